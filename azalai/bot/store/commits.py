"""Finds out if a transaction of PostgreSQL was stored whose connection broke during the commit.

The server is asked for the status of the transaction, by its number.
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
"""Seconds for which the server is asked, and between two questions. A user waits in the meantime."""
FUTURE = "22023"
"""The SQLSTATE for a transaction number that the server has not used yet; it lost the transaction in a crash."""
KEY = "azalai"
_SESSION = "SELECT pg_backend_pid(), (SELECT stats_reset::text FROM pg_stat_bgwriter)"
_OWN = sa.text("SELECT txid_current_if_assigned()")
_STATUS = sa.text("SELECT txid_status(:number), (SELECT stats_reset::text FROM pg_stat_bgwriter)")
_END = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE pid = :process AND backend_xid::text::bigint = :number & 4294967295"
)


class CommitMark(NamedTuple):
    """Identity of a transaction that writes.

    `number`: its number on the server; `process`: the process of the server that runs it; `crashed`: the time at which
    the server last reset its statistics, as it does after a crash.
    """

    number: int
    process: int
    crashed: str | None


class Outcome(Enum):
    """Answer of the server about a transaction.

    `OPEN`: the transaction is not over, or the server does not answer. `UNKNOWN`: it is over, but the server no longer
    knows how it ended.
    """

    STORED = "it is stored"
    NOT_STORED = "it is not stored"
    OPEN = "the server does not say what became of it"
    UNKNOWN = "the server can't say what became of it"


@contextmanager
def translate_errors(text: str) -> Generator[None]:
    """Raise SQLAlchemy's error in place of the system's if the server can't be reached or does not answer in time."""
    try:
        yield
    except OSError as error:
        raise OperationalError(text, {}, error, hide_parameters=True) from error


def set_up(connection: Any, record: Any, *, idle: float | None) -> None:
    """Keep in `record` what the marks of a new connection's transactions need.

    `idle`: seconds without a statement after which the server ends a transaction, or None.
    """
    cursor = connection.cursor()
    cursor.execute(_SESSION)
    record.info[KEY] = cursor.fetchone()
    if idle is not None:
        cursor.execute(f"SET idle_in_transaction_session_timeout = {round(idle * 1000)}")
    cursor.close()
    connection.commit()


async def find_mark(connection: AsyncConnection) -> CommitMark | None:
    """Return the mark of the transaction on a connection, or None if it has written nothing."""
    with translate_errors(_OWN.text):
        number = (await connection.execute(_OWN)).scalar_one()
    process, crashed = (await connection.get_raw_connection()).info[KEY]
    return None if number is None else CommitMark(number, process, crashed)


async def was_committed(engine: AsyncEngine, mark: CommitMark | None, lost: Exception) -> bool:
    """Return True if a transaction was stored; `lost` is the error with which its connection broke.

    Raises `MaybeStored` if that can't be known: the server does not answer, or it has crashed in the meantime and may
    have given the number to another transaction.
    """
    if mark is None:
        return False
    outcome = Outcome.OPEN
    with suppress(TimeoutError):
        async with asyncio.timeout(LOOKS_FOR):
            outcome = await _ask_once(engine, mark)
            while outcome is Outcome.OPEN:
                await asyncio.sleep(LOOKS_EVERY)
                outcome = await _ask_once(engine, mark)
    log.warning("the connection broke while a transaction was committed: %s", outcome.value)
    if outcome in (Outcome.OPEN, Outcome.UNKNOWN):
        raise MaybeStored(decided=outcome is Outcome.UNKNOWN) from lost
    return outcome is Outcome.STORED


async def _ask_once(engine: AsyncEngine, mark: CommitMark) -> Outcome:
    """Ask the server once. A transaction that is still in progress is ended, because its client is gone."""
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
