"""Pairing of everyone against everyone, in groups if there are many entrants.

Games of two follow Berger's tables: in an odd group one entrant has a rest in each round, and each begins half of their
games. Rounds of larger tables are found by a search, one after the other, until all entrants of a group have met.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from azalai.bot.tournaments.pairing import search
from azalai.bot.tournaments.pairing.field import Field, Table
from azalai.bot.tournaments.pairing.tables import assign_seats, sizes

MOST = 8
"""Largest size of a group."""


def groups(size: int) -> list[tuple[int, ...]]:
    """Divide `size` entrants into groups of equal size, or nearly so, in the order of the draw.

    >>> groups(10)
    [(0, 2, 4, 6, 8), (1, 3, 5, 7, 9)]
    """
    count = -(-size // MOST)
    return [tuple(range(first, size, count)) for first in range(count)]


@lru_cache(maxsize=64)
def schedule(size: int, wanted: int, least: int, most: int, seed: bytes) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Return the tables of each round for a group of `size` entrants, numbered from 0; each table by seat.

    `wanted`, `least`, `most`: sizes of a table.
    """
    if most == 2:
        return tuple(_berger(size, number) for number in range(size - 1 + size % 2))
    field = Field(size)
    while any(not field.meetings(*two) for two in combinations(range(size), 2)):
        number = field.round + 1
        table_sizes = sizes(size, wanted, range(least, most + 1))
        # Entrants with the fewest games come first, so that the same entrant does not rest again.
        entrants = sorted(field.entrants, key=lambda entrant: len(list(field.of(entrant))))[: sum(table_sizes)]
        groups = search.groups(field, entrants, table_sizes, seed + number.to_bytes(2, "big"))
        tables = (Table(number, assign_seats(field, group), tuple(range(1, len(group) + 1))) for group in groups)
        field = Field(size, (*field.tables, *tables))
    rounds = range(1, field.round + 1)
    return tuple(tuple(table.entrants for table in field.tables if table.round == number) for number in rounds)


def pair(field: Field, wanted: int, seats: range, seed: bytes) -> tuple[list[tuple[int, ...]], list[int], list[int]]:
    """Return the tables of the next round by seat, the entrants with byes, and those who rest by the schedule.

    Entrants get byes if too many opponents have left. All three are empty if all rounds are over.
    """
    tables: list[tuple[int, ...]] = []
    byes: list[int] = []
    resting: list[int] = []
    for members in groups(field.size):
        rounds = schedule(len(members), wanted, seats[0], seats[-1], seed)
        if field.round >= len(rounds):
            continue
        round_tables = [tuple(members[number] for number in table) for table in rounds[field.round]]
        resting += [
            member
            for member in members
            if member not in field.out and not any(member in table for table in round_tables)
        ]
        for table in round_tables:
            remaining = tuple(entrant for entrant in table if entrant not in field.out)
            if len(remaining) >= seats[0]:
                tables.append(remaining)
            else:
                byes += remaining
    return tables, byes, resting


def _berger(size: int, number: int) -> tuple[tuple[int, ...], ...]:
    """Return the pairs of a round by Berger's tables, the beginner first.

    An odd group gets an imaginary entrant, whose opponent has no game.
    """
    even = size + size % 2
    circle = even - 1
    pairs = [(number, circle) if number % 2 else (circle, number)]
    pairs += [((number + step) % circle, (number - step) % circle) for step in range(1, even // 2)]
    return tuple(pair for pair in pairs if max(pair) < size)
