"""Thinking: a question to a robot and its answer, as values that can be sent to a worker process and back."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from azalai.games import GAMES
from azalai.games.contract import AnyGame, Move
from azalai.robots import gentle
from azalai.robots.levels import Level
from azalai.robots.reasons import Reason, reasons, standard_error
from azalai.robots.search import Tried, gap, gaps, search
from azalai.robots.weights import Plan, Table, table_of


class Task(msgspec.Struct, frozen=True):
    """Question to a robot of `level`: the best move in `position` (encoded, imagined from the knowledge of `seat`).

    `seed` breaks ties and determines the imagined worlds. The search ends after `rollouts` (None: the game's usual
    number) or after `seconds` of a processor. Unless time runs out, no candidate is dropped or chosen before `least`
    worlds. `also`: moves in notation to evaluate with the candidates. `explains`: return reasons, too.
    """

    key: str
    position: bytes
    seats: int
    seat: int
    level: Level
    seed: bytes
    rollouts: int | None = None
    seconds: float = math.inf
    also: tuple[str, ...] = ()
    least: int = 0
    explains: bool = False


class Candidate(msgspec.Struct, frozen=True):
    """A move that was evaluated, in notation, and its `chance`: the expected share of a win (0 to 1).

    `error`: for the first candidate the standard error of its chance, for the others that of their distance from the
    first. `reasons`: the figures in which the candidate differs most from the first; the first one is compared with
    the second best.
    """

    move: str
    chance: float
    error: float = 0.0
    reasons: tuple[Reason, ...] = ()


class Thought(msgspec.Struct, frozen=True):
    """Answer of a robot: its move, in notation, the candidates and the number of rollouts.

    The chosen candidate is first and the others follow by their results; there are none if the robot evaluated none.
    """

    move: str
    candidates: tuple[Candidate, ...] = ()
    rollouts: int = 0


def request(
    game: AnyGame,
    state: Any,
    seats: int,
    seat: int,
    level: Level,
    seed: bytes,
    *,
    rollouts: int | None = None,
    seconds: float = math.inf,
    also: Sequence[str] = (),
    least: int = 0,
    explains: bool = False,
) -> Task:
    """Return a task for a seat that must decide.

    It holds an imagined position that the seat can't distinguish from `state`, and not `state` itself.
    """
    position = game.encode(game.imagine(state, seat, seed))
    return Task(game.key, position, seats, seat, level, seed, rollouts, seconds, tuple(also), least, explains)


def usual_rollouts(game: AnyGame, seats: int) -> int:
    """Return the largest number of a strong robot's rollouts for a decision; 0 if the game has no strong robot."""
    table = table_of(game, seats)
    return 0 if table is None else table.plan.rollouts


def foretells(game: AnyGame, seats: int) -> bool:
    """Return True if the learned value predicts the winner better than the number of seats alone.

    A strong robot needs no such value if it plays its imagined games to their end.
    """
    table = table_of(game, seats)
    return table is not None and table.learned.foretells


def think(task: Task) -> Thought:
    """Return the robot's answer.

    Raises ValueError if the game can't read the position or the seat has nothing to decide, and `IllegalMove` if a
    move in `also` can't be played.
    """
    game = GAMES[task.key]
    state = game.decode(task.position)
    moves = game.moves(state, task.seat)
    if not moves:
        raise ValueError(f"seat {task.seat} has nothing to decide")
    table = table_of(game, task.seats)
    if task.level is Level.STRONG and table is not None and len(moves) > 1:
        return _search(game, state, task, table)
    return Thought(str(choose_at_once(game, state, task.seats, task.seat, task.level, task.seed)))


def choose_at_once(
    game: AnyGame, state: Any, seats: int, seat: int, level: Level, seed: bytes, character: str | None = None
) -> Move:
    """Return the move of a seat without a search, from its knowledge alone.

    A gentle robot chooses it for the gentle level, a robot with `character` if one is given, and else the game's own
    robot.
    """
    if level is Level.GENTLE:
        return gentle.choose(game, state, seat, seed, table_of(game, seats))
    view, moves = game.view(state, seat), game.moves(state, seat)
    if character is not None:
        liked: Move = game.in_character(character, view, moves, seed)
        return liked
    move: Move = game.robot(view, moves, seed)
    return move


def _search(game: AnyGame, state: Any, task: Task, table: Table) -> Thought:
    plan = _adapt_plan(table.plan, task)
    also: list[Move] = [game.parse_move(move) for move in task.also]
    tried = search(
        *(game, state, task.seat, task.seed, table.model, plan),
        seconds=task.seconds,
        also=also,
        explains=task.explains,
    )
    return Thought(str(tried[0].move), _make_candidates(game, tried), sum(len(candidate.shares) for candidate in tried))


def _adapt_plan(usual: Plan, task: Task) -> Plan:
    """Return a game's plan with the rollouts of a task.

    The worlds of the game's own evaluation change in the same proportion.
    """
    rollouts = usual.rollouts if task.rollouts is None else task.rollouts
    worlds = max(1, task.least, round(usual.worlds * rollouts / usual.rollouts))
    return msgspec.structs.replace(usual, rollouts=rollouts, worlds=worlds, least=max(usual.least, task.least))


def _make_candidates(game: AnyGame, tried: Sequence[Tried]) -> tuple[Candidate, ...]:
    """Return the candidates with their chances: the first's, less the mean distance in the worlds of both."""
    first, *others = tried
    if not first.shares:
        return ()
    others = [candidate for candidate in others if candidate.shares]
    chance, error = first.mean(), _bound_error(standard_error(first.shares))
    next_best = min(others, key=lambda candidate: gap(first, candidate), default=first)
    why = reasons(game.figures, first.leaves, next_best.leaves, gap(first, next_best))
    candidates = [Candidate(str(first.move), min(1.0, max(0.0, chance)), error, why)]
    for candidate in others:
        behind = gap(first, candidate)
        why = reasons(game.figures, candidate.leaves, first.leaves, -behind)
        error = _bound_error(standard_error(gaps(first, candidate)))
        candidates.append(Candidate(str(candidate.move), min(1.0, max(0.0, chance - behind)), error, why))
    return tuple(candidates)


def _bound_error(error: float) -> float:
    """Return a standard error, limited to 1: a share can't be off by more."""
    return min(1.0, error)
