"""SQLite database: one connection writes, several read. Each runs its statements in a thread of its own."""

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
from azalai.bot.store.connection import Connection, PreparedStatement, StatementResult

log = logging.getLogger(__name__)

LOCK_WAITS, LOG_WAITS = 30_000, 1000
"""Milliseconds to wait for the lock of another process, and for readers before the write-ahead log is emptied."""
WRITER_WAITS = 60.0
"""Seconds to wait for the writing connection."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", f"busy_timeout={LOCK_WAITS}")
READ_ONLY = ("query_only=ON", "busy_timeout=30000")
"""Pragmas of a connection that only reads a database. Another process may serve it."""
EXCLUSIVE = ("locking_mode=EXCLUSIVE", "query_only=ON", "busy_timeout=500")
"""Pragmas of a connection that reads a database alone. Its first query fails if another process has the file open."""
STATEMENTS_KEPT = 512
"""Number of prepared statements that a connection keeps."""
BEGIN, BEGIN_TO_WRITE, COMMIT, ROLLBACK = "BEGIN", "BEGIN IMMEDIATE", "COMMIT", "ROLLBACK"
_DIALECT = dialect()


class _Driver(aiosqlite.Connection):
    """Connection of aiosqlite that runs several statements in one call to its thread."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connect, iter_chunk_size=1)
        calls = cast("Any", self._tx)  # pyright: ignore[reportUnknownMemberType]
        # a daemon thread, so that the process can end without closing the connection
        self._thread = threading.Thread(target=_serve, args=(calls,), daemon=True)
        self._stopped: asyncio.Future[Any] | None = None

    @classmethod
    async def open(cls, file: str, pragmas: Sequence[str]) -> Self:
        """Open a connection with these pragmas. Without `BEGIN`, each statement is a transaction of its own."""

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
            if driver._stopped is not None:  # the thread must end before the event loop is closed
                await asyncio.shield(driver._stopped)
            raise
        return driver

    def stop(self) -> asyncio.Future[Any] | None:
        """Stop the thread, and keep the future: aiosqlite does not await it if a connection can't be opened."""
        self._stopped = super().stop()  # pyright: ignore[reportUnknownMemberType]
        return self._stopped

    async def send(self, begin: str, statements: Sequence[PreparedStatement], end: str = "") -> StatementResult:
        """Run `begin` unless a transaction is open, then these statements, then `end`. Both texts may be empty.

        Returns the rows of the last statement, and the number of rows that it changed. If `end` fails, the transaction
        is rolled back. An `end` that rolls back is left out if no transaction is open.
        """
        return await self._execute(self._send, begin, statements, end)  # pyright: ignore[reportUnknownMemberType]

    def _send(self, begin: str, statements: Sequence[PreparedStatement], end: str) -> StatementResult:
        """Do the work of `send` in the thread of the connection."""
        connection = self._conn
        if begin and not connection.in_transaction:
            connection.execute(begin)
        cursor = None
        for statement in statements:
            run = connection.executemany if statement.many else connection.execute
            cursor = run(statement.text, statement.values)
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
    """Run the calls of a connection in its thread until it is stopped or its event loop is closed.

    The loop may be closed during a statement, if the bot is killed: its answer can't be delivered then.
    """
    try:
        core._connection_worker_thread(calls)  # pyright: ignore[reportPrivateUsage, reportUnknownMemberType]
    except RuntimeError:  # errors of calls are delivered to their callers, so this can only be a closed loop
        log.debug("a connection outlived its loop", exc_info=True)


class SqliteConnection(Connection):
    """Connection in one transaction.

    `begin`: the statement that begins the transaction, run before the first other one. It is empty if each statement is
    a transaction of its own.
    """

    __slots__ = ("_begin", "_begun", "_driver", "_used")

    dialect = _DIALECT

    def __init__(self, driver: _Driver, begin: str) -> None:
        super().__init__()
        self._driver = driver
        self._begin = begin
        self._used = False
        self._begun = not begin

    async def _send(self, statements: Sequence[PreparedStatement]) -> StatementResult:
        self._used = True
        with _translate_errors(statements[-1].text):
            sent = await self._driver.send("" if self._begun else self._begin, statements)
        self._begun = True
        return sent

    async def _commit(self, statements: Sequence[PreparedStatement]) -> StatementResult:
        if not self._used and not statements:
            return (), 0
        self._used = True
        with _translate_errors(statements[-1].text if statements else COMMIT):
            return await self._driver.send("" if self._begun else self._begin, statements, COMMIT)

    async def roll_back(self) -> None:
        """Roll the transaction back if it has begun."""
        if self._used and self._begin:
            with _translate_errors(ROLLBACK):
                await self._driver.send("", (), ROLLBACK)


class Sqlite:
    """SQLite database in a file. `pragmas`: settings of each connection to it."""

    def __init__(self, url: sa.URL, *, readers: int, pragmas: Sequence[str] = PRAGMAS) -> None:
        self._url = url
        self._pragmas = pragmas
        self._writers = _Pool(url, 1, pragmas)
        self._readers = _Pool(url, readers, pragmas)

    @asynccontextmanager
    async def write(self, waits: float) -> AsyncGenerator[SqliteConnection]:
        """Open a transaction that writes; only one is open at a time. It is committed, or rolled back after an error.

        Raises SQLAlchemy's `TimeoutError` if another one stays open for `waits` seconds.
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
    async def read(self, waits: float, *, once: bool = False) -> AsyncGenerator[SqliteConnection]:
        """Open a transaction that reads the rows of one moment. Raises `TimeoutError` like `write`.

        `once`: the caller sends a single statement.
        """
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
    async def change_schema(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that changes the schema, on a connection of SQLAlchemy."""
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
        """Move the write-ahead log into the file and empty it, because it still has the data of deleted rows.

        It waits for reading transactions up to `LOG_WAITS`; writing ones wait for it. It does nothing if a transaction
        still reads then.
        """
        shorter, empty, usual = (
            (PreparedStatement(f"PRAGMA {pragma}", ()),)
            for pragma in (f"busy_timeout={LOG_WAITS}", "wal_checkpoint(TRUNCATE)", f"busy_timeout={LOCK_WAITS}")
        )
        async with self._writers.hold(WRITER_WAITS) as driver:
            try:
                with _translate_errors("wal_checkpoint"):
                    await driver.send("", (*shorter, *empty))
            finally:
                await asyncio.shield(driver.send("", usual))

    async def close(self) -> None:
        """Close all connections. Those in use are closed when their blocks end."""
        await self._writers.close()
        await self._readers.close()


class _Pool:
    """Pool of connections, which are opened when they are first needed."""

    def __init__(self, url: sa.URL, size: int, pragmas: Sequence[str]) -> None:
        self._file = url.database or ""
        self._pragmas = pragmas
        self._places = Slots(size)
        self._idle: list[_Driver] = []
        self._closed = False

    @asynccontextmanager
    async def hold(self, waits: float) -> AsyncGenerator[_Driver]:
        """Hold a connection during the block. Raises SQLAlchemy's `TimeoutError` if none is free in time."""
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
        """Open a new connection."""
        if self._closed:
            raise exc.OperationalError("", {}, sqlite3.OperationalError("the database is closed"))

        with _translate_errors("connect"):
            return await _Driver.open(self._file, self._pragmas)

    async def close(self) -> None:
        """Close the connections. Those in use are closed when their blocks end."""
        self._closed = True
        while self._idle:
            await self._idle.pop().close()


def make_engine(url: sa.URL, pragmas: Sequence[str] = ()) -> AsyncEngine:
    """Return an engine of SQLAlchemy for a file. `pragmas`: the settings of its connections."""
    return create_async_engine(
        url, poolclass=NullPool, hide_parameters=True, async_creator=lambda: _Driver.open(url.database or "", pragmas)
    )


@contextmanager
def _translate_errors(text: str) -> Generator[None]:
    """Raise SQLAlchemy's errors in place of SQLite's. They have the text of the statement, but not its values."""
    try:
        yield
    except sqlite3.Error as error:
        kind = getattr(exc, type(error).__name__, exc.DatabaseError)
        raise kind(text, {}, error, hide_parameters=True) from error
    except OverflowError as error:  # a number of more than 64 bits
        raise exc.DataError(text, {}, error, hide_parameters=True) from error
    except ValueError as error:
        raise exc.OperationalError(text, {}, error, hide_parameters=True) from error
