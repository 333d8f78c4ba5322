"""The figures of the destiny cards: what comes over the land. Each is painted in a box of its own size."""

from __future__ import annotations

import math

from renderers.kit import paths
from renderers.kit.canvas import Canvas
from renderers.kit.palette import BLUE, INK, NIGHT, OCHRE, PAPER, TERRACOTTA, Colour, colour, dark, light
from renderers.kit.paths import Point, Points, arc, ellipse, rounded, smooth
from renderers.targui1988.sands import oval

_BONE = colour("FBF7EC")
_SILVER = colour("E7EAEE")


class _Box:
    """Places what is written round (0, 0) in a box of 100 at (x, y), `size` wide."""

    def __init__(self, x: float, y: float, size: float) -> None:
        self.x, self.y, self.unit = x, y, size / 100

    def __call__(self, *knots: tuple[float, ...]) -> list[tuple[float, ...]]:
        return [(self.x + knot[0] * self.unit, self.y + knot[1] * self.unit, *knot[2:]) for knot in knots]

    def points(self, *points: Point) -> list[Point]:
        return [(self.x + x * self.unit, self.y + y * self.unit) for x, y in points]


def draw_skull(paint: Canvas, x: float, y: float, size: float) -> None:
    """A skull."""
    at = _Box(x, y, size)
    head = at(
        (-34, -8), (-30, -38), (0, -52), (30, -38), (34, -8), (26, 10), (18, 16, 1), (17, 36, 1), (-17, 36, 1),
        (-18, 16, 1), (-26, 10),
    )  # fmt: skip
    paint.fill(smooth(head), _BONE)
    for side in (-1, 1):
        eye = oval(x + side * 14 * at.unit, y - 8 * at.unit, 9.5 * at.unit, 10.5 * at.unit, side * 0.2)
        paint.fill(eye, INK)
    paint.fill(at.points((0, 6), (5, 15), (-5, 15)), INK)
    for tooth in (-8, 0, 8):
        paint.line(at.points((tooth, 24), (tooth, 35)), INK, 2.6 * at.unit)


def draw_bones(paint: Canvas, x: float, y: float, size: float) -> None:
    """Two crossed bones."""
    at = _Box(x, y, size)
    for side in (-1, 1):
        ends = at.points((-36, -18 * side), (36, 18 * side))
        paint.line(ends, _BONE, 9 * at.unit)
        for px, py in ends:
            for knob in (-6, 6):
                paint.disc(px + knob * 0.35 * at.unit, py + knob * at.unit, 7 * at.unit, _BONE)


def draw_sun(paint: Canvas, x: float, y: float, radius: float) -> None:
    """A burning sun."""
    for ray in range(12):
        angle, reach = 2 * math.pi * ray / 12, 1.85 if ray % 2 == 0 else 1.6
        shape = [
            (x + radius * far * math.cos(angle + aside), y + radius * far * math.sin(angle + aside))
            for far, aside in ((1.12, -0.14), (reach, 0), (1.12, 0.14))
        ]
        paint.fill(shape, colour("E8702A"))
    paint.fill(ellipse(x, y, radius), colour("F6B62E"), to=colour("E8702A"))


def draw_storm(paint: Canvas) -> None:
    """Gusts that curl at their ends, over a whole tile."""
    for y, start, end, radius, up in ((50, 14, 72, 15, False), (66, 8, 86, 14, True), (82, 22, 56, 9, True)):
        side = -1 if up else 1
        curl = [
            (end + radius * math.sin(step * 0.36), y - side * (radius - radius * math.cos(step * 0.36)))
            for step in range(1, 13)
        ]
        paint.line([(start, y), (end, y), *curl], colour("FFF3D6"), 8.5)


def draw_drop(paint: Canvas, x: float, y: float, size: float) -> None:
    """A drop of green water."""
    at = _Box(x, y, size)
    knots = at((0, -56, 1), (16, -26), (34, 6), (28, 36), (0, 50), (-28, 36), (-34, 6), (-16, -26))
    paint.fill(smooth(knots), colour("A8CF3F"), to=colour("5F8F1F"))


def draw_rain(paint: Canvas) -> None:
    """A cloud and heavy rain, over a whole tile."""
    for x, y in ((34, 78), (54, 84), (74, 78), (94, 84), (44, 100), (66, 104), (86, 100)):
        paint.line([(x + 4, y - 8), (x - 2, y + 6)], colour("3F8FC9"), 5.4)
    at = _Box(63, 48, 96)
    for dx, dy, radius in ((-30, 6, 20), (-8, -10, 27), (22, -2, 23), (36, 10, 15), (0, 10, 20)):
        paint.disc(63 + dx * at.unit, 48 + dy * at.unit, radius * at.unit, colour("AEB9C6"))
    for dx, dy, radius in ((-30, 2, 18), (-9, -14, 24), (21, -6, 20)):
        paint.disc(63 + dx * at.unit, 48 + dy * at.unit, radius * at.unit, colour("E9EEF3"))
    paint.fill(rounded(63 - 46 * at.unit, 48 + 8 * at.unit, 94 * at.unit, 19 * at.unit, 9 * at.unit), colour("AEB9C6"))


def draw_flower(paint: Canvas, x: float, y: float, radius: float, petals: Colour) -> None:
    """A flower of six petals."""
    for petal in range(6):
        angle = 2 * math.pi * petal / 6 - math.pi / 2
        at = x + radius * 0.62 * math.cos(angle), y + radius * 0.62 * math.sin(angle)
        fill = petals if petal % 2 else light(petals, 0.15)
        paint.fill(oval(*at, radius * 0.48, radius * 0.33, angle), fill)
    paint.disc(x, y, radius * 0.34, colour("F6C63C"))


def draw_guest(paint: Canvas, x: float, y: float, size: float) -> None:
    """Somebody in the indigo veil."""
    at = _Box(x, y, size)
    robe = at((-46, 58, 1), (-40, 30), (-22, 16), (22, 16), (40, 30), (46, 58, 1))
    paint.fill(smooth(robe), BLUE, to=NIGHT)
    veil = at(
        (-28, -4), (-32, -30), (-18, -50), (6, -54), (28, -42), (32, -18), (30, 12), (12, 30), (-12, 30), (-28, 14)
    )
    paint.fill(smooth(veil), BLUE, to=NIGHT)
    paint.fill(smooth(at((-25, -17), (0, -22), (26, -17), (25, -3), (0, 1), (-24, -3))), colour("C98E5E"))
    for side in (-11, 11):
        paint.fill(oval(*at.points((side, -9))[0], 3.6 * at.unit, 4.2 * at.unit), INK)
        paint.line(at.points((side - 6, -15), (side + 6, -15.5)), INK, 2.4 * at.unit)
    for knots in (((-29, -32), (-4, -42), (28, -36)), ((-29, -22), (-4, -32), (28, -26))):
        paint.line(smooth(at(*knots), closed=False), NIGHT, 2.6 * at.unit)
    for low in (8, 17):
        paint.line(smooth(at((-24, low), (0, low + 4), (25, low)), closed=False), NIGHT, 2.4 * at.unit)
    paint.fill(at.points((0, -46), (6, -38), (0, -30), (-6, -38)), _SILVER)


def draw_bag(paint: Canvas, x: float, y: float, size: float) -> None:
    """A bag of silver."""
    at, leather = _Box(x, y, size), colour("B98445")
    body = at((-12, -24), (-34, 6), (-36, 34), (-20, 48), (20, 48), (36, 34), (34, 6), (12, -24))
    paint.fill(smooth(body), light(leather, 0.2), to=dark(leather, 0.15))
    neck = at((-10, -26), (-20, -46), (-6, -42), (0, -48), (8, -42), (20, -46), (10, -26))
    paint.fill(smooth(neck), light(leather, 0.1))
    paint.line(at.points((-13, -25), (13, -25)), TERRACOTTA, 7 * at.unit)
    for radius, fill in ((20, INK), (14, _SILVER)):
        paint.fill(paths.lozenge(*at.points((0, 14))[0], radius * 0.72 * at.unit, radius * at.unit), fill)


def draw_pick(paint: Canvas, x: float, y: float, size: float) -> None:
    """A miner's pick."""
    at = _Box(x, y, size)

    def leaning(points: Points) -> Points:
        return paths.turned(points, 38, x, y)

    paint.line(leaning(at.points((0, 52), (0, -34))), colour("8A5A2E"), 9 * at.unit)
    iron = at((-46, -22, 1), (-24, -40), (0, -46), (24, -40), (46, -22, 1), (22, -30), (0, -33), (-22, -30))
    paint.fill(leaning(smooth(iron)), colour("B8C0CA"))


def draw_spark(paint: Canvas, x: float, y: float, radius: float, fill: Colour) -> None:
    """A star of light."""
    near = radius * 0.18
    knots = (
        (x, y - radius, 1), (x + near, y - near), (x + radius * 0.75, y, 1), (x + near, y + near), (x, y + radius, 1),
        (x - near, y + near), (x - radius * 0.75, y, 1), (x - near, y - near),
    )  # fmt: skip
    paint.fill(smooth(knots), fill)


def draw_turning(paint: Canvas, x: float, y: float, radius: float, width: float) -> None:
    """Two arrows that run in a circle."""
    for start in (-160, 20):
        paint.line(arc(x, y, radius, start, start + 118), BLUE, width)
        angle = math.radians(start + 124)
        across, down = math.cos(angle), math.sin(angle)
        ex, ey = x + radius * across, y + radius * down
        tip = (ex - down * width * 2, ey + across * width * 2)
        wing = width * 1.35
        head = [(ex + across * wing, ey + down * wing), (ex - across * wing, ey - down * wing), tip]
        paint.fill(head, BLUE)


def draw_hourglass(paint: Canvas, x: float, y: float, size: float) -> None:
    """Until the end of the round."""
    at = _Box(x, y, size)
    for top in (-50, 39):
        paint.box(*at.points((-30, top))[0], 60 * at.unit, 11 * at.unit, 3 * at.unit, INK)
    glass = at.points(
        (-22, -38), (22, -38), (22, -24), (5, 0), (22, 24), (22, 38), (-22, 38), (-22, 24), (-5, 0), (-22, -24)
    )
    paint.edge(glass, INK, 9 * at.unit)
    paint.fill(glass, PAPER)
    paint.fill(at.points((-14, -20), (14, -20), (0, -2)), OCHRE)
    paint.fill(at.points((-18, 38), (18, 38), (0, 14)), OCHRE)
