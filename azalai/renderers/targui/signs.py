"""Signs of Targui except people: points, wheel of goods, timing, ticks."""

from __future__ import annotations

from collections.abc import Mapping

from azalai.games.targui.cards import Timing
from azalai.games.targui.components import GOODS, Action, Symbol
from azalai.renderers.kit import goods
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import NIGHT, PALM, PAPER, TERRACOTTA, Colour, colour
from azalai.renderers.targui.drawings import Figure

_CROSS, _COIN, _WHEEL = Figure("cross"), Figure("token"), Figure("wheel")
SAME = Figure("same")
"""Goods of one kind: a ring in the three colours around an equals sign."""
TICK = Figure("tick")
AWAY = Figure("away")
"""Removal: a cross of two strokes."""
SHIELD = Figure("shield")
"""Protection: nothing is lost."""
FLAG = Figure("timing-end")
"""Chequered flag: at the end of the game."""


def draw_points(canvas: Canvas, x: float, y: float, size: float, number: int | str = "", edge: float = 2.2) -> None:
    """Draw the Southern Cross for points, with their number if given."""
    _CROSS.draw(canvas, x, y, size, edge)
    if number != "":
        digits = 0.46 if len(str(number)) == 1 else 0.36
        letters.write(canvas, x, y + size * 0.115, str(number), size * digits, PAPER)


def draw_token(canvas: Canvas, x: float, y: float, size: float, edge: float = 2.4) -> None:
    """Draw a points token, the cross on a silver coin; only these can be lost."""
    _COIN.draw(canvas, x, y, size, edge)
    _CROSS.draw(canvas, x, y - size * 0.02, size * 0.7, edge * 0.6)


def draw_wheel(canvas: Canvas, x: float, y: float, size: float, edge: float = 2.4) -> None:
    """Draw one good of any kind: all three in a wheel."""
    _WHEEL.draw(canvas, x, y, size, edge)
    inner = max(1.0, edge * 0.7)
    for good, across, down in zip(GOODS, (0, -0.225, 0.225), (-0.26, 0.13, 0.13), strict=True):
        goods.draw(canvas, good.value, x + across * size, y + down * size, size * 0.37, inner)


def action(kind: Action) -> Figure:
    """Return the drawing of a border card's action; that of a good is the good."""
    return Figure(kind.value)


def symbol(kind: Symbol) -> Figure:
    """Return the drawing of a tribe card's symbol."""
    return Figure(kind.value)


_ONCE = colour("C98A1B")
TIMINGS: Mapping[Timing, tuple[Colour, float]] = {
    Timing.ALWAYS: (PALM, 0),
    Timing.ROUND: (PALM, 0.56),
    Timing.NOW: (_ONCE, 0),
    Timing.ONCE: (_ONCE, 0.6),
    Timing.END: (NIGHT, 0),
    Timing.NEXT: (TERRACOTTA, 0),
}
"""Tab of each timing: its colour, and the size of the 1 in its sign, if it has one."""


def draw_timing(canvas: Canvas, timing: Timing, x: float, y: float, size: float) -> None:
    """Draw the sign of a tab around (x, y), without its coloured background."""
    _, digit = TIMINGS[timing]
    Figure(f"timing-{timing.value}").draw(canvas, x, y, size)
    if digit:
        down = size * 0.03 if timing is Timing.ROUND else 0
        letters.write(canvas, x, y + down, "1", size * digit, PAPER)


def draw_badge(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """Draw the green tick of a finished thing."""
    canvas.disc(x, y, radius + 2.2, PAPER)
    canvas.disc(x, y, radius, PALM)
    Figure("tick", {"palm": PAPER}).draw(canvas, x, y, radius * 1.3)
