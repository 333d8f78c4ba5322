"""Restore: a backup takes the place of the database while no bot holds it."""

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
"""Numbers that are left out if the replaced database doesn't say which ones it gave."""
NUMBERED = [
    table
    for table in metadata.sorted_tables
    if table in (tables, tournaments) or table.dialect_options["sqlite"]["autoincrement"]
]
"""The tables whose numbers leave the database, on cards, buttons and messages."""


class Restored(msgspec.Struct, frozen=True):
    """The restored database, and the file of the earlier one (None: there was none)."""

    database: Path
    earlier: Path | None


def restore(backup: Path, database: Path, moment: datetime) -> Restored:
    """Replace the database by a copy of the backup with the present schema.

    The earlier file is kept next to it. If the database is a link, its target is replaced.

    Raises `CommandFailed` if the backup is not sound or not ours, or if a bot holds the database.
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
        _give(prepared, database if database.exists() else database.parent)
        earlier = _rename_present(database, moment)
        _go_on_counting(prepared, database)
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


def _go_on_counting(prepared: Path, database: Path) -> None:
    """Set the next numbers above all that the replaced database gave: an old card never shows another table."""
    with closing(sqlite3.connect(prepared)) as made, made:
        for table in NUMBERED:
            own, given = _last_number(made, table.name), None
            if database.exists():
                with contextlib.suppress(sqlite3.DatabaseError), closing(open_for_reading(database)) as replaced:
                    given = _last_number(replaced, table.name)
            last = max(own, own + MARGIN if given is None else given)
            if table.dialect_options["sqlite"]["autoincrement"]:
                made.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table.name,))
                made.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (table.name, last))
            else:
                made.execute(
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
    """Return the views, triggers and virtual tables of a database, which run by themselves and are never the bot's.

    Names are shown as Python would write them.
    """
    with closing(open_for_reading(file)) as connection:
        result = connection.execute(
            "SELECT type, name FROM sqlite_master "
            "WHERE type IN ('trigger', 'view') OR upper(sql) LIKE 'CREATE VIRTUAL%' ORDER BY name"
        )
        return [f"{kind} {clip(str(name), MOST_SHOWN)!r}" for kind, name in result]


def _give(prepared: Path, to_owner_of: Path) -> None:
    """Give the new file to the old file's owner, though an administrator restores it: the bot must be able to write it.

    Only a file of our own is given away, never what a link of that name leads to (then OSError).
    """
    if not hasattr(os, "fchown"):
        return
    owner = to_owner_of.stat()
    given = os.open(prepared, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
    try:
        status = os.fstat(given)
        if stat.S_ISREG(status.st_mode) and status.st_nlink == 1 and status.st_uid == os.geteuid():
            with contextlib.suppress(PermissionError):
                os.fchown(given, owner.st_uid, owner.st_gid)
    finally:
        os.close(given)


def _copy_apart(file: Path, copied: Path) -> None:
    """Copy a file to a new one of the same owner.

    Both are opened once: a link that takes their place in between has no effect.
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
    """Rename the present database to a name with the moment, for its owner alone.

    No file is left that a new database would take for its own. CommandFailed while another process holds it.
    """
    if not database.exists():
        return None
    renamed = database.with_name(f"{database.name}{KEPT}{moment.strftime(STAMP)}")
    # Copied before SQLite opens it: of a damaged database it would delete the parts that it can't read.
    copies = {database.with_name(database.name + end): renamed.with_name(renamed.name + end) for end in ("", *BESIDE)}
    copies = {file: copied for file, copied in copies.items() if file.exists()}
    for file, copied in copies.items():
        _copy_apart(file, copied)
    if is_held(database):
        for copied in copies.values():
            copied.unlink()
        raise CommandFailed(f"A bot is running on {database}. Stop it first.")
    for end in BESIDE:
        database.with_name(database.name + end).unlink(missing_ok=True)
    return renamed


def is_held(database: Path) -> bool:
    """Return True if another program has the database open.

    SQLite leaves its write-ahead mode only for a sole user. False for a file that is no database.
    """
    try:
        with closing(sqlite3.connect(database, timeout=0.5)) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        return "locked" in str(error) or "busy" in str(error)
    except sqlite3.DatabaseError:
        return False
    return False
