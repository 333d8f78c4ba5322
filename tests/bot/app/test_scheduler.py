"""Scheduler: a clock that jumps costs no player time."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import pytest

from azalai.bot.app.rooms import wire
from azalai.bot.app.scheduler import Scheduler
from azalai.bot.operations.downtime import shift_deadlines_by_downtime
from azalai.bot.people.presence import PATIENCE, PRESENT
from azalai.bot.store.about import AboutServer
from azalai.bot.store.rows import TimerKind, TimerRow, Use
from azalai.bot.tables.host import Host
from tests.bot.without_discord import StillClock, lobby_of

HOUR, DAY = 3600.0, 86400.0


class Rings:
    """Scheduler of a host whose only timer is a deadline in an hour."""

    def __init__(self, host: Host, clock: StillClock, table: int) -> None:
        self.host, self.clock, self.table = host, clock, table
        self.rung: list[TimerRow] = []

        async def ring(timer: TimerRow) -> None:
            self.rung.append(timer)

        async def refresh(now: float) -> float:
            return now + HOUR

        silent: Any = SimpleNamespace(
            wake=lambda: None,
            refresh=refresh,
            on_commit=lambda _: None,
            on_outbox_changes=lambda _: None,
            next_try=lambda _: math.inf,
        )
        self.scheduler = Scheduler(self.host, silent, silent, silent, dict.fromkeys(TimerKind, ring))
        wire(self.host, self.scheduler, silent)

    async def set(self) -> float:
        """Set the deadline and return its moment."""
        await self.scheduler.sweep()
        due = self.clock.at + HOUR
        async with self.host.store.write() as tx:
            await tx.timers.set(self.table, TimerKind.DEADLINE, due, 0)
        return due

    async def load_due(self) -> float:
        """Return the moment of the deadline."""
        async with self.host.store.read() as tx:
            return next(
                timer.due for timer in await tx.timers.list_about(self.table) if timer.kind is TimerKind.DEADLINE
            )


@pytest.fixture
async def rings(host: Host, still_clock: StillClock) -> Rings:
    """Return the scheduler of a table with a deadline."""
    return Rings(host, still_clock, await lobby_of(host))


async def test_a_timer_about_a_server_rings(rings: Rings):
    await rings.set()
    async with rings.host.store.write() as tx:
        await tx.timers.set(AboutServer(77), TimerKind.LOBBY, rings.clock.at)
    await rings.scheduler.sweep()
    assert [timer.about for timer in rings.rung] == [AboutServer(77)]


async def test_a_machine_that_slept_ends_no_players_time(rings: Rings):
    """A sleep of the machine postpones deadlines like a restart."""
    due = await rings.set()
    rings.clock.at += 8 * HOUR
    await rings.scheduler.sweep()
    assert (rings.rung, await rings.load_due()) == ([], due + 8 * HOUR)
    rings.clock.at += 59 * 60
    await rings.scheduler.sweep()
    assert rings.rung == []


async def test_a_press_before_the_next_sweep_is_not_charged_for_the_jump(rings: Rings):
    """The first press after the jump may come before the alarm."""
    due = await rings.set()
    rings.clock.at += 8 * HOUR
    async with rings.host.queue(rings.table):
        assert await rings.load_due() == due + 8 * HOUR
    await rings.scheduler.sweep()
    assert await rings.load_due() == due + 8 * HOUR


async def test_time_that_passes_at_its_pace_runs_out(rings: Rings):
    due = await rings.set()
    while rings.clock.at < due:
        rings.clock.at += 300
        await rings.scheduler.sweep()
    assert (len(rings.rung), await rings.load_due()) == (1, due)


async def test_a_bot_that_starts_before_its_clock_is_set_makes_up_for_the_stop_alone(rings: Rings):
    """A machine without a battery for its clock starts in 1970, until its time is synchronised."""
    due, stopped = await rings.set(), rings.clock.at
    rings.clock.at = 60.0
    await shift_deadlines_by_downtime(rings.host)
    again = Rings(rings.host, rings.clock, rings.table)
    await again.scheduler.sweep()
    assert (again.rung, await again.load_due()) == ([], 60.0 + HOUR)
    rings.clock.set(stopped + 2 * HOUR - 60.0)
    await again.scheduler.sweep()
    assert (again.rung, await again.load_due()) == ([], due + 2 * HOUR)


@pytest.mark.parametrize("by", [-3 * DAY, -2 * HOUR, -60.0, 60.0, 2 * HOUR, 3 * DAY])
async def test_a_set_clock_makes_no_timer_due_earlier_or_later(rings: Rings, by: float):
    due = await rings.set()
    rings.clock.set(by)
    await rings.scheduler.sweep()
    assert (rings.rung, await rings.load_due()) == ([], due + by)
    rings.clock.set(-by)
    async with rings.host.queue(rings.table):
        assert await rings.load_due() == due
    rings.clock.at = due
    await rings.scheduler.sweep()
    assert len(rings.rung) == 1


@pytest.mark.parametrize("by", [2 * HOUR, 3 * DAY])
async def test_timers_keep_their_delay_if_the_clock_is_set_back_during_downtime(rings: Rings, by: float):
    rings.clock.set(by)
    due = await rings.set()
    rings.clock.set(100.0 - by)
    await shift_deadlines_by_downtime(rings.host)
    again = Rings(rings.host, rings.clock, rings.table)
    await again.scheduler.sweep()
    assert (again.rung, await again.load_due()) == ([], due - by + 100.0)


async def test_limits_and_reminders_last_no_longer_after_a_clock_was_set_back(rings: Rings):
    """Daily limits and requested reminders last no longer than they would have with a right clock."""
    await rings.scheduler.sweep()
    rings.clock.set(3 * DAY)
    await rings.scheduler.sweep()
    async with rings.host.store.write() as tx:
        await tx.usage.note(Use.OPENING, rings.clock.at, user=41)
    rings.host.presence.mark_active(41, rings.table)
    rings.clock.set(-3 * DAY)
    await rings.scheduler.sweep()
    async with rings.host.store.read() as tx:
        assert (
            await tx.usage.list_times(Use.OPENING, 0.0, user=41) == [rings.clock.at] * 2
        )  # the table itself counts, too
    assert rings.host.presence.is_present(41, rings.table)
    assert rings.host.presence.patience_until(41, rings.table) == rings.clock.at + PATIENCE
    rings.clock.at += PRESENT
    assert not rings.host.presence.is_present(41, rings.table)
