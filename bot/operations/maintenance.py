"""What a running bot does for its operator: notices a pause and other work of the command line, makes the nightly
backup, forgets what is too old, counts errors, tells the operator, serves the metrics."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Mapping
from typing import Protocol

from discord.ext import tasks

from bot.delivery.operator import tell_operator
from bot.dialogs.private import OpensDirectMessages
from bot.operations.error_count import ErrorCount
from bot.operations.metrics_endpoint import Endpoint, Monitored
from bot.operations.nightly_backup import Nightly
from bot.operations.tidying import Tidying
from bot.store.facts import STAMP
from bot.store.faults import TROUBLE, Unstorable, said

log = logging.getLogger(__name__)

POLL_EVERY = 5.0
"""Seconds between two looks for what the command line has written."""
REFRESH = 600.0
"""Seconds between two looks of who does no nightly work: while everything is paused, or where another process does."""
AGAIN = 3600.0
"""Seconds until the operator is told once more that nothing can be stored."""
STOPS: Mapping[Unstorable, str] = {
    Unstorable.FULL: "the disk is full",
    Unstorable.READ_ONLY: "the database may only be read",
    Unstorable.BROKEN: "the disk does not work",
}


class Maintained(Monitored, OpensDirectMessages, Protocol):
    """A bot that maintenance looks after."""


class Maintenance:
    """The maintenance of one bot."""

    def __init__(self, bot: Maintained) -> None:
        self._bot = bot
        self._host = bot.host
        settings = bot.host.settings
        self._errors = ErrorCount(bot.host.passed, self._many_errors)
        self._telling: set[asyncio.Task[None]] = set()
        self._stamp: str | None = None
        self._told_of_storing = -math.inf
        self._refreshing = asyncio.Lock()
        self._watch = tasks.loop(seconds=POLL_EVERY)(self.poll)
        self.nightly = Nightly(bot.host, self._tell)
        self._tidying = Tidying(bot.host)
        self._endpoint = None if settings.metrics is None else Endpoint(bot, settings.metrics)

    async def open(self) -> None:
        """Begins. CannotStart where the metrics can't be served."""
        await self.refresh(self._host.now())
        self._stamp = await self._stamped()
        if self._endpoint is not None:
            await self._endpoint.open()
        self._errors.listen()
        self._host.store.storing_changed = self._storing_changed

    async def close(self) -> None:
        """Ends after the backup that is being made."""
        self._errors.leave()
        self._watch.cancel()
        if self._endpoint is not None:
            await self._endpoint.close()
        await self.nightly.settle()
        await asyncio.gather(*self._telling, return_exceptions=True)

    def watch(self) -> None:
        """From now on what the command line writes is noticed within seconds. For a bot that runs for long: a
        sweep notices it too, some time."""
        self._watch.start()

    async def poll(self) -> None:
        """Does what follows from what the command line has written, if it has written something, and where the clock
        was set."""
        try:
            await self._host.store.can_store()
            await self._host.check_time()
            stamp = await self._stamped()
            if stamp == self._stamp:
                return
            await self.refresh(self._host.now())
        except TROUBLE as error:
            log.warning("the store could not be polled: %s", said(error))
            return
        self._stamp = stamp
        self._host.timer_set(self._host.now())

    async def refresh(self, now: float) -> float:
        """Learns whether everything is paused, begins a backup and tidies where that is due. When to do so again.

        One at a time: what was read before a pause ended must not be written after it."""
        async with self._refreshing:
            async with self._host.store.read(once=True) as tx:
                pause = await tx.operations.pause()
            if (pause is None) != (self._host.pause is None):
                log.warning("everything goes on" if pause is None else "everything is paused until it is resumed")
            self._host.pause = pause
            again = await self.nightly.look(now)
            if pause is not None or not self._host.cluster.first:
                return min(again, now + REFRESH)
            return min(again, await self._tidying.look(now))

    async def _tell(self, message: str, **values: object) -> None:
        await tell_operator(self._host, self._bot, message, **values)

    def _many_errors(self) -> None:
        log.warning("many errors within a minute; look at the log, and stop everything with 'azalai pause' if need be")
        self._tell_soon("operator-many-errors")

    def _storing_changed(self, why: Unstorable | None) -> None:
        """Nothing can be stored from now on, or everything can again. The operator is told of it once in a while."""
        if why is None:
            log.warning("everything can be stored again")
            return
        log.error("nothing can be stored: %s; nobody can play until that is mended", STOPS[why])
        now = self._host.passed()
        if now >= self._told_of_storing + AGAIN:
            self._told_of_storing = now
            self._tell_soon("operator-cannot-store", why=why.value)

    def _tell_soon(self, message: str, **values: object) -> None:
        if self._host.settings.operator is None or not any(self._bot.shards_up.values()):
            return
        try:
            task = asyncio.get_running_loop().create_task(self._tell(message, **values))
        except RuntimeError:  # an error logged by another thread
            return
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _stamped(self) -> str | None:
        async with self._host.store.read(once=True) as tx:
            return await tx.facts.get(STAMP)
