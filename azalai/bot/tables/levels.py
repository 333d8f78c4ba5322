"""Robots at a table: the levels that it can have, how each of them plays, and whether they advise and review there."""

from __future__ import annotations

from azalai.bot.config import Settings
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import AnyGame
from azalai.robots import Level, foretells, offered_levels

REVIEWED = (Status.FINISHED, Status.AGREED, Status.RESIGNED)
"""The ends of games that are reviewed."""


def levels_for(settings: Settings, game: AnyGame, seats: int) -> tuple[Level, ...]:
    """The levels that robots can have in a game with so many seats: where nobody thinks in a process of their own, none
    is strong."""
    return tuple(
        level for level in offered_levels(game, seats) if level is not Level.STRONG or settings.thinkers_at_most()
    )


def character_of(table: LoadedTable, seat: SeatRow) -> str | None:
    """What the robot on that seat is like, where it is more than level-headed: one of the characters of the game. Such
    a robot is a solid one."""
    return seat.level if seat.level in table.game.characters else None


def seats_to_be(table: LoadedTable) -> int:
    """How many play at a table as it is now: before the start at least as many as the game needs, or as many as the
    table waits for."""
    return max(len(table.seats), table.row.full_at or min(table.game.seats))


def levels_at(settings: Settings, table: LoadedTable) -> tuple[Level, ...]:
    """The levels that robots can have at a table with as many seats as it has now."""
    return levels_for(settings, table.game, seats_to_be(table))


def plays_at(settings: Settings, table: LoadedTable, seat: SeatRow) -> Level:
    """How strong the robot on that seat plays: solid where its level can't be had."""
    level = seat.robot_level or Level.SOLID
    return level if level in levels_at(settings, table) else Level.SOLID


def may_suggest(table: LoadedTable) -> bool:
    """Return True if the players may ask what a robot would do. In a game of two people or more, which counts for
    ratings, they may only if the table wants it so."""
    counts = sum(not seat.is_robot for seat in table.seats) > 1
    return table.row.suggestions and (table.row.suggest_rated or not counts)


def may_review(settings: Settings, table: LoadedTable) -> bool:
    """Return True if a table can be reviewed: its game is over, was played under the present rules, and has a strong
    robot for that number of seats whose chances foretell more than chance does."""
    over = table.row.status in REVIEWED and table.state is not None
    strong = table.rules == table.game.version and Level.STRONG in levels_at(settings, table)
    return over and strong and foretells(table.game, len(table.seats))
