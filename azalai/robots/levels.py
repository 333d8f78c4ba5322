"""Levels of robots, and their time to think."""

from __future__ import annotations

import enum

from azalai.games.contract import AnyGame
from azalai.robots.weights import table_of

SECONDS_TO_MOVE = 1.0
"""Seconds of a processor that a strong robot may take for a decision; it needs a tenth of them (`docs/robots.md`)."""
SECONDS_TO_SUGGEST = 1.0
"""Seconds of a processor for a player's suggestion."""
SECONDS_TO_REVIEW = 2.0
"""Seconds of a processor for a decision of a game that is over, or of a puzzle: players do not wait long for it."""


class Level(enum.StrEnum):
    """Levels of robots, from the weakest on."""

    GENTLE = "gentle"  # errs now and then, as a beginner does
    SOLID = "solid"  # the robot of the game itself
    STRONG = "strong"  # searches over imagined worlds with a learned value of positions


def list_offered_levels(game: AnyGame, seats: int) -> tuple[Level, ...]:
    """Return the levels of robots in a game with `seats`: *strong* only if it was shown to beat *solid*."""
    return tuple(Level) if table_of(game, seats) is not None else (Level.GENTLE, Level.SOLID)
