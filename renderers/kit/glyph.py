"""Small drawings recorded part by part, so that they can be put into each other, turned and made pale.

A glyph is written in a box of 100 x 100. The parts of a group share one dark outline that lies behind all of them,
so that a figure of several shapes reads as one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from renderers.kit import paths
from renderers.kit.canvas import Canvas
from renderers.kit.palette import INK, Colour
from renderers.kit.paths import Point, Points

Shape: TypeAlias = str | Points
Draw: TypeAlias = Callable[[Canvas, float, float, float, float], None]
"""Draws a thing round (x, y) in a box of that size, with an outline that thick: what `kit.goods` holds too."""


class _Part(NamedTuple):
    kind: Literal["fill", "line", "loop"]
    points: Points
    colour: Colour
    width: float
    edged: bool
    clip: Points | None
    opacity: float

    def outline(self, canvas: Canvas, edge: float) -> None:
        """What lies behind the part and looks out on all sides."""
        if self.kind == "fill":
            canvas.shape(self.points, INK, INK, self.width + 2 * edge)
        elif self.kind == "loop":
            canvas.edge(self.points, INK, self.width + 2 * edge)
        else:
            canvas.line(self.points, INK, self.width + 2 * edge)

    def draw(self, canvas: Canvas) -> None:
        """The part itself."""
        clip = "" if self.clip is None else canvas.region(self.clip)
        if self.kind == "fill":
            canvas.fill(self.points, self.colour, self.opacity, clip)
        else:
            canvas.line(self.points, self.colour, self.width, closed=self.kind == "loop", clip=clip)


def points_of(shape: Shape) -> Points:
    """The points of a path code or of points."""
    return paths.path(shape) if isinstance(shape, str) else shape


def grown(shape: Shape, share: float, x: float = 50, y: float = 50) -> Points:
    """The shape made `share` times as large round (x, y)."""
    return paths.placed(points_of(shape), share, x - x * share, y - y * share)


class Glyph:
    """A drawing under record; every method that adds to it returns it."""

    def __init__(self) -> None:
        self._groups: list[list[_Part]] = [[]]

    def group(self) -> Glyph:
        """What follows has an outline of its own, above what came before."""
        self._groups.append([])
        return self

    def fill(
        self, shape: Shape, colour: Colour, *, edged: bool = True, clip: Shape | None = None, opacity: float = 1
    ) -> Glyph:
        """A filled shape; without `edged` it has no part in the outline. Only what lies in `clip` is drawn."""
        inside = None if clip is None else points_of(clip)
        self._groups[-1].append(_Part("fill", points_of(shape), colour, 0, edged, inside, opacity))
        return self

    def line(
        self,
        shape: Shape,
        colour: Colour,
        width: float,
        *,
        edged: bool = False,
        closed: bool = False,
        clip: Shape | None = None,
    ) -> Glyph:
        """A line with round ends, or a closed one."""
        kind: Literal["line", "loop"] = "loop" if closed else "line"
        inside = None if clip is None else points_of(clip)
        self._groups[-1].append(_Part(kind, points_of(shape), colour, width, edged, inside, 1))
        return self

    def use(
        self,
        other: Glyph,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        *,
        turn: float = 0,
        flat: Colour | None = None,
        change: Callable[[Point], Point] | None = None,
        edged: bool = True,
        clip: Shape | None = None,
        opacity: float = 1,
    ) -> Glyph:
        """Another glyph `scale` times as large, its box's corner at (x, y), turned round its middle; `flat` gives all
        of it one colour, `change` moves every placed point."""

        def place(points: Points) -> Points:
            placed = paths.placed(paths.turned(points, turn, 50, 50), scale, x, y)
            return placed if change is None else [change(point) for point in placed]

        inside = None if clip is None else points_of(clip)
        for group in other._groups:
            self._groups.append(
                [
                    _Part(
                        part.kind,
                        place(part.points),
                        flat or part.colour,
                        part.width * scale,
                        part.edged and edged,
                        inside if part.clip is None else place(part.clip),
                        part.opacity * opacity,
                    )
                    for part in group
                ]
            )
        return self.group()

    def draw(self, canvas: Canvas, x: float, y: float, size: float, edge: float = 2.4, opacity: float = 1) -> None:
        """The drawing with the middle of its box at (x, y), the box `size` wide; `edge`: px of outline round it."""
        drawn, scale = Canvas(100, 100), size / 100
        for group in self._groups:
            if edge > 0:
                for part in group:
                    if part.edged:
                        part.outline(drawn, edge / scale)
            for part in group:
                part.draw(drawn)
        canvas.add(drawn, x - size / 2, y - size / 2, scale, opacity=opacity)
