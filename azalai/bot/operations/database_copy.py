"""Copy of a whole database into another, of the same kind or not, while nothing is played on either.

Nothing is written into the source. The target is empty at first; a copy that was broken off resumes, and until it is
complete no bot can use it. At the end every row of both is compared, and the copy is checked.
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
from azalai.bot.store.migrate import check, copy_of
from azalai.bot.store.postgresql import is_visited
from azalai.bot.store.store import hide_password, look_at, visit_exclusively
from azalai.bot.text import plural

EVERY = 100_000
"""Rows of a table between two lines of progress."""


class _BotRuns(CommandFailed):
    """A bot is at work on the source."""


class AtRest(NamedTuple):
    """A source at rest, and the evidence for it later: the pause, or the moment at which a bot last ran."""

    store: Store
    stamp: str | None


class Seen(NamedTuple):
    """Target before the copy: the name of its source, if a copy was begun, and whether it is empty."""

    copy_of: str | None
    empty: bool


async def copy(source: str, target: str, tell: Tell) -> bool:
    """Copy the first database into the second; return True if both are equal then and the check finds nothing.

    `tell` gets every line. Raises `CommandFailed` if that can't be begun, or can't be finished.
    """
    if _place(source) == _place(target):
        raise CommandFailed("FROM and TO are the same database.")
    try:
        return await _copy(source, target, tell)
    except CannotKeep as error:
        raise CommandFailed(
            f"{_hide_secrets(source)} holds what can't be kept everywhere as it is: {error}."
        ) from error
    except (SQLAlchemyError, MaybeStored, OSError) as error:
        raise CommandFailed(f"The copy broke off ({_kind(error)}). The same command goes on where it was.") from error


async def _copy(source: str, target: str, tell: Tell) -> bool:
    rest = await _check_at_rest(source)
    new_store: Store | None = None
    try:
        try:
            async with rest.store.read() as tx:
                await _refuse_orphans(tx, source)
                new_store = await _open_target(target, await _name_of(tx))
                await _copy_rows(tx, new_store, tell)
                equal = await _compare(tx, new_store, tell)
        finally:
            await rest.store.close()
        if not equal:
            tell(f"{_hide_secrets(target)} is not the same. The same command goes on with it.")
            return False
        tell(f"checking {_hide_secrets(target)}, as 'azalai check' does")
        findings = await check_up(new_store, target)
        await _refuse_played(source, rest.stamp)
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
    """Copy the rows of the source into the target."""
    for table in TABLES:
        gone = await clear(table, tx.connection, target)
        if gone:
            tell(f"{table.name}: {_rows(gone)} of the copy had changed in the source since, and are copied again")
    for table in TABLES:
        copied = 0
        async for copied in fill(table, tx.connection, target):
            if copied % EVERY == 0:
                tell(f"{table.name}: {_rows(copied)} so far")
        tell(f"{table.name}: {_rows(copied)}")
    await carry_numbers(tx.connection, target)


async def _compare(tx: Transaction, target: Store, tell: Tell) -> bool:
    """Return True if every row is the same on both sides."""
    tell("comparing every row")
    equal = True
    for table in TABLES:
        compared = await compare(table, tx.connection, target)
        if compared.equal:
            tell(f"{table.name}: equal, {_rows(compared.source_rows)}, {compared.source_digest[:16]}")
            continue
        equal = False
        tell(f"{table.name}: {_rows(compared.source_rows)} in FROM, {compared.target_rows} in TO, and not the same")
        for key in compared.differing:
            tell(f"differs  {name_row(table, key)}")
    return equal


# The source


async def _check_at_rest(source: str) -> AtRest:
    """Return the source if everything is paused there, or if no bot runs on it. Raises `_BotRuns` otherwise."""
    with _name_in_errors(source):
        store = await visit_store(source)
        pause = await store.look(lambda tx: tx.facts.get(PAUSE))
        if pause is not None:
            return AtRest(store, pause)
        await store.close()
        alone = await visit_exclusively(source)
    if alone is None:
        raise _BotRuns(
            f"A bot is running on {_hide_secrets(source)}. Stop it first, or let everything rest with 'azalai pause'."
        )
    async with alone.read(once=True) as tx:
        return AtRest(alone, await tx.facts.get(HEARTBEAT))


async def _refuse_played(source: str, stamp: str | None) -> None:
    """Raise `CommandFailed` if the source has changed since it was at rest."""
    try:
        again = await _check_at_rest(source)
        await again.store.close()
        played = again.stamp != stamp
    except _BotRuns:
        played = True
    if played:
        raise CommandFailed(
            f"{_hide_secrets(source)} was played on meanwhile, and the copy does not hold that. Stop the bot; the same "
            "command then goes on."
        )


async def _refuse_orphans(tx: Transaction, source: str) -> None:
    """Raise `CommandFailed` if rows refer to missing rows: no other database accepts them."""
    orphans = await tx.maintenance.orphans()
    if orphans:
        lost = ", ".join(f"{number} of {kind}" for kind, number in orphans.items())
        raise CommandFailed(
            f"{_hide_secrets(source)} is damaged: rows belong to nothing ({lost}). Restore a backup of it."
        )


async def _name_of(tx: Transaction) -> str:
    """Return a name that tells this source from every other: made of its random key, which stays secret."""
    key = await tx.facts.get(ERASED_KEY) or ""
    return hashlib.sha256(f"azalai copy {key}".encode()).hexdigest()


# The target


async def _open_target(target: str, name: str) -> Store:
    """Open the target with the present schema, marked as an incomplete copy of the source of that name.

    Raises `CommandFailed` if it holds anything else; nothing is changed then.
    """
    with _name_in_errors(target):
        existing = await look_at(target, _look)
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


def _look(connection: sa.Connection) -> Seen:
    """Return the state of a target, also of an earlier schema.

    Raises `CannotStart` if it is not a database of the bot.
    """
    check(connection)
    kinds = [name for name in sa.inspect(connection).get_table_names() if name not in ("facts", "alembic_version")]
    any_rows = (
        connection.execute(sa.select(sa.literal(1)).select_from(sa.table(name)).limit(1)).first() for name in kinds
    )
    return Seen(copy_of(connection), all(row is None for row in any_rows))


async def _is_used(target: str) -> bool:
    url = make_url(target)
    if url.get_backend_name() == "sqlite":
        return await asyncio.to_thread(is_held, Path(url.database or ""))
    return await is_visited(url)


# Lines for the operator


@contextmanager
def _name_in_errors(address: str) -> Generator[None]:
    """Name the database in an error of opening, since there are two."""
    try:
        yield
    except CannotStart as error:
        text, safe_address = str(error), _hide_secrets(address)
        named_so = text if safe_address in text else text.replace("The database", f"The database {safe_address}", 1)
        raise CommandFailed(named_so) from error


def _place(address: str) -> str:
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        return str(Path(url.database or "").resolve())
    return hide_password(url.set(username=None, password=None))


def _hide_secrets(address: str) -> str:
    return hide_password(make_url(address))


def _rows(number: int) -> str:
    return plural(number, "row")


def _kind(error: BaseException) -> str:
    """Return the kind of an error without the database's text, which may show stored values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return type(cause).__name__
