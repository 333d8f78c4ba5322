"""Pairing of a Swiss tournament: entrants with equal points meet, no two meet twice, byes and first seats are shared.

Games of two are a matching of least cost in a graph (Edmonds' algorithm in networkx). The aims, the most important
first: byes are even, no two meet again, points are equal, seats are even, and among equal points the upper half meets
the lower half, as in chess. Larger tables are found by a search (`search.py`).
"""

from __future__ import annotations

from collections.abc import Sequence

from azalai.bot.tournaments.pairing import search
from azalai.bot.tournaments.pairing.field import Field, units
from azalai.bot.tournaments.pairing.tables import assign_seats, sizes

NOBODY = -1
"""Number of the imaginary opponent of an entrant with a bye."""


def pair(field: Field, wanted: int, seats: range, seed: bytes) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return the tables of the next round by seat, those with the most points first, and the entrants with byes."""
    ranks = ranking(field)
    tables = sizes(len(ranks), wanted, seats)
    if tables and max(tables) == 2:
        groups, byes = _match_pairs(field, ranks)
    else:
        byes = _choose_byes(field, ranks, len(ranks) - sum(tables))
        groups = search.groups(field, [rank for rank in ranks if rank not in byes], tables, seed)
    order = {entrant: at for at, entrant in enumerate(ranks)}
    groups.sort(key=lambda group: sorted(order[entrant] for entrant in group))
    return [assign_seats(field, sorted(group, key=order.__getitem__)) for group in groups], byes


def ranking(field: Field) -> list[int]:
    """Return the active entrants, the most points first, and in the order of the draw if points are equal."""
    return sorted(field.active, key=lambda entrant: (-field.points(entrant), entrant))


def _choose_byes(field: Field, ranks: Sequence[int], count: int) -> list[int]:
    """Return the entrants who get byes: those with the fewest byes, and the last of them first."""
    last_first = list(reversed(ranks))
    return sorted(last_first, key=field.count_byes)[:count]


def _match_pairs(field: Field, ranks: Sequence[int]) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return the pairs of least cost, and the entrant with a bye, who is paired with `NOBODY`."""
    # The import takes a third of a second, and no other part of the bot needs it.
    from networkx import Graph, max_weight_matching  # noqa: PLC0415

    nodes = [*ranks, *([NOBODY] if len(ranks) % 2 else [])]
    costs = {
        (rank, other): _pair_cost(field, ranks, rank, other)
        for at, rank in enumerate(ranks)
        for other in nodes[at + 1 :]
    }
    bases = [sum(cost[aim] for cost in costs.values()) + 1 for aim in range(len(next(iter(costs.values()))))]
    totals = {two: _flatten_cost(cost, bases) for two, cost in costs.items()}
    most = max(totals.values())
    graph: Graph[int] = Graph()
    graph.add_weighted_edges_from((one, other, most - cost) for (one, other), cost in totals.items())
    matching = max_weight_matching(graph, maxcardinality=True)
    pairs = [tuple(sorted(entrant for entrant in two if entrant != NOBODY)) for two in matching]
    return [two for two in pairs if len(two) == 2], [two[0] for two in pairs if len(two) == 1]


def _flatten_cost(cost: Sequence[int], bases: Sequence[int]) -> int:
    """Return the cost as one number, so that no sum of costs for later aims is more than a cost for an earlier one."""
    total = 0
    for aim, base in zip(cost, bases, strict=True):
        total = total * base + aim
    return total


def _pair_cost(field: Field, ranks: Sequence[int], one: int, other: int) -> tuple[int, ...]:
    """Return the costs of a pair, one for each aim, the most important first."""
    if other == NOBODY:
        least = min(field.points(entrant) for entrant in ranks)
        behind = len(ranks) - 1 - ranks.index(one)
        return field.count_byes(one), 0, units(field.points(one) - least) ** 2, 0, behind**2
    apart = units(field.points(one) - field.points(other)) ** 2
    return (
        0,
        field.meetings(one, other) ** 2,
        apart,
        _seat_cost(field, one, other),
        _fold_cost(field, ranks, one, other),
    )


def _seat_cost(field: Field, one: int, other: int) -> int:
    """Return the unevenness of two entrants' seats after a game in the better of both orders."""
    ahead = [field.count_seats(entrant)[0] - field.count_seats(entrant)[1] for entrant in (one, other)]
    return min((ahead[0] + 1) ** 2 + (ahead[1] - 1) ** 2, (ahead[0] - 1) ** 2 + (ahead[1] + 1) ** 2)


def _fold_cost(field: Field, ranks: Sequence[int], one: int, other: int) -> int:
    """Return the distance of a pair from the aim that the upper half meets the lower half.

    If their points differ, the last entrant with more points should meet the first with fewer.
    """
    own, others = ([entrant for entrant in ranks if field.points(entrant) == field.points(two)] for two in (one, other))
    if own == others:
        return (abs(own.index(one) - own.index(other)) - len(own) // 2) ** 2
    return (len(own) - 1 - own.index(one)) ** 2 + others.index(other) ** 2
