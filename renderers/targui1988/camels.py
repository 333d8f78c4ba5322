"""The camels of Targui 1988: one drawing, with the saddle of a tribe or of anybody."""

from __future__ import annotations

import math

from renderers.kit.canvas import Canvas
from renderers.kit.palette import INK, NIGHT, PAPER, PLAYERS, SAND, TERRACOTTA, Colour, colour, dark
from renderers.kit.sprites import drawn
from renderers.targui1988.drawings import ART

CAMEL = (132, 112)
"""The box of a camel with room for its rim."""
_COAT, _CREAM = colour("B27B3F"), colour("FFF6E2")


def painted_camel(
    coat: Colour, saddle: Colour, *, trim: Colour = PAPER, far: Colour | None = None, rim: float = 3.5
) -> Canvas:
    """A camel in a box of `CAMEL`; `rim` 0 leaves its dark outline out."""
    paint = Canvas(*CAMEL)
    ART.draw(paint, "camel", coat=coat, saddle=saddle, trim=trim, far=far or dark(coat, 0.22))
    if rim:
        paint.rim(rim, INK)
    return paint


def saddle_of(tribe: int | None) -> Colour:
    """A tribe's saddle, or that of anybody."""
    return SAND if tribe is None else PLAYERS[tribe]


@drawn
def camel(tribe: int | None, width: int) -> Canvas:
    """A camel with the saddle of a tribe, or of anybody; its origin is the middle."""
    return _reduced(painted_camel(_COAT, saddle_of(tribe)), width)


@drawn
def herd(tribe: int, width: int) -> Canvas:
    """The cream camel on the band of a territory; its origin is the middle."""
    return _reduced(painted_camel(_CREAM, PLAYERS[tribe], trim=INK, far=colour("D9C6A0"), rim=3.2), width)


@drawn
def leader(width: int) -> Canvas:
    """The indigo camel that walks the rounds; its origin is the middle."""
    plain = painted_camel(NIGHT, TERRACOTTA, trim=colour("FBEFD2"), far=colour("141C40"), rim=0)
    return _reduced(plain, width)


def _reduced(paint: Canvas, width: float) -> Canvas:
    height = width * CAMEL[1] / CAMEL[0]
    small = Canvas(0, 0, margin=math.ceil(width / 2) + 2)
    small.add(paint, -width / 2, -height / 2, width / CAMEL[0])
    return small
