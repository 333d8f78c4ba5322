"""Shapes: paths in SVG's notation, ellipses, rounded rectangles, and their transformations."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias, overload

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = Sequence[Point]

_TOKEN = re.compile(r"[MLCZ]|-?\d+\.?\d*|Q")
_STEPS = 18
"""Number of straight lines into which a curve is cut when its points are read."""


class Bend(NamedTuple):
    """Part of an outline: its end, and the two control points that bend it (none if it is straight)."""

    end: Point
    leave: Point | None = None
    arrive: Point | None = None


class Outline(Sequence[Point]):
    """Shape of straight and bent parts; as a sequence it is the points of short lines close to it."""

    def __init__(self, start: Point, bends: Iterable[Bend]) -> None:
        self.start = start
        self.bends = tuple(bends)

    @functools.cached_property
    def points(self) -> tuple[Point, ...]:
        """Points at which it starts, passes and ends."""
        places = [self.start]
        for end, leave, arrive in self.bends:
            if leave is None or arrive is None:
                places.append(end)
                continue
            start = places[-1]
            for step in range(1, _STEPS + 1):
                t = step / _STEPS
                u = 1 - t
                a, b, c, d = u**3, 3 * u * u * t, 3 * u * t * t, t**3
                x = a * start[0] + b * leave[0] + c * arrive[0] + d * end[0]
                y = a * start[1] + b * leave[1] + c * arrive[1] + d * end[1]
                places.append((x, y))
        return tuple(places)

    @overload
    def __getitem__(self, index: int) -> Point: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Point]: ...
    def __getitem__(self, index: int | slice) -> Point | Sequence[Point]:
        return self.points[index]

    def __len__(self) -> int:
        return len(self.points)

    def __iter__(self) -> Iterator[Point]:
        return iter(self.points)

    def move(self, move: Callable[[Point], Point]) -> Outline:
        """Return the shape with every point moved, for moves that keep straight lines straight."""
        bends = [Bend(move(end), leave and move(leave), arrive and move(arrive)) for end, leave, arrive in self.bends]
        return Outline(move(self.start), bends)


def code(points: Points) -> str:
    """Return the shape as data of an open SVG path."""
    if not isinstance(points, Outline):
        return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    parts = [f"M{points.start[0]:.2f} {points.start[1]:.2f}"]
    for (x, y), leave, arrive in points.bends:
        if leave is None or arrive is None:
            parts.append(f"L{x:.2f} {y:.2f}")
        else:
            parts.append(f"C{leave[0]:.2f} {leave[1]:.2f} {arrive[0]:.2f} {arrive[1]:.2f} {x:.2f} {y:.2f}")
    return "".join(parts)


def _move(points: Points, move: Callable[[Point], Point]) -> Points:
    return points.move(move) if isinstance(points, Outline) else [move(point) for point in points]


@functools.lru_cache(maxsize=256)
def path(code: str) -> Outline:
    """Return the shape of a path of absolute M, L, C, Q and Z commands.

    It may hold one outline, closed or open: a second M continues the first.
    """
    tokens = _TOKEN.findall(code)
    points: list[Point] = []
    bends: list[Bend] = []
    command, at = "M", 0

    def take(count: int) -> list[Point]:
        nonlocal at
        numbers = [float(token) for token in tokens[at : at + 2 * count]]
        at += 2 * count
        return list(zip(numbers[::2], numbers[1::2], strict=True))

    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        if command == "Z":
            break
        if command in "ML":
            points += take(1)
            bends.append(Bend(points[-1]))
        elif command == "Q":
            (sx, sy), ((cx, cy), end) = points[-1], take(2)
            leave = sx + (cx - sx) * 2 / 3, sy + (cy - sy) * 2 / 3
            arrive = end[0] + (cx - end[0]) * 2 / 3, end[1] + (cy - end[1]) * 2 / 3
            bends.append(Bend(end, leave, arrive))
            points.append(end)
        else:
            first, second, end = take(3)
            bends.append(Bend(end, first, second))
            points.append(end)
    return Outline(points[0], bends[1:])


def _bow(x: float, y: float, rx: float, ry: float, start: float, end: float) -> list[Bend]:
    """Return part of an ellipse between two angles in radians, clockwise from the right."""
    count = max(1, math.ceil(abs(end - start) / (math.pi / 2) - 1e-9))
    step = (end - start) / count
    reach = 4 / 3 * math.tan(step / 4)
    bends: list[Bend] = []
    for index in range(count):
        a, b = start + index * step, start + (index + 1) * step
        bends.append(
            Bend(
                (x + rx * math.cos(b), y + ry * math.sin(b)),
                (x + rx * (math.cos(a) - reach * math.sin(a)), y + ry * (math.sin(a) + reach * math.cos(a))),
                (x + rx * (math.cos(b) + reach * math.sin(b)), y + ry * (math.sin(b) - reach * math.cos(b))),
            )
        )
    return bends


def arc(x: float, y: float, radius: float, start: float, end: float) -> Outline:
    """Return part of a circle between two angles in degrees, clockwise from the right."""
    first, last = math.radians(start), math.radians(end)
    begins = x + radius * math.cos(first), y + radius * math.sin(first)
    return Outline(begins, _bow(x, y, radius, radius, first, last))


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0) -> Points:
    """Return an ellipse around (x, y), or a circle without `ry`; `turn` is in degrees."""
    ry = rx if ry is None else ry
    return rotate(Outline((x + rx, y), _bow(x, y, rx, ry, 0, 2 * math.pi)), turn, x, y)


def rounded_rectangle(x: float, y: float, width: float, height: float, radius: float) -> Outline:
    """Return a rectangle with round corners."""
    radius = max(0.0, min(radius, width / 2, height / 2))
    corners = (
        (x + width - radius, y + radius, -90),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
    )
    bends: list[Bend] = []
    for cx, cy, start in corners:
        first = math.radians(start)
        bends.append(Bend((cx + radius * math.cos(first), cy + radius * math.sin(first))))
        bends += _bow(cx, cy, radius, radius, first, first + math.pi / 2) if radius else []
    return Outline(bends[0].end, bends[1:])


def lozenge(x: float, y: float, across: float, down: float | None = None) -> list[Point]:
    """Return a square on its tip, from half its width and height."""
    down = across if down is None else down
    return [(x, y - down), (x + across, y), (x, y + down), (x - across, y)]


def star(x: float, y: float, radius: float, inner: float = 0.8) -> list[Point]:
    """Return the eight-pointed star of victory points."""
    points: list[Point] = []
    for index in range(16):
        angle = math.pi * index / 8 - math.pi / 2
        reach = radius if index % 2 == 0 else radius * inner
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return points


def scale_and_move(points: Points, scale: float, x: float = 0, y: float = 0) -> Points:
    """Return the shape enlarged, then moved."""
    return _move(points, lambda point: (point[0] * scale + x, point[1] * scale + y))


def rotate(points: Points, degrees: float, x: float = 0, y: float = 0) -> Points:
    """Return the shape turned around (x, y)."""
    if not degrees:
        return points
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def turn(point: Point) -> Point:
        across, down = point[0] - x, point[1] - y
        return x + across * cos - down * sin, y + across * sin + down * cos

    return _move(points, turn)
