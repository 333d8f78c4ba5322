"""Where nobody can be told anything nobody's time runs, and everything goes on where it stood."""

from __future__ import annotations

import pytest

from bot.clocks.pace import Late
from bot.hosting.standstill import note_permission_restored
from bot.store.rows import TimerKind
from bot.tables.channels import note_missing_permission
from bot.tables.host import Host
from bot.verdicts import LOCKED, SEND
from tests.bot.hosting.test_deadlines import a_day
from tests.bot.without_discord import THOMAS, StillClock, ring, running_table, seat_at, timers_at

DAY = 24 * 3600.0


@pytest.mark.parametrize("trouble", [LOCKED, SEND])
async def test_no_time_runs_out_while_the_bot_can_not_write_there(host: Host, still_clock: StillClock, trouble: str):
    """Review A6: a robot took the seats of people who had been told nothing, in a thread that was locked."""
    table = await running_table(host, THOMAS, pace=a_day(Late.SEAT))
    await note_missing_permission(host, table, trouble)
    for _ in range(3):
        still_clock.at += DAY
        await ring(host)
    assert [(await seat_at(host, table, seat)).is_robot for seat in (0, 1)] == [False, False]
    assert await timers_at(host, table, TimerKind.REMINDER) == []
    await note_permission_restored(host, table, trouble)
    due = [timer.due for timer in await timers_at(host, table, TimerKind.DEADLINE)]
    assert due == [still_clock.at + DAY] * 2
    still_clock.at += DAY
    await ring(host)
    assert [(await seat_at(host, table, seat)).is_robot for seat in (0, 1)] == [True, True]
