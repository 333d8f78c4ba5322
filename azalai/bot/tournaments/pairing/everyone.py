"""Everyone plays everyone, in groups where there are many.

Games of two follow the circle of Berger's tables: somebody rests in each round of an odd group, and each begins as
often as not. At larger tables one round after the other is searched for, until all of a group have met.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from azalai.bot.tournaments.pairing import search
from azalai.bot.tournaments.pairing.field import Field, Table
from azalai.bot.tournaments.pairing.tables import seated, sizes

MOST = 8
"""So many play in one group at most."""


def groups(size: int) -> list[tuple[int, ...]]:
    """The entrants of each group, as alike in number as can be, dealt out one by one in the order of the draw.

    >>> groups(10)
    [(0, 2, 4, 6, 8), (1, 3, 5, 7, 9)]
    """
    count = -(-size // MOST)
    return [tuple(range(first, size, count)) for first in range(count)]


@lru_cache(maxsize=64)
def schedule(size: int, wanted: int, least: int, most: int, seed: bytes) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The tables of each round of a group of `size`, who are numbered from 0 and stand by seat."""
    if most == 2:
        return tuple(_berger(size, number) for number in range(size - 1 + size % 2))
    field = Field(size)
    while any(not field.meetings(*two) for two in combinations(range(size), 2)):
        number = field.round + 1
        here = sizes(size, wanted, range(least, most + 1))
        # Those who have met fewest come first, so that who is left over is not so again.
        entrants = sorted(field.entrants, key=lambda entrant: len(list(field.of(entrant))))[: sum(here)]
        found = search.groups(field, entrants, here, seed + number.to_bytes(2, "big"))
        tables = (Table(number, seated(field, group), tuple(range(1, len(group) + 1))) for group in found)
        field = Field(size, (*field.tables, *tables))
    rounds = range(1, field.round + 1)
    return tuple(tuple(one.entrants for one in field.tables if one.round == number) for number in rounds)


def pair(field: Field, wanted: int, seats: range, seed: bytes) -> tuple[list[tuple[int, ...]], list[int], list[int]]:
    """The tables of the next round, entrants by seat; who has a bye since those are gone whom they would meet; and who
    rests. Nobody plays where all rounds are over."""
    tables: list[tuple[int, ...]] = []
    byes: list[int] = []
    resting: list[int] = []
    for members in groups(field.size):
        rounds = schedule(len(members), wanted, seats[0], seats[-1], seed)
        if field.round >= len(rounds):
            continue
        here = [tuple(members[number] for number in table) for table in rounds[field.round]]
        resting += [one for one in members if one not in field.out and not any(one in table for table in here)]
        for table in here:
            left = tuple(one for one in table if one not in field.out)
            if len(left) >= seats[0]:
                tables.append(left)
            else:
                byes += left
    return tables, byes, resting


def _berger(size: int, number: int) -> tuple[tuple[int, ...], ...]:
    """The pairs of a round of Berger's tables, who begins first; who would meet the one too many rests."""
    even = size + size % 2
    circle = even - 1
    pairs = [(number, circle) if number % 2 else (circle, number)]
    pairs += [((number + step) % circle, (number - step) % circle) for step in range(1, even // 2)]
    return tuple(pair for pair in pairs if max(pair) < size)
