"""Crosstable of a round robin: each player's result against every other."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from azalai.renderers.club import marks, parts
from azalai.renderers.club.marks import Mark
from azalai.renderers.kit import ornaments, paths, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, LINE, NIGHT, OCHRE, PAPER, mix
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing

_HEAD, _ROW, _STEP, _FOOT = 290, 148, 160, 36
_FEW = 6
_WIDE, _NARROW = (110, 124), (86, 96)
"""Size of a cell and distance to the next: for few players, and for many."""
_LAST, _POINTS, _DIFFERENCE = 1062, 1180, 1296
_NAME = (58, 42)


class CrossRow(NamedTuple):
    """Player with their games, in the order of the rows.

    `letters`: two letters for the name; `leads`: the player is first, and a game is over.
    """

    place: int
    name: str
    letters: str
    cells: tuple[Mark, ...]
    points: str
    difference: str
    gone: bool = False
    own: bool = False
    robot: bool = False
    leads: bool = False


class CrossPicture(NamedTuple):
    """Table of all players or of a group: the number of finished games, of all games, and its rows in order."""

    title: str
    emblem: Sprite | None
    over: int
    games: int
    rows: tuple[CrossRow, ...]


def draw_crosstable(cross: CrossPicture) -> Image.Image:
    """Return the table, as RGB 1400 px wide."""
    picture = Picture(scene.desert(WIDTH, _HEAD + len(cross.rows) * _STEP + _FOOT))
    marks.head(picture, cross.title, cross.emblem)
    marks.progress(picture, cross.over, cross.games)
    size, step = _WIDE if len(cross.rows) <= _FEW else _NARROW
    first = _LAST - (len(cross.rows) - 1) * step
    for column, row in enumerate(cross.rows):
        picture.paste(_plate(row.letters, size), first + column * step, 238)
    picture.paste(ornaments.star(78, "", OCHRE, 40), _POINTS, 238)
    picture.number(_DIFFERENCE, 238, "±", 64, LINE)
    for number, row in enumerate(cross.rows):
        _row(picture, row, _HEAD + number * _STEP, first, (size, step))
    return picture.image


def _row(picture: Picture, row: CrossRow, y: int, first: float, sizes: tuple[int, int]) -> None:
    middle, (size, step) = y + _ROW / 2, sizes
    sheet = parts.sheet(WIDTH - 2 * MARGIN, _ROW, OCHRE if row.leads else None, own=row.own, faded=row.gone)
    picture.paste(sheet, MARGIN, y)
    ink, pale = (PAPER, mix(NIGHT, PAPER, 0.65)) if row.own else (LINE if row.gone else INK, LINE)
    picture.number(MARGIN + 46, middle, row.place, 60, NIGHT if row.leads and not row.own else pale)
    x = MARGIN + 88
    room = first - size / 2 - 16 - x - (64 if row.robot or row.gone else 0)
    weight = "Bold" if row.leads or row.own else "Semibold"
    x += picture.name_between(x, middle, parts.drawable_name(row.name), _NAME, room, ink, weight)
    if row.gone:
        picture.paste(marks.footprints(24), x + 6, middle)
    elif row.robot:
        picture.paste(marks.robot(54), x + 36, middle)
    for column, cell in enumerate(row.cells):
        mark = marks.mark(cell.won, cell.text, size, 52 if size > 90 else 46, dark=row.own)
        picture.paste(mark, first + column * step, middle)
    picture.number(_POINTS, middle, row.points, 64, ink)
    picture.number(_DIFFERENCE, middle, row.difference, 48, pale, "Semibold")


@cached_drawing(reach=1)
def _plate(canvas: Canvas, text: str, size: int) -> None:
    """Draw the letters of a player; the origin is the middle."""
    width, height = size - 14, 80
    canvas.shape(paths.rounded_rectangle(-width / 2, -height / 2, width, height, 38), NIGHT, INK, 3)
    canvas.edge(paths.rounded_rectangle(5 - width / 2, 5 - height / 2, width - 10, height - 10, 33), PAPER, 3)
    letters.write(canvas, 0, 0, text, 46 if size > 90 else 42, PAPER)
