"""PostgreSQL: SQLAlchemy keeps the connections, asyncpg is sent statements that are compiled already."""

from __future__ import annotations

import asyncio
import enum
import secrets
import time
import weakref
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.connection import Connection, Order, Sent

OTHERS = sa.text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user "
    "AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
)
"""The other connections that the same role has to the same database: those of a bot."""
PEOPLE = "azalai_people"
"""The channel on which those who serve the database hear whose rows have changed."""


class Lock(enum.IntEnum):
    """The first numbers of the advisory locks that processes hold: of a process itself, of a share of the work, of a
    table, of anything with a name."""

    PROCESS = 7_270_001
    SHARE = 7_270_002
    TABLE = 7_270_003
    NAME = 7_270_004


CONNECTS_WITHIN = 5.0
"""Seconds in which the server must let a connection in."""
MOST_NAMED, EVERYBODY = 300, "*"
"""Of more people than that it is said that they are all: a message has less than 8,000 bytes."""
LEAVES = 2.0
"""A server needs a moment, in seconds, to notice that a connection was closed."""


class Shareable(NamedTuple):
    """A database that several processes can serve, and the name under which this one's connections to it are known."""

    url: sa.URL
    connections: str


class PostgresqlConnection(Connection):
    """A connection of SQLAlchemy inside a transaction."""

    __slots__ = ("_connection", "dialect")

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__()
        self._connection = connection
        self.dialect = connection.dialect

    async def _send(self, orders: Sequence[Order]) -> Sent:
        sent: Sent = (), 0
        for order in orders:
            values: Any = list(order.values) if order.many else tuple(order.values)
            result = await self._connection.exec_driver_sql(order.text, values)
            sent = result.all() if result.returns_rows else (), result.rowcount
        return sent

    def tell_of_people(self) -> None:
        """Tells everybody, as soon as this is committed, whose rows it has changed."""
        users = self.known.changed_people()
        if users:
            text = " ".join(map(str, sorted(users))) if len(users) <= MOST_NAMED else EVERYBODY
            self._waiting.append(Order("SELECT pg_notify($1, $2)", (PEOPLE, text)))

    async def _commit(self, orders: Sequence[Order]) -> Sent:
        """The transaction itself is committed by who has begun it."""
        return await self._send(orders)


class Postgresql:
    """A database of PostgreSQL, whose readers see one moment each. `shared`: other processes keep people in memory too,
    and are told by the transaction that changes somebody."""

    def __init__(self, url: sa.URL) -> None:
        self.shared = False
        self.there = Shareable(url, f"azalai-{secrets.token_hex(6)}")
        self._writer = create_async_engine(
            url,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={
                "timeout": CONNECTS_WITHIN,
                "server_settings": {"application_name": self.there.connections},
            },
        )
        self._drivers: weakref.WeakSet[Any] = weakref.WeakSet()
        event.listen(self._writer.sync_engine, "connect", self._connected)
        self._reader = self._writer.execution_options(isolation_level="REPEATABLE READ")

    @asynccontextmanager
    async def writing(self, waits: float) -> AsyncGenerator[PostgresqlConnection]:
        """A transaction that writes."""
        async with self._writer.begin() as connection:
            writing = PostgresqlConnection(connection)
            yield writing
            if self.shared:
                writing.tell_of_people()
            await writing.commit()

    @asynccontextmanager
    async def reading(self, waits: float, *, once: bool = False) -> AsyncGenerator[PostgresqlConnection]:
        """A look at one moment; `once`: for a single statement."""
        connection = await self._reader.connect()
        try:
            yield PostgresqlConnection(connection)
        finally:
            await connection.close()

    @asynccontextmanager
    async def schema(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction of SQLAlchemy's own, in which the schema is changed."""
        async with self._writer.begin() as connection:
            yield connection

    def break_off(self) -> None:
        """Ends every connection, also those that somebody uses: there is no answer to wait for."""
        for driver in tuple(self._drivers):
            driver.terminate()

    def _connected(self, connection: Any, _record: object) -> None:
        self._drivers.add(connection.driver_connection)

    async def close(self) -> None:
        """Closes every connection."""
        await self._writer.dispose()


async def is_visited(url: sa.URL) -> bool:
    """Whether the same role is connected to the database from elsewhere."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT", hide_parameters=True)
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
