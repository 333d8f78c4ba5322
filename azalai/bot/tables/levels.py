"""How strong the robots of a table are and what they are like: which levels it can have, and how each of them plays."""

from __future__ import annotations

from azalai.bot.config import Settings
from azalai.bot.store.rows import SeatRow
from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import AnyGame
from azalai.robots import Level, offered_levels


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
