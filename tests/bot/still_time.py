"""Time of a scheduler without Discord, which jumps from alarm to alarm and stands still while work is done."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from azalai.bot.app.rooms import wire
from azalai.bot.app.scheduler import Scheduler
from azalai.bot.delivery.dispatcher import Dispatcher
from azalai.bot.store.rows import TimerKind, TimerRow
from azalai.bot.tables.host import Host
from tests.bot.without_discord import StillClock


class StillTime:
    """Time of a host.

    `passed`: seconds that have passed, even if the clock was set; `rung`: timers that have fired, each with its moment.
    """

    def __init__(self, clock: StillClock, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock = clock
        self.passed = 0.0
        self.rung: list[tuple[float, TimerRow]] = []
        self._timers: list[tuple[float, Callable[[], object]]] = []
        alarms = SimpleNamespace(get_running_loop=lambda: self, create_task=asyncio.create_task)
        monkeypatch.setattr("azalai.bot.clock.asyncio", alarms)

    def call_later(self, seconds: float, callback: Callable[[], object]) -> Any:
        """Set a timer, as the event loop does."""
        entry = (self.passed + seconds, callback)
        self._timers.append(entry)
        return SimpleNamespace(cancel=lambda: entry in self._timers and self._timers.remove(entry))

    def make_scheduler(self, host: Host, dispatcher: Dispatcher) -> Scheduler:
        """Return a scheduler that handles all kinds of timers in the same way."""

        async def ring(timer: TimerRow) -> None:
            self.rung.append((self.clock.at, timer))
            async with host.store.write() as tx:
                await tx.timers.claim(timer)

        async def refresh(now: float) -> float:
            return math.inf

        rest: Any = SimpleNamespace(refresh=refresh, on_commit=lambda _: None, on_outbox_changes=lambda _: None)
        scheduler = Scheduler(host, dispatcher, rest, rest, dict.fromkeys(TimerKind, ring))
        wire(host, scheduler, rest)  # the outbox of the test notifies the dispatcher itself
        return scheduler

    async def begin(self, scheduler: Scheduler) -> None:
        """Start the scheduler and wait until the work that is due is done."""
        scheduler.start()
        await self.settle()

    async def go_on(self, seconds: float) -> None:
        """Let `seconds` pass and do the due work at its time."""
        end = self.passed + seconds
        while self._timers and (due := min(at for at, _ in self._timers)) <= end:
            self.take(max(0.0, due - self.passed))
            entry = next(timer for timer in self._timers if timer[0] == due)
            self._timers.remove(entry)
            entry[1]()
            await self.settle()
        self.take(max(0.0, end - self.passed))

    def take(self, seconds: float) -> None:
        """Move the clock by the `seconds` that a piece of work takes."""
        self.passed += seconds
        self.clock.at += seconds

    async def settle(self) -> None:
        """Wait until all other tasks are done. -"""
        while others := asyncio.all_tasks() - {cast("asyncio.Task[Any]", asyncio.current_task())}:
            await asyncio.wait(others)
