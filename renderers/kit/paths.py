"""Shapes as lists of points: paths written like SVG's, ellipses, rounded rectangles, and their moves."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Sequence
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
Points: TypeAlias = Sequence[Point]

_TOKEN = re.compile(r"[MLCZ]|-?\d+\.?\d*|Q")
_STEPS = 18


@functools.lru_cache(maxsize=256)
def path(code: str) -> tuple[Point, ...]:
    """The points of a path of absolute M, L, C, Q and Z commands; curves are cut into short lines.

    Only one closed or open outline: a second M goes on with the same outline.
    """
    tokens = _TOKEN.findall(code)
    points: list[Point] = []
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
        elif command == "Q":
            control, end = take(2)
            points += _curve(points[-1], control, control, end, quadratic=True)
        else:
            first, second, end = take(3)
            points += _curve(points[-1], first, second, end, quadratic=False)
    return tuple(points)


def _curve(start: Point, first: Point, second: Point, end: Point, *, quadratic: bool) -> list[Point]:
    points: list[Point] = []
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        u = 1 - t
        weights = (u * u, 2 * u * t, 0.0, t * t) if quadratic else (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        knots = (start, first, second, end)
        points.append(
            (
                sum(w * knot[0] for w, knot in zip(weights, knots, strict=True)),
                sum(w * knot[1] for w, knot in zip(weights, knots, strict=True)),
            )
        )
    return points


def ellipse(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0, count: int = 64) -> list[Point]:
    """An ellipse round (x, y), or a circle; `turn` in degrees."""
    ry = rx if ry is None else ry
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    points: list[Point] = []
    for index in range(count):
        angle = 2 * math.pi * index / count
        across, down = rx * math.cos(angle), ry * math.sin(angle)
        points.append((x + across * cos - down * sin, y + across * sin + down * cos))
    return points


def rounded(x: float, y: float, width: float, height: float, radius: float) -> list[Point]:
    """A rectangle with round corners."""
    radius = min(radius, width / 2, height / 2)
    corners = (
        (x + width - radius, y + radius, -90),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
    )
    points: list[Point] = []
    for cx, cy, start in corners:
        for step in range(11):
            angle = math.radians(start + 9 * step)
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return points


def lozenge(x: float, y: float, across: float, down: float | None = None) -> list[Point]:
    """A square on its tip; half its width and height."""
    down = across if down is None else down
    return [(x, y - down), (x + across, y), (x, y + down), (x - across, y)]


def star(x: float, y: float, radius: float, inner: float = 0.8) -> list[Point]:
    """The eight-pointed star of victory points."""
    points: list[Point] = []
    for index in range(16):
        angle = math.pi * index / 8 - math.pi / 2
        reach = radius if index % 2 == 0 else radius * inner
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return points


def placed(points: Points, scale: float, x: float = 0, y: float = 0) -> list[Point]:
    """The points enlarged, then moved."""
    return [(px * scale + x, py * scale + y) for px, py in points]


def turned(points: Points, degrees: float, x: float = 0, y: float = 0) -> list[Point]:
    """The points turned round (x, y)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos) for px, py in points]


class Unit:
    """Places shapes that are written in a box of 100 x 100 so that the box has `size` and its centre lies at (x, y)."""

    def __init__(self, x: float, y: float, size: float, turn: float = 0) -> None:
        self.scale = size / 100
        self._x, self._y, self._turn = x - size / 2, y - size / 2, turn

    def __call__(self, shape: str | Points) -> list[Point]:
        """The placed points of a path code or of points."""
        points: Points = path(shape) if isinstance(shape, str) else shape
        if self._turn:
            points = turned(points, self._turn, 50, 50)
        return placed(points, self.scale, self._x, self._y)

    def point(self, x: float, y: float) -> Point:
        """One placed point."""
        return self([(x, y)])[0]
