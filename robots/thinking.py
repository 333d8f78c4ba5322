"""A question to a robot, its answer, and the thinking between: what goes to a worker process and comes back."""

from __future__ import annotations

from typing import Any

import msgspec

from games import GAMES
from games.contract import AnyGame
from robots import gentle
from robots.levels import Level


class Task(msgspec.Struct, frozen=True):
    """What a robot is asked: in `position` (encoded, imagined from what `seat` knows), at `level`. `seed` breaks ties
    and makes its worlds. It ends after `rollouts` (None: as many as the level has for this game) or `seconds` of a
    processor, whichever is first. `also`: moves, as they are written, that are to be weighed among the candidates."""

    key: str
    position: bytes
    seat: int
    level: Level
    seed: bytes
    rollouts: int | None = None
    seconds: float = 1.0
    also: tuple[str, ...] = ()


class Candidate(msgspec.Struct, frozen=True):
    """A move that was weighed, as it is written, and the share of a win (0 to 1) that it should bring the seat."""

    move: str
    chance: float


class Thought(msgspec.Struct, frozen=True):
    """The answer: the move, as it is written; the candidates, the best first, where the robot has weighed any; and how
    many rollouts it took."""

    move: str
    candidates: tuple[Candidate, ...] = ()
    rollouts: int = 0


def request(
    game: AnyGame, state: Any, seat: int, level: Level, seed: bytes, *, seconds: float = 1.0, also: tuple[str, ...] = ()
) -> Task:
    """A task for a seat that must decide. The true state is used to imagine another that the seat can't tell from it,
    and goes nowhere."""
    position = game.encode(game.imagine(state, seat, seed))
    return Task(game.key, position, seat, level, seed, seconds=seconds, also=also)


def think(task: Task) -> Thought:
    """What the robot answers. ValueError for a position that the game can't read, or in which the seat has nothing to
    decide."""
    game = GAMES[task.key]
    state = game.decode(task.position)
    moves = game.moves(state, task.seat)
    if not moves:
        raise ValueError(f"seat {task.seat} has nothing to decide")
    view = game.view(state, task.seat)
    if task.level is Level.GENTLE:
        return Thought(str(gentle.choose(game, view, moves, task.seed)))
    return Thought(str(game.robot(view, moves, task.seed)))
