"""Cards of the two piles at any size: tribe cards, goods cards, their backs, and cards of a display."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.targui.cards import GOODS_CARDS, TRIBE_CARDS, Card, Price, Timing
from azalai.games.targui.components import GOODS, Good, Kind, Token
from azalai.renderers.kit import goods, ornaments, paths
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import (
    DUNE,
    INK,
    LINE,
    NIGHT,
    PAPER,
    SAND_LIGHT,
    SILVER,
    Colour,
    colour,
    mix,
)
from azalai.renderers.kit.paths import lozenge, rounded_rectangle
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite
from azalai.renderers.targui import effects, formula, signs, symbols
from azalai.renderers.targui.drawings import GOLD, Draw, good

SIZE = 180, 232
_MARGIN = 20
_BANNER = colour("FFF9EA")
PLACE = colour("F3E6C8")
"""Colour of an empty place of a display."""
PLACE_EDGE = colour("C4A872")


def kind_of(card: Card) -> Kind:
    """Return the pile a card belongs to."""
    return Kind.TRIBE if card in TRIBE_CARDS else Kind.GOODS


def _edge(thick: float, unit: float) -> float:
    return thick * min(unit, 1.6)


@cached_drawing(margin=_MARGIN)
def card(canvas: Canvas, which: Card, width: int, height: int, marked: bool = False) -> None:
    """Draw an open card of either pile; the origin is the top left corner.

    `marked`: a goods card leaves room for the marker on it.
    """
    if kind_of(which) is Kind.TRIBE:
        draw_tribe_card(canvas, which, 0, 0, width, height)
    else:
        draw_goods_card(canvas, which, 0, 0, width, height, marked=marked)


def draw_field(
    canvas: Canvas, x: float, y: float, width: float, height: float, radius: float, field: Colour, strip: float
) -> None:
    """Draw a card's field with a strip of paper of that height at the bottom, and a soft shadow."""
    sheet = rounded_rectangle(x, y, width, height, radius)
    canvas.lay(sheet, field, 3, 0.28, 2)
    if strip:
        clip = canvas.region(sheet)
        canvas.fill(rounded_rectangle(x, y + height - strip, width, strip + 1, 0), PAPER, clip=clip)
        line = max(1.6, width / 80)
        canvas.fill(rounded_rectangle(x, y + height - strip - line / 2, width, line, 0), mix(field, INK, 0.34))


def draw_tribe_card(canvas: Canvas, which: Card, x: float, y: float, width: float, height: float) -> None:
    """Draw a tribe card: symbol, price on the banner, points, and timing and content of its effect."""
    card_ = TRIBE_CARDS[which]
    unit = width / SIZE[0]
    row = effects.formula(which)
    field = symbols.TINTS[card_.symbol]
    strip = 64 * unit if row else 0
    draw_field(canvas, x, y, width, height, 14 * unit, field, strip)
    middle = (x + 50 * unit, y + (55 if row else 64) * unit)
    canvas.disc(*middle, 45 * unit, mix(field, PAPER, 0.62))
    signs.symbol(card_.symbol).draw(canvas, *middle, (84 if row else 90) * unit, _edge(2.4, unit))
    _banner(canvas, x + width - 9 * unit, y, unit, card_.prices)
    size = (58 if row else 74) * unit
    down = height - strip - 33 * unit if row else 172 * unit * height / width * SIZE[0] / SIZE[1]
    signs.draw_points(canvas, x + (36 if row else 42) * unit, y + down, size, card_.points, _edge(2.2, unit))
    if not row:
        shade = mix(field, INK, 0.22)
        for number in range(5):
            half = (6.8 if number == 2 else 5) * unit
            canvas.fill(lozenge(x + width * 0.70 + (number - 2) * 10.5 * unit, y + height - 28 * unit, half), shade)
        return
    _tab(canvas, card_.timing, x, y + height - strip, 32 * unit, strip, 14 * unit, 25 * unit)
    formula.draw(
        canvas, row, x + 37 * unit, y + height - strip / 2 + 0.5 * unit, width - 43 * unit, strip - 7 * unit, 48 * unit
    )


def _tab(
    canvas: Canvas, timing: Timing, x: float, y: float, width: float, height: float, radius: float, size: float
) -> None:
    """Draw the timing tab in the lower left corner of a card."""
    shade, _ = signs.TIMINGS[timing]
    corner = rounded_rectangle(x, y - radius * 2, width * 3, height + radius * 2, radius)
    canvas.fill(rounded_rectangle(x, y, width, height, 0), shade, clip=canvas.region(corner))
    signs.draw_timing(canvas, timing, x + width / 2, y + height / 2, size)


def _price_rows(price: Price) -> list[list[str]]:
    rows = [[good.value] * count for good, count in zip(GOODS, price.goods, strict=True) if count]
    return rows + ([["gold"] * price.gold] if price.gold else [])


def _banner(canvas: Canvas, right: float, top: float, unit: float, prices: Sequence[Price]) -> None:
    """Draw the price on the card's upper edge: a row for each kind; a slash begins the other price."""
    rows = [(row, False) for row in _price_rows(prices[0])]
    rows += [(row, True) for price in prices[1:] for row in _price_rows(price)]
    step, line, size = 31 * unit, 38 * unit, 35 * unit
    columns = max(len(row) + slash for row, slash in rows)
    width, height = (columns - 1) * step + size + 12 * unit, len(rows) * line + 8 * unit
    left, tail, middle = right - width, 11 * unit, right - width / 2
    shape = [(left, top - 2 * unit), (right, top - 2 * unit), (right, top + height + tail)]
    shape += [(middle, top + height), (left, top + height + tail)]
    canvas.shape(shape, _BANNER, LINE, 2.4 * min(unit, 1.5))
    edge = 2.2 * min(1.5, max(unit, 0.9))
    for number, (row, slash) in enumerate(rows):
        y = top + 4 * unit + line * (number + 0.5)
        first = middle - (len(row) + slash - 1) / 2 * step
        for place, kind in enumerate(row):
            goods.draw(canvas, kind, first + (place + slash) * step, y, size, edge)
        if slash:
            x = first + 3 * unit
            canvas.line([(x - 6 * unit, y + 15 * unit), (x + 6 * unit, y - 15 * unit)], LINE, 4 * unit)


def token_drawing(token: Token) -> Draw:
    """Return the drawing of a token."""
    if token is Token.POINT:
        return lambda canvas, x, y, size, edge: signs.draw_points(canvas, x, y, size, 1, edge)
    return GOLD.draw if token in (Token.GOLD, Token.STORED) else good(Good(token.value)).draw


def draw_goods_card(
    canvas: Canvas, which: Card, x: float, y: float, width: float, height: float, *, marked: bool = False
) -> None:
    """Draw a goods card: woven bands and its content; alternatives are the wheel."""
    unit = width / SIZE[0]
    sheet = rounded_rectangle(x, y, width, height, 14 * unit)
    canvas.lay(sheet, formula.GOODS_FIELD, 3, 0.28, 2)
    for top in (y + 10 * unit, y + height - 26 * unit):
        canvas.fill(rounded_rectangle(x, top, width, 16 * unit, 0), DUNE)
        step = width / 9
        for number in range(9):
            canvas.fill(lozenge(x + (number + 0.5) * step, top + 8 * unit, step * 0.36, 6 * unit), SAND_LIGHT)
    options, edge = GOODS_CARDS[which], _edge(2.6, unit)
    middle = (x + width / 2, y + height / 2)
    first = options[0]
    if len(options) > 1:
        at, size = ((x + 104 * unit, y + 96 * unit), 128) if marked else (middle, 150)
        signs.draw_wheel(canvas, *at, size * unit, edge)
    elif len(first) == 1:
        size = 124 if first[0] is Token.POINT else 116
        token_drawing(first[0])(canvas, *middle, size * unit, edge)
    else:
        places = ((54, 76), (126, 98)) if marked else ((62, 84), (118, 150))
        size = 80 if marked else 88
        for token, (across, down) in zip(first, places, strict=True):
            token_drawing(token)(canvas, x + across * unit, y + down * unit, size * unit, edge)


@cached_drawing(margin=_MARGIN)
def back(canvas: Canvas, kind: Kind, width: int, height: int) -> None:
    """Draw a face-down card, whose kind is open; the origin is the top left corner."""
    sheet = rounded_rectangle(0, 0, width, height, width * 0.08)
    canvas.lay(sheet, PAPER, 3, 0.28, 2)
    rim = width * 0.035
    ornaments.draw_back(
        canvas, rim, rim, width - 2 * rim, height - 2 * rim, cross=False, step=width / 9, radius=width * 0.06, edge=0
    )
    x, y, radius = width / 2, height / 2, width * 0.30
    canvas.disc(x, y, radius * 1.1, NIGHT)
    canvas.edge(paths.ellipse(x, y, radius), SILVER, max(1.4, width * 0.016))
    if kind is Kind.TRIBE:
        formula.draw_quincunx(canvas, x, y, radius * 0.44, radius * 0.30)
    else:
        signs.draw_wheel(canvas, x, y, radius * 1.6, 1.6)


@cached_drawing(margin=4)
def small_back(canvas: Canvas, kind: Kind, width: int, height: int) -> None:
    """Draw a face-down card that is too small for the pattern."""
    formula.draw_small_back(canvas, 0, 0, width, height, kind)


@cached_sprite
def small_card(which: Card, height: int) -> Canvas:
    """Draw a tribe card so small that only its symbol is visible; the origin is the middle of its left edge."""
    canvas = Canvas(round(height * 0.8), 0, margin=height // 2 + 4)
    formula.draw_tribe_card(canvas, 0, 0, height, TRIBE_CARDS[which].symbol)
    return canvas


@cached_drawing(margin=14)
def draw_laid_card(canvas: Canvas, which: Card, width: int, height: int, *, over: bool) -> None:
    """Draw a card of a display: symbol, points, short effect unless it is over; the origin is the top left corner."""
    card_ = TRIBE_CARDS[which]
    row = () if over else effects.short_effect(which)
    strip = height * 0.30 if row else 0
    radius = width * 0.09
    draw_field(canvas, 0, 0, width, height, min(radius, 12), symbols.TINTS[card_.symbol], strip)
    free = height - strip
    if row:
        size = min(free * 0.84, width * 0.66)
        signs.symbol(card_.symbol).draw(canvas, width * 0.35, free / 2 + 1, size, 2)
        signs.draw_points(canvas, width * 0.76, free / 2 + 3, min(width * 0.48, free * 0.62), card_.points, 2)
    else:
        size = min(height * 0.72, width * 0.72)
        signs.symbol(card_.symbol).draw(canvas, width * 0.40, height * 0.46, size, 2)
        signs.draw_points(canvas, width * 0.75, height * 0.73, min(width * 0.5, height * 0.46), card_.points, 2)
    if row:
        formula.draw(canvas, row, 5, free + strip / 2 + 0.5, width - 10, strip - 4)


@cached_drawing(margin=3)
def place(canvas: Canvas, width: int, height: int, radius: int = 10) -> None:
    """Draw an empty place of a display; the origin is the top left corner."""
    canvas.box(0, 0, width, height, radius, PLACE)
    canvas.edge(rounded_rectangle(1, 1, width - 2, height - 2, radius - 1), PLACE_EDGE, 2)


@cached_sprite
def frame(width: int, height: int, radius: int, fill: Colour, thick: int = 6) -> Canvas:
    """Draw the coloured frame under a card of that size; the origin is the card's top left corner."""
    canvas = Canvas(width, height, margin=thick + 4)
    for reach, shade in ((thick + 1.5, INK), (thick, fill)):
        canvas.box(-reach, -reach, width + 2 * reach, height + 2 * reach, radius + reach, shade)
    return canvas
