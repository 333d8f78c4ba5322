"""Signs of one or two cards only: places in a row, piles of cards, cards that swap places."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from azalai.games.targui.components import Symbol
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, LINE, PAPER, TERRACOTTA, colour
from azalai.renderers.kit.paths import lozenge
from azalai.renderers.targui import figures, formula, signs, symbols
from azalai.renderers.targui.drawings import GOLD
from azalai.renderers.targui.formula import Sign


@partial(Sign, 1.36)
def robber_and_you(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw robber and own figure on one card."""
    canvas.box(x + 0.02 * height, y - 0.44 * height, 1.30 * height, 0.92 * height, 0.10 * height, LINE)
    inner = (x + 0.02 * height + 1.5, y - 0.44 * height + 1.5, 1.30 * height - 3, 0.92 * height - 3)
    canvas.box(*inner, 0.09 * height, colour("F3E3C3"))
    figures.ROBBER.draw(canvas, x + 0.40 * height, y + 0.02 * height, 0.82 * height, 1.8)
    figures.anybody(figures.YOU).draw(canvas, x + 0.92 * height, y + 0.02 * height, 0.82 * height, 1.8)


@partial(Sign, 2.18)
def draw_swap(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw two cards of the display that swap places."""
    formula.draw_tribe_card(canvas, x + 0.04 * height, y, height, Symbol.WELL)
    formula.draw_tribe_card(canvas, x + 1.42 * height, y, height, Symbol.TENT)
    left, right = x + 0.84 * height, x + 1.34 * height
    canvas.fill(formula.arrow_points(left, right, y - 0.17 * height, 0.12 * height), LINE)
    canvas.fill(formula.arrow_points(right, left, y + 0.17 * height, 0.12 * height), LINE)


@partial(Sign, 0.90)
def gold_on_well(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw a gold on a well card."""
    formula.draw_tribe_card(canvas, x + 0.04 * height, y, height, Symbol.WELL)
    GOLD.draw(canvas, x + 0.50 * height, y + 0.18 * height, 0.68 * height, 1.8)


def stack(cards: int, owner: str) -> Sign:
    """Return a player's cards, with their figure in front."""
    wide = 0.62 + 0.12 * (cards - 1) + 0.34

    def sign(canvas: Canvas, x: float, y: float, height: float) -> None:
        card, high = 0.50 * height, 0.68 * height
        for number in range(cards):
            left, top = x + (0.04 + 0.12 * number) * height, y - 0.48 * height + 0.07 * number * height
            formula.sheet(canvas, left, top, card, high, PAPER, 1.5)
        left, top = x + (0.04 + 0.12 * (cards - 1)) * height, y - 0.48 * height + 0.07 * (cards - 1) * height
        canvas.box(left + card * 0.22, top + high * 0.16, card * 0.56, high * 0.16, 1, colour("9DB6DE"))
        figures.anybody(owner).draw(canvas, x + (wide - 0.32) * height, y + 0.16 * height, 0.66 * height, 1.6)

    return Sign(wide, sign)


def row_of_four(last: Symbol | None, before: Sequence[Symbol | None] = (None, None, None)) -> Sign:
    """Return a complete row of a display, its last card framed; None is a card of any symbol."""

    def sign(canvas: Canvas, x: float, y: float, height: float) -> None:
        card, gap, left = 0.44 * height, 0.05 * height, x + 0.05 * height
        canvas.box(
            left - 0.05 * height, y - 0.40 * height, 2.01 * height, 0.80 * height, 0.08 * height, formula.EMPTY_FIELD
        )
        for number, kind in enumerate((*before, last)):
            at, final = left + number * (card + gap), number == 3
            field = PAPER if kind is None else symbols.TINTS[kind]
            rim, edge = (TERRACOTTA, 2.2) if final else (INK, 1.3)
            formula.sheet(canvas, at, y - 0.33 * height, card, 0.66 * height, field, edge, rim)
            if kind is not None:
                signs.symbol(kind).draw(canvas, at + card / 2, y, card * 0.94, 1.2)

    return Sign(2.05, sign)


_MIXED = (
    (Symbol.WELL, Symbol.OASIS, Symbol.TARGIA, Symbol.TENT),
    (Symbol.RIDER, Symbol.TENT, Symbol.WELL, Symbol.OASIS),
)


@partial(Sign, 1.62)
def two_mixed_rows(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw two rows of four different symbols."""
    card, gap, high = 0.34 * height, 0.05 * height, 0.44 * height
    for row, kinds in enumerate(_MIXED):
        for number, kind in enumerate(kinds):
            left = x + 0.04 * height + number * (card + gap)
            top = y - 0.48 * height + row * (high + 0.08 * height)
            formula.sheet(canvas, left, top, card, high, PAPER, 1.4)
            size = card * 0.30
            middle = (left + card / 2, top + high / 2)
            canvas.fill(lozenge(*middle, size, size * 1.25), symbols.LOZENGES[kind])
