"""Those who think in tests: one who answers when a test says so, and what processes do with a task."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

from azalai.bot.tables.host import Nobody
from azalai.robots import Candidate, Task, Thought


class Held(Nobody):
    """Thinks for strong robots: keeps every task until the test answers it."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []
        self.askers: list[int | None] = []
        self.answers: list[asyncio.Future[Thought | None]] = []
        self.pauses = 0

    async def pause(self) -> None:
        """No time, which is counted."""
        self.pauses += 1

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """What the test will say."""
        self.askers.append(asker)
        self.tasks.append(task)
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    def answer(self, number: int, move: str | None) -> None:
        """Answers the task of that number."""
        self.answers[number].set_result(None if move is None else Thought(move))


class Ready(Nobody):
    """Thinks for strong robots: has every answer at once. `candidates`: those of each, the best first."""

    def __init__(self, candidates: tuple[Candidate, ...]) -> None:
        self.tasks: list[Task] = []
        self._candidates = candidates

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """The best of the candidates."""
        self.tasks.append(task)
        return Thought(self._candidates[0].move, self._candidates)


def for_ever(task: Task) -> Thought:
    """Never ends, and says in a file named by the task which process it is that thinks."""
    Path(task.key).write_text(str(os.getpid()), encoding="ascii")
    while True:
        time.sleep(0.01)


def dying(task: Task) -> Thought:
    """Is killed as a process is that takes too much memory, where the task says so."""
    if task.key == "die":
        os.kill(os.getpid(), 9)
    return Thought(f"{os.getpid()} {os.nice(0)}")


def failing(task: Task) -> Thought:
    """Can't read its task."""
    raise ValueError(f"no game {task.key}")


class Slow(Ready):
    """Takes some seconds for every answer, which a simulated clock lets pass."""

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """The best of the candidates, after a while."""
        await asyncio.sleep(5)
        return await super().ask(task, asker=asker, later=later)
