"""Card of a tournament: its terms, its state, the tables of its round, and its buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.layouts.cards import PALM
from azalai.bot.layouts.components import Button, ButtonStyle, button, link
from azalai.bot.layouts.layout import SAND, Line, Picture, PublicLayout, Row
from azalai.bot.layouts.pace_texts import span
from azalai.bot.layouts.phone import PHONE, in_one_line, lines, room_next_to
from azalai.bot.signs import sign_in_text
from azalai.bot.store.rows import TimerKind
from azalai.bot.text import channel_url, clip, escape_numbering, make_link, plain, visible_name
from azalai.bot.tournaments.pairing.knockout import matches
from azalai.bot.tournaments.pairing.plan import Kind, rounds_of
from azalai.bot.tournaments.pairing.standings import Standing
from azalai.bot.tournaments.store import Contest
from azalai.bot.tournaments.tournament_rows import GameRow, GameStatus, Reason, TournamentStatus
from azalai.locales import Words, language_of, words

SHOWN = 8
"""Places of the standings on the card."""
ROOM = PHONE.framed_room
"""px that a line of a message is wide on a phone."""
LETTERS = 16
GAMES_SHOWN, NAME_LINES, ORDER_LINES, TROUBLED_LINES = 4, 5, 14, 6
"""Games of a round, and lines of a phone for the names of those who take part, and the order, on the card; for the
order if a trouble is told."""
NAMES_IN_LINE = 10
"""Names that have a bye in one line of a list."""
STALLED_HOURS = 14 * 24
"""Hours without a move after which a robot takes a seat at a table without a clock."""
THREAD_NAME = 100
Standings = Sequence[Sequence[Standing]]
"""Order of the entrants; of each group if there are groups."""


def card(
    contest: Contest,
    order: Standings,
    channels: Mapping[int, int],
    pictures: Sequence[Picture] = (),
    standing: Mapping[int, str] | None = None,
) -> PublicLayout:
    """Return the message of a tournament in its channel.

    `channels`: the channels of the tables, by their numbers; `pictures`: the standings, in words if there are none, or
    if a trouble takes their room; `standing`: why games stand still, by their numbers, as the value of `cup-standing`.
    """
    row, t = contest.row, words(language_of(contest.row.language))
    trouble = trouble_text(contest, t)
    pictures, most = ((), TROUBLED_LINES) if trouble else (pictures, ORDER_LINES)
    heading = f"## {sign_in_text('cup', t)} {plain(row.name)}"
    if row.status is TournamentStatus.OPEN:
        texts = [f"{heading}\n{_terms(contest, t)}", _format_waiting(contest, t)]
    else:
        texts = [f"{heading}\n{_kind(contest, t)}", state_text(contest, t)]
    texts.append(trouble)
    if row.status is TournamentStatus.OVER:
        texts.append(winner_text(contest, order, t))
    if row.round and not pictures and (row.status is not TournamentStatus.OVER or len(order) == 1):
        texts.append("\n".join(pick_fitting(order_lines(contest, order, t, most=SHOWN), most)))
    accent = PALM if row.status is TournamentStatus.OVER else SAND
    rows = _card_rows(contest, t)
    if row.status is TournamentStatus.RUNNING:
        rows = [*_round_on_card(contest, channels, t, standing or {}, pictured=bool(pictures)), *rows]
    return PublicLayout(texts=tuple(filter(None, texts)), below=tuple(pictures), grid=True, rows=rows, accent=accent)


def game_name(contest: Contest, game: GameRow) -> str:
    """Return the name of the thread of a game: of which tournament and round, and its number, which no other game has.

    The name of the tournament is cut rather than the number. No person is named: an old thread keeps its name.
    """
    t = words(language_of(contest.row.language))
    end = t.say("cup-thread", round=game.round, number=game.number + 1)
    return f"{clip(visible_name(contest.row.name), THREAD_NAME - len(end))}{end}"


# Texts of the card


def _kind(contest: Contest, t: Words) -> str:
    """Return the game and the kind of pairings."""
    row = contest.row
    rounds = row.rounds if row.kind is Kind.SWISS else 0
    name = f"{row.game}-name"
    game = t.say(name) if t.has(name) else row.game  # its texts are away with a game that is not installed
    return t.say("cup-terms", game=game, kind=row.kind.value, rounds=rounds, size=row.wanted)


def _terms(contest: Contest, t: Words) -> str:
    """Return the game, the kind of pairings and the hours of a round."""
    row = contest.row
    if not row.hours:
        return _kind(contest, t)
    hours = t.say("cup-hours", hours=f"{row.hours:g}", then="robots" if row.robots else "host")
    return f"{_kind(contest, t)} {hours}"


def _format_waiting(contest: Contest, t: Words) -> str:
    """Return the entrants so far, the beginning, and the consequence for absent players."""
    row, people = contest.row, contest.entrants
    names = [plain(person.name) for person in people]
    fitting = pick_fitting([f"{name}," for name in names], NAME_LINES, joined=True)
    if len(fitting) < len(names):
        listed = t.say("cup-and-more", listed=t.row(names[: len(fitting)]), count=len(names) - len(fitting))
    else:
        listed = t.join(names) if names else t.say("cup-nobody")
    when = "full" if contest.starts_at is None else "time"
    moment = "" if contest.starts_at is None else f"<t:{int(contest.starts_at)}:F>"
    lapses: list[str] = []
    if row.reason is Reason.FEW and contest.lapses_at is not None:
        when, moment = "few", f"<t:{int(contest.lapses_at)}:F>"
    elif contest.lapses_at is not None:
        lapses = [t.say("cup-lapses", moment=f"<t:{int(contest.lapses_at)}:f>")]
    return "\n".join(
        (
            t.say("cup-in", count=len(people), most=row.most, names=listed),
            t.say("cup-begins", when=when, moment=moment, least=row.least),
            *lapses,
            t.say("cup-vanish", span=_until_replaced(contest, t), size=row.wanted),
        )
    )


def _until_replaced(contest: Contest, t: Words) -> str:
    """Return for how long players may stay away until a robot takes their seat."""
    pace = decode_pace(contest.row.pace)
    hours = pace.turn + pace.bank if pace.has_clock else STALLED_HOURS
    return span(min(hours, contest.row.hours or hours), t)


def state_text(contest: Contest, t: Words) -> str:
    """Return the text about the progress of the tournament."""
    row = contest.row
    if row.status is TournamentStatus.CANCELLED:
        return t.say("cup-cancelled", why="ended" if row.reason is None else row.reason.value)
    if row.status is TournamentStatus.OVER:
        return t.say("cup-over")
    if row.status is TournamentStatus.OPEN:
        return t.say("cup-not-begun")
    games = [game for game in contest.games if game.round == row.round]
    over = sum(bool(game.places) for game in games)
    text = t.say("cup-state", stage=stage_name(contest, row.round, t), over=over, games=len(games))
    if contest.is_late:
        return f"{text} {t.say('cup-late')}"
    due = contest.round_due
    return text if due is None else f"{text} {t.say('cup-due', due=f'<t:{int(due)}:R>')}"


def trouble_text(contest: Contest, t: Words) -> str:
    """Return the obstacle of the tournament, with advice and the moment of its cancelling; "" without one."""
    trouble, lapses = contest.row.trouble, contest.lapses_at
    if trouble is None or not contest.row.is_live:
        return ""
    text = t.say("cup-trouble", trouble=trouble.value)
    return text if lapses is None else f"{text} {t.say('cup-trouble-ends', moment=f'<t:{int(lapses)}:R>')}"


def count_rounds(contest: Contest) -> int:
    """Return the number of rounds of a tournament with these people."""
    return rounds_of(contest.row.plan, len(contest.entrants))


def plays_again(contest: Contest, entrant: int) -> bool:
    """Return True if an entrant who has not left may have a game that is not over, now or in a later round."""
    row = contest.row
    if any(entrant in game.seats and game.status is not GameStatus.OVER for game in contest.games):
        return True
    if row.kind is not Kind.KNOCKOUT:
        return row.round < count_rounds(contest)
    rounds = matches(contest.field, row.seed)
    return not any(
        entrant in match.known and match.winner not in (None, entrant) for matches in rounds for match in matches
    )


def stage_name(contest: Contest, number: int, t: Words) -> str:
    """Return the name of a round: in a knockout the last two have names of their own."""
    rounds = count_rounds(contest)
    if contest.row.kind is Kind.KNOCKOUT and number >= rounds - 1:
        return rounds_name(number, rounds, t)
    return t.say("cup-round-of", round=number, rounds=max(number, rounds))


def rounds_name(number: int, last: int, t: Words) -> str:
    """Return the name of a round of a knockout; `last`: the number of the final, 0 if it is not shown."""
    if number == last:
        return t.say("cup-final")
    return t.say("cup-semi-final") if number == last - 1 else t.say("cup-round", round=number)


def winner_text(contest: Contest, order: Standings, t: Words) -> str:
    """Return the winner, the second and the third; of several groups the winner of each."""

    def names(group: Sequence[Standing], place: int) -> str:
        return t.join(plain(contest.entrants[standing.entrant].name) for standing in group if standing.place == place)

    if len(order) != 1:
        first = ((number, names(group, 1)) for number, group in enumerate(order, 1))
        return "\n".join(t.say("cup-group-won", number=number, names=names) for number, names in first)
    group = order[0]
    text = t.say("cup-won", names=names(group, 1), count=sum(standing.place == 1 for standing in group))
    after = [t.say(f"cup-place-{place}", names=names(group, place)) for place in (2, 3) if names(group, place)]
    return " ".join([text, *(f"{place}." for place in after)])


# The games of a round


def _round_on_card(
    contest: Contest, channels: Mapping[int, int], t: Words, standing: Mapping[int, str], *, pictured: bool
) -> list[Row]:
    """Return the present round's games, each with the way to its table, unfinished ones first.

    Then the number without room here, and the byes. `pictured`: the card has a picture; that of all against all is the
    tallest.
    """
    games = games_of_round(contest, contest.row.round)
    most = max(2, GAMES_SHOWN - pictured - (contest.row.kind is Kind.EVERYONE) - bool(standing))
    listed = games if len(games) <= most else games[: most - 1]
    rows: list[Row] = [game_section(contest, game, channels, t, standing.get(game.number)) for game in listed]
    more = [t.say("cup-more-games", count=len(games) - len(listed))] if len(listed) < len(games) else []
    rest = [*more, *pick_fitting(_bye_lines(contest, contest.row.round, t), 1)]
    return [*rows, *([Line("\n".join(rest))] if rest else [])]


def game_section(
    contest: Contest, game: GameRow, channels: Mapping[int, int], t: Words, standing: str | None = None
) -> Line:
    """Return the players of a game or its result, and the trouble that holds it up, each in one line of a phone."""
    channel = channels.get(game.table_id or 0)
    button = None if channel is None else link(t.say("button-go-there"), channel_url(contest.row.guild_id, channel))
    room = ROOM if button is None else room_next_to(button.label, ROOM)
    text = escape_numbering(in_one_line(_with_plain_names, _players(contest, game), room, LETTERS))
    note = _note(contest, game, t, standing)
    return Line(text if note is None else f"{text}\n-# {note}", button)


def games_of_round(contest: Contest, number: int) -> list[GameRow]:
    """Return the games of a round, those that are not over first."""
    return sorted((game for game in contest.games if game.round == number), key=lambda game: bool(game.places))


def game_lines(
    contest: Contest, number: int, channels: Mapping[int, int], t: Words, standing: Mapping[int, str] | None = None
) -> list[str]:
    """Return a line for each game of a round, which leads to its table, unfinished ones first; then the byes.

    `standing`: as that of the card.
    """
    games = games_of_round(contest, number)
    texts = [_game_line(contest, game, channels, t, (standing or {}).get(game.number)) for game in games]
    return [*texts, *_bye_lines(contest, number, t)]


def _bye_lines(contest: Contest, number: int, t: Words) -> list[str]:
    """Return the lines about entrants without a game in a round."""
    texts: list[str] = []
    free = [bye for bye in contest.byes if bye.round == number]
    for counts in (True, False):
        names = [plain(contest.entrants[bye.entrant].name) for bye in free if bye.counts is counts]
        for at in range(0, len(names), NAMES_IN_LINE):
            some = names[at : at + NAMES_IN_LINE]
            texts.append("• " + t.say("cup-bye" if counts else "cup-rest", names=t.join(some), count=len(some)))
    return texts


def _game_line(contest: Contest, game: GameRow, channels: Mapping[int, int], t: Words, standing: str | None) -> str:
    text = _with_plain_names(_players(contest, game))
    channel = channels.get(game.table_id or 0)
    if channel is not None:
        text = make_link(text, channel_url(contest.row.guild_id, channel))
    note = _note(contest, game, t, standing)
    return f"• {text}" if note is None else f"• {text} · {note}"


_NAME_EDGE = "\0"
"""Edge of a name in a line that is still to be cut."""


def _with_plain_names(text: str) -> str:
    """Return a text with each name between its edges made plain by itself, so that none turns what is around it."""
    return "".join(plain(part) if at % 2 else part for at, part in enumerate(text.split(_NAME_EDGE)))


def _players(contest: Contest, game: GameRow) -> str:
    """Return the names of those who play a game, each between edges, or with places and points how it ended."""
    names = [f"{_NAME_EDGE}{contest.entrants[seat].name}{_NAME_EDGE}" for seat in game.seats]
    if not game.places:
        return " – ".join(names)
    ended = sorted(zip(game.places, names, game.scores, strict=True), key=lambda row: row[0])
    return " · ".join(f"{place}. {name} {score}" for place, name, score in ended)


def _note(contest: Contest, game: GameRow, t: Words, standing: str | None) -> str | None:
    """Return the trouble that holds a game up, or the end of its overtime."""
    if standing is not None:
        return t.say("cup-standing", why=standing)
    overtime = contest.find_due(TimerKind.CUP_GAME, game.number) if game.status is GameStatus.OVERTIME else None
    return None if overtime is None else t.say("cup-overtime", moment=f"<t:{int(overtime)}:R>")


# The order


def order_text(contest: Contest, order: Standings, t: Words, *, most: int | None = None, own: int | None = None) -> str:
    """Return the order, group by group; `most`: places of each group that are shown."""
    return "\n".join(order_lines(contest, order, t, most=most, own=own))


def order_lines(
    contest: Contest, order: Standings, t: Words, *, most: int | None = None, own: int | None = None
) -> list[str]:
    """Return the lines of the order; `most` places are shared by all groups."""
    texts: list[str] = []
    most = most if most is None or len(order) <= 1 else max(1, most // len(order))
    for at, group in enumerate(order):
        if len(order) > 1:
            texts.append(f"**{t.say('cup-group', number=at + 1)}**")
        texts += [place_line(contest, standing, t, bold=standing.entrant == own) for standing in group[:most]]
        if most is not None and len(group) > most and at == len(order) - 1:
            texts.append(t.say("cup-more", count=sum(len(group[most:]) for group in order)))
    return texts


def place_line(contest: Contest, standing: Standing, t: Words, *, bold: bool = False) -> str:
    """Return a place, with the reason for it if points did not decide."""
    entrant = contest.entrants[standing.entrant]
    name = plain(entrant.name)
    text = t.say(
        "cup-line" if contest.row.kind is not Kind.KNOCKOUT else "cup-line-knockout",
        place=standing.place,
        name=f"**{name}**" if bold or standing.place == 1 else name,
        points=points(standing.points),
        opponents=points(standing.opponents),
        decided="first" if standing.decided is None else standing.decided.value,
    )
    return escape_numbering(f"{text} · {t.say('cup-gone')}" if entrant.gone else text)


def points(value: Fraction) -> str:
    """Return points as people write them: `2½`, else with two digits.

    >>> points(Fraction(5, 2)), points(Fraction(3)), points(Fraction(-1, 2)), points(Fraction(4, 3))
    ('2½', '3', '-½', '1.33')
    """
    if value.denominator == 1:
        return str(value.numerator)
    if value.denominator == 2:
        whole = abs(value.numerator) // 2
        return f"{'-' if value < 0 else ''}{whole or ''}½"
    return f"{float(value):.2f}"


# Room on a phone


def count_lines(text: str) -> int:
    """Return the number of lines of a phone that a text takes."""
    return sum(lines(line, ROOM, LETTERS) for line in text.split("\n"))


def pick_fitting(texts: Sequence[str], most: int, *, joined: bool = False) -> list[str]:
    """Return the first of these texts, at least one, that fit in `most` lines of a phone.

    One below the other or (`joined`) one after the other.
    """
    between = " " if joined else "\n"
    count = next((at for at in range(1, len(texts)) if count_lines(between.join(texts[: at + 1])) > most), len(texts))
    return list(texts[:count])


# Buttons


def close_button(t: Words) -> Button:
    """Return the button that closes a private view."""
    return button(t.say("button-close"), "close", 0)


def _card_rows(contest: Contest, t: Words) -> list[Row]:
    number = contest.row.id

    def make(label: str, style: ButtonStyle = ButtonStyle.SECONDARY) -> Button:
        return button(t.say(f"button-cup-{label}"), f"cup-{label}", number, style=style)

    standings = button(t.say("button-cup-standings"), "cup-standings", number, 0, sign="view")
    games = button(t.say("button-cup-games"), "cup-games", number, 0, sign="log")
    if contest.row.status is TournamentStatus.OPEN:
        return [[make("join", ButtonStyle.SUCCESS), make("leave"), make("lead")]]
    if contest.row.status is TournamentStatus.RUNNING:
        return [[make("mine", ButtonStyle.PRIMARY), standings, games, make("lead")]]
    return [[standings, games, make("export")]] if contest.row.round else []
