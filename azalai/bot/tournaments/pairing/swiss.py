"""Round of a Swiss: equal points meet, no two twice, byes and first seats go round.

Games of two are a matching of least cost in a graph (Edmonds' blossoms, as networkx finds it), the aims one after the
other: byes are even, no two meet again, points are equal, seats are even, and inside a group of equal points the upper
half meets the lower one, as in the systems of chess. Larger tables are searched for (`search.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.tournaments.pairing import search
from azalai.bot.tournaments.pairing.field import Field, units
from azalai.bot.tournaments.pairing.tables import assign_seats, sizes

NOBODY = -1
"""Opponent of an entrant with a bye."""


def pair(field: Field, wanted: int, seats: range, seed: bytes) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return the tables of the next round, entrants by seat, those of most points first; and the byes."""
    ranks = ranking(field)
    tables = sizes(len(ranks), wanted, seats)
    if tables and max(tables) == 2:
        groups, byes = _pairs(field, ranks)
    else:
        byes = _choose_byes(field, ranks, len(ranks) - sum(tables))
        groups = search.groups(field, [rank for rank in ranks if rank not in byes], tables, seed)
    order = {entrant: at for at, entrant in enumerate(ranks)}
    groups.sort(key=lambda group: sorted(order[entrant] for entrant in group))
    return [assign_seats(field, sorted(group, key=order.__getitem__)) for group in groups], byes


def ranking(field: Field) -> list[int]:
    """Return the paired entrants, most points first, else in the order of the draw."""
    return sorted(field.active, key=lambda entrant: (-field.points(entrant), entrant))


def _choose_byes(field: Field, ranks: Sequence[int], count: int) -> list[int]:
    """Return the byes: those with the fewest before, the last of them first."""
    last_first = list(reversed(ranks))
    return sorted(last_first, key=field.count_byes)[:count]


def _pairs(field: Field, ranks: Sequence[int]) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return the pairs of least cost; with an odd number one is paired with `NOBODY`."""
    # It takes a third of a second, and no other part of the bot uses it.
    from networkx import Graph, max_weight_matching  # noqa: PLC0415

    nodes = [*ranks, *([NOBODY] if len(ranks) % 2 else [])]
    costs = {
        (rank, other): _cost(field, ranks, rank, other) for at, rank in enumerate(ranks) for other in nodes[at + 1 :]
    }
    bases = [sum(cost[aim] for cost in costs.values()) + 1 for aim in range(len(next(iter(costs.values()))))]
    flat = {two: _flatten_cost(cost, bases) for two, cost in costs.items()}
    most = max(flat.values())
    graph: Graph[int] = Graph()
    graph.add_weighted_edges_from((one, other, most - cost) for (one, other), cost in flat.items())
    matched = max_weight_matching(graph, maxcardinality=True)
    pairs = [tuple(sorted(entrant for entrant in two if entrant != NOBODY)) for two in matched]
    return [two for two in pairs if len(two) == 2], [two[0] for two in pairs if len(two) == 1]


def _flatten_cost(cost: Sequence[int], bases: Sequence[int]) -> int:
    """Return the cost as one number, in which no sum of later aims outweighs an earlier one."""
    total = 0
    for aim, base in zip(cost, bases, strict=True):
        total = total * base + aim
    return total


def _cost(field: Field, ranks: Sequence[int], one: int, other: int) -> tuple[int, ...]:
    """Return the costs of a pair, the gravest first."""
    if other == NOBODY:
        least = min(field.points(entrant) for entrant in ranks)
        behind = len(ranks) - 1 - ranks.index(one)
        return field.count_byes(one), 0, units(field.points(one) - least) ** 2, 0, behind**2
    apart = units(field.points(one) - field.points(other)) ** 2
    return 0, field.meetings(one, other) ** 2, apart, _seats(field, one, other), _fold(field, ranks, one, other)


def _seats(field: Field, one: int, other: int) -> int:
    """Return the unevenness of the two's seats after the better of the two ways to sit."""
    ahead = [field.count_seats(entrant)[0] - field.count_seats(entrant)[1] for entrant in (one, other)]
    return min((ahead[0] + 1) ** 2 + (ahead[1] - 1) ** 2, (ahead[0] - 1) ** 2 + (ahead[1] + 1) ** 2)


def _fold(field: Field, ranks: Sequence[int], one: int, other: int) -> int:
    """Return the distance of two from upper half against lower half.

    If their points differ, the last entrant with more points meets the first with fewer.
    """
    own, others = ([entrant for entrant in ranks if field.points(entrant) == field.points(two)] for two in (one, other))
    if own == others:
        return (abs(own.index(one) - own.index(other)) - len(own) // 2) ** 2
    return (len(own) - 1 - own.index(one)) ** 2 + others.index(other) ** 2
