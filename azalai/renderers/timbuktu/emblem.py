"""Emblem of Timbuktu: the mosque of the city."""

from __future__ import annotations

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.sprites import cached_drawing


@cached_drawing(margin=8)
def emblem(canvas: Canvas, size: int) -> None:
    """Draw the emblem in a box of that size; the origin is the middle."""
    ART.centre(canvas, "city", 0, 0, size)
