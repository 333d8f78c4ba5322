"""Standings of the entrants.

They are ordered by their points, then by the points of their opponents, then by the games against each other, then by
the difference of scores. Entrants that are equal in all four share a place. In a knockout the reached round decides.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations

import msgspec

from azalai.bot.tournaments.pairing.field import Field, share_points


class Decided(enum.Enum):
    """Reason why an entrant's place is not as high as the one before."""

    POINTS = "points"
    OPPONENTS = "opponents"
    MEETING = "meeting"
    DIFFERENCE = "difference"
    ROUND = "round"
    SHARED = "shared"


class Standing(msgspec.Struct, frozen=True):
    """Place of an entrant, from 1 on.

    - `opponents`: the sum of the opponents' points; of several at a table their mean. A bye counts as an opponent with
      the entrant's own points.
    - `difference`: the sum of the entrant's leads over the mean score of the others.
    - `decided`: the reason why the place is not as high as the one before; None for the first.
    """

    place: int
    entrant: int
    points: Fraction
    opponents: Fraction
    difference: Fraction
    decided: Decided | None


def standings(field: Field, among: Sequence[int] | None = None) -> list[Standing]:
    """Return the standings of all entrants, or of those in `among`, the first place first."""
    shared: list[list[int]] = [list(field.entrants if among is None else among)]
    broken: dict[int, Decided] = {}
    for decided, worth in _BREAKS:
        after: list[list[int]] = []
        for group in shared:
            values = worth(field, group)
            parts = [
                [entrant for entrant in group if values[entrant] == value]
                for value in sorted(set(values.values()), reverse=True)
            ]
            broken |= {entrant: decided for part in parts[1:] for entrant in part}
            after += parts
        shared = after
    rows: list[Standing] = []
    for group in shared:
        place = len(rows) + 1
        for at, entrant in enumerate(group):
            # Entrants of a group share a place, so only its first has a reason for it.
            decided = Decided.SHARED if at else broken.get(entrant)
            rows.append(_make_standing(field, entrant, place, decided if rows else None))
    return rows


def by_round(field: Field, reached: dict[int, int]) -> list[Standing]:
    """Return the standings of a knockout, by the round that each entrant has reached."""
    groups: list[Standing] = []
    for entrant in sorted(field.entrants, key=lambda entrant: (-reached[entrant], entrant)):
        place = 1 + sum(reached[other] > reached[entrant] for other in field.entrants)
        decided = None if not groups else Decided.SHARED if groups[-1].place == place else Decided.ROUND
        groups.append(_make_standing(field, entrant, place, decided))
    return groups


def opponents(field: Field, entrant: int) -> Fraction:
    """Return the points of an entrant's opponents in finished games (`Standing.opponents`)."""
    total = Fraction(0)
    for table, _ in field.of(entrant):
        if table.over:
            others = [other for other in table.entrants if other != entrant]
            total += sum((field.points(other) for other in others), Fraction(0)) / len(others)
    byes = sum(bye.entrant == entrant and bye.counts for bye in field.byes)
    return total + byes * field.points(entrant)


def difference(field: Field, entrant: int) -> Fraction:
    """Return the lead of an entrant over the others in the scores of the games (`Standing.difference`)."""
    total = Fraction(0)
    for table, seat in field.of(entrant):
        if table.scores:
            others = [score for at, score in enumerate(table.scores) if at != seat]
            total += table.scores[seat] - Fraction(sum(others), len(others))
    return total


def among_themselves(field: Field, group: Sequence[int]) -> dict[int, Fraction]:
    """Return the points of each entrant in games among the group; all 0 unless every two of them have met."""
    totals = dict.fromkeys(group, Fraction(0))
    if len(group) < 2 or not all(_have_played(field, *two) for two in combinations(group, 2)):
        return totals
    for table in field.tables:
        seats = [seat for seat, entrant in enumerate(table.entrants) if entrant in totals]
        if table.over and len(seats) > 1:
            places = [table.places[seat] for seat in seats]
            ranks = tuple(1 + sum(other < place for other in places) for place in places)
            for seat, points in zip(seats, share_points(ranks), strict=True):
                totals[table.entrants[seat]] += points
    return totals


def _have_played(field: Field, one: int, other: int) -> bool:
    return any(table.over and one in table.entrants and other in table.entrants for table in field.tables)


_BREAKS: tuple[tuple[Decided, Callable[[Field, Sequence[int]], dict[int, Fraction]]], ...] = (
    (Decided.POINTS, lambda field, group: {entrant: field.points(entrant) for entrant in group}),
    (Decided.OPPONENTS, lambda field, group: {entrant: opponents(field, entrant) for entrant in group}),
    (Decided.MEETING, among_themselves),
    (Decided.DIFFERENCE, lambda field, group: {entrant: difference(field, entrant) for entrant in group}),
)


def _make_standing(field: Field, entrant: int, place: int, decided: Decided | None) -> Standing:
    return Standing(
        place, entrant, field.points(entrant), opponents(field, entrant), difference(field, entrant), decided
    )
