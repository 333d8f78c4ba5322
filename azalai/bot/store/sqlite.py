"""SQLite: one connection writes, several read, and a statement is one call into the thread of its connection."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Self, cast

import aiosqlite
import sqlalchemy as sa
from aiosqlite import core
from sqlalchemy import event, exc
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from azalai.bot.store.concurrency import Slots
from azalai.bot.store.connection import Connection, Order, Sent

log = logging.getLogger(__name__)

LOCK_WAITS, LOG_WAITS = 30_000, 1000
"""Milliseconds to wait for a lock of another process, and for readers while the write-ahead log is emptied."""
WRITER_WAITS = 60.0
"""Seconds to wait for the connection that writes."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", f"busy_timeout={LOCK_WAITS}")
LOOKING = ("query_only=ON", "busy_timeout=30000")
"""Pragmas of a connection that only reads a store which another process serves."""
ALONE = ("locking_mode=EXCLUSIVE", "query_only=ON", "busy_timeout=500")
"""Pragmas for looking into a store that no other process may open: the first look fails if one has."""
STATEMENTS_KEPT = 512
"""Statements that a connection of SQLite keeps prepared."""
BEGIN, BEGIN_TO_WRITE, COMMIT, ROLLBACK = "BEGIN", "BEGIN IMMEDIATE", "COMMIT", "ROLLBACK"
_DIALECT = dialect()


class _Driver(aiosqlite.Connection):
    """aiosqlite, with a call that takes one way into its thread and back for all that belongs together."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect, iter_chunk_size=1)
        calls = cast("Any", self._tx)  # pyright: ignore[reportUnknownMemberType]
        # a daemon, so that a process that ends without closing it is not held up
        self._thread = threading.Thread(target=_serve, args=(calls,), daemon=True)
        self._stopped: asyncio.Future[Any] | None = None

    @classmethod
    async def open(cls, file: str, pragmas: Sequence[str]) -> Self:
        """Return a new connection, set up by `pragmas`; each statement of it is a transaction of its own."""

        def connect() -> sqlite3.Connection:
            connection = sqlite3.connect(
                file, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS_KEPT
            )
            for pragma in pragmas:
                connection.execute(f"PRAGMA {pragma}")
            return connection

        driver = cls(connect)
        try:
            await driver
        except BaseException:
            if driver._stopped is not None:  # its thread must not report to a loop that has been closed
                await asyncio.shield(driver._stopped)
            raise
        return driver

    def stop(self) -> asyncio.Future[Any] | None:
        """Stop the thread. aiosqlite awaits that when it closes a connection, and not when it fails to open one."""
        self._stopped = super().stop()  # pyright: ignore[reportUnknownMemberType]
        return self._stopped

    async def send(self, begin: str, orders: Sequence[Order], end: str = "") -> Sent:
        """Run statements, after `begin` and before `end` if there are any.

        Returns the rows of the last of them, and the number that it changes. A transaction that can't be committed is
        rolled back; one that is not open need not be.
        """
        return await self._execute(self._send, begin, orders, end)  # pyright: ignore[reportUnknownMemberType]

    def _send(self, begin: str, orders: Sequence[Order], end: str) -> Sent:
        """Run statements, after `begin` and before `end` if there are any.

        Returns the rows of the last of them, and the number that it changes.
        """
        connection = self._conn
        if begin and not connection.in_transaction:
            connection.execute(begin)
        cursor = None
        for order in orders:
            run = connection.executemany if order.many else connection.execute
            cursor = run(order.text, order.values)
        sent = ((), 0) if cursor is None else (cursor.fetchall() if cursor.description else (), cursor.rowcount)
        if end == COMMIT or (end and connection.in_transaction):
            self._end(end)
        return sent

    def _end(self, how: str) -> None:
        try:
            self._conn.execute(how)
        except sqlite3.Error:
            if self._conn.in_transaction:
                self._conn.execute(ROLLBACK)
            raise


def _serve(calls: Any) -> None:
    """Run the calls of a connection in its thread, until it is stopped or the loop that wants the answers is closed.

    A bot that was killed leaves a statement under way: its answer then has no reader, and that is no fault.
    """
    try:
        core._connection_worker_thread(calls)  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType]
    except RuntimeError:  # all that a call raises goes to its caller: only a closed loop takes nothing
        log.debug("a connection outlived its loop", exc_info=True)


class SqliteConnection(Connection):
    """A connection inside a transaction, which begins with the first statement.

    `begin`: how; nothing where each statement is a transaction of its own.
    """

    __slots__ = ("_begin", "_begun", "_driver", "_used")

    dialect = _DIALECT

    def __init__(self, driver: _Driver, begin: str) -> None:
        super().__init__()
        self._driver = driver
        self._begin = begin
        self._used = False
        self._begun = not begin

    async def _send(self, orders: Sequence[Order]) -> Sent:
        self._used = True
        with _errors(orders[-1].text):
            sent = await self._driver.send("" if self._begun else self._begin, orders)
        self._begun = True
        return sent

    async def _commit(self, orders: Sequence[Order]) -> Sent:
        if not self._used and not orders:
            return (), 0
        self._used = True
        with _errors(orders[-1].text if orders else COMMIT):
            return await self._driver.send("" if self._begun else self._begin, orders, COMMIT)

    async def roll_back(self) -> None:
        """Leave everything as it was, where anything was asked inside a transaction."""
        if self._used and self._begin:
            with _errors(ROLLBACK):
                await self._driver.send("", (), ROLLBACK)


class Sqlite:
    """A file of SQLite. `pragmas`: how each connection to it is set up."""

    def __init__(self, url: sa.URL, *, readers: int, pragmas: Sequence[str] = PRAGMAS) -> None:
        self._url = url
        self._pragmas = pragmas
        self._writers = _Pool(url, 1, pragmas)
        self._readers = _Pool(url, readers, pragmas)

    @asynccontextmanager
    async def writing(self, waits: float) -> AsyncGenerator[SqliteConnection]:
        """Open a transaction that writes.

        Other writers wait for it, up to `waits` seconds (SQLAlchemy's `TimeoutError`).
        """
        async with self._writers.hold(waits) as driver:
            connection = SqliteConnection(driver, BEGIN_TO_WRITE)
            try:
                yield connection
                await asyncio.shield(connection.commit())
            except BaseException:
                await asyncio.shield(connection.roll_back())
                raise

    @asynccontextmanager
    async def reading(self, waits: float, *, once: bool = False) -> AsyncGenerator[SqliteConnection]:
        """Return a look at one moment; `once`: the caller sends a single statement. `TimeoutError` as above."""
        async with self._readers.hold(waits) as driver:
            if once:
                yield SqliteConnection(driver, "")
                return
            connection = SqliteConnection(driver, BEGIN)
            try:
                yield connection
            finally:
                await asyncio.shield(connection.roll_back())

    @asynccontextmanager
    async def schema(self) -> AsyncGenerator[AsyncConnection]:
        """Return a transaction of SQLAlchemy's own, in which the schema is changed."""
        engine = make_engine(self._url, self._pragmas)

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: sa.Connection) -> None:
            connection.exec_driver_sql(BEGIN_TO_WRITE)

        try:
            async with engine.begin() as connection:
                yield connection
        finally:
            await engine.dispose()

    async def empty_log(self) -> None:
        """Move the write-ahead log into the file and empty it: it still holds rows that were changed or deleted.

        During a read it stays as it is, and a transaction waits for up to `LOG_WAITS`.
        """
        shorter, empty, usual = (
            (Order(f"PRAGMA {pragma}", ()),)
            for pragma in (f"busy_timeout={LOG_WAITS}", "wal_checkpoint(TRUNCATE)", f"busy_timeout={LOCK_WAITS}")
        )
        async with self._writers.hold(WRITER_WAITS) as driver:
            try:
                with _errors("wal_checkpoint"):
                    await driver.send("", (*shorter, *empty))
            finally:
                await asyncio.shield(driver.send("", usual))

    async def close(self) -> None:
        """Close every connection; those in use, when they come back."""
        await self._writers.close()
        await self._readers.close()


class _Pool:
    """Pool of connections, opened when they are first needed."""

    def __init__(self, url: sa.URL, size: int, pragmas: Sequence[str]) -> None:
        self._file = url.database or ""
        self._pragmas = pragmas
        self._places = Slots(size)
        self._idle: list[_Driver] = []
        self._closed = False

    @asynccontextmanager
    async def hold(self, waits: float) -> AsyncGenerator[_Driver]:
        """Hold a connection alone."""
        async with self._places.hold(waits):
            driver = self._idle.pop() if self._idle else await self._open()
            try:
                yield driver
            finally:
                if self._closed:
                    await driver.close()
                else:
                    self._idle.append(driver)

    async def _open(self) -> _Driver:
        """Return a new connection, set up."""
        if self._closed:
            raise exc.OperationalError("", {}, sqlite3.OperationalError("the database is closed"))

        with _errors("connect"):
            return await _Driver.open(self._file, self._pragmas)

    async def close(self) -> None:
        """Close the connections; those in use, when they come back."""
        self._closed = True
        while self._idle:
            await self._idle.pop().close()


def make_engine(url: sa.URL, pragmas: Sequence[str] = ()) -> AsyncEngine:
    """Return an engine of SQLAlchemy's own for a file. `pragmas`: how each of its connections is set up."""
    return create_async_engine(
        url, poolclass=NullPool, hide_parameters=True, async_creator=lambda: _Driver.open(url.database or "", pragmas)
    )


@contextmanager
def _errors(text: str) -> Generator[None]:
    """Raise faults of SQLite, or of a connection that is closed, as SQLAlchemy's errors, without the values."""
    try:
        yield
    except sqlite3.Error as error:
        kind = getattr(exc, type(error).__name__, exc.DatabaseError)
        raise kind(text, {}, error, hide_parameters=True) from error
    except OverflowError as error:  # a number of more than 64 bits
        raise exc.DataError(text, {}, error, hide_parameters=True) from error
    except ValueError as error:
        raise exc.OperationalError(text, {}, error, hide_parameters=True) from error
