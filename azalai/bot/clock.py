"""Clock, and alarm for due work.

Deadlines are rows (`timers`, and the retries of the outbox). One timer is set for the earliest of them; no coroutine
sleeps until a deadline, so a restart loses nothing.

A loop of `discord.ext.tasks` is not used: it counts a changed interval from its last round, and would ring hundreds of
times to catch up when a near deadline appears after a long sleep.
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
"""Longest sleep in seconds, however far the earliest due row is, because the machine's clock may be set."""
SHORTEST_SLEEP = 0.05
JUMP = 10.0
"""Seconds by which a clock may differ without being set."""
SOON = 2.0
"""Seconds until the first retry of work that the store has failed: mostly it is back by then."""
AFTER_TROUBLE = 30.0
"""Longest pause in seconds before work that failed through no fault of its own is tried again."""
LONGEST_BACKOFF = 3600.0
K = TypeVar("K", bound=Hashable)


class Clock(Protocol):
    """Clock; tests bring one that can be moved."""

    def now(self) -> float:
        """Return seconds since 1970, UTC, by a clock that may be set."""
        ...

    def monotonic(self) -> float:
        """Return seconds of a clock that is never set, for short times that are kept in memory."""
        ...


_monotonic = time.monotonic
"""The machine's function: the simulator of the playground puts another one into `time`, whose time stands still while
the bot is busy, and which only some tasks get."""


class SystemClock:
    """Clock of the machine."""

    def now(self) -> float:
        """Return seconds since 1970, UTC."""
        return time.time()

    def monotonic(self) -> float:
        """Return the seconds in which the machine was awake."""
        return _monotonic()


class Jumps:
    """Detector of a clock that was set: it differs from its last time and the seconds that have passed since."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.note()

    def note(self) -> None:
        """Mark the last jump as handled."""
        self._at, self._passed = self._clock.now(), self._clock.monotonic()

    def measure(self) -> float:
        """Return the seconds by which the clock was set, or the machine slept, since the last note.

        Negative if the clock was set back. A shorter jump than `JUMP` is 0.
        """
        by = self._clock.now() - self._at - (self._clock.monotonic() - self._passed)
        return by if abs(by) > JUMP else 0.0


class Backoff(Generic[K]):
    """Ever longer pauses between tries: `first` seconds, twice as many, ... up to `longest`."""

    def __init__(self, first: float = AFTER_TROUBLE, longest: float = LONGEST_BACKOFF) -> None:
        self._first = first
        self._longest = longest
        self._failed: dict[K, tuple[int, float]] = {}

    def is_waiting(self, key: K, now: float) -> bool:
        """Return True if it is too early to try that again. No key waits for a clock that was set back."""
        return 0.0 < self._failed.get(key, (0, -math.inf))[1] - now <= self._longest

    def mark_failed(self, key: K, now: float) -> float:
        """Note that the key has failed (again), and return the moment of its next try."""
        times = self._failed.get(key, (0, 0.0))[0] + 1
        following = now + min(self._longest, self._first * 2 ** min(times - 1, 20))
        self._failed[key] = (times, following)
        return following

    def mark_worked(self, key: K) -> None:
        """Note that the key has worked, or is deleted."""
        self._failed.pop(key, None)

    def keep_only(self, keys: Collection[K]) -> None:
        """Keep only these keys."""
        self._failed = {key: failed for key, failed in self._failed.items() if key in keys}

    def next_try(self, now: float) -> float:
        """Return the moment of the first next try among the keys that wait at that moment."""
        return min((self._failed[key][1] for key in self._failed if self.is_waiting(key, now)), default=math.inf)


class Alarm:
    """Alarm that wakes at the earliest due row and calls `sweep`, which returns when the next row is due.

    `sweep` returns a time of `Clock.now`, or None if no row waits. Its errors are logged, and it is called again soon:
    one bad row must not stop the time of all tables.
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
        """Start; the first sweep runs at once and catches up on all due rows."""
        self._running = True
        self._wake()

    async def close(self) -> None:
        """Stop, and wait until the sweep under way has ended; the rows stay."""
        self._running = False
        if self._timer is not None:
            self._timer.cancel()
        if self._ringing is not None:
            self._ringing.cancel()
            await asyncio.gather(self._ringing, return_exceptions=True)

    def wake_at(self, when: float) -> None:
        """Wake up in time for a row that is due at `when`."""
        at = self._monotonic_at(when)
        if not self._running or at >= self._wakes_at:
            return
        self._wakes_at = at
        if self._ringing is None:
            self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        seconds = min(LONGEST_SLEEP, max(SHORTEST_SLEEP, self._wakes_at - self._clock.monotonic()))
        self._timer = asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self._wakes_at = math.inf  # rows written from now on ask for their own wake-up
        self._ringing = asyncio.create_task(self._ring())

    async def _ring(self) -> None:
        try:
            following = await self._sweep()
        except Exception:
            log.exception("due work could not be done; the bot will try again")
            following = self._trouble.mark_failed(None, self._clock.now())
        else:
            self._trouble.mark_worked(None)
        self._ringing = None
        if self._running:
            following = math.inf if following is None else self._monotonic_at(following)
            self._wakes_at = min(self._wakes_at, following, self._clock.monotonic() + LONGEST_SLEEP)
            self._set_timer()

    def _monotonic_at(self, when: float) -> float:
        """Return the value of `Clock.monotonic` at that moment, if the clock is not set until then."""
        return self._clock.monotonic() + when - self._clock.now()
