"""The rules: pure, without Discord, clock, files or global randomness.

`GAMES` finds every game by its name: a package `games/KEY` whose module offers `GAME`.
"""

from games.registry import Games

GAMES = Games(lambda: tuple(__path__))

__all__ = ["GAMES"]
