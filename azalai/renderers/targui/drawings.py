"""Drawings of Targui 2012, each in a box of 100 around its middle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from azalai.games.targui.components import Good
from azalai.renderers.kit import drawings
from azalai.renderers.kit.art import Art, Value
from azalai.renderers.kit.canvas import Canvas

Draw: TypeAlias = Callable[[Canvas, float, float, float, float], None]
"""Function that draws a thing around (x, y) in a box of that size, with an outline that thick."""
ART = Art(Path(__file__).parent / "art")


class Figure(NamedTuple):
    """Drawing with values for its classes; its outlines have the thickness that `draw` gets in px."""

    name: str
    style: Mapping[str, Value] = {}
    art: Art = ART

    def draw(self, canvas: Canvas, x: float, y: float, size: float, edge: float = 2.4, opacity: float = 1) -> None:
        """Draw it around (x, y), its box `size` wide, with an outline of `edge` px."""
        style = {**self.style, "edge": edge * 100 / size} if self.art.has_edge(self.name) else self.style
        self.art.draw(canvas, self.name, x, y, size / 100, opacity=opacity, style=style)


def good(kind: Good) -> Figure:
    """Return the drawing of a good, as in all games."""
    return Figure(kind.value, art=drawings.ART)


GOLD = Figure("gold", art=drawings.ART)
