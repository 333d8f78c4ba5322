"""Puzzles for tests: real positions of games of robots, with chances that are made up."""

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
from azalai.robots import Candidate, Decision, Draw, Reason, Stretch, Task, Thought, drawn
from tests.simulator import Message, Person, Simulator

NO_ERROR = 0.01
WHY = (Reason("lead", 2.0, 1.0, 1.0),)


@functools.cache
def decisions(game: str) -> tuple[Decision, ...]:
    """Some decisions of a game."""
    return drawn(Draw(game, min(GAMES[game].seats), b"puzzle", 12))


def puzzle(game: str = "touareg", which: int = 0, *, kind: str | None = None, best: int = 0) -> NewPuzzle:
    """A puzzle of a game in which the move of that number is best, and each other worse than the one before it."""
    decision, rules = decisions(game)[which], GAMES[game]
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


async def kept(host: Host, *puzzles: NewPuzzle, practice: bool = False) -> None:
    """Keeps puzzles, as whoever makes them does."""
    async with host.store.write() as tx:
        for one in puzzles:
            await tx.of(Puzzles).keep(one, practice=practice)


async def asked(simulator: Simulator[Azalai], person: Person, game: str = "touareg") -> Message:
    """Somebody asks for the puzzle of today in the first channel."""
    return (await person.slash(simulator.channel(), "azalai puzzle", game=game)).message


class Idle:
    """Thinks in this process when it is quiet: draws games, and says of each decision what the test has made up."""

    def __init__(self, thought: Callable[[Task], Thought | None]) -> None:
        self.quiet = 10**6
        self.asked: list[Any] = []
        self._thought = thought

    def renew(self) -> None:
        """Keep the games: none changes in a test."""

    async def idly(self, thinking: Callable[[Any], Any], question: Any) -> Any:
        """A game, or what was made up."""
        self.asked.append(question)
        if isinstance(question, Draw):
            return await asyncio.to_thread(thinking, question)
        return self._thought(question)

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """Nobody does."""
        raise AssertionError

    async def pause(self) -> None:
        """Nor that."""
        raise AssertionError

    async def appraise(self, stretch: Stretch) -> None:
        """Nor that."""
        raise AssertionError


def clear(task: Task) -> Thought:
    """The first move is clearly best."""
    chances = [0.6, *(0.4 for _ in task.also[1:])]
    candidates = [Candidate(move, chance, 0.01, WHY) for move, chance in zip(task.also, chances, strict=True)]
    return Thought(task.also[0], tuple(candidates))
