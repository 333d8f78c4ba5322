"""Parts of the private pictures: a width that a phone shows enlarged, sand, tiles, medals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.games.timbuktu.components import Good
from azalai.renderers.kit import drawings as kit
from azalai.renderers.kit import emblems
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.badges import wash
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import (
    CHOICE,
    DUNE,
    OCHRE,
    PAPER,
    SAND,
    SAND_LIGHT,
    SKY,
    TERRACOTTA,
    Colour,
    colour,
    mix,
)
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.timbuktu.drawings import ART
from azalai.renderers.timbuktu.grid import LIT, Load, put_goods

WIDTH = 1000
MARGIN, GAP = 14, 8
INSIDE = WIDTH - 2 * MARGIN
OWN = mix(CHOICE, PAPER, 0.84)
"""Background of the reader's own things."""
WET = mix(SKY, PAPER, 0.6)
"""Background of an exchange stall."""
WAY = mix(SAND_LIGHT, PAPER, 0.3)
BACK = 0.55
"""Share of sand over a faded tile."""
_SHADE = mix(DUNE, SAND, 0.4)
_SKY = colour("F3DFB6")


@cached_sprite
def ground(height: int) -> Sprite:
    """Draw sand, and dunes at the foot."""
    canvas = Canvas(WIDTH, height)
    canvas.box(0, 0, WIDTH, height, 0, _SKY)
    ART.draw(canvas, "dunes", 0, height)
    return Sprite(canvas.finish().convert("RGB"))


class Row(NamedTuple):
    """Equal tiles in a row, or in several rows if necessary."""

    y: int
    columns: int
    height: int

    @property
    def width(self) -> int:
        """Width of a tile."""
        return (INSIDE + GAP) // self.columns - GAP

    def frame(self, number: int) -> Frame:
        """Return the frame of a tile, counted from 0."""
        down, across = divmod(number, self.columns)
        x = MARGIN + (INSIDE + GAP) * across // self.columns
        return Frame(x, self.y + down * (self.height + GAP), self.width, self.height)

    def foot(self, count: int) -> int:
        """Return the lower edge of `count` tiles."""
        return self.y + -(-count // self.columns) * (self.height + GAP) - GAP


@cached_drawing(margin=6)
def tile(canvas: Canvas, width: int, height: int, edge: Colour | None = None, fill: Colour = PAPER) -> None:
    """Draw a tile of paper with its shadow, framed if `edge` is given; the origin is the top left corner."""
    canvas.box(0, 4, width, height, 16, _SHADE)
    canvas.box(0, 0, width, height, 16, fill)
    if edge is not None:
        canvas.edge(rounded_rectangle(3, 3, width - 6, height - 6, 13), edge, 6)


def put_tile(picture: Picture, at: Frame, *, chosen: bool = False, choice: bool = False) -> None:
    """Draw a tile that can be chosen (`choice`), that is chosen already, or neither."""
    edge = OCHRE if chosen else CHOICE if choice else None
    picture.paste(tile(at.width, at.height, edge, LIT if chosen else PAPER), at.x, at.y)


def step_back(picture: Picture, at: Frame) -> None:
    """Fade what is drawn there, because it can't be chosen."""
    wash(picture, (at.x - 1, at.y - 1, at.x + at.width + 1, at.y + at.height + 5), BACK, 16)


@cached_drawing()
def cell(canvas: Canvas, width: int, height: int, fill: Colour, edge: Colour | None = None, thick: float = 6) -> None:
    """Draw a tinted cell, framed if `edge` is given; the origin is the top left corner."""
    canvas.box(3, 2, width - 6, height - 4, 12, fill)
    if edge is not None:
        canvas.edge(
            rounded_rectangle(3 + thick / 2, 2 + thick / 2, width - 6 - thick, height - 4 - thick, 10), edge, thick
        )


@cached_drawing(margin=5)
def medal(canvas: Canvas, name: str, radius: int) -> None:
    """Draw the emblem of an enclosure on its disc; the origin is the middle."""
    emblems.draw_medal(canvas, name, 0, 0, radius)


@cached_drawing(reach=1)
def costs(canvas: Canvas, size: int) -> None:
    """Draw the sign of giving up any good; the origin is the middle."""
    kit.ART.draw(canvas, "sack", -size * 0.12, -size * 0.1, size / 100, edge=2.4 * 100 / size)
    radius = size * 0.4
    canvas.disc(size * 0.2, size * 0.22, radius + 3, PAPER)
    canvas.disc(size * 0.2, size * 0.22, radius, TERRACOTTA)
    letters.write(canvas, size * 0.2, size * 0.22, "−1", max(34, size * 0.6), PAPER)


def put_load(
    picture: Picture, carried: Sequence[Good], x: float, y: float, size: int, pitch: int, columns: int
) -> None:
    """Draw goods in rows around (x, y)."""
    put_goods(picture, carried, x, y, Load(0, 0, 0, size, pitch, max(1, min(columns, len(carried)))))
