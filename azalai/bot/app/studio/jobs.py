"""Processes in which the studio looks at a game, one after the other: a game that loops or dies harms nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Sequence

import msgspec

WORK = ("-m", "azalai.bot.app.studio.work")
TRY = ("-m", "azalai.bot", "try")
JOBS = {"sheet": (*WORK, "sheet"), "lesson": (*WORK, "lesson"), "try": TRY, "balance": (*TRY, "--balance")}
"""What runs in the background, each in a process of its own, by name; the key of the game follows."""
AFTER_A_CHANGE = ("sheet", "lesson", "try")
"""Those that run after every change; the others when the author asks."""
LIMIT = 900.0
"""Seconds after which a process is ended."""


class Result(msgspec.Struct):
    """What a job has printed. `version` grows with each; `failed`: the end of what went wrong."""

    running: bool = False
    waiting: bool = False
    version: int = 0
    text: str = ""
    failed: str = ""


async def output(arguments: Sequence[str], limit: float = LIMIT) -> tuple[int, str, str]:
    """Return the exit code of a Python process and what it has printed; it ends with the caller, or at the limit.

    Raises TimeoutError at the limit.
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(limit):
            printed, errors = await process.communicate()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return process.returncode or 0, printed.decode(errors="replace"), errors.decode(errors="replace")


class Jobs:
    """The jobs of a game, and what they have printed. One runs at a time."""

    def __init__(self, key: str) -> None:
        self._key = key
        self.results = {name: Result() for name in JOBS}
        self._waiting: list[str] = []
        self._task: asyncio.Task[None] | None = None

    def start(self, *names: str) -> None:
        """Run these jobs after those that wait."""
        for name in names:
            if name not in self._waiting and not self.results[name].running:
                self._waiting.append(name)
                self.results[name].waiting = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    async def stop(self) -> tuple[str, ...]:
        """End what runs and forget what waits; return their names."""
        left = tuple(name for name, result in self.results.items() if result.running or result.waiting)
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for result in self.results.values():
            result.running = result.waiting = False
        return left

    async def _work(self) -> None:
        while self._waiting:
            name = self._waiting.pop(0)
            result = self.results[name]
            result.waiting, result.running = False, True
            try:
                code, printed, errors = await output((*JOBS[name], self._key))
                result.text = printed
                result.failed = _last_lines(errors) if code and not printed else ""
            except TimeoutError:
                result.failed = f"it did not come to an end within {LIMIT:.0f} seconds"
            finally:
                result.running = False
            result.version += 1


def _last_lines(text: str, most: int = 6) -> str:
    """Return the end of what a process has said of its errors."""
    return "\n".join(text.strip().splitlines()[-most:]) or "it ended without a word"
