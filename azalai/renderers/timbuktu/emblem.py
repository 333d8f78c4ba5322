"""Emblem of Timbuktu: the mosque of the city."""

from __future__ import annotations

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.sprites import cached_sprite


@cached_sprite
def emblem(size: int) -> Canvas:
    """Draw the emblem in a box of that size; the origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 8)
    left, top, width, height = ART.box("city")
    unit = size / max(width, height)
    ART.draw(canvas, "city", -(left + width / 2) * unit, -(top + height / 2) * unit, unit)
    return canvas
