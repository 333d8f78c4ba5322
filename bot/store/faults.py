"""What an error of the database means: does it pass by itself, or is it a fault of ours?"""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

PASSING_STATES = ("08", "40", "53", "55", "57", "58", "XX")
"""Classes of SQLSTATE that say nothing of the statement: connection, conflict, disk or memory full, lock, shutdown,
system."""


def may_pass(error: BaseException) -> bool:
    """Whether the same transaction may succeed later: the disk is full, the database locked, away or too busy."""
    if isinstance(error, OperationalError | NoConnection):
        return True
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError)
    state = str(getattr(error.orig, "sqlstate", None) or "")
    return error.connection_invalidated or state.startswith(PASSING_STATES)
