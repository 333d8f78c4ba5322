"""Value of positions for tests, learned from a few games of a small game."""

from __future__ import annotations

import functools

from azalai.robots.learning import fit, make_samples
from azalai.robots.value import Model
from azalai.robots.weights import Learned, Plan, Proof, Table

PROOF = Proof(games=200, seed="test", wins=0.9, low=0.85, high=0.93, seconds=0.01, seconds_95=0.02)


@functools.cache
def table_from(key: str, seats: int, games: int = 30, *, turns: int = 1, rollouts: int = 16) -> Table:
    """Return a table learned from `games` games, as if it had been proved strong."""
    model, learned = _learn_from(key, seats, games)
    return Table(Plan(candidates=4, numbers=1, turns=turns, rollouts=rollouts), model, learned, PROOF)


@functools.cache
def _learn_from(key: str, seats: int, games: int) -> tuple[Model, Learned]:
    return fit(make_samples(key, seats, range(games)))
