"""Where the thieves should be whose cards a player has not seen, by where the others have sent their camels: they may
have seen more, so a pack that would rob their camels is less likely. Each card belongs to one pack, so what is unlikely
in one enclosure is the likelier in another."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, permutations
from typing import TypeAlias

from games.chance import Chance
from games.timbuktu.components import Good, Goods

Camels: TypeAlias = tuple[tuple[int, Goods], ...]
"""The camels of others in an enclosure: stall and goods."""
Cards: TypeAlias = tuple[tuple[int, ...], Goods]
"""The stall card and the goods card of a pack."""
_Deals: TypeAlias = tuple[list[tuple[tuple[int, ...], tuple[int, ...]]], list[int], list[int]]

BLUNDER = 5
"""For each camel that it would rob a pack is so many times less likely (counted in games of the robots)."""
MOST = 4
"""With more packs unseen nothing is concluded: that is the public's view."""


@lru_cache(256)
def _deals(stalls: tuple[tuple[int, ...], ...], goods: tuple[Goods, ...], camels: tuple[Camels, ...]) -> _Deals:
    """All ways to give one of these cards each to enclosures with such camels, and how likely each is, added up."""
    robbed = [[[_robbed(where, one, those) for one in goods] for where in stalls] for those in camels]
    orders = list(permutations(range(len(camels))))
    found: list[tuple[tuple[int, ...], tuple[int, ...], int]] = []
    for where in orders:
        rows = [of_enclosure[card] for of_enclosure, card in zip(robbed, where, strict=True)]
        for what in orders:
            found.append((where, what, sum([row[card] for row, card in zip(rows, what, strict=True)])))
    most = max(count for _, _, count in found)
    weights = [BLUNDER ** (most - count) for _, _, count in found]
    return [(where, what) for where, what, _ in found], list(accumulate(weights)), weights


def _robbed(stalls: Sequence[int], goods: Goods, camels: Camels) -> int:
    return sum(stall in stalls and not set(goods).isdisjoint(load) for stall, load in camels)


def dealt(
    stalls: tuple[tuple[int, ...], ...], goods: tuple[Goods, ...], camels: tuple[Camels, ...], chance: Chance
) -> tuple[list[Cards], Chance]:
    """One of these cards each for every enclosure with such camels, drawn by how likely that is, and the chance after
    it."""
    if len(camels) > MOST:
        where, chance = chance.shuffled(stalls)
        what, chance = chance.shuffled(goods)
        return list(zip(where, what, strict=True)), chance
    deals, sums, _ = _deals(stalls, goods, camels)
    number, chance = chance.below(sums[-1])
    order, kinds = deals[bisect(sums, number)]
    return [(stalls[a], goods[b]) for a, b in zip(order, kinds, strict=True)], chance


@lru_cache(1024)
def risks(
    stalls: tuple[tuple[int, ...], ...], goods: tuple[Goods, ...], camels: tuple[Camels, ...]
) -> tuple[dict[tuple[int, Good], float], ...]:
    """For each enclosure with such camels, how likely which goods are robbed in which stall."""
    deals, sums, weights = _deals(stalls, goods, camels)
    found = tuple(dict[tuple[int, Good], float]() for _ in camels)
    for (order, kinds), weight in zip(deals, weights, strict=True):
        share = weight / sums[-1]
        for spots, a, b in zip(found, order, kinds, strict=True):
            for stall in stalls[a]:
                for good in goods[b]:
                    spots[stall, good] = spots.get((stall, good), 0.0) + share
    return found
