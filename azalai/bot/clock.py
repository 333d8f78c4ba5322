"""The time, and what is due.

Deadlines are rows (`timers`, and the retries of the outbox). One timer is set for the earliest of
them; nothing is timed by a sleeping coroutine of its own, so a restart loses nothing.

A loop of `discord.ext.tasks` is not used: it counts a changed interval from its last round, and would ring
hundreds of times to catch up when a near deadline appears after a long sleep.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Collection, Hashable
from typing import Generic, Protocol, TypeVar

log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
"""However far the earliest due row is, somebody may set the machine's clock: the alarm looks at it in an hour, in
seconds."""
SHORTEST_SLEEP = 0.05
JUMP = 10.0
"""By so many seconds a clock differs without anybody noticing."""
SOON = 2.0
"""How soon what needs the store is tried again at first when that has failed, in seconds: mostly it is back by then."""
AFTER_TROUBLE = 30.0
"""How soon something that failed for no fault of its own is tried again at the latest, in seconds."""
LONGEST_BACKOFF = 3600.0
K = TypeVar("K", bound=Hashable)


class Clock(Protocol):
    """Tells the time; tests bring one that can be moved."""

    def now(self) -> float:
        """Seconds since 1970, UTC: somebody may set it."""
        ...

    def passed(self) -> float:
        """Seconds since some moment, which nobody sets: for what only lasts a while, and is kept in memory."""
        ...


class SystemClock:
    """The machine's own clock."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()

    def passed(self) -> float:
        """Seconds in which the machine was awake."""
        return time.monotonic()


class Jumps:
    """Notices that a clock was set: it shows another time than its last one and what has passed since."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.note()

    def note(self) -> None:
        """What was found is seen to."""
        self._at, self._passed = self._clock.now(), self._clock.passed()

    def found(self) -> float:
        """By how many seconds the clock was set since that was noted last, or the machine slept; backwards: less than
        0. What is shorter than `JUMP` is none."""
        by = self._clock.now() - self._at - (self._clock.passed() - self._passed)
        return by if abs(by) > JUMP else 0.0


class Backoff(Generic[K]):
    """What has failed is tried again ever more slowly: after `first` seconds, after twice as many, ... after
    `longest`."""

    def __init__(self, first: float = AFTER_TROUBLE, longest: float = LONGEST_BACKOFF) -> None:
        self._first = first
        self._longest = longest
        self._failed: dict[K, tuple[int, float]] = {}

    def waits(self, key: K, now: float) -> bool:
        """Whether it is too early to try that again. Nothing waits for a clock that was set back meanwhile."""
        return 0.0 < self._failed.get(key, (0, -math.inf))[1] - now <= self._longest

    def failed(self, key: K, now: float) -> float:
        """That has failed (again); when it is to be tried next."""
        times = self._failed.get(key, (0, 0.0))[0] + 1
        following = now + min(self._longest, self._first * 2 ** min(times - 1, 20))
        self._failed[key] = (times, following)
        return following

    def worked(self, key: K) -> None:
        """That is well, or gone."""
        self._failed.pop(key, None)

    def forget_others(self, keys: Collection[K]) -> None:
        """Nothing but these is left to be tried."""
        self._failed = {key: failed for key, failed in self._failed.items() if key in keys}

    def next(self, now: float) -> float:
        """When the first of those that wait at that moment is to be tried again."""
        return min((self._failed[key][1] for key in self._failed if self.waits(key, now)), default=math.inf)


class Alarm:
    """Wakes at the earliest due row and then calls `sweep`, which answers when the next row is due.

    `sweep` returns a time as `Clock.now` tells it, or None when nothing is waiting. What it raises is logged,
    and it is called again soon: one bad row must not stop the time of all tables.
    """

    def __init__(self, clock: Clock, sweep: Callable[[], Awaitable[float | None]]) -> None:
        self._clock = clock
        self._sweep = sweep
        self._running = False
        self._wakes_at = math.inf
        self._timer: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._trouble: Backoff[None] = Backoff(SOON, AFTER_TROUBLE)

    def start(self) -> None:
        """Begin; the first sweep runs at once and catches up on what fell due meanwhile."""
        self._running = True
        self._wake()

    async def close(self) -> None:
        """End, and wait until the sweep under way has ended; the rows stay."""
        self._running = False
        if self._timer is not None:
            self._timer.cancel()
        if self._ringing is not None:
            self._ringing.cancel()
            await asyncio.gather(self._ringing, return_exceptions=True)

    def due(self, when: float) -> None:
        """A row was written that falls due at `when`: wake up in time for it."""
        at = self._passed_at(when)
        if not self._running or at >= self._wakes_at:
            return
        self._wakes_at = at
        if self._ringing is None:
            self._set()

    def _set(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        seconds = min(LONGEST_SLEEP, max(SHORTEST_SLEEP, self._wakes_at - self._clock.passed()))
        self._timer = asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self._wakes_at = math.inf  # what is written from now on asks for a wake-up of its own
        self._ringing = asyncio.create_task(self._ring())

    async def _ring(self) -> None:
        try:
            following = await self._sweep()
        except Exception:
            log.exception("what fell due could not be done; another try follows")
            following = self._trouble.failed(None, self._clock.now())
        else:
            self._trouble.worked(None)
        self._ringing = None
        if self._running:
            following = math.inf if following is None else self._passed_at(following)
            self._wakes_at = min(self._wakes_at, following, self._clock.passed() + LONGEST_SLEEP)
            self._set()

    def _passed_at(self, when: float) -> float:
        """What will have passed then: somebody may set the clock until then, and what falls due with it."""
        return self._clock.passed() + when - self._clock.now()
