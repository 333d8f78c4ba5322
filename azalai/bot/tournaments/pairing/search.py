"""Search for tables of three to five, with few repeated meetings and similar points at each table.

The search has a number of steps and no time limit, and its random choices follow from a seed, so every machine finds
the same tables.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from itertools import combinations, product

from azalai.bot.tournaments.pairing.field import Field, units

TRIES = 6
"""Largest number of searches with different random choices; the first without repeated meetings is the last."""
STEPS = 500
"""Number of exchanges that a search tries for each entrant."""
HOT, COLD = 3.0, 0.02
"""Temperatures at the beginning and the end of a search, in units of an entrant's mean cost at the first tables."""
AGAIN = 1_000_000_000
"""Cost of a repeated meeting: more than the cost of all differences in points."""
OFTEN = AGAIN // 100
"""Further cost of a repeated meeting, times the square of the number of earlier meetings."""
LOOKS = 200_000
"""Number of tables that the exact search tries before it gives up."""


def groups(field: Field, entrants: Sequence[int], sizes: Sequence[int], seed: bytes) -> list[tuple[int, ...]]:
    """Divide entrants, in the order of their points, into tables of these sizes."""
    costs = _Costs(field, entrants)
    best = _slice_tables(entrants, sizes)
    for number in range(TRIES):
        chance = random.Random(seed + number.to_bytes(2, "big"))
        tables = _anneal(costs, _slice_tables(entrants, sizes), chance)
        best = min(best, tables, key=costs.of_all)
        if costs.count_rematches(best) == 0:
            return [tuple(group) for group in best]
    exact = _find_without_meetings(costs, list(entrants), tuple(sizes))
    if exact is not None:
        best = _improve(costs, exact)
    return [tuple(group) for group in best]


class _Costs:
    """Costs of each pair of entrants at one table."""

    def __init__(self, field: Field, entrants: Sequence[int]) -> None:
        points = {entrant: units(field.points(entrant)) for entrant in entrants}
        self._two: dict[tuple[int, int], int] = {}
        for one, other in product(entrants, repeat=2):
            met = field.meetings(one, other)
            self._two[one, other] = AGAIN * (met > 0) + OFTEN * met**2 + (points[one] - points[other]) ** 2

    def have_met(self, one: int, other: int) -> bool:
        return self._two[one, other] >= AGAIN

    def with_all(self, entrant: int, group: Sequence[int], without: int) -> int:
        """Return the cost of an entrant with all of a table except `without`."""
        return sum(self._two[entrant, other] for other in group if other != without)

    def of(self, group: Sequence[int]) -> int:
        return sum(self._two[two] for two in combinations(group, 2))

    def of_all(self, tables: Sequence[Sequence[int]]) -> int:
        return sum(self.of(group) for group in tables)

    def count_rematches(self, tables: Sequence[Sequence[int]]) -> int:
        """Return the number of repeated meetings."""
        return sum(self.have_met(*two) for group in tables for two in combinations(group, 2))


def _slice_tables(entrants: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Divide entrants into tables in their order."""
    slices: list[list[int]] = []
    for size in sizes:
        begin = sum(map(len, slices))
        slices.append(list(entrants[begin : begin + size]))
    return slices


def _anneal(costs: _Costs, tables: list[list[int]], chance: random.Random) -> list[list[int]]:
    """Return the tables after many random exchanges of two entrants (simulated annealing)."""
    if len(tables) < 2:
        return tables
    places = [(table, at) for table, group in enumerate(tables) for at in range(len(group))]
    steps = STEPS * len(places)
    scale = 1 + costs.of_all(tables) % AGAIN / len(places)
    for step in range(steps):
        one, other = places[int(chance.random() * len(places))], places[int(chance.random() * len(places))]
        if one[0] == other[0]:
            continue
        more = _exchange_cost(costs, tables, one, other)
        heat = scale * HOT * (COLD / HOT) ** (step / steps)
        if more <= 0 or chance.random() < math.exp(-more / heat):
            _exchange(tables, one, other)
    return _improve(costs, tables)


def _improve(costs: _Costs, tables: list[list[int]]) -> list[list[int]]:
    """Exchange entrants until no exchange of two improves the tables, and return the tables."""
    places = [(table, at) for table, group in enumerate(tables) for at in range(len(group))]
    while True:
        better = [
            two for two in combinations(places, 2) if two[0][0] != two[1][0] and _exchange_cost(costs, tables, *two) < 0
        ]
        if not better:
            return tables
        for one, other in better:
            if _exchange_cost(costs, tables, one, other) < 0:
                _exchange(tables, one, other)


def _exchange_cost(costs: _Costs, tables: list[list[int]], one: tuple[int, int], other: tuple[int, int]) -> int:
    """Return the additional cost of exchanging the entrants of two places."""
    (first, at), (second, other_at) = one, other
    mine, theirs = tables[first][at], tables[second][other_at]
    after = costs.with_all(theirs, tables[first], mine) + costs.with_all(mine, tables[second], theirs)
    return after - costs.with_all(mine, tables[first], mine) - costs.with_all(theirs, tables[second], theirs)


def _exchange(tables: list[list[int]], one: tuple[int, int], other: tuple[int, int]) -> None:
    (first, at), (second, other_at) = one, other
    tables[first][at], tables[second][other_at] = tables[second][other_at], tables[first][at]


def _find_without_meetings(costs: _Costs, entrants: list[int], sizes: tuple[int, ...]) -> list[list[int]] | None:
    """Try all tables, and return the first without repeated meetings, or None if none are found in `LOOKS` attempts."""
    looks = iter(range(LOOKS))

    def try_pairs(left: list[int], todo: tuple[int, ...]) -> Iterator[list[list[int]]]:
        if not todo:
            yield []
            return
        first, *others = left
        for size in sorted(set(todo), reverse=True):
            other_sizes = list(todo)
            other_sizes.remove(size)
            for group in _strangers(costs, (first,), others, size):
                if next(looks, None) is None:
                    return
                for tables in try_pairs([entrant for entrant in others if entrant not in group], tuple(other_sizes)):
                    yield [list(group), *tables]

    return next(try_pairs(entrants, sizes), None)


def _strangers(costs: _Costs, group: tuple[int, ...], others: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Yield the tables of a size that contain `group` and in which no two entrants have met."""
    if len(group) == size:
        yield group
        return
    for at, other in enumerate(others):
        if not any(costs.have_met(other, entrant) for entrant in group):
            yield from _strangers(costs, (*group, other), others[at + 1 :], size)
