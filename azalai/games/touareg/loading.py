"""The loading rules: what a camel and a donkey can carry."""

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
    """Why this good can't go on top of this load: the id of a refusal, or None if it can.

    The load is as it lies now; goods taken from its top are forgotten (ruling A5).
    """
    if len(load) >= LOAD_LIMIT:
        return "touareg-refusal-animal-full"
    if place in _DONKEYS or not load:
        return None
    return _camel_obstacle((*load, good))


def _camel_obstacle(load: Goods) -> str | None:
    """A camel carries two kinds at most with one change between them, water alone, and two gold at most."""
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
    """IllegalMove if these goods, from the bottom up, can't go on top of this load."""
    for good in goods:
        reason = obstacle(place, load, good)
        if reason is not None:
            raise IllegalMove(reason)
        load = (*load, good)


@lru_cache(maxsize=8192)
def loads(place: Place, hand: Goods, load: Goods) -> tuple[Load, ...]:
    """Every way to load one animal from the hand: at least one good, in every order the rules allow."""
    found: list[Load] = []

    def extend(added: Goods, left: Goods) -> None:
        for good in dict.fromkeys(left):
            if obstacle(place, load + added, good) is None:
                goods = (*added, good)
                found.append(Load(place, goods))
                at = left.index(good)
                extend(goods, left[:at] + left[at + 1 :])

    extend((), hand)
    return tuple(found)


@lru_cache(maxsize=4096)
def room_for(place: Place, load: Goods, good: Good) -> int:
    """How many goods of one kind still fit on an animal."""
    count = 0
    while obstacle(place, load, good) is None:
        load = (*load, good)
        count += 1
    return count


def in_order(goods: Goods | list[Good]) -> Goods:
    """The goods in the order of `Good`, as hands are kept."""
    return tuple(sorted(goods, key=ORDER.__getitem__))


ORDER = {good: number for number, good in enumerate(GOODS)}
