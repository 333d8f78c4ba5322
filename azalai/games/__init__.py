"""Rules of the games: pure, without Discord, clock, files or global randomness.

`GAMES` finds every game by its name: a package `games/KEY` whose module offers `GAME`, or one from outside.

- `contract.py`: the interface of every game, with an example; `registry.py` finds them, `plugins.py` those from
  outside. `asking.py`, `outcomes.py`, `comparison.py`: parts of the contract, imported from it.
- `questions.py`: from legal moves to the next question; `prompts.py`: the same as choices, along the ways of `ways.py`.
  Their layouts are in `bot/layouts/prompts.py`, their marks in a picture in `renderers/kit/badges.py`.
- `notation.py`: a move as text, from the types of its fields; exceptions in `games/KEY/notation.py`.
- `options.py`: the choices of a table before the start, from the types of a struct.
- `chance.py`: all chance; `coding.py`: positions as bytes; `earlier.py`: games under earlier rules.
- `lessons.py`: the course of a guided first game, which `games/KEY/lesson.py` writes.
- `alone.py`: a game of one seat against robots, kept as its moves.
- `guard.py`: no call of a game from outside ends the process or lasts for ever; `slips.py`: wrong values that its
  methods return, with the author's line.
"""

from azalai.games.registry import Games

GAMES = Games(lambda: tuple(__path__))

__all__ = ["GAMES"]
