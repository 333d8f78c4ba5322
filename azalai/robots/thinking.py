"""Thinking: a question to a robot and its answer, on their way to a worker process and back."""

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
    """Question to a robot: the best move in `position` (encoded, imagined from the knowledge of `seat`), at `level`.

    `seed` breaks ties and makes its worlds. It ends after `rollouts` (None: the level's number for this game) or
    `seconds` of a processor, whichever is first; no move is judged by fewer than `least` worlds. `also`: moves in
    notation to evaluate with the candidates. `explains`: return reasons, too.
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
    """A move that was weighed, as it is written, and the share of a win (0 to 1) that it should bring the seat.

    `error`: the standard error of that chance for the first candidate, for the others of how much less than the first
    they bring. `reasons`: the figures in which it differs most from the first one, the first one from the next.
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

    The true state is used to imagine another that the seat can't tell from it, and goes nowhere.
    """
    position = game.encode(game.imagine(state, seat, seed))
    return Task(game.key, position, seats, seat, level, seed, rollouts, seconds, tuple(also), least, explains)


def usual_rollouts(game: AnyGame, seats: int) -> int:
    """Return the largest number of a strong robot's rollouts for a decision in that game; 0 without one."""
    table = table_of(game, seats)
    return 0 if table is None else table.plan.rollouts


def foretells(game: AnyGame, seats: int) -> bool:
    """Return True if the learned value says more of the winner than the number of seats does.

    A strong robot may do without, if it plays its imagined games to their end.
    """
    table = table_of(game, seats)
    return table is not None and table.learned.foretells


def think(task: Task) -> Thought:
    """Return the robot's answer.

    Raises ValueError for a position that the game can't read, or without a decision of the seat; `IllegalMove` for one
    of `also` that can't be played.
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
    """Return one of the moves of a seat, without a search.

    As a gentle robot, as one of a character of the game, else as the game's own, from the seat's knowledge.
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
    plan = _plan(table.plan, task)
    also: list[Move] = [game.parse_move(move) for move in task.also]
    tried = search(
        *(game, state, task.seat, task.seed, table.model, plan),
        seconds=task.seconds,
        also=also,
        explains=task.explains,
    )
    return Thought(str(tried[0].move), _candidates(game, tried), sum(len(candidate.shares) for candidate in tried))


def _plan(usual: Plan, task: Task) -> Plan:
    """Return the plan of a game for a task: multiples of its rollouts, and of the worlds in which a game evaluates."""
    rollouts = usual.rollouts if task.rollouts is None else task.rollouts
    worlds = max(1, task.least, round(usual.worlds * rollouts / usual.rollouts))
    return msgspec.structs.replace(usual, rollouts=rollouts, worlds=worlds, least=max(usual.least, task.least))


def _candidates(game: AnyGame, tried: Sequence[Tried]) -> tuple[Candidate, ...]:
    """Return each candidate with its chance: that of the first less the difference in common worlds."""
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
    """Return a standard error of a share; nothing is known less than a share can be off."""
    return min(1.0, error)
