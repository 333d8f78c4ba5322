"""Sizes of a round's tables, and the seats at them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations

from azalai.bot.tournaments.pairing.field import Field


def sizes(count: int, wanted: int, seats: range) -> tuple[int, ...]:
    """Return the size of each table for `count` entrants, the largest first.

    `seats`: possible sizes. As few entrants as possible have no table; then the sizes are as close as possible to
    `wanted`; then there are as many tables as possible.

    >>> sizes(10, 4, range(3, 6)), sizes(7, 2, range(2, 3)), sizes(2, 4, range(3, 6))
    ((4, 3, 3), (2, 2, 2), ())
    """
    least, most = seats[0], seats[-1]
    best: tuple[int, ...] = ()
    for tables in range(1, count // least + 1):
        seated = min(count, tables * most)
        some, more = divmod(seated, tables)
        best = max(best, (some + 1,) * more + (some,) * (tables - more), key=lambda numbers: _worth(numbers, wanted))
    return best


def _worth(tables: tuple[int, ...], wanted: int) -> tuple[int, int, int]:
    return sum(tables), -sum((size - wanted) ** 2 for size in tables), len(tables)


def assign_seats(field: Field, entrants: Sequence[int]) -> tuple[int, ...]:
    """Return the entrants of a table by seat, so that each gets all seats equally often.

    If several orders are equal, entrants change their last seat, and else keep the given order.
    """
    before = {entrant: field.count_seats(entrant) for entrant in entrants}
    last = {entrant: _find_last_seat(field, entrant) for entrant in entrants}
    return min(permutations(entrants), key=lambda order: unevenness(order, before, last))


def unevenness(
    order: Sequence[int], before: Mapping[int, Counter[int]], last: Mapping[int, int | None]
) -> tuple[int, int]:
    """Return the unevenness of an order of seats, and the number of entrants who keep the seat of their last game.

    `before`: how often each entrant had each seat. `last`: the last seat of each.
    """
    return (
        sum((2 * before[entrant][seat] + 1) for seat, entrant in enumerate(order)),
        sum(last[entrant] == seat for seat, entrant in enumerate(order)),
    )


def _find_last_seat(field: Field, entrant: int) -> int | None:
    return next((seat for _, seat in reversed(list(field.of(entrant)))), None)
