"""The meaning of an error of the database: does it pass by itself, or is it a fault of ours?

`Store` (`store.py`) notes that nothing can be stored, `bot/dialogs/responses.py` tells the person who pressed, and
`bot/operations/maintenance.py` the operator.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, SQLAlchemyError

from azalai.bot.errors import Clash, MaybeStored, Overloaded


class ServerAway(OperationalError):
    """The server of the database can't be reached, and was waited for."""


_SQLITE_CLASH = re.compile(r"UNIQUE constraint failed: ([\w., ]+)")
_POSTGRESQL_CLASH = re.compile(r"Key \(([\w, ]+)\)=.* already exists")


class LineLost(OperationalError):
    """A process's connection besides those of its transactions can't be had, or is lost. The cause says why."""

    def __init__(self, why: BaseException) -> None:
        super().__init__("line", {}, why, hide_parameters=True)


FAULTS = (SQLAlchemyError, MaybeStored, Overloaded)
"""Errors of a store whose database can't do its work."""
TROUBLE = (*FAULTS, OSError)
"""The same, and errors of a driver."""
PASSING_STATES = ("08", "25006", "40", "53", "55", "57", "58", "XX")
"""Classes of SQLSTATE that say nothing of the statement: connection, a server that may only be read, conflict, disk or
memory full, lock, shutdown, system."""


class Unstorable(StrEnum):
    """Reasons why nothing can be stored, though the stored rows can be read."""

    FULL = "full"
    READ_ONLY = "read-only"
    BROKEN = "broken"


PASSING_CODES = (
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY),
    *(sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN),
)
"""The like among the codes of SQLite."""
UNSTORABLE: Mapping[int | str, Unstorable] = {
    sqlite3.SQLITE_FULL: Unstorable.FULL,
    sqlite3.SQLITE_READONLY: Unstorable.READ_ONLY,
    sqlite3.SQLITE_IOERR: Unstorable.BROKEN,
    "53100": Unstorable.FULL,
    "25006": Unstorable.READ_ONLY,
    "58030": Unstorable.BROKEN,
}
"""Reasons by the code of SQLite's error and the SQLSTATE of PostgreSQL's."""

DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""SQLite's codes of a file that a disk has damaged: it says nothing of the statement either, and the operator restores
the file."""
CROWDED = "53300"
LOST_STATES = ("08", "57P")
"""Those of a connection that is lost."""


def is_connection_lost(error: BaseException) -> bool:
    """Return True if the database was lost in the middle of the work, whose progress is unknown."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or isinstance(error.orig, OSError) or _read_state(error).startswith(LOST_STATES)


def is_full(error: DBAPIError) -> bool:
    """Return True if the server lets no further connection in."""
    return _read_state(error) == CROWDED


def is_transient(error: BaseException) -> bool:
    """Return True if the same transaction may succeed later.

    The disk is full, the database locked, away, too busy or damaged.
    """
    if isinstance(error, OperationalError | Overloaded | MaybeStored):
        return True
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError)
    damaged = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in DAMAGED
    return damaged or error.connection_invalidated or _read_state(error).startswith(PASSING_STATES)


def find_clash(error: BaseException) -> Clash | None:
    """Return the columns that would have been equal, if the error names them."""
    if not isinstance(error, IntegrityError):
        return None
    if match := _SQLITE_CLASH.search(str(error.orig)):
        return Clash(match.group(1).split(", "))
    cause: Any = error.orig  # asyncpg's own error is the cause of that of SQLAlchemy's driver
    while cause is not None:
        table, detail = getattr(cause, "table_name", None), getattr(cause, "detail", None) or ""
        if table and (match := _POSTGRESQL_CLASH.match(detail)):
            return Clash(f"{table}.{column}" for column in match.group(1).split(", "))
        cause = cause.__cause__
    return None


def find_storing_fault(error: BaseException) -> Unstorable | None:
    """Return the reason why nothing can be stored, if the error gives one."""
    if not isinstance(error, DBAPIError):
        return None
    code = getattr(error.orig, "sqlite_errorcode", None)
    return UNSTORABLE.get(_read_state(error) if code is None else code & 0xFF)


def describe(error: BaseException) -> str:
    """Return an error in a few words on one line, without the statement and its values: for the log."""
    if isinstance(error, DBAPIError):
        state = _read_state(error)
        return f"{type(error.orig).__name__} ({state})" if state else str(error.orig).partition("\n")[0]
    return type(error).__name__


def summarise_fault(error: BaseException) -> str | None:
    """Return an error of the database in a line, if there is no more to know of it, or None for any other error.

    It is away, busy, full or read-only, and no statement is at fault.
    """
    if isinstance(error, DBAPIError):
        code = getattr(error.orig, "sqlite_errorcode", None)
        passes = code & 0xFF in PASSING_CODES if code is not None else is_transient(error) or is_connection_lost(error)
    else:
        driver = type(error).__module__.partition(".")[0] == "asyncpg"
        passes = isinstance(error, Overloaded | MaybeStored | ConnectionError) or (driver and _is_passing(error))
    return describe(error) if passes else None


def _is_passing(error: BaseException) -> bool:
    """Return True if an error of asyncpg itself, which SQLAlchemy has not seen, is one of the connection."""
    state = str(getattr(error, "sqlstate", None) or "")
    return not state or state.startswith(PASSING_STATES)


def _read_state(error: DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", None) or "")
