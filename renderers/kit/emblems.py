"""Pictures of people and places for cards: cave, veiled thief, map.

Each function draws into the box of `size` round (x, y).
"""

from __future__ import annotations

import math

from renderers.kit import paths
from renderers.kit.canvas import Canvas
from renderers.kit.palette import (
    BLUE,
    CAVE_DARK,
    CRACK,
    INK,
    NIGHT,
    PAPER,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SKY,
    TERRACOTTA,
    WOOD,
    colour,
    mix,
)
from renderers.kit.paths import Unit, rounded


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
