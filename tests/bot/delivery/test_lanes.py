"""Messages that are passed in memory: they are sent once, in the order of the outbox, without reading it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from azalai.bot.delivery import lanes as lanes_of
from azalai.bot.delivery.dispatcher import Dispatcher
from azalai.bot.delivery.lanes import Lanes
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.store import open_store
from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.rows import MessageKind, OutboxMessage
from tests.bot.counting import count_statements
from tests.bot.delivery.conftest import ADDRESS, Outbox, wait_for_rest

ELSEWHERE = ChannelAddress(8)
CARD, NOTICE, PING, END = MessageKind.CARD, MessageKind.NOTICE, MessageKind.PING, MessageKind.END


async def make_lanes(
    outbox: Outbox, *, begun: bool = True, delayed: Callable[[OutboxMessage], None] = lambda _: None
) -> Lanes:
    """Return new lanes that receive every commit."""
    lanes = Lanes(outbox.host.store, delayed=delayed)
    outbox.host.store.outbox_changed.listen(lanes.apply)
    if begun:
        await lanes.begin()
    return lanes


async def take_all(lanes: Lanes, outbox: Outbox, address: ChannelAddress = ADDRESS) -> list[MessageKind]:
    """Take and send all messages of an address and return their kinds in that order."""
    kinds: list[MessageKind] = []
    while (message := await lanes.take(address)) is not None:
        kinds.append(message.kind)
        async with outbox.host.store.write() as tx:
            await tx.outbox.remove(message.id)
    return kinds


async def test_messages_handed_over_are_not_read_from_the_outbox(outbox: Outbox):
    lanes = await make_lanes(outbox)
    await outbox.write(CARD, NOTICE)
    await outbox.write(PING, to=ELSEWHERE)
    assert set(lanes.list_waiting()) == {ADDRESS, ELSEWHERE}
    with count_statements() as statements:
        assert await take_all(lanes, outbox) == [CARD, NOTICE]
        assert await take_all(lanes, outbox, ELSEWHERE) == [PING]
    assert [statement for statement in statements.statements if statement.startswith("SELECT")] == []
    assert lanes.list_waiting() == {}


async def test_messages_from_before_the_start_are_sent_first(outbox: Outbox):
    await outbox.write(NOTICE)
    lanes = await make_lanes(outbox)
    await outbox.write(CARD)
    assert await take_all(lanes, outbox) == [NOTICE, CARD]
    with count_statements() as statements:
        await outbox.write(PING)
        assert await take_all(lanes, outbox) == [PING]
    assert [statement for statement in statements.statements if statement.startswith("SELECT")] == []


async def test_messages_written_during_the_start_are_sent(outbox: Outbox):
    lanes = await make_lanes(outbox, begun=False)
    await outbox.write(CARD)
    await lanes.begin()
    await outbox.write(NOTICE)
    assert await take_all(lanes, outbox) == [CARD, NOTICE]


async def test_a_message_that_must_wait_keeps_its_place(outbox: Outbox):
    delayed: list[OutboxMessage] = []
    lanes = await make_lanes(outbox, delayed=delayed.append)
    await outbox.write(CARD, NOTICE)
    assert await lanes.take(ADDRESS) is not None
    lanes.requeue(ADDRESS)
    assert [message.kind for message in delayed] == [NOTICE]
    await outbox.write(PING)
    assert await take_all(lanes, outbox) == [CARD, NOTICE, PING]


async def test_a_message_written_while_the_outbox_is_read_is_sent(outbox: Outbox, monkeypatch: pytest.MonkeyPatch):
    """A message that is committed after the outbox was read, and before the result arrives, is sent."""
    lanes = await make_lanes(outbox)
    lanes.mark_stale(ADDRESS, outbox.table)
    store, read, meanwhile = outbox.host.store, outbox.host.store.read, [CARD]

    def reads(*, once: bool = False) -> Any:
        class Slow:
            async def __aenter__(self) -> Any:
                self.inside = read()
                tx = await self.inside.__aenter__()
                await tx.facts.get("")  # the read begins here
                if meanwhile:
                    await outbox.write(meanwhile.pop())
                return tx

            async def __aexit__(self, *error: Any) -> Any:
                return await self.inside.__aexit__(*error)

        return Slow()

    monkeypatch.setattr(store, "read", reads)
    assert await take_all(lanes, outbox) == [CARD]


async def test_a_dropped_message_is_not_sent(outbox: Outbox):
    lanes = await make_lanes(outbox)
    await outbox.write(CARD, NOTICE, PING)
    async with outbox.host.store.write() as tx:
        await tx.outbox.drop(outbox.table, (CARD, PING))
    assert await take_all(lanes, outbox) == [NOTICE]


async def test_a_state_that_an_earlier_card_has_shown_is_not_sent_again(outbox: Outbox):
    lanes = await make_lanes(outbox)
    await outbox.write(CARD, CARD, NOTICE, CARD)
    first = await lanes.take(ADDRESS)
    assert first is not None
    async with outbox.host.store.write() as tx:
        await tx.outbox.drop_until(outbox.table, CARD, first.id + 1)
    assert await take_all(lanes, outbox) == [NOTICE, CARD]


async def test_the_last_of_very_many_messages_are_read_from_the_outbox(outbox: Outbox, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lanes_of, "MOST", 3)
    lanes = await make_lanes(outbox)
    await outbox.write(CARD, NOTICE, PING, END, CARD)
    assert await take_all(lanes, outbox) == [CARD, NOTICE, PING, END, CARD]


@pytest.mark.sqlite
async def test_the_outbox_is_asked_from_the_first_message_on_that_is_one_too_many(
    outbox: Outbox, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(lanes_of, "MOST", 3)
    lanes = await make_lanes(outbox)
    for sent, asked_for in (([CARD, NOTICE, PING], False), ([CARD, NOTICE, PING, END], True)):
        await outbox.write(*sent)
        with count_statements() as statements:
            assert await take_all(lanes, outbox) == sent
        assert any(statement.startswith("SELECT") for statement in statements.statements) is asked_for


async def test_a_message_of_another_process_is_sent_when_it_is_due(outbox: Outbox):
    dispatcher, sent = make_dispatcher(outbox)
    await outbox.write(CARD)
    dispatcher.send()
    await wait_for_rest()
    await write_elsewhere(outbox, outbox.clock.at)
    dispatcher.send()
    await wait_for_rest()
    assert sent == [CARD]  # no lane has been marked stale yet
    dispatcher.wake()
    await wait_for_rest()
    assert sent == [CARD, NOTICE]


@pytest.mark.parametrize("after", [0.0, 60.0])
async def test_a_board_behind_another_message_is_not_waited_for(
    outbox: Outbox, monkeypatch: pytest.MonkeyPatch, after: float
):
    """A wait for a table card ends if an earlier message is found in the outbox just as the card is committed."""
    monkeypatch.setattr("azalai.bot.tables.card_priority.LONGEST", 60.0)
    dispatcher, sent = make_dispatcher(outbox)
    dispatcher.send()
    await wait_for_rest()
    await write_elsewhere(outbox, outbox.clock.at + after)
    await outbox.write(CARD)
    dispatcher.wake()
    await wait_for_rest()
    await asyncio.wait_for(outbox.host.card_priority.wait(outbox.table), 20)
    assert sent == ([] if after else [NOTICE, CARD])


def make_dispatcher(outbox: Outbox) -> tuple[Dispatcher, list[MessageKind]]:
    """Return a dispatcher and the list of kinds that it sends."""
    sent: list[MessageKind] = []

    async def sends(sending: Sending, message: OutboxMessage) -> bool:
        sent.append(message.kind)
        return False

    return outbox.make_dispatcher({CARD: sends, NOTICE: sends}), sent


async def write_elsewhere(outbox: Outbox, due: float) -> None:
    """Write a notice into the outbox from another process, which postpones it if `due` is later."""
    other = await open_store(outbox.host.settings.database)
    async with other.write() as tx:
        await tx.outbox.add(outbox.table, ADDRESS, NOTICE, now=outbox.clock.at)
    async with other.write() as tx:
        notice = await tx.outbox.find_next(ADDRESS)
        assert notice is not None
        if due > outbox.clock.at:
            await tx.outbox.postpone(notice.id, due)
    await other.close()
