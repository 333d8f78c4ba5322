"""The names of things on the private pictures: plates, and the edges of what can be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from azalai.renderers.kit import badges
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, PAPER
from azalai.renderers.kit.paths import Point, rounded
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import drawn

PLATE = 56
AWAY = 0.42
"""How much of its strength keeps what can't be chosen."""
_RIM = 6


class Mark(NamedTuple):
    """A thing that can be chosen, or is only called so: its name on a plate round (x, y), or, for a thing without a
    name, an edge round a place of the picture."""

    name: str
    x: float
    y: float
    lit: bool = True
    edge: Frame | None = None

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom of the plate; none of an edge alone."""
        if not self.name:
            return self.x, self.y, self.x, self.y
        digits = PLATE * (0.8 if len(self.name) < 2 else 0.62)
        wide = max(PLATE, letters.width(self.name, "Bold", digits) + PLATE * 0.4) / 2 + 6
        high = PLATE / 2 + 6
        return self.x - wide, self.y - high, self.x + wide, self.y + high

    @property
    def seen(self) -> Point:
        """Where it has the colour of choices, if it is lit."""
        if self.name or self.edge is None:
            return self.x, self.y
        return self.edge.x, self.edge.y + self.edge.height / 2


def around(frame: Frame, name: str = "") -> Mark:
    """The edge of a place, and its name in the middle."""
    return Mark(name, *frame.middle, edge=frame)


def put(picture: Picture, found: Sequence[Mark]) -> None:
    """Edges first, so that they run below the names."""
    for mark in found:
        if mark.edge is not None and mark.lit:
            picture.put(edge(mark.edge.width, mark.edge.height), mark.edge.x, mark.edge.y)
    for mark in found:
        if mark.name:
            picture.put(badges.plate(mark.name, PLATE, lit=mark.lit), mark.x, mark.y)


@drawn
def edge(width: int, height: int) -> Canvas:
    """The indigo edge round a place of that size, with a hair of paper outside; its origin is the top left corner."""
    canvas = Canvas(width, height, margin=12)
    outline = rounded(0, 0, width, height, 14)
    canvas.edge(outline, PAPER, _RIM + 5)
    canvas.edge(outline, CHOICE, _RIM)
    return canvas


def away(picture: Picture, bare: Image.Image, frame: Frame) -> None:
    """A place steps back into the ground that lies below it."""
    x, y, width, height = frame
    reach = 5
    badges.fade(picture, bare, (x - reach, y - reach, x + width + reach, y + height + reach), AWAY)
