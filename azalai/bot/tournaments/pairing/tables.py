"""How many sit at each table of a round, and who has which seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations

from azalai.bot.tournaments.pairing.field import Field


def sizes(count: int, wanted: int, seats: range) -> tuple[int, ...]:
    """How many sit at each table when `count` play at tables of `wanted`, of which a game takes `seats`; the largest
    first. As few as possible are left over; then sizes are as near to the wanted one as can be, and
    as alike; smaller tables where that is the same.

    >>> sizes(10, 4, range(3, 6)), sizes(7, 2, range(2, 3)), sizes(2, 4, range(3, 6))
    ((4, 3, 3), (2, 2, 2), ())
    """
    least, most = seats[0], seats[-1]
    best: tuple[int, ...] = ()
    for tables in range(1, count // least + 1):
        seated = min(count, tables * most)
        some, more = divmod(seated, tables)
        best = max(best, (some + 1,) * more + (some,) * (tables - more), key=lambda one: _worth(one, wanted))
    return best


def _worth(tables: tuple[int, ...], wanted: int) -> tuple[int, int, int]:
    return sum(tables), -sum((size - wanted) ** 2 for size in tables), len(tables)


def seated(field: Field, entrants: Sequence[int]) -> tuple[int, ...]:
    """The entrants of a table by seat, so that each has had every seat about as often; who would sit where they sat
    last moves on. What is left to choose follows the order in which they are given."""
    before = {entrant: field.sat(entrant) for entrant in entrants}
    last = {entrant: _last_seat(field, entrant) for entrant in entrants}
    return min(permutations(entrants), key=lambda order: unevenness(order, before, last))


def unevenness(
    order: Sequence[int], before: Mapping[int, Counter[int]], last: Mapping[int, int | None]
) -> tuple[int, int]:
    """How uneven seats become: the sum of what each has had too much of theirs, and how many stay where they were."""
    return (
        sum((2 * before[entrant][seat] + 1) for seat, entrant in enumerate(order)),
        sum(last[entrant] == seat for seat, entrant in enumerate(order)),
    )


def _last_seat(field: Field, entrant: int) -> int | None:
    return next((seat for _, seat in reversed(list(field.of(entrant)))), None)
