"""The lands that are places: guelta, saline, chott, and the camps. Painted like those of sand."""

from __future__ import annotations

import math
from random import Random

from renderers.kit.canvas import Canvas
from renderers.kit.palette import INK, OCHRE, PAPER, PLAYERS, SAND, TERRACOTTA, colour, mix
from renderers.kit.paths import Point, Points, arc, placed, smooth
from renderers.targui1988.sands import SIDE, blob, oval, painting, whole
from renderers.targui1988.signs import draw_mark, draw_tent

_LEAVES = ((200, 21, 9), (232, 19, 3), (268, 15, -2), (305, 19, 3), (340, 21, 9), (165, 16, 13), (15, 16, 13))
"""Direction in degrees, length, and how far the tip hangs."""


def draw_palm(tile: Canvas, x: float, y: float, height: float, lean: float, size: float = 1) -> None:
    """A date palm with its foot at (x, y)."""
    top_x, top_y = x + lean, y - height
    trunk = smooth([(x, y), (x + lean * 0.15, y - height * 0.45), (top_x, top_y)], closed=False)
    tile.line(trunk, colour("4A2D14"), 5.2 * size, end=3.6 * size)
    tile.line(trunk, colour("8A5C2D"), 3.4 * size, end=2 * size)
    for px, py in trunk[2:-2:3]:
        tile.line([(px - 1.6 * size, py), (px + 1.6 * size, py - 0.6)], colour("54351A"), 0.8)
    for degrees, length, hang in _LEAVES:
        across, up = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        tip = top_x + length * size * across, top_y + length * size * up * 0.75 + hang * size
        bend = top_x + length * 0.55 * size * across, top_y + length * 0.62 * size * up - 1.5 * size
        leaf = smooth(
            [
                (top_x, top_y - 1.6 * size, 1),
                (bend[0], bend[1] - 3.2 * size),
                (*tip, 1),
                (bend[0], bend[1] + 3 * size),
                (top_x, top_y + 1.6 * size, 1),
            ]
        )
        tile.line(leaf, colour("24401F"), 1.8 * size)
        tile.fill(leaf, colour("5C9146" if 200 <= degrees <= 300 else "477A3A"))
        rib = smooth([(top_x, top_y), (bend[0], bend[1] - 0.4), tip], closed=False)
        tile.line(rib, colour("A9CB79"), 0.8 * size, opacity=0.78)
    for aside in (-2.4, 2.6):
        tile.disc(top_x + aside * size, top_y + 2.6 * size, 2.1 * size, colour("9A4A2C"))


_POOL = ((14, 78), (30, 64), (58, 62), (84, 56), (106, 64), (114, 80), (100, 95), (72, 92), (50, 101), (26, 96))


def guelta(_: int) -> Canvas:
    """A blue pool under palms."""
    tile, chance = painting(), Random(70)
    tile.fill(whole(), colour("EBD49C"), to=colour("CFC07A"))
    meadow = smooth([(-4, 40), (30, 33), (66, 38), (100, 32), (130, 40), (130, 130), (-4, 130)])
    tile.fill(meadow, colour("A9B565"), to=colour("86A04F"))
    for _ in range(40):
        x, y = chance.uniform(2, 124), chance.uniform(42, 124)
        for aside in (-1.4, 1.4):
            tile.line([(x, y), (x + aside, y - 4)], colour("6F8B3F"), 1.1, opacity=0.67)
    pool = smooth(_POOL)
    tile.edge(pool, colour("C9AE6C"), 7)
    tile.edge(pool, colour("8B6D38"), 3)
    tile.fill(pool, colour("5FB3D9"), to=colour("1F6FA8"))
    deep = [(64 + (x - 64) * 0.8, 80 + (y - 80) * 0.72) for x, y in pool]
    tile.fill(deep, colour("2E86BD"), to=colour("1B5F95"), opacity=0.6)
    for x, y, length in ((34, 74, 14), (70, 70, 20), (88, 82, 12), (48, 88, 16)):
        wave = [(x, y), (x + length * 0.3, y - 1.2), (x + length * 0.7, y + 1.2), (x + length, y)]
        tile.line(smooth(wave, closed=False), colour("D6F0FA"), 1.5, opacity=0.86)
    for x, y, size in ((12, 88, 6), (20, 98, 5), (110, 92, 7), (100, 99, 5)):
        stone = blob(x, y, size, size * 0.75, chance, 7)
        tile.fill(oval(x + 1, y + size * 0.6, size, size * 0.5), colour("39401C"), opacity=0.43)
        tile.fill(stone, colour("8F8468"))
        tile.fill(placed(stone, 0.85, x * 0.15, y * 0.15 - 1), colour("B8AC8A"))
    for x in (104, 108, 112, 116):
        tile.line([(x, 70), (x + chance.uniform(-2, 2), 54)], colour("4C7234"), 1.6)
    draw_palm(tile, 24, 72, 34, -7)
    draw_palm(tile, 40, 66, 40, 9, 1.08)
    draw_palm(tile, 96, 60, 28, 7, 0.88)
    return tile


_PANS = (
    (24, 52, 15), (55, 44, 17), (88, 48, 15), (110, 66, 12), (40, 76, 17), (72, 74, 16), (14, 82, 11), (98, 88, 14),
    (24, 104, 13), (56, 106, 15), (84, 112, 12), (112, 112, 11), (66, 18, 11), (30, 20, 10), (98, 20, 10),
)  # fmt: skip
_BRINES = (
    ("F4F7F8", "D5E3E8"), ("BFE3E6", "7EC0CB"), ("F6DCD3", "E3B3A4"), ("F4F7F8", "D5E3E8"), ("8FD0D8", "4FA0B4"),
    ("F7F4EC", "E0DCCB"),
)  # fmt: skip


def saline(_: int) -> Canvas:
    """Round pans, white, turquoise and pink, with cones of salt."""
    tile, chance = painting(), Random(180)
    tile.fill(whole(), colour("D9A877"), to=colour("B77E50"))
    for _spot in range(60):
        spot = oval(chance.uniform(0, SIDE), chance.uniform(0, SIDE), chance.uniform(1, 3), 0.8)
        tile.fill(spot, colour("8F5D36"), opacity=0.35)
    for number, (x, y, size) in enumerate(_PANS):
        upper, lower = _BRINES[(number * 5 + 1) % 6]
        tile.fill(oval(x + 1.5, y + 2.6, size + 1.5, (size + 1.5) * 0.86), colour("6B3F1F"), opacity=0.5)
        tile.fill(oval(x, y, size + 1.2, (size + 1.2) * 0.86), colour("8A5A35"))
        tile.fill(oval(x, y - 0.9, size + 0.8, (size + 0.8) * 0.86), colour("EBCBA0"))
        tile.fill(oval(x, y, size - 2, (size - 2) * 0.84), colour("7C5233"))
        tile.fill(oval(x, y + 0.9, size - 2.6, (size - 2.6) * 0.82), colour(upper), to=colour(lower))
        shine = [(px, y + 0.9 + (py - y) * 0.83) for px, py in arc(x, y, size * 0.6, 200, 275)]
        tile.line(shine, colour("FFFFFF"), 1.5, opacity=0.9)
        if number % 3 == 0:
            for _grain in range(3):
                at = x + chance.uniform(-0.3, 0.3) * size, y + chance.uniform(0, 0.4) * size
                tile.fill(oval(*at, 2.2, 1.3), colour("FFFFFF"))
    for x, y, s in ((58, 62, 9), (90, 68, 8), (22, 70, 7)):
        heap = smooth(
            [
                (x - s, y, 1),
                (x - s * 0.4, y - s * 0.7),
                (x, y - s * 1.25),
                (x + s * 0.45, y - s * 0.65),
                (x + s, y, 1),
                (x, y + s * 0.22),
            ]
        )
        tile.edge(heap, colour("6B4A2F"), 2)
        tile.fill(heap, colour("FFFFFF"))
        shade = [(x, y - s * 1.25, 1), (x + s * 0.45, y - s * 0.65), (x + s, y, 1), (x + s * 0.15, y + s * 0.2)]
        tile.fill(smooth([*shade, (x + s * 0.2, y - s * 0.5)]), colour("C3D0DA"))
    return tile


_LAKE = (
    (6, 58), (10, 36), (26, 30), (34, 14), (58, 10), (74, 17), (96, 11), (112, 26), (108, 42), (120, 58), (117, 84),
    (104, 92), (100, 112), (76, 118), (54, 112), (36, 119), (18, 108), (20, 90), (8, 80),
)  # fmt: skip


def chott(variant: int) -> Canvas:
    """A dry lake of salt plates, with the ribs of a camel that tried."""
    tile, chance = painting(), Random(150 + variant)
    tile.fill(whole(), colour("C9B084"), to=colour("A98D60"))
    for _ in range(30):
        spot = oval(chance.uniform(0, SIDE), chance.uniform(0, SIDE), chance.uniform(2, 5), 1.1)
        tile.fill(spot, colour("8D7247"), opacity=0.31)
    lake = smooth(_LAKE)
    tile.edge(lake, colour("9C8357"), 8)
    tile.edge(lake, colour("F5F4EE"), 4)
    crust = painting()
    crust.fill(whole(), colour("706C70"))
    for plate in _plates(chance):
        middle = sum(x for x, _ in plate) / len(plate), sum(y for _, y in plate) / len(plate)
        tone = mix(colour("DEDFE2"), colour("F6F6F4"), chance.random())
        crust.fill(_shrunk(plate, middle, 0.9, 0), colour("FBFAF6"))
        crust.fill(_shrunk(plate, middle, 0.86, 0.7), mix(tone, colour("B9B6BE"), 0.4))
        crust.fill(_shrunk(plate, middle, 0.74, 0.1), tone)
    crust.keep(lake)
    tile.add(crust)
    tile.edge(lake, colour("766C66"), 1.6)
    _bones(tile, 60, 66)
    return tile


def _shrunk(shape: Points, middle: Point, share: float, aside: float) -> list[Point]:
    x, y = middle
    return [(x + (px - x) * share + aside, y + (py - y) * share + aside) for px, py in shape]


def _plates(chance: Random) -> list[list[Point]]:
    """Cells of plates of salt: what lies nearer to a plate's middle than to any other."""
    middles: list[Point] = []
    for _ in range(6000):
        x, y = chance.uniform(-8, 134), chance.uniform(-8, 134)
        apart = 14 if math.hypot(x - 63, y - 63) > 36 else 19
        if all((x - a) ** 2 + (y - b) ** 2 > apart**2 for a, b in middles):
            middles.append((x, y))
        if len(middles) == 70:
            break
    cells: list[list[Point]] = []
    for x, y in middles:
        cell: list[Point] = [(x - 24, y - 24), (x + 24, y - 24), (x + 24, y + 24), (x - 24, y + 24)]
        for a, b in middles:
            if (a, b) != (x, y) and math.hypot(a - x, b - y) < 50:
                cell = _nearer(cell, (x, y), (a, b))
        cells.append(cell)
    return cells


def _nearer(cell: list[Point], own: Point, other: Point) -> list[Point]:
    """The part of a cell that lies nearer to its own middle than to the other one."""
    dx, dy = other[0] - own[0], other[1] - own[1]
    half = (other[0] ** 2 + other[1] ** 2 - own[0] ** 2 - own[1] ** 2) / 2
    found: list[Point] = []
    for index, point in enumerate(cell):
        after = cell[(index + 1) % len(cell)]
        here, there = point[0] * dx + point[1] * dy - half, after[0] * dx + after[1] * dy - half
        if here <= 0:
            found.append(point)
        if (here < 0 < there) or (there < 0 < here):
            share = here / (here - there)
            found.append((point[0] + (after[0] - point[0]) * share, point[1] + (after[1] - point[1]) * share))
    return found


def _bones(tile: Canvas, x: float, y: float) -> None:
    bone = colour("FFFDF4")
    paint = Canvas(SIDE, SIDE)
    spine = [(x - 24, y + 6), (x - 12, y - 6), (x + 4, y - 8), (x + 18, y - 2), (x + 26, y - 10)]
    paint.line(smooth(spine, closed=False), bone, 4.2)
    for rib in range(5):
        rx, ry, length = x - 14 + rib * 7, y - 5 + abs(rib - 2) * 0.6, 20 - abs(rib - 1.6) * 3
        curve = smooth([(rx, ry), (rx - 5, ry + length * 0.45), (rx + 1, ry + length)], closed=False)
        paint.line(curve, bone, 3.2, end=1.8)
    skull = (
        (22, -13), (28, -17), (36, -13), (49, -7), (50, -3), (44, -2.5), (34, -4), (27, -4), (22, -8),
    )  # fmt: skip
    paint.fill(smooth([(x + dx, y + dy) for dx, dy in skull]), bone)
    paint.disc(x + 31, y - 11, 2, INK)
    paint.rim(1.9, colour("4F4741"))
    tile.fill(oval(x + 6, y + 14, 38, 5), colour("6D6670"), opacity=0.31)
    larger = 1.22
    tile.add(paint, x + 5 - (x + 8) * larger, y - (y - 2) * larger, larger)


_DUNE = ((-4, 50), (26, 40), (58, 48), (94, 38), (130, 48), (130, 130), (-4, 130))
_LEATHER = colour("8E4F33")


def camp_ground() -> Canvas:
    """The sand on which tents stand."""
    tile = painting()
    tile.fill(whole(), colour("F8E8C6"), to=colour("E9C98E"))
    tile.fill(smooth(_DUNE), colour("E6C48A"), to=colour("D6A964"))
    return tile


def camp(tribe: int) -> Canvas:
    """A big low tent in the tribe's colour with its mark, two leather tents behind, a fire."""
    tile, chance = camp_ground(), Random(7)
    for _ in range(18):
        spot = oval(chance.uniform(2, 124), chance.uniform(92, 124), chance.uniform(2, 5), 0.9)
        tile.fill(spot, colour("B98445"), opacity=0.35)
    for x in (24, 104):
        tile.fill(oval(x, 79, 26, 4.5), colour("7D5426"), opacity=0.35)
    draw_tent(tile, 16, 77, 40, 25, _LEATHER, SAND, 1.3)
    draw_tent(tile, 104, 78, 44, 28, _LEATHER, SAND, 1.3)
    tile.fill(oval(60, 91, 48, 6), colour("6D471F"), opacity=0.47)
    draw_tent(tile, 57, 89, 90, 64, PLAYERS[tribe], PAPER, 1.9)
    draw_mark(tile, tribe, 57, 63.5, 12.5, 2, PAPER)
    for aside in (-6, 6):
        tile.line([(92 + aside, 112), (100 - aside, 106)], colour("5D3A1D"), 2.6)
    flame = smooth([(90, 108, 1), (91, 100), (96, 92, 1), (100, 99), (102, 108, 1), (96, 110)])
    tile.fill(flame, TERRACOTTA)
    tile.fill(placed(flame, 0.55, 96 * 0.45, 108 * 0.45), OCHRE)
    return tile


def lone_camp(tribe: int | None) -> Canvas:
    """One high tent, of a tribe or of nobody in particular."""
    tile = camp_ground()
    tile.fill(oval(54, 95, 50, 6), colour("6D471F"), opacity=0.47)
    cloth, hem = (colour("9A5638"), SAND) if tribe is None else (PLAYERS[tribe], PAPER)
    draw_tent(tile, 48, 93, 88, 74, cloth, hem, 2)
    if tribe is not None:
        draw_mark(tile, tribe, 48, 56, 14.5, 2, PAPER)
    return tile
