"""Counts of a bot's calls of SQLite: a bot that counts writes them to a file, which a benchmark reads.

They are counted between the driver and SQLite, so that they hold however the store writes its statements. SQLite gives
the full text of every statement for that, which costs time: presses are timed on a bot that does not count.
"""

from __future__ import annotations

import mmap
import sqlite3
import struct
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

import aiosqlite.core

_LAYOUT = struct.Struct("3q")
_FRAME = ("BEGIN", "ROLLBACK", "PRAGMA", "--")


class Counts(NamedTuple):
    """Statements, commits, and hops.

    Statements do not include those that begin and end transactions; of several rows written by one call, each is one.
    Hops are calls given to the thread of a connection.
    """

    statements: int = 0
    commits: int = 0
    hops: int = 0

    def since(self, earlier: Counts) -> Counts:
        """Return the counts since the earlier reading."""
        return Counts(*(now - before for now, before in zip(self, earlier, strict=True)))


def read(file: Path) -> Counts:
    """Return the counts up to now."""
    return Counts(*_LAYOUT.unpack(file.read_bytes()))


def count_into(file: Path) -> None:
    """Count from now on, in this process, into a new file."""
    tally = _Tally(file)

    class CountedQueue(SimpleQueue[Any]):
        """Calls that wait for the thread of a connection."""

        def put_nowait(self, item: Any) -> None:
            """Count a hop."""
            tally.add(hops=1)
            super().put_nowait(item)

    connect = sqlite3.connect

    def trace(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection = connect(*arguments, **options)
        connection.set_trace_callback(tally.statement)
        return connection

    aiosqlite.core.SimpleQueue = CountedQueue  # pyright: ignore[reportPrivateImportUsage]
    sqlite3.connect = trace


class _Tally:
    def __init__(self, file: Path) -> None:
        file.write_bytes(bytes(_LAYOUT.size))
        with file.open("r+b") as opened:
            self._shared = mmap.mmap(opened.fileno(), _LAYOUT.size)
        self._counts = Counts()
        self._turn = threading.Lock()

    def add(self, statements: int = 0, commits: int = 0, hops: int = 0) -> None:
        with self._turn:
            before = self._counts
            self._counts = Counts(before.statements + statements, before.commits + commits, before.hops + hops)
            _LAYOUT.pack_into(self._shared, 0, *self._counts)

    def statement(self, text: str) -> None:
        if text.startswith("COMMIT"):
            self.add(commits=1)
        elif not text.startswith(_FRAME):
            self.add(statements=1)
