"""Gentle robot: it errs on purpose in a fixed share of its decisions (`Plan.errs` in `weights.py`).

An error is the second or third candidate of the game's robot (`candidates.py`). So a gentle robot prefers a slightly
worse move, but never a move that waives something (`Game.waives`), nor one that a short search finds costly.
"""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, Move, Waiver
from azalai.robots.candidates import rank_moves
from azalai.robots.search import loss
from azalai.robots.weights import Plan, Table

THIRD = 3
"""Number of errors, out of ten, that are the third best move."""
DEAR = 0.2
"""Share of a win above which an error is too costly."""
WORLDS, TURNS = (2, 6), 2
"""Numbers of worlds of the two short searches, and of the seat's turns in them.

The second one runs only if the first finds the error too costly.
"""


def choose(game: AnyGame, state: Any, seat: int, seed: bytes, table: Table | None) -> Move:
    """Return a move of a seat, chosen from its knowledge alone; the seed decides whether it errs.

    `table`: the learned weights, for the share and the cost of errors. Without it the share is the usual one, and no
    cost is known.
    """
    plan = Plan() if table is None else table.plan
    view, moves = game.view(state, seat), game.moves(state, seat)
    chance = Chance(seed + b"gentle")
    errs, chance = chance.below(10)
    far, _ = chance.below(10)
    place = 0 if errs >= plan.errs else 2 if far < THIRD else 1
    best, *others = itertools.islice(rank_moves(game, view, moves, seed), place + 1)
    *_, chosen = best, *(move for move in others if game.waives(view, move) is Waiver.NOTHING)
    if chosen is best or table is None:
        return chosen
    plan = msgspec.structs.replace(plan, turns=TURNS)
    costs = (loss(game, state, seat, seed, table.model, plan, best, chosen, worlds) for worlds in WORLDS)
    return best if all(cost > DEAR for cost in costs) else chosen
