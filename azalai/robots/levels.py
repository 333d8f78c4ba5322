"""Levels of robots, and their time to think."""

from __future__ import annotations

import enum

from azalai.games.contract import AnyGame
from azalai.robots.weights import table_of

SECONDS_TO_MOVE = 1.0
"""Processor seconds of a strong robot for a decision, at most; it usually needs a tenth (`docs/robots.md`)."""
SECONDS_TO_SUGGEST = 1.0
"""Processor seconds for a player's suggestion, at most."""
SECONDS_TO_REVIEW = 2.0
"""Processor seconds for a decision of a finished game or a puzzle, at most."""


class Level(enum.StrEnum):
    """Levels of robots, the weakest first."""

    GENTLE = "gentle"  # errs now and then, as a beginner does
    SOLID = "solid"  # the robot of the game itself
    STRONG = "strong"  # searches over imagined worlds with a learned value of positions


def list_offered_levels(game: AnyGame, seats: int) -> tuple[Level, ...]:
    """Return the levels of robots in a game with `seats`, with *strong* only if a match has proved it better."""
    return tuple(Level) if table_of(game, seats) is not None else (Level.GENTLE, Level.SOLID)
