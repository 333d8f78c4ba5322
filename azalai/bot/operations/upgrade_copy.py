"""Copy of the database before a newer version changes its schema: the only way back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sqlalchemy.engine import make_url

from azalai.bot.config import Settings
from azalai.bot.errors import CannotStart, CommandFailed
from azalai.bot.operations.backup import back_up, moment_of
from azalai.bot.store.migrate import find_upgrade, list_revisions
from azalai.bot.store.store import look_at

log = logging.getLogger(__name__)

BEFORE = "before"
"""Beginning of the names of these copies; the schema of the newer version follows."""
DIGITS = "[0-9]" * 4
"""Pattern for the digits of a schema."""
MOST = 3
"""Number of copies that are kept, so that repeated failing starts don't fill the disk."""
STAYS = timedelta(days=30)
"""Time for which a copy is kept."""


async def keep_a_way_back(settings: Settings, now: datetime) -> Path | None:
    """Copy the database if its schema is about to change, and return the copy's file, or None.

    The copy is in the backups' folder, or next to the database if there is no such folder. Raises `CannotStart` if it
    can't be made. A PostgreSQL database is not copied; a warning in the log reminds the operator to do so.
    """
    earlier = await look_at(settings.database, find_upgrade)
    newest = list_revisions()[-1]
    if earlier is None:
        return None
    if make_url(settings.database).get_backend_name() != "sqlite":
        log.warning(
            "the database is upgraded from schema %s to %s; only a copy by pg_dump leads back",
            earlier,
            newest,
        )
        return None
    database = Path(make_url(settings.database).database or "")
    folder = folder_of(settings)
    try:
        backup = await asyncio.to_thread(back_up, database, folder, now, f"{BEFORE}-{newest}")
    except CommandFailed as error:
        raise CannotStart(
            f"The database would be brought to a newer schema, and no copy could be kept before that: {error} Make "
            "room, or name a folder with AZALAI_BACKUP_FOLDER. Nothing was changed."
        ) from error
    log.warning("the database is upgraded from schema %s to %s; a copy from before is %s", earlier, newest, backup.file)
    tidy(folder, now)
    return backup.file


def folder_of(settings: Settings) -> Path:
    """Return the folder of the copies."""
    return settings.backup_folder or Path(make_url(settings.database).database or "").resolve().parent


def tidy(folder: Path, now: datetime) -> None:
    """Delete copies that are too old, and the oldest of too many."""
    copies = folder.glob(f"{BEFORE}-{DIGITS}-*.db")
    moments = {file: moment for file in copies if (moment := moment_of(file)) is not None}
    for number, (file, moment) in enumerate(sorted(moments.items(), key=lambda item: item[1], reverse=True)):
        if number >= MOST or moment < now - STAYS:
            with contextlib.suppress(OSError):
                file.unlink()
                log.info("the backup %s was deleted, because it is no longer needed", file.name)


def tidy_for(settings: Settings, now: float) -> None:
    """Delete expired copies of a running bot's SQLite database."""
    if make_url(settings.database).get_backend_name() == "sqlite":
        tidy(folder_of(settings), datetime.fromtimestamp(now, UTC))
