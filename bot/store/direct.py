"""SQLite without a thread between: a connection in the shape of aiosqlite's, for SQLAlchemy's async engine.

A statement of ours takes SQLite a few microseconds; to hand it to aiosqlite's thread and back takes ten times as long,
four times for each statement, and a move has thirty. So statements run where they are asked for. What may take its
time runs in a thread: to begin a write (another process may be writing, a backup for instance), and to commit (the
disk).
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any, Self

BEGIN_WRITE = "BEGIN IMMEDIATE"


async def in_thread(work: Callable[[], object]) -> None:
    """Does the work in a thread and waits for its end, also when the waiting is cancelled: nobody else may use
    the connection before."""
    task = asyncio.ensure_future(asyncio.to_thread(work))
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        raise


class DirectCursor:
    """What SQLAlchemy uses of `aiosqlite.Cursor`."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._cursor = cursor
        self.arraysize = 1

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._cursor.close()

    @property
    def description(self) -> Any:
        """The columns of the result; None where there is none."""
        return self._cursor.description

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        return self._cursor.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The number of the row that was inserted."""
        return self._cursor.lastrowid

    async def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Self:
        """Runs a statement."""
        if statement == BEGIN_WRITE:
            await in_thread(lambda: self._cursor.execute(statement))
        else:
            self._cursor.execute(statement, parameters)
        return self

    async def executemany(self, statement: str, parameters: Sequence[Sequence[Any]]) -> Self:
        """Runs a statement once for each set of parameters."""
        self._cursor.executemany(statement, parameters)
        return self

    async def fetchall(self) -> list[Any]:
        """All rows."""
        return self._cursor.fetchall()

    async def close(self) -> None:
        """Ends it."""
        self._cursor.close()


class DirectConnection:
    """What SQLAlchemy uses of `aiosqlite.Connection`. Transactions begin by a statement."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: sqlite3.Connection | None = connection

    @classmethod
    async def open(cls, database: str, **_: object) -> Self:
        """Opens the file."""
        return cls(sqlite3.connect(database, isolation_level=None, check_same_thread=False))

    @property
    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            raise ValueError("Connection closed")
        return self._connection

    def cursor(self) -> DirectCursor:
        """A cursor."""
        return DirectCursor(self._open.cursor())

    async def commit(self) -> None:
        """Ends the transaction; returns when it is on the disk."""
        if self._open.in_transaction:
            await in_thread(self._open.commit)

    async def rollback(self) -> None:
        """Takes back what was not committed."""
        self._open.rollback()

    async def create_function(self, *values: Any, **named: Any) -> None:
        """A function for statements; the dialect brings one of its own."""
        self._open.create_function(*values, **named)

    async def close(self) -> None:
        """Closes the file."""
        self.stop()

    def stop(self) -> None:
        """The same, at once."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
