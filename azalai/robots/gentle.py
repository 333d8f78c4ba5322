"""A robot that errs on purpose, in a measured share of its decisions, and never absurdly.

Where it errs it plays what the game's robot holds for second or third best among different acts; so it forgets, and
mistakes the lesser for the better, but does not throw things away: it never errs by giving up what could still be done
(`Game.waives`), nor where a short look into imagined worlds finds the error dear.
"""

from __future__ import annotations

import itertools
from typing import Any

import msgspec

from azalai.games.chance import Chance
from azalai.games.contract import AnyGame, Move, Waiver
from azalai.robots.candidates import ranked
from azalai.robots.search import loss
from azalai.robots.weights import Plan, Table

THIRD = 3
"""Of ten errors so many are what it holds for third best."""
DEAR = 0.2
"""So much of a win an error may cost, as far as two looks can see."""
WORLDS, TURNS = (2, 6), 2
"""The looks: in so many worlds, the second only where the first finds the error dear; until the seat has been called so
many times again."""


def choose(game: AnyGame, state: Any, seat: int, seed: bytes, table: Table | None) -> Move:
    """One of the moves of a seat, chosen from nothing but what it knows; the seed decides whether it errs. `table` says
    how often it does so, and what an error costs; None: nobody knows."""
    plan = Plan() if table is None else table.plan
    view, moves = game.view(state, seat), game.moves(state, seat)
    chance = Chance(seed + b"gentle")
    errs, chance = chance.below(10)
    far, _ = chance.below(10)
    place = 0 if errs >= plan.errs else 2 if far < THIRD else 1
    best, *others = itertools.islice(ranked(game, view, moves, seed), place + 1)
    *_, chosen = best, *(move for move in others if game.waives(view, move) is Waiver.NOTHING)
    if chosen is best or table is None:
        return chosen
    plan = msgspec.structs.replace(plan, turns=TURNS)
    looks = (loss(game, state, seat, seed, table.model, plan, best, chosen, worlds) for worlds in WORLDS)
    return best if all(found > DEAR for found in looks) else chosen
