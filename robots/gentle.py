"""A robot that errs on purpose, in a measured share of its decisions, and never absurdly.

Where it errs it plays what the game's robot holds for second or third best among different acts; so it forgets, and
mistakes the lesser for the better, but does not throw things away: it never errs by giving up what could still be done
(`Game.waives`).
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, Move, Waiver
from azalai.robots.candidates import ranked

ERRS = 3
"""Of ten decisions so many are not what it holds for best."""
THIRD = 3
"""Of ten errors so many are what it holds for third best."""


def choose(game: AnyGame, view: Any, moves: Sequence[Move], seed: bytes) -> Move:
    """One of the moves, chosen from nothing but the seat's own view; the seed decides whether it errs."""
    chance = Chance(seed + b"gentle")
    errs, chance = chance.below(10)
    far, _ = chance.below(10)
    place = 0 if errs >= ERRS else 2 if far < THIRD else 1
    best, *others = itertools.islice(ranked(game, view, moves, seed), place + 1)
    *_, chosen = best, *(move for move in others if game.waives(view, move) is Waiver.NOTHING)
    return chosen
