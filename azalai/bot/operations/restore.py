"""Restore: the replacement of the database by a backup while no bot uses it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from datetime import datetime
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from azalai.bot.errors import CannotStart, CommandFailed
from azalai.bot.operations.backup import STAMP, UNFINISHED, copy, find_fault, open_for_reading
from azalai.bot.store.files import BESIDE, KEPT, MINE_ALONE
from azalai.bot.store.installation import LAST_NUMBER
from azalai.bot.store.migrate import check, upgrade
from azalai.bot.store.schema import metadata, tables
from azalai.bot.store.tournament_schema import tournaments
from azalai.bot.text import clip

MOST_SHOWN = 60
MARGIN = 1000
"""Count of numbers that are skipped if the replaced database can't be read for its last number."""
NUMBERED = [
    table
    for table in metadata.sorted_tables
    if table in (tables, tournaments) or table.dialect_options["sqlite"]["autoincrement"]
]
"""Tables of the database with numbers that are used outside of it: on cards, buttons and messages."""


class Restored(msgspec.Struct, frozen=True):
    """The restored database, and the file with the earlier one, or None if there was none."""

    database: Path
    earlier: Path | None


def restore(backup: Path, database: Path, moment: datetime) -> Restored:
    """Replace the database by a copy of the backup with the present schema.

    The earlier file is kept next to it. If the database is a link, its target is replaced.

    Raises `CommandFailed` if the backup is damaged or not a database of Azalaï, or if a bot uses the database.
    """
    database = database.resolve()
    if not backup.is_file():
        raise CommandFailed(f"There is no file {backup}.")
    if database.exists() and backup.samefile(database):
        raise CommandFailed(f"{backup} is the database itself.")
    if not database.parent.is_dir():
        raise CommandFailed(f"The folder {database.parent} for the database does not exist. Create it first.")
    prepared = database.with_name(f"{database.name}{UNFINISHED}")
    try:
        with contextlib.suppress(FileNotFoundError):
            prepared.unlink()
        _prepare(backup, prepared)
        _give_to_owner(prepared, database if database.exists() else database.parent)
        earlier = _rename_present(database, moment)
        _raise_numbers(prepared, database)
        prepared.replace(database)
    except (OSError, sqlite3.Error) as error:
        raise CommandFailed(f"{backup} could not be restored ({error}).") from error
    finally:
        with contextlib.suppress(OSError):
            prepared.unlink()
    return Restored(database, earlier)


def _prepare(backup: Path, prepared: Path) -> None:
    """Copy the backup to `prepared`, check the copy and give it the present schema."""
    fault = find_fault(backup)
    if fault is not None:
        raise CommandFailed(f"{backup} is not a sound backup ({fault}).")
    copy(backup, prepared)
    added = _list_active(prepared)
    if added:
        raise CommandFailed(f"{backup} holds what Azalaï never puts into its database: {', '.join(added)}.")
    engine = sa.create_engine(f"sqlite:///{prepared}", hide_parameters=True)
    try:
        with engine.begin() as connection:
            if not sa.inspect(connection).get_table_names():
                raise CommandFailed(f"{backup} holds no tables of Azalaï.")
            check(connection)
            upgrade(connection)
    except CannotStart as error:
        raise CommandFailed(str(error).replace("The database", str(backup), 1)) from error
    except SQLAlchemyError as error:
        raise CommandFailed(f"{backup} could not be brought to the present schema.") from error
    finally:
        engine.dispose()


def _raise_numbers(prepared: Path, database: Path) -> None:
    """Raise the next numbers above all numbers of the replaced database, so that no old card shows another table."""
    with closing(sqlite3.connect(prepared)) as connection, connection:
        for table in NUMBERED:
            restored_last, replaced_last = _last_number(connection, table.name), None
            if database.exists():
                with contextlib.suppress(sqlite3.DatabaseError), closing(open_for_reading(database)) as replaced:
                    replaced_last = _last_number(replaced, table.name)
            last = max(restored_last, restored_last + MARGIN if replaced_last is None else replaced_last)
            if table.dialect_options["sqlite"]["autoincrement"]:
                connection.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table.name,))
                connection.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (table.name, last))
            else:
                connection.execute(
                    "INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)",
                    (LAST_NUMBER.format(table.name), str(last)),
                )


def _last_number(connection: sqlite3.Connection, table: str) -> int:
    """Return the last number that a database gave to a row of a table."""
    result = connection.execute(
        f"SELECT max(id) FROM {table} UNION SELECT seq FROM sqlite_sequence WHERE name = ? "
        "UNION SELECT CAST(value AS INTEGER) FROM facts WHERE name = ?",
        (table, LAST_NUMBER.format(table)),
    )
    return max(number or 0 for (number,) in result)


def _list_active(file: Path) -> list[str]:
    """Return the views, triggers and virtual tables of a database: they can run code, and the bot makes none.

    Each is described by its kind and the `repr` of its name.
    """
    with closing(open_for_reading(file)) as connection:
        result = connection.execute(
            "SELECT type, name FROM sqlite_master "
            "WHERE type IN ('trigger', 'view') OR upper(sql) LIKE 'CREATE VIRTUAL%' ORDER BY name"
        )
        return [f"{kind} {clip(str(name), MOST_SHOWN)!r}" for kind, name in result]


def _give_to_owner(prepared: Path, to_owner_of: Path) -> None:
    """Give the prepared file to the owner of `to_owner_of`, so that the bot can write it if an administrator restores.

    Raises OSError if the prepared file was replaced by a link: only a file of this process may change its owner.
    """
    if not hasattr(os, "fchown"):
        return
    owner = to_owner_of.stat()
    descriptor = os.open(prepared, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
    try:
        status = os.fstat(descriptor)
        if stat.S_ISREG(status.st_mode) and status.st_nlink == 1 and status.st_uid == os.geteuid():
            with contextlib.suppress(PermissionError):
                os.fchown(descriptor, owner.st_uid, owner.st_gid)
    finally:
        os.close(descriptor)


def _copy_apart(file: Path, copied: Path) -> None:
    """Copy a file to a new one of the same owner.

    Each is opened only once, so a link that replaces one of them meanwhile has no effect.
    """
    with (
        file.open("rb") as source,
        open(copied, "xb", opener=lambda name, flags: os.open(name, flags, MINE_ALONE)) as target,
    ):
        owner = os.fstat(source.fileno())
        if hasattr(os, "fchown"):
            with contextlib.suppress(PermissionError):
                os.fchown(target.fileno(), owner.st_uid, owner.st_gid)
        shutil.copyfileobj(source, target)


def _rename_present(database: Path, moment: datetime) -> Path | None:
    """Copy the present database to a file with the moment in its name, which only its owner may read; return the copy.

    SQLite's further files of the database are copied too, and deleted, because the new database would use them.
    Returns None if there is no database. Raises `CommandFailed` if another process uses it.
    """
    if not database.exists():
        return None
    kept = database.with_name(f"{database.name}{KEPT}{moment.strftime(STAMP)}")
    # SQLite opens the files only after they are copied: it would delete unreadable parts of a damaged database.
    copies = {database.with_name(database.name + end): kept.with_name(kept.name + end) for end in ("", *BESIDE)}
    copies = {file: copied for file, copied in copies.items() if file.exists()}
    for file, copied in copies.items():
        _copy_apart(file, copied)
    if is_held(database):
        for copied in copies.values():
            copied.unlink()
        raise CommandFailed(f"A bot is running on {database}. Stop it first.")
    for end in BESIDE:
        database.with_name(database.name + end).unlink(missing_ok=True)
    return kept


def is_held(database: Path) -> bool:
    """Return True if another process has the database open, False for a file that is not a database.

    SQLite can leave its write-ahead mode only if no other process has the file open.
    """
    try:
        with closing(sqlite3.connect(database, timeout=0.5)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        return "locked" in str(error) or "busy" in str(error)
    except sqlite3.DatabaseError:
        return False
    return False
