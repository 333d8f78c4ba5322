"""Levels of robots at a table, and the conditions for suggestions and reviews by robots."""

from __future__ import annotations

from azalai.bot.config import Settings
from azalai.bot.store import Transaction
from azalai.bot.store.rows import SeatRow, Status
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import AnyGame
from azalai.robots import Level, foretells, list_offered_levels

REVIEWED = (Status.FINISHED, Status.AGREED, Status.RESIGNED)
"""Statuses of tables whose games can be reviewed."""


def list_levels(settings: Settings, game: AnyGame, seats: int) -> tuple[Level, ...]:
    """Return the possible levels of robots in a game with that number of seats.

    The strong level needs thinking processes (`Settings.thinkers_at_most`).
    """
    return tuple(
        level for level in list_offered_levels(game, seats) if level is not Level.STRONG or settings.thinkers_at_most()
    )


async def find_usual_level(tx: Transaction, user: int, game: str) -> Level:
    """Return the usual level of the robots that a person seats: gentle until they have won this game, then solid."""
    return Level.SOLID if await tx.results.has_won(user, game) else Level.GENTLE


def find_character(table: LoadedTable, seat: SeatRow) -> str | None:
    """Return the character of the robot on a seat, or None. A robot with a character is a solid one."""
    return seat.level if seat.level in table.game.characters else None


def count_expected_seats(table: LoadedTable) -> int:
    """Return the number of players at a table.

    Before the start this is at least the number that the table waits for, or else that the game needs.
    """
    return max(len(table.seats), table.row.full_at or min(table.game.seats))


def list_levels_at(settings: Settings, table: LoadedTable) -> tuple[Level, ...]:
    """Return the possible levels of robots at a table with its present number of seats."""
    return list_levels(settings, table.game, count_expected_seats(table))


def get_available_level(settings: Settings, table: LoadedTable, seat: SeatRow) -> Level:
    """Return the level of the robot on a seat, or the solid one if that level is not available."""
    level = seat.robot_level or Level.SOLID
    return level if level in list_levels_at(settings, table) else Level.SOLID


def may_suggest(table: LoadedTable) -> bool:
    """Return True if the players may ask what a robot would do.

    In a game of two people or more, which counts for ratings, the table must allow that, too (`suggest_rated`).
    """
    counts = sum(not seat.is_robot for seat in table.seats) > 1
    return table.row.suggestions and (table.row.suggest_rated or not counts)


def may_review(settings: Settings, table: LoadedTable) -> bool:
    """Return True if the game of a table can be reviewed.

    It is over, was played under the present rules, and has a strong robot for that number of seats, whose evaluations
    predict results better than chance (`foretells`).
    """
    over = table.row.status in REVIEWED and table.state is not None
    strong = table.rules == table.game.version and Level.STRONG in list_levels_at(settings, table)
    return over and strong and foretells(table.game, len(table.seats))
