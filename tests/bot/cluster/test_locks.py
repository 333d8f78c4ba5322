"""Locks that one process holds at a time."""

from __future__ import annotations

import asyncio

import pytest

from azalai.bot.cluster import members
from azalai.bot.cluster.locks import hold_lock
from azalai.bot.store.faults import LineLost
from azalai.bot.store.postgresql import Lock
from azalai.bot.store.session import Session
from tests.bot.cluster.conftest import Opening


@pytest.mark.costly
async def test_a_lock_is_one_lines_at_a_time_and_free_afterwards(line: Opening) -> None:
    first, second = await line(), await line()
    order: list[str] = []

    async def take() -> None:
        async with hold_lock(second, Lock.TABLE, 5):
            order.append("second")

    async with hold_lock(first, Lock.TABLE, 5):
        waiting = asyncio.create_task(take())
        async with hold_lock(second, Lock.TABLE, 6):  # another table's lock is free
            order.append("first")
    await waiting
    assert order == ["first", "second"]


async def test_a_lock_is_not_kept_by_who_was_cancelled_while_they_waited_for_it(line: Opening) -> None:
    first, second = await line(), await line()
    async with hold_lock(first, Lock.TABLE, 5):
        for steps in range(12):  # wherever the cancellation happens
            waiting = asyncio.create_task(_hold_lock(second))
            for _ in range(steps):
                await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
    for steps in range(40):  # also if the lock was free and its answer was on the way
        waiting = asyncio.create_task(_hold_lock(second))
        for _ in range(steps):
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await second.ask("SELECT 1")  # released locks are free by now
    await second.ask("SELECT 1")
    async with asyncio.timeout(60), hold_lock(first, Lock.TABLE, 5):
        assert first.is_open and second.is_open


async def _hold_lock(line: Session) -> None:
    async with hold_lock(line, Lock.TABLE, 5):
        await asyncio.Event().wait()


async def test_a_lock_is_free_when_its_line_ends(line: Opening) -> None:
    first, second = await line(), await line()
    async with hold_lock(first, Lock.TABLE, 5):
        first.break_off()
        async with asyncio.timeout(60), hold_lock(second, Lock.TABLE, 5):
            assert not first.is_open


async def test_a_wait_for_a_lock_ends_with_an_error_if_the_line_is_lost(line: Opening) -> None:
    first, second = await line(), await line()
    async with hold_lock(first, Lock.TABLE, 5):
        waiting = asyncio.create_task(_hold_lock(second))
        await second.ask("SELECT 1")
        second.break_off()
        with pytest.raises(LineLost):
            await waiting


async def test_turns_to_identify_follow_each_other_over_all_processes(line: Opening) -> None:
    first, second = await line(), await line()
    waits = [await members.take_turn(session, 0, 100.0) for session in (first, second, first)]
    assert waits[0] == 0 and 90 < waits[1] <= 100 and 190 < waits[2] <= 200
    assert await members.take_turn(second, 1, 100.0) == 0  # another bucket has its own turns


async def test_a_turn_from_before_the_server_clock_went_back_delays_no_shard(line: Opening) -> None:
    session = await line()
    await members.take_turn(session, 0, 5.0)
    await session.ask("UPDATE identify_turns SET free_at = free_at + 7200")
    assert await members.take_turn(session, 0, 5.0) == 0
    assert 0 < await members.take_turn(session, 0, 5.0) <= 5
