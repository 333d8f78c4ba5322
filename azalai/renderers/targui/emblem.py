"""Emblem of Targui (2012): a targi in blue."""

from __future__ import annotations

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.sprites import cached_drawing
from azalai.renderers.targui.figures import figure


@cached_drawing(margin=8)
def emblem(canvas: Canvas, size: int) -> None:
    """Draw the emblem in a box of that size; the origin is the middle."""
    figure(0).draw(canvas, 0, 0, size, 3)
