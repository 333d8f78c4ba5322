"""The drawings of Targui 2012, each in a box of 100 round its middle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from azalai.games.targui.components import Good
from azalai.renderers.kit import drawings
from azalai.renderers.kit.art import Art, Value
from azalai.renderers.kit.canvas import Canvas

Draw: TypeAlias = Callable[[Canvas, float, float, float, float], None]
"""Draws a thing round (x, y) in a box of that size, with an outline that thick."""
ART = Art(Path(__file__).parent / "art")


class Figure(NamedTuple):
    """A drawing, and what its classes are given; the parts of its outline are px thick."""

    name: str
    style: Mapping[str, Value] = {}
    art: Art = ART

    def draw(self, canvas: Canvas, x: float, y: float, size: float, edge: float = 2.4, opacity: float = 1) -> None:
        """Draws it round (x, y), its box `size` wide; `edge`: px of outline round it."""
        style = {**self.style, "edge": edge * 100 / size} if self.art.has_edge(self.name) else self.style
        self.art.draw(canvas, self.name, x, y, size / 100, opacity=opacity, style=style)


def good(kind: Good) -> Figure:
    """A good, as in all games."""
    return Figure(kind.value, art=drawings.ART)


GOLD = Figure("gold", art=drawings.ART)
