"""A question to a robot, its answer, and the thinking between: what goes to a worker process and comes back."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from games import GAMES
from games.contract import AnyGame, Move
from robots import gentle
from robots.levels import Level
from robots.search import Tried, gap, search
from robots.weights import Table, table_of


class Task(msgspec.Struct, frozen=True):
    """What a robot is asked: in `position` (encoded, imagined from what `seat` knows) of a game with so many `seats`,
    at `level`. `seed` breaks ties and makes its worlds. It ends after `rollouts` (None: as many as the level has for
    this game) or `seconds` of a processor, whichever is first. `also`: moves, as they are written, that are to be
    weighed among the candidates."""

    key: str
    position: bytes
    seats: int
    seat: int
    level: Level
    seed: bytes
    rollouts: int | None = None
    seconds: float = math.inf
    also: tuple[str, ...] = ()


class Candidate(msgspec.Struct, frozen=True):
    """A move that was weighed, as it is written, and the share of a win (0 to 1) that it should bring the seat."""

    move: str
    chance: float


class Thought(msgspec.Struct, frozen=True):
    """The answer: the move, as it is written; the candidates, the chosen one first and the others as they did, where
    the robot has weighed any; and how many rollouts it took."""

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
) -> Task:
    """A task for a seat that must decide. The true state is used to imagine another that the seat can't tell from it,
    and goes nowhere."""
    position = game.encode(game.imagine(state, seat, seed))
    return Task(game.key, position, seats, seat, level, seed, rollouts, seconds, tuple(also))


def usual_rollouts(game: AnyGame, seats: int) -> int:
    """So many a strong robot takes for a decision in that game, at most; 0 where there is none."""
    table = table_of(game, seats)
    return 0 if table is None else table.plan.rollouts


def foretells(game: AnyGame, seats: int) -> bool:
    """Whether what was learned for that game says more of who wins than the number of seats does. A strong robot may do
    without, where it plays its imagined games to their end."""
    table = table_of(game, seats)
    return table is not None and table.learned.foretells


def think(task: Task) -> Thought:
    """What the robot answers. ValueError for a position that the game can't read, or in which the seat has nothing to
    decide; IllegalMove for one of `also` that can't be played."""
    game = GAMES[task.key]
    state = game.decode(task.position)
    moves = game.moves(state, task.seat)
    if not moves:
        raise ValueError(f"seat {task.seat} has nothing to decide")
    table = table_of(game, task.seats)
    if task.level is Level.STRONG and table is not None and len(moves) > 1:
        return _searched(game, state, task, table)
    return Thought(str(at_once(game, game.view(state, task.seat), moves, task.level, task.seed)))


def at_once(game: AnyGame, view: Any, moves: Sequence[Move], level: Level, seed: bytes) -> Move:
    """One of the moves, without a search: as a gentle robot, else as the game's own."""
    if level is Level.GENTLE:
        return gentle.choose(game, view, moves, seed)
    move: Move = game.robot(view, moves, seed)
    return move


def _searched(game: AnyGame, state: Any, task: Task, table: Table) -> Thought:
    plan = table.plan if task.rollouts is None else msgspec.structs.replace(table.plan, rollouts=task.rollouts)
    also: list[Move] = [game.parse_move(move) for move in task.also]
    tried = search(game, state, task.seat, task.seed, table.model, plan, seconds=task.seconds, also=also)
    return Thought(str(tried[0].move), _candidates(tried), sum(len(one.shares) for one in tried))


def _candidates(tried: Sequence[Tried]) -> tuple[Candidate, ...]:
    """Each with the chance of the first less what it did worse in the worlds in which both were tried."""
    first = tried[0]
    chances = [min(1.0, max(0.0, first.mean() - gap(first, one))) for one in tried if one.shares]
    return tuple(
        Candidate(str(one.move), chance)
        for one, chance in zip((one for one in tried if one.shares), chances, strict=True)
    )
