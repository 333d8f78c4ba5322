"""A player's mark: a shape for each colour, so that neither is needed to tell players apart."""

from __future__ import annotations

from renderers.kit import paths
from renderers.kit.canvas import Canvas
from renderers.kit.palette import INK, PAPER, PLAYERS
from renderers.kit.paths import Point
from renderers.kit.sprites import drawn


def outline(seat: int, x: float, y: float, size: float) -> list[Point]:
    """Circle, diamond, triangle, square or cross round (x, y), about `size` wide; `seat` counts from 0."""
    r = size / 2
    if seat == 0:
        return paths.ellipse(x, y, r * 0.95)
    if seat == 1:
        return paths.lozenge(x, y, r, r * 1.1)
    if seat == 2:
        return [(x, y - r * 1.02), (x + r * 1.08, y + r * 0.86), (x - r * 1.08, y + r * 0.86)]
    if seat == 3:
        s = r * 0.88
        return [(x - s, y - s), (x + s, y - s), (x + s, y + s), (x - s, y + s)]
    a = r * 0.36
    cross = [(-a, -r), (a, -r), (a, -a), (r, -a), (r, a), (a, a), (a, r), (-a, r), (-a, a), (-r, a), (-r, -a), (-a, -a)]
    return [(x + dx, y + dy) for dx, dy in cross]


def draw(canvas: Canvas, seat: int, x: float, y: float, size: float, edge: float = 2.5) -> None:
    """The mark in the player's colour with a dark edge."""
    canvas.shape(outline(seat, x, y, size), PLAYERS[seat], INK, edge)


def draw_pale(canvas: Canvas, seat: int, x: float, y: float, size: float) -> None:
    """The mark in paper white, for something that has the player's colour already."""
    size *= {1: 1.04, 2: 0.94, 3: 0.92}.get(seat, 0.97)
    canvas.fill(outline(seat, x, y, size), PAPER)


@drawn
def mark(seat: int, size: int) -> Canvas:
    """The mark; its origin is the middle."""
    canvas = Canvas(0, 0, margin=round(size * 0.62) + 3)
    draw(canvas, seat, 0, 0, size, 2.5 if size >= 36 else 2.2)
    return canvas
