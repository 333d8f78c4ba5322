"""Thinkers of tests: some answer when a test says so, others define what a process does with its task."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

from azalai.bot.tables.host import NullThinking
from azalai.robots import Candidate, Task, Thought


class Held(NullThinking):
    """Thinker for strong robots that keeps every task until the test answers it."""

    def __init__(self) -> None:
        self.tasks: list[Task] = []
        self.askers: list[int | None] = []
        self.answers: list[asyncio.Future[Thought | None]] = []
        self.pauses = 0

    async def pause(self) -> None:
        """Count the pause and return at once."""
        self.pauses += 1

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """Return the answer that the test will give."""
        self.askers.append(asker)
        self.tasks.append(task)
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    def answer(self, number: int, move: str | None) -> None:
        """Answer a task by its number."""
        self.answers[number].set_result(None if move is None else Thought(move))


class Ready(NullThinking):
    """Thinker for strong robots that answers at once with `candidates`, the best first."""

    def __init__(self, candidates: tuple[Candidate, ...]) -> None:
        self.tasks: list[Task] = []
        self._candidates = candidates

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """Return the best of the candidates."""
        self.tasks.append(task)
        return Thought(self._candidates[0].move, self._candidates)


def think_for_ever(task: Task) -> Thought:
    """Write the process's number into the file that the task names, and never end."""
    Path(task.key).write_text(str(os.getpid()), encoding="ascii")
    while True:
        time.sleep(0.01)


def die(task: Task) -> Thought:
    """Kill the process, like one that takes too much memory, if the task says so."""
    if task.key == "die":
        os.kill(os.getpid(), 9)
    return Thought(f"{os.getpid()} {os.nice(0)}")


def fail(task: Task) -> Thought:
    """Fail to read the task."""
    raise ValueError(f"no game {task.key}")


class Slow(Ready):
    """Thinker that takes some seconds for every answer, which a simulated clock lets pass."""

    async def ask(self, task: Task, *, asker: int | None = None, later: bool = False) -> Thought | None:
        """Return the best of the candidates after some seconds."""
        await asyncio.sleep(5)
        return await super().ask(task, asker=asker, later=later)
