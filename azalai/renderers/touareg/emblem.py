"""Emblem of Touareg: a camel with its load."""

from __future__ import annotations

from azalai.renderers.kit import marks
from azalai.renderers.kit.animals import CAMEL_HEIGHT, CAMEL_WIDTH, cloth
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import INK, PLAYERS, mix
from azalai.renderers.kit.sprites import cached_drawing

_SEAT = 1
"""Seat of the camel's owner: green."""


@cached_drawing(margin=8)
def emblem(canvas: Canvas, size: int) -> None:
    """Draw the emblem in a box of that size; the origin is the middle."""
    scale = size / CAMEL_WIDTH
    x, y = -CAMEL_WIDTH * scale / 2, CAMEL_HEIGHT * scale / 2
    ART.draw(canvas, "camel", x, y, scale, rein=mix(PLAYERS[_SEAT], INK, 0.25), style=cloth(_SEAT))
    marks.draw_pale(canvas, _SEAT, x + 102 * scale, y - 102 * scale, 25 * scale)
