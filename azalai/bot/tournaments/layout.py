"""The card of a tournament, and what is told of it in private: who takes part, the games of its rounds, its order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from azalai.bot.layouts.cards import PALM, SAND
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.layout import Document, Picture, PrivateLayout, PublicLayout, Row
from azalai.bot.layouts.prompts import INDIGO
from azalai.bot.signs import sign_in_text
from azalai.bot.store.rows import TimerKind
from azalai.bot.text import channel_url, paged, plain, visible
from azalai.bot.tournaments.pairing.plan import Kind, rounds_of
from azalai.bot.tournaments.pairing.standings import Standing
from azalai.bot.tournaments.store import Contest, GameRow, GameStatus, Reason, TournamentStatus
from azalai.games import GAMES
from azalai.locales import Words, language_of, words

SHOWN = 10
"""So many of the order stand on the card."""
LIMIT = 3400
"""Characters of a page."""
LINKED = 2400
"""Characters of a round's games on the card: where there are more they lead nowhere, *My table* does."""
Standings = Sequence[Sequence[Standing]]
"""The order of those who take part; of each group where there are groups."""


def card(
    contest: Contest,
    order: Standings,
    channels: Mapping[int, int],
    pictures: Sequence[Picture] = (),
    standing: Mapping[int, str] | None = None,
) -> PublicLayout:
    """What stands in the channel. `channels`: where the tables are, by their numbers; `pictures`: how it stands, in
    words where there are none; `standing`: why games stand still, by their numbers, as the value of `cup-standing`."""
    row, said = contest.row, words(language_of(contest.row.language))
    texts = [f"## {sign_in_text('cup', said)} {plain(row.name)}\n{_terms(contest, said)}"]
    if row.status is TournamentStatus.OPEN:
        texts.append(_waiting(contest, said))
    else:
        texts.append(state_text(contest, said))
        if row.status is TournamentStatus.RUNNING:
            games = "\n".join(_games(contest, row.round, channels, said, standing))
            texts.append(games if len(games) <= LINKED else "\n".join(_games(contest, row.round, {}, said, standing)))
        if not pictures:
            texts.append(order_text(contest, order, said, most=SHOWN))
    if trouble := trouble_text(contest, said):
        texts.append(trouble)
    accent = PALM if row.status is TournamentStatus.OVER else SAND
    rows = _card_rows(contest, said)
    return PublicLayout(texts=tuple(texts), below=tuple(pictures), rows=rows, accent=accent)


def game_name(contest: Contest, game: GameRow) -> str:
    """What the thread of a game is called: of which tournament and round, who plays, and its number, so that there is
    none like it."""
    said = words(language_of(contest.row.language))
    players = " – ".join(visible(contest.entrants[number].name) for number in game.seats)
    return said.say(
        "cup-thread", name=visible(contest.row.name), round=game.round, players=players, number=game.number + 1
    )[:100]


def standings_layout(
    contest: Contest, order: Standings, said: Words, page: int, *, user: int, more: str = ""
) -> PrivateLayout:
    """The whole order, in pages; the reader's own place in bold. `more`: what a picture would tell beside."""
    own = contest.entrant(user)
    text = order_text(contest, order, said, own=None if own is None else own.number)
    text = f"## {plain(contest.row.name)}\n{state_text(contest, said)}\n{text}\n-# {said.say('cup-order-how')}"
    text = f"{text}\n\n{more}" if more else text
    return _paged(contest, text, said, page, "cup-standings", user=user)


def games_layout(contest: Contest, channels: Mapping[int, int], said: Words, page: int, *, user: int) -> PrivateLayout:
    """The games of all rounds, the newest round first."""
    parts = [
        "\n".join([f"**{said.say('cup-round', round=number)}**", *_games(contest, number, channels, said)])
        for number in range(contest.row.round, 0, -1)
    ]
    text = "\n".join([f"## {plain(contest.row.name)}", *(parts or [said.say("cup-no-games")])])
    return _paged(contest, text, said, page, "cup-games", user=user)


def mine_layout(contest: Contest, channel: int | None, said: Words, *, user: int) -> PrivateLayout:
    """Where the reader plays now."""
    if contest.entrant(user) is None:
        text = said.say("cup-not-in")
    elif channel is not None:
        text = said.say("cup-your-table", channel=f"<#{channel}>")
    else:
        text = said.say("cup-no-table", status=contest.row.status.value)
    if trouble := trouble_text(contest, said):
        text = f"{text}\n{trouble}"
    return PrivateLayout(user=user, texts=(text,), accent=INDIGO)


def withdraw_layout(contest: Contest, said: Words, *, user: int) -> PrivateLayout:
    """Whether somebody really wants to leave."""
    yes = button(said.say("button-cup-withdraw-yes"), "cup-gone", contest.row.id, style=ButtonStyle.DANGER)
    close = button(said.say("button-close"), "close", 0)
    text = said.say("cup-withdraw-really", name=plain(contest.row.name))
    return PrivateLayout(user=user, texts=(text,), rows=[[yes, close]], accent=INDIGO)


def exported(contest: Contest, order: Standings, said: Words) -> Document:
    """The results as a table of tab-separated values."""
    lines = ["\t".join(("round", "seat", "name", "place", "score", "table"))]
    for game in contest.games:
        for seat, number in enumerate(game.seats):
            place = str(game.places[seat]) if game.places else ""
            score = str(game.scores[seat]) if game.scores else ""
            name = contest.entrants[number].name.replace("\t", " ")
            lines.append("\t".join((str(game.round), str(seat + 1), name, place, score, str(game.table_id or ""))))
    for bye in contest.byes:
        name = contest.entrants[bye.entrant].name.replace("\t", " ")
        lines.append("\t".join((str(bye.round), "", name, "bye" if bye.counts else "rest", "", "")))
    lines.append("")
    lines.append("\t".join(("place", "name", "points", "opponents", "difference")))
    for one in (one for group in order for one in group):
        name = contest.entrants[one.entrant].name.replace("\t", " ")
        values = (points(one.points), points(one.opponents), points(one.difference))
        lines.append("\t".join((str(one.place), name, *values)))
    return Document(f"tournament-{contest.row.id}.tsv", ("\n".join(lines) + "\n").encode())


def points(value: Fraction) -> str:
    """Points as people write them: `2½`, else with two digits.

    >>> points(Fraction(5, 2)), points(Fraction(3)), points(Fraction(-1, 2)), points(Fraction(4, 3))
    ('2½', '3', '-½', '1.33')
    """
    if value.denominator == 1:
        return str(value.numerator)
    if value.denominator == 2:
        whole = abs(value.numerator) // 2
        return f"{'-' if value < 0 else ''}{whole or ''}½"
    return f"{float(value):.2f}"


def _paged(contest: Contest, text: str, said: Words, page: int, act: str, *, user: int) -> PrivateLayout:
    pages = paged(text, LIMIT)
    page = max(0, min(page, len(pages) - 1))
    back = button(said.say("button-previous"), act, contest.row.id, page - 1, disabled=page == 0)
    on = button(said.say("button-next"), act, contest.row.id, page + 1, disabled=page == len(pages) - 1)
    rows = [[back, on]] if len(pages) > 1 else []
    return PrivateLayout(user=user, texts=(pages[page],), rows=rows, accent=INDIGO)


def _terms(contest: Contest, said: Words) -> str:
    """What is played, and how."""
    row = contest.row
    rounds = row.rounds if row.kind is Kind.SWISS else 0
    game = said.say(f"{row.game}-name")
    told = said.say("cup-terms", game=game, kind=row.kind.value, rounds=rounds, size=row.wanted)
    if not row.hours:
        return told
    return f"{told} {said.say('cup-hours', hours=f'{row.hours:g}', then='robots' if row.robots else 'host')}"


def _waiting(contest: Contest, said: Words) -> str:
    """Who is in, and when it begins."""
    row, people = contest.row, contest.entrants
    names = said.join(plain(one.name) for one in people) if people else said.say("cup-nobody")
    when = "full" if contest.starts_at is None else "time"
    moment = "" if contest.starts_at is None else f"<t:{int(contest.starts_at)}:F>"
    lapses: list[str] = []
    if row.reason is Reason.FEW and contest.lapses_at is not None:
        when, moment = "few", f"<t:{int(contest.lapses_at)}:F>"
    elif contest.lapses_at is not None:
        lapses = [said.say("cup-lapses", moment=f"<t:{int(contest.lapses_at)}:f>")]
    return "\n".join(
        (
            said.say("cup-in", count=len(people), most=row.most, names=names),
            said.say("cup-begins", when=when, moment=moment, least=row.least),
            *lapses,
            said.say("cup-vanish"),
        )
    )


def state_text(contest: Contest, said: Words) -> str:
    """Where it stands."""
    row = contest.row
    if row.status is TournamentStatus.CANCELLED:
        return said.say("cup-cancelled", why="ended" if row.reason is None else row.reason.value)
    if row.status is TournamentStatus.OVER:
        return said.say("cup-over")
    if row.status is TournamentStatus.OPEN:
        return said.say("cup-not-begun")
    here = [game for game in contest.games if game.round == row.round]
    rounds = rounds_of(row.plan(GAMES[row.game].seats), len(contest.entrants))
    told = said.say(
        "cup-state", round=row.round, rounds=rounds, over=sum(bool(game.places) for game in here), games=len(here)
    )
    if contest.is_late:
        return f"{told} {said.say('cup-late')}"
    due = contest.round_due
    return f"{told} {said.say('cup-due', due=f'<t:{int(due)}:R>')}" if due else told


def trouble_text(contest: Contest, said: Words) -> str:
    """What holds the tournament up, what to do, and when it is cancelled otherwise; nothing if nothing does."""
    trouble, lapses = contest.row.trouble, contest.lapses_at
    if trouble is None:
        return ""
    text = said.say("cup-trouble", trouble=trouble.value)
    return text if lapses is None else f"{text} {said.say('cup-trouble-ends', moment=f'<t:{int(lapses)}:R>')}"


def _games(
    contest: Contest,
    number: int,
    channels: Mapping[int, int],
    said: Words,
    standing: Mapping[int, str] | None = None,
) -> list[str]:
    """A line for each game of a round, which leads to its table, and for who has none."""
    lines: list[str] = []
    for game in contest.games:
        if game.round != number:
            continue
        names = [plain(contest.entrants[one].name) for one in game.seats]
        if game.places:
            ended = sorted(zip(game.places, names, game.scores, strict=True), key=lambda one: one[0])
            told = " · ".join(f"{place}. {name} {score}" for place, name, score in ended)
        else:
            told = " – ".join(names)
        over = contest.due(TimerKind.CUP_GAME, game.number) if game.status is GameStatus.OVERTIME else None
        if game.number in (standing or {}):
            told = f"{told} · {said.say('cup-standing', why=(standing or {})[game.number])}"
        elif over is not None:
            told = f"{told} · {said.say('cup-overtime', moment=f'<t:{int(over)}:R>')}"
        channel = channels.get(game.table_id or 0)
        lines.append(f"• {told if channel is None else f'[{told}]({channel_url(contest.row.guild_id, channel)})'}")
    free = [bye for bye in contest.byes if bye.round == number]
    for counts in (True, False):
        names = [plain(contest.entrants[bye.entrant].name) for bye in free if bye.counts is counts]
        if names:
            lines.append("• " + said.say("cup-bye" if counts else "cup-rest", names=said.join(names), count=len(names)))
    return lines


def order_text(
    contest: Contest, order: Standings, said: Words, *, most: int | None = None, own: int | None = None
) -> str:
    """The order, group by group, so many lines of each."""
    lines: list[str] = []
    for at, group in enumerate(order):
        if len(order) > 1:
            lines.append(f"**{said.say('cup-group', number=at + 1)}**")
        lines += [_line(contest, one, said, bold=one.entrant == own) for one in group[:most]]
        if most is not None and len(group) > most:
            lines.append(said.say("cup-more", count=len(group) - most))
    return "\n".join(lines)


def _line(contest: Contest, one: Standing, said: Words, *, bold: bool) -> str:
    who = contest.entrants[one.entrant]
    name = plain(who.name)
    told = said.say(
        "cup-line" if contest.row.kind is not Kind.KNOCKOUT else "cup-line-knockout",
        place=one.place,
        name=f"**{name}**" if bold or one.place == 1 else name,
        points=points(one.points),
        opponents=points(one.opponents),
        decided="first" if one.decided is None else one.decided.value,
    )
    return f"{told} · {said.say('cup-gone')}" if who.gone else told


def _card_rows(contest: Contest, said: Words) -> list[Row]:
    number = contest.row.id

    def one(label: str, act: str, style: ButtonStyle = ButtonStyle.SECONDARY, sign: str | None = None) -> Button:
        return button(said.say(f"button-cup-{label}"), act, number, style=style, sign=sign)

    standings = button(said.say("button-cup-standings"), "cup-standings", number, 0, sign="view")
    games = button(said.say("button-cup-games"), "cup-games", number, 0, sign="log")
    if contest.row.status is TournamentStatus.OPEN:
        return [[one("join", "cup-join", ButtonStyle.SUCCESS), one("leave", "cup-leave")]]
    if contest.row.status is TournamentStatus.RUNNING:
        return [
            [one("mine", "cup-mine", ButtonStyle.PRIMARY), standings, games],
            [one("withdraw", "cup-withdraw", sign="end")],
        ]
    return [[standings, games, one("export", "cup-export")]]
