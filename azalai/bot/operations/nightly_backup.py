"""Nightly backup by the bot: once a day at the hour of the settings, in another thread.

If it fails, the failure is logged and reported to the operator, and the bot tries again after an hour.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from azalai.bot import metrics
from azalai.bot.errors import CommandFailed
from azalai.bot.operations.backup import NIGHTLY, Backup, back_up, database_file, rotate
from azalai.bot.tables.host import Host

log = logging.getLogger(__name__)

FACT = "backup"
DAY = 24 * 3600.0
AFTER_FAILURE = 3600.0

Tell = Callable[[str], Awaitable[None]]


class Done(msgspec.Struct, frozen=True):
    """Newest nightly backup: its moment (seconds since 1970), the name of its file, its length in bytes."""

    at: float
    file: str
    size: int


def latest_hour(now: float, hour: int) -> float:
    """Return the last moment up to `now` at which the clock (UTC) showed the full `hour`."""
    today = datetime.fromtimestamp(now, UTC).replace(hour=hour, minute=0, second=0, microsecond=0).timestamp()
    return today if today <= now else today - DAY


class Nightly:
    """Backups of a running bot. `tell` gets the id of a message for the operator."""

    def __init__(self, host: Host, tell: Tell) -> None:
        self._host = host
        self._tell = tell
        self._folder = host.settings.backup_folder
        self._under_way: asyncio.Task[None] | None = None
        self._not_before = -math.inf
        self._failed = False

    async def look(self, now: float) -> float:
        """Begin a backup if one is due, and return the moment of the next call.

        A bot that was down at the hour makes the backup after its start.
        """
        if self._folder is None:
            return math.inf
        if self._under_way is not None:
            return now + AFTER_FAILURE
        last = await self.find_last()
        hour = latest_hour(now, self._host.settings.backup_hour)
        if last is not None and hour <= last.at <= now:  # a clock that was ahead has made backups of later days
            return hour + DAY
        if 0.0 < self._not_before - now <= AFTER_FAILURE:
            return self._not_before
        self._not_before = now + AFTER_FAILURE
        self._under_way = asyncio.create_task(self._make(self._folder))
        return self._not_before

    async def find_last(self) -> Done | None:
        """Return the newest backup that succeeded, or None."""
        text = await self._host.store.ask(lambda tx: tx.facts.get(FACT))
        return None if text is None else msgspec.json.decode(text, type=Done)

    async def settle(self) -> None:
        """Wait for the end of the present backup, if there is one."""
        if self._under_way is not None:
            await asyncio.gather(self._under_way, return_exceptions=True)

    async def _make(self, folder: Path) -> None:
        now = self._host.now()
        try:
            backup = await asyncio.to_thread(self._copy, folder, datetime.fromtimestamp(now, UTC))
            async with self._host.store.write() as tx:
                await tx.facts.upsert(FACT, msgspec.json.encode(Done(now, backup.file.name, backup.size)).decode())
        except Exception as error:
            metrics.BACKUPS.labels("failed").inc()
            reason = str(error) if isinstance(error, CommandFailed) else type(error).__name__
            log.error("the nightly backup failed; the bot will try again: %s", reason)
            if not self._failed:
                self._failed = True
                await self._tell("operator-backup-failed")
        else:
            self._failed = False
            metrics.BACKUPS.labels("made").inc()
            log.info("the nightly backup %s was made, %s bytes", backup.file.name, backup.size)
        finally:
            self._under_way = None

    def _copy(self, folder: Path, moment: datetime) -> Backup:
        backup = back_up(database_file(self._host.settings.database), folder, moment, NIGHTLY)
        for deleted in rotate(folder, self._host.settings.backup_keep):
            log.info("the backup %s was deleted, because it is no longer needed", deleted.name)
        return backup
