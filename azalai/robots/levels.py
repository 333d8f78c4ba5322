"""How strong a robot is."""

from __future__ import annotations

import enum

from azalai.games.contract import AnyGame
from azalai.robots.weights import table_of


class Level(enum.StrEnum):
    """From the weakest on."""

    GENTLE = "gentle"  # errs now and then, as a beginner does
    SOLID = "solid"  # the robot of the game itself
    STRONG = "strong"  # searches over imagined worlds with a learned value of positions


def offered_levels(game: AnyGame, seats: int) -> tuple[Level, ...]:
    """The levels that a game with so many seats has robots of: *strong* only where it was shown to beat *solid*."""
    return tuple(Level) if table_of(game, seats) is not None else (Level.GENTLE, Level.SOLID)
