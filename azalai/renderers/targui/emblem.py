"""Emblem of Targui (2012): a targi in blue."""

from __future__ import annotations

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.sprites import cached_sprite
from azalai.renderers.targui.figures import figure


@cached_sprite
def emblem(size: int) -> Canvas:
    """Draw the emblem in a box of that size; the origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 8)
    figure(0).draw(canvas, 0, 0, size, 3)
    return canvas
