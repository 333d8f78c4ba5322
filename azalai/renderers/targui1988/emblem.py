"""Emblem of Targui (1988): a tent."""

from __future__ import annotations

from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import colour
from azalai.renderers.kit.sprites import cached_sprite
from azalai.renderers.targui1988.drawings import ART

_CLOTH = colour("8F5640")


@cached_sprite
def emblem(size: int) -> Canvas:
    """Draw the emblem in a box of that size; the origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 8)
    left, top, width, height = ART.box("tent")
    unit = size / max(width, height)
    ART.draw(canvas, "tent", -(left + width / 2) * unit, -(top + height / 2) * unit, unit, cloth=_CLOTH)
    return canvas
