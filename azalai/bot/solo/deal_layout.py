"""Private layouts of a deal of the day: its view, its end, and the boards of deals."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.catalogue import list_offered_games
from azalai.bot.layouts.cards import PALM
from azalai.bot.layouts.components import Button, ButtonStyle, Entry, button, menu
from azalai.bot.layouts.entry_buttons import step_button
from azalai.bot.layouts.final_card import ending_lines
from azalai.bot.layouts.layout import INDIGO, Depiction, Picture, PrivateLayout, Row
from azalai.bot.people.reader import Reader
from azalai.bot.signs import sign_in_text
from azalai.bot.solo.boards import FEW, MEDALS, DayBoard, Finisher, LongBoard
from azalai.bot.solo.days import closes, date_of, ends
from azalai.bot.solo.deals import DealGame
from azalai.bot.solo.store import SoloRow
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import escape_numbering, plain
from azalai.locales import Words, dates
from azalai.renderers import game_sign

ACTS = "deal-"
"""Prefix of the acts."""
HOUR = 3600
BLOCKS = "▁▂▃▄▅▆▇█"
MOST_LINES = 25


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """State of a person in today's and yesterday's deals.

    `games`: the games with deals. `rows`: the person's games of the deals. `server`: the name of their server, or None.
    """

    games: tuple[str, ...]
    rows: tuple[SoloRow, ...]
    day: int
    now: float
    server: str | None = None

    def row(self, game: str) -> SoloRow | None:
        """Return the person's game of today's deal, or None."""
        return next((row for row in self.rows if row.game == game and row.subject == self.day), None)


# Words


def date_in(day: int, words: Words) -> str:
    """Return a day as a date: `23 November`."""
    return dates.day_in(date_of(day), words.language)


def month_in(day: int, words: Words) -> str:
    """Return the month of a day."""
    return dates.month_in(date_of(day), words.language)


def place_in(place: int, words: Words) -> str:
    """Return a place as an ordinal number, such as `12th`."""
    return words.say("deal-place", place=place, form=dates.ordinal_form(place, words.language))


def hours_left(until: float, now: float) -> int:
    """Return the hours left, at least one, rounded as in Discord's own timestamps."""
    return max(1, int((until - now) / HOUR + 0.5))


def display_name(name: str | None, words: Words) -> str:
    """Return a person's name in a message; *somebody* if they are not named."""
    return words.say("deal-somebody") if name is None else plain(name)


def block_letters(course: Sequence[float]) -> str:
    """Return a win curve as block characters."""
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in course)


def closing_time(day: int) -> str:
    """Return the moment after which a day's deal can no longer be played, as a timestamp of Discord."""
    return f"<t:{int(closes(day))}:R>"


# While it is played


def heading(dealt: DealGame, words: Words) -> str:
    """Return the heading of a deal. Before the first decision it says until when and by which rule moves are final."""
    deal = dealt.deal
    names = {"game": words.say(f"{deal.game}-name"), "date": date_in(deal.day, words)}
    if dealt.course.decisions:
        return words.say("deal-heading", **names)
    return words.say("deal-heading-first", until=closing_time(deal.day), **names)


def seal_layout(seals: Sequence[tuple[str, str]], day: int, reader: Reader) -> PrivateLayout:
    """Build the commitments of deals in full, with an explanation of what a commitment proves."""
    words = reader.words
    lines = [words.say("deal-seal", game=words.say(f"{game}-name"), seal=seal) for game, seal in seals]
    texts = (words.say("deal-seals", date=date_in(day, words)), "\n".join(lines), words.say("deal-seal-proves"))
    return PrivateLayout(user=reader.user, texts=texts, accent=INDIGO)


# Its end


def end_layout(
    dealt: DealGame,
    board: DayBoard,
    standing: Standing,
    reader: Reader,
    picture: Depiction | str,
    *,
    before: Sequence[str] = (),
    waiting: Sequence[str] = (),
    review: bool,
    over: bool,
    on_board: bool,
    shares: bool = False,
) -> PrivateLayout:
    """Build the end of a person's game: the winner and the lead, the person's place, and the next steps.

    - `picture`: the board of the day (`on_board`), or else the result.
    - `waiting`: the games with deals that the person can still play.
    - `review`: the game can be reviewed.
    - `over`: no person can play the deal any longer.
    - `shares`: the result can be shared without a server.
    """
    words, number = reader.words, dealt.number
    texts = [*before, f"**{result_line(dealt, words)}**", *headline(board, standing, words)]
    first: list[Button] = []
    if shares or standing.server is not None:
        share = words.say("button-deal-share")
        first.append(button(share, f"{ACTS}share", number, style=ButtonStyle.PRIMARY, sign="share"))
    if review:
        first.append(button(words.say("button-review"), f"{ACTS}review", number, sign="view"))
    for game in waiting[:1]:
        following = words.say("button-deal-next", game=words.say(f"{game}-name"))
        first.append(button(following, "deal", game, standing.day, sign=game_sign(game)))
    result = button(words.say("button-deal-result"), f"{ACTS}result", number)
    stepping = step_button(words.say("button-step"), number)
    to_board = button(words.say("button-deal-board"), f"{ACTS}standings", "day", board.game, board.day)
    spans = [_span_button(span, board.game, board.day, words) for span in ("week", "month")]
    close = button(words.say("button-close"), f"{ACTS}away", number)
    public = public_row(board.game, board.day, words, own=number) if over else []
    rows = [first, [result if on_board else to_board, stepping, *spans, close], *([public] if public else [])]
    layout = board_layout("", picture, [row for row in rows if row], reader)
    return msgspec.structs.replace(layout, texts=(*texts, *layout.texts[1:]))


def result_line(dealt: DealGame, words: Words) -> str:
    """Return the result in words, such as `You won by 4: 21 points, the robots 17 and 12`."""
    outcome = dealt.game.outcome(dealt.course.state)
    assert outcome is not None
    totals = [score.total for score in outcome.scores]
    own, how = totals.pop(dealt.seat), has_won(dealt)
    totals_of_robots = sorted(totals, reverse=True)
    by = abs(own - totals_of_robots[0])
    level = "" if by or how == "tied" else "-level"
    robots = words.join(map(str, totals_of_robots))
    return words.say("deal-result", how=f"{how}{level}", by=by, points=words.score(dealt.game.key, own), robots=robots)


def has_won(dealt: DealGame) -> str:
    """Return the person's result as a value for messages: `won`, `tied` or `lost`."""
    outcome = dealt.game.outcome(dealt.course.state)
    assert outcome is not None
    first = outcome.ranking[0]
    return "lost" if dealt.seat not in first else "won" if len(first) == 1 else "tied"


def headline(board: DayBoard, standing: Standing, words: Words) -> list[str]:
    """Return the reader's medal, places and streak, and the distribution of results, as at most one text.

    Leaves out places without other people, a streak of one day, and the distribution of few or equal results.
    """
    reader, lines = board.reader, list[str]()
    if reader is not None and board.count > 1:
        text = words.say("deal-place-of", place=place_in(reader.place, words), count=board.count)
        if board.server_place is not None and standing.server is not None and 1 < board.server_place[1] < board.count:
            place, count = board.server_place
            server = plain(standing.server)
            text = words.say("deal-place-here", all=text, place=place_in(place, words), count=count, server=server)
        if board.count >= FEW and reader.place <= MEDALS:
            lines.append(words.say("deal-medal", place=reader.place))
        lines.append(text)
    if reader is not None and reader.streak > 1:
        lines.append(words.say("deal-streak", streak=reader.streak, sun=sign_in_text("sun", words)))
    texts = [" · ".join(lines)] if lines else []
    if reader is not None and len(set(board.points)) > 1 and board.count >= FEW:
        least, most = min(board.points), max(board.points)
        texts.append(
            words.say(
                "deal-all-results",
                score=words.score(board.game),
                blocks=format_spread(board.points),
                least=least,
                most=most,
            )
        )
    return ["\n".join(f"-# {line}" for line in texts)] if texts else []


def format_spread(points: Sequence[int]) -> str:
    """Return the number of results in each eighth of their range, as block characters.

    >>> format_spread([3, 3, 4, 10])
    '█▅▁▁▁▁▁▅'
    """
    least, most = min(points), max(points)
    columns = [0] * len(BLOCKS)
    for point in points:
        columns[min(len(BLOCKS) - 1, (point - least) * len(BLOCKS) // (most - least + 1))] += 1
    highest = max(columns)
    return "".join(BLOCKS[-(-(len(BLOCKS) - 1) * count // highest)] for count in columns)


def result_layout(table: LoadedTable, reader: Reader, picture: Depiction) -> PrivateLayout:
    """Build the result of a game of a deal, as on the card of a table."""
    return PrivateLayout(
        user=reader.user,
        texts=("\n".join(ending_lines(table, reader.words, table.find_seat(reader.user))),),
        picture=picture,
        accent=PALM,
    )


def board_rows(
    span: str, game: str, day: int, turned: tuple[int, int], today: int, words: Words, *, own: int | None
) -> list[Row]:
    """Return the buttons and the menu that lead from one board to others.

    `turned`: a day of the board before and a day of the board after this one. `own`: the number of the reader's game,
    to which a button leads back, or None.
    """
    before, after = turned
    earlier = button(words.say("button-earlier"), f"{ACTS}standings", span, game, before, disabled=before < FIRST_DAY)
    later = button(words.say("button-later"), f"{ACTS}standings", span, game, after, disabled=after > today)
    spans = [
        _span_button(other_span, game, day, words, disabled=other_span == span)
        for other_span in ("day", "week", "month")
    ]
    games = [Entry(words.say(f"{key}-name"), f"{span}:{key}:{day}") for key in list_games() if key != game]
    if own is None:
        back = button(words.say("button-back-to-deals"), f"{ACTS}overview")
    else:
        back = button(words.say("button-back-to-result"), f"{ACTS}again", own)
    rows: list[Row] = [[earlier, later], spans]
    if games:
        rows.append(menu(words.say("deal-other-games"), games, f"{ACTS}game"))
    return [*rows, [back, button(words.say("button-close"), f"{ACTS}close")]]


FIRST_DAY = 20_000
"""Day in 2024 before which there were no deals."""


def _span_button(span: str, game: str, day: int, words: Words, *, disabled: bool = False) -> Button:
    return button(words.say(f"button-deal-{span}"), f"{ACTS}standings", span, game, day, disabled=disabled)


def public_row(game: str, day: int, words: Words, *, own: int | None) -> list[Button]:
    """Return the buttons of facts that are public when a deal is over.

    `own`: the number of the reader's game, or None.
    """
    buttons = [button(words.say("button-deal-film"), f"{ACTS}film", game, day)]
    if own is not None:
        buttons.append(button(words.say("button-verify"), f"{ACTS}verify", own))
        buttons.append(button(words.say("button-export"), f"{ACTS}export", own))
    return buttons


def play_button(game: str, day: int, words: Words, *, shared: bool = False) -> Button:
    """Return the button that opens the deal of a game on a day. `shared`: it is in a public message."""
    label = words.say("button-deal-play") if shared else words.say(f"{game}-name")
    return button(label, "deal", game, day, sign=game_sign(game))


# Boards


def overview_layout(standing: Standing, reader: Reader, picture: Picture | str) -> PrivateLayout:
    """Build the list of today's deals, with the reader's state in each."""
    words = reader.words
    text = words.say("deal-today", date=date_in(standing.day, words), until=f"<t:{int(ends(standing.day))}:R>")
    today = [play_button(game, standing.day, words) for game in standing.games]
    late = [
        button(words.say("button-deal-yesterday", game=words.say(f"{row.game}-name")), "deal", row.game, row.subject)
        for row in standing.rows
        if row.subject < standing.day and row.ended_at is None
    ]
    before = standing.day - 1
    ended = (row.game for row in standing.rows if row.subject == before and row.ended_at is not None)
    game = next(ended, standing.games[0])
    boards = [button(words.say("button-deal-yesterdays-board"), f"{ACTS}standings", "day", game, before)]
    boards.append(button(words.say("button-close"), "close-sheet"))
    return board_layout(text, picture, [*split_lines(today), *([late] if late else []), boards], reader)


def split_lines(buttons: Sequence[Button]) -> list[Row]:
    """Return the buttons of games as up to three rows: two in each of the first two, the others in the third."""
    return [list(line) for line in (buttons[:2], buttons[2:4], buttons[4:]) if line]


def board_layout(text: str, picture: Depiction | str, rows: Sequence[Row], reader: Reader) -> PrivateLayout:
    """Build a private text over a picture, or over a text in its place, with rows of components."""
    if isinstance(picture, Picture):
        return PrivateLayout(user=reader.user, texts=(text,), picture=picture, rows=list(rows), framed=False)
    return PrivateLayout(user=reader.user, texts=(text, str(picture)), rows=list(rows), framed=False)


def day_text(board: DayBoard, words: Words) -> str:
    """Return the board of a day in words."""
    say = words.say
    lines = [say("deal-text-day", game=say(f"{board.game}-name"), date=date_in(board.day, words), count=board.count)]
    lines += [_format_line(line, words) for line in board.best]
    if board.tied:
        lines.append(say("deal-text-tied"))
    reader = board.reader
    if reader is not None:
        lines.append(
            say(
                "deal-text-you",
                place=place_in(reader.place, words),
                points=words.score(board.game, reader.points),
                streak=reader.streak,
            )
        )
        if reader.course:
            percents = words.row(str(5 * round(20 * chance)) for chance in reader.course)
            lines.append(say("deal-text-course", course=percents))
    return escape_numbering("\n".join(lines))


def _format_line(finisher: Finisher, words: Words) -> str:
    name = display_name(finisher.name, words)
    return words.say("deal-text-line", place=finisher.place, name=name, points=finisher.points, streak=finisher.streak)


def deals_text(standing: Standing, words: Words) -> str:
    """Return the reader's state in each of today's deals, in words."""
    lines: list[str] = []
    for game in standing.games:
        row, name = standing.row(game), words.say(f"{game}-name")
        if row is not None and row.points is not None:
            lines.append(words.say("deal-text-done", game=name, points=row.points))
        else:
            ending = ends(standing.day) if row is None else closes(standing.day)
            hours = hours_left(ending, standing.now)
            lines.append(words.say("deal-text-open", game=name, begun="no" if row is None else "yes", hours=hours))
    return "\n".join(lines)


def long_title(board: LongBoard, words: Words, server: str | None) -> str:
    """Return the title of a board of a week or a month."""
    place = words.say("deal-everywhere") if server is None else plain(server)
    game = words.say(f"{board.game}-name")
    return words.say("deal-long-title", game=game, span=span_in(board, words), where=place)


def span_in(board: LongBoard, words: Words) -> str:
    """Return the name of the board's month, or the dates of its week."""
    if board.last - board.first > 6:
        return month_in(board.first, words)
    return dates.days_in(date_of(board.first), date_of(board.last), words.language)


def long_text(board: LongBoard, words: Words) -> str:
    """Return the board of a week or a month in words."""
    say = words.say
    if board.few:
        own = [say("deal-text-own", date=date_in(day, words), points=points) for day, points in board.points.items()]
        return "\n".join([say("deal-text-few"), *own[:MOST_LINES]])
    lines: list[str] = []
    for row in board.totals:
        first, second, third = row.medals
        name, total = display_name(row.name, words), row.total
        medals = {"first": first, "second": second, "third": third}
        lines.append(say("deal-text-total", place=row.place, name=name, total=total, **medals))
    firsts = [
        f"{date_of(day).day} {display_name(board.names[user], words)}" for day, user in sorted(board.winners.items())
    ]
    return escape_numbering("\n".join([*lines, say("deal-text-firsts", firsts=words.row(firsts))]))


# For all


def list_games() -> tuple[str, ...]:
    """Return the games with deals: the offered games, as many as a message can hold."""
    return list_offered_games()[:10]
