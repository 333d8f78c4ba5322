"""Store: rows are read as they were written, each move is accepted once, on SQLite as on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from pathlib import Path
from typing import Any

import pytest

from azalai.bot.errors import Clash, Refused
from azalai.bot.store import Store, Transaction, open_store
from azalai.bot.store.addresses import Address, ChannelAddress, FollowerAddress, UserAddress, read_address
from azalai.bot.store.rows import Guest, MessageKind, MissingValue, MoveRow, ProposalStatus, Status, TimerKind, TimerRow
from tests.bot.databases import KINDS, create_database

NOW = 1_000_000.0


@pytest.fixture(params=KINDS)
async def where(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """Yield the address of a database with an empty schema."""
    async with create_database(request.param, tmp_path, laid=True) as address:
        yield address


@pytest.fixture
async def store(where: str) -> AsyncGenerator[Store]:
    """Open a new store."""
    new_store = await open_store(where)
    yield new_store
    await new_store.close()


async def store_table(tx: Transaction, channel: int = 7, **changed: Any) -> int:
    values: dict[str, Any] = {"game": "souk", "version": 1, "options": b"{}", "language": "en", "guild_id": 1}
    values |= {"channel_id": channel, "host_id": 2**62, "random_seats": True, "created_at": NOW}
    return await tx.tables.open(invited=[Guest(3, "Karine"), Guest(4, "Idir")], **(values | changed))


async def store_running_table(store: Store) -> int:
    async with store.write() as tx:
        table = await store_table(tx)
        await tx.seats.replace(table, [(1, "Amara"), (None, "Kaocen")])
        await tx.tables.change(table, status=Status.RUNNING, started_at=NOW)
    return table


def make_move(table: int, number: int, interaction: int | None = None) -> MoveRow:
    return MoveRow(
        table_id=table, number=number, seat=0, move="draw", events=b"", interaction_id=interaction, played_at=NOW
    )


async def test_a_table_is_read_as_it_was_written(store: Store):
    async with store.write() as tx:
        table = await store_table(tx)
        await tx.seats.replace(table, [(1, "Amara"), (None, "Kaocen")])
    async with store.read() as tx:
        row = await tx.tables.find_live(7)
        seats = await tx.seats.list_at(table)
    assert row is not None
    assert (row.id, row.status, row.host_id) == (table, Status.LOBBY, 2**62)
    assert row.invited == (Guest(3, "Karine"), Guest(4, "Idir"))
    assert [(seat.user_id, seat.name, seat.is_robot) for seat in seats] == [(1, "Amara", False), (None, "Kaocen", True)]


async def test_a_channel_has_one_live_table(store: Store):
    async with store.write() as tx:
        first = await store_table(tx)
    with pytest.raises(Clash):
        async with store.write() as tx:
            await store_table(tx)
    async with store.write() as tx:
        await tx.tables.close(first, Status.FINISHED, NOW)
        assert await store_table(tx) > first


async def test_a_clash_says_of_which_columns_it_is_and_is_told_as_no_other(store: Store):
    """Only a clash of channels is reported as a taken channel."""
    async with store.write() as tx:
        table = await store_table(tx)
        await tx.seats.replace(table, [(1, "Amara"), (None, "Kaocen")])
    with pytest.raises(Clash) as of_channel:
        async with store.write() as tx:
            await store_table(tx)
    with pytest.raises(Clash) as of_person:
        async with store.write() as tx:
            await tx.seats.replace(table, [(1, "Amara"), (1, "Amara")])

    assert of_channel.value.columns == {"tables.live_channel_id"}
    assert of_person.value.columns == {"seats.table_id", "seats.user_id"}
    refusal = of_channel.value.as_refusal("refusal-channel-taken", of="tables.live_channel_id")
    assert isinstance(refusal, Refused) and refusal.reason == "refusal-channel-taken"
    assert of_person.value.as_refusal("refusal-channel-taken", of="tables.live_channel_id") is of_person.value


async def test_a_transaction_that_an_error_interrupts_is_not_written(store: Store):
    with pytest.raises(RuntimeError):
        async with store.write() as tx:
            await tx.facts.upsert("sky", "blue")
            raise RuntimeError
    async with store.read() as tx:
        assert await tx.facts.get("sky") is None


async def test_a_move_number_and_an_interaction_are_used_once(store: Store):
    table = await store_running_table(store)
    async with store.write() as tx:
        await tx.moves.append(make_move(table, 1, interaction=99))
    for again in (make_move(table, 1), make_move(table, 2, interaction=99)):
        with pytest.raises(Clash):
            async with store.write() as tx:
                await tx.moves.append(again)
    async with store.read() as tx:
        assert [move.number for move in await tx.moves.list_since(table, -1)] == [1]


async def test_one_of_two_bots_on_one_database_moves_a_table_on(store: Store, where: str):
    table = await store_running_table(store)
    other = await open_store(where)

    async def advance(writer: Store) -> bool:
        async with writer.write() as tx:
            won = await tx.tables.advance(table, 1) is not None
            if won:
                await tx.moves.append(make_move(table, 1))
            return won

    try:
        assert sorted(await asyncio.gather(advance(store), advance(other))) == [False, True]
    finally:
        await other.close()
    async with store.read() as tx:
        assert len(await tx.moves.list_since(table, 0)) == 1


async def test_a_reader_sees_one_moment_while_others_write(store: Store):
    table = await store_running_table(store)
    async with store.read() as reading:
        before = await reading.tables.get(table)
        async with store.write() as tx:
            await tx.tables.change(table, position=5)
        after = await reading.tables.get(table)
    assert before is not None
    assert before == after


@pytest.mark.costly_cases("postgresql")
async def test_positions_come_back_and_are_thinned_at_the_end(store: Store):
    table = await store_running_table(store)
    async with store.write() as tx:
        for number in range(4):
            await tx.moves.keep_position(table, number, bytes([number]) * 500, reveals=False)
        await tx.moves.thin_positions(table, 3)
    async with store.read() as tx:
        assert await tx.moves.load_position(table, 3) == b"\x03" * 500
        assert await tx.moves.load_position(table, 2) is None


async def test_messages_to_an_address_leave_in_their_order_and_wait_for_the_first(store: Store):
    table = await store_running_table(store)
    async with store.write() as tx:
        for kind in (MessageKind.CARD, MessageKind.PING):
            await tx.outbox.add(table, ChannelAddress(7), kind, now=NOW)
        await tx.outbox.add(table, UserAddress(1), MessageKind.DM, now=NOW)
        first = await tx.outbox.find_next(ChannelAddress(7))
        assert first is not None
        await tx.outbox.postpone(first.id, NOW + 60)
        again = await tx.outbox.find_next(ChannelAddress(7))
        assert again is not None
        assert (again.kind, again.attempts, again.due) == (MessageKind.CARD, 1, NOW + 60)
        assert await tx.find_next_due(NOW) == NOW + 60
        await tx.outbox.hurry(table, NOW + 1)
        assert set(await tx.outbox.list_due_addresses(NOW + 1)) == {ChannelAddress(7), UserAddress(1)}
        await tx.outbox.remove(first.id)
        following = await tx.outbox.find_next(ChannelAddress(7))
    assert following is not None
    assert following.kind is MessageKind.PING


async def test_the_number_of_an_outbox_message_is_never_given_to_another(store: Store):
    table = await store_running_table(store)
    numbers: list[int] = []
    for _ in range(3):
        async with store.write() as tx:
            await tx.outbox.add(table, ChannelAddress(7), MessageKind.CARD, now=NOW)
            outgoing = await tx.outbox.find_next(ChannelAddress(7))
            assert outgoing is not None
            numbers.append(outgoing.id)
            await tx.outbox.remove(outgoing.id)
    assert sorted(set(numbers)) == numbers


async def test_people_and_facts_are_changed_in_place(store: Store):
    async with store.write() as tx:
        await tx.people.change(1, locale="fr")
        await tx.people.change(1, closed_dms_since=NOW)
        await tx.facts.upsert("commands", "a")
        await tx.facts.upsert("commands", "b")
        person = await tx.people.get(1)
        assert person is not None
        assert (person.locale, person.closed_dms_since, person.told_of_closed_dms) == ("fr", NOW, False)
        assert await tx.facts.get("commands") == "b"


async def test_due_timers_are_earliest_first_and_one_of_a_kind(store: Store):
    table = await store_running_table(store)
    async with store.write() as tx:
        await tx.timers.set(table, TimerKind.LOBBY, NOW + 5)
        await tx.timers.set(table, TimerKind.LOBBY, NOW + 9)
        assert await tx.timers.list_due(NOW + 8) == []
        assert [timer.kind for timer in await tx.timers.list_due(NOW + 9)] == [TimerKind.LOBBY]
        assert await tx.find_next_due(NOW) == NOW + 9
        await tx.timers.clear(table, TimerKind.LOBBY)
        assert await tx.find_next_due(NOW) is None


async def test_a_robot_to_move_is_found(store: Store):
    table = await store_running_table(store)
    async with store.write() as tx:
        assert await tx.tables.list_with_robot_to_move() == []
        await tx.seats.change(table, 1, deciding=True)
        assert await tx.tables.list_with_robot_to_move() == [table]


@pytest.mark.parametrize("address", [ChannelAddress(7), UserAddress(45), FollowerAddress(6, 45)])
def test_an_address_is_read_as_it_was_written(address: Address):
    assert read_address(str(address)) == address


@pytest.mark.parametrize("text", ["", "7", "c", "cu", "x7", "f6", "u45 ", "c-1"])
def test_an_invalid_address_is_refused(text: str):
    with pytest.raises(ValueError, match="no address"):
        read_address(text)


def test_no_row_about_no_seat_is_taken_for_one_about_the_first_seat():
    timer = TimerRow(id=1, about=1, kind=TimerKind.DEADLINE, due=NOW)
    with pytest.raises(MissingValue, match="without a seat"):
        assert timer.required_seat == 0


async def test_a_row_of_an_unknown_kind_can_be_read(store: Store):
    table = await store_running_table(store)
    async with store.change_schema() as connection:
        await connection.exec_driver_sql(f"INSERT INTO timers (table_id, kind, due) VALUES ({table}, 'tea', 1.0)")
    async with store.read() as tx:
        assert [timer.kind for timer in await tx.timers.list_due(NOW)] == [TimerKind.UNKNOWN]


async def test_messages_are_remembered_by_what_they_are_about(store: Store):
    table = await store_running_table(store)
    async with store.write() as tx:
        await tx.messages.remember(table, MessageKind.SEAT_OFFER, 7, 70, 0)
        await tx.messages.remember(table, MessageKind.SEAT_OFFER, 7, 71, 1)
        await tx.messages.remember(table, MessageKind.PROPOSAL, 7, 80, proposal=4)
        await tx.messages.remember(table, MessageKind.PROPOSAL, 7, 81, proposal=5)
        offers = [await tx.messages.list_about(table, MessageKind.SEAT_OFFER, seat) for seat in (None, 1)]
        messages = await tx.messages.list_about(table, MessageKind.PROPOSAL, proposal=5)
    assert [[row.message_id for row in message] for message in offers] == [[70, 71], [71]]
    assert [(message.message_id, message.proposal_id) for message in messages] == [(81, 5)]


async def test_open_questions_of_a_table_are_closed_at_once(store: Store):
    table = await store_running_table(store)
    async with store.write() as tx:
        other = await store_table(tx, channel=8)
        numbers = [
            (await tx.proposals.open(table_id=at, kind=kind, seat=0, opened_at=NOW, closes_at=NOW + 9)).id
            for at, kind in ((table, "end"), (table, "pace"), (table, "undo"), (other, "end"))
        ]
        await tx.proposals.close(numbers[1], ProposalStatus.REJECTED, NOW)
        assert await tx.proposals.close_all(table, NOW) == [numbers[0], numbers[2]]
        assert await tx.proposals.close_all(table, NOW) == []
        proposals = [await tx.proposals.get(one) for one in numbers]
    assert [one.status.value for one in proposals if one is not None] == ["expired", "rejected", "expired", "open"]
