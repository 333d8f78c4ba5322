"""Complete copies of a SQLite database, made while the bot runs, and the choice of those that are kept.

SQLite's own backup makes a copy of one moment of the database, and writers don't wait for it. A copy gets its name
after it was checked, so a file with the name of a backup is complete. It holds hidden cards and secret seeds, so only
its owner may read it.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from sqlalchemy.engine import make_url

from azalai.bot.errors import CannotStart, CommandFailed
from azalai.bot.store.files import MINE_ALONE

NIGHTLY = "nightly"
BY_HAND = "azalai"
UNFINISHED = ".unfinished"
STAMP = "%Y%m%d-%H%M%S"
FOR_POSTGRESQL = "Copies of a PostgreSQL database are made with pg_dump and brought back with pg_restore."


class Backup(msgspec.Struct, frozen=True):
    """A finished copy: the file and its length in bytes."""

    file: Path
    size: int


def sqlite_file(address: str) -> Path:
    """Return the path of a SQLite database. Raises `CommandFailed` for a database of PostgreSQL."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or url.database is None:
        raise CommandFailed(FOR_POSTGRESQL)
    return Path(url.database)


def database_file(address: str) -> Path:
    """Return the file of a SQLite database.

    Raises `CommandFailed` for PostgreSQL, or if the file does not exist.
    """
    file = sqlite_file(address)
    if not file.is_file():
        raise CommandFailed(f"There is no database {file}.")
    return file


def check_folder(folder: Path) -> None:
    """Make the folder if it is missing. Raises `CannotStart` if no file can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CannotStart(
            f"AZALAI_BACKUP_FOLDER is {str(folder)!r}, where nothing can be written ({error.strerror})."
        ) from error


def back_up(database: Path, folder: Path, moment: datetime, kind: str = BY_HAND) -> Backup:
    """Copy the database to a file in `folder`, named by `kind` and `moment`, and return the copy.

    The folder is made if it is missing. Raises `CommandFailed` with the reason if the copy fails; the unfinished file
    is deleted then.
    """
    file = folder / f"{kind}-{moment.strftime(STAMP)}.db"
    unfinished = file.with_suffix(UNFINISHED)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        _sweep(folder, kind)
        if file.exists():
            raise CommandFailed(f"There is a backup {file} already.")
        copy(database, unfinished)
        unfinished.replace(file)
        _sync_folder(folder)
        return Backup(file, file.stat().st_size)
    except (OSError, sqlite3.Error) as error:
        raise CommandFailed(f"The backup {file} could not be made ({error}).") from error
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink()


def copy(database: Path, target: Path) -> None:
    """Write one moment of the database to a new file, check it, and wait until it is on the disk.

    Raises `CommandFailed` if the copy is damaged, and OSError or sqlite3.Error if it can't be written.
    """
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, MINE_ALONE))
    with closing(open_for_reading(database)) as source, closing(sqlite3.connect(target)) as copied:
        source.backup(copied)
        copied.execute("PRAGMA journal_mode=DELETE")  # one file, without a -wal next to it
    fault = find_fault(target)
    if fault is not None:
        raise CommandFailed(f"The copy of {database} is not sound ({fault}).")
    with target.open("rb+") as written:
        os.fsync(written.fileno())


def find_fault(file: Path) -> str | None:
    """Return the fault of a database file in SQLite's words, or None if the file is sound."""
    try:
        with closing(open_for_reading(file)) as connection:
            (result,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    except (sqlite3.Error, OSError) as error:
        return str(error)
    return None if result == "ok" else str(result)


def open_for_reading(file: Path) -> sqlite3.Connection:
    """Open a connection that writes nothing.

    The file is opened for writing all the same: a read-only connection would leave a `-wal` file.
    """
    connection = sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True)
    connection.execute("PRAGMA query_only=ON")
    return connection


def rotate(folder: Path, keep: tuple[int, int, int]) -> list[Path]:
    """Delete the nightly backups that are no longer needed, and return their files.

    The newest backup of each of the newest `keep` days, weeks and months stays. Backups of the operator's command stay.
    """
    backups = {moment: file for file in folder.glob(f"{NIGHTLY}-*.db") if (moment := moment_of(file)) is not None}
    wanted = select_kept(backups, keep)
    unneeded = [file for moment, file in sorted(backups.items()) if moment not in wanted]
    for file in unneeded:
        file.unlink()
    return unneeded


def select_kept(moments: Iterable[datetime], keep: tuple[int, int, int]) -> set[datetime]:
    """Return the last moment of each of the newest days, weeks and months that have one. `keep`: their three counts."""
    newest = sorted(moments, reverse=True)
    kinds: tuple[Callable[[datetime], tuple[int, ...]], ...] = (
        lambda moment: (moment.year, moment.month, moment.day),
        lambda moment: moment.isocalendar()[:2],
        lambda moment: (moment.year, moment.month),
    )
    chosen: set[datetime] = set()
    for number, period in zip(keep, kinds, strict=True):
        first: dict[tuple[int, ...], datetime] = {}
        for moment in newest:
            first.setdefault(period(moment), moment)
        chosen.update(list(first.values())[:number])
    return chosen


def moment_of(file: Path) -> datetime | None:
    """Return the moment in the name of a backup, or None for another file."""
    try:
        return datetime.strptime("-".join(file.stem.split("-")[-2:]), STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None


def _sweep(folder: Path, kind: str) -> None:
    """Delete the unfinished files of interrupted backups."""
    for unfinished in folder.glob(f"{kind}-*{UNFINISHED}*"):
        unfinished.unlink()


def _sync_folder(folder: Path) -> None:
    """Wait until the folder, with the names of its files, is on the disk, if the system can do that."""
    with contextlib.suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
