"""Guard of calls of games from outside: none ends the process, and none lasts for ever.

A plug-in is code, and can do whatever the bot can; this holds its slips, not its malice. `SystemExit` and
`KeyboardInterrupt` become `GameBroke`, and so does a `Slip`, with which a table can't go on. While `Watch` runs, a call
that lasts is named in the log, and later ended, and so is one that eats memory. A call inside C code is only named:
Python can't end it. On Linux the system refuses a call more memory than it may take, also at once and in C code.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
import importlib.util
import logging
import os
import sys
import threading
import time
from collections.abc import Callable, Generator
from contextvars import ContextVar
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from azalai.games.slips import Slip

resource: Any = importlib.import_module("resource") if importlib.util.find_spec("resource") else None  # not on Windows

log = logging.getLogger(__name__)
P = ParamSpec("P")
R = TypeVar("R")

NAMED_AFTER, ENDED_AFTER = 5.0, 30.0
"""Seconds inside a game's code after which it is named in the log, and after which the call is ended."""
MOST_MEMORY = 2**30
"""Bytes that the process may grow by during one call."""
REFUSED_MEMORY = 2 * MOST_MEMORY
"""Bytes by which the system lets it grow: more, because a refusal may hit another thread than that of the call."""
LOOK = 0.5
at_table: ContextVar[int | None] = ContextVar("at_table", default=None)
"""The number of the table for which game code is called."""


class GameBroke(Exception):
    """A game from outside tried to end the process, was ended, or has a fault. `table`: at which table, if any."""

    def __init__(self, key: str, why: str, table: int | None = None) -> None:
        super().__init__(f"the game {key} {why}")
        self.key, self.table = key, table


class Ended(BaseException):
    """Raised inside a call that lasts too long; no `except Exception` of the game stops it."""


class Call:
    """Running call of a game's code. `why`, `line`: why it was ended, if it was, and the line it was at."""

    def __init__(self, key: str, name: str) -> None:
        self.key, self.name, self.table = key, name, at_table.get()
        self.thread, self.since = threading.get_ident(), time.perf_counter()
        self.memory, self.data = _memory_of_process()
        self.named, self.over, self.why, self.line = False, False, "", ""

    def __str__(self) -> str:
        """Return `oasis (can, table 7)` for the log."""
        where = "" if self.table is None else f", table {self.table}"
        return f"{self.key} ({self.name}{where})"


_running: dict[int, Call] = {}
_packages: dict[str, str] = {}
"""Packages of games by key, as far as they were imported."""
_changing = threading.Lock()


@contextlib.contextmanager
def inside(key: str, name: str) -> Generator[None]:
    """Run code of a game.

    GameBroke if it would end the process, or is ended; calls inside of others are part of them.
    """
    thread = threading.get_ident()
    if thread in _running:
        yield
        return
    call = Call(key, name)
    _enter(call)
    try:
        try:
            yield
        finally:
            _leave(call)
    except Ended as ended:
        _leave(call)
        raise GameBroke(key, call.why or "was ended", call.table) from ended
    except MemoryError as error:
        raise GameBroke(
            key, f"needed more than {REFUSED_MEMORY // 2**20} MiB of memory in {name}", call.table
        ) from error
    except Slip as slip:
        place = f" ({slip.place})" if slip.place else ""
        raise GameBroke(key, f"has a fault: {slip}{place}", call.table) from slip
    except (SystemExit, KeyboardInterrupt, GeneratorExit) as error:
        raise GameBroke(key, f"raised {type(error).__name__} in {name}", call.table) from error


@contextlib.contextmanager
def inside_import(key: str, name: str = "import") -> Generator[None]:
    """Import code of a game, as `inside`, with a watch of its own: games are imported before the bot watches them."""
    with Watch(), inside(key, name):
        yield


def guard_call(key: str, name: str, function: Callable[P, R]) -> Callable[P, R]:
    """Return the function of a game as it is called here."""

    @functools.wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        with inside(key, name):
            return function(*args, **kwargs)

    return call


def guard(key: str, holder: Any, names: tuple[str, ...]) -> None:
    """Guard those functions of a game or a module which it has; once is enough."""
    _packages[key] = str(getattr(holder, "__name__", type(holder).__module__)).partition(".")[0]
    for name in names:
        function = getattr(holder, name, None)
        if callable(function) and not isinstance(function, type) and not hasattr(function, "__guarded_by_azalai__"):
            call = guard_call(key, name, function)
            call.__guarded_by_azalai__ = True  # pyright: ignore[reportFunctionMemberAccess]
            setattr(holder, name, call)


_usual: list[tuple[int, int]] = []
"""Limits of the process's memory that are restored when no call runs any more."""


def _enter(call: Call) -> None:
    """Note that a call begins, and limit the memory of the process to `REFUSED_MEMORY` more."""
    with _changing:
        if resource is not None and call.data:
            if not _running:
                _usual[:] = [resource.getrlimit(resource.RLIMIT_DATA)]
            (soft, hard), most = _usual[0], call.data + REFUSED_MEMORY
            resource.setrlimit(
                resource.RLIMIT_DATA, (most if soft == resource.RLIM_INFINITY else min(most, soft), hard)
            )
        _running[call.thread] = call


def limit_memory(most: int) -> None:
    """Limit the memory of this process to `most` bytes, if the system can and has no smaller limit."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
        if soft == resource.RLIM_INFINITY or soft > most:
            resource.setrlimit(resource.RLIMIT_DATA, (most, hard))


def _leave(call: Call) -> None:
    """Note that a call is over, and withdraw the order to end it and, after the last, the limit of memory."""
    with _changing:
        call.over = True
        _running.pop(call.thread, None)
        if resource is not None and _usual and not _running:
            resource.setrlimit(resource.RLIMIT_DATA, _usual.pop())
        if call.why:
            _raise_in(call.thread, None)


def _raise_in(thread: int, error: type[BaseException] | None) -> None:
    exception = ctypes.py_object() if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), exception)


def _find_line(call: Call) -> str:
    """Return the game's own line that a call is at, such as ` (azalai_oasis/__init__.py, line 88)`, or ""."""
    frame, package = sys._current_frames().get(call.thread), _packages.get(call.key)  # pyright: ignore[reportPrivateUsage]
    while frame is not None:
        if str(frame.f_globals.get("__name__", "")).partition(".")[0] == package:
            parts = Path(frame.f_code.co_filename).parts
            at = parts.index(package) if package in parts else -1
            return f" ({'/'.join(parts[at:])}, line {frame.f_lineno})"
        frame = frame.f_back
    return ""


def _memory_of_process() -> tuple[int, int]:
    """Return the bytes of memory in use, and those that count for its limit; 0 if the system does not report them."""
    if not hasattr(os, "sysconf"):  # Windows
        return 0, 0
    try:
        sizes = [int(size) * os.sysconf("SC_PAGE_SIZE") for size in Path("/proc/self/statm").read_bytes().split()]
        return sizes[1], sizes[5]
    except (OSError, ValueError, IndexError):
        return 0, 0


class Watch:
    """A thread that looks at the calls that run. `on_ended` is called there, with each that was ended."""

    def __init__(
        self,
        on_ended: Callable[[Call], None] | None = None,
        *,
        named_after: float = NAMED_AFTER,
        ended_after: float = ENDED_AFTER,
        most_memory: int = MOST_MEMORY,
    ) -> None:
        self._on_ended = on_ended
        self._named_after, self._ended_after, self._most_memory = named_after, ended_after, most_memory
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True, name="game watch")

    def start(self) -> Watch:
        """Start looking."""
        self._thread.start()
        return self

    def close(self) -> None:
        """Stop looking."""
        self._closed.set()

    def __enter__(self) -> Watch:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.close()
        self._thread.join(10 * LOOK)

    def _run(self) -> None:
        while not self._closed.wait(min(LOOK, self._named_after)):
            self.look()

    def look(self) -> None:
        """Look at the calls that run, once.

        Memory is that of the process: the longest of several calls is ended first, and the others may be over before
        the next look.
        """
        any(self._end_if_due(call) for call in sorted(_running.values(), key=lambda call: call.since))

    def _end_if_due(self, call: Call) -> bool:
        """Name or end a call that lasts or takes too much. Return True if it is ended and was not before."""
        seconds, grown = time.perf_counter() - call.since, _memory_of_process()[0] - call.memory
        if seconds >= self._named_after and not call.named:
            call.named = True
            line = _find_line(call)
            log.warning("the game %s has not answered for %.0f seconds; everything waits for it%s", call, seconds, line)
        if seconds < self._ended_after and grown < self._most_memory:
            return False
        first = not call.why
        why = (
            f"did not come to an end within {self._ended_after:g} seconds in {call.name}"
            if seconds >= self._ended_after
            else f"took {grown // 2**20} MiB of memory in {call.name}"
        )
        line = _find_line(call)
        with _changing:
            if call.over:
                return False
            call.why, call.line = call.why or why, line
            _raise_in(call.thread, Ended)
        if first:
            log.error("the game %s is ended: it %s%s", call, why, line)
            if self._on_ended is not None:
                self._on_ended(call)
        return first
