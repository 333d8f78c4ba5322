"""Marks of players: a shape for each colour, so that either of them identifies a player."""

from __future__ import annotations

from azalai.renderers.kit import paths
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, PAPER, PLAYERS, mix
from azalai.renderers.kit.paths import Points
from azalai.renderers.kit.sprites import cached_drawing


def outline(seat: int, x: float, y: float, size: float) -> Points:
    """Return circle, diamond, triangle, square or cross around (x, y), about `size` wide; `seat` counts from 0."""
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
    """Draw the mark in the player's colour with a dark edge."""
    canvas.shape(outline(seat, x, y, size), PLAYERS[seat], INK, edge)


def draw_pale(canvas: Canvas, seat: int, x: float, y: float, size: float) -> None:
    """Draw the mark in paper white, for a thing that already has the player's colour."""
    size *= {1: 1.04, 2: 0.94, 3: 0.92}.get(seat, 0.97)
    canvas.fill(outline(seat, x, y, size), PAPER)


@cached_drawing(margin=3, reach=0.62)
def mark(canvas: Canvas, seat: int, size: int) -> None:
    """Draw the mark alone; the origin is the middle."""
    draw(canvas, seat, 0, 0, size, 2.5 if size >= 36 else 2.2)


def plate(seat: int, x: float, y: float, size: float) -> Points:
    """Return the shape of the mark, broadened to hold a letter."""
    r = size / 2
    if seat == 1:
        return paths.lozenge(x, y, r * 1.06, r * 1.13)
    if seat == 2:
        return [(x, y - r * 1.15), (x + r * 1.22, y + r * 0.88), (x - r * 1.22, y + r * 0.88)]
    if seat == 4:
        a, b = r * 0.52, r * 1.02
        corners = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a)]
        return [(x + dx, y + dy) for dx, dy in [*corners, (-a, -a)]]
    return outline(seat, x, y, size * (0.98 if seat == 3 else 1))


def draw_badge(canvas: Canvas, seat: int, letter: str, x: float, y: float, size: float, edge: float = 2.2) -> None:
    """Draw a mark with a letter on it, rimmed, for any background."""
    shape = plate(seat, x, y, size)
    for width, rim in ((4.2 * edge, INK), (2.2 * edge, PAPER)):
        canvas.edge(shape, rim, width)
        for px, py in shape if len(shape) < 20 else ():
            canvas.disc(px, py, width / 2, rim)
    canvas.fill(shape, PLAYERS[seat])
    down = {2: 0.3}.get(seat, 0) * size / 2
    letters.write(canvas, x, y + down, letter, size * 0.74, INK if seat == 0 else PAPER)


@cached_drawing(margin=5, reach=0.65)
def badge(canvas: Canvas, seat: int, letter: str, size: int) -> None:
    """Draw a mark with a letter; the origin is the middle."""
    draw_badge(canvas, seat, letter, 0, 0, size, 2 if size >= 36 else 1.6)


@cached_drawing(margin=3, reach=0.65)
def ghost(canvas: Canvas, seat: int, size: int) -> None:
    """Draw the pale outline of a mark, for a player who is expected; the origin is the middle."""
    canvas.fill(outline(seat, 0, 0, size), mix(PLAYERS[seat], PAPER, 0.82))
    canvas.edge(outline(seat, 0, 0, size), mix(PLAYERS[seat], PAPER, 0.35), 3)
