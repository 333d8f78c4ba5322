"""Grammar of the cards' effects: signs in a row, each with a width in heights of the row."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from azalai.games.targui.components import GOODS, Action, Good, Kind, Symbol
from azalai.renderers.kit import paths
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import DUNE, INK, LINE, NIGHT, PALM, PAPER, SILVER, TERRACOTTA, Colour, colour, mix
from azalai.renderers.kit.paths import Point, lozenge, rounded_rectangle
from azalai.renderers.targui import drawings, signs, symbols
from azalai.renderers.targui.drawings import Draw, Figure

GAIN = mix(PALM, NIGHT, 0.25)
GOODS_FIELD = colour("FBEFCF")
EMPTY_FIELD = colour("EADBB8")
_TAG = colour("FFF8E6")
_GAP = 0.04
_QUINCUNX = (
    (Symbol.WELL, -1, -1.15),
    (Symbol.OASIS, 1, -1.15),
    (Symbol.RIDER, 0, 0),
    (Symbol.TARGIA, -1, 1.15),
    (Symbol.TENT, 1, 1.15),
)


@dataclass(frozen=True, slots=True)
class Sign:
    """Sign with its `width` in heights of the row; `draw` gets canvas, left edge, middle and height of the row."""

    width: float
    draw: Callable[[Canvas, float, float, float], None]


def width(signs_: Sequence[Sign], height: float) -> float:
    """Return the width of a row of that height."""
    return sum(sign.width for sign in signs_) * height + _GAP * height * (len(signs_) - 1)


def draw(
    canvas: Canvas,
    row: Sequence[Sign],
    x: float,
    y: float,
    room: float,
    height: float,
    most: float | None = None,
) -> None:
    """Draw the signs centred in a box `room` wide with left edge x and middle y.

    They are as large as fits in `height`, and not higher than `most`.
    """
    if not row:
        return
    size = height if most is None else min(height, most)
    wide = width(row, size)
    if wide > room:
        size, wide = size * room / wide, room
    at = x + (room - wide) / 2
    for sign in row:
        sign.draw(canvas, at, y, size)
        at += (sign.width + _GAP) * size


def _edge(height: float) -> float:
    return 2.0 if height > 30 else 1.6


# Single signs


def picture(thing: Draw, size: float = 1, wide: float | None = None) -> Sign:
    """Return a drawing, `size` of the row high."""
    across = size if wide is None else wide

    def sign(canvas: Canvas, x: float, y: float, height: float) -> None:
        thing(canvas, x + across * height / 2, y, size * height, _edge(height))

    return Sign(across, sign)


def draw_pale(thing: Figure, size: float = 1, wide: float | None = None, opacity: float = 0.45) -> Sign:
    """Return a pale drawing of a thing that is not there yet, or no longer there."""
    return picture(lambda canvas, x, y, s, edge: thing.draw(canvas, x, y, s, edge, opacity), size, wide)


def good(kind: Good, size: float = 1) -> Sign:
    """Return one good of that kind."""
    return picture(drawings.good(kind).draw, size)


def gold(size: float = 1) -> Sign:
    """Return one gold."""
    return picture(drawings.GOLD.draw, size)


def any_good(size: float = 1) -> Sign:
    """Return one good of any kind."""
    return picture(signs.draw_wheel, size)


def equal_goods() -> Sign:
    """Return goods of one kind."""
    return picture(signs.SAME.draw, 0.95)


def points(number: int | str, size: float = 1.05) -> Sign:
    """Return points; "" leaves out their number."""

    def thing(canvas: Canvas, x: float, y: float, s: float, edge: float) -> None:
        signs.draw_points(canvas, x, y, s, number, edge)

    return picture(thing, size, size * 0.95)


def act(kind: Action, size: float = 0.95) -> Sign:
    """Return a border card's action."""
    return picture(signs.action(kind).draw, size)


def words(text: str, size: float = 0.66, shade: Colour = INK) -> Sign:
    """Return digits and marks such as `+1`, `/`, `≤2`."""
    wide = letters.width(text, "Bold", 100) / 100 * size + 0.06

    def sign(canvas: Canvas, x: float, y: float, height: float) -> None:
        letters.write(canvas, x + wide * height / 2, y, text, size * height, shade)

    return Sign(wide, sign)


def space(wide: float) -> Sign:
    """Return an empty sign."""
    return Sign(wide, lambda canvas, x, y, height: None)


def arrow_points(x: float, end: float, y: float, thick: float) -> list[Point]:
    """Return an arrow from x to `end`."""
    head = min(abs(end - x) * 0.62, thick * 2.1)
    neck = end - head * 0.7 if end > x else end + head * 0.7
    return [
        (x, y - thick / 2),
        (neck, y - thick / 2),
        (neck, y - head * 0.68),
        (end, y),
        (neck, y + head * 0.68),
        (neck, y + thick / 2),
        (x, y + thick / 2),
    ]


def arrow(wide: float = 0.42) -> Sign:
    """Return the sign for "gives"."""
    return Sign(
        wide + 0.12,
        lambda canvas, x, y, h: canvas.fill(arrow_points(x + 0.06 * h, x + (wide + 0.06) * h, y, 0.15 * h), LINE),
    )


def strike_sign(sign: Sign) -> Sign:
    """Return the sign for "not" or "without"."""

    def both(canvas: Canvas, x: float, y: float, height: float) -> None:
        sign.draw(canvas, x, y, height)
        reach, middle = min(sign.width, 1) * height * 0.46, x + sign.width * height / 2
        stroke = [(middle - reach, y + reach * 0.8), (middle + reach, y - reach * 0.8)]
        thick = max(3.0, reach * 0.24)
        canvas.line(stroke, PAPER, thick + 2.8)
        canvas.line(stroke, TERRACOTTA, thick)

    return Sign(sign.width, both)


# Cards in small


def sheet(
    canvas: Canvas, x: float, y: float, wide: float, high: float, field: Colour, edge: float = 1.8, rim: Colour = INK
) -> None:
    """Draw a small card."""
    radius = 0.13 * wide
    canvas.box(x - edge, y - edge, wide + 2 * edge, high + 2 * edge, radius + edge, rim)
    canvas.box(x, y, wide, high, radius, field)


def draw_quincunx(canvas: Canvas, x: float, y: float, apart: float, size: float) -> None:
    """Draw the five lozenges of the symbols, for any tribe card."""
    for kind, across, down in _QUINCUNX:
        canvas.fill(lozenge(x + across * apart, y + down * apart, size, size * 1.2), symbols.LOZENGES[kind])


def draw_tribe_card(canvas: Canvas, x: float, y: float, height: float, kind: Symbol | None) -> None:
    """Draw a small tribe card, of any symbol for None; (x, y) is the middle of its left edge."""
    wide, high = 0.70 * height, 0.96 * height
    edge = 1.8 if height > 30 else 1.5
    if kind is None:
        sheet(canvas, x, y - high / 2, wide, high, PAPER, edge)
        draw_quincunx(canvas, x + wide / 2, y, wide * 0.28, wide * 0.19)
    else:
        sheet(canvas, x, y - high / 2, wide, high, symbols.TINTS[kind], edge)
        signs.symbol(kind).draw(canvas, x + wide / 2, y, wide * 0.94, 1.6 if height > 30 else 1.2)


def tribe_card(kind: Symbol | None) -> Sign:
    """Return a tribe card of that symbol, or of any."""
    return Sign(0.78, lambda canvas, x, y, height: draw_tribe_card(canvas, x + 0.04 * height, y, height, kind))


def pair(kind: Symbol | None) -> Sign:
    """Return the sign for every two tribe cards of that symbol, or of any."""

    def sign(canvas: Canvas, x: float, y: float, height: float) -> None:
        draw_tribe_card(canvas, x + 0.04 * height, y, height, kind)
        draw_tribe_card(canvas, x + 0.80 * height, y, height, kind)

    return Sign(1.54, sign)


def close_pair(kind: Symbol) -> Sign:
    """Return the same sign for narrow places."""

    def sign(canvas: Canvas, x: float, y: float, height: float) -> None:
        draw_tribe_card(canvas, x + 0.03 * height, y - 0.05 * height, height * 0.9, kind)
        draw_tribe_card(canvas, x + 0.36 * height, y + 0.05 * height, height * 0.9, kind)

    return Sign(1.02, sign)


def dash(
    canvas: Canvas, x: float, y: float, wide: float, high: float, radius: float, thick: float, shade: Colour = LINE
) -> None:
    """Draw a dashed outline for an empty place."""
    outline = [*paths.rounded_rectangle(x, y, wide, high, radius)]
    outline.append(outline[0])
    fine: list[Point] = []
    for (ax, ay), (bx, by) in itertools.pairwise(outline):
        steps = max(1, round(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5))
        fine += [(ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps) for step in range(steps)]
    dashes = max(6, round(len(fine) / (thick * 4.5)))
    for number in range(dashes):
        start, end = number * len(fine) // dashes, (number * len(fine) + len(fine) * 6 // 10) // dashes
        if end > start:
            canvas.line(fine[start : end + 1], shade, thick, caps=False)


def draw_empty(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw an empty place; (x, y) is the middle of its left edge."""
    wide, high = 0.70 * height, 0.92 * height
    canvas.box(x, y - high / 2, wide, high, 0.13 * wide, EMPTY_FIELD)
    dash(canvas, x, y - high / 2, wide, high, 0.13 * wide, max(1.6, 0.045 * height))


@partial(Sign, 1.56)
def empty_pair(canvas: Canvas, x: float, y: float, height: float) -> None:
    """Draw the sign for every two empty places."""
    for left in (0.05, 0.81):
        draw_empty(canvas, x + left * height, y, height)


def goods_card(kind: Good | None) -> Sign:
    """Return a goods card of this good, or of any."""

    def sign(canvas: Canvas, x: float, y: float, height: float) -> None:
        wide, high = 0.74 * height, 0.96 * height
        left, top = x + 0.05 * height, y - high / 2
        sheet(canvas, left, top, wide, high, GOODS_FIELD)
        for band in (top + 0.02 * high, top + 0.90 * high):
            canvas.box(left + wide * 0.06, band, wide * 0.88, high * 0.08, 1, DUNE)
        thing = signs.draw_wheel if kind is None else drawings.good(kind).draw
        thing(canvas, left + wide / 2, y, wide * 0.86, 1.6)

    return Sign(0.84, sign)


def card_back(kind: Kind) -> Sign:
    """Return a face-down card of a pile."""

    def sign(canvas: Canvas, x: float, y: float, height: float) -> None:
        draw_small_back(canvas, x + 0.05 * height, y - 0.48 * height, 0.72 * height, 0.96 * height, kind)

    return Sign(0.82, sign)


def draw_small_back(canvas: Canvas, x: float, y: float, wide: float, high: float, kind: Kind) -> None:
    """Draw the back of a card that is too small for the pattern; (x, y) is its corner."""
    sheet(canvas, x, y, wide, high, NIGHT)
    canvas.edge(
        rounded_rectangle(x + wide * 0.08, y + wide * 0.08, wide * 0.84, high - wide * 0.16, wide * 0.06), SILVER, 1.1
    )
    if kind is Kind.TRIBE:
        draw_quincunx(canvas, x + wide / 2, y + high / 2, wide * 0.19, wide * 0.13)
    else:
        signs.draw_wheel(canvas, x + wide / 2, y + high / 2, wide * 0.66, 1.4)


HAND = picture(Figure("hand").draw, 1, 0.86)
"""Hand card: a back between thumb and fingers."""


def _tag(wide: float, inside: Callable[[Canvas, float, float, float], None]) -> Sign:
    def sign(canvas: Canvas, x: float, y: float, height: float) -> None:
        high, left, right, point = 0.47 * height, x + 0.04 * height, x + (wide - 0.04) * height, 0.16 * height
        shape = [
            (left, y),
            (left + point, y - high),
            (right, y - high),
            (right, y + high),
            (left + point, y + high),
        ]
        canvas.shape(shape, _TAG, INK, 2)
        inside(canvas, left, y, height)

    return Sign(wide, sign)


def price_change(text: str, shade: Colour) -> Sign:
    """Return the sign for a price with fewer or more goods."""
    wide = letters.width(text, "Bold", 100) / 100 * 0.60

    def inside(canvas: Canvas, left: float, y: float, height: float) -> None:
        letters.write(canvas, left + (0.19 + wide / 2) * height, y, text, 0.60 * height, shade)
        signs.draw_wheel(canvas, left + (0.62 + wide) * height, y, 0.76 * height, 1.6)

    return _tag(wide + 1.10, inside)


def price_gold() -> Sign:
    """Return the sign for a gold in a price."""
    return _tag(1.12, lambda canvas, left, y, h: drawings.GOLD.draw(canvas, left + 0.56 * h, y, 0.74 * h, 1.6))


def goods_row(counts: Sequence[int], shade: Colour = GAIN, sign: str = "+") -> list[Sign]:
    """Return `+1` and a good for every kind with a positive count."""
    row: list[Sign] = []
    for kind, count in zip(GOODS, counts, strict=True):
        if count:
            row += [words(f"{sign}{count}", 0.76, shade), good(kind), space(0.1)]
    return row[:-1]
