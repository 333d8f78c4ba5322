"""Field of a tournament: its entrants, and their finished and present games.

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
"""Units of a point. At tables of up to five, with shared places or not, all points are whole numbers of units."""


class Table(msgspec.Struct, frozen=True):
    """A game of a round.

    `entrants`, `places` and `scores` are by seat. Places count from 1, shared ones are the same (1, 1, 3). Places and
    scores are empty while the game is played.
    """

    round: int
    entrants: tuple[int, ...]
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """True if the game has a result."""
        return bool(self.places)


class Bye(msgspec.Struct, frozen=True):
    """A round in which an entrant has no game.

    `counts`: it counts as a win. A rest by the schedule does not.
    """

    round: int
    entrant: int
    counts: bool = True


class Field(msgspec.Struct, frozen=True, dict=True):
    """Field of `size` entrants, with their games and byes in the order of the rounds.

    `out`: entrants who are no longer paired.
    """

    size: int
    tables: tuple[Table, ...] = ()
    byes: tuple[Bye, ...] = ()
    out: frozenset[int] = frozenset()

    @property
    def entrants(self) -> range:
        """All entrants, also those who are no longer paired."""
        return range(self.size)

    @property
    def active(self) -> tuple[int, ...]:
        """Entrants who are still paired."""
        return tuple(entrant for entrant in self.entrants if entrant not in self.out)

    @property
    def round(self) -> int:
        """The newest round, 0 before the first."""
        return max((table.round for table in (*self.tables, *self.byes)), default=0)

    @property
    def running(self) -> tuple[Table, ...]:
        """Games without a result."""
        return tuple(table for table in self.tables if not table.over)

    def points(self, entrant: int) -> Fraction:
        """Return the points of an entrant: those of `share_points` for games, and 1 for each bye that counts."""
        return self._points[entrant]

    def of(self, entrant: int) -> Iterator[tuple[Table, int]]:
        """Return the games of an entrant, with their seat in each."""
        return ((table, table.entrants.index(entrant)) for table in self.tables if entrant in table.entrants)

    def meetings(self, one: int, other: int) -> int:
        """Return the number of games in which two entrants have met."""
        return self._met[frozenset((one, other))]

    def count_byes(self, entrant: int) -> int:
        """Return the number of an entrant's byes that count."""
        return sum(bye.entrant == entrant and bye.counts for bye in self.byes)

    def count_seats(self, entrant: int) -> Counter[int]:
        """Return the number of times that an entrant had each seat."""
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
    """Return the points for the places of a game: 1 for the first, 0 for the last, with equal steps between.

    Entrants who share a place get the mean of the points for the places that they share.

    >>> [str(points) for points in share_points((2, 1, 2, 4))]
    ['1/2', '1', '1/2', '0']
    """
    shares: list[Fraction] = []
    for place in places:
        rank = place + Fraction(places.count(place) - 1, 2)
        shares.append((len(places) - rank) / (len(places) - 1))
    return shares


def units(points: Fraction) -> int:
    """Return points as a whole number of units, of which a point has `POINT`."""
    return round(points * POINT)
