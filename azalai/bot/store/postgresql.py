"""PostgreSQL database. SQLAlchemy keeps its connections; compiled statements are sent by asyncpg."""

from __future__ import annotations

import asyncio
import enum
import secrets
import time
import weakref
import zlib
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from azalai.bot.errors import Overloaded
from azalai.bot.store.commits import find_mark, set_up, translate_errors, was_committed
from azalai.bot.store.concurrency import Slots
from azalai.bot.store.connection import Connection, PreparedStatement, StatementResult
from azalai.bot.store.faults import (
    ServerAway,
    Unstorable,
    find_storing_fault,
    is_connection_lost,
    is_full,
    is_transient,
)
from azalai.bot.store.postgresql_address import check_entries, get_connection_count, split_address

OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user "
    "AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
)
"""Query for the number of other connections of the same role to the same database, which are those of a bot."""
PEOPLE = "azalai_people"
"""Channel on which processes notify each other of changed people."""


class Lock(enum.IntEnum):
    """First numbers of the advisory locks, which say what a lock is for.

    A process holds locks for itself, for shares of the work, for tables and for other names. A transaction holds locks
    with the number `ALONE`.
    """

    PROCESS = 7_270_001
    SHARE = 7_270_002
    TABLE = 7_270_003
    NAME = 7_270_004
    ALONE = 7_270_005


MOST_NAMED, EVERYBODY = 300, "*"
"""Most people that a notification names (its size is limited to 8,000 bytes), and the sign for all people."""
LEAVES = 2.0
"""Seconds after which a server has surely noticed that a connection was closed."""
CONNECTS_WITHIN, ANSWERS_WITHIN = 5.0, 15.0
"""Seconds within which a server must accept a connection, and answer a statement.

A slower server is treated like one that can't be reached: the caller gets an error.
"""
IDLE_AT_MOST = 60.0
"""Seconds without a statement after which the server ends a transaction, to free the locks of a lost bot."""
BACK_WITHIN, LOOKS_EVERY = 2.0, 0.1
"""Seconds for which a server that can't be reached is waited for, and between two tries.

Most often it only restarts. If it is not back in that time, callers get an error at once.
"""
USED = "used"
"""Key under which a connection of the pool is marked as used before."""
CLOSES_WITHIN = 5.0
"""Seconds for which a stopping bot waits until its connections are closed."""


class Shareable(NamedTuple):
    """Address of a database that several processes can serve, and the name of this process's connections there."""

    url: sa.URL
    connections: str


class PostgresqlConnection(Connection):
    """A connection of SQLAlchemy, in one transaction."""

    __slots__ = ("_connection", "dialect")

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__()
        self._connection = connection
        self.dialect = connection.dialect

    async def _send(self, statements: Sequence[PreparedStatement]) -> StatementResult:
        sent: StatementResult = (), 0
        for statement in statements:
            values: Any = list(statement.values) if statement.many else tuple(statement.values)
            with translate_errors(statement.text):
                result = await self._connection.exec_driver_sql(statement.text, values)
            sent = result.all() if result.returns_rows else (), result.rowcount
        return sent

    def advisory_lock(self, *names: str) -> bool:
        for number in sorted({zlib.crc32(name.encode()) >> 1 for name in names}):
            self._waiting.append(
                PreparedStatement("SELECT pg_advisory_xact_lock($1::int, $2::int)", (int(Lock.ALONE), number))
            )
        return True

    def notify_of_people(self) -> None:
        """Notify all processes of the people whose rows were changed; the server does so after the commit."""
        users = self.known.list_changed()
        if users:
            text = " ".join(map(str, sorted(users))) if len(users) <= MOST_NAMED else EVERYBODY
            self._waiting.append(PreparedStatement("SELECT pg_notify($1, $2)", (PEOPLE, text)))

    async def _commit(self, statements: Sequence[PreparedStatement]) -> StatementResult:
        """Run statements without a commit; `Postgresql.write` commits."""
        return await self._send(statements)


class Postgresql:
    """PostgreSQL database. A transaction that reads sees the rows of one moment.

    Half of the connections write and half read, so that a task can read while it holds a connection that writes.
    `patient`: statements have no time limit, because no user waits. `shared`: other processes cache people, too, and
    are notified when a transaction changes one.
    """

    def __init__(self, url: sa.URL, *, patient: bool = False) -> None:
        self.shared = False
        self.shareable = Shareable(url, f"azalai-{secrets.token_hex(6)}")
        count = get_connection_count(url)
        self._schema = make_postgresql_engine(url, poolclass=NullPool)
        self._writer = make_postgresql_engine(
            url,
            name=self.shareable.connections,
            answers_within=None if patient else ANSWERS_WITHIN,
            pool_size=count,
            max_overflow=1,  # for the fate of a transaction
            pool_pre_ping=True,
        )
        self._drivers: weakref.WeakSet[Any] = weakref.WeakSet()
        event.listen(self._writer.sync_engine, "connect", self._keep)
        self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")
        self._writers, self._readers = Slots(count // 2), Slots(count - count // 2)
        self._missed_at: float | None = None
        event.listen(self._writer.sync_engine, "connect", partial(set_up, idle=None if patient else IDLE_AT_MOST))

    @asynccontextmanager
    async def write(self, waits: float) -> AsyncGenerator[PostgresqlConnection]:
        """Open a transaction that writes.

        Raises SQLAlchemy's `TimeoutError` if all connections are busy for `waits` seconds. If the connection breaks
        during the commit, the server is asked if the transaction is stored. Raises `MaybeStored` if it can't say.
        """
        async with self._writers.hold(waits):
            async with self._open_connection(self._writer, writes=True) as connection:
                writing = PostgresqlConnection(connection)
                yield writing
                if self.shared:
                    writing.notify_of_people()
                await writing.commit()
                mark = await find_mark(connection)
                lost = await _commit(connection)
            if lost is not None and not await was_committed(self._writer, mark, lost):
                raise lost

    @asynccontextmanager
    async def read(self, waits: float, *, once: bool = False) -> AsyncGenerator[PostgresqlConnection]:
        """Open a transaction that reads the rows of one moment. Raises `TimeoutError` like `writing`."""
        async with self._readers.hold(waits), self._open_connection(self._reader) as connection:
            yield PostgresqlConnection(connection)

    @asynccontextmanager
    async def _open_connection(self, engine: AsyncEngine, *, writes: bool = False) -> AsyncGenerator[AsyncConnection]:
        """Open a connection.

        A connection that did not answer is not used again, nor is one whose session is read-only, because it may stay
        so when the database can be written again. `writes`: a read-only connection of the pool is replaced first.
        """
        connection = await self._connect(engine)
        while writes and _is_read_only(connection) and USED in _pool_connection(connection).info:
            await connection.invalidate()
            await asyncio.shield(connection.close())
            connection = await self._connect(engine)
        _pool_connection(connection).info[USED] = True
        try:
            yield connection
        except DBAPIError as error:
            unanswered = isinstance(error, OperationalError) and isinstance(error.orig, OSError)
            if unanswered or find_storing_fault(error) is Unstorable.READ_ONLY:
                await connection.invalidate()
            raise
        finally:
            await asyncio.shield(connection.close())

    async def _connect(self, engine: AsyncEngine) -> AsyncConnection:
        """Connect to the server, which is waited for if it can't be reached.

        Raises `ServerAway` if it is not back in time, and `Overloaded` if it accepts no more connections.
        """
        time = asyncio.get_running_loop().time
        while True:
            try:
                with translate_errors("connect"):
                    connection = await engine.connect()
            except DBAPIError as error:
                if not is_transient(error):
                    raise
                self._missed_at = time() if self._missed_at is None else self._missed_at
                if time() - self._missed_at >= BACK_WITHIN:
                    if is_full(error):
                        raise Overloaded from error
                    raise ServerAway("connect", {}, error.orig or error, hide_parameters=True) from error
            else:
                self._missed_at = None
                return connection
            await asyncio.sleep(LOOKS_EVERY)

    @asynccontextmanager
    async def change_schema(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction for a change of the schema. It has no time limit."""
        async with self._schema.begin() as connection:
            yield connection

    async def empty_log(self) -> None:
        """Do nothing, because the administrator of the server decides how long it keeps its log."""

    def break_off(self) -> None:
        """End all connections at once, also those in use."""
        for driver in tuple(self._drivers):
            driver.terminate()

    def _keep(self, connection: Any, _record: object) -> None:
        self._drivers.add(connection.driver_connection)

    async def close(self) -> None:
        """Close all connections; if the server does not answer, they are left open after a few seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSES_WITHIN):
                await self._writer.dispose()


def make_postgresql_engine(
    url: sa.URL, *, answers_within: float | None = None, name: str | None = None, **options: Any
) -> AsyncEngine:
    """Return SQLAlchemy's engine for a database.

    `answers_within`: the time limit of a statement in seconds, or None; `name`: the name of its connections on the
    server. Raises `CannotStart` for an invalid entry of the address.
    """
    check_entries(url)
    bare, arguments = split_address(url)
    arguments |= {"timeout": CONNECTS_WITHIN, "command_timeout": answers_within}
    if name is not None:
        arguments["server_settings"] = {"application_name": name}
    return create_async_engine(bare, connect_args=arguments, hide_parameters=True, **options)


def _is_read_only(connection: AsyncConnection) -> bool:
    """Return True if the server has reported that the session is read-only. Servers before version 14 don't."""
    driver: Any = _pool_connection(connection).connection.driver_connection
    settings = driver.get_settings()
    return "on" in (getattr(settings, name, "off") for name in ("default_transaction_read_only", "in_hot_standby"))


def _pool_connection(connection: AsyncConnection) -> sa.Connection:
    """Return the pool's connection of an open connection."""
    pooled = connection.sync_connection
    assert pooled is not None
    return pooled


async def _commit(connection: AsyncConnection) -> Exception | None:
    """Commit. Returns the error if the connection broke before the answer, so that the result is unknown, or None."""
    try:
        with translate_errors("COMMIT"):
            await connection.commit()
    except DBAPIError as error:
        if not is_connection_lost(error):
            raise
        await connection.invalidate()
        return error
    return None


async def is_visited(url: sa.URL) -> bool:
    """Return True if another process is connected to the database with the same role."""
    engine = make_postgresql_engine(url, isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            until = time.monotonic() + LEAVES
            while (await connection.execute(OTHERS)).scalar_one():
                if time.monotonic() > until:
                    return True
                await asyncio.sleep(0.1)
            return False
    finally:
        await engine.dispose()
