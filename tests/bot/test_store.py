"""The store keeps what it is given, lets nobody append twice, and means the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

from bot.store import Ledger, Store, open_store
from bot.store.rows import MoveRow, Status
from tests.bot.databases import KINDS, database

NOW = 1_000_000.0


@pytest.fixture(params=KINDS)
async def where(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """The address of an empty database."""
    async with database(request.param, tmp_path) as address:
        yield address


@pytest.fixture
async def store(where: str) -> AsyncGenerator[Store]:
    """A new store."""
    opened = await open_store(where)
    yield opened
    await opened.close()


async def a_table(ledger: Ledger, channel: int = 7, **changed: Any) -> int:
    values: dict[str, Any] = {"game": "souk", "version": 1, "options": b"{}", "language": "en", "guild_id": 1}
    values |= {"channel_id": channel, "host_id": 2**62, "random_seats": True, "created_at": NOW}
    return await ledger.open_table(invited=[3, 4], **(values | changed))


async def a_running_table(store: Store) -> int:
    async with store.write() as ledger:
        table = await a_table(ledger)
        await ledger.replace_seats(table, [(1, "Amara"), (None, "Kaocen")])
        await ledger.change_table(table, status=Status.RUNNING, started_at=NOW)
    return table


def a_move(table: int, number: int, interaction: int | None = None) -> MoveRow:
    return MoveRow(
        table_id=table, number=number, seat=0, move="draw", events=b"", interaction_id=interaction, played_at=NOW
    )


async def test_a_table_is_read_as_it_was_written(store: Store):
    async with store.write() as ledger:
        table = await a_table(ledger)
        await ledger.replace_seats(table, [(1, "Amara"), (None, "Kaocen")])
    async with store.read() as ledger:
        row = await ledger.live_table(7)
        seats = await ledger.seats(table)
    assert row is not None
    assert (row.id, row.status, row.invited, row.host_id) == (table, Status.LOBBY, (3, 4), 2**62)
    assert [(seat.user_id, seat.name, seat.is_robot) for seat in seats] == [(1, "Amara", False), (None, "Kaocen", True)]


async def test_a_channel_has_one_live_table(store: Store):
    async with store.write() as ledger:
        first = await a_table(ledger)
    with pytest.raises(IntegrityError):
        async with store.write() as ledger:
            await a_table(ledger)
    async with store.write() as ledger:
        await ledger.close_table(first, Status.FINISHED, NOW)
        assert await a_table(ledger) > first


async def test_what_an_error_interrupts_is_not_written(store: Store):
    with pytest.raises(RuntimeError):
        async with store.write() as ledger:
            await ledger.set_fact("sky", "blue")
            raise RuntimeError
    async with store.read() as ledger:
        assert await ledger.fact("sky") is None


async def test_a_move_number_and_an_interaction_are_used_once(store: Store):
    table = await a_running_table(store)
    async with store.write() as ledger:
        await ledger.append_move(a_move(table, 1, interaction=99))
    for again in (a_move(table, 1), a_move(table, 2, interaction=99)):
        with pytest.raises(IntegrityError):
            async with store.write() as ledger:
                await ledger.append_move(again)
    async with store.read() as ledger:
        assert [move.number for move in await ledger.moves_since(table, -1)] == [1]


async def test_of_two_bots_on_one_database_one_moves_a_table_on(store: Store, where: str):
    table = await a_running_table(store)
    other = await open_store(where)

    async def advance(writer: Store) -> bool:
        async with writer.write() as ledger:
            won = await ledger.advance(table, 1)
            if won:
                await ledger.append_move(a_move(table, 1))
            return won

    try:
        assert sorted(await asyncio.gather(advance(store), advance(other))) == [False, True]
    finally:
        await other.close()
    async with store.read() as ledger:
        assert len(await ledger.moves_since(table, 0)) == 1


async def test_a_reader_sees_one_moment_while_others_write(store: Store):
    table = await a_running_table(store)
    async with store.read() as reading:
        before = await reading.table(table)
        async with store.write() as ledger:
            await ledger.change_table(table, position=5)
        after = await reading.table(table)
    assert before is not None
    assert before == after


async def test_positions_come_back_and_are_thinned_at_the_end(store: Store):
    table = await a_running_table(store)
    async with store.write() as ledger:
        for number in range(4):
            await ledger.keep_position(table, number, bytes([number]) * 500, reveals=False)
        await ledger.thin_positions(table, 3)
    async with store.read() as ledger:
        assert await ledger.position(table, 3) == b"\x03" * 500
        assert await ledger.position(table, 2) is None


async def test_letters_leave_a_lane_in_their_order_and_wait_for_the_first(store: Store):
    table = await a_running_table(store)
    async with store.write() as ledger:
        for kind in ("card", "ping"):
            await ledger.send(table, "c7", kind, now=NOW)
        await ledger.send(table, "u1", "dm", now=NOW)
        first = await ledger.next_letter("c7")
        assert first is not None
        await ledger.postpone(first.id, NOW + 60)
        again = await ledger.next_letter("c7")
        assert again is not None
        assert (again.kind, again.attempts, again.due) == ("card", 1, NOW + 60)
        assert await ledger.next_due(NOW) == NOW + 60
        await ledger.hurry(table, NOW + 1)
        assert sorted(await ledger.waiting_lanes(NOW + 1)) == ["c7", "u1"]
        await ledger.letter_sent(first.id)
        following = await ledger.next_letter("c7")
    assert following is not None
    assert following.kind == "ping"


async def test_the_number_of_a_letter_is_never_given_to_another(store: Store):
    table = await a_running_table(store)
    numbers: list[int] = []
    for _ in range(3):
        async with store.write() as ledger:
            await ledger.send(table, "c7", "card", now=NOW)
            letter = await ledger.next_letter("c7")
            assert letter is not None
            numbers.append(letter.id)
            await ledger.letter_sent(letter.id)
    assert sorted(set(numbers)) == numbers


async def test_people_and_facts_are_changed_in_place(store: Store):
    async with store.write() as ledger:
        await ledger.change_person(1, locale="fr")
        await ledger.change_person(1, closed_dms_since=NOW)
        await ledger.set_fact("commands", "a")
        await ledger.set_fact("commands", "b")
        person = await ledger.person(1)
        assert person is not None
        assert (person.locale, person.closed_dms_since, person.told_of_closed_dms) == ("fr", NOW, False)
        assert await ledger.fact("commands") == "b"


async def test_timers_fall_due_earliest_first_one_of_a_kind(store: Store):
    table = await a_running_table(store)
    async with store.write() as ledger:
        await ledger.set_timer(table, "lobby", NOW + 5)
        await ledger.set_timer(table, "lobby", NOW + 9)
        assert await ledger.due_timers(NOW + 8) == []
        assert [timer.kind for timer in await ledger.due_timers(NOW + 9)] == ["lobby"]
        assert await ledger.next_due(NOW) == NOW + 9
        await ledger.clear_timers(table, "lobby")
        assert await ledger.next_due(NOW) is None


async def test_a_robot_to_move_is_found(store: Store):
    table = await a_running_table(store)
    async with store.write() as ledger:
        assert await ledger.tables_with_robot_to_move() == []
        await ledger.change_seat(table, 1, deciding=True)
        assert await ledger.tables_with_robot_to_move() == [table]
