"""Maintenance by a running bot.

It applies changes of the command line, makes the nightly backup, deletes expired rows, counts errors, notifies the
operator and serves the metrics.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Mapping
from typing import Protocol

from azalai.bot.delivery.operator_messages import notify_operator
from azalai.bot.dialogs.private_text import OpensDirectMessages
from azalai.bot.operations.error_count import ErrorCount
from azalai.bot.operations.metrics_endpoint import Endpoint
from azalai.bot.operations.nightly_backup import Nightly
from azalai.bot.operations.nightly_cleanup import Tidying
from azalai.bot.store.faults import TROUBLE, Unstorable, describe
from azalai.bot.store.installation import STAMP
from azalai.bot.tables.host import Host

log = logging.getLogger(__name__)

POLL_EVERY = 5.0
"""Seconds between two reads of the command line's stamp."""
REFRESH = 600.0
"""Seconds between two refreshes of a process without nightly work: all is paused, or another process does it."""
AGAIN = 3600.0
"""Seconds between two messages to the operator that nothing can be stored."""
STOPS: Mapping[Unstorable, str] = {
    Unstorable.FULL: "the disk is full",
    Unstorable.READ_ONLY: "the database may only be read",
    Unstorable.BROKEN: "the disk does not work",
}


class Connected(OpensDirectMessages, Protocol):
    """Part of the client that is needed to send messages to the operator."""

    @property
    def shards_up(self) -> Mapping[int, bool]:
        """Shards of the client, and whether each is connected to Discord; empty before the first connection."""
        ...


class Maintenance:
    """Maintenance of one bot."""

    def __init__(self, host: Host, client: Connected) -> None:
        self._client = client
        self.host = host
        settings = host.settings
        self._errors = ErrorCount(host.monotonic, self._report_many_errors)
        self._telling: set[asyncio.Task[None]] = set()
        self._stamp: str | None = None
        self._told_of_storing = -math.inf
        self._refreshing = asyncio.Lock()
        self._watching: asyncio.Task[None] | None = None
        self.nightly = Nightly(host, self._tell)
        self._tidying = Tidying(host)
        self._endpoint = None if settings.metrics is None else Endpoint(self, settings.metrics)

    async def open(self) -> None:
        """Start the maintenance. Raises `CannotStart` if the metrics can't be served."""
        await self.refresh(self.host.now())
        self._stamp = await self._read_stamp()
        if self._endpoint is not None:
            await self._endpoint.open()
        self._errors.listen()

    async def close(self) -> None:
        """Stop the maintenance, after the present backup if there is one."""
        self._errors.leave()
        if self._watching is not None:
            self._watching.cancel()
        if self._endpoint is not None:
            await self._endpoint.close()
        await self.nightly.settle()
        await asyncio.gather(*self._telling, return_exceptions=True)

    @property
    def shards_up(self) -> Mapping[int, bool]:
        """Shards of the client, and whether each is connected to Discord."""
        return self._client.shards_up

    async def last_backup(self) -> float | None:
        """Return the moment of the newest nightly backup, in seconds since 1970, or None."""
        last = await self.nightly.find_last()
        return None if last is None else last.at

    def watch(self) -> None:
        """Start to read the command line's stamp every few seconds."""
        self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            await self.poll()
            await asyncio.sleep(POLL_EVERY)

    async def poll(self) -> None:
        """Notice a change of the clock, and apply changes that the command line has made."""
        try:
            await self.host.store.can_store()
            await self.host.check_time()
            stamp = await self._read_stamp()
            if stamp == self._stamp:
                return
            await self.refresh(self.host.now())
        except TROUBLE as error:
            log.warning("the store could not be polled: %s", describe(error))
            return
        self._stamp = stamp
        self.host.timer_set(self.host.now())

    async def refresh(self, now: float) -> float:
        """Read the pause, begin the backup and the cleanup if they are due, and return the moment of the next refresh.

        Calls wait for each other: a pause that was read before its end must not be set after that.
        """
        async with self._refreshing:
            pause = await self.host.store.ask(lambda tx: tx.operations.find_pause())
            if (pause is None) != (self.host.pause is None):
                log.warning("everything continues" if pause is None else "everything is paused until it is resumed")
            self.host.set_pause(pause)
            again = await self.nightly.look(now)
            if pause is not None or not self.host.cluster.first:
                return min(again, now + REFRESH)
            return min(again, await self._tidying.look(now))

    async def _tell(self, message: str, **values: object) -> None:
        await notify_operator(self.host, self._client, message, **values)

    def _report_many_errors(self) -> None:
        log.warning("many errors within a minute; look at the log, and stop everything with 'azalai pause' if need be")
        self._tell_soon("operator-many-errors")

    def on_storing_changed(self, why: Unstorable | None) -> None:
        """Log that nothing can be stored, and notify the operator once an hour; or log that everything can (None)."""
        if why is None:
            log.warning("everything can be stored again")
            return
        log.error("nothing can be stored: %s; play stops until that is repaired", STOPS[why])
        now = self.host.monotonic()
        if now >= self._told_of_storing + AGAIN:
            self._told_of_storing = now
            self._tell_soon("operator-cannot-store", why=why.value)

    def _tell_soon(self, message: str, **values: object) -> None:
        if self.host.settings.operator is None or not any(self._client.shards_up.values()):
            return
        try:
            task = asyncio.get_running_loop().create_task(self._tell(message, **values))
        except RuntimeError:  # an error logged by another thread
            return
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _read_stamp(self) -> str | None:
        return await self.host.store.ask(lambda tx: tx.facts.get(STAMP))
