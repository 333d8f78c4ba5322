"""The lands of sand and stone, each told by its shape alone: erg, reg, fech-fech, mountain.

Each is painted in a box of `SIDE` x `SIDE`; `variant` 0 to 3 changes what chance would have made otherwise.
"""

from __future__ import annotations

import math
from random import Random

from renderers.kit.canvas import Canvas
from renderers.kit.palette import colour, dark, light, mix
from renderers.kit.paths import Point, Points, arc, ellipse, placed, rounded, smooth

SIDE = 126


def painting() -> Canvas:
    """An empty tile."""
    return Canvas(SIDE, SIDE)


def whole() -> Points:
    """The shape of the whole tile, to its corners."""
    return rounded(0, 0, SIDE, SIDE, 0)


def blob(
    x: float, y: float, across: float, down: float, chance: Random, knots: int = 9, uneven: float = 0.12
) -> Points:
    """A round thing made by nature."""
    found: list[Point] = []
    for knot in range(knots):
        angle = 2 * math.pi * knot / knots
        wide, high = across * (1 + chance.uniform(-uneven, uneven)), down * (1 + chance.uniform(-uneven, uneven))
        found.append((x + wide * math.cos(angle), y + high * math.sin(angle)))
    return smooth(found)


def oval(x: float, y: float, across: float, down: float, turn: float = 0) -> Points:
    """An ellipse; `turn` in radians."""
    return ellipse(x, y, across, down, math.degrees(turn))


_DUNES = (
    ("F3CF86", "D59E4B", ((-4, 52), (18, 40), (44, 30), (66, 36), (96, 46), (130, 38)), 44),
    ("EFBF69", "C88A3A", ((-4, 66), (20, 72), (52, 60), (86, 46), (106, 56), (130, 66)), 86),
    ("EAB257", "B97A30", ((-4, 84), (16, 74), (40, 66), (62, 78), (92, 96), (130, 92)), 40),
    ("E3A748", "AC6D2A", ((-4, 118), (26, 112), (60, 98), (92, 88), (112, 98), (130, 108)), 92),
)
"""Sunlit side, slip face, crest, and where its peak lies."""


def erg(variant: int) -> Canvas:
    """Dunes with slip faces and ripples."""
    tile, chance = painting(), Random(variant)
    tile.fill(whole(), colour("FBE7B8"), to=colour("F0C978"))
    wild = 1 if variant else 0
    for lit_code, shade_code, knots, usual in _DUNES:
        lit, shade = colour(lit_code), colour(shade_code)
        crest = smooth([(x, y + chance.uniform(-5, 5) * wild) for x, y in knots], closed=False)
        peak = usual + chance.uniform(-16, 16) * wild
        tile.fill([*crest, (130, 130), (-4, 130)], light(lit, 0.1), to=lit)
        summit, (x, y) = min(enumerate(crest), key=lambda one, peak=peak: abs(one[1][0] - peak))
        edge = smooth([(x, y, 1), (x - 7, y + 12), (x + 5, y + 24), (x - 4, y + 40), (x + 10, y + 62)], closed=False)
        slip = [*crest[summit:], (130, 130), (x + 10, 130), *reversed(edge)]
        tile.fill(slip, shade, to=mix(shade, lit, 0.55), opacity=0.78)
        tile.line(crest, light(lit, 0.55), 1.3, opacity=0.75)
    for ripple in range(7):
        y, x = 112 + ripple * 3.6, 4 + ripple * 2
        line = smooth([(x, y + 3), (x + 14, y), (x + 30, y + 1.5), (x + 46 - ripple * 2, y - 3)], closed=False)
        tile.line(line, colour("B9802F"), 1, opacity=0.47)
    for ripple in range(4):
        y = 80 + ripple * 4
        line = smooth([(4 + ripple * 2, y + 6), (18, y + 1), (32, y - 2 + ripple)], closed=False)
        tile.line(line, colour("C68F3E"), 0.9, opacity=0.43)
    return tile


_SLABS = (
    (((20, 44), (40, 33), (62, 38), (58, 58), (34, 64), (18, 56)), "93A2B1"),
    (((66, 36), (92, 32), (108, 46), (100, 60), (76, 62), (62, 54)), "A6B3BF"),
    (((16, 66), (36, 68), (52, 62), (62, 76), (50, 92), (26, 92)), "A9B5C0"),
    (((66, 62), (86, 66), (110, 62), (114, 80), (94, 94), (72, 92), (64, 78)), "8C9BAB"),
)
_STONES = tuple(colour(code) for code in ("E2BE6C", "D9AE58", "E8CB86", "CDA04C"))


def reg(variant: int) -> Canvas:
    """Big slabs of blue-grey rock among yellow stones."""
    tile, chance = painting(), Random(40 + variant)
    tile.fill(whole(), colour("DCCBA6"), to=colour("C4AD80"))
    for _ in range(26):
        spot = oval(chance.uniform(0, SIDE), chance.uniform(0, SIDE), chance.uniform(2, 6), 1.2)
        tile.fill(spot, colour("A98F62"), opacity=0.27)
    across, down = (-1 if variant & 1 else 1), (-1 if variant & 2 else 1)
    slabs: list[tuple[Points, str]] = []
    for shape, code in _SLABS:
        turned = [(64 + (x - 64) * across, 64 + (y - 64) * down) for x, y in shape]
        slabs.append((turned[::-1] if variant in (1, 2) else turned, code))
    slabs.sort(key=lambda slab: sum(y for _, y in slab[0]) / len(slab[0]))
    for shape, code in slabs:
        _slab(tile, shape, code, chance)
    for x, y, radius in _scattered(chance):
        stone, shade = blob(x, y, radius, radius * 0.78, chance, 7, 0.14), chance.choice(_STONES)
        tile.fill(oval(x + 1.6, y + radius * 0.5, radius * 1.05, radius * 0.6), colour("5D4620"), opacity=0.47)
        tile.fill(stone, dark(shade, 0.22))
        tile.fill(placed(stone, 0.88, x * 0.12 - 0.4, y * 0.12 - 1), shade, to=dark(shade, 0.08))
        glint = oval(x - radius * 0.28, y - radius * 0.34, radius * 0.34, radius * 0.18)
        tile.fill(glint, colour("FBEFCB"), opacity=0.86)
    return tile


def _slab(tile: Canvas, shape: Points, code: str, chance: Random) -> None:
    shade = colour(code)
    shape = [(x + chance.uniform(-2, 2), y + chance.uniform(-2, 2)) for x, y in shape]
    tile.soft(shape, colour("6B5630"), 2, 0.47, 6)
    below = [(x + 0.5, y + 4.5) for x, y in shape]
    tile.fill(below, colour("56636F"))
    tile.fill([*below[:3], *reversed(list(shape)[:3])], colour("56636F"))
    tile.fill(shape, light(shade, 0.15), to=dark(shade, 0.06))
    tile.line(shape[:3], colour("D7DEE4"), 1.6, opacity=0.86)
    (ax, ay), (bx, by) = shape[1], shape[4]
    middle = (ax + bx) / 2 + chance.uniform(-3, 3), (ay + by) / 2 + chance.uniform(-3, 3)
    tile.line([(ax, ay), middle, (bx, by)], colour("5D6B78"), 1, opacity=0.67)
    tile.line([middle, shape[3]], colour("5D6B78"), 0.9, opacity=0.55)


def _scattered(chance: Random) -> list[tuple[float, float, float]]:
    """Stones round the slabs, from the farthest to the nearest: place and size."""
    stones: list[tuple[float, float, float]] = []
    for _ in range(4000):
        x, y = chance.uniform(2, SIDE - 2), chance.uniform(4, SIDE - 3)
        radius = chance.choice((3, 3.6, 4.6, 5.6, 7))
        among_slabs = 15 < x < 113 and 32 < y < 95
        if not among_slabs and all((x - a) ** 2 + (y - b) ** 2 > (radius + r + 0.6) ** 2 for a, b, r in stones):
            stones.append((x, y, radius))
        if len(stones) == 38:
            break
    return sorted(stones, key=lambda stone: stone[1])


def fechfech(variant: int) -> Canvas:
    """A smooth plain with a sink, a star of cracks, and footprints that lead in only."""
    tile, chance = painting(), Random(90 + variant)
    tile.fill(whole(), colour("F7E6C9"), to=colour("EAD0A6"))
    for band in range(5):
        y = 20 + band * 24
        knots = [(-4, y), (30, y - 5), (70, y + 2), (130, y - 4), (130, y + 9), (60, y + 12), (-4, y + 8)]
        tile.fill(smooth(knots), colour("FFF4DF"), opacity=0.35)
    x, y = 66, 66
    rays = _cracks(tile, x, y, chance)
    for share, width in ((0.62, 1.4), (1.0, 1.2)):
        for ray in rays:
            if chance.random() < 0.78:
                start = math.degrees(math.atan2(ray[1][1] - y, ray[1][0] - x)) + 4
                ring = [(x + (px - x), y + (py - y) * 0.7) for px, py in arc(x, y, 34 * share, start, start + 30)]
                tile.line(ring, colour("A98250"), width, opacity=0.82)
    for radius, code in ((18, "DDBD8B"), (14.5, "CDA56D"), (11, "B88C54"), (7.5, "9A6F3C"), (4.2, "7A5429")):
        step = blob(x, y + (18 - radius) * 0.22, radius * 1.12, radius * 0.76, chance, 11, 0.05)
        tile.fill(step, colour(code))
    lip = [(px, y + (py - y) * 0.67) for px, py in arc(x, y, 20.5, 150, 320)]
    tile.line(lip, colour("FFF8E8"), 1.6, opacity=0.9)
    for px, py in ((12, 108), (22, 107), (27, 97), (38, 95), (42, 85)):
        for aside in (-1.8, 1.8):
            tile.fill(oval(px + aside, py, 1.7, 2.9, 0.75), colour("A67C48"), opacity=0.9)
    return tile


def _cracks(tile: Canvas, x: float, y: float, chance: Random, count: int = 9) -> list[list[Point]]:
    """The broken crust round the pit."""
    rays: list[list[Point]] = []
    for number in range(count):
        angle = 2 * math.pi * number / count + chance.uniform(-0.16, 0.16)
        length, along = chance.uniform(38, 58), 0.0
        ray: list[Point] = [(x, y)]
        while along < length:
            along += chance.uniform(6, 11)
            angle += chance.uniform(-0.22, 0.22)
            ray.append((x + along * math.cos(angle) * 1.15, y + along * math.sin(angle) * 0.82))
        rays.append(ray)
        tile.line(ray, colour("9C7443"), 2.4, end=0.7)
        tile.line(placed(ray, 1, 0.8, 1.2), colour("FFF8E8"), 1, opacity=0.67)
        if chance.random() < 0.7 and len(ray) > 3:
            px, py = ray[2]
            b = angle + chance.choice((-0.8, 0.8))
            fork = [(px, py), (px + 9 * math.cos(b), py + 7 * math.sin(b))]
            fork.append((px + 15 * math.cos(b + 0.2), py + 11 * math.sin(b + 0.2)))
            tile.line(fork, colour("A98250"), 1.2, end=0.5)
    return rays


_FAR = (
    (-4, 70), (10, 56), (22, 60), (36, 44), (46, 54), (60, 48), (78, 40), (92, 54), (104, 46), (118, 58), (130, 52),
    (130, 130), (-4, 130),
)  # fmt: skip
_PEAKS = (
    (
        ((-6, 112), (6, 88), (14, 80), (24, 58), (32, 66), (42, 78), (60, 112)),
        ((24, 58), (27, 72), (21, 82), (30, 96), (26, 112)),
        "A98476",
        "5E4653",
    ),
    (
        ((66, 112), (80, 84), (88, 74), (98, 50), (104, 58), (112, 74), (122, 84), (134, 112)),
        ((98, 50), (95, 66), (102, 80), (94, 94), (100, 112)),
        "A17A6C",
        "553E4C",
    ),
    (
        (
            (22, 116),
            (34, 90),
            (40, 72),
            (48, 58),
            (52, 40),
            (58, 28),
            (64, 38),
            (70, 44),
            (78, 66),
            (86, 78),
            (100, 116),
        ),
        ((58, 28), (55, 46), (63, 60), (52, 78), (64, 96), (56, 116)),
        "B88F7D",
        "4B3444",
    ),
)  # fmt: skip
"""Outline from left to right, the ridge from its summit down, sunlit and shaded side."""
_SCARS = (
    (
        "6D4F50",
        (((44, 70), (49, 80), (46, 92)), ((36, 92), (41, 102)), ((52, 52), (50, 62)), ((14, 84), (18, 94), (15, 102))),
    ),
    ("33222F", (((70, 60), (74, 74), (70, 84)), ((78, 84), (84, 98)), ((108, 74), (112, 88)), ((36, 78), (42, 92)))),
    ("E7C9B4", (((58, 29), (53, 42), (49, 58)), ((24, 59), (16, 79)), ((98, 51), (89, 74)))),
)  # fmt: skip


def mountain(variant: int) -> Canvas:
    """Three jagged peaks."""
    tile, chance = painting(), Random(120 + variant)
    tile.fill(whole(), colour("F6E2BE"), to=colour("D9A976"))
    tile.fill(_FAR, colour("C59A84"), to=colour("B08066"))
    lean = (0, -5, 4, 7)[variant]

    def leaning(points: Points) -> list[Point]:
        """Peaks differ a little in height and lean from tile to tile."""
        return [(x + lean * (112 - y) / 84, y - (112 - y) * lean / 160) for x, y in points]

    for outline, ridge, lit_code, shade_code in _PEAKS:
        lit, shade = colour(lit_code), colour(shade_code)
        summit = outline.index(ridge[0])
        tile.fill(leaning(outline), lit, to=dark(lit, 0.1))
        tile.fill(leaning([*outline[summit:], *reversed(ridge[1:])]), shade, to=light(shade, 0.08))
    for code, lines in _SCARS:
        for line in lines:
            tile.line(leaning(line), colour(code), 1.5, end=0.8, opacity=0.78)
    foot = smooth([(-4, 110), (20, 104), (50, 110), (84, 105), (130, 110), (130, 130), (-4, 130)])
    tile.fill(foot, colour("B58A5E"), to=colour("8F6846"))
    for _ in range(26):
        x, y, size = chance.uniform(0, SIDE), chance.uniform(110, 125), chance.uniform(1.2, 3)
        stone = [
            (x - size, y),
            (x - size * 0.2, y - size),
            (x + size, y - size * 0.2),
            (x + size * 0.5, y + size * 0.6),
        ]
        tile.fill(stone, colour(chance.choice(("6D5048", "D1AB7E", "7D5C4A"))))
    return tile
