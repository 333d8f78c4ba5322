"""The time of a scheduler without Discord: it goes on from one moment at which the alarm rings to the next, and stands
still while anything is done."""

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
    """The time of a host. `passed`: seconds that have passed, whatever somebody does to the clock; `rung`: the timers
    that have rung, and when."""

    def __init__(self, clock: StillClock, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock = clock
        self.passed = 0.0
        self.rung: list[tuple[float, TimerRow]] = []
        self._timers: list[tuple[float, Callable[[], object]]] = []
        alarms = SimpleNamespace(get_running_loop=lambda: self, create_task=asyncio.create_task)
        monkeypatch.setattr("azalai.bot.clock.asyncio", alarms)

    def call_later(self, seconds: float, what: Callable[[], object]) -> Any:
        """A timer, as the event loop's own."""
        entry = (self.passed + seconds, what)
        self._timers.append(entry)
        return SimpleNamespace(cancel=lambda: entry in self._timers and self._timers.remove(entry))

    def scheduler(self, host: Host, dispatcher: Dispatcher) -> Scheduler:
        """A scheduler that rings all timers alike."""

        async def ring(timer: TimerRow) -> None:
            self.rung.append((self.clock.at, timer))
            async with host.store.write() as tx:
                await tx.timers.claim(timer)

        async def refresh(now: float) -> float:
            return math.inf

        rest: Any = SimpleNamespace(refresh=refresh, on_commit=lambda _: None, on_outbox_changes=lambda _: None)
        scheduler = Scheduler(host, dispatcher, rest, rest, dict.fromkeys(TimerKind, ring))
        wire(host, scheduler, rest)  # the outbox of the test tells the dispatcher itself
        return scheduler

    async def begin(self, scheduler: Scheduler) -> None:
        """The scheduler begins, and does what is due."""
        scheduler.start()
        await self.settle()

    async def go_on(self, seconds: float) -> None:
        """So many seconds pass, in which what falls due is done at its time."""
        end = self.passed + seconds
        while self._timers and (due := min(at for at, _ in self._timers)) <= end:
            self.take(max(0.0, due - self.passed))
            entry = next(one for one in self._timers if one[0] == due)
            self._timers.remove(entry)
            entry[1]()
            await self.settle()
        self.take(max(0.0, end - self.passed))

    def take(self, seconds: float) -> None:
        """Something takes so many seconds."""
        self.passed += seconds
        self.clock.at += seconds

    async def settle(self) -> None:
        """All that was begun is done."""
        while others := asyncio.all_tasks() - {cast("asyncio.Task[Any]", asyncio.current_task())}:
            await asyncio.wait(others)
