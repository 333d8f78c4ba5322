"""The field of a tournament: its entrants, and the games that they have played or are playing.

>>> field = Field(3, (Table(1, (0, 1), (1, 2), (31, 28)),), (Bye(1, 2),))
>>> [str(field.points(entrant)) for entrant in field.entrants]
['1', '0', '1']
>>> field.meetings(0, 1), field.count_byes(2)
(1, 1)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations

import msgspec

POINT = 24
"""A point in whole numbers: each share at tables of up to five, with shared places too, is a part of 24."""


class Table(msgspec.Struct, frozen=True):
    """A game of a round.

    `entrants`: those at the table, by seat. `places`: by seat, from 1 on, shared ones alike (1, 1, 3). `scores`: by
    seat. Both are empty while it is played.
    """

    round: int
    entrants: tuple[int, ...]
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """True if it has a result."""
        return bool(self.places)


class Bye(msgspec.Struct, frozen=True):
    """An entrant for whom there was no game in a round. `counts`: as a win; not if each entrant rests once."""

    round: int
    entrant: int
    counts: bool = True


class Field(msgspec.Struct, frozen=True, dict=True):
    """Field of `size` entrants, their games and byes in the order of the rounds, and `out`.

    Those who are no longer paired.
    """

    size: int
    tables: tuple[Table, ...] = ()
    byes: tuple[Bye, ...] = ()
    out: frozenset[int] = frozenset()

    @property
    def entrants(self) -> range:
        """All of them, whether they still play or not."""
        return range(self.size)

    @property
    def active(self) -> tuple[int, ...]:
        """Entrants who are paired."""
        return tuple(entrant for entrant in self.entrants if entrant not in self.out)

    @property
    def round(self) -> int:
        """The newest round, 0 before the first."""
        return max((table.round for table in (*self.tables, *self.byes)), default=0)

    @property
    def running(self) -> tuple[Table, ...]:
        """The games that have no result yet."""
        return tuple(table for table in self.tables if not table.over)

    def points(self, entrant: int) -> Fraction:
        """Return the points of the entrant: 1 for a win, 0 for the last place, by equal steps between; 1 for a bye."""
        return self._points[entrant]

    def of(self, entrant: int) -> Iterator[tuple[Table, int]]:
        """Yield the games of an entrant, and the seat in each."""
        return ((table, table.entrants.index(entrant)) for table in self.tables if entrant in table.entrants)

    def meetings(self, one: int, other: int) -> int:
        """Return the number of tables at which two have met."""
        return self._met[frozenset((one, other))]

    def count_byes(self, entrant: int) -> int:
        """Return the number of the entrant's byes that counted."""
        return sum(bye.entrant == entrant and bye.counts for bye in self.byes)

    def count_seats(self, entrant: int) -> Counter[int]:
        """Return the number of times that the entrant had each seat."""
        return Counter(seat for _, seat in self.of(entrant))

    @cached_property
    def _points(self) -> list[Fraction]:
        points = [Fraction(0)] * self.size
        for table in self.tables:
            for entrant, more in zip(table.entrants, share_points(table.places), strict=False):
                points[entrant] += more
        for bye in self.byes:
            points[bye.entrant] += bye.counts
        return points

    @cached_property
    def _met(self) -> Counter[frozenset[int]]:
        return Counter(frozenset(two) for table in self.tables for two in combinations(table.entrants, 2))


def share_points(places: Sequence[int]) -> list[Fraction]:
    """Return the points of these places, by seat: 1 for the first of them, 0 for the last, equal steps between.

    A shared place shares the points of its places.

    >>> [str(points) for points in share_points((2, 1, 2, 4))]
    ['1/2', '1', '1/2', '0']
    """
    shares: list[Fraction] = []
    for place in places:
        rank = place + Fraction(places.count(place) - 1, 2)
        shares.append((len(places) - rank) / (len(places) - 1))
    return shares


def units(points: Fraction) -> int:
    """Return points in whole numbers, so that they can be weighed."""
    return round(points * POINT)
