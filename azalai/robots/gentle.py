"""Gentle robot: it errs on purpose, in a measured share of its decisions, and never absurdly.

Then it plays the game's robot's second or third best move among different acts; so it forgets, and mistakes the lesser
for the better, but does not throw things away: it never errs by waiving (`Game.waives`), nor if a short look into
imagined worlds finds the error dear. The share of its errors: `Plan.errs` in `weights.py`.
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
"""Errors of ten that are the third best move."""
DEAR = 0.2
"""Share of a win that an error may cost, as far as two looks can see."""
WORLDS, TURNS = (2, 6), 2
"""Worlds of the two looks, the second only if the first finds the error dear; and calls of the seat that they last."""


def choose(game: AnyGame, state: Any, seat: int, seed: bytes, table: Table | None) -> Move:
    """Return one of the moves of a seat, chosen from its knowledge alone; the seed decides whether it errs.

    `table`: the share of errors, and their cost; None: not known.
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
    looks = (loss(game, state, seat, seed, table.model, plan, best, chosen, worlds) for worlds in WORLDS)
    return best if all(loss > DEAR for loss in looks) else chosen
