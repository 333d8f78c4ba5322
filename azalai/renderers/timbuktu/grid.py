"""Five enclosures of a site as a grid of stalls, with their camels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.games.contract import Seat
from azalai.games.timbuktu.components import Enclosure, Good
from azalai.games.timbuktu.view import CamelView, EnclosureView, StallView
from azalai.renderers.kit import animals, emblems, goods, ornaments, sprites
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas, reduce_opacity
from azalai.renderers.kit.palette import (
    GLOW,
    NIGHT,
    OCHRE,
    PAPER,
    SAND,
    SILVER,
    SKY,
    TERRACOTTA,
    Colour,
    colour,
    mix,
)
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.timbuktu.drawings import ART
from azalai.renderers.timbuktu.scene import draw_ornament

LIT = colour("FFEFC4")


class Grid(NamedTuple):
    """Layout of a site: panels of `width` every `pitch`, a bar of `head`, then rows, `foot` below them."""

    x: int
    y: int
    pitch: int
    width: int
    head: int
    row: int
    rows: int = 5
    foot: int = 8

    @property
    def height(self) -> int:
        """Height of a panel."""
        return self.head + self.rows * self.row + self.foot

    def left_edge(self, column: int) -> int:
        """Return the left edge of a column, counted from 0."""
        return self.x + column * self.pitch

    def middle(self, column: int) -> float:
        """Return the middle of a column."""
        return self.left_edge(column) + self.width / 2

    def top(self, row: int) -> int:
        """Return the upper edge of a row, counted from 1."""
        return self.y + self.head + (row - 1) * self.row


class Load(NamedTuple):
    """Layout of a camel's goods: `columns` of icons of `size`, `pitch` apart, around `x` within the cell."""

    camel: int
    camel_x: int
    x: int
    size: int
    pitch: int
    columns: int = 2


CELL = Load(104, 57, 147, 38, 41)


def draw_sheet(canvas: Canvas, width: float, height: float, fill: Colour = PAPER) -> None:
    """Draw paper with its soft shadow."""
    shape = rounded_rectangle(0, 0, width, height, 22)
    canvas.lay(shape, fill, 8, 0.3, 5)


@cached_drawing(margin=26)
def paper(
    canvas: Canvas,
    width: int,
    height: int,
    frame: Colour | None = None,
    fill: Colour = PAPER,
    lines: tuple[float, ...] = (),
    inset: float = 16,
) -> None:
    """Draw a sheet of paper, framed if `frame` is given; the origin is the top left corner.

    `lines`: heights of lines across it, which end `inset` px before its edges.
    """
    draw_sheet(canvas, width, height, fill)
    if frame is not None:
        canvas.edge(rounded_rectangle(3, 3, width - 6, height - 6, 19), frame, 6)
    for y in lines:
        canvas.line([(inset, y), (width - inset, y)], SAND, 1.5, caps=False)


@cached_sprite
def _head(width: int, height: int, bar: int, emblem: str, size: int) -> Canvas:
    """Draw the head of a panel: an indigo `bar` with an emblem, terracotta below it."""
    canvas = Canvas(width, height)
    clip = canvas.region(rounded_rectangle(0, 0, width, height + 44, 22))
    canvas.fill(rounded_rectangle(0, 0, width, bar, 0), NIGHT, clip=clip)
    if bar < height:
        canvas.box(0, bar, width, height - bar, 0, TERRACOTTA)
    if emblem:
        draw_ornament(canvas, width / 2, bar / 2, size * 0.83, width * 0.4)
        emblems.draw_flat(canvas, emblem, width / 2, bar / 2, size)
    return canvas


def put_sheet(picture: Picture, grid: Grid, column: int, emblem: str = "", size: int = 46, bar: int = 0) -> None:
    """Draw the panel of one column: `bar` (or all of its head) indigo with an emblem, lines between the rows."""
    x, lines = grid.left_edge(column), tuple(grid.top(row) - grid.y for row in range(2, grid.rows + 1))
    picture.paste(paper(grid.width, grid.height, lines=lines), x, grid.y)
    picture.paste(_head(grid.width, grid.head, bar or grid.head, emblem, size), x, grid.y)


def put_sheets(picture: Picture, grid: Grid, size: int = 46, bar: int = 0) -> None:
    """Draw the panels of all five enclosures."""
    for column, enclosure in enumerate(Enclosure):
        put_sheet(picture, grid, column, enclosure.value, size, bar)


def water(width: int, height: int, full: bool) -> Sprite:
    """Return the mark of an exchange stall; the origin is the top left corner."""
    return ornaments.tint(width, height, mix(SKY, PAPER, 0.74 if full else 0.66))


@cached_drawing(margin=24)
def draw_glow(canvas: Canvas, width: int, height: int, called: bool = False) -> None:
    """Draw the last move's ochre glow and frame, or the terracotta frame of the camel that must go now.

    The origin is the top left corner of the cell.
    """
    frame = rounded_rectangle(4, 3, width - 8, height - 6, 14)
    if called:
        canvas.fill(frame, mix(TERRACOTTA, PAPER, 0.84))
        canvas.edge(rounded_rectangle(6, 5, width - 12, height - 10, 12), TERRACOTTA, 4)
        return
    canvas.blur_shape(rounded_rectangle(2, 1, width - 4, height - 2, 16), GLOW, 7, 1)
    canvas.fill(frame, LIT)
    canvas.edge(rounded_rectangle(6, 5, width - 12, height - 10, 12), OCHRE, 4)


def put_camel(picture: Picture, camel: CamelView, x: float, y: float, load: Load = CELL, *, pale: bool = False) -> None:
    """Draw a camel and its goods in a cell with left edge x and middle line y."""
    body = animals.bearer(camel.seat, camel.letter.value, load.camel)
    picture.paste(fade(body) if pale else body, x + load.camel_x, y)
    put_load(picture, camel, x + load.x, y, load, pale=pale)


def put_load(picture: Picture, camel: CamelView, x: float, y: float, load: Load, *, pale: bool = False) -> None:
    """Draw the goods of a camel around (x, y), or the sign that they are unknown."""
    if camel.loaded:
        put_goods(picture, camel.goods, x, y, load, pale=pale)
    else:
        picture.paste(unknown_load(round(load.size * 1.1)), x, y)


def fade(sprite: Sprite, strength: float = 0.5) -> Sprite:
    """Return a cached sprite with that share of its strength (0 to 1)."""
    assert sprite.key is not None
    return sprites.SPRITES.find(
        ("paled", sprite.key, strength), lambda: Sprite(reduce_opacity(sprite.image, strength), sprite.left, sprite.top)
    )


@cached_drawing(margin=6, reach=0.6)
def draw_lost_good(canvas: Canvas, good: str, size: int) -> None:
    """Draw a lost good: smaller, with a line through it; the origin is the middle."""
    goods.draw(canvas, good, 0, 0, size * 0.92, 2)
    ART.draw(canvas, "struck", scale=size / 100, edge=2 * 100 / size)


@cached_drawing(reach=1)
def unknown_load(canvas: Canvas, size: int) -> None:
    """Draw a load that is still hidden, an indigo chest with a question mark; the origin is the middle."""
    ART.draw(canvas, "unknown", scale=size / 100, edge=2.2 * 100 / size)
    letters.write(canvas, 0, 0, "?", size * 0.8, SILVER)


def put_goods(
    picture: Picture,
    carried: Sequence[Good],
    x: float,
    y: float,
    load: Load,
    *,
    stolen: Sequence[Good] = (),
    pale: bool = False,
) -> None:
    """Draw goods in rows around (x, y), from the left; those in `stolen` are struck through."""
    rows = -(-len(carried) // load.columns)
    for number, good in enumerate(carried):
        row, column = divmod(number, load.columns)
        at_x = x + (column - (load.columns - 1) / 2) * load.pitch
        at_y = y + (row - (rows - 1) / 2) * load.pitch
        icon = (draw_lost_good if good in stolen else goods.icon)(good.value, load.size)
        picture.paste(fade(icon) if pale and good not in stolen else icon, at_x, at_y)


def list_kept_places(enclosure: EnclosureView) -> list[tuple[StallView, Seat | None]]:
    """Return the stalls of an enclosure of the starting grid, each with the seat it is reserved for, or None.

    The last free places belong to players without a camel in the enclosure.
    """
    free = [stall.number for stall in enclosure.stalls if stall.camel is None]
    place_of_stall = dict(zip(reversed(free), reversed(enclosure.missing), strict=False))
    return [(stall, place_of_stall.get(stall.number)) for stall in enclosure.stalls]
