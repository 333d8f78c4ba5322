"""What an error of the database means: does it pass by itself, or is it a fault of ours?"""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from bot.errors import MaybeStored, Overloaded

TROUBLE = (SQLAlchemyError, OSError, MaybeStored, Overloaded)
"""What is raised where the database can't do what it is asked for."""
PASSING_STATES = ("08", "40", "53", "55", "57", "58", "XX")
"""Classes of SQLSTATE that say nothing of the statement: connection, conflict, disk or memory full, lock, shutdown,
system."""


LOST_STATES = ("08", "57P")
"""Those of a connection that is lost."""


def connection_lost(error: DBAPIError) -> bool:
    """Whether the database was gone in the middle of it: what it still did is not known."""
    return error.connection_invalidated or isinstance(error.orig, OSError) or _state(error).startswith(LOST_STATES)


def may_pass(error: BaseException) -> bool:
    """Whether the same transaction may succeed later: the disk is full, the database locked, away or too busy."""
    if isinstance(error, OperationalError | Overloaded | MaybeStored):
        return True
    if not isinstance(error, DBAPIError):
        return isinstance(error, OSError)
    return error.connection_invalidated or _state(error).startswith(PASSING_STATES)


def _state(error: DBAPIError) -> str:
    return str(getattr(error.orig, "sqlstate", None) or "")
