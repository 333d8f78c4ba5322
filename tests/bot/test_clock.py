"""Alarm, which fires in time for the earliest row whatever is written or fails before it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from itertools import pairwise

import pytest

from azalai.bot.clock import LONGEST_SLEEP, Alarm, Backoff


class FakeLoop:
    """Timers of an event loop: `pass_time` calls those that are due, in order, at their times."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.timers: list[tuple[float, Callable[[], object]]] = []
        self.rings = 0

    def now(self) -> float:
        """Return the seconds."""
        return self.time

    def monotonic(self) -> float:
        """Return the seconds."""
        return self.time

    def call_later(self, seconds: float, callback: Callable[[], object]) -> FakeTimer:
        """Set a timer, as the event loop does."""
        entry = (self.time + seconds, callback)
        self.timers.append(entry)
        return FakeTimer(self, entry)

    async def pass_time(self, seconds: float) -> None:
        """Let `seconds` pass and call the due timers."""
        end = self.time + seconds
        while (due := min((at for at, _ in self.timers), default=math.inf)) <= end:
            self.time = max(self.time, due)
            entry = next(entry for entry in self.timers if entry[0] == due)
            self.timers.remove(entry)
            entry[1]()
            self.rings += 1
            for _ in range(3):
                await asyncio.sleep(0)
        self.time = end


class FakeTimer:
    """Timer that `call_later` returns."""

    def __init__(self, loop: FakeLoop, entry: tuple[float, Callable[[], object]]) -> None:
        self._loop, self._entry = loop, entry

    def cancel(self) -> None:
        """Remove the timer from the loop."""
        if self._entry in self._loop.timers:
            self._loop.timers.remove(self._entry)


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> FakeLoop:
    """Return the timers of these tests, installed in the clock's module."""
    fake = FakeLoop()
    monkeypatch.setattr("azalai.bot.clock.asyncio.get_running_loop", lambda: fake)
    monkeypatch.setattr(
        "azalai.bot.clock.asyncio.create_task", lambda work: asyncio.ensure_future(work, loop=asyncio.get_event_loop())
    )
    return fake


async def start_alarm(loop: FakeLoop, sweep: Callable[[], Awaitable[float | None]]) -> Alarm:
    alarm = Alarm(loop, sweep)
    alarm.start()
    for _ in range(3):
        await asyncio.sleep(0)
    return alarm


async def test_the_alarm_rings_at_the_start_and_when_the_next_row_is_due(loop: FakeLoop):
    swept: list[float] = []

    async def sweep() -> float | None:
        swept.append(loop.time)
        return 1200.0 if len(swept) == 1 else None

    await start_alarm(loop, sweep)
    await loop.pass_time(400)
    assert swept == [1000.0, 1200.0]


async def test_an_earlier_row_is_waited_for_even_when_it_is_written_during_a_sweep(loop: FakeLoop):
    swept: list[float] = []

    async def sweep() -> float | None:
        swept.append(loop.time)
        if len(swept) == 1:
            alarm.wake_at(1002.0)  # another task writes it after the sweep has looked
        return None

    alarm = Alarm(loop, sweep)
    alarm.start()
    await asyncio.sleep(0)
    await loop.pass_time(10)
    assert swept == [1000.0, 1002.0]


async def test_a_near_deadline_after_a_long_sleep_rings_once(loop: FakeLoop):
    swept: list[float] = []

    async def sweep() -> float | None:
        swept.append(loop.time)
        return None

    alarm = await start_alarm(loop, sweep)
    await loop.pass_time(1800)
    alarm.wake_at(loop.time + 300)
    await loop.pass_time(600)
    assert swept == [1000.0, 3100.0]


async def test_a_sweep_that_fails_is_made_again_soon(loop: FakeLoop, caplog: pytest.LogCaptureFixture):
    swept: list[float] = []

    async def sweep() -> float | None:
        swept.append(loop.time)
        if len(swept) not in (7, 9):
            raise OSError("the disk")
        return loop.time + 100.0

    await start_alarm(loop, sweep)
    await loop.pass_time(225)
    assert [at - before for before, at in pairwise(swept)] == [2, 4, 8, 16, 30, 30, 100, 2]
    assert "the bot will try again" in caplog.text


async def test_the_alarm_rings_now_and_then_even_if_nothing_is_due(loop: FakeLoop):
    swept: list[float] = []

    async def sweep() -> float | None:
        swept.append(loop.time)
        return None

    await start_alarm(loop, sweep)
    await loop.pass_time(2 * LONGEST_SLEEP + 1)
    assert len(swept) == 3


async def test_stopped_it_rings_no_more(loop: FakeLoop):
    swept: list[float] = []

    async def sweep() -> float | None:
        swept.append(loop.time)
        return loop.time + 5

    alarm = await start_alarm(loop, sweep)
    await alarm.close()
    await loop.pass_time(100)
    assert swept == [1000.0]


async def test_a_sweep_under_way_ends_before_the_alarm_does(loop: FakeLoop, caplog: pytest.LogCaptureFixture):
    moments: list[str] = []

    async def sweep() -> float | None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)  # a transaction is rolled back
            moments.append("sweep")
        return None

    alarm = await start_alarm(loop, sweep)
    await alarm.close()
    assert moments == ["sweep"] and caplog.records == []


def test_failed_work_is_retried_ever_more_slowly_until_it_works_or_is_gone():
    waits: Backoff[int] = Backoff()
    assert [waits.mark_failed(7, 1000.0) - 1000.0 for _ in range(9)] == [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]
    assert waits.is_waiting(7, 4599.0) and not waits.is_waiting(7, 4600.0) and not waits.is_waiting(8, 0.0)
    assert (waits.next_try(1000.0), waits.next_try(4600.0)) == (4600.0, math.inf)
    waits.mark_failed(8, 1000.0)
    assert waits.next_try(1000.0) == 1030.0
    waits.keep_only([7])
    assert waits.next_try(1000.0) == 4600.0
    waits.mark_worked(7)
    assert waits.next_try(1000.0) == math.inf
    assert waits.mark_failed(7, 0.0) == 30.0


def test_a_clock_set_back_delays_no_work():
    waits: Backoff[int] = Backoff()
    waits.mark_failed(7, 10_000.0)
    assert not waits.is_waiting(7, 1000.0) and waits.next_try(1000.0) == math.inf
