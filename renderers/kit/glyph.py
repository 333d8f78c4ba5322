"""Small drawings recorded part by part, so that they can be put into each other, turned and made pale.

A glyph is written in a box of 100 x 100. The parts of a group share one dark outline that lies behind all of them,
so that a figure of several shapes reads as one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from renderers.kit import paths
from renderers.kit.canvas import SCALE, Canvas
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


def points_of(shape: Shape) -> Points:
    """The points of a path code or of points."""
    return paths.path(shape) if isinstance(shape, str) else shape


def arc(x: float, y: float, radius: float, start: float, end: float, count: int = 40) -> list[Point]:
    """A part of a circle, from one angle to the other: degrees, clockwise from the right."""
    found: list[Point] = []
    for step in range(count + 1):
        angle = math.radians(start + (end - start) * step / count)
        found.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return found


def grown(shape: Shape, share: float, x: float = 50, y: float = 50) -> list[Point]:
    """The shape made `share` times as large round (x, y)."""
    return [(x + (px - x) * share, y + (py - y) * share) for px, py in points_of(shape)]


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

        def place(points: Points) -> list[Point]:
            turned = paths.turned(points, turn, 50, 50) if turn else points
            placed = paths.placed(turned, scale, x, y)
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
        scale = size / 100 * SCALE
        corner = canvas.place(x - size / 2, y - size / 2)
        parts = [part for group in self._groups for part in group]
        reach = edge * SCALE + max(part.width for part in parts) * scale / 2 + 2
        placed = {id(part): _placed(part.points, scale, corner) for part in parts}
        left = max(0, math.floor(min(px for points in placed.values() for px, _ in points) - reach))
        top = max(0, math.floor(min(py for points in placed.values() for _, py in points) - reach))
        right = min(canvas.image.width, math.ceil(max(px for points in placed.values() for px, _ in points) + reach))
        bottom = min(canvas.image.height, math.ceil(max(py for points in placed.values() for _, py in points) + reach))
        if right <= left or bottom <= top:
            return
        layer = _Layer(right - left, bottom - top, scale, (corner[0] - left, corner[1] - top))
        for group in self._groups:
            if edge > 0:
                for part in group:
                    if part.edged:
                        layer.outline(part, edge * SCALE)
            for part in group:
                layer.part(part)
        image = layer.image
        if opacity < 1:
            image.putalpha(image.getchannel("A").point([round(value * opacity) for value in range(256)]))
        canvas.image.alpha_composite(image, (left, top))


def _placed(points: Points, scale: float, corner: Point) -> list[Point]:
    return [(x * scale + corner[0], y * scale + corner[1]) for x, y in points]


class _Layer:
    """The enlarged image of one glyph."""

    def __init__(self, width: int, height: int, scale: float, corner: Point) -> None:
        self.image = Image.new("RGBA", (width, height), (0, 0, 0, 0))
        self._pen = ImageDraw.Draw(self.image)
        self._scale, self._corner = scale, corner

    def outline(self, part: _Part, edge: float) -> None:
        """What lies behind a part and looks out on all sides."""
        points = _placed(part.points, self._scale, self._corner)
        thick = max(1, round(part.width * self._scale + 2 * edge))
        if part.kind == "fill":
            self._pen.polygon(points, fill=(*INK, 255))
        _stroke(self._pen, points, (*INK, 255), thick, closed=part.kind != "line")

    def part(self, part: _Part) -> None:
        """The part itself."""
        if part.clip is None and part.opacity >= 1:
            self._ink(self._pen, part, (*part.colour, 255))
            return
        mask = Image.new("L", self.image.size, 0)
        self._ink(ImageDraw.Draw(mask), part, round(255 * part.opacity))
        if part.clip is not None:
            window = Image.new("L", self.image.size, 0)
            ImageDraw.Draw(window).polygon(_placed(part.clip, self._scale, self._corner), fill=255)
            mask = ImageChops.multiply(mask, window)
        layer = Image.new("RGBA", mask.size, (*part.colour, 255))
        layer.putalpha(mask)
        self.image.alpha_composite(layer)

    def _ink(self, pen: ImageDraw.ImageDraw, part: _Part, ink: tuple[int, int, int, int] | int) -> None:
        points = _placed(part.points, self._scale, self._corner)
        if part.kind == "fill":
            pen.polygon(points, fill=ink)
        else:
            _stroke(pen, points, ink, max(1, round(part.width * self._scale)), closed=part.kind == "loop")


def _stroke(
    pen: ImageDraw.ImageDraw,
    points: Sequence[Point],
    ink: tuple[int, int, int, int] | int,
    thick: int,
    *,
    closed: bool,
) -> None:
    """A line with round joints; an open one with round ends."""
    radius = (thick - 1) / 2
    pen.line([*points, points[0]] if closed else list(points), fill=ink, width=thick)
    if thick > 2:
        for x, y in points:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=ink)
