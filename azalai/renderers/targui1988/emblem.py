"""Emblem of Targui (1988): a tent."""

from __future__ import annotations

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import colour
from azalai.renderers.kit.sprites import cached_drawing
from azalai.renderers.targui1988.drawings import ART

_CLOTH = colour("8F5640")


@cached_drawing(margin=8)
def emblem(canvas: Canvas, size: int) -> None:
    """Draw the emblem in a box of that size; the origin is the middle."""
    ART.centre(canvas, "tent", 0, 0, size, cloth=_CLOTH)
