"""Plan of a tournament: its kind, and the next round."""

from __future__ import annotations

import enum

import msgspec

from azalai.bot.tournaments.pairing import everyone, knockout, swiss
from azalai.bot.tournaments.pairing.field import Bye, Field, Table
from azalai.bot.tournaments.pairing.standings import Standing, by_round, standings


class Kind(enum.Enum):
    """Kind of pairings."""

    EVERYONE = "everyone"
    SWISS = "swiss"
    KNOCKOUT = "knockout"


class Plan(msgspec.Struct, frozen=True):
    """Terms of a tournament that determine its rounds.

    `wanted`: the wanted size of a table. `least`, `most`: the game's limits for it. `rounds`: the number of rounds of a
    Swiss tournament. `seed`: the source of random choices.
    """

    kind: Kind
    wanted: int
    least: int
    most: int
    rounds: int
    seed: bytes

    @property
    def seats(self) -> range:
        """Possible sizes of a table; up to two if two are wanted, so that all games have the same points."""
        return range(self.least, (2 if self.wanted == 2 else self.most) + 1)


class Round(msgspec.Struct, frozen=True):
    """Next round: games without results, and byes."""

    number: int
    tables: tuple[Table, ...]
    byes: tuple[Bye, ...]


def next_round(plan: Plan, field: Field) -> Round | None:
    """Return the next round, or the games that a knockout repeats, or None if the tournament is over.

    Raises ValueError if a game has no result.
    """
    if field.running:
        raise ValueError(f"{len(field.running)} games of round {field.round} are still played")
    number, resting = field.round + 1, list[int]()
    match plan.kind:
        case Kind.KNOCKOUT:
            games = knockout.pair(field, plan.seed)
            if games is None:
                return None
            number, tables, byes = games
        case Kind.SWISS:
            if number > plan.rounds or len(field.active) < plan.least:
                return None
            tables, byes = swiss.pair(field, plan.wanted, plan.seats, plan.seed + number.to_bytes(2, "big"))
        case Kind.EVERYONE:
            tables, byes, resting = everyone.pair(field, plan.wanted, plan.seats, plan.seed)
    if not tables and not byes and not resting:
        return None
    free = [Bye(number, bye) for bye in byes] + [Bye(number, entrant, counts=False) for entrant in resting]
    return Round(number, tuple(Table(number, entrants) for entrants in tables), tuple(free))


def rounds_of(plan: Plan, size: int) -> int:
    """Return the number of rounds for `size` entrants."""
    match plan.kind:
        case Kind.KNOCKOUT:
            return max(0, (size - 1).bit_length())
        case Kind.SWISS:
            return plan.rounds
        case Kind.EVERYONE:
            group_sizes = [len(group) for group in everyone.groups(size)]
            seats = plan.seats
            return max(
                len(everyone.schedule(size, plan.wanted, seats[0], seats[-1], plan.seed)) for size in group_sizes
            )


def ranking(plan: Plan, field: Field) -> list[list[Standing]]:
    """Return the standings of each group; of one if there are no groups."""
    match plan.kind:
        case Kind.KNOCKOUT:
            return [by_round(field, knockout.last_round(field, plan.seed))]
        case Kind.SWISS:
            return [standings(field)]
        case Kind.EVERYONE:
            return [standings(field, group) for group in everyone.groups(field.size)]
