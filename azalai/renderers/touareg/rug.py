"""Supply in the private picture: the rug with the pile, the market and the special cards, and the game's progress."""

from __future__ import annotations

from azalai.games.touareg.components import GOODS, SPECIALS, STAGES, Good, Special
from azalai.games.touareg.view import TouaregView
from azalai.renderers.kit import ornaments
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.badges import tag
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import GLOW, INK, NIGHT, OCHRE, PALM, PAPER
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing
from azalai.renderers.touareg import cards, supply
from azalai.renderers.touareg.receding import recede
from azalai.renderers.touareg.supply import ON_RUG, OUTLINE
from azalai.renderers.touareg.things import Decision, Kind, Thing

RUG = Frame(14, 12, 972, 284)
_FOOT, _NUMBERS, _STARS = 236, 268, 54
"""Lower edge of the cards, middle of the numbers below them, and middle of the stars above."""
PILE = Frame(60, _FOOT - 134, 100, 134)
_CARD = (104, 142)
_FAN, _MOST_SEEN = 8, 4
_STALLS = (262, 134)
"""Middle of the first kind, and step to the next."""
_OFFER = (88, 112)
_OFFERS = ((742, 34), (848, 34), (742, 164), (848, 164))
_DIM = 0.4


def stall(view: TouaregView, good: Good) -> Frame:
    """Return the frame of a kind's cards in the market, or of their outline."""
    fan = _FAN * max(0, min(view.market[GOODS.index(good)], _MOST_SEEN) - 1)
    middle = _STALLS[0] + _STALLS[1] * GOODS.index(good)
    return Frame(round(middle - (_CARD[0] + fan) / 2), _FOOT - _CARD[1], _CARD[0] + fan, _CARD[1])


def offer(special: Special) -> Frame:
    """Return the frame of the special cards of a kind that are for sale."""
    return Frame(*_OFFERS[SPECIALS.index(special)], *_OFFER)


def draw_rug(picture: Picture, view: TouaregView, pending: Decision | None) -> None:
    """Draw the contents of the rug; in a question, what can't be chosen is faded."""
    picture.paste(_stages(view.stage, view.settling), PILE.x + PILE.width / 2, _STARS)

    def is_closed(thing: Thing) -> bool:
        return pending is not None and thing not in pending.alive

    with recede(
        picture, (PILE.x - 20, 60, PILE.x + 130, 290), on=bool(view.pile) and is_closed(Thing(Kind.PILE)), strength=_DIM
    ):
        x, y, width, height = PILE
        supply.put_pile(picture, view, x, y, (width, height), OUTLINE)
        picture.number(x + 50, _NUMBERS, view.pile, 50, PAPER if view.pile else ON_RUG)
    taking = pending if pending is not None and pending.act == "market" and pending.follows else None
    for good in GOODS:
        at = stall(view, good)
        middle = at.x + at.width / 2
        supply.draw_majority(picture, good, supply.leaders(view.camps, good), middle, _STARS, 56)
        empty = not view.market[GOODS.index(good)]
        around = at.x - 14, 92, at.x + at.width + 14, 292
        with recede(picture, around, on=not empty and is_closed(Thing(Kind.STALL, good)), strength=_DIM):
            _draw_stall(picture, view, good, at, taking if taking is not None and taking.good is good else None)
    for special in SPECIALS:
        at = offer(special)
        gone = not view.specials[SPECIALS.index(special)]
        around = at.x - 10, at.y - 10, at.x + at.width + 16, at.y + at.height + 14
        with recede(picture, around, on=not gone and is_closed(Thing(Kind.OFFER, special)), strength=_DIM):
            chosen = pending is not None and Thing(Kind.OFFER, special) in pending.picked
            _draw_offer(picture, view, special, at, chosen=chosen)


def _draw_stall(picture: Picture, view: TouaregView, good: Good, at: Frame, taking: Decision | None) -> None:
    """Draw one kind in the market; `taking`: it is chosen, with the number taken if known."""
    count = view.market[GOODS.index(good)]
    touched = view.latest is not None and good in view.latest.market
    if count and (touched or taking):
        picture.paste(ornaments.glow(at.width + 6, at.height + 6, 14, 14 if taking else 8, GLOW), at.x - 3, at.y - 3)
    supply.put_goods(picture, good, count, at.x, at.y, _CARD, _FAN, touched=touched)
    middle = at.x + at.width / 2
    if taking is not None and taking.amount is not None:
        picture.paste(tag(f"{taking.amount}/{count}"), middle, _NUMBERS - 4)
    else:
        picture.number(middle, _NUMBERS, count, 50, PAPER if count else ON_RUG)


def _draw_offer(picture: Picture, view: TouaregView, special: Special, at: Frame, *, chosen: bool) -> None:
    """Draw one kind of special cards for sale; `chosen`: by the reader, or bought by the last player."""
    count = view.specials[SPECIALS.index(special)]
    bought = view.latest is not None and view.latest.special is special
    if not count:
        supply.put_sold_out(picture, special, at.x, at.y, _OFFER, OUTLINE, bought=bought)
        return
    if bought or chosen:
        picture.paste(ornaments.glow(at.width + 6, at.height + 6, 12, 14 if chosen else 8, GLOW), at.x - 3, at.y - 3)
    picture.paste(cards.special_card(special, *_OFFER), at.x, at.y)
    picture.paste(count_disc(count), at.x + at.width - 6, at.y + at.height - 18)


@cached_drawing(margin=80)
def _stages(canvas: Canvas, stage: int, settling: bool) -> None:
    """Draw the stages as discs over the pile: the present one bright, finished ones with a tick.

    The origin is the middle.
    """
    for number in range(1, STAGES + 1):
        x = (number - (STAGES + 1) / 2) * 58
        now, done = number == stage and not settling, number < stage or (settling and number == stage)
        canvas.disc(x, 0, 25, PAPER if now else OUTLINE)
        canvas.disc(x, 0, 22, OCHRE if now else NIGHT)
        letters.write(canvas, x, 0, str(number), 36, INK if now else PAPER if done else ON_RUG)
        if done:
            canvas.line([(x + 8, 16), (x + 15, 23), (x + 28, 6)], PALM, 6)


@cached_drawing(margin=32)
def count_disc(canvas: Canvas, count: int) -> None:
    """Draw a number over the corner of a card; the origin is the middle."""
    canvas.disc(0, 0, 26, INK)
    canvas.disc(0, 0, 23.5, PAPER)
    letters.write(canvas, 0, 0, str(count), 38, INK)
