"""What an error of the database means: does it pass by itself, or is it a fault of ours?"""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from bot.errors import MaybeStored

PASSING_STATES = ("08", "40", "53", "55", "57", "58", "XX")
"""Classes of SQLSTATE that say nothing of the statement: connection, conflict, disk or memory full, lock, shutdown,
system."""


LOST_STATES = ("08", "57P")
"""Those of a connection that is lost."""


def connection_lost(error: BaseException) -> bool:
    """Whether the database was gone in the middle of it: what it still did is not known."""
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError)
    return error.connection_invalidated or _state(error).startswith(LOST_STATES)


def may_pass(error: BaseException) -> bool:
    """Whether the same transaction may succeed later: the disk is full, the database locked, away or too busy."""
    if isinstance(error, OperationalError | NoConnection | MaybeStored):
        return True
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError)
    return error.connection_invalidated or _state(error).startswith(PASSING_STATES)


def _state(error: DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", None) or "")
