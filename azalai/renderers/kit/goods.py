"""Goods of the desert: one drawing each, distinguishable by silhouette alone."""

from __future__ import annotations

from azalai.renderers.kit.art import Value
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import colour
from azalai.renderers.kit.sprites import cached_drawing

_STRANDS, _SEAMS = 60, 56
"""From these sizes on (px) the single strands of a rope and the dark seams between grains are seen."""


def draw(canvas: Canvas, good: str, x: float, y: float, size: float, edge: float = 2.5) -> None:
    """Draw a good in the box of `size` around (x, y); `edge` is the thickness of its dark outline."""
    details: dict[str, Value] = {}
    if good == "salt":
        details["coarse" if size >= _STRANDS else "fine"] = False
    if good == "millet" and size < _SEAMS:
        details["seam"] = colour("717F2C")
    ART.draw(canvas, good, x, y, size / 100, edge=edge * 100 / size, style=details)


@cached_drawing(margin=4, reach=0.56)
def icon(canvas: Canvas, good: str, size: int) -> None:
    """Draw the icon of a good alone; the origin is the middle."""
    draw(canvas, good, 0, 0, size, 2.5 if size >= 44 else 2.2)
