"""Public supply: pile, market, special cards for sale, and the game's progress."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.touareg.components import GOODS, MAJORITY_POINTS, PRICE, SPECIALS, STAGES, Good, Special
from azalai.games.touareg.view import CampView, TouaregView
from azalai.renderers.kit import marks, ornaments, paths, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.badges import Box
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.drawings import ART
from azalai.renderers.kit.palette import GLOW, INK, LINE, NIGHT, OCHRE, PALM, PAPER, SILVER, Colour, mix
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.touareg import caravan, cards

TOP = 36
FOOT = 262
"""Lower edge of every pile of the supply."""
NUMBERS = 300
"""Middle of the numbers below them."""
RUG = (252, 696, 300)
"""Left edge, width and height of the rug of the market."""
_PILE = (98, 132)
_CARD = (106, 142)
_FAN = 11
_MOST_SEEN = 4
_OFFER = (80, 108)
_RAIL = (990, WIDTH - MARGIN - 6)
_GONE = mix(LINE, PAPER, 0.3)
ON_RUG, OUTLINE = mix(NIGHT, SILVER, 0.5), mix(NIGHT, SILVER, 0.35)
"""Colours on the rug: of a number that is 0, and of the outline of missing cards."""


def leaders(camps: Sequence[CampView], good: Good) -> tuple[int, ...]:
    """Return the seats with the most of a kind among open goods, or none if there are none.

    Once the game is over, goods in caves and under thieves are open and count, too.
    """
    counts = {camp.seat: sum(animal.load.count(good) for animal in camp.animals) for camp in camps}
    if caravan.lies_open(camps):
        for camp in camps:
            counts[camp.seat] += sum(card.goods.count(good) for card in caravan.list_special_cards(camp))
    most = max(counts.values(), default=0)
    return tuple(seat for seat, count in counts.items() if most and count == most)


def ground(title: str, height: int) -> Picture:
    """Return the desert with what is equal in every supply: title, rug, price; it is not cached."""
    picture = Picture(scene.desert(WIDTH, height))
    picture.paste(ornaments.title(title), MARGIN, 72)
    picture.paste(ornaments.rug(RUG[1], RUG[2]), RUG[0], TOP)
    picture.paste(_price(), 0, TOP + 88)
    return picture


def pile_box(title: str) -> Box:
    """Return the box of the pile, below the title."""
    left = MARGIN + round(ornaments.title_width(title) / 2) - 52
    return left, FOOT - _PILE[1], left + _PILE[0], FOOT


def stall_box(view: TouaregView, good: Good) -> Box:
    """Return the box of a kind's cards in the market, or of their outline."""
    left = _column(good) - (_CARD[0] + _fan(view, good)) / 2
    return left, FOOT - _CARD[1], left + _CARD[0] + _fan(view, good), FOOT


def offer_box(special: Special) -> Box:
    """Return the box of the special cards of a kind that are for sale."""
    step = _OFFER[0] + (_RAIL[1] - _RAIL[0] - len(SPECIALS) * _OFFER[0]) / (len(SPECIALS) - 1)
    left = _RAIL[0] + SPECIALS.index(special) * step
    return left, FOOT - _OFFER[1], left + _OFFER[0], FOOT


def _column(good: Good) -> float:
    return RUG[0] + 42 + (RUG[1] - 84) / len(GOODS) * (GOODS.index(good) + 0.5)


def _fan(view: TouaregView, good: Good) -> int:
    return _FAN * max(0, min(view.market[GOODS.index(good)], _MOST_SEEN) - 1)


def draw_supply(picture: Picture, view: TouaregView, title: str) -> None:
    """Draw the supply on its background."""
    picture.paste(route(view.stage, view.settling), WIDTH - MARGIN, 62)
    left, top, _, _ = pile_box(title)
    put_pile(picture, view, left, top, _PILE, LINE)
    picture.number(left + _PILE[0] / 2, NUMBERS, view.pile, 64, NIGHT)
    for good in GOODS:
        draw_majority(picture, good, leaders(view.camps, good), _column(good), TOP + 46)
        _stall(picture, view, good)
    for special in SPECIALS:
        _offer(picture, view, special)


def put_pile(picture: Picture, view: TouaregView, x: float, y: float, size: tuple[int, int], outline: Colour) -> None:
    """Draw the pile, or its outline, with the sign of the last turn."""
    width, height = size
    if view.pile:
        picture.paste(ornaments.pile(*size, min(view.pile, _MOST_SEEN)), x, y)
        return
    picture.paste(ornaments.draw_missing_card(*size, 10, outline), x, y)
    if view.last_turn:
        picture.paste(ornaments.glow(60, 70, 30, 12, GLOW, 0.9), x + (width - 60) / 2, y + (height - 70) / 2)
        picture.paste(ornaments.hourglass(92), x + width / 2, y + height / 2)


def _stall(picture: Picture, view: TouaregView, good: Good) -> None:
    """Draw one kind in the market."""
    count = view.market[GOODS.index(good)]
    latest = view.latest
    touched = latest is not None and good in latest.market
    x, y, right, _ = stall_box(view, good)
    reach = round(right - x)
    if count and touched:
        if latest is not None and latest.place is None:
            picture.paste(ornaments.glow(reach + 6, 148, 16, 14, GLOW), x - 3, y - 3)
        picture.paste(ornaments.glow(reach + 6, 148, 14, 8, GLOW), x - 3, y - 3)
    put_goods(picture, good, count, x, y, _CARD, _FAN, touched=touched)
    picture.number(_column(good), NUMBERS, count, 56, PAPER if count else ON_RUG)


def put_goods(
    picture: Picture, good: Good, count: int, x: float, y: float, size: tuple[int, int], fan: int, *, touched: bool
) -> None:
    """Draw the cards of a kind on the rug, or their outline, ochre where the last ones were just taken."""
    if not count:
        picture.paste(ornaments.draw_missing_card(*size, 11, *((OCHRE, 4) if touched else (OUTLINE, 2.5))), x, y)
        picture.paste(cards.missing_good(good, *size), x, y)
        return
    for under in range(min(count, _MOST_SEEN) - 1, 0, -1):
        picture.paste(cards.goods_under(good, *size), x + fan * under, y)
    picture.paste(cards.goods_card(good, *size), x, y)


def put_sold_out(
    picture: Picture, special: Special, x: float, y: float, size: tuple[int, int], gone: Colour, *, bought: bool
) -> None:
    """Draw the outline of special cards, ochre where the last one was just bought."""
    picture.paste(ornaments.draw_missing_card(*size, 8, *((OCHRE, 4) if bought else (gone, 2.2))), x, y)
    picture.paste(cards.missing_special(special, *size), x, y)


def draw_majority(picture: Picture, good: Good, seats: Sequence[int], middle: float, y: float, size: int = 68) -> None:
    """Draw the star of a kind's majority and the marks of its leaders, more than two in two rows."""
    unit = size / 68
    if len(seats) <= 2:
        mark, step, rows = 34 * unit, 40 * unit, (seats,)
    else:
        mark, step, rows = 27 * unit, 30 * unit, (seats[: (len(seats) + 1) // 2], seats[(len(seats) + 1) // 2 :])
    wide = max(len(row) for row in rows)
    x = middle - (66 * unit + wide * step) / 2
    picture.paste(ornaments.star(size, MAJORITY_POINTS[good], digits=round(LEGIBLE * unit)), x + 33 * unit, y)
    for number, row in enumerate(rows):
        down = 0 if len(rows) == 1 else (-17 * unit, 17 * unit)[number]
        for place, seat in enumerate(row):
            picture.paste(marks.mark(seat, round(mark)), x + 68 * unit + step / 2 + place * step, y + down)


@cached_drawing(margin=20, box=(WIDTH, 0))
def _price(canvas: Canvas) -> None:
    """Draw the price of every special card on a rail above them; the origin is the left edge of the picture."""
    left, right = _RAIL[0], _RAIL[1] + 6
    middle = (left + right) / 2
    ornaments.draw_coins(canvas, middle, 0, PRICE, 32, 5)
    canvas.line([(left, 0), (middle - 66, 0)], LINE, 2.2)
    canvas.line([(middle + 66, 0), (right, 0)], LINE, 2.2)


def _offer(picture: Picture, view: TouaregView, special: Special) -> None:
    """Draw one kind of special cards for sale."""
    count = view.specials[SPECIALS.index(special)]
    bought = view.latest is not None and view.latest.special is special
    x, y, _, _ = offer_box(special)
    if count and bought:
        picture.paste(ornaments.glow(86, 114, 12, 8, GLOW), x - 3, y - 3)
    if not count:
        put_sold_out(picture, special, x, y, _OFFER, _GONE, bought=bought)
    for under in range(min(count, 3) - 1, 0, -1):
        picture.paste(cards.special_under(*_OFFER), x + 3 * under, y - 3 * under)
    if count:
        picture.paste(cards.special_card(special, *_OFFER), x, y)
    picture.number(x + _OFFER[0] / 2, NUMBERS, count, 56, INK if count else LINE)


@cached_sprite
def route(stage: int, settling: bool) -> Sprite:
    """Draw the way to the oasis: stages as discs, the present one indigo, finished ones green.

    A caravan is between the stages while it travels. The origin is the right end, at the discs' height.
    """
    canvas = Canvas(240, 0, margin=40)
    scene.draw_palm(canvas, 218, 27, 54, PALM)
    places = (22.0, 122.0)
    for start, end in ((places[0] + 32, places[1] - 32), (places[1] + 32, 196.0)):
        if settling and start < places[1]:
            continue
        for dot in range(3):
            canvas.disc(start + (end - start) * (dot + 0.5) / 3, 0, 3.2, LINE)
    if settling:
        ART.draw(canvas, "camel-far", places[0] + 28, 14, 0.175)
    for number, x in zip(range(1, STAGES + 1), places, strict=True):
        now, done = number == stage and not settling, number < stage or (settling and number == 1)
        disc = paths.ellipse(x, 0, 26)
        if now or done:
            canvas.fill(disc, NIGHT if now else PALM)
        canvas.edge(disc, NIGHT if now else PALM if done else LINE, 3)
        letters.write(canvas, x, 0, str(number), LEGIBLE, PAPER if now or done else LINE)
    return Sprite(canvas.finish(), canvas.margin + 240, canvas.margin)
