"""Dates: two oblong fruits on a twig."""

from __future__ import annotations

import functools

from renderers.kit.canvas import Canvas
from renderers.kit.glyph import Glyph
from renderers.kit.palette import GOODS, colour, mix
from renderers.kit.paths import ellipse

_TWIG = colour("6B5A2C")
_CAP = colour("8C9A3B")


@functools.cache
def _glyph() -> Glyph:
    glyph = Glyph()
    for twig in ("M 50 4 C 50 16 44 22 33 34", "M 50 8 C 52 18 58 24 67 36"):
        glyph.line(twig, _TWIG, 5, edged=True)
    for x, y, turn in ((27, 62, 20), (73, 65, -20)):
        fruit = ellipse(x, y, 17, 31, turn)
        glyph.group().fill(fruit, GOODS["dates"])
        glyph.fill(ellipse(x + 13, y + 6, 12, 34, turn), colour("7C3820"), edged=False, clip=fruit, opacity=0.55)
        glyph.fill(ellipse(x - 7, y - 6, 5, 16, turn), mix(GOODS["dates"], colour("E0A47A"), 0.6), edged=False)
    glyph.group().fill(ellipse(36, 34, 10, 6, 22), _CAP).fill(ellipse(64, 36, 10, 6, -22), _CAP)
    return glyph


def dates(canvas: Canvas, x: float, y: float, size: float, edge: float) -> None:
    """Two oblong fruits on a twig."""
    _glyph().draw(canvas, x, y, size, edge * 0.8)
