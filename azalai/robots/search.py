"""Strong robot: it tries its candidates in imagined worlds, and compares the results.

The candidates are the moves that the game's robot likes best (`azalai.robots.candidates`). The search imagines one
world after another, and plays all remaining candidates in each, with the same random events. After the move all seats
play like the game's robot, each from its own view and perhaps with slips, until the seat has had N turns; a learned
model evaluates that position. Half of the candidates are dropped after each share of the rollouts (sequential
halving). The search prefers another move to that of the game's robot only if it is better by more than chance.

If the game itself evaluates the moves (`Game.weigh`), the strong robot plays the best of them without rollouts.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from azalai.games.contract import AnyGame, Move, Waiver, Worth
from azalai.robots.candidates import list_distinct, list_siblings, rank_moves
from azalai.robots.playing import Player, careless, play_ahead, solid
from azalai.robots.reasons import Leaf, Reader, make_leaf, standard_error
from azalai.robots.value import Model, final_margin, won
from azalai.robots.weights import Plan

ENOUGH = 3.5
"""Standard errors by which a candidate must lead all others to end the search."""
SURE = 1.0
"""Standard errors by which another move must lead that of the game's robot to be preferred."""

CLEARLY = 2.0
"""Standard errors by which a move that waives a free choice must lead the others to be chosen."""
ENOUGH_WORLDS = 6
"""Least number of worlds for that choice: a few may all agree by chance."""
WON = 0.98
"""Least share of a win in a game that counts as won."""


class Tried(msgspec.Struct):
    """Candidate with its results, one for each world in which it was tried.

    `shares`: the shares of a win. `leaves`: the results of its rollouts, if reasons are wanted. `ends`: 1 / (1 + N) if
    the game ended after N further decisions, 0 if it did not end.
    """

    move: Move
    shares: list[float] = msgspec.field(default_factory=list[float])
    leaves: list[Leaf] = msgspec.field(default_factory=list[Leaf])
    ends: list[float] = msgspec.field(default_factory=list[float])

    def mean(self) -> float:
        """Return the mean share of a win; 0 for a candidate that was not tried."""
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
    explains: bool = False,
) -> list[Tried]:
    """Return the candidates, the chosen one first, the others by their results.

    `state`: a position that the seat can't distinguish from the true one. The search ends after `plan.rollouts`, or
    when their decisions exceed `plan.steps` on average, or after `seconds` of `clock`. `also`: moves that are evaluated
    too, and never dropped. `explains`: keep the results of rollouts.
    """
    end = clock() + seconds
    trial = _Trial(game, state, seat, seed, model, plan, Reader(game, model) if explains else None)
    view, moves = game.view(state, seat), game.moves(state, seat)
    weights = game.weigh(view, moves, seed, plan.worlds)
    if weights:
        return _evaluate(trial, weights, plan, also)
    field = [Tried(move) for move in _list_tried(trial, view, moves, also, end, clock)]
    own, keeper = field[0], _find_keeper(trial, view, field)
    if len(field) == 1:
        return field
    left: list[Tried] = field
    spent, rounds = 0, max(1, math.ceil(math.log2(len(field))))
    for number in range(rounds):
        share = plan.rollouts * (number + 1) // rounds
        while clock() < end:
            enough = spent >= share or trial.steps >= share * plan.steps
            if enough and trial.worlds >= plan.least:
                break
            trial.play_world(left)
            spent += len(left)
            if trial.worlds >= plan.least and (_is_decided(left) or _is_settled(left, plan.stake)):
                break
        if _is_settled(left, plan.stake):
            break
        if len(left) > 2 and number + 1 < rounds:
            best = sorted(left, key=Tried.mean, reverse=True)[: math.ceil(len(left) / 2)]
            left = [tried for tried in left if tried in best or tried in (own, keeper) or tried.move in also]
    ahead = max(left, key=Tried.mean)
    first = ahead if ahead is own or _lead(ahead, own) >= SURE else own
    first = _choose_soonest(left, first)
    first = _avoid_waiving(trial, view, left, first)
    rest = sorted(
        (tried for tried in field if tried is not first),
        key=lambda candidate: (len(candidate.shares), candidate.mean()),
    )
    return [first, *reversed(rest)]


def loss(
    game: AnyGame, state: Any, seat: int, seed: bytes, model: Model, plan: Plan, best: Move, other: Move, worlds: int
) -> float:
    """Return the share of a win that `other` loses against `best`, on average over `worlds` imagined worlds."""
    trial = _Trial(game, state, seat, seed, model, plan, None)
    one, two = Tried(best), Tried(other)
    for _ in range(worlds):
        trial.play_world((one, two))
    return gap(one, two)


def _find_keeper(trial: _Trial, view: Any, field: list[Tried]) -> Tried | None:
    """Return the first candidate that does not waive a free choice (`Waiver.GIFT`), or None if all moves do.

    If all candidates do, but not all moves, the best of the other moves is added to `field` and returned.
    """
    game = trial.game
    keeping = (tried for tried in field if game.waives(view, tried.move) is not Waiver.GIFT)
    candidate = next(keeping, None)
    if candidate is None:
        moves = game.moves(trial.state, trial.seat)
        serious = [move for move in moves if game.waives(view, move) is not Waiver.GIFT]
        if serious:
            candidate = Tried(game.robot(view, serious, trial.seed))
            field.append(candidate)
    return candidate


def _avoid_waiving(trial: _Trial, view: Any, left: Sequence[Tried], first: Tried) -> Tried:
    """Return `first`, or the best candidate that waives no free choice if `first` does so without a clear lead."""
    keeping = [tried for tried in left if trial.game.waives(view, tried.move) is not Waiver.GIFT]
    if first in keeping or not keeping:
        return first
    best = max(keeping, key=Tried.mean)
    return first if len(gaps(first, best)) >= ENOUGH_WORLDS and _lead(first, best) >= CLEARLY else best


def _choose_soonest(left: Sequence[Tried], first: Tried) -> Tried:
    """Return `first`, or, if every candidate wins the game, the one that ends it soonest."""
    if any(tried.mean() < WON for tried in left):
        return first
    soonest = max(left, key=lambda tried: sum(tried.ends) / len(tried.ends))
    return soonest if sum(soonest.ends) / len(soonest.ends) > sum(first.ends) / len(first.ends) else first


def _evaluate(trial: _Trial, weights: Mapping[Move, Sequence[Worth]], plan: Plan, also: Sequence[Move]) -> list[Tried]:
    """Return the candidates by the game's own evaluation, the best first.

    The best move keeps the margin that the model expects now, on average. In each world, a move's margin is lower by
    the points that it lacks there to the best move's average. The model makes a share of a win from the margin.
    """
    game, model = trial.game, trial.model
    view = game.view(trial.state, trial.seat)
    margin, played = model.margin(game, view)
    points = {move: [sum(worth.values()) for worth in worths] for move, worths in weights.items()}
    mean = {move: sum(gains) / len(gains) for move, gains in points.items()}
    order = list_distinct(game, view, sorted(mean, key=mean.__getitem__, reverse=True))
    candidates = sorted(_add_wanted(game, view, order[: plan.candidates], also), key=mean.__getitem__, reverse=True)
    best, tried = mean[order[0]], list[Tried]()
    for move in candidates:
        shares = [model.chance_of(margin + gain - best, played) for gain in points[move]]
        leaves = [] if trial.reader is None else [make_leaf(game.figures, worth) for worth in weights[move]]
        tried.append(Tried(move, shares, leaves))
    return tried


def _list_tried(
    trial: _Trial, view: Any, moves: Sequence[Move], also: Sequence[Move], end: float, clock: Clock
) -> list[Move]:
    """Return the moves to try, that of the game's robot first, as far as time allows until `end`."""
    game, plan = trial.game, trial.plan
    tried_moves: list[Move] = []
    for move in rank_moves(game, view, moves, trial.seed):
        tried_moves.append(move)
        if len(tried_moves) >= plan.candidates or clock() >= end:
            break
    numbers = list_siblings(list_distinct(game, view, [tried_moves[0], *moves]), tried_moves[0])
    while numbers and len(tried_moves) < plan.candidates + plan.numbers and clock() < end:
        best: Move = game.robot(view, numbers, trial.seed)
        numbers.remove(best)
        tried_moves.append(best)
    return _add_wanted(game, view, tried_moves, also)


def _add_wanted(game: AnyGame, view: Any, legal: Sequence[Move], also: Sequence[Move]) -> list[Move]:
    """Return `legal` with the moves in `also`: they replace their twins, and the others follow at the end."""
    wanted = {game.twin(view, move): move for move in also}
    return list(dict.fromkeys([*(wanted.get(game.twin(view, move), move) for move in legal), *also]))


class _Trial:
    """A seat's decision, and counts of the worlds in which its candidates were tried and of the decisions in them."""

    def __init__(
        self, game: AnyGame, state: Any, seat: int, seed: bytes, model: Model, plan: Plan, reader: Reader | None
    ) -> None:
        self.reader = reader
        self.game, self.state, self.seat, self.seed, self.model, self.plan = game, state, seat, seed, model, plan
        self.worlds = self.steps = 0
        self.players: list[Player] = [careless(plan.slips) if plan.slips else solid] * max(game.seats)

    def play_world(self, left: Sequence[Tried]) -> None:
        """Imagine one more world, and play a rollout of each candidate in it."""
        self.worlds += 1
        seed = self.seed + b"world%d" % self.worlds
        world = self.game.imagine(self.state, self.seat, seed)
        for tried in left:
            self.play_rollout(tried, world, seed)

    def play_rollout(self, tried: Tried, world: Any, seed: bytes) -> None:
        """Play a candidate and the following moves in a world, and add the results to it."""
        game, seat = self.game, self.seat
        after = game.play(world, seat, tried.move).state
        state, steps = play_ahead(game, after, self.players, seed, seat, self.plan.turns)
        self.steps += steps
        outcome, view = game.outcome(state), game.view(state, seat)
        tried.ends.append(0.0 if outcome is None else 1 / (1 + steps))
        if outcome is None:
            margin, played = self.model.margin(game, view)
            tried.shares.append(self.model.chance_of(margin, played))
        else:
            margin = final_margin(outcome, seat)
            tried.shares.append((won(outcome, seat) + self.model.chance_of(margin, 1.0)) / 2)
        if self.reader is not None:
            at_once = self.reader.measure(game.view(after, seat))
            tried.leaves.append(self.reader.leaf(view, at_once) if outcome is None else Leaf(margin, True, {}, {}))


def gaps(one: Tried, other: Tried) -> list[float]:
    """Return, for each world in which both were tried, the lead of `one` over `other` in shares of a win."""
    return [a - b for a, b in zip(one.shares, other.shares, strict=False)]


def gap(one: Tried, other: Tried) -> float:
    """Return the mean lead of `one` over `other` in shares of a win."""
    differences = gaps(one, other)
    return sum(differences) / len(differences) if differences else 0.0


def _lead(one: Tried, other: Tried) -> float:
    """Return the mean lead of `one` over `other` in standard errors; 0 if there are fewer than two worlds."""
    differences = gaps(one, other)
    if len(differences) < 2:
        return 0.0
    mean, error = sum(differences) / len(differences), standard_error(differences)
    return mean / error if error else math.copysign(math.inf, mean) if mean else 0.0


def _is_settled(left: Sequence[Tried], stake: float) -> bool:
    """Return True if every candidate loses, or every one wins, except for a share of a win below `stake`."""
    if len(left[0].shares) < 2:
        return False
    means = [tried.mean() for tried in left]
    return max(means) < stake or min(means) > 1 - stake


def _is_decided(left: Sequence[Tried]) -> bool:
    """Return True if a candidate leads all the others so clearly that no more worlds are needed."""
    if len(left[0].shares) < 4:
        return False
    ahead = max(left, key=Tried.mean)
    return all(tried is ahead or _lead(ahead, tried) >= ENOUGH for tried in left)
