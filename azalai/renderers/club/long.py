"""Board of a week or a month: the winner of each day, and the medals and points of the best."""

from __future__ import annotations

from PIL import Image

from azalai.renderers.club import parts
from azalai.renderers.club.contract import LongPicture, TotalRow
from azalai.renderers.kit import ornaments, paths, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, INK, LINE, NIGHT, OCHRE, PAPER, SAND, TERRACOTTA, mix
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite

_HEAD, _CELL, _DOWN = 180, 185, 126
_WEEK = 7
_ROW, _STEP = 118, 129
_FREE = 3
"""Number of free days at the beginning over which a camel stands."""


def draw_long(board: LongPicture) -> Image.Image:
    """Return the board, as RGB 1400 px wide."""
    weeks = -(-(board.weekday + len(board.days)) // _WEEK)
    rows = -(-len(board.totals) // 2)
    calendar = weeks * _DOWN + 40
    height = _HEAD + calendar + (26 + rows * _STEP if rows else 0) + 40
    picture = Picture(scene.desert(WIDTH, height))
    text, size = parts.title(board.title, 520)
    picture.paste(ornaments.title(text, size), MARGIN + 8, 104)
    x = MARGIN + 8 + ornaments.title_width(text, size) + 56
    x += picture.name(x, 104, board.span, (64, 46), 520, NIGHT, "Semibold") + 40
    where, size = letters.name(parts.drawable_name(board.where), "Semibold", 56, 42, WIDTH - MARGIN - x)
    width = letters.width(where, "Semibold", size)
    picture.write(WIDTH - MARGIN - 8 - width, 104, where, size, LINE, "Semibold")
    picture.paste(parts.sheet(WIDTH - 2 * MARGIN, calendar), MARGIN, _HEAD)
    if board.weekday >= _FREE and board.emblem is not None:
        picture.paste(board.emblem, MARGIN + 20 + _CELL * board.weekday / 2, _HEAD + 20 + _DOWN / 2)
    for place, number in enumerate(board.days):
        week, weekday = divmod(place + board.weekday, _WEEK)
        _day(picture, board, place, number, MARGIN + 20 + weekday * _CELL, _HEAD + 20 + week * _DOWN)
    top, half = _HEAD + calendar + 26, (WIDTH - 2 * MARGIN - 18) // 2
    for number, row in enumerate(board.totals):
        column, line = divmod(number, rows)
        _total(picture, row, MARGIN + column * (half + 18), top + line * _STEP, half)
    return picture.image


@cached_sprite
def _cell(kind: str) -> Canvas:
    """Draw the field of a day in the past, of today or in the future; the origin is the top left corner."""
    width, height = _CELL - 10, _DOWN - 10
    canvas = Canvas(width, height, margin=4)
    shape = paths.rounded_rectangle(0, 0, width, height, 14)
    canvas.fill(shape, mix(PAPER, SAND, 0.42 if kind != "later" else 0.14))
    if kind == "today":
        canvas.edge(paths.rounded_rectangle(3, 3, width - 6, height - 6, 12), TERRACOTTA, 6)
    return canvas


def _day(picture: Picture, board: LongPicture, place: int, number: int, x: int, y: int) -> None:
    today = board.today
    kind = "today" if place == today else "later" if today is not None and place > today else "past"
    picture.paste(_cell(kind), x, y)
    picture.write(x + 12, y + 46, str(number), 44, mix(LINE, PAPER, 0.4) if kind == "later" else INK, "Semibold")
    middle = (x + _CELL * 0.6, y + (_DOWN - 10) / 2 + 4)
    if place in board.winners:
        text, own = board.winners[place]
        picture.paste(parts.medal(1, text, 92, CHOICE if own else None, 46), *middle)
    elif place in board.points:
        picture.paste(ornaments.star(92, board.points[place], OCHRE, 44), *middle)
    elif kind == "today":
        picture.paste(parts.hourglass(78), *middle)
    else:
        picture.paste(_lozenge(kind == "later"), *middle)


@cached_drawing(margin=16)
def _lozenge(canvas: Canvas, later: bool) -> None:
    """Draw a day without a winner, or a later one; the origin is the middle."""
    canvas.fill(paths.lozenge(0, 0, 10), mix(LINE, PAPER, 0.6 if later else 0.3))


def _total(picture: Picture, row: TotalRow, x: int, y: int, width: int) -> None:
    first, middle = row.place == 1, y + _ROW / 2
    picture.paste(parts.sheet(width, _ROW, OCHRE if first else None, own=row.own), x, y)
    ink, pale = (PAPER, PAPER) if row.own else (INK, NIGHT if first else LINE)
    picture.number(x + 52, middle, row.place, 58, pale)
    picture.name_between(
        x + 92, middle, parts.drawable_name(row.name), (54, 42), 180, ink, "Bold" if first else "Semibold"
    )
    for number, count in enumerate(row.medals):
        at = x + 320 + number * 72
        if count:
            picture.paste(parts.medal(number + 1, str(count), 66, None, 42), at, middle)
        else:
            picture.paste(_lozenge(later=True), at, middle)
    picture.number(x + width - 70, middle, row.total, 58, ink)
