"""The rules: pure, without Discord, clock, files or global randomness.

`GAMES` finds every game by its name: a package `games/KEY` whose module offers `GAME`, or one from outside.

- `contract.py`: what every game offers, with an example; `registry.py` finds them, `plugins.py` those from outside.
- `questions.py`: from legal moves to the next question; `prompts.py`: the same as choices, along the ways of `ways.py`.
  How those look is in `bot/layouts/prompts.py`, how they are marked in a picture in `renderers/kit/badges.py`.
- `notation.py`: how a move reads as text, from the types of its fields; what is otherwise, in `games/KEY/notation.py`.
- `options.py`: what a table may choose before the start, read off the types of a struct.
- `chance.py`: all chance there is; `coding.py`: positions as bytes; `earlier.py`: games under earlier rules.
- `lessons.py`: the course of a guided first game, which `games/KEY/lesson.py` writes.
"""

from azalai.games.registry import Games

GAMES = Games(lambda: tuple(__path__))

__all__ = ["GAMES"]
