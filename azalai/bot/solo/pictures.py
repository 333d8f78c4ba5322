"""Boards of deals as pictures, or as words for readers who want them and if a drawing fails."""

from __future__ import annotations

import logging
from collections.abc import Callable

from azalai.bot.layouts.layout import Picture
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.preferences import Preferences
from azalai.bot.solo import deal_layout as layouts
from azalai.bot.solo.boards import DayBoard, Finisher, LongBoard
from azalai.bot.solo.days import closes, date_of, ends
from azalai.bot.solo.deal_layout import Standing
from azalai.locales import Words
from azalai.renderers import Chart, club, emblem
from azalai.renderers.club.parts import initials

log = logging.getLogger(__name__)

LARGE, TABLET, SMALL = 216, 150, 110
"""Sizes of a game's emblem next to a title, on a tablet, and in a calendar, in px."""


async def draw_day(
    pictures: Pictures, board: DayBoard | None, standing: Standing | None, words: Words, reader: Preferences | None
) -> Picture | str:
    """Draw the board of a day and the reader's state in today's deals, of which either may be None.

    `reader`: None for a public picture.
    """
    texts = [layouts.day_text(board, words)] if board is not None else []
    texts += [layouts.deals_text(standing, words)] if standing is not None else []
    text = "\n".join(texts)

    def draw() -> Chart:
        return Chart(club.draw_day(_make_day(board, standing, words)), text)

    return await picture_or_text(pictures, "deal.png", draw, reader, text)


async def draw_long(
    pictures: Pictures, board: LongBoard, server: str | None, words: Words, reader: Preferences | None
) -> Picture | str:
    """Draw the board of a week or a month."""
    text = layouts.long_text(board, words)

    def draw() -> Chart:
        return Chart(club.draw_long(_make_long(board, server, words)), text)

    return await picture_or_text(pictures, "deals.png", draw, reader, text)


async def picture_or_text(
    pictures: Pictures,
    name: str,
    draw: Callable[[], Chart],
    reader: Preferences | None,
    text: str,
) -> Picture | str:
    """Return the picture, or the text if the reader wants no pictures or the drawing fails.

    `reader`: None for a public picture.
    """
    if reader is not None and reader.text_only:
        return text
    try:
        return await pictures.render_uncached(name, draw, contrast=reader is not None and reader.contrast)
    except Exception as error:
        log.error("a board of deals can't be drawn: %s", type(error).__name__)
        return text


def _make_day(board: DayBoard | None, standing: Standing | None, words: Words) -> club.DayPicture:
    deals = () if standing is None else tuple(_make_deal(game, standing) for game in standing.games)
    if board is None:
        day = 0 if standing is None else standing.day
        return club.DayPicture(words.say("deal-title"), layouts.date_in(day, words), None, deals=deals)
    return club.DayPicture(
        words.say(f"{board.game}-name"),
        layouts.date_in(board.day, words),
        emblem(board.game, LARGE),
        tuple(_make_finisher(finisher, words) for finisher in board.best),
        None if board.own is None else _make_finisher(board.own, words),
        board.count,
        deals,
    )


def _make_finisher(finisher: Finisher, words: Words) -> club.Finisher:
    name = words.say("deal-somebody") if finisher.name is None else finisher.name
    return club.Finisher(finisher.place, name, finisher.points, finisher.course, finisher.streak, finisher.own)


def _make_deal(game: str, standing: Standing) -> club.DealState:
    row, figure = standing.row(game), emblem(game, TABLET)
    if row is not None and row.points is not None:
        return club.DoneDeal(figure, row.points)
    ending = ends(standing.day) if row is None else closes(standing.day)
    return club.OpenDeal(figure, row is not None, layouts.hours_left(ending, standing.now))


def _make_long(board: LongBoard, server: str | None, words: Words) -> club.LongPicture:
    days = range(board.first, board.last + 1)
    people = list(board.names)
    letters = dict(zip(people, initials([board.names[user] or "" for user in people]), strict=True))
    somebody = words.say("deal-somebody")
    return club.LongPicture(
        words.say(f"{board.game}-name"),
        layouts.span_in(board, words),
        words.say("deal-everywhere") if server is None else server,
        tuple(date_of(day).day for day in days),
        date_of(board.first).weekday(),
        {day - board.first: (letters[user], user == board.reader) for day, user in board.winners.items()},
        {day - board.first: points for day, points in board.points.items()} if board.few else {},
        board.today - board.first if board.today in days else None,
        tuple(club.TotalRow(row.place, row.name or somebody, row.medals, row.total, row.own) for row in board.totals),
        emblem(board.game, SMALL),
    )
