"""Results: who has won, and the parts of every score. Games import them from `azalai.games.contract`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec


class Part(msgspec.Struct, frozen=True):
    """One line of a score: the id of its name (without the game's key) and its points."""

    name: str
    points: int


class Score(msgspec.Struct, frozen=True):
    """The final score of one seat; the parts add up to the total."""

    total: int
    parts: tuple[Part, ...]


class Outcome(msgspec.Struct, frozen=True):
    """End of a game.

    `ranking` lists the places from the first on, each with the seats that share it; `scores` is indexed by seat. Seat 1
    has won, seats 0 and 2 share the second place:

    >>> end = Outcome(((1,), (0, 2)), tuple(Score(gold, (Part("gold", gold),)) for gold in (4, 7, 4)))
    >>> end.scores[1].total
    7
    """

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[Score, ...]


Rank = TypeVar("Rank", int, tuple[int, ...])


def ranked(ranks: Sequence[Rank], scores: tuple[Score, ...]) -> Outcome:
    """Return the end of a game in which the highest rank wins, each by seat; equal ranks share the place."""
    seats, places = range(len(ranks)), sorted(set(ranks), reverse=True)
    return Outcome(tuple(tuple(seat for seat in seats if ranks[seat] == place) for place in places), scores)
