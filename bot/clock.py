"""The time, and what is due.

Deadlines are rows (`timers`, and the retries of the outbox). One loop sleeps until the earliest of
them; nothing is timed by a sleeping coroutine of its own, so a restart loses nothing.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from discord.ext import tasks

LONGEST_SLEEP = 3600.0
SHORTEST_SLEEP = 0.05


class Clock(Protocol):
    """Tells the time; tests bring one that can be moved."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()


class Alarm:
    """Sleeps until the earliest due row and then calls `sweep`, which answers when the next row is due.

    `sweep` returns a time as `Clock.now` tells it, or None when nothing is waiting.
    """

    def __init__(self, clock: Clock, sweep: Callable[[], Awaitable[float | None]]) -> None:
        self._clock = clock
        self._sweep = sweep
        self._wakes_at = 0.0
        self._loop = tasks.loop(seconds=LONGEST_SLEEP)(self._ring)

    def start(self) -> None:
        """Begin; the first sweep runs at once and catches up on what fell due meanwhile."""
        self._loop.start()

    def stop(self) -> None:
        """End; the rows stay."""
        self._loop.cancel()

    def due(self, when: float) -> None:
        """A row was written that falls due at `when`: wake up in time for it."""
        if self._loop.is_running() and when < self._wakes_at:
            self._wakes_at = when
            self._loop.change_interval(seconds=self._seconds_until(when))

    async def _ring(self) -> None:
        following = await self._sweep()
        self._wakes_at = self._clock.now() + LONGEST_SLEEP if following is None else following
        self._loop.change_interval(seconds=self._seconds_until(self._wakes_at))

    def _seconds_until(self, when: float) -> float:
        return min(LONGEST_SLEEP, max(SHORTEST_SLEEP, when - self._clock.now()))
