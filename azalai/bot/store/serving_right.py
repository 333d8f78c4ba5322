"""The right to serve a SQLite database: one process has it.

Others look into it, and write what a running bot is to notice.
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
"""The end of the name of the file whose lock the process that serves a database holds."""


@contextmanager
def serving(address: str) -> Generator[None]:
    """Hold the right to serve a database.

    Raises `CannotStart` if another process serves it already. PostgreSQL has users of its own: nothing is claimed
    there.

    The claim is a lock of SQLite's own on an empty file next to the database: the system drops it with the process,
    however that ends; child processes don't inherit it; and the database itself does not change. The file is never
    deleted: another process might wait at it.
    """
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or url.database is None:
        yield
        return
    with closing(_lock(Path(url.database))):
        yield


def _lock(database: Path) -> sqlite3.Connection:
    real = database.resolve()  # whatever link leads to it
    file = real.with_name(real.name + SERVED)
    held: sqlite3.Connection | None = None
    try:
        held = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        held.execute("PRAGMA journal_mode=MEMORY")  # no second file beside it
        held.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        if held is not None:
            held.close()
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
            raise CannotStart(
                f"Another process serves the database {database} already. Stop that one first: on SQLite one bot runs "
                "at a time."
            ) from error
        raise CannotStart(f"The file {file} beside the database can't be used ({error}).") from error
    keep_to_owner(file)
    return held
