"""The fate of a transaction of PostgreSQL whose connection broke while it was committed.

The server is asked for it by the transaction's number, whatever was written in it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator
from contextlib import contextmanager, suppress
from enum import Enum
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from azalai.bot.errors import MaybeStored

log = logging.getLogger(__name__)

LOOKS_FOR, LOOKS_EVERY = 10.0, 0.25
"""Seconds for which the server is asked, and between two questions: a user waits for the answer."""
FUTURE = "22023"
"""The SQLSTATE of a transaction that the server has never begun: it has forgotten it with its crash."""
KEY = "azalai"
_SESSION = "SELECT pg_backend_pid(), (SELECT stats_reset::text FROM pg_stat_bgwriter)"
_OWN = sa.text("SELECT txid_current_if_assigned()")
_STATUS = sa.text("SELECT txid_status(:number), (SELECT stats_reset::text FROM pg_stat_bgwriter)")
_END = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid = :process AND backend_xid::text::bigint = :number & 4294967295"
)


class CommitMark(NamedTuple):
    """Mark of a writing transaction.

    `number`: the server's number of it; `process`: the server process; `crashed`: the time of the server's last
    recovery from a crash, or reset of its statistics.
    """

    number: int
    process: int
    crashed: str | None


class Outcome(Enum):
    """The fate of a transaction.

    `OPEN`: the server has not decided, or does not answer. `UNKNOWN`: it has, and can't say how.
    """

    STORED = "it is stored"
    NOT_STORED = "it is not stored"
    OPEN = "the server does not say what became of it"
    UNKNOWN = "the server can't say what became of it"


@contextmanager
def errors(text: str) -> Generator[None]:
    """Raise an error of SQLAlchemy if a server can't be reached, or do not answer in time."""
    try:
        yield
    except OSError as error:
        raise OperationalError(text, {}, error, hide_parameters=True) from error


def set_up(connection: Any, record: Any, *, idle: float | None) -> None:
    """Prepare a new connection for the marks of its transactions.

    `idle`: seconds of silence in a transaction after which the server ends it.
    """
    cursor = connection.cursor()
    cursor.execute(_SESSION)
    record.info[KEY] = cursor.fetchone()
    if idle is not None:
        cursor.execute(f"SET idle_in_transaction_session_timeout = {round(idle * 1000)}")
    cursor.close()
    connection.commit()


async def mark_of(connection: AsyncConnection) -> CommitMark | None:
    """Return the mark of the transaction on a connection, or None if it has written nothing."""
    with errors(_OWN.text):
        number = (await connection.execute(_OWN)).scalar_one()
    process, crashed = (await connection.get_raw_connection()).info[KEY]
    return None if number is None else CommitMark(number, process, crashed)


async def was_committed(engine: AsyncEngine, mark: CommitMark | None, lost: Exception) -> bool:
    """Return True if the transaction of a mark is stored, after its connection was `lost`.

    Raises `MaybeStored` if that can't be known: the server is away, or has crashed in between and may have given its
    number to another one.
    """
    if mark is None:
        return False
    outcome = Outcome.OPEN
    with suppress(TimeoutError):
        async with asyncio.timeout(LOOKS_FOR):
            outcome = await _look(engine, mark)
            while outcome is Outcome.OPEN:
                await asyncio.sleep(LOOKS_EVERY)
                outcome = await _look(engine, mark)
    log.warning("the connection broke while a transaction was committed: %s", outcome.value)
    if outcome in (Outcome.OPEN, Outcome.UNKNOWN):
        raise MaybeStored(decided=outcome is Outcome.UNKNOWN) from lost
    return outcome is Outcome.STORED


async def _look(engine: AsyncEngine, mark: CommitMark) -> Outcome:
    """Ask the server once, and end a transaction that it would still wait for."""
    try:
        async with engine.connect() as connection:
            status, crashed = (await connection.execute(_STATUS, {"number": mark.number})).one()
            if status == "in progress":
                await connection.execute(_END, {"process": mark.process, "number": mark.number})
    except DBAPIError as error:
        forgotten = getattr(error.orig, "sqlstate", None) == FUTURE
        return Outcome.NOT_STORED if forgotten else Outcome.OPEN
    except (SQLAlchemyError, OSError):
        return Outcome.OPEN
    match status:
        case "committed":
            return Outcome.STORED if crashed == mark.crashed else Outcome.UNKNOWN
        case "aborted":
            return Outcome.NOT_STORED
        case "in progress":
            return Outcome.OPEN
        case _:  # too long ago
            return Outcome.UNKNOWN
