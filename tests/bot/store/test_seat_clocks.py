"""Clocks in the store, with the same meaning on SQLite and PostgreSQL."""

from __future__ import annotations

import pytest

from azalai.bot.store import Store, Transaction
from azalai.bot.store.rows import CALENDAR, Pause, SeatRow, Status, TimerKind
from tests.bot.fixtures import A_DAY

NOW = 1_000_000.0
HOUR = 3600.0


async def store_awaited_seat(tx: Transaction) -> SeatRow:
    """Store a running table that waits for user 5 in seat 1 since NOW, with an hour left; return the seat."""
    table = await tx.tables.open(
        game="souk", version=1, options=b"{}", language="en", guild_id=1, channel_id=7, host_id=4, random_seats=True,
        created_at=NOW, invited=[],
    )  # fmt: skip
    await tx.tables.change(table, status=Status.RUNNING)
    await tx.seats.replace(table, [(4, "Amara"), (5, "Thomas")])
    values = {"deciding": True, "decision": 3, "since": NOW, "clock_since": NOW, "due": NOW + HOUR, "bank": 0.0}
    await tx.seats.change(table, 1, **values)
    return (await tx.seats.list_at(table))[1]


async def test_a_deadline_is_claimed_once_and_only_when_it_is_due(store: Store):
    async with store.write() as tx:
        seat = await store_awaited_seat(tx)
        assert not await tx.clocks.claim_deadline(seat, NOW + HOUR - 1)
        assert await tx.clocks.claim_deadline(seat, NOW + HOUR)
        assert not await tx.clocks.claim_deadline(seat, NOW + HOUR)
        assert (await tx.seats.list_at(seat.table_id))[1].missed == 1


async def test_a_reminder_is_claimed_for_the_decision_it_is_about(store: Store):
    async with store.write() as tx:
        seat = await store_awaited_seat(tx)
        assert await tx.clocks.claim_reminder(seat, 2, NOW)
        assert not await tx.clocks.claim_nudge(seat, NOW - 1, NOW)
        assert await tx.clocks.claim_nudge(seat, NOW, NOW)
        assert not await tx.clocks.claim_reminder(seat, 2, NOW)
        await tx.seats.change(seat.table_id, 1, decision=4)
        assert not await tx.clocks.claim_reminder(seat, 9, NOW)
        assert not await tx.clocks.mute(seat)


async def test_time_that_stood_still_shifts_everything_but_what_is_spared(store: Store):
    async with store.write() as tx:
        seat = await store_awaited_seat(tx)
        table = seat.table_id
        await tx.timers.set(table, TimerKind.DEADLINE, NOW + HOUR, 1)
        await tx.timers.set(table, TimerKind.LOBBY, NOW + HOUR)
        number = await tx.proposals.open(table_id=table, kind="pace", seat=0, opened_at=NOW, closes_at=NOW + HOUR)
        await tx.clocks.shift_all(600.0, spare=(TimerKind.LOBBY,))
        shifted = (await tx.seats.list_at(table))[1]
        assert (shifted.since, shifted.clock_since, shifted.due) == (NOW + 600, NOW + 600, NOW + HOUR + 600)
        assert (await tx.seats.list_at(table))[0].due is None
        assert {timer.kind: timer.due for timer in await tx.timers.list_due(NOW + 9 * HOUR)} == {
            TimerKind.DEADLINE: NOW + HOUR + 600,
            TimerKind.LOBBY: NOW + HOUR,
        }
        proposal = await tx.proposals.get(number.id)
        assert proposal is not None
        assert proposal.closes_at == NOW + HOUR + 600


async def test_timers_of_a_date_are_not_shifted(store: Store):
    """A holiday begins on its day, even after a standstill or a set clock."""
    async with store.write() as tx:
        table = (await store_awaited_seat(tx)).table_id
        for kind in (TimerKind.HOLIDAY, TimerKind.IDLE):
            await tx.timers.set(table, kind, NOW)
        await tx.clocks.shift_all(10.0)
        await tx.clocks.shift_with_clock(20.0, NOW + 20)
        await tx.clocks.shift_with_clock(-5.0, NOW + 15)
        await tx.operations.begin_pause(Pause(since=NOW, reason="rest"))
        assert await tx.operations.end_pause(NOW + 100) == 100.0
        assert {timer.kind: timer.due for timer in await tx.timers.list_about(table)} == {
            TimerKind.HOLIDAY: NOW,
            TimerKind.IDLE: NOW + 125,
        }
    assert set(CALENDAR) >= {TimerKind.HOLIDAY}


async def test_the_alarm_hears_of_timers_once_they_are_committed(store: Store):
    heard: list[float] = []
    store.timer_set.listen(heard.append)
    async with store.write() as tx:
        seat = await store_awaited_seat(tx)
        await tx.timers.set(seat.table_id, TimerKind.IDLE, NOW + 50)
        await tx.timers.set_for_seats(seat.table_id, [1], (TimerKind.DEADLINE,), [(1, TimerKind.DEADLINE, NOW + 20)])
        assert heard == []
    with pytest.raises(RuntimeError):
        async with store.write() as tx:
            await tx.timers.set(seat.table_id, TimerKind.IDLE, NOW + 1)
            raise RuntimeError
    assert heard == [NOW + 20]


async def test_holidays_that_end_at_once_are_forgotten(store: Store):
    async with store.write() as tx:
        await tx.holidays.add(5, NOW, NOW + HOUR, *A_DAY)
        await tx.holidays.add(5, NOW + 2 * HOUR, NOW + 3 * HOUR, *A_DAY)
        first, second = await tx.holidays.list_for([5, 6])
        await tx.holidays.change(first, ends=NOW + 60)
        await tx.holidays.change(second, ends=second.begins)
        assert [(holiday.begins, holiday.ends) for holiday in await tx.holidays.list_for([5])] == [(NOW, NOW + 60)]
        assert await tx.holidays.list_for([5], NOW + 60) == []
