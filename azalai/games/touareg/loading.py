"""Loading rules of camels and donkeys."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from azalai.games.contract import IllegalMove
from azalai.games.touareg.components import (
    CHANGES_ON_CAMEL,
    DONKEYS,
    GOLD_ON_CAMEL,
    GOODS,
    KINDS_ON_CAMEL,
    LOAD_LIMIT,
    Good,
    Place,
)
from azalai.games.touareg.moves import Goods, Load

_DONKEYS = frozenset(DONKEYS)


@lru_cache(maxsize=4096)
def obstacle(place: Place, load: Goods, good: Good) -> str | None:
    """Return the id of the refusal of this good on top of this load, or None if it fits.

    The load counts as it is now; goods that were taken from its top don't matter (ruling A5).
    """
    if len(load) >= LOAD_LIMIT:
        return "touareg-refusal-animal-full"
    if place in _DONKEYS or not load:
        return None
    return _camel_obstacle((*load, good))


def _camel_obstacle(load: Goods) -> str | None:
    """Return the obstacle for a camel: up to two kinds with one change between them, water alone, up to two gold."""
    kinds = set(load)
    if Good.WATER in kinds and len(kinds) > 1:
        return "touareg-refusal-water-alone"
    if load.count(Good.GOLD) > GOLD_ON_CAMEL:
        return "touareg-refusal-two-gold"
    if len(kinds) > KINDS_ON_CAMEL:
        return "touareg-refusal-two-kinds"
    if sum(below != above for below, above in pairwise(load)) > CHANGES_ON_CAMEL:
        return "touareg-refusal-one-change"
    return None


def refuse_load(place: Place, load: Goods, goods: Goods) -> None:
    """Raise `IllegalMove` if these goods, from the bottom up, can't go on top of this load."""
    for good in goods:
        reason = obstacle(place, load, good)
        if reason is not None:
            raise IllegalMove(reason)
        load = (*load, good)


@lru_cache(maxsize=8192)
def loads(place: Place, hand: Goods, load: Goods) -> tuple[Load, ...]:
    """Return every way to load one animal from the hand: one or more goods, in every order that the rules allow."""
    moves: list[Load] = []

    def extend(added: Goods, left: Goods) -> None:
        for good in dict.fromkeys(left):
            if obstacle(place, load + added, good) is None:
                goods = (*added, good)
                moves.append(Load(place, goods))
                at = left.index(good)
                extend(goods, left[:at] + left[at + 1 :])

    extend((), hand)
    return tuple(moves)


@lru_cache(maxsize=4096)
def room_for(place: Place, load: Goods, good: Good) -> int:
    """Return the number of goods of one kind that still fit on an animal."""
    count = 0
    while obstacle(place, load, good) is None:
        load = (*load, good)
        count += 1
    return count


def in_order(goods: Goods | list[Good]) -> Goods:
    """Return the goods in the order of `Good`, as hands are sorted."""
    return tuple(sorted(goods, key=ORDER.__getitem__))


ORDER = {good: number for number, good in enumerate(GOODS)}
