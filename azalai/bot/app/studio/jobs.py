"""Jobs of the studio: processes that examine a game. A game that loops or exits harms only its process."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import sys
from collections.abc import Callable, Sequence

import msgspec

WORK = ("-m", "azalai.bot.app.studio.work")
TRY = ("-m", "azalai.bot", "try")
JOBS = {
    "sheet": (*WORK, "sheet"),
    "lesson": (*WORK, "lesson"),
    "line": (*WORK, "line"),
    "try": TRY,
    "balance": (*TRY, "--balance"),
}
"""Arguments of the process of each job; the key of the game is added to them."""
OF_TABLES = SHORT = ("line",)
"""Jobs that read the tables. The address of the database is added to their arguments.

They need about a second, and do not wait for other jobs.
"""
AFTER_A_CHANGE = ("sheet", "lesson", "try")
"""Jobs that run after each change of the game; the author starts the others."""
SHOWN_BY_LINE = ("try", "balance")
"""Jobs whose output the page shows line by line; that of other jobs is shown when it is complete."""
LIMIT = 900.0
"""Seconds after which a process is ended."""


class Result(msgspec.Struct):
    """Output of a job.

    `version` counts its changes; `failed`: the last lines of the errors, if there is no output; `stale`: the game has
    changed since then.
    """

    running: bool = False
    waiting: bool = False
    stale: bool = False
    version: int = 0
    text: str = ""
    failed: str = ""


async def run_process(
    arguments: Sequence[str], limit: float = LIMIT, on_text: Callable[[str], None] | None = None
) -> tuple[int, str, str]:
    """Run a Python process, and return its exit code, its output and its errors.

    The process is killed after `limit` seconds, which raises TimeoutError, or if the caller is cancelled. After new
    lines, `on_text` is called with the whole output so far.
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(limit):
            printed, errors = await asyncio.gather(_read(process.stdout, on_text), _read(process.stderr))
            await process.wait()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    return process.returncode or 0, printed, errors


async def _read(stream: asyncio.StreamReader | None, on_text: Callable[[str], None] | None = None) -> str:
    """Return the whole text of a stream. Its lines may be of any length."""
    data = b""
    while stream is not None and (part := await stream.read(1 << 16)):
        data += part
        if on_text is not None and b"\n" in part:
            on_text(data[: data.rindex(b"\n") + 1].decode(errors="replace"))
    return data.decode(errors="replace")


class Jobs:
    """Jobs of a game, with their output. They run one after the other, except short ones."""

    def __init__(self, key: str, database: str) -> None:
        self._key, self._database = key, database
        self.results = {name: Result() for name in JOBS}
        self._waiting: list[str] = []
        self._task: asyncio.Task[None] | None = None
        self._short: asyncio.Task[None] | None = None

    def start(self, *names: str) -> None:
        """Run these jobs after those that wait already; a short job runs at once."""
        for name in names:
            result = self.results[name]
            if name in self._waiting or result.running:
                continue
            if name in SHORT:
                result.running = True
                self._short = asyncio.create_task(self._run(name))
            else:
                self._waiting.append(name)
                result.waiting = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    def mark_stale(self) -> None:
        """Record that the game has changed, so that all results are stale."""
        for result in self.results.values():
            result.stale = result.version > 0

    async def stop(self) -> tuple[str, ...]:
        """End the running jobs, drop the waiting ones, and return the names of both."""
        left = tuple(name for name, result in self.results.items() if result.running or result.waiting)
        self._waiting.clear()
        running = [task for task in (self._task, self._short) if task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        for result in self.results.values():
            result.running = result.waiting = False
        return left

    async def _work(self) -> None:
        while self._waiting:
            name = self._waiting.pop(0)
            self.results[name].waiting = False
            await self._run(name)

    async def _run(self, name: str) -> None:
        result = self.results[name]
        result.running, result.stale = True, False
        show = functools.partial(_show, result) if name in SHOWN_BY_LINE else None
        try:
            code, printed, errors = await run_process(self._arguments(name), on_text=show)
            result.text = printed
            result.failed = _last_lines(errors) if code and not printed else ""
        except TimeoutError:
            result.failed = f"it did not come to an end within {LIMIT:.0f} seconds"
        finally:
            result.running = False
        result.version += 1

    def _arguments(self, name: str) -> tuple[str, ...]:
        return (*JOBS[name], self._key, *((self._database,) if name in OF_TABLES else ()))


def _show(result: Result, text: str) -> None:
    result.text, result.failed = text, ""
    result.version += 1


def _last_lines(text: str) -> str:
    """Return the last six lines of a process's errors."""
    return "\n".join(text.strip().splitlines()[-6:]) or "the process ended without a message"
