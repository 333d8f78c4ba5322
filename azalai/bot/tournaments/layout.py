"""Card of a tournament: its terms, its state, the tables of its round, and its buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from azalai.bot.clocks.pace import decode_pace
from azalai.bot.layouts.cards import PALM
from azalai.bot.layouts.components import Button, ButtonStyle, button, link
from azalai.bot.layouts.layout import SAND, Line, Picture, PublicLayout, Row
from azalai.bot.layouts.pace_texts import span
from azalai.bot.layouts.phone import PHONE, clip_to_line, count_paragraph_lines, room_next_to
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
"""Number of places of the standings on the card."""
ROOM = PHONE.framed_room
"""Width of a message's line on a phone, in px."""
LETTERS = 16
GAMES_SHOWN, NAME_LINES, ORDER_LINES, TROUBLED_LINES = 4, 5, 14, 6
"""Limits of the card: games of the round, and lines on a phone for names of entrants and for the standings.

The last limit is for the standings if the card shows a trouble.
"""
NAMES_IN_LINE = 10
"""Largest number of names in a line about byes."""
STALLED_HOURS = 14 * 24
"""Hours without a move after which a robot takes a seat at a table without a clock."""
THREAD_NAME = 100
Standings = Sequence[Sequence[Standing]]
"""Standings of each group; one if the tournament has no groups."""


def card(
    contest: Contest,
    order: Standings,
    channels: Mapping[int, int],
    pictures: Sequence[Picture] = (),
    standing: Mapping[int, str] | None = None,
) -> PublicLayout:
    """Return the card of a tournament.

    - `channels`: the channels of the tables, by the numbers of the tables.
    - `pictures`: pictures of the standings. Without them, or with a trouble on the card, the standings are in words.
    - `standing`: the states of games at a standstill, by the numbers of the games, as values of `cup-standing`.
    """
    row, t = contest.row, words(language_of(contest.row.language))
    trouble = trouble_text(contest, t)
    pictures, most = ((), TROUBLED_LINES) if trouble else (pictures, ORDER_LINES)
    heading = f"## {sign_in_text('cup', t)} {plain(row.name)}"
    if row.status is TournamentStatus.OPEN:
        texts = [f"{heading}\n{_format_terms(contest, t)}", _format_waiting(contest, t)]
    else:
        texts = [f"{heading}\n{_format_kind(contest, t)}", state_text(contest, t)]
    texts.append(trouble)
    if row.status is TournamentStatus.OVER:
        texts.append(winner_text(contest, order, t))
    if row.round and not pictures and (row.status is not TournamentStatus.OVER or len(order) == 1):
        texts.append("\n".join(pick_fitting(order_lines(contest, order, t, most=SHOWN), most)))
    accent = PALM if row.status is TournamentStatus.OVER else SAND
    rows = _card_rows(contest, t)
    if row.status is TournamentStatus.RUNNING:
        rows = [*_round_rows(contest, channels, t, standing or {}, pictured=bool(pictures)), *rows]
    return PublicLayout(texts=tuple(filter(None, texts)), below=tuple(pictures), grid=True, rows=rows, accent=accent)


def game_name(contest: Contest, game: GameRow) -> str:
    """Return the name of a game's thread: the tournament, the round and the game's number, so no two are the same.

    If it is too long, the name of the tournament is clipped. It names no person, because old threads keep their names.
    """
    t = words(language_of(contest.row.language))
    end = t.say("cup-thread", round=game.round, number=game.number + 1)
    return f"{clip(visible_name(contest.row.name), THREAD_NAME - len(end))}{end}"


# Texts of the card


def _format_kind(contest: Contest, t: Words) -> str:
    """Return the game and the kind of pairings."""
    row = contest.row
    rounds = row.rounds if row.kind is Kind.SWISS else 0
    name = f"{row.game}-name"
    game = t.say(name) if t.has(name) else row.game  # a game that is not installed has no texts
    return t.say("cup-terms", game=game, kind=row.kind.value, rounds=rounds, size=row.wanted)


def _format_terms(contest: Contest, t: Words) -> str:
    """Return the game, the kind of pairings and the hours of a round."""
    row = contest.row
    if not row.hours:
        return _format_kind(contest, t)
    hours = t.say("cup-hours", hours=f"{row.hours:g}", then="robots" if row.robots else "host")
    return f"{_format_kind(contest, t)} {hours}"


def _format_waiting(contest: Contest, t: Words) -> str:
    """Return the entrants so far, when the tournament begins, and what happens to absent players."""
    row, people = contest.row, contest.entrants
    names = [plain(person.name) for person in people]
    fitting = pick_fitting([f"{name}," for name in names], NAME_LINES, joined=True)
    if len(fitting) < len(names):
        entrants = t.say("cup-and-more", listed=t.row(names[: len(fitting)]), count=len(names) - len(fitting))
    else:
        entrants = t.join(names) if names else t.say("cup-nobody")
    when = "full" if contest.starts_at is None else "time"
    moment = "" if contest.starts_at is None else f"<t:{int(contest.starts_at)}:F>"
    lapses: list[str] = []
    if row.reason is Reason.FEW and contest.lapses_at is not None:
        when, moment = "few", f"<t:{int(contest.lapses_at)}:F>"
    elif contest.lapses_at is not None:
        lapses = [t.say("cup-lapses", moment=f"<t:{int(contest.lapses_at)}:f>")]
    return "\n".join(
        (
            t.say("cup-in", count=len(people), most=row.most, names=entrants),
            t.say("cup-begins", when=when, moment=moment, least=row.least),
            *lapses,
            t.say("cup-vanish", span=_format_absence(contest, t), size=row.wanted),
        )
    )


def _format_absence(contest: Contest, t: Words) -> str:
    """Return the time after which a robot takes the seat of an absent player, in words."""
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
    """Return the trouble of the tournament, with advice and the time when it will be cancelled; "" without one."""
    trouble, lapses = contest.row.trouble, contest.lapses_at
    if trouble is None or not contest.row.is_live:
        return ""
    text = t.say("cup-trouble", trouble=trouble.value)
    return text if lapses is None else f"{text} {t.say('cup-trouble-ends', moment=f'<t:{int(lapses)}:R>')}"


def count_rounds(contest: Contest) -> int:
    """Return the number of rounds of a tournament with its present entrants."""
    return rounds_of(contest.row.plan, len(contest.entrants))


def plays_again(contest: Contest, entrant: int) -> bool:
    """Return True if an entrant has an unfinished game or may get one in a later round. They must not have left."""
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
    """Return the name of a round; the last two rounds of a knockout have names of their own."""
    rounds = count_rounds(contest)
    if contest.row.kind is Kind.KNOCKOUT and number >= rounds - 1:
        return rounds_name(number, rounds, t)
    return t.say("cup-round-of", round=number, rounds=max(number, rounds))


def rounds_name(number: int, last: int, t: Words) -> str:
    """Return the name of a round of a knockout. `last`: the number of the final, or 0 if the final is not shown."""
    if number == last:
        return t.say("cup-final")
    return t.say("cup-semi-final") if number == last - 1 else t.say("cup-round", round=number)


def winner_text(contest: Contest, order: Standings, t: Words) -> str:
    """Return the first three places, or the winner of each group if there are several."""

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


def _round_rows(
    contest: Contest, channels: Mapping[int, int], t: Words, standing: Mapping[int, str], *, pictured: bool
) -> list[Row]:
    """Return a line for each game of the present round with a link to its table, unfinished games first.

    A last line has the number of games without room, and the byes. `pictured`: the card has a picture, so there is less
    room. The picture of all against all is the tallest.
    """
    games = games_of_round(contest, contest.row.round)
    most = max(2, GAMES_SHOWN - pictured - (contest.row.kind is Kind.EVERYONE) - bool(standing))
    listed = games if len(games) <= most else games[: most - 1]
    rows: list[Row] = [game_section(contest, game, channels, t, standing.get(game.number)) for game in listed]
    more = [t.say("cup-more-games", count=len(games) - len(listed))] if len(listed) < len(games) else []
    last_lines = [*more, *pick_fitting(_bye_lines(contest, contest.row.round, t), 1)]
    return [*rows, *([Line("\n".join(last_lines))] if last_lines else [])]


def game_section(
    contest: Contest, game: GameRow, channels: Mapping[int, int], t: Words, standing: str | None = None
) -> Line:
    """Return the players or the result of a game, and what holds it up, each in one line on a phone."""
    channel = channels.get(game.table_id or 0)
    button = None if channel is None else link(t.say("button-go-there"), channel_url(contest.row.guild_id, channel))
    room = ROOM if button is None else room_next_to(button.label, ROOM)
    text = escape_numbering(clip_to_line(_isolate_names, _format_players(contest, game), room, LETTERS))
    note = _format_note(contest, game, t, standing)
    return Line(text if note is None else f"{text}\n-# {note}", button)


def games_of_round(contest: Contest, number: int) -> list[GameRow]:
    """Return the games of a round, unfinished games first."""
    return sorted((game for game in contest.games if game.round == number), key=lambda game: bool(game.places))


def game_lines(
    contest: Contest, number: int, channels: Mapping[int, int], t: Words, standing: Mapping[int, str] | None = None
) -> list[str]:
    """Return a line for each game of a round with a link to its table, unfinished games first; then the byes.

    `standing`: as in `card`.
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
    text = _isolate_names(_format_players(contest, game))
    channel = channels.get(game.table_id or 0)
    if channel is not None:
        text = make_link(text, channel_url(contest.row.guild_id, channel))
    note = _format_note(contest, game, t, standing)
    return f"• {text}" if note is None else f"• {text} · {note}"


_NAME_EDGE = "\0"
"""Mark before and after each name in a line that may still be cut."""


def _isolate_names(text: str) -> str:
    """Return a text in which each name between two marks is isolated, so that it does not turn the text around it."""
    return "".join(plain(part) if at % 2 else part for at, part in enumerate(text.split(_NAME_EDGE)))


def _format_players(contest: Contest, game: GameRow) -> str:
    """Return the marked names of the players of a game, with places and points if it is over."""
    names = [f"{_NAME_EDGE}{contest.entrants[seat].name}{_NAME_EDGE}" for seat in game.seats]
    if not game.places:
        return " – ".join(names)
    ended = sorted(zip(game.places, names, game.scores, strict=True), key=lambda row: row[0])
    return " · ".join(f"{place}. {name} {score}" for place, name, score in ended)


def _format_note(contest: Contest, game: GameRow, t: Words, standing: str | None) -> str | None:
    """Return the reason for a game's standstill, or the end of its overtime, or None."""
    if standing is not None:
        return t.say("cup-standing", why=standing)
    overtime = contest.find_due(TimerKind.CUP_GAME, game.number) if game.status is GameStatus.OVERTIME else None
    return None if overtime is None else t.say("cup-overtime", moment=f"<t:{int(overtime)}:R>")


# The order


def order_text(contest: Contest, order: Standings, t: Words, *, most: int | None = None, own: int | None = None) -> str:
    """Return the standings in words. `most`, `own`: as in `order_lines`."""
    return "\n".join(order_lines(contest, order, t, most=most, own=own))


def order_lines(
    contest: Contest, order: Standings, t: Words, *, most: int | None = None, own: int | None = None
) -> list[str]:
    """Return the standings as lines, group by group.

    `most`: the number of places that all groups share; None for all places. `own`: the number of the reader, whose
    place is bold.
    """
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
    """Return the line of an entrant's place, with the reason for the place if points did not decide it."""
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
    """Return points as text: whole numbers and halves as `2½`, others with two decimals.

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
    """Return the number of lines that a text takes on a phone."""
    return sum(count_paragraph_lines(line, ROOM, LETTERS) for line in text.split("\n"))


def pick_fitting(texts: Sequence[str], most: int, *, joined: bool = False) -> list[str]:
    """Return the first texts, at least one, that fit in `most` lines on a phone.

    Each begins a line of its own, unless they are `joined` by spaces.
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
