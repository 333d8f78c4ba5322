"""The strong robot: tries its candidates in imagined worlds, and sees what becomes of them.

The candidates are what the game's robot would play and what it would play without that (`robots.candidates`). Each
round imagines one world and plays every candidate that is left in it, with the same chance: the others and the seat
itself go on as the game's robot does, each from its own view and perhaps with slips, until the seat has been called
again so many times; a learned model says what it is worth then. Half of the candidates go after each share of the
rollouts (sequential halving). It leaves the move of the game's robot only where another was better by more than chance.
Where the game itself weighs the moves (`Game.weigh`) it plays what weighs most, and imagines nothing.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from games.contract import AnyGame, Move
from robots.candidates import distinct, kin, ranked
from robots.playing import Player, ahead, careless, solid
from robots.value import Model, final_margin, won
from robots.weights import Plan

ENOUGH = 3.5
"""Standard errors by which one candidate leads when no more need be tried."""
SURE = 1.0
"""Standard errors by which another must lead the move of the game's robot."""


class Tried(msgspec.Struct):
    """A candidate, and the share of a win that it brought in each world in which it was tried."""

    move: Move
    shares: list[float] = msgspec.field(default_factory=list[float])

    def mean(self) -> float:
        """The mean share; of a candidate that was not tried, nothing."""
        return sum(self.shares) / len(self.shares) if self.shares else 0.0


Clock = Callable[[], float]


def search(
    game: AnyGame,
    state: Any,
    seat: int,
    seed: bytes,
    model: Model,
    plan: Plan,
    *,
    seconds: float = math.inf,
    clock: Clock = time.process_time,
    also: Sequence[Move] = (),
) -> list[Tried]:
    """The candidates, the chosen one first, the others as they did. `state` is one that the seat can't tell from the
    true one; the search ends after `plan.rollouts`, or as many imagined decisions as the plan allows for them, or
    `seconds` of `clock`. `also` are weighed to the end."""
    end = clock() + seconds
    trial = _Trial(game, state, seat, seed, model, plan)
    view, moves = game.view(state, seat), game.moves(state, seat)
    weights = game.weigh(view, moves, seed)
    if weights:
        return _weighed(trial, weights, plan, also)
    field = [Tried(move) for move in _listed(trial, view, moves, also, end, clock)]
    own = field[0]
    if len(field) == 1:
        return field
    left: list[Tried] = field
    spent, rounds = 0, max(1, math.ceil(math.log2(len(field))))
    for number in range(rounds):
        share = plan.rollouts * (number + 1) // rounds
        while spent < share and trial.steps < share * plan.steps and clock() < end:
            trial.world(left)
            spent += len(left)
            if _decided(left) or _idle(left, plan.stake):
                break
        if len(left) > 2 and number + 1 < rounds:
            best = sorted(left, key=Tried.mean, reverse=True)[: math.ceil(len(left) / 2)]
            left = [tried for tried in left if tried in best or tried is own or tried.move in also]
    ahead = max(left, key=Tried.mean)
    first = ahead if ahead is own or _lead(ahead, own) >= SURE else own
    rest = sorted((tried for tried in field if tried is not first), key=lambda one: (len(one.shares), one.mean()))
    return [first, *reversed(rest)]


def _weighed(trial: _Trial, weights: Mapping[Move, float], plan: Plan, also: Sequence[Move]) -> list[Tried]:
    """What the game itself has weighed, the heaviest first: each with the share of a win that the model promises if the
    margin is as much less as the move is lighter than the first."""
    game, model = trial.game, trial.model
    view = game.view(trial.state, trial.seat)
    margin, played = model.margin(game, view)
    order = distinct(game, view, sorted(weights, key=weights.__getitem__, reverse=True))
    listed = sorted(_with(game, view, order[: plan.candidates], also), key=weights.__getitem__, reverse=True)
    best = weights[order[0]]
    return [Tried(move, [model.chance_of(margin + weights[move] - best, played)]) for move in listed]


def _listed(
    trial: _Trial, view: Any, moves: Sequence[Move], also: Sequence[Move], end: float, clock: Clock
) -> list[Move]:
    """The moves that are tried: the robot's own first. The time for it counts too."""
    game, plan = trial.game, trial.plan
    found: list[Move] = []
    for move in ranked(game, view, moves, trial.seed):
        found.append(move)
        if len(found) >= plan.candidates or clock() >= end:
            break
    numbers = kin(distinct(game, view, [found[0], *moves]), found[0])
    while numbers and len(found) < plan.candidates + plan.numbers and clock() < end:
        best: Move = game.robot(view, numbers, trial.seed)
        numbers.remove(best)
        found.append(best)
    return _with(game, view, found, also)


def _with(game: AnyGame, view: Any, found: Sequence[Move], also: Sequence[Move]) -> list[Move]:
    """Those that were found and those that are wanted too, which stand for what comes to the same."""
    wanted = {game.twin(view, move): move for move in also}
    return list(dict.fromkeys([*(wanted.get(game.twin(view, move), move) for move in found), *also]))


class _Trial:
    """A seat before a decision, and the worlds in which it is tried."""

    def __init__(self, game: AnyGame, state: Any, seat: int, seed: bytes, model: Model, plan: Plan) -> None:
        self.game, self.state, self.seat, self.seed, self.model, self.plan = game, state, seat, seed, model, plan
        self.worlds = self.steps = 0
        self.players: list[Player] = [careless(plan.slips) if plan.slips else solid] * max(game.seats)

    def world(self, left: Sequence[Tried]) -> None:
        """One more world, the same for all that are left."""
        self.worlds += 1
        seed = self.seed + b"world%d" % self.worlds
        world = self.game.imagine(self.state, self.seat, seed)
        for tried in left:
            tried.shares.append(self.rollout(world, tried.move, seed))

    def rollout(self, world: Any, move: Move, seed: bytes) -> float:
        """The share of a win that a move promises in a world."""
        game, seat = self.game, self.seat
        state, steps = ahead(game, game.play(world, seat, move).state, self.players, seed, seat, self.plan.turns)
        self.steps += steps
        outcome = game.outcome(state)
        if outcome is None:
            return self.model.chance(game, game.view(state, seat))
        return (won(outcome, seat) + self.model.chance_of(final_margin(outcome, seat), 1.0)) / 2


def gap(one: Tried, other: Tried) -> float:
    """How much larger a share of a win one brought than another, on average in the worlds in which both were tried."""
    pairs = list(zip(one.shares, other.shares, strict=False))
    return sum(a - b for a, b in pairs) / len(pairs) if pairs else 0.0


def _lead(one: Tried, other: Tried) -> float:
    """The same in standard errors."""
    gaps = [a - b for a, b in zip(one.shares, other.shares, strict=False)]
    if len(gaps) < 2:
        return 0.0
    mean = sum(gaps) / len(gaps)
    variance = sum((each - mean) ** 2 for each in gaps) / (len(gaps) - 1)
    error = math.sqrt(variance / len(gaps))
    return mean / error if error else math.copysign(math.inf, mean) if mean else 0.0


def _idle(left: Sequence[Tried], stake: float) -> bool:
    """Whatever is played, the game is lost or won, but for so small a share of a win."""
    if len(left[0].shares) < 2:
        return False
    means = [tried.mean() for tried in left]
    return max(means) < stake or min(means) > 1 - stake


def _decided(left: Sequence[Tried]) -> bool:
    """One leads all the others so clearly that nothing more need be tried."""
    if len(left[0].shares) < 4:
        return False
    ahead = max(left, key=Tried.mean)
    return all(tried is ahead or _lead(ahead, tried) >= ENOUGH for tried in left)
