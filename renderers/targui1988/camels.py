"""The camels of Targui 1988: one path, with the saddle of a tribe or of anybody."""

from __future__ import annotations

import math

from renderers.kit.canvas import Canvas
from renderers.kit.palette import INK, NIGHT, PAPER, PLAYERS, SAND, TERRACOTTA, Colour, colour, dark
from renderers.kit.paths import Points, placed, smooth
from renderers.kit.sprites import drawn

_BODY = (
    (14, 47), (20, 40), (30, 36), (39, 30), (46, 18), (53, 13), (60, 18), (66, 30), (74, 37), (82, 38), (88, 32),
    (92, 20), (95, 11), (97, 6, 1), (100.5, 9.5, 1), (106, 9.5), (113, 13), (117.5, 17), (117, 21), (112, 22.5),
    (105, 22.5), (102.5, 28), (100, 40), (94, 50), (86, 56), (79, 60), (66, 60), (52, 62), (38, 57), (30, 60), (20, 60),
    (14, 54),
)  # fmt: skip
_LEGS = (
    ((27, 52), (36, 54), (36, 64), (33, 72), (37, 82), (36.5, 93), (40, 96.5), (39, 98.5, 1), (31.5, 98.5, 1), (32, 92),
     (30.5, 82), (27, 72), (24, 62)),
    ((74, 52), (84, 52), (82, 64), (80.5, 74), (77, 84), (74.5, 93), (77, 96.5), (76, 98.5, 1), (68.5, 98.5, 1),
     (70, 92), (73, 82), (74.5, 74), (73, 62)),
    ((14, 50), (30, 52), (29, 64), (23.5, 74), (22.5, 83), (20, 93), (23, 96.5), (22, 98.5, 1), (14.5, 98.5, 1),
     (15.5, 92), (17.5, 82), (17.5, 74), (14, 62)),
    ((76, 50), (89, 50), (88.5, 62), (87.5, 73), (89.5, 83), (90, 93), (94, 96.5), (93, 98.5, 1), (85.5, 98.5, 1),
     (85.5, 92), (84, 82), (81.5, 73), (79, 62)),
)  # fmt: skip
"""Far hind, far fore, near hind, near fore."""
_TAIL = ((15, 46), (10.5, 52), (9.5, 60), (10, 66))
_SADDLE = ((36, 31.5, 1), (46, 16.5), (53, 11.3), (60, 16.5), (69.5, 33, 1), (70.5, 46, 1), (36.5, 46, 1))
CAMEL = (132, 112)
"""The box of a camel with room for its rim."""
COAT, CREAM = colour("B27B3F"), colour("FFF6E2")


def painted_camel(
    coat: Colour, saddle: Colour, *, trim: Colour = PAPER, far: Colour | None = None, rim: float = 3.5
) -> Canvas:
    """A camel in a box of `CAMEL`; `rim` 0 leaves its dark outline out."""
    paint = Canvas(*CAMEL)
    behind = far or dark(coat, 0.22)

    def at(points: Points) -> Points:
        return placed(points, 1, 6, 7)

    for leg in _LEGS[:2]:
        paint.fill(at(smooth(leg)), behind)
    paint.line(at(smooth(_TAIL, closed=False)), coat, 4, end=2.2)
    paint.disc(16, 74, 3.2, coat)
    paint.fill(at(smooth(_BODY)), coat)
    for leg in _LEGS[2:]:
        paint.fill(at(smooth(leg)), coat)
    paint.fill(at(smooth(_SADDLE)), saddle)
    paint.fill(at([(36.4, 41.5), (70.2, 41.5), (70.5, 46), (36.5, 46)]), trim)
    for tassel in range(6):
        x = 38 + tassel * 5.6
        paint.fill(at([(x, 46), (x + 3, 46), (x + 1.5, 50)]), saddle)
    if rim:
        paint.rim(rim, INK)
    return paint


def saddle_of(tribe: int | None) -> Colour:
    """A tribe's saddle, or that of anybody."""
    return SAND if tribe is None else PLAYERS[tribe]


@drawn
def camel(tribe: int | None, width: int) -> Canvas:
    """A camel with the saddle of a tribe, or of anybody; its origin is the middle."""
    return _reduced(painted_camel(COAT, saddle_of(tribe)), width)


@drawn
def herd(tribe: int, width: int) -> Canvas:
    """The cream camel on the band of a territory; its origin is the middle."""
    return _reduced(painted_camel(CREAM, PLAYERS[tribe], trim=INK, far=colour("D9C6A0"), rim=3.2), width)


@drawn
def leader(width: int) -> Canvas:
    """The indigo camel that walks the rounds; its origin is the middle."""
    plain = painted_camel(NIGHT, TERRACOTTA, trim=colour("FBEFD2"), far=colour("141C40"), rim=0)
    return _reduced(plain, width)


def _reduced(paint: Canvas, width: float) -> Canvas:
    height = width * CAMEL[1] / CAMEL[0]
    small = Canvas(0, 0, margin=math.ceil(width / 2) + 2)
    small.add(paint, -width / 2, -height / 2, width / CAMEL[0])
    return small
