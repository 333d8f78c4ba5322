"""Processes that examine a game for the studio, one after the other: a game that loops or exits harms no other."""

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
"""Arguments of each job's process, by name of the job; the key of the game follows them."""
OF_TABLES = SHORT = ("line",)
"""Jobs that read the tables: the address of the database follows the key. They take a second, and don't wait."""
AFTER_A_CHANGE = ("sheet", "lesson", "try")
"""Jobs that run after every change; the author starts the others."""
SHOWN_BY_LINE = ("try", "balance")
"""Jobs with lines of text, which the page shows as they come; a sheet is shown when it is whole."""
LIMIT = 900.0
"""Seconds after which a process is ended."""


class Result(msgspec.Struct):
    """Output of a job.

    `stale`: the game has changed since. `version` grows with each change of it; `failed`: the end of its errors.
    """

    running: bool = False
    waiting: bool = False
    stale: bool = False
    version: int = 0
    text: str = ""
    failed: str = ""


async def output(
    arguments: Sequence[str], limit: float = LIMIT, on_text: Callable[[str], None] | None = None
) -> tuple[int, str, str]:
    """Return the exit code of a Python process and its output; it ends with the caller, or at the limit.

    `on_text` gets the text printed so far after each line. Raises TimeoutError at the limit.
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
    """Return the whole text of a stream, which may have lines of any length."""
    data = b""
    while stream is not None and (part := await stream.read(1 << 16)):
        data += part
        if on_text is not None and b"\n" in part:
            on_text(data[: data.rindex(b"\n") + 1].decode(errors="replace"))
    return data.decode(errors="replace")


class Jobs:
    """Jobs of a game with their output. One runs at a time."""

    def __init__(self, key: str, database: str) -> None:
        self._key, self._database = key, database
        self.results = {name: Result() for name in JOBS}
        self._waiting: list[str] = []
        self._task: asyncio.Task[None] | None = None
        self._short: asyncio.Task[None] | None = None

    def start(self, *names: str) -> None:
        """Run these jobs after those that wait; one that is short is not kept waiting by a try of minutes."""
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
        """Note that the game has changed since the results there are."""
        for result in self.results.values():
            result.stale = result.version > 0

    async def stop(self) -> tuple[str, ...]:
        """End the jobs that run, drop those that wait, and return their names."""
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
            code, printed, errors = await output(self._arguments(name), on_text=show)
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


def _last_lines(text: str, most: int = 6) -> str:
    """Return the end of a process's errors."""
    return "\n".join(text.strip().splitlines()[-most:]) or "it ended without a word"
