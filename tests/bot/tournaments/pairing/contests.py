"""Tournaments played at random: stronger entrants win more often, some games are drawn, and some entrants leave."""

from __future__ import annotations

import random
from collections.abc import Iterator

from azalai.bot.tournaments.pairing.field import Bye, Field, Table
from azalai.bot.tournaments.pairing.plan import Kind, Plan, Round, next_round


def make_swiss(rounds: int, wanted: int = 2, least: int = 2, most: int = 2) -> Plan:
    """Return a Swiss of games of two or more."""
    return Plan(Kind.SWISS, wanted, least, most, rounds, b"lot")


def draw_result(table: Table, chance: random.Random) -> Table:
    """Return the table after its game, in which places may be shared."""
    scores = tuple(chance.randrange(12) for _ in table.entrants)
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Table(table.round, table.entrants, places, scores)


def play_round(field: Field, played: Round, chance: random.Random) -> Field:
    """Return the field when all games of a round are over."""
    tables = tuple(draw_result(table, chance) for table in played.tables)
    return Field(field.size, field.tables + tables, field.byes + played.byes, field.out)


def play_rounds(plan: Plan, size: int, seed: int = 0, leaving: float = 0.0) -> Iterator[tuple[Field, Round]]:
    """Yield each round of a tournament, with the field before it.

    After a round, each entrant leaves with that chance.
    """
    chance, field = random.Random(seed), Field(size)
    while (next_one := next_round(plan, field)) is not None:
        yield field, next_one
        field = play_round(field, next_one, chance)
        leavers = {entrant for entrant in field.active if chance.random() < leaving}
        field = Field(field.size, field.tables, field.byes, field.out | leavers)


def play_all(plan: Plan, size: int, seed: int = 0) -> Field:
    """Return the field after the last round of a tournament that no entrant leaves."""
    chance, field = random.Random(seed), Field(size)
    while (next_one := next_round(plan, field)) is not None:
        field = play_round(field, next_one, chance)
    return field


def make_field(*games: tuple[tuple[int, ...], tuple[int, ...]], size: int, byes: tuple[Bye, ...] = ()) -> Field:
    """Return a field of games with these entrants and scores, each in a round of its own."""
    tables = [
        Table(number, entrants, tuple(1 + sum(other > own for other in scores) for own in scores), scores)
        for number, (entrants, scores) in enumerate(games, 1)
    ]
    return Field(size, tuple(tables), byes)
