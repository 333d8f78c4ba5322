"""The store: opening it, and the transactions everything is read and written in."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.errors import CannotStart, MaybeStored, Refused
from bot.store.faults import connection_lost
from bot.store.files import keep_to_owner
from bot.store.migrate import check, check_present, upgrade
from bot.store.transaction import Transaction

READERS = 4
WRITER_WAITS, READER_WAITS = 60.0, 15.0
"""How long somebody waits for a connection, in seconds."""
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000")


class Store:
    """The database of the bot. Every access goes through a `Transaction` inside a transaction."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self._writer = writer
        self._reader = reader
        self.timer_set: Callable[[float], None] = lambda _: None

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Transaction]:
        """A transaction: committed at the end, rolled back when an error leaves it. `timer_set` is told when the
        earliest of the timers that were set in it falls due. MaybeStored where the connection breaks while it is
        committed."""
        committing = False
        try:
            async with self._writer.begin() as connection:
                tx = Transaction(connection)
                yield tx
                committing = True
        except Exception as error:
            if committing and connection_lost(error):
                raise MaybeStored from error
            raise
        if tx.rings_at < math.inf:
            self.timer_set(tx.rings_at)

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[Transaction]:
        """A consistent look; nothing is written. Refused where every reader is busy for long: whoever waits is told so
        before Discord and they themselves have given up."""
        try:
            connection = await self._reader.connect()
        except PoolTimeout as error:
            raise Refused("refusal-overloaded") from error
        try:
            yield Transaction(connection)
        finally:
            await connection.close()

    @asynccontextmanager
    async def schema(self) -> AsyncGenerator[AsyncConnection]:
        """A transaction on the bare connection, in which the schema is changed."""
        async with self._writer.begin() as connection:
            yield connection

    async def close(self) -> None:
        """Closes every connection."""
        await self._writer.dispose()
        await self._reader.dispose()


async def open_store(address: str) -> Store:
    """Opens the database and brings it to the present schema.

    CannotStart where it can't be opened, is no database of ours, or was written by a newer version;
    nothing is changed then.
    """
    await check_store(address)
    url = make_url(address)
    store = _engines(url)
    try:
        _keep_to_owner(url)
        async with store.schema() as connection:
            await connection.run_sync(upgrade)
        _keep_to_owner(url)  # what has been made only now
    except CannotStart:
        await store.close()
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        await store.close()
        raise _cannot_use(url, error) from error
    return store


async def visit_store(address: str, *, writing: bool = False) -> Store:
    """Opens a database that is there and has the present schema, for looking into it beside a running bot, or
    (`writing`) for changing something. CannotStart where there is none such; nothing is changed then."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and not _check_folder(url.database):
        raise CannotStart(f"There is no database {url.database}.")
    await check_store(address, present=True)
    return _engines(url, looking=not writing)


async def check_store(address: str, *, present: bool = False) -> None:
    """Looks whether the database can be opened. CannotStart as `open_store` says, and (`present`) where its schema is
    an older one; looking changes nothing, not even how SQLite keeps its journal."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and not _check_folder(url.database):
        return
    try:
        engine = create_async_engine(url, hide_parameters=True)
    except ModuleNotFoundError as error:
        raise CannotStart(
            f"This database needs the extra 'postgresql' ({error.name} is missing): "
            "install it with pip install 'azalai[postgresql]'."
        ) from error
    try:
        async with engine.connect() as connection:
            await connection.run_sync(check)
            if present:
                await connection.run_sync(check_present)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise _cannot_use(url, error) from error
    finally:
        await engine.dispose()


def _keep_to_owner(url: sa.URL) -> None:
    """Nobody but its owner may read a database that is a file, also where it was made before that was seen to."""
    if url.get_backend_name() == "sqlite" and url.database is not None:
        keep_to_owner(Path(url.database))


def _engines(url: sa.URL, *, looking: bool = False) -> Store:
    """One writer and several readers, who see one moment each. `looking`: SQLite refuses whatever would write."""
    if url.get_backend_name() == "sqlite":
        if looking:
            only = _sqlite(url, immediate=False, size=READERS, pragmas=("query_only=ON", "busy_timeout=30000"))
            return Store(only, only)
        return Store(_sqlite(url, immediate=True, size=1), _sqlite(url, immediate=False, size=READERS))
    writer = create_async_engine(url, pool_pre_ping=True, hide_parameters=True)
    return Store(writer, writer.execution_options(isolation_level="REPEATABLE READ"))


def _cannot_use(url: sa.URL, error: Exception) -> CannotStart:
    cause = error.orig if isinstance(error, DBAPIError) else error
    shown = url.render_as_string(hide_password=True)
    return CannotStart(f"The database {shown} can't be used ({cause}). Nothing was changed.")


def _check_folder(database: str | None) -> bool:
    """Whether the file is there. CannotStart where it can't be made, or where nothing is left in it."""
    if database is None or database in ("", ":memory:"):
        raise CannotStart("AZALAI_DATABASE must name a file: games kept in memory would not survive a restart.")
    folder = Path(database).resolve().parent
    if not folder.is_dir():
        raise CannotStart(f"The folder {folder} for the database does not exist. Create it first.")
    if not Path(database).exists():
        return False
    if Path(database).stat().st_size == 0:
        raise CannotStart(
            f"The database {database} is empty (0 bytes): something has emptied it. Restore a backup of it with "
            "'azalai restore'; delete the file if you want to begin anew."
        )
    return True


def _sqlite(url: sa.URL, *, immediate: bool, size: int, pragmas: Sequence[str] = PRAGMAS) -> AsyncEngine:
    """An engine whose transactions begin as we say. Writers take their turn on one connection, so that no
    write is ever refused because another is under way."""
    engine = create_async_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_timeout=WRITER_WAITS if immediate else READER_WAITS,
        hide_parameters=True,  # what a statement carries (seeds, states, moves) stays out of the log
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _: object) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine
