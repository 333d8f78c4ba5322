"""What the store does with time means the same on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.store import Ledger, Store, open_store
from bot.store.rows import SeatRow, Status
from tests.bot.databases import KINDS, database

NOW = 1_000_000.0
HOUR = 3600.0


@pytest.fixture(params=KINDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[Store]:
    """A new store."""
    async with database(request.param, tmp_path) as address:
        opened = await open_store(address)
        yield opened
        await opened.close()


async def awaited(ledger: Ledger) -> SeatRow:
    """A running table at which person 5 in seat 1 is awaited since NOW, with an hour left."""
    table = await ledger.open_table(
        game="souk", version=1, options=b"{}", language="en", guild_id=1, channel_id=7, host_id=4, random_seats=True,
        created_at=NOW, invited=[],
    )  # fmt: skip
    await ledger.change_table(table, status=Status.RUNNING)
    await ledger.replace_seats(table, [(4, "Amara"), (5, "Thomas")])
    values = {"deciding": True, "decision": 3, "since": NOW, "clock_since": NOW, "due": NOW + HOUR, "bank": 0.0}
    await ledger.change_seat(table, 1, **values)
    return (await ledger.seats(table))[1]


async def test_a_deadline_is_claimed_once_and_only_when_it_is_due(store: Store):
    async with store.write() as ledger:
        seat = await awaited(ledger)
        assert not await ledger.claim_deadline(seat, NOW + HOUR - 1)
        assert await ledger.claim_deadline(seat, NOW + HOUR)
        assert not await ledger.claim_deadline(seat, NOW + HOUR)
        assert (await ledger.seats(seat.table_id))[1].missed == 1


async def test_a_reminder_is_claimed_for_the_decision_it_is_about(store: Store):
    async with store.write() as ledger:
        seat = await awaited(ledger)
        assert await ledger.claim_reminder(seat, 2, NOW)
        assert not await ledger.claim_nudge(seat, NOW - 1, NOW)
        assert await ledger.claim_nudge(seat, NOW, NOW)
        assert not await ledger.claim_reminder(seat, 2, NOW)
        await ledger.change_seat(seat.table_id, 1, decision=4)
        assert not await ledger.claim_reminder(seat, 9, NOW)
        assert not await ledger.mute(seat)


async def test_time_that_stood_still_shifts_everything_but_what_is_spared(store: Store):
    async with store.write() as ledger:
        seat = await awaited(ledger)
        table = seat.table_id
        await ledger.set_timer(table, "deadline", NOW + HOUR, 1)
        await ledger.set_timer(table, "lobby", NOW + HOUR)
        opened = await ledger.open_proposal(table_id=table, kind="pace", seat=0, opened_at=NOW, closes_at=NOW + HOUR)
        await ledger.shift_all(600.0, spare=("lobby",))
        shifted = (await ledger.seats(table))[1]
        assert (shifted.since, shifted.clock_since, shifted.due) == (NOW + 600, NOW + 600, NOW + HOUR + 600)
        assert (await ledger.seats(table))[0].due is None
        assert {one.kind: one.due for one in await ledger.due_timers(NOW + 9 * HOUR)} == {
            "deadline": NOW + HOUR + 600,
            "lobby": NOW + HOUR,
        }
        proposal = await ledger.proposal(opened.id)
        assert proposal is not None
        assert proposal.closes_at == NOW + HOUR + 600


async def test_the_alarm_hears_of_timers_once_they_are_committed(store: Store):
    heard: list[float] = []
    store.timer_set = heard.append
    async with store.write() as ledger:
        seat = await awaited(ledger)
        await ledger.set_timer(seat.table_id, "idle", NOW + 50)
        await ledger.set_seat_timers(seat.table_id, [1], ("deadline",), [(1, "deadline", NOW + 20)])
        assert heard == []
    with pytest.raises(RuntimeError):
        async with store.write() as ledger:
            await ledger.set_timer(seat.table_id, "idle", NOW + 1)
            raise RuntimeError
    assert heard == [NOW + 20]


async def test_holidays_that_end_at_once_are_forgotten(store: Store):
    async with store.write() as ledger:
        await ledger.add_holiday(5, NOW, NOW + HOUR)
        await ledger.add_holiday(5, NOW + 2 * HOUR, NOW + 3 * HOUR)
        first, second = await ledger.holidays([5, 6])
        await ledger.end_holiday(first.id, NOW + 60)
        await ledger.end_holiday(second.id, second.begins)
        assert [(one.begins, one.ends) for one in await ledger.holidays([5])] == [(NOW, NOW + 60)]
        assert await ledger.holidays([5], NOW + 60) == []
