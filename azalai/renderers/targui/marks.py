"""Names of things on the private pictures: plates, and the edges of what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from azalai.renderers.kit import badges
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, PAPER
from azalai.renderers.kit.paths import Point, rounded_rectangle
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing

PLATE = 56
AWAY = 0.42
"""Share of its strength that a part keeps if it can't be chosen."""
_RIM = 6


class Mark(NamedTuple):
    """Mark of a thing: its name on a plate around (x, y), or an edge around its place if it has no name.

    It is highlighted if the thing can be chosen.
    """

    name: str
    x: float
    y: float
    lit: bool = True
    edge: Frame | None = None

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of the plate; none for an edge alone."""
        if not self.name:
            return self.x, self.y, self.x, self.y
        digits = PLATE * (0.8 if len(self.name) < 2 else 0.62)
        wide = max(PLATE, letters.width(self.name, "Bold", digits) + PLATE * 0.4) / 2 + 6
        high = PLATE / 2 + 6
        return self.x - wide, self.y - high, self.x + wide, self.y + high

    @property
    def seen(self) -> Point:
        """Point that has the colour of choices, if it is highlighted."""
        if self.name or self.edge is None:
            return self.x, self.y
        return self.edge.x, self.edge.y + self.edge.height / 2


def draw_edge(frame: Frame, name: str = "") -> Mark:
    """Return the edge of a place, with its name in the middle."""
    return Mark(name, *frame.middle, edge=frame)


def draw_marks(picture: Picture, marks: Sequence[Mark]) -> None:
    """Draw marks, edges first, so that they are below the names."""
    for mark in marks:
        if mark.edge is not None and mark.lit:
            picture.paste(edge(mark.edge.width, mark.edge.height), mark.edge.x, mark.edge.y)
    for mark in marks:
        if mark.name:
            picture.paste(badges.plate(mark.name, PLATE, lit=mark.lit), mark.x, mark.y)


@cached_drawing(margin=12)
def edge(canvas: Canvas, width: int, height: int) -> None:
    """Draw the indigo edge of a place of that size, with a thin outline of paper; the origin is the top left corner."""
    outline = rounded_rectangle(0, 0, width, height, 14)
    canvas.edge(outline, PAPER, _RIM + 5)
    canvas.edge(outline, CHOICE, _RIM)


def fade_place(picture: Picture, bare: Image.Image, frame: Frame) -> None:
    """Fade a place into the background below it."""
    x, y, width, height = frame
    reach = 5
    badges.fade(picture, bare, (x - reach, y - reach, x + width + reach, y + height + reach), AWAY)
