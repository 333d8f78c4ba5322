"""Right to serve a SQLite database, which one process holds at a time.

Other processes may read the database, and write what a running bot is to notice.
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
"""Suffix of the file that is locked by the process that serves a database."""


@contextmanager
def hold_serving_right(address: str) -> Generator[None]:
    """Hold the right to serve a SQLite database during the block. Raises `CannotStart` if another process holds it.

    It is a lock of SQLite on an empty file next to the database. The system releases it when the process ends, child
    processes don't inherit it, and the database itself is not changed. The file is never deleted, because another
    process may be about to lock it. Nothing is locked for PostgreSQL.
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
        connection.execute("PRAGMA journal_mode=MEMORY")  # without a journal file next to it
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise CannotStart(
                f"Another process serves the database {database} already. Stop that one first: on SQLite one bot runs "
                "at a time."
            ) from error
        raise CannotStart(f"The file {file} beside the database can't be used ({error}).") from error
    keep_to_owner(file)
    return connection
