"""Right to serve a SQLite database: one process holds it at a time.

Other processes may read the database, and write rows that a running bot notices.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from azalai.bot.errors import CannotStart
from azalai.bot.store.files import keep_to_owner

SERVED = ".served"
"""Suffix of the file that the serving process locks."""


@contextmanager
def hold_serving_right(address: str) -> Generator[None]:
    """Hold the right to serve a SQLite database during the block. Raises `CannotStart` if another process holds it.

    The right is a lock of SQLite on an empty file next to the database. The system releases it when the process ends,
    and child processes don't inherit it. The file is never deleted, because another process may be about to lock it.
    For PostgreSQL nothing is locked.
    """
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or url.database is None:
        yield
        return
    with closing(_lock(Path(url.database))):
        yield


def _lock(database: Path) -> sqlite3.Connection:
    real = database.resolve()  # links to one database share a lock
    file = real.with_name(real.name + SERVED)
    connection: sqlite3.Connection | None = None
    try:
        connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=MEMORY")  # no second file for a journal
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise CannotStart(
                f"Another process serves the database {database} already. Stop that one first: on SQLite one bot runs "
                "at a time."
            ) from error
        raise CannotStart(f"The file {file} next to the database can't be used ({error}).") from error
    keep_to_owner(file)
    return connection
