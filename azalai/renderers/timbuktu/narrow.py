"""What the private pictures are made of: a width that a phone shows large, sand, tiles, medals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.games.timbuktu.components import Good
from azalai.renderers.kit import drawings as kit
from azalai.renderers.kit import emblems, goods
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
from azalai.renderers.kit.paths import rounded
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import Sprite, drawn
from azalai.renderers.timbuktu.drawings import ART
from azalai.renderers.timbuktu.grid import LIT

WIDTH = 1000
MARGIN, GAP = 14, 8
INSIDE = WIDTH - 2 * MARGIN
OWN = mix(CHOICE, PAPER, 0.84)
"""Behind what is the viewer's own."""
WET = mix(SKY, PAPER, 0.6)
"""Behind an exchange stall."""
WAY = mix(SAND_LIGHT, PAPER, 0.3)
BACK = 0.55
"""So much sand lies on a tile that steps back."""
_SHADE = mix(DUNE, SAND, 0.4)
_SKY = colour("F3DFB6")


@drawn
def ground(height: int) -> Sprite:
    """Sand, and dunes at the foot."""
    canvas = Canvas(WIDTH, height)
    canvas.box(0, 0, WIDTH, height, 0, _SKY)
    ART.draw(canvas, "dunes", 0, height)
    return Sprite(canvas.finished().convert("RGB"))


class Row(NamedTuple):
    """Equal tiles side by side, in as many rows as they need."""

    y: int
    columns: int
    height: int

    @property
    def width(self) -> int:
        """Of a tile."""
        return (INSIDE + GAP) // self.columns - GAP

    def frame(self, number: int) -> Frame:
        """The place of a tile, counted from 0."""
        down, across = divmod(number, self.columns)
        x = MARGIN + (INSIDE + GAP) * across // self.columns
        return Frame(x, self.y + down * (self.height + GAP), self.width, self.height)

    def foot(self, count: int) -> int:
        """Where so many tiles end."""
        return self.y + -(-count // self.columns) * (self.height + GAP) - GAP


@drawn
def tile(width: int, height: int, edge: Colour | None = None, fill: Colour = PAPER) -> Canvas:
    """A tile of paper with its shade, framed if `edge` is given; its origin is the top left corner."""
    canvas = Canvas(width, height, margin=6)
    canvas.box(0, 4, width, height, 16, _SHADE)
    canvas.box(0, 0, width, height, 16, fill)
    if edge is not None:
        canvas.edge(rounded(3, 3, width - 6, height - 6, 13), edge, 6)
    return canvas


def put_tile(picture: Picture, at: Frame, *, chosen: bool = False, choice: bool = False, fill: Colour = PAPER) -> None:
    """A tile that can be chosen (`choice`), that is chosen already, or neither."""
    edge = OCHRE if chosen else CHOICE if choice else None
    picture.put(tile(at.width, at.height, edge, LIT if chosen else fill), at.x, at.y)


def step_back(picture: Picture, at: Frame) -> None:
    """What is drawn there can't be chosen."""
    wash(picture, (at.x - 1, at.y - 1, at.x + at.width + 1, at.y + at.height + 5), BACK, 16)


@drawn
def cell(width: int, height: int, fill: Colour, edge: Colour | None = None, thick: float = 6) -> Canvas:
    """A tinted cell, framed if `edge` is given; its origin is the top left corner."""
    canvas = Canvas(width, height)
    canvas.box(3, 2, width - 6, height - 4, 12, fill)
    if edge is not None:
        canvas.edge(rounded(3 + thick / 2, 2 + thick / 2, width - 6 - thick, height - 4 - thick, 10), edge, thick)
    return canvas


@drawn
def medal(name: str, radius: int) -> Canvas:
    """The emblem of an enclosure on its disc; its origin is the middle."""
    canvas = Canvas(0, 0, margin=radius + 5)
    emblems.draw_medal(canvas, name, 0, 0, radius)
    return canvas


@drawn
def costs(size: int) -> Canvas:
    """A good must be given up, whichever; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size)
    kit.ART.draw(canvas, "sack", -size * 0.12, -size * 0.1, size / 100, edge=2.4 * 100 / size)
    radius = size * 0.4
    canvas.disc(size * 0.2, size * 0.22, radius + 3, PAPER)
    canvas.disc(size * 0.2, size * 0.22, radius, TERRACOTTA)
    letters.write(canvas, size * 0.2, size * 0.22, "−1", max(34, size * 0.6), PAPER)
    return canvas


def put_load(
    picture: Picture, carried: Sequence[Good], x: float, y: float, size: int, pitch: int, columns: int
) -> None:
    """Goods in rows round (x, y)."""
    rows = -(-len(carried) // columns)
    for number, good in enumerate(carried):
        row, column = divmod(number, columns)
        across = min(columns, len(carried))
        at_x = x + (column - (across - 1) / 2) * pitch
        picture.put(goods.icon(good.value, size), at_x, y + (row - (rows - 1) / 2) * pitch)
