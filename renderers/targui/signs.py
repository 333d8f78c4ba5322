"""The signs of Targui that are not people: actions of the border, points, wheel of goods, timing, amulet, padlock."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping

from games.targui.cards import Timing
from games.targui.components import GOODS, Action
from renderers.kit import goods
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.glyph import Glyph, grown
from renderers.kit.palette import (
    BLUE,
    INK,
    NIGHT,
    OCHRE,
    PALM,
    PAPER,
    SAND,
    SAND_DEEP,
    SILVER,
    TERRACOTTA,
    Colour,
    colour,
)
from renderers.kit.palette import GOODS as GOODS_COLOURS
from renderers.kit.paths import arc, ellipse, lozenge, rounded
from renderers.targui import figures, symbols
from renderers.targui.symbols import Symbol

_STEEL, _STEEL_DARK = colour("E4E8ED"), colour("B6BDC8")
_CROSS = (
    "M 50 20 C 56 31 66 42 80 51 L 90 57 Q 97 61 90 65 L 80 71 C 66 79 58 86 54 95 Q 50 101 46 95 "
    "C 42 86 34 79 20 71 L 10 65 Q 3 61 10 57 L 20 51 C 34 42 44 31 50 20 Z"
)


@functools.cache
def _cross(fill: Colour, rim: Colour) -> Glyph:
    glyph = Glyph().line(ellipse(50, 13, 9), fill, 7.3, edged=True, closed=True).fill(_CROSS, fill)
    glyph.fill(ellipse(50, 13, 4.6), rim, edged=False)
    return glyph.line(grown(_CROSS, 0.86, 50, 61), rim, 2.4, closed=True)


def draw_points(canvas: Canvas, x: float, y: float, size: float, number: int | str = "", edge: float = 2.2) -> None:
    """Points: the Southern Cross, with their number in it where there is one."""
    _cross(NIGHT, SILVER).draw(canvas, x, y, size, edge)
    if number != "":
        digits = 0.46 if len(str(number)) == 1 else 0.36
        letters.write(canvas, x, y + size * 0.115, str(number), size * digits, PAPER)


def draw_token(canvas: Canvas, x: float, y: float, size: float, edge: float = 2.4) -> None:
    """A points token: the cross on a silver coin; only these can be lost."""
    coin = Glyph().fill(ellipse(50, 50, 48), colour("C9D0DA"))
    coin.line(ellipse(50, 50, 42), colour("8F98A6"), 2.4, closed=True)
    coin.draw(canvas, x, y, size, edge)
    _cross(NIGHT, SILVER).draw(canvas, x, y - size * 0.02, size * 0.7, edge * 0.6)


@functools.cache
def _disc() -> Glyph:
    glyph = Glyph().fill(ellipse(50, 50, 47), PAPER)
    for angle in (-30, 90, 210):
        glyph.line([(50, 50), arc(50, 50, 46, angle, angle)[0]], colour("B79C74"), 2.4)
    return glyph


def draw_wheel(canvas: Canvas, x: float, y: float, size: float, edge: float = 2.4) -> None:
    """One good of any kind: all three in a wheel."""
    _disc().draw(canvas, x, y, size, edge)
    inner = max(1.0, edge * 0.7)
    for good, across, down in zip(GOODS, (0, -0.225, 0.225), (-0.26, 0.13, 0.13), strict=True):
        goods.draw(canvas, good.value, x + across * size, y + down * size, size * 0.37, inner)


@functools.cache
def same() -> Glyph:
    """Goods of one kind: a ring in the three colours round an equals sign."""
    glyph = Glyph().fill(ellipse(50, 50, 47), PAPER)
    for start, shade in ((-145, GOODS_COLOURS["dates"]), (-25, GOODS_COLOURS["pepper"]), (95, colour("C9D0DA"))):
        glyph.line(arc(50, 50, 39.5, start, start + 110), shade, 13)
    glyph.line(ellipse(50, 50, 32), INK, 2, closed=True)
    return glyph.line([(36, 42), (64, 42)], INK, 9).line([(36, 60), (64, 60)], INK, 9)


# Actions of the border


@functools.cache
def scales() -> Glyph:
    """The Merchant's scales: pepper against gold."""
    beam, brass = colour("B07A1E"), colour("D9A441")
    glyph = Glyph().fill("M 30 97 C 32 90 42 88 46 86 L 54 86 C 58 88 68 90 70 97 Z", beam)
    glyph.line([(50, 16), (50, 88)], beam, 6.5, edged=True)
    glyph.group().line("M 10 27 C 28 17 40 21 50 21 C 60 21 72 17 90 27", brass, 6, edged=True)
    glyph.group().fill(ellipse(50, 13, 8), brass).group()
    for x in (12, 88):
        glyph.line([(x, 27), (x - 11, 60)], INK, 1.8).line([(x, 27), (x + 11, 60)], INK, 1.8)
    for x, y in ((4, 54), (20, 54), (12, 46)):
        glyph.group().fill(ellipse(x, y, 8), GOODS_COLOURS["pepper"])
    glyph.group().fill([(80, 46), (96, 46), (101, 60), (75, 60)], GOODS_COLOURS["gold"])
    glyph.fill([(80, 46), (96, 46), (98, 51), (78, 51)], colour("FBE07A"), edged=False)
    glyph.group().fill("M -4 61 L 28 61 C 27 72 20 76 12 76 C 4 76 -3 72 -4 61 Z", brass)
    return glyph.fill("M 72 61 L 104 61 C 103 72 96 76 88 76 C 80 76 73 72 72 61 Z", brass)


@functools.cache
def _silversmith() -> Glyph:
    anvil = (
        "M 10 70 L 84 70 C 84 78 76 82 64 83 L 66 91 L 76 91 L 76 98 L 26 98 L 26 91 L 36 91 L 38 83 "
        "C 24 82 12 80 10 70 Z"
    )
    glyph = Glyph().fill(anvil, colour("5B5E66"))
    glyph.fill([(10, 70), (84, 70), (84, 74), (11, 74)], colour("8A8E98"), edged=False)
    glyph.use(_cross(SILVER, colour("9AA2AF")), 17, 23, 0.47)
    hammer = Glyph().fill(rounded(66, 18, 7, 60, 3), colour("9C6B3A"))
    hammer.group().fill("M 48 14 L 84 14 C 90 16 90 30 84 34 L 52 34 L 44 28 L 44 20 Z", colour("7C818C"))
    hammer.fill([(50, 17), (84, 17), (84, 21), (50, 21)], colour("B9BEC8"), edged=False)
    return glyph.use(hammer, 6, -8, 1, turn=32)


@functools.cache
def _mirage() -> Glyph:
    disc, oasis = ellipse(50, 50, 48), symbols.symbol(Symbol.OASIS)
    glyph = Glyph().fill(disc, colour("BFE0EE")).fill(ellipse(70, 26, 11), colour("F6D77A"), edged=False)
    glyph.fill([(0, 62), (100, 62), (100, 100), (0, 100)], colour("EBCB8C"), edged=False, clip=disc)
    glyph.use(oasis, 18, 8, 0.58)
    glyph.use(
        oasis, 18, 8, 0.58, change=lambda p: (p[0], 62 + (62 - p[1]) * 0.62), edged=False, clip=disc, opacity=0.38
    )
    for y, start, waves in ((64, 6, 7), (73, 14, 6), (82, 22, 5)):
        code = f"M {start} {y}"
        for wave in range(waves):
            x = start + 12 * wave
            code += f" Q {x + 6} {y - 5 if wave % 2 == 0 else y + 5} {x + 12} {y}"
        glyph.line(code, colour("FFFFFF"), 3, clip=disc)
    return glyph.line(disc, INK, 2, closed=True)


@functools.cache
def _caravan() -> Glyph:
    glyph = Glyph().fill("M 0 98 C 20 84 70 82 100 90 L 100 98 Z", SAND_DEEP)
    for x, y, scale, cloth in ((44, 16, 0.55, BLUE), (-1, 30, 0.64, colour("A8432A"))):
        loaded = Glyph().use(symbols.camel())
        loaded.group().fill("M 40 44 C 46 32 68 32 74 44 L 77 60 C 68 66 48 66 38 60 Z", cloth)
        loaded.line("M 40 52 Q 57 60 76 52", colour("5E3C18"), 2.4)
        loaded.group().fill(ellipse(48, 37, 9, 8), colour("D9C09A")).fill(ellipse(66, 37, 9, 8), colour("C9A874"))
        glyph.use(loaded, x, y, scale)
    return glyph


@functools.cache
def _swords() -> Glyph:
    sword = Glyph().fill("M 50 4 L 56 14 L 56 62 L 44 62 L 44 14 Z", _STEEL)
    sword.fill("M 50 4 L 56 14 L 56 62 L 50 62 Z", _STEEL_DARK, edged=False)
    sword.group().fill(rounded(30, 60, 40, 9, 3), colour("C79A3A"))
    sword.group().fill(rounded(45.5, 69, 9, 17, 2), GOODS_COLOURS["pepper"])
    sword.group().fill(ellipse(50, 91, 7), colour("C79A3A"))
    return Glyph().use(sword, turn=42).use(sword, turn=-42)


_ACTIONS: Mapping[Action, Callable[[], Glyph]] = {
    Action.NOBLE: figures.noble,
    Action.MERCHANT: scales,
    Action.MIRAGE: _mirage,
    Action.SILVERSMITH: _silversmith,
    Action.CARAVAN: _caravan,
    Action.EXPANSION: figures.expansion,
    Action.RAID: _swords,
}


@functools.cache
def action(kind: Action) -> Glyph:
    """The drawing of a border card's action; that of a good is the good."""
    return _ACTIONS[kind]()


# Timing


@functools.cache
def _always() -> Glyph:
    loop = "M 50 50 C 36 26 8 28 8 50 C 8 72 36 74 50 50 C 64 26 92 28 92 50 C 92 72 64 74 50 50"
    return Glyph().line(loop, PAPER, 12)


@functools.cache
def _round() -> Glyph:
    glyph = Glyph().line(arc(50, 52, 36, -50, 255), PAPER, 11)
    return glyph.fill([(50, -4), (50, 36), (80, 16)], PAPER, edged=False)


@functools.cache
def _now() -> Glyph:
    return Glyph().fill("M 58 2 L 18 56 L 44 56 L 36 98 L 82 38 L 54 38 Z", PAPER, edged=False)


@functools.cache
def flag() -> Glyph:
    """The chequered flag: at the end of the game."""
    glyph = Glyph().line([(18, 6), (18, 96)], PAPER, 9)
    for row in range(3):
        for column in range(4):
            if (row + column) % 2 == 0:
                glyph.fill(rounded(24 + column * 17, 8 + row * 17, 17, 17, 0), PAPER, edged=False)
    return glyph.line(rounded(22, 8, 70, 51, 1), PAPER, 4, closed=True)


@functools.cache
def _next() -> Glyph:
    glyph = Glyph().fill("M 8 14 L 52 50 L 8 86 Z", PAPER, edged=False)
    glyph.fill("M 46 14 L 84 50 L 46 86 Z", PAPER, edged=False)
    return glyph.line([(92, 16), (92, 84)], PAPER, 10)


@functools.cache
def _once() -> Glyph:
    return Glyph().line(ellipse(50, 50, 40), PAPER, 9, closed=True)


_ONCE = colour("C98A1B")
TIMINGS: Mapping[Timing, tuple[Colour, Callable[[], Glyph], float]] = {
    Timing.ALWAYS: (PALM, _always, 0),
    Timing.ROUND: (PALM, _round, 0.56),
    Timing.NOW: (_ONCE, _now, 0),
    Timing.ONCE: (_ONCE, _once, 0.6),
    Timing.END: (NIGHT, flag, 0),
    Timing.NEXT: (TERRACOTTA, _next, 0),
}
"""The tab of each timing: its colour, its sign, and how large the 1 in it is, if it has one."""


def draw_timing(canvas: Canvas, timing: Timing, x: float, y: float, size: float) -> None:
    """The sign of a tab round (x, y); the coloured ground is the card's."""
    _, sign, digit = TIMINGS[timing]
    sign().draw(canvas, x, y, size, 0)
    if digit:
        down = size * 0.03 if timing is Timing.ROUND else 0
        letters.write(canvas, x, y + down, "1", size * digit, PAPER)


# Small things


@functools.cache
def tick(shade: Colour = PALM) -> Glyph:
    """Done."""
    return Glyph().line([(16, 54), (40, 78), (84, 24)], shade, 16)


@functools.cache
def away() -> Glyph:
    """Put away: a cross of two strokes."""
    return Glyph().line([(20, 20), (80, 80)], TERRACOTTA, 15).line([(80, 20), (20, 80)], TERRACOTTA, 15)


def draw_badge(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """The green tick of what has been done."""
    canvas.disc(x, y, radius + 2.2, PAPER)
    canvas.disc(x, y, radius, PALM)
    tick(PAPER).draw(canvas, x, y, radius * 1.3, 0)


@functools.cache
def shield() -> Glyph:
    """Nothing is lost."""
    hide = (
        "M 20 6 Q 50 0 80 6 C 88 8 90 14 88 22 C 84 42 84 58 88 78 C 90 88 88 93 80 95 Q 50 100 20 95 "
        "C 12 93 10 88 12 78 C 16 58 16 42 12 22 C 10 14 12 8 20 6 Z"
    )
    glyph = Glyph().fill(hide, colour("EADFC8"))
    shade = "M 62 0 L 90 0 L 90 100 L 62 100 C 70 70 70 30 62 0 Z"
    glyph.fill(shade, colour("CDBD9C"), edged=False, clip=hide, opacity=0.8)
    glyph.line(grown(hide, 0.86), colour("A47C48"), 2.6, closed=True)
    glyph.line(ellipse(50, 50, 19), PALM, 5, closed=True).fill(lozenge(50, 50, 10), PALM, edged=False)
    for x, y in ((50, 17), (50, 83), (27, 50), (73, 50)):
        glyph.fill(ellipse(x, y, 4.2), PALM, edged=False)
    return glyph


@functools.cache
def amulet() -> Glyph:
    """The amulet of the first player."""
    cord = "M 8 4 C 12 26 30 38 50 40 C 70 38 88 26 92 4"
    glyph = Glyph().line(cord, GOODS_COLOURS["pepper"], 5, edged=True).group()
    for x, y, bead in ((13, 17, OCHRE), (24, 29, TERRACOTTA), (87, 17, OCHRE), (76, 29, TERRACOTTA)):
        glyph.fill(ellipse(x, y, 6), bead)
    glyph.group()
    for x in (34, 50, 66):
        glyph.line([(x, 78), (x, 90)], INK, 2).fill(ellipse(x, 91, 5.5), SILVER)
    plate = [(50, 32), (84, 80), (16, 80)]
    glyph.group().fill(plate, SILVER)
    glyph.fill([(50, 32), (84, 80), (62, 80), (50, 50)], colour("AEB6C2"), edged=False)
    glyph.line(grown(plate, 0.66, 50, 66), NIGHT, 2.8, closed=True)
    return glyph.fill([(50, 53), (59, 66), (50, 76), (41, 66)], TERRACOTTA, edged=False)


@functools.cache
def padlock() -> Glyph:
    """For one pair of eyes only."""
    glyph = Glyph().line("M 28 50 L 28 32 C 28 4 72 4 72 32 L 72 50", colour("8F98A6"), 11, edged=True)
    glyph.group().fill(rounded(14, 44, 72, 50, 10), NIGHT).fill(ellipse(50, 64, 8.5), SAND, edged=False)
    return glyph.fill([(46, 66), (54, 66), (56, 84), (44, 84)], SAND, edged=False)
