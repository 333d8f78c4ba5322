"""Cells of the private grids: whose they are, and what is offered there."""

from __future__ import annotations

from collections.abc import Sequence

from games.timbuktu.components import Enclosure
from renderers.kit import emblems, goods, paths
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import CHOICE, NIGHT, OCHRE, PAPER, SKY, TERRACOTTA, Colour, colour, mix
from renderers.kit.paths import rounded
from renderers.kit.sprites import drawn
from renderers.timbuktu.choices import Mark

OWN = mix(CHOICE, PAPER, 0.84)
"""Behind the viewer's own camels."""
OFFERED = colour("FFF3D2")
WET = mix(SKY, PAPER, 0.6)
BAR = 60
"""The bar of an enclosure that has room for a pack."""


@drawn
def cell(width: int, height: int, fill: Colour, edge: Colour | None = None, thick: float = 4) -> Canvas:
    """A tinted cell, framed if `edge` is given; its origin is the top left corner."""
    canvas = Canvas(width, height, margin=8)
    canvas.box(4, 3, width - 8, height - 6, 14, fill)
    if edge is not None:
        canvas.edge(rounded(5, 4, width - 10, height - 8, 13), edge, thick)
    return canvas


@drawn
def letter_echo(letter: str, size: int, fill: Colour) -> Canvas:
    """The letter of an own camel at a place where it could go: flat, without a ring. Its origin is the middle."""
    canvas = Canvas(0, 0, margin=round(size / 2 + 5))
    canvas.fill(paths.ellipse(0, 0, size / 2 + 2), PAPER)
    canvas.disc(0, 0, size / 2, fill)
    letters.write(canvas, 0, 0, letter, size * 0.74, PAPER)
    return canvas


@drawn
def hood(width: int, enclosure: Enclosure, wanted: Sequence[str], held: bool) -> Canvas:
    """The bar of an enclosure whose pack was seen: what the thieves take there, in an ochre frame if the pack is in
    hand. Its origin is the top left corner of the bar."""
    canvas = Canvas(width, BAR, margin=4)
    canvas.fill(rounded(12, 4, width - 24, BAR - 8, 8), NIGHT)
    emblems.draw_flat(canvas, enclosure.value, 36, BAR / 2, 42)
    emblems.draw(canvas, "thief", 84, BAR / 2, 46, 1.6)
    canvas.box(112, 5, 74, BAR - 10, 10, mix(TERRACOTTA, PAPER, 0.78))
    canvas.edge(rounded(112, 5, 74, BAR - 10, 10), OCHRE if held else TERRACOTTA, 5 if held else 3)
    for number, good in enumerate(wanted):
        goods.draw(canvas, good, 131 + number * 36, BAR / 2, 36, 1.8)
    return canvas


def spread(numbers: Sequence[int], x: float, middle: float, columns: Sequence[float], size: int) -> tuple[Mark, ...]:
    """Several badges in one cell, in at most two rows: `columns` are the middles of the badges from its left edge."""
    rows = -(-len(numbers) // len(columns))
    found: list[Mark] = []
    for place, number in enumerate(numbers):
        row, column = divmod(place, len(columns))
        found.append(Mark(number, x + columns[column], middle + (row - (rows - 1) / 2) * 45, size))
    return tuple(found)
