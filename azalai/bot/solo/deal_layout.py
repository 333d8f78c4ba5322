"""The private view of a deal of the day, its end, and the boards of deals; and what is posted of them for all."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.catalogue import offered_games
from azalai.bot.history.commitment import SHOWN
from azalai.bot.layouts.cards import PALM, SAND
from azalai.bot.layouts.close_ups import looking_row
from azalai.bot.layouts.components import Button, ButtonStyle, button
from azalai.bot.layouts.final_card import ending_lines
from azalai.bot.layouts.layout import Document, Picture, PrivateLayout, PublicLayout, Row, Shown
from azalai.bot.layouts.prompts import INDIGO
from azalai.bot.people.reader import Reader
from azalai.bot.signs import sign_in_text
from azalai.bot.solo.boards import DayBoard, Finisher, LongBoard
from azalai.bot.solo.days import closes, date_of, ends
from azalai.bot.solo.deal_store import DealGameRow
from azalai.bot.solo.deals import Dealt
from azalai.bot.solo.layout import story
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import plain
from azalai.locales import Words, dates
from azalai.renderers import game_sign

ACTS = "deal-"
"""What the names of the acts begin with."""
HOUR = 3600
BLOCKS = "▁▂▃▄▅▆▇█"
MOST_LINES = 25


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a person stands with the deals of today: which games there are, their games of them, and how late it is.
    `server`: the name of where they read; None: nowhere in particular."""

    games: tuple[str, ...]
    rows: tuple[DealGameRow, ...]
    day: int
    now: float
    server: str | None = None

    def row(self, game: str) -> DealGameRow | None:
        """Their game of a deal of today."""
        return next((one for one in self.rows if one.game == game and one.day == self.day), None)


# Words


def date_in(day: int, words: Words) -> str:
    """A day as a date: `23 November`."""
    return dates.day_in(date_of(day), words.language)


def month_in(day: int, words: Words) -> str:
    """The month of a day."""
    return dates.month_in(date_of(day), words.language)


def place_in(place: int, words: Words) -> str:
    """`12th`."""
    return words.say("deal-place", place=place, form=dates.ordinal_form(place, words.language))


def hours_left(until: float, now: float) -> int:
    """So many whole hours are left, one at least."""
    return max(1, int((until - now) // HOUR))


def called(one_name: str | None, words: Words) -> str:
    """What a person is called, in a message; *somebody* where they are not named."""
    return words.say("deal-somebody") if one_name is None else plain(one_name)


def blocks(course: Sequence[float]) -> str:
    """A course as block letters."""
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(chance * len(BLOCKS)))] for chance in course)


def until(day: int) -> str:
    """When a deal of a day can't be played any more, as Discord shows it."""
    return f"<t:{int(closes(day))}:R>"


# While it is played


def heading(dealt: Dealt, words: Words) -> str:
    """Which deal it is, until when it can be played, and the beginning of the hash of its seed."""
    deal = dealt.deal
    return words.say(
        "deal-heading",
        game=words.say(f"{deal.game}-name"),
        date=date_in(deal.day, words),
        until=until(deal.day),
        hash=deal.seed_hash[:SHOWN],
    )


def beside_rows(dealt: Dealt, table: LoadedTable, words: Words) -> list[Row]:
    """What else can be done at a decision of a deal."""
    own: list[Button] = []
    if dealt.may_take_back:
        own.append(button(words.say("button-lesson-undo"), f"{ACTS}undo", table.id, dealt.row.decision))
    close = button(words.say("button-close"), f"{ACTS}away", table.id)
    return [*([own] if own else []), [*looking_row(table, words, ACTS), close]]


def closed_layout(dealt: Dealt, reader: Reader) -> PrivateLayout:
    """A deal that was put away: it waits."""
    go_on = button(reader.words.say("button-deal-go-on"), f"{ACTS}again", dealt.number, style=ButtonStyle.PRIMARY)
    text = reader.words.say("deal-closed", until=until(dealt.deal.day))
    return PrivateLayout(user=reader.user, texts=(text,), rows=[[go_on]], accent=INDIGO)


# Its end


def end_layout(
    dealt: Dealt,
    table: LoadedTable,
    board: DayBoard,
    standing: Standing,
    reader: Reader,
    picture: Shown | str,
    *,
    before: Sequence[str] = (),
    waiting: Sequence[str] = (),
    review: bool,
    over: bool,
) -> PrivateLayout:
    """The end of a person's game: their place, the board of the day, and what comes next. `waiting`: the deals that
    they can still play; `review`: it can be reviewed; `over`: nobody can play the deal any more."""
    points = reader.words.say("deal-over", points=dealt.row.points or 0)
    told = story(dealt.course, table, reader.words) if dealt.course.told and before else []
    texts = (*before, *told, f"-# {points}\n{headline(board, standing, reader.words)}")
    first: list[Button] = []
    if standing.server is not None:
        share = reader.words.say("button-deal-share")
        first.append(button(share, f"{ACTS}share", table.id, style=ButtonStyle.PRIMARY, sign="share"))
    if review:
        first.append(button(reader.words.say("button-review"), f"{ACTS}review", table.id, sign="view"))
    first += [play_button(game, standing.day, reader.words) for game in waiting[:1]]
    result = button(reader.words.say("button-deal-result"), f"{ACTS}result", table.id)
    to_boards, *known = board_rows(board.game, board.day, reader.words, over=over, own=table.id)
    rows = [first, [result, *to_boards], *known]
    return PrivateLayout(
        user=reader.user,
        texts=texts if isinstance(picture, Picture) else (*texts, str(picture)),
        picture=picture if isinstance(picture, Picture) else None,
        rows=rows,
        framed=False,
    )


def headline(board: DayBoard, standing: Standing, words: Words) -> str:
    """A reader's place among all and in the server, and their streak."""
    reader = board.reader
    if reader is None:
        return words.say("deal-nobody")
    said = words.say("deal-place-of", place=place_in(reader.place, words), count=board.count)
    if board.here is not None and standing.server is not None:
        place, count = board.here
        server = plain(standing.server)
        said = words.say("deal-place-here", all=said, place=place_in(place, words), count=count, server=server)
    return words.say("deal-headline", places=said, streak=reader.streak, sun=sign_in_text("sun", words))


def result_layout(table: LoadedTable, reader: Reader, picture: Shown) -> PrivateLayout:
    """The result of a game of a deal, as a table has it, with the way back."""
    return PrivateLayout(
        user=reader.user,
        texts=("\n".join(ending_lines(table, reader.words, table.seat_of(reader.user))),),
        picture=picture,
        accent=PALM,
    )


def board_rows(game: str, day: int, words: Words, *, over: bool, own: int | None = None) -> list[Sequence[Button]]:
    """What leads from one board to the others, and to what is no secret when a deal is over (`over`). `own`: the number
    of the reader's game."""
    rows: list[Sequence[Button]] = [
        [
            button(words.say("button-deal-week"), f"{ACTS}board", "week", game, day),
            button(words.say("button-deal-month"), f"{ACTS}board", "month", game, day),
        ]
    ]
    if over:
        known = [button(words.say("button-deal-film"), f"{ACTS}film", game, day)]
        if own is not None:
            known.append(button(words.say("button-verify"), f"{ACTS}verify", own))
            known.append(button(words.say("button-export"), f"{ACTS}export", own))
        rows.append(known)
    return rows


def play_button(game: str, day: int, words: Words, *, shared: bool = False) -> Button:
    """Opens the deal of a game on a day; `shared`: in a message for all."""
    label = words.say("button-deal-play") if shared else words.say(f"{game}-name")
    return button(label, "deal", game, day, sign=game_sign(game))


# Boards


def overview_layout(standing: Standing, reader: Reader, picture: Picture | str) -> PrivateLayout:
    """The deals of today, and how the reader stands with each."""
    words = reader.words
    text = words.say("deal-today", date=date_in(standing.day, words), until=f"<t:{int(ends(standing.day))}:R>")
    own = [play_button(game, standing.day, words) for game in standing.games]
    late = [
        button(words.say("button-deal-yesterday", game=words.say(f"{one.game}-name")), "deal", one.game, one.day)
        for one in standing.rows
        if one.day < standing.day and one.ended_at is None
    ]
    before = standing.day - 1
    ended = (one.game for one in standing.rows if one.day == before and one.ended_at is not None)
    game = next(ended, standing.games[0])
    boards = [button(words.say("button-deal-yesterdays-board"), f"{ACTS}board", "day", game, before)]
    lines: list[Row] = [own[:2], own[2:4], *([own[4:]] if own[4:] else [])]
    rows = [*[line for line in lines if line], *([late] if late else []), boards]
    shown = isinstance(picture, Picture)
    return PrivateLayout(
        user=reader.user,
        texts=(text,) if shown else (text, str(picture)),
        picture=picture if isinstance(picture, Picture) else None,
        rows=rows,
        framed=False,
    )


def board_layout(text: str, picture: Picture | str, rows: Sequence[Row], reader: Reader) -> PrivateLayout:
    """A board for one reader, with the ways to others."""
    shown = isinstance(picture, Picture)
    return PrivateLayout(
        user=reader.user,
        texts=(text,) if shown else (text, str(picture)),
        picture=picture if isinstance(picture, Picture) else None,
        rows=list(rows),
        framed=False,
    )


def day_text(board: DayBoard, words: Words) -> str:
    """The board of a day in words."""
    say = words.say
    said = [say("deal-text-day", game=say(f"{board.game}-name"), date=date_in(board.day, words), count=board.count)]
    said += [_line(one, words) for one in board.best]
    if board.tied:
        said.append(say("deal-text-tied"))
    reader = board.reader
    if reader is not None:
        said.append(
            say(
                "deal-text-you",
                place=place_in(reader.place, words),
                points=reader.points,
                streak=reader.streak,
            )
        )
        if reader.course:
            percents = words.row(str(5 * round(20 * chance)) for chance in reader.course)
            said.append(say("deal-text-course", course=percents))
    return "\n".join(said)


def _line(one: Finisher, words: Words) -> str:
    name = called(one.name, words)
    return words.say("deal-text-line", place=one.place, name=name, points=one.points, streak=one.streak)


def deals_text(standing: Standing, words: Words) -> str:
    """How the reader stands with each deal of today, in words."""
    said: list[str] = []
    for game in standing.games:
        row, name = standing.row(game), words.say(f"{game}-name")
        if row is not None and row.points is not None:
            said.append(words.say("deal-text-done", game=name, points=row.points))
        else:
            ending = ends(standing.day) if row is None else closes(standing.day)
            hours = hours_left(ending, standing.now)
            said.append(words.say("deal-text-open", game=name, begun="no" if row is None else "yes", hours=hours))
    return "\n".join(said)


def long_title(board: LongBoard, words: Words, server: str | None) -> str:
    """What a board of a week or a month is about."""
    where = words.say("deal-everywhere") if server is None else plain(server)
    game = words.say(f"{board.game}-name")
    return words.say("deal-long-title", game=game, span=span_in(board, words), where=where)


def span_in(board: LongBoard, words: Words) -> str:
    """The month, or the days of a week."""
    if board.last - board.first > 6:
        return month_in(board.first, words)
    return dates.days_in(date_of(board.first), date_of(board.last), words.language)


def long_text(board: LongBoard, words: Words) -> str:
    """The board of a week or a month in words."""
    say = words.say
    if board.few:
        own = [say("deal-text-own", date=date_in(day, words), points=points) for day, points in board.points.items()]
        return "\n".join([say("deal-text-few"), *own[:MOST_LINES]])
    said: list[str] = []
    for one in board.totals:
        first, second, third = one.medals
        name, total = called(one.name, words), one.total
        medals = {"first": first, "second": second, "third": third}
        said.append(say("deal-text-total", place=one.place, name=name, total=total, **medals))
    firsts = [f"{date_of(day).day} {called(board.names[user], words)}" for day, user in sorted(board.winners.items())]
    return "\n".join([*said, say("deal-text-firsts", firsts=words.row(firsts))])


# For all


def shared_layout(dealt: Dealt, board: DayBoard, words: Words) -> PublicLayout:
    """One line of how somebody did, which tells nothing of the deal, and the way to play it."""
    reader = board.reader
    place = "" if reader is None else words.say("deal-place-of", place=place_in(reader.place, words), count=board.count)
    game = words.game(dealt.deal.game)
    text = words.say(
        "deal-shared",
        name=plain(dealt.row.name),
        game=game,
        date=date_in(dealt.deal.day, words),
        place=place,
        course=blocks(dealt.row.chances),
        streak=0 if reader is None else reader.streak,
        sun=sign_in_text("sun", words),
    )
    play = play_button(dealt.deal.game, dealt.deal.day, words, shared=True)
    return PublicLayout(texts=(text,), rows=[[play]], framed=False)


def morning_layout(
    day: int, seals: Sequence[tuple[str, str]], told: str, picture: Picture | str | None, words: Words
) -> PublicLayout:
    """What is posted in the morning: the deals of the day with the beginnings of the hashes of their seeds, and the
    board of the newest deal that is over (`told`: which)."""
    sealed = " · ".join(f"{words.say(f'{game}-name')} `{text[:SHOWN]}`" for game, text in seals)
    heading = words.say("deal-morning", date=date_in(day, words), until=f"<t:{int(ends(day))}:R>", seals=sealed)
    own = [play_button(game, day, words) for game, _ in seals]
    rows = [line for line in (own[:2], own[2:4], own[4:]) if line]
    texts = [heading, *([told] if told else []), *([picture] if isinstance(picture, str) else [])]
    return PublicLayout(
        texts=tuple(texts),
        picture=picture if isinstance(picture, Picture) else None,
        rows=rows,
        accent=SAND,
    )


def film_layout(game: str, day: int, name: str | None, film: Picture, reader: Reader) -> PrivateLayout:
    """The film of the best game of a deal that is over."""
    words = reader.words
    text = words.say("deal-film", game=words.say(f"{game}-name"), date=date_in(day, words), name=called(name, words))
    return PrivateLayout(user=reader.user, texts=(text,), picture=film, accent=INDIGO)


def export_layout(game: str, day: int, file: Document, reader: Reader) -> PrivateLayout:
    """The file of a game of a deal that is over."""
    text = reader.words.say("deal-export", game=reader.words.say(f"{game}-name"), date=date_in(day, reader.words))
    return PrivateLayout(user=reader.user, texts=(text,), document=file, accent=INDIGO)


def all_games() -> tuple[str, ...]:
    """The games of which there are deals, as many as a message has room for."""
    return offered_games()[:10]


def turned_row(span: str, game: str, before: int, after: int, today: int, words: Words) -> Row:
    """To the board of the day, week or month before, and after; of what is to come there is none."""
    back = button(words.say("button-previous"), f"{ACTS}board", span, game, before)
    on = button(words.say("button-next"), f"{ACTS}board", span, game, after, disabled=after > today)
    return [back, on]


def games_rows(span: str, game: str, day: int, words: Words) -> list[Row]:
    """The same board of the other games, which are told by their names."""
    others = [button(words.say(f"{key}-name"), f"{ACTS}board", span, key, day) for key in all_games() if key != game]
    return [others[:4]] if others else []
