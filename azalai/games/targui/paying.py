"""Price of a tribe card: discounts, the surcharge of the hidden path, goods or gold, the gold on the well."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from azalai.games.targui.cards import TRIBE_CARDS, Card, HiddenPath, NobleDiscount, Price
from azalai.games.targui.components import GOODS, GOODS_TOKENS, ROWS, Good, Numbers, Place, Row, Token
from azalai.games.targui.display import card_with, discount_for, open_rows
from azalai.games.targui.moves import Goods, Lay, Source, Tokens
from azalai.games.targui.state import Camp, Rows
from azalai.games.targui.view import CampView

_MOST = 3
"""Largest number of one kind in a price, with the surcharge: stocks are examined no further."""


@lru_cache(maxsize=4096)
def selections(goods: Numbers, count: int) -> tuple[Goods, ...]:
    """Return every way to choose `count` of these goods."""
    return tuple(
        chosen
        for chosen in combinations_with_replacement(GOODS, count)
        if all(chosen.count(good) <= count for good, count in zip(GOODS, goods, strict=True))
    )


@lru_cache(maxsize=16)
def any_goods(count: int) -> tuple[Goods, ...]:
    """Return every way to take `count` goods of one's choice."""
    return tuple(combinations_with_replacement(GOODS, count))


def count_kinds(goods: Goods) -> Numbers:
    """Return the number of each kind."""
    return (goods.count(Good.DATES), goods.count(Good.SALT), goods.count(Good.PEPPER))


def minus(one: Numbers, other: Numbers) -> Numbers:
    """Return the difference by kind."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


def add(one: Numbers, other: Numbers) -> Numbers:
    """Return the sum by kind."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def discount(rows: Rows, card: Card, place: Place) -> int:
    """Return the discount, in goods, on the price of a card laid from there.

    Laid cards give it for the card's symbol, and for a card laid by the Noble; both add up (ruling R16).
    """
    off = discount_for(rows, TRIBE_CARDS[card].symbol)
    if place is Place.NOBLE and (friend := card_with(rows, NobleDiscount)) is not None:
        effect = TRIBE_CARDS[friend].effect
        off += effect.goods if isinstance(effect, NobleDiscount) else 0
    return off


def surcharge(rows: Rows, place: Place) -> int:
    """Return the additional goods for laying the hand card without the Noble (ruling R17)."""
    path = card_with(rows, HiddenPath) if place is Place.PATH else None
    effect = TRIBE_CARDS[path].effect if path is not None else None
    return effect.goods if isinstance(effect, HiddenPath) else 0


@lru_cache(maxsize=1024)
def prices(card: Card, off: int, more: int) -> tuple[Price, ...]:
    """Return every price of a card with `off` goods less, then `more` of any kind.

    The payer chooses the goods off, never gold (ruling R16); no discount lowers the additional ones (ruling R17).
    """
    costs: dict[Price, None] = {}
    for price in TRIBE_CARDS[card].prices:
        for dropped in selections(price.goods, min(off, sum(price.goods))):
            for extra in any_goods(more):
                goods = add(minus(price.goods, count_kinds(dropped)), count_kinds(extra))
                costs[Price(goods, price.gold)] = None
    return tuple(costs)


@lru_cache(maxsize=32768)
def payments(card: Card, off: int, more: int, goods: Numbers, gold: int, stored: bool) -> tuple[Tokens, ...]:
    """Return every payment that a stock allows; the gold on the well pays for a gold of the price (ruling R18)."""
    ways: list[Tokens] = []
    for price in prices(card, off, more):
        if min(minus(goods, price.goods)) < 0:
            continue
        paid: Tokens = ()
        for token, number in zip(GOODS_TOKENS, price.goods, strict=True):
            paid += (token,) * number
        if not price.gold:
            ways.append(paid)
        else:  # no price asks for more than one gold
            ways += [(*paid, Token.GOLD)] if gold else []
            ways += [(*paid, Token.STORED)] if stored else []
    return tuple(ways)


def payments_of(camp: Camp | CampView, source: Source) -> tuple[Tokens, ...]:
    """Return every payment with which a player can lay a card from there."""
    rows, (dates, salt, pepper) = camp.rows, camp.goods
    stock = (min(dates, _MOST), min(salt, _MOST), min(pepper, _MOST))
    off, more = discount(rows, source.card, source.place), surcharge(rows, source.place)
    return payments(source.card, off, more, stock, min(camp.gold, 1), camp.stored_gold)


def lays(camp: Camp, source: Source) -> tuple[Lay, ...]:
    """Return every way to pay for a card and lay it."""
    return _lays(source, open_rows(camp.rows), payments_of(camp, source))


@lru_cache(maxsize=16384)
def _lays(source: Source, rows: tuple[Row, ...], paid: tuple[Tokens, ...]) -> tuple[Lay, ...]:
    return tuple(Lay(source, row, payment) for row in ROWS if row in rows for payment in paid)
