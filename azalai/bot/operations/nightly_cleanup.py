"""Nightly cleanup of a running bot, at the hour of the backup.

It deletes expired marks of erased people and mistakes of games under earlier rules. If the operator has set a
retention, it also deletes older finished games and tournaments, and the records of older messages in servers.
"""

from __future__ import annotations

import asyncio
import logging
import math
from datetime import UTC, datetime

from azalai.bot.history.ratings import TOGETHER_WITHIN
from azalai.bot.hosting.endings import REOPENABLE_FOR
from azalai.bot.operations.nightly_backup import AFTER_FAILURE, DAY, latest_hour
from azalai.bot.operations.upgrade_copy import tidy_for
from azalai.bot.reviews.mistake_store import Mistakes
from azalai.bot.solo.days import DAYS_OPEN, day_of
from azalai.bot.store.faults import TROUBLE, describe
from azalai.bot.tables.host import Host
from azalai.bot.text import plural
from azalai.games import GAMES

log = logging.getLogger(__name__)

AT_ONCE = 20
"""Number of games that one transaction deletes: a few, because moves wait until it ends."""
PAUSE = 5.0
"""Seconds between two such transactions."""


class Tidying:
    """Cleanup of a running bot's store, once a day and after each start."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._done = -math.inf

    async def look(self, now: float) -> float:
        """Delete expired rows if that is due, and return the moment of the next call.

        A failure is logged, and the bot tries again after an hour.
        """
        hour = latest_hour(now, self._host.settings.backup_hour)
        if self._done == hour:
            return hour + DAY
        try:
            is_unfinished = await self._tidy(now)
        except TROUBLE as error:
            log.warning("the store could not be tidied; the bot will try again: %s", describe(error))
            return now + AFTER_FAILURE
        if is_unfinished:
            return now + PAUSE
        await self._host.store.empty_log()
        await asyncio.to_thread(tidy_for, self._host.settings, now)
        self._done = hour
        return hour + DAY

    async def _tidy(self, now: float) -> bool:
        """Delete a part of the expired rows, and return True if there may be more."""
        keep = self._host.settings.retention
        async with self._host.store.write() as tx:
            # The year in UTC a day ago: by then the year before it has ended in every time zone.
            year = datetime.fromtimestamp(now - DAY, UTC).year
            await tx.erased.tidy(year, now - REOPENABLE_FOR, now - TOGETHER_WITHIN, day_of(now) - DAYS_OPEN)
            await tx.usage.forget_before(now - DAY)
            await tx.get(Mistakes).delete_outdated({key: game.version for key, game in GAMES.items()})
            if keep is None:
                return False
            await tx.messages.forget_about_servers(now - keep)
            tables = await tx.maintenance.list_ended_before(now - keep, now - max(keep, REOPENABLE_FOR), AT_ONCE)
            for table in tables:
                await tx.maintenance.remove_table(table)
            tournaments = await tx.maintenance.list_tournaments_ended_before(now - keep, AT_ONCE)
            for tournament in tournaments:
                await tx.maintenance.remove_tournament(tournament)
        for numbers, noun in ((tables, "game"), (tournaments, "tournament")):
            if numbers:
                log.info("%s removed: older than finished games are stored", plural(len(numbers), noun))
        return AT_ONCE in (len(tables), len(tournaments))
