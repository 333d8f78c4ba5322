"""Pictures of people and places for cards: cave, veiled thief, map; emblems of flat silver.

Each function draws into the box of `size` round (x, y).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from renderers.kit import paths
from renderers.kit.canvas import Canvas
from renderers.kit.palette import (
    BLUE,
    CAVE_DARK,
    CRACK,
    INK,
    NIGHT,
    OCHRE,
    PAPER,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SILVER,
    SKY,
    TERRACOTTA,
    WOOD,
    Colour,
    colour,
    mix,
)
from renderers.kit.paths import Point, Unit, rounded
from renderers.kit.sprites import drawn


def cave(canvas: Canvas, x: float, y: float, size: float, edge: float = 2.5) -> None:
    """A rock with a dark mouth."""
    at = Unit(x, y, size)
    rock = at(
        "M 1 92 L 5 70 L 12 62 L 14 44 L 24 33 L 29 18 L 44 12 L 54 4 L 70 10 L 76 24 L 87 34 L 89 52 L 96 64 L 99 92 Z"
    )
    canvas.fill(rock, ROCK)
    dark = [(70, 10), (76, 24), (87, 34), (89, 52), (96, 64), (99, 92), (72, 92), (78, 62), (70, 40), (62, 26)]
    canvas.fill(at(dark), ROCK_DARK)
    light = "M 29 18 L 44 12 L 54 4 L 70 10 L 62 26 L 48 24 L 36 34 L 26 52 L 14 58 L 14 44 L 24 33 Z"
    canvas.fill(at(light), ROCK_LIGHT)
    cracks = (
        [(14, 60), (24, 56), (22, 72)],
        [(84, 66), (92, 70), (86, 82)],
        [(52, 26), (60, 33)],
        [(6, 76), (14, 74)],
        [(80, 46), (86, 48)],
    )
    for crack in cracks:
        canvas.line(at(crack), CRACK, 2.6 * at.scale)
    arch = at("M 24 92 L 26 72 L 32 56 L 44 46 L 58 48 L 68 60 L 70 76 L 74 92 Z")
    canvas.fill(arch, CAVE_DARK)
    canvas.fill(at([(36, 92), (38, 76), (44, 64), (54, 62), (61, 72), (62, 92)]), colour("3C2816"))
    canvas.edge(arch, INK, edge)
    canvas.edge(rock, INK, edge)


def thief(canvas: Canvas, x: float, y: float, size: float, edge: float = 2.5) -> None:
    """A man in turban and veil of indigo; only the eyes are seen."""
    at = Unit(x, y, size)
    k = at.scale
    middle, light, dark = mix(BLUE, NIGHT, 0.35), mix(BLUE, PAPER, 0.28), mix(BLUE, NIGHT, 0.85)
    canvas.shape(at("M 3 99 C 5 82 20 76 34 73 L 66 73 C 80 76 95 82 97 99 Z"), NIGHT, INK, edge)
    veil = at("M 22 40 L 78 40 C 80 58 76 76 62 88 C 56 93 44 93 38 88 C 24 76 20 58 22 40 Z")
    canvas.shape(veil, middle, INK, edge)
    slit = at("M 23 38 L 77 38 L 77 56 C 66 53 60 58 50 58 C 40 58 34 53 23 56 Z")
    canvas.shape(slit, colour("A9703F"), INK, edge * 0.8)
    for eye in (37, 63):
        white = f"M {eye - 9} 49 C {eye - 5} 43 {eye + 5} 43 {eye + 9} 49 C {eye + 5} 54 {eye - 5} 54 {eye - 9} 49 Z"
        canvas.fill(at(white), colour("FFFDF6"))
        canvas.disc(*at.point(eye + 2, 48.5), 4.2 * k, INK)
    turban = at(
        "M 50 2 C 74 1 90 12 90 27 C 90 38 84 45 76 45 C 66 38 34 38 24 45 C 16 45 10 38 10 27 C 10 12 26 1 50 2 Z"
    )
    canvas.shape(turban, BLUE, INK, edge)
    folds = (
        ("M 12 32 C 30 22 60 20 88 34", dark, 3.2),
        ("M 14 20 C 36 12 62 14 86 22", dark, 3.2),
        ("M 30 6 C 46 8 64 20 76 42", dark, 3.2),
        ("M 16 27 C 32 19 52 17 66 20", light, 2.6),
        ("M 24 12 C 36 8 48 7 58 9", light, 2.6),
        ("M 25 64 C 40 72 62 72 76 62", dark, 3),
        ("M 30 76 C 44 82 60 80 71 73", dark, 3),
        ("M 25 58 C 42 67 60 66 74 59", light, 2.4),
    )
    for fold, shade, width in folds:
        canvas.line(at(fold), shade, width * k)
    canvas.edge(turban, INK, edge)


def plan(canvas: Canvas, x: float, y: float, size: float, edge: float = 2.5) -> None:
    """A map on a scroll: a dotted way to a cross."""
    at = Unit(x, y, size)
    k = at.scale
    roll = colour("C79B58")
    canvas.shape(at("M 14 14 C 38 8 62 20 86 14 L 86 84 C 62 90 38 78 14 84 Z"), colour("F2DFAF"), INK, edge)
    canvas.fill(at("M 22 74 C 30 60 38 58 46 74 C 50 66 56 64 62 76 C 48 78 34 76 22 74 Z"), roll)
    canvas.shape(paths.ellipse(*at.point(30, 34), 7 * k), SKY, INK, edge * 0.6)
    for dot in range(8):
        way = dot / 7
        canvas.disc(*at.point(36 + way * 34, 42 + math.sin(way * 3.1) * 14 + way * 8), 2.5 * k, TERRACOTTA)
    for width, shade in ((6.5 * k + edge * 0.3, INK), (5 * k, TERRACOTTA)):
        canvas.line(at([(66, 46), (78, 58)]), shade, width)
        canvas.line(at([(78, 46), (66, 58)]), shade, width)
    for across in (10, 90):
        canvas.shape(at(rounded(across - 8, 6, 16, 86, 8)), roll, INK, edge)
        canvas.fill(at(rounded(across - 4.5, 10, 4, 78, 2)), colour("E7C787"))
    for knob in ((10, 4), (90, 4), (10, 94), (90, 94)):
        canvas.shape(paths.ellipse(*at.point(*knob), 5 * k), WOOD, INK, edge * 0.7)


def _sickle() -> list[Point]:
    """A disc of 42 round (46, 50) without the disc of 35 round (63, 44)."""
    outer = [p for p in paths.ellipse(46, 50, 42, turn=-20) if math.dist(p, (63, 44)) > 35]
    inner = [p for p in paths.ellipse(63, 44, 35, turn=-20) if math.dist(p, (46, 50)) < 42]
    return [*outer, *reversed(inner)]


def crescent(canvas: Canvas, x: float, y: float, size: float, fill: Colour) -> None:
    """The young moon."""
    canvas.fill(Unit(x, y, size)(_sickle()), fill)


def lamp(canvas: Canvas, x: float, y: float, size: float, fill: Colour) -> None:
    """An oil lamp with its flame."""
    at = Unit(x, y, size)
    body = (
        "M 10 46 C 22 42 30 47 36 50 C 44 42 66 42 74 50 C 86 50 92 42 97 37 C 95 56 84 66 72 70 C 66 75 60 77 56 78 "
        "L 56 82 L 68 88 L 68 92 L 32 92 L 32 88 L 44 82 L 44 78 C 34 76 28 70 24 62 C 20 54 16 51 10 46 Z"
    )
    canvas.fill(at(body), fill)
    canvas.fill(at("M 44 42 C 46 36 50 37 52 32 C 54 37 58 36 60 42 Z"), fill)
    canvas.disc(*at.point(52, 31), 4 * at.scale, fill)
    canvas.line(at("M 76 52 C 98 52 98 74 70 70"), fill, 6 * at.scale)
    canvas.fill(at("M 10 44 C 0 34 6 26 10 12 C 16 22 20 34 10 44 Z"), OCHRE)


def scimitar(canvas: Canvas, x: float, y: float, size: float, fill: Colour) -> None:
    """A curved blade with a golden hilt."""
    at = Unit(x, y, size)
    canvas.fill(at("M 26 74 C 52 70 74 48 80 8 C 96 34 94 66 60 82 C 50 86 40 86 32 82 Z"), fill)
    canvas.line(at([(18, 64), (40, 92)]), OCHRE, 9 * at.scale)
    canvas.line(at([(28, 79), (13, 93)]), fill, 11 * at.scale)
    canvas.disc(*at.point(12, 94), 7 * at.scale, OCHRE)


def star(canvas: Canvas, x: float, y: float, size: float, fill: Colour) -> None:
    """A star of five points."""
    points: list[Point] = []
    for index in range(10):
        reach, angle = (20.5 if index % 2 else 48), math.radians(36 * index - 90)
        points.append((50 + reach * math.cos(angle), 53 + reach * math.sin(angle)))
    canvas.fill(Unit(x, y, size)(points), fill)


def moon(canvas: Canvas, x: float, y: float, size: float, fill: Colour) -> None:
    """The full moon with its craters."""
    at = Unit(x, y, size)
    canvas.disc(*at.point(50, 50), 42 * at.scale, fill)
    for cx, cy, radius in ((36, 38, 10), (62, 58, 12), (60, 28, 6), (36, 68, 6.5)):
        canvas.disc(*at.point(cx, cy), radius * at.scale, mix(fill, NIGHT, 0.42))


FLAT: Mapping[str, Callable[[Canvas, float, float, float, Colour], None]] = {
    "crescent": crescent,
    "lamp": lamp,
    "scimitar": scimitar,
    "star": star,
    "moon": moon,
}
"""By name, each drawn in one colour, silver on indigo."""


def draw_medal(canvas: Canvas, name: str, x: float, y: float, radius: float) -> None:
    """A flat emblem on an indigo disc with a pale rim."""
    canvas.disc(x, y, radius + 3, PAPER)
    canvas.disc(x, y, radius, NIGHT)
    FLAT[name](canvas, x, y, radius * 1.26, SILVER)


@drawn
def thief_head(size: int) -> Canvas:
    """The veiled thief alone; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 4)
    thief(canvas, 0, 0, size, 2.5 if size >= 60 else 1.6)
    return canvas
