"""Copy of a whole database into another, of the same kind or not, while nothing is played on either.

Nothing is written into the source. The target must be empty, or hold an incomplete copy of the same source, which is
then continued. No bot can use the target until the copy is complete. At the end all rows of both are compared, and the
copy is checked.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from azalai.bot.errors import CannotKeep, CannotStart, CommandFailed, MaybeStored
from azalai.bot.operations.check import check_up, tell_findings
from azalai.bot.operations.output import Tell
from azalai.bot.operations.restore import is_held
from azalai.bot.store import Store, Transaction, open_store, visit_store
from azalai.bot.store.copying import TABLES, carry_numbers, clear, compare, fill, name_row
from azalai.bot.store.installation import COPY_OF, ERASED_KEY, HEARTBEAT, PAUSE
from azalai.bot.store.migrate import check, find_original
from azalai.bot.store.postgresql import is_visited
from azalai.bot.store.store import hide_password, look_at, visit_exclusively
from azalai.bot.text import plural

EVERY = 100_000
"""Number of copied rows between two lines of progress."""


class _BotRuns(CommandFailed):
    """A bot is at work on the source."""


class AtRest(NamedTuple):
    """A source on which nothing is played.

    `stamp`: the stored pause, or the moment at which a bot last ran. It changes if the source is played on.
    """

    store: Store
    stamp: str | None


class TargetState(NamedTuple):
    """State of a target before the copy: the name of the source if a copy was begun, and whether it is empty."""

    copy_of: str | None
    empty: bool


async def copy(source: str, target: str, tell: Tell) -> bool:
    """Copy a database, and return True if both are equal at the end and the check finds nothing.

    `source`, `target`: addresses. `tell` prints a line. Raises `CommandFailed` if the copy can't be begun or finished.
    """
    if _locate(source) == _locate(target):
        raise CommandFailed("FROM and TO are the same database.")
    try:
        return await _copy(source, target, tell)
    except CannotKeep as error:
        raise CommandFailed(
            f"{_hide_secrets(source)} holds what can't be kept everywhere as it is: {error}."
        ) from error
    except (SQLAlchemyError, MaybeStored, OSError) as error:
        raise CommandFailed(f"The copy broke off ({_name_error(error)}). The same command continues it.") from error


async def _copy(source: str, target: str, tell: Tell) -> bool:
    source_at_rest = await _check_at_rest(source)
    new_store: Store | None = None
    try:
        try:
            async with source_at_rest.store.read() as tx:
                await _refuse_orphans(tx, source)
                new_store = await _open_target(target, await _make_name(tx))
                await _copy_rows(tx, new_store, tell)
                equal = await _compare(tx, new_store, tell)
        finally:
            await source_at_rest.store.close()
        if not equal:
            tell(f"{_hide_secrets(target)} is not the same. The same command continues the copy.")
            return False
        tell(f"checking {_hide_secrets(target)}, as 'azalai check' does")
        findings = await check_up(new_store, target)
        await _refuse_played(source, source_at_rest.stamp)
        async with new_store.write() as ending:
            await ending.facts.forget(COPY_OF)
    finally:
        if new_store is not None:
            await new_store.close()
    bad = tell_findings(findings, tell)
    tell(f"{_hide_secrets(target)} holds everything that {_hide_secrets(source)} holds.")
    if bad:
        tell(f"{bad} found, in both")
    return not bad


async def _copy_rows(tx: Transaction, target: Store, tell: Tell) -> None:
    """Copy the rows of the source into the target, and print the progress."""
    for table in TABLES:
        outdated = await clear(table, tx.connection, target)
        if outdated:
            text = f"{_format_rows(outdated)} of the copy had changed in the source since, and are copied again"
            tell(f"{table.name}: {text}")
    for table in TABLES:
        copied = 0
        async for copied in fill(table, tx.connection, target):
            if copied % EVERY == 0:
                tell(f"{table.name}: {_format_rows(copied)} so far")
        tell(f"{table.name}: {_format_rows(copied)}")
    await carry_numbers(tx.connection, target)


async def _compare(tx: Transaction, target: Store, tell: Tell) -> bool:
    """Return True if all rows of both databases are equal; print the differences."""
    tell("comparing every row")
    equal = True
    for table in TABLES:
        compared = await compare(table, tx.connection, target)
        if compared.equal:
            tell(f"{table.name}: equal, {_format_rows(compared.source_rows)}, {compared.source_digest[:16]}")
            continue
        equal = False
        rows = _format_rows(compared.source_rows)
        tell(f"{table.name}: {rows} in FROM, {compared.target_rows} in TO, and not the same")
        for key in compared.differing:
            tell(f"differs  {name_row(table, key)}")
    return equal


# The source


async def _check_at_rest(source: str) -> AtRest:
    """Open the source and return it. Raises `_BotRuns` if a bot runs on it, unless everything is paused there."""
    with _name_in_errors(source):
        store = await visit_store(source)
        pause = await store.look(lambda tx: tx.facts.get(PAUSE))
        if pause is not None:
            return AtRest(store, pause)
        await store.close()
        exclusive = await visit_exclusively(source)
    if exclusive is None:
        raise _BotRuns(
            f"A bot is running on {_hide_secrets(source)}. Stop it first, or pause everything with 'azalai pause'."
        )
    async with exclusive.read(once=True) as tx:
        return AtRest(exclusive, await tx.facts.get(HEARTBEAT))


async def _refuse_played(source: str, stamp: str | None) -> None:
    """Raise `CommandFailed` if the source was played on since `stamp` was read."""
    try:
        again = await _check_at_rest(source)
        await again.store.close()
        is_changed = again.stamp != stamp
    except _BotRuns:
        is_changed = True
    if is_changed:
        raise CommandFailed(
            f"{_hide_secrets(source)} was played on meanwhile, and the copy does not hold that. Stop the bot; the same "
            "command then continues it."
        )


async def _refuse_orphans(tx: Transaction, source: str) -> None:
    """Raise `CommandFailed` if rows refer to missing rows: no other database accepts them."""
    orphans = await tx.maintenance.count_orphans()
    if orphans:
        lost = ", ".join(f"{number} of {kind}" for kind, number in orphans.items())
        raise CommandFailed(
            f"{_hide_secrets(source)} is damaged: rows belong to nothing ({lost}). Restore a backup of it."
        )


async def _make_name(tx: Transaction) -> str:
    """Return a name of this source that no other database has: a hash of its secret random key."""
    key = await tx.facts.get(ERASED_KEY) or ""
    return hashlib.sha256(f"azalai copy {key}".encode()).hexdigest()


# The target


async def _open_target(target: str, name: str) -> Store:
    """Open the target with the present schema, and mark it as an incomplete copy of the source `name`.

    Raises `CommandFailed` if it holds anything but such a copy; nothing is changed then.
    """
    with _name_in_errors(target):
        existing = await look_at(target, _read_target)
        if existing is not None and existing.copy_of not in (None, name):
            raise CommandFailed(
                f"{_hide_secrets(target)} is a copy of another database that was begun. Name an empty database."
            )
        if existing is not None and existing.copy_of is None and not existing.empty:
            raise CommandFailed(f"{_hide_secrets(target)} holds games or people already. Name an empty database.")
        if existing is not None and await _is_used(target):
            raise CommandFailed(f"A bot is running on {_hide_secrets(target)}. Stop it first.")
        new_store = await open_store(target, incomplete=True)
    try:
        async with new_store.write() as tx:
            await tx.facts.upsert(COPY_OF, name)
    except BaseException:
        await new_store.close()
        raise
    return new_store


def _read_target(connection: sa.Connection) -> TargetState:
    """Return the state of a target, which may have an earlier schema.

    Raises `CannotStart` if it is not a database of the bot.
    """
    check(connection)
    kinds = [name for name in sa.inspect(connection).get_table_names() if name not in ("facts", "alembic_version")]
    any_rows = (
        connection.execute(sa.select(sa.literal(1)).select_from(sa.table(name)).limit(1)).first() for name in kinds
    )
    return TargetState(find_original(connection), all(row is None for row in any_rows))


async def _is_used(target: str) -> bool:
    url = make_url(target)
    if url.get_backend_name() == "sqlite":
        return await asyncio.to_thread(is_held, Path(url.database or ""))
    return await is_visited(url)


# Lines for the operator


@contextmanager
def _name_in_errors(address: str) -> Generator[None]:
    """Raise a `CannotStart` inside as a `CommandFailed` that names which of the two databases can't be opened."""
    try:
        yield
    except CannotStart as error:
        text, safe_address = str(error), _hide_secrets(address)
        full_text = text if safe_address in text else text.replace("The database", f"The database {safe_address}", 1)
        raise CommandFailed(full_text) from error


def _locate(address: str) -> str:
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        return str(Path(url.database or "").resolve())
    return hide_password(url.set(username=None, password=None))


def _hide_secrets(address: str) -> str:
    return hide_password(make_url(address))


def _format_rows(number: int) -> str:
    return plural(number, "row")


def _name_error(error: BaseException) -> str:
    """Return the name of an error's class, without the text of the error, which may hold stored values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return type(cause).__name__
