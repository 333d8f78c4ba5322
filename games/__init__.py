"""The rules: pure, without Discord, clock, files or global randomness.

`GAMES` finds every game by its name: a package `games/KEY` whose module offers `GAME`.
"""

from games.registry import GAMES

__all__ = ["GAMES"]
