"""The goods of the desert: one icon each, told apart by their silhouette alone.

Each function draws into the box of `size` round (x, y); `edge` is the thickness of the dark outline.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from renderers.kit import paths
from renderers.kit.canvas import Canvas
from renderers.kit.dates import dates
from renderers.kit.palette import GOODS, INK, NIGHT, colour, mix
from renderers.kit.paths import Point, Points, Unit
from renderers.kit.sprites import drawn


def water(canvas: Canvas, x: float, y: float, size: float, edge: float) -> None:
    """A drop."""
    at = Unit(x, y, size)
    drop = at("M 50 3 C 56 20 84 44 84 66 C 84 85 69 97 50 97 C 31 97 16 85 16 66 C 16 44 44 20 50 3 Z")
    canvas.fill(drop, GOODS["water"])
    shade = "M 50 97 C 69 97 84 85 84 66 C 84 58 80 49 75 41 C 79 66 66 86 34 93 C 39 96 44 97 50 97 Z"
    canvas.fill(at(shade), mix(GOODS["water"], NIGHT, 0.35))
    gleam = "M 33 54 C 27 64 27 74 34 81 C 36 83 39 81 38 78 C 35 71 36 63 40 56 C 42 52 35 50 33 54 Z"
    canvas.fill(at(gleam), colour("DDF0FA"))
    canvas.edge(drop, INK, edge)


def gold(canvas: Canvas, x: float, y: float, size: float, edge: float) -> None:
    """An ingot with a highlight."""
    at = Unit(x, y, size)
    canvas.fill(at([(3, 82), (15, 46), (65, 46), (75, 82)]), GOODS["gold"])
    canvas.fill(at([(15, 46), (37, 24), (83, 24), (65, 46)]), colour("FBE38A"))
    canvas.fill(at([(65, 46), (83, 24), (97, 56), (75, 82)]), colour("A8740F"))
    canvas.fill(at([(21, 53), (33, 53), (24, 76), (13, 76)]), colour("F7D662"))
    canvas.line(at([(15, 46), (65, 46), (83, 24)]), INK, edge * 0.75)
    canvas.line(at([(65, 46), (75, 82)]), INK, edge * 0.75)
    canvas.edge(at([(3, 82), (15, 46), (37, 24), (83, 24), (97, 56), (75, 82)]), INK, edge)


def salt(canvas: Canvas, x: float, y: float, size: float, edge: float) -> None:
    """A slab bound with rope."""
    at = Unit(x, y, size, turn=-9)
    k = at.scale
    face = at(
        "M 22 8 L 66 5 Q 70 5 70 9 L 72 50 L 70 92 Q 70 96 66 96 L 24 97 Q 20 97 20 93 L 18 52 L 19 12 Q 19 8 22 8 Z"
    )
    side = at("M 66 5 L 79 11 Q 84 13 84 18 L 85 56 L 83 94 Q 83 99 78 99 L 64 96 L 60 50 Z")
    canvas.shape(side, colour("9EA7B5"), INK, edge)
    canvas.fill(face, GOODS["salt"])
    canvas.fill(at("M 60 7 L 66 5 Q 70 5 70 9 L 72 50 L 70 92 Q 70 96 66 96 L 58 96 L 62 50 Z"), colour("D3D9E2"))
    for start, end in (((28, 17), (38, 15)), ((26, 50), (40, 48)), ((34, 57), (48, 56)), ((28, 88), (40, 87))):
        canvas.line(at([start, end]), colour("B9C1CD"), 2.6 * k)
    rope, strand = colour("9A6A35"), colour("DDB57A")
    for height in (32, 73):
        band = at([(18.5, height), (71, height - 1.5), (84.5, height + 4)])
        canvas.line(band, INK, 12.5 * k + edge * 1.1, caps=False)
        canvas.line(band, rope, 12.5 * k, caps=False)
        if size >= 60:
            for turn in range(6):
                across = 23 + turn * 8.6
                canvas.line(at([(across - 2.6, height + 4), (across + 2.6, height - 5)]), strand, 2.4 * k, caps=False)
        else:
            canvas.line(at([(20, height - 1.5), (70, height - 3)]), strand, 3 * k, caps=False)
    canvas.edge(face, INK, edge)


_EAR = ((34.0, 98.0), (38.0, 66.0), (48.0, 36.0), (76.0, 10.0))


def _stem() -> list[Point]:
    points: list[Point] = []
    for step in range(41):
        t = step / 40
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        points.append(
            (
                sum(w * p[0] for w, p in zip(weights, _EAR, strict=True)),
                sum(w * p[1] for w, p in zip(weights, _EAR, strict=True)),
            )
        )
    return points


def _grains(stem: list[Point]) -> list[tuple[float, float, float, float, float]]:
    """Middle, length, thickness and slant of each grain, from the lowest pair to the tip."""
    grains: list[tuple[float, float, float, float, float]] = []
    for pair in range(6):
        at = int((0.34 + pair * 0.118) * 40)
        (x, y), (next_x, next_y) = stem[at], stem[min(40, at + 2)]
        slant = math.degrees(math.atan2(next_y - y, next_x - x))
        large = (1.0, 1.0, 1.0, 1.0, 0.92, 0.82)[pair]
        for side in (-1, 1):
            lean = slant + side * 36
            out = math.radians(lean + side * 14)
            grains.append(
                (
                    x + math.cos(out) * 12.5 * large,
                    y + math.sin(out) * 12.5 * large,
                    14.2 * large,
                    8.6 * large,
                    lean,
                )
            )
    (x, y), (before_x, before_y) = stem[40], stem[38]
    grains.append((x + 1, y - 1, 13, 7.6, math.degrees(math.atan2(y - before_y, x - before_x))))
    return grains


def _grain(x: float, y: float, length: float, thickness: float, slant: float, grown: float = 0) -> Points:
    points: list[Point] = []
    for step in range(40):
        angle = 2 * math.pi * step / 40
        pointed = 1 - 0.28 * max(0.0, math.cos(angle)) ** 2
        points.append(((length + grown) * math.cos(angle), (thickness + grown) * math.sin(angle) * pointed))
    return paths.placed(paths.turned(points, slant), 1, x, y)


def millet(canvas: Canvas, x: float, y: float, size: float, edge: float) -> None:
    """An ear of grain with a leaf."""
    at = Unit(x, y, size)
    k = at.scale
    green, light, dark = colour("5F7030"), colour("C3CC66"), colour("717F2C")
    canvas.shape(at("M 30 95 C 22 80 14 66 4 58 C 24 56 38 68 40 84 Z"), green, INK, edge)
    stem = _stem()
    grains = _grains(stem)
    grown = edge / k
    canvas.line(at(stem[:34]), INK, 4.6 * k + edge * 1.9)
    for grain in grains:
        canvas.fill(at(_grain(*grain, grown=grown)), INK)
    canvas.line(at(stem[:34]), green, 4.6 * k)
    for number, grain in enumerate(grains):
        canvas.fill(at(_grain(*grain, grown=grown * 0.45)), INK if size >= 56 else dark)
        canvas.fill(at(_grain(*grain)), GOODS["millet"] if number % 2 == 0 else mix(GOODS["millet"], light, 0.35))
        gx, gy, length, thickness, slant = grain
        turn = math.radians(slant)
        gleam = paths.ellipse(
            gx + math.sin(turn) * thickness * 0.28 + math.cos(turn) * length * 0.05,
            gy - math.cos(turn) * thickness * 0.28 + math.sin(turn) * length * 0.05,
            length * 0.55,
            thickness * 0.34,
            slant,
        )
        canvas.fill(at(gleam), light)


def pepper(canvas: Canvas, x: float, y: float, size: float, edge: float) -> None:
    """A cluster of three corns on a stem."""
    at = Unit(x, y, size)
    k = at.scale
    stem, corns = at("M 50 28 C 50 17 54 9 63 4"), ((50, 33), (28, 69), (72, 69))
    canvas.line(stem, INK, 7 * k + 1.6 * edge)
    for corn in corns:
        canvas.disc(*at.point(*corn), 24 * k + edge * 0.6, INK)
    canvas.line(stem, colour("6C7A35"), 7 * k)
    for cx, cy in corns:
        canvas.disc(*at.point(cx, cy), 24 * k - edge * 0.4, GOODS["pepper"])
        canvas.disc(*at.point(cx + 4, cy + 4), 15 * k, mix(GOODS["pepper"], INK, 0.4))
        canvas.disc(*at.point(cx - 1, cy - 1), 13 * k, GOODS["pepper"])
        canvas.disc(*at.point(cx - 8, cy - 9), 6.2 * k, colour("E3A0A2"))


def coffee(canvas: Canvas, x: float, y: float, size: float, edge: float) -> None:
    """A bean with its groove."""
    at = Unit(x, y, size)
    k = at.scale
    bean = at(paths.ellipse(50, 50, 48, 33, -38))
    clip = canvas.region(bean)
    canvas.fill(bean, GOODS["coffee"])
    canvas.fill(at(paths.ellipse(56, 60, 42, 24, -38)), mix(GOODS["coffee"], INK, 0.45), 0.75, clip)
    groove = at("M 13 80 C 36 78 34 57 50 50 C 66 43 64 22 87 20")
    canvas.line(groove, colour("2A1508"), 9.5 * k + 0.4 * edge)
    canvas.line(at("M 23 47 C 29 35 39 27 50 23"), colour("C99563"), 6 * k)
    canvas.edge(bean, INK, edge)


DRAWINGS: Mapping[str, Callable[[Canvas, float, float, float, float], None]] = {
    "water": water,
    "gold": gold,
    "salt": salt,
    "millet": millet,
    "pepper": pepper,
    "coffee": coffee,
    "dates": dates,
}
"""By the name of the good, as all games write it."""


def draw(canvas: Canvas, good: str, x: float, y: float, size: float, edge: float = 2.5) -> None:
    """The icon of a good round (x, y)."""
    DRAWINGS[good](canvas, x, y, size, edge)


@drawn
def icon(good: str, size: int) -> Canvas:
    """The icon of a good alone; its origin is the middle."""
    canvas = Canvas(0, 0, margin=round(size * 0.56) + 4)
    draw(canvas, good, 0, 0, size, 2.5 if size >= 44 else 2.2)
    return canvas
