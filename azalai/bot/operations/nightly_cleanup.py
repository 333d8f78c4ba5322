"""What a running bot forgets every night, at the hour of the backup: marks of erased people that have had their time,
and, where the operator has set how long games are kept, finished games that are older, and which messages were posted
in servers before that."""

from __future__ import annotations

import asyncio
import logging
import math
from datetime import UTC, datetime

from azalai.bot.history.ratings import TOGETHER_WITHIN
from azalai.bot.hosting.endings import TO_COME_BACK
from azalai.bot.operations.nightly_backup import AFTER_FAILURE, DAY, latest_hour
from azalai.bot.operations.upgrade_copy import tidy_for
from azalai.bot.solo.days import DAYS_OPEN, day_of
from azalai.bot.store.faults import TROUBLE, said
from azalai.bot.tables.host import Host
from azalai.bot.text import counted

log = logging.getLogger(__name__)

AT_ONCE = 20
"""Games that are removed in one transaction: nobody's move waits for longer than that takes."""
PAUSE = 5.0
"""Seconds between two such transactions."""


class Tidying:
    """Tidies the store of a running bot once a day, and after each start."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._done = -math.inf

    async def look(self, now: float) -> float:
        """Tidies where it is time to; when to look again. A failure is logged and tried again; it stops nothing."""
        hour = latest_hour(now, self._host.settings.backup_hour)
        if self._done == hour:
            return hour + DAY
        try:
            left = await self._tidy(now)
        except TROUBLE as error:
            log.warning("the store could not be tidied; another try follows: %s", said(error))
            return now + AFTER_FAILURE
        if left:
            return now + PAUSE
        await self._host.store.empty_log()
        await asyncio.to_thread(tidy_for, self._host.settings, now)
        self._done = hour
        return hour + DAY

    async def _tidy(self, now: float) -> bool:
        """Forgets what is too old, a part of it; whether something is left."""
        keep = self._host.settings.retention
        async with self._host.store.write() as tx:
            # a year is over when it is over in every time zone
            year = datetime.fromtimestamp(now - DAY, UTC).year
            await tx.erased.tidy(year, now - TO_COME_BACK, now - TOGETHER_WITHIN, day_of(now) - DAYS_OPEN)
            await tx.usage.forget_before(now - DAY)
            if keep is None:
                return False
            await tx.messages.forget_about_servers(now - keep)
            old = await tx.maintenance.ended_before(now - keep, now - max(keep, TO_COME_BACK), AT_ONCE)
            for table in old:
                await tx.maintenance.remove_table(table)
            cups = await tx.maintenance.tournaments_ended_before(now - keep, AT_ONCE)
            for cup in cups:
                await tx.maintenance.remove_tournament(cup)
        for removed, thing in ((old, "game"), (cups, "tournament")):
            if removed:
                log.info("%s removed: older than finished games are kept", counted(len(removed), thing))
        return AT_ONCE in (len(old), len(cups))
