"""Payments for special cards."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from azalai.games.contract import IllegalMove
from azalai.games.touareg.camps import animals, with_load, without
from azalai.games.touareg.components import CAMELS, DINARS, DONKEYS, PRICE, SPECIALS, Place
from azalai.games.touareg.loading import in_order
from azalai.games.touareg.moves import Buy, Goods, Paid
from azalai.games.touareg.state import Camp, Counts

Payment: TypeAlias = tuple[Paid, ...]

EVERY_CARD_NEEDED = 1
"""Version of the rules under which a card that only covers a needed one counts as superfluous, too.

The book allows a player to pay more in that case. Games begun under that version continue with it.
"""


class _Part(NamedTuple):
    """Cards that may be part of a payment, their dinars, and those of the cheapest one that could be left out."""

    cards: Payment
    dinars: int
    least: int


def purchases(camp: Camp, specials: Counts, rules: int) -> tuple[Buy, ...]:
    """Return every possible purchase: each kind of card still on sale, with each way to pay."""
    moves = payments(camp.hand, camp.camels, camp.donkeys, rules)
    if not moves:
        return ()
    kinds = [special for special, left in zip(SPECIALS, specials, strict=True) if left]
    return tuple([Buy(special, payment) for special in kinds for payment in moves])


@lru_cache(maxsize=2048)
def payments(hand: Goods, camels: tuple[Goods, ...], donkeys: tuple[Goods, ...], rules: int) -> tuple[Payment, ...]:
    """Return every way to pay the price without a superfluous card (ruling A7), those from the hand alone first."""
    sources = [_from_hand(hand)]
    sources += [_from_top(place, load, rules) for place, load in zip(CAMELS, camels, strict=False) if load]
    sources += [_from_top(place, load, rules) for place, load in zip(DONKEYS, donkeys, strict=False) if load]
    ways: list[Payment] = []
    unpaid = [_Part((), 0, PRICE)]
    for source in sources:
        partly: list[_Part] = []
        for payment, dinars, least in unpaid:
            for cards, worth, other in source:
                paid = dinars + worth
                if paid < PRICE:
                    partly.append(_Part(payment + cards, paid, min(least, other)))
                elif paid - min(least, other) < PRICE:
                    ways.append(payment + cards)
        unpaid += partly
    return tuple(ways)


@lru_cache(maxsize=512)
def _from_hand(hand: Goods) -> tuple[_Part, ...]:
    """Return every non-empty selection of the hand that could be part of a payment."""
    counts: dict[Goods, int] = {(): 0}
    for good in hand:
        for goods, dinars in list(counts.items()):
            if dinars < PRICE:
                counts.setdefault((*goods, good), dinars + DINARS[good])
    del counts[()]
    return tuple(
        _Part(tuple(Paid(good, Place.HAND) for good in goods), dinars, min(DINARS[good] for good in goods))
        for goods, dinars in counts.items()
    )


@lru_cache(maxsize=4096)
def _from_top(place: Place, load: Goods, rules: int) -> tuple[_Part, ...]:
    """Return the uncovered card of an animal, and those that follow below it."""
    goods: list[_Part] = []
    payment: Payment = ()
    dinars = 0
    for good in reversed(load):
        if dinars >= PRICE:
            break
        payment = (*payment, Paid(good, place))
        dinars += DINARS[good]
        goods.append(_Part(payment, dinars, _least(payment, rules)))
    return tuple(goods)


def worth(payment: Payment) -> int:
    """Return the dinars of the cards given."""
    return sum([DINARS[paid.good] for paid in payment])


def is_needed(payment: Payment, rules: int) -> bool:
    """Return True if no card is superfluous: without any one that could be left out the price is not met (ruling A7).

    A card of the hand could be left out, and so could the lowest one taken from an animal; one that covers a given card
    could not.
    """
    return worth(payment) - _least(payment, rules) < PRICE


def _least(payment: Payment, rules: int) -> int:
    """Return the dinars of the cheapest card that could be left out."""
    removable = payment if rules == EVERY_CARD_NEEDED else _list_removable(payment)
    return min([DINARS[paid.good] for paid in removable])


def _list_removable(payment: Payment) -> Payment:
    hand = tuple(paid for paid in payment if paid.place is Place.HAND)
    lowest = {paid.place: paid for paid in payment if paid.place is not Place.HAND}
    return (*hand, *lowest.values())


def refuse_payment(camp: Camp, payment: Payment, rules: int) -> None:
    """Raise `IllegalMove` unless these cards are accessible, in the order of the notation, and pay the price."""
    if worth(payment) < PRICE:
        raise IllegalMove("touareg-refusal-too-little", dinars=worth(payment), price=PRICE)
    if not is_needed(payment, rules):
        raise IllegalMove("touareg-refusal-not-needed", price=PRICE)
    _refuse_absent(camp, payment)
    if payment != sort_payment(payment):
        raise IllegalMove("touareg-refusal-order")


def _refuse_absent(camp: Camp, payment: Payment) -> None:
    """Raise `IllegalMove` unless the cards are in the hand, or uncovered on an animal one after the other."""
    by_place = goods_by_place(payment)
    hand = by_place.pop(Place.HAND, ())
    if any(hand.count(good) > camp.hand.count(good) for good in hand):
        raise IllegalMove("touareg-refusal-not-in-hand")
    own = dict(animals(camp))
    for place, goods in by_place.items():
        if place not in own:
            raise IllegalMove("touareg-refusal-no-such-animal")
        if goods != own[place][::-1][: len(goods)]:
            raise IllegalMove("touareg-refusal-covered")


def goods_by_place(payment: Payment) -> dict[Place, Goods]:
    """Return the cards given from each place, in the order given."""
    goods: dict[Place, Goods] = {}
    for paid in payment:
        goods[paid.place] = (*goods.get(paid.place, ()), paid.good)
    return goods


def sort_payment(payment: Payment) -> Payment:
    """Return the payment in the notation's order: the hand's cards in the order of `Good`, then the animals."""
    by_place = goods_by_place(payment)
    by_place[Place.HAND] = in_order(by_place.get(Place.HAND, ()))
    return tuple(Paid(good, place) for place in Place for good in by_place.get(place, ()))


def without_payment(camp: Camp, payment: Payment) -> Camp:
    """Return the camp after it has paid from the hand and from the tops of the animals."""
    own = dict(animals(camp))
    for place, goods in goods_by_place(payment).items():
        camp = without(camp, goods) if place is Place.HAND else with_load(camp, place, own[place][: -len(goods)])
    return camp
