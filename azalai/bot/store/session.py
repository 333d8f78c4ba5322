"""Session of a process on PostgreSQL: a connection for locks and messages, next to its connections for transactions.

The server releases the locks when the connection ends.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from azalai.bot.signals import Signal
from azalai.bot.store.faults import LineLost
from azalai.bot.store.postgresql import PEOPLE, make_postgresql_engine

ANSWERS_WITHIN = 3.0
"""Seconds after which a connection that does not answer counts as lost."""
NEWS = "azalai_news"
"""PostgreSQL's channel on which processes send each other messages."""

Heard = Callable[[str, str], None]
"""Function that gets the channel and the text of each message."""


class Session:
    """Connection that runs one statement after the other.

    `lost`: the signal that the connection is lost. After that, `ask` raises `LineLost`.
    """

    def __init__(self, engine: AsyncEngine, connection: AsyncConnection, driver: Any) -> None:
        self._engine = engine
        self._connection = connection
        self._driver = driver
        self._asking = asyncio.Lock()
        self._ended = asyncio.Event()
        self.lost: Signal[[]] = Signal()

    @classmethod
    async def open(cls, url: sa.URL, name: str, heard: Heard) -> Session:
        """Open a session. `name`: of its connection; `heard`: gets the messages. Raises `LineLost` if that fails."""
        engine = make_postgresql_engine(url, name=name, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        connection: AsyncConnection | None = None
        try:
            connection = await engine.connect()
            driver: Any = (await connection.get_raw_connection()).driver_connection
            line = cls(engine, connection, driver)

            def on_end(_connection: object) -> None:
                line.break_off()

            driver.add_termination_listener(on_end)

            def on_text(_connection: object, _pid: int, channel: str, text: str) -> None:
                heard(channel, text)

            async with asyncio.timeout(ANSWERS_WITHIN):
                for channel in (NEWS, PEOPLE):
                    await driver.add_listener(channel, on_text)
        except BaseException as error:
            await asyncio.shield(_drop(engine, connection))
            if not isinstance(error, Exception):
                raise
            raise LineLost(getattr(error, "orig", None) or error) from error
        return line

    @property
    def is_open(self) -> bool:
        """True while the connection is not known to be lost."""
        return not self._ended.is_set()

    async def wait_ended(self) -> None:
        """Wait until the connection is lost."""
        await self._ended.wait()

    async def ask(self, text: str, *values: object) -> Sequence[Any]:
        """Run a statement with these values, and return its rows. It runs to its end even if the caller is cancelled.

        Raises `LineLost` if the connection is lost or does not answer.
        """
        task = asyncio.ensure_future(self._ask(text, values))
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(task)

    async def _ask(self, text: str, values: Sequence[object]) -> Sequence[Any]:
        async with self._asking:
            if not self.is_open:
                self._raise_lost(ConnectionError("the line is lost"))
            try:
                async with asyncio.timeout(ANSWERS_WITHIN):
                    return await self._driver.fetch(text, *values)
            except asyncio.CancelledError:
                self.break_off()  # without the answer it is unknown which locks the session holds
                raise
            except Exception as error:
                self._raise_lost(error)

    def _raise_lost(self, error: Exception) -> NoReturn:
        self.break_off()
        raise LineLost(error) from error

    def break_off(self) -> None:
        """End the connection at once, so that its locks are free for other processes."""
        if self.is_open:
            self._ended.set()
            self._driver.terminate()
            self.lost()

    async def close(self) -> None:
        """End the connection."""
        await asyncio.shield(self._close())

    async def _close(self) -> None:
        self._ended.set()
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self._driver.close()
        except Exception:
            self._driver.terminate()
        await _drop(self._engine, self._connection)


async def _drop(engine: AsyncEngine, connection: AsyncConnection | None) -> None:
    """Dispose of SQLAlchemy's resources for a connection that is no longer used."""
    if connection is not None:
        await connection.invalidate()
        await connection.close()
    await engine.dispose()
