"""Puzzles for tests: real positions of robots' games, with made-up chances."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from typing import Any

import msgspec

from azalai.bot.app.client import Azalai
from azalai.bot.solo.puzzle_store import NewPuzzle, Puzzles
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from azalai.games.questions import tag
from azalai.robots import Candidate, Decision, Draw, Reason, Stretch, Task, Thought, draw_decisions
from tests.simulator import Message, Person, Simulator

NO_ERROR = 0.01
WHY = (Reason("lead", 2.0, 1.0, 1.0),)


@functools.cache
def draw_some_decisions(game: str) -> tuple[Decision, ...]:
    """Return some decisions of a game."""
    return draw_decisions(Draw(game, min(GAMES[game].seats), b"puzzle", 12))


def make_puzzle(game: str = "touareg", which: int = 0, *, kind: str | None = None, best: int = 0) -> NewPuzzle:
    """Return a puzzle of a game in which move `best` is the best, and each other is worse than the one before it."""
    decision, rules = draw_some_decisions(game)[which], GAMES[game]
    moves = [decision.moves[best], *(move for at, move in enumerate(decision.moves) if at != best)]
    figure = rules.figures[0].name if rules.figures else "lead"
    chances = [0.6, *(0.45 - 0.02 * number for number in range(len(moves) - 1))]
    candidates = [
        Candidate(move, chance, NO_ERROR, (Reason(figure, 2.0 - number, 1.0, 1.0 - number),))
        for number, (move, chance) in enumerate(zip(moves, chances, strict=True))
    ]
    return NewPuzzle(
        game=game,
        version=rules.version,
        seats=min(rules.seats),
        seat=decision.seat,
        options=msgspec.json.encode(rules.Options()),
        position=decision.position,
        kind=kind or tag(rules.parse_move(moves[0])),
        candidates=msgspec.json.encode(candidates).decode(),
        made_at=0.0,
    )


async def store_puzzles(host: Host, *puzzles: NewPuzzle, practice: bool = False) -> None:
    """Store puzzles, like the supply."""
    async with host.store.write() as tx:
        for puzzle in puzzles:
            await tx.get(Puzzles).keep(puzzle, practice=practice)


async def open_puzzle(simulator: Simulator[Azalai], person: Person, game: str = "touareg") -> Message:
    """Ask for today's puzzle in the first channel."""
    return (await person.slash(simulator.channel(), "azalai puzzle", game=game)).message


class Idle:
    """Thinker in the test's process that draws games when it is quiet and evaluates decisions as the test says."""

    def __init__(self, thought: Callable[[Task], Thought | None]) -> None:
        self.quiet_seconds = 10**6
        self.asked: list[Any] = []
        self._thought = thought

    def renew(self) -> None:
        """Keep the games: none changes in a test."""

    async def think_idly(self, thinking: Callable[[Any], Any], question: Any) -> Any:
        """Return a drawn game or the made-up thought."""
        self.asked.append(question)
        if isinstance(question, Draw):
            return await asyncio.to_thread(thinking, question)
        return self._thought(question)

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """Fail: puzzles are made from idle questions only."""
        raise AssertionError

    async def pause(self) -> None:
        """Fail: no robot pauses."""
        raise AssertionError

    async def appraise(self, stretch: Stretch) -> None:
        """Fail: no chances are asked for."""
        raise AssertionError


def think_clearly(task: Task) -> Thought:
    """Return a thought in which the first move is clearly best."""
    chances = [0.6, *(0.4 for _ in task.also[1:])]
    candidates = [Candidate(move, chance, 0.01, WHY) for move, chance in zip(task.also, chances, strict=True)]
    return Thought(task.also[0], tuple(candidates))
