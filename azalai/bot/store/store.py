"""Store: the database, and the transactions in which it is read and written."""

from __future__ import annotations

import logging
import math
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Protocol, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection

from azalai.bot.errors import CannotStart, Overloaded
from azalai.bot.program import extra_command
from azalai.bot.signals import Signal
from azalai.bot.store.connection import Connection
from azalai.bot.store.faults import TROUBLE, Unstorable, describe, find_clash, find_storing_fault
from azalai.bot.store.files import keep_to_owner
from azalai.bot.store.installation import COPY_OF, ERASED_KEY, TRIAL
from azalai.bot.store.migrate import check, check_complete, check_present, upgrade
from azalai.bot.store.outbox import OutboxChanges
from azalai.bot.store.people_cache import Known
from azalai.bot.store.person_rows import PersonRow
from azalai.bot.store.postgresql import EVERYBODY, Postgresql, Shareable, is_visited, make_postgresql_engine
from azalai.bot.store.sqlite import EXCLUSIVE, PRAGMAS, READ_ONLY, WRITER_WAITS, Sqlite, make_engine
from azalai.bot.store.transaction import Transaction

log = logging.getLogger(__name__)

Result = TypeVar("Result")
READERS = 4
"""Number of reading connections to a SQLite database."""
READER_WAITS = 15.0
"""Seconds to wait for a reading connection."""
TRIED = 100_000
"""Bytes that are stored to test if the database can store: as many as a move needs with its effects."""


class Effects:
    """Record of effects that can't be undone. `anything`: True if there was one."""

    anything = False


_effects: ContextVar[Effects | None] = ContextVar("effects", default=None)


@contextmanager
def record_effects() -> Generator[Effects]:
    """Yield a record of the block's effects: a commit in any store, or another effect that calls `note_done`."""
    effects, outer = Effects(), _effects.get()
    before = _effects.set(effects)
    try:
        yield effects
    finally:
        _effects.reset(before)
        if outer is not None:
            outer.anything = outer.anything or effects.anything


def note_done() -> None:
    """Record an effect that can't be undone, such as a new thread or a sent message."""
    effects = _effects.get()
    if effects is not None:
        effects.anything = True


class Database(Protocol):
    """Protocol of a database. `waits`: seconds to wait for a connection."""

    def write(self, waits: float) -> AbstractAsyncContextManager[Connection]:
        """Open a transaction that writes. It is committed at the end, or rolled back after an error."""
        ...

    def read(self, waits: float, *, once: bool = False) -> AbstractAsyncContextManager[Connection]:
        """Open a transaction that reads the rows of one moment. `once`: the caller sends a single statement."""
        ...

    def change_schema(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a transaction that changes the schema."""
        ...

    async def empty_log(self) -> None:
        """Empty the write-ahead log of a SQLite database."""
        ...

    async def close(self) -> None:
        """Close every connection."""
        ...


class Store:
    """Store of the bot, which is read and written by means of `Transaction`.

    `unstorable`: the reason why nothing can be stored, or None. Its signals: `timer_set` gives the moment of a new
    timer, `outbox_changed` the changes of the outbox, `storing_changed` the new value of `unstorable`.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._known = Known()
        self.timer_set: Signal[[float]] = Signal()
        self.outbox_changed: Signal[[OutboxChanges]] = Signal()
        self.unstorable: Unstorable | None = None
        self.storing_changed: Signal[[Unstorable | None]] = Signal()

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[Transaction]:
        """Open a transaction that writes. It is committed at the end, or rolled back after an error.

        After the commit, `outbox_changed` and `timer_set` give the changes of the outbox and the earliest new timer.

        Raises `Clash` if a row with the same unique columns exists, `MaybeStored` if the connection breaks during the
        commit and its result is unknown, and `Overloaded` if all writing connections are busy for too long.
        """
        committing = False
        tx: Transaction | None = None
        try:
            async with self._database.write(WRITER_WAITS) as connection:
                tx = Transaction(connection, self._known)
                yield tx
                committing = True
        except PoolTimeout as error:
            raise Overloaded from error
        except BaseException as error:
            self._set_unstorable(find_storing_fault(error) or self.unstorable)
            if committing:  # the changes may be stored nevertheless, so senders and timers must read them
                self.outbox_changed(OutboxChanges(hurried=True))
                self.timer_set(0.0)
            if (clashing := find_clash(error)) is not None:
                raise clashing from error
            raise
        finally:
            if tx is not None:
                tx.connection.known.end()
        if tx is not None:
            self._commit(tx)

    @asynccontextmanager
    async def note(self) -> AsyncGenerator[Transaction]:
        """Open a transaction like `write`, for rows that need not be stored.

        Raises no error if the database can store nothing.
        """
        try:
            async with self.write() as tx:
                yield tx
        except DBAPIError as error:
            if find_storing_fault(error) is None:
                raise

    async def can_store(self) -> bool:
        """Return True if the database can store rows. This is tested only after a write has failed."""
        if self.unstorable is not None:
            try:
                await self.try_to_store()
            except TROUBLE:
                return False
            self._set_unstorable(None)
        return True

    async def try_to_store(self) -> None:
        """Store as many bytes as a move needs (`TRIED`), and delete them. Raises the errors of `write`."""
        async with self.write() as tx:
            await tx.facts.upsert(TRIAL, TRIED * "-")
        async with self.write() as tx:  # deleted in the same transaction, they would need no space
            await tx.facts.forget(TRIAL)

    def _set_unstorable(self, why: Unstorable | None) -> None:
        before, self.unstorable = self.unstorable, why
        if (before is None) is not (why is None):
            self.storing_changed(why)

    def _commit(self, tx: Transaction) -> None:
        note_done()
        changes = tx.outbox_changes
        if changes is not None:
            self.outbox_changed(changes)
        if tx.rings_at < math.inf:
            self.timer_set(tx.rings_at)

    @asynccontextmanager
    async def read(self, *, once: bool = False) -> AsyncGenerator[Transaction]:
        """Open a transaction that reads the rows of one moment.

        `once`: the caller sends a single statement, which then takes a third of the time. Raises `Overloaded` if all
        reading connections are busy for `READER_WAITS` seconds, early enough to answer the user on Discord.
        """
        async with AsyncExitStack() as stack:
            try:
                connection = await stack.enter_async_context(self._database.read(READER_WAITS, once=once))
            except PoolTimeout as error:
                raise Overloaded from error
            yield Transaction(connection, self._known)

    async def ask(self, question: Callable[[Transaction], Awaitable[Result]]) -> Result:
        """Return the result of a query of a single statement."""
        async with self.read(once=True) as tx:
            return await question(tx)

    async def look(self, question: Callable[[Transaction], Awaitable[Result]]) -> Result:
        """Return the result of a query of several statements, which all see the rows of one moment."""
        async with self.read() as tx:
            return await question(tx)

    async def change(self, work: Callable[[Transaction], Awaitable[Result]]) -> Result:
        """Call `work` in a transaction that writes, and return its result."""
        async with self.write() as tx:
            return await work(tx)

    @asynccontextmanager
    async def change_schema(self) -> AsyncGenerator[AsyncConnection]:
        """Open a transaction that changes the schema, on a connection of SQLAlchemy."""
        async with self._database.change_schema() as connection:
            yield connection

    @property
    def shareable(self) -> Shareable | None:
        """Address at which other processes can serve this database, too, or None."""
        return self._database.shareable if isinstance(self._database, Postgresql) else None

    def share_people(self, *, heard: bool) -> None:
        """Notify other processes of changes of people's rows.

        `heard`: True if the process gets the notifications of the others; if not, no rows of people are cached.
        """
        if isinstance(self._database, Postgresql):
            self._database.shared = True
        self._known.keep(kept=heard)

    def on_people_changed(self, text: str) -> None:
        """Drop the cached rows of the people whom the notification of another process names."""
        if text == EVERYBODY:
            self._known.keep(kept=True)
        else:  # the text may be anything, because all roles of the database can send one
            self._known.forget([int(user) for user in text.split() if user.isascii() and user.isdigit()])

    def break_off(self) -> None:
        """End all connections to a PostgreSQL database that does not answer.

        Waiting callers get an error at once, later callers a new connection.
        """
        if isinstance(self._database, Postgresql):
            self._database.break_off()

    def find_cached_person(self, user: int) -> tuple[PersonRow, ...] | None:
        """Return a person's row if it is cached (an empty tuple if they have none), or None if it must be read."""
        return self._known.people.find(user)

    async def empty_log(self) -> None:
        """Remove deleted data from SQLite's write-ahead log. If that fails, the next call tries again."""
        try:
            await self._database.empty_log()
        except (PoolTimeout, *TROUBLE) as error:
            log.warning("the write-ahead log could not be emptied: %s", describe(error))

    async def close(self) -> None:
        """Close every connection."""
        await self._database.close()

    async def __aenter__(self) -> Self:
        """Return this store, which is closed at the end of the block."""
        return self

    async def __aexit__(self, *error: object) -> None:
        """Close every connection."""
        await self.close()


async def open_store(address: str, *, incomplete: bool = False) -> Store:
    """Open the database, and bring it to the present schema.

    `incomplete`: accept an incomplete copy, and let statements of PostgreSQL take any time. Raises `CannotStart`, and
    changes nothing, if the database can't be opened, belongs to another program, or was written by a newer version.
    """
    await check_store(address, incomplete=incomplete)
    url = make_url(address)
    store = _make_store(url, patient=incomplete)
    try:
        _keep_to_owner(url)
        async with store.change_schema() as connection:
            await connection.run_sync(upgrade)
        async with store.write() as tx:  # opens the connection before a user waits for it
            await tx.facts.get(ERASED_KEY)
        _keep_to_owner(url)  # files that are new
    except CannotStart:
        await store.close()
        raise
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        await store.close()
        raise _make_refusal(url, error) from error
    return store


async def visit_store(address: str, *, writing: bool = False) -> Store:
    """Open an existing database with the present schema to read it; a running bot may use it at the same time.

    `writing`: open it to write, too. Raises `CannotStart`, and changes nothing, if there is no such database.
    """
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and not _check_file(url.database):
        raise CannotStart(f"There is no database {url.database}.")
    await check_store(address, present=True)
    return _make_store(url, read_only=not writing, patient=True)


async def visit_exclusively(address: str) -> Store | None:
    """Open an existing database to read it alone, or return None if a bot uses it.

    Raises the errors of `visit_store`. While the store is open, no other process can open the SQLite file.
    """
    await (await visit_store(address)).close()
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        return None if await is_visited(url) else _make_store(url, patient=True)
    store = Store(Sqlite(url, readers=1, pragmas=EXCLUSIVE))
    try:
        async with store.read(once=True) as tx:
            await tx.facts.get(COPY_OF)
    except OperationalError as error:
        await store.close()
        if "locked" in str(error.orig):
            return None
        raise _make_refusal(url, error) from error
    return store


async def check_store(address: str, *, present: bool = False, incomplete: bool = False) -> None:
    """Raise `CannotStart` if `open_store` would. Changes nothing, not even SQLite's journal mode.

    `present`: raise it for an older schema, too. `incomplete`: accept an incomplete copy.
    """

    def look(connection: sa.Connection) -> None:
        check(connection)
        if not incomplete:
            check_complete(connection)
        if present:
            check_present(connection)

    await look_at(address, look)


async def look_at(address: str, look: Callable[[sa.Connection], Result]) -> Result | None:
    """Return the result of `look`, called with a connection to a database of any schema; None without a file.

    Raises `CannotStart` if the database can't be opened.
    """
    url = make_url(address)
    if url.get_backend_name() == "sqlite" and not _check_file(url.database):
        return None
    try:
        engine = make_postgresql_engine(url) if url.get_backend_name() == "postgresql" else make_engine(url)
    except ModuleNotFoundError as error:
        raise CannotStart(
            f"The packages for PostgreSQL are not installed ({error.name} is missing). Type "
            f"{extra_command('postgresql')}."
        ) from error
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(look)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise _make_refusal(url, error) from error
    finally:
        await engine.dispose()


def hide_password(url: sa.URL) -> str:
    """Return the address of a database without its secrets."""
    places = {name: value for name, value in url.query.items() if name in ("host", "port")}
    return url.set(drivername=url.get_backend_name(), query=places).render_as_string(hide_password=True)


def _keep_to_owner(url: sa.URL) -> None:
    """Let only the owner read the files of a SQLite database. Those of older versions have other permissions."""
    if url.get_backend_name() == "sqlite" and url.database is not None:
        keep_to_owner(Path(url.database))


def _make_store(url: sa.URL, *, read_only: bool = False, patient: bool = False) -> Store:
    """Return the store of a database.

    `read_only`: SQLite refuses to write. `patient`: statements of PostgreSQL have no time limit.
    """
    if url.get_backend_name() == "sqlite":
        return Store(Sqlite(url, readers=READERS, pragmas=READ_ONLY if read_only else PRAGMAS))
    return Store(Postgresql(url, patient=patient))


def _make_refusal(url: sa.URL, error: Exception) -> CannotStart:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return CannotStart(f"The database {hide_password(url)} can't be used ({cause}). Nothing was changed.")


def _check_file(database: str | None) -> bool:
    """Return True if the file of a database exists. Raises `CannotStart` if it is empty or can't be created."""
    if database is None or database in ("", ":memory:"):
        raise CannotStart("AZALAI_DATABASE must name a file: games kept in memory would not survive a restart.")
    folder = Path(database).resolve().parent
    if not folder.is_dir():
        raise CannotStart(f"The folder {folder} for the database does not exist. Create it first.")
    if not Path(database).exists():
        return False
    if Path(database).is_file() and Path(database).stat().st_size == 0:  # a folder has no size on Windows
        raise CannotStart(
            f"The database {database} is empty (0 bytes): something has emptied it. Restore a backup of it with "
            "'azalai restore', or delete the file to begin without one."
        )
    return True
