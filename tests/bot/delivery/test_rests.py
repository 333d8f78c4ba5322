"""Backoff: after a fault of the store, waiting messages are sent as soon as they may be retried."""

from __future__ import annotations

import math
from contextlib import AbstractAsyncContextManager
from itertools import pairwise

import pytest
from sqlalchemy.exc import OperationalError

from azalai.bot.clock import AFTER_TROUBLE
from azalai.bot.delivery.core_senders import Sender
from azalai.bot.delivery.lanes import MOST
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress, UserAddress
from azalai.bot.store.rows import MessageKind, OutboxMessage, Pause
from tests.bot.delivery.conftest import Outbox
from tests.bot.fixtures import make_refusal
from tests.bot.still_time import StillTime

CALL = MessageKind.PING
FULL = OperationalError("INSERT", {}, Exception("database or disk is full"))
CHANNEL = ChannelAddress(7)
PEOPLE = [UserAddress(41 + number) for number in range(6)]


@pytest.fixture
def time(outbox: Outbox, monkeypatch: pytest.MonkeyPatch) -> StillTime:
    """Return the time of the outbox's host."""
    return StillTime(outbox.clock, monkeypatch)


def make_troubled_sender(
    time: StillTime, sent: list[tuple[str, float]], until: float, error: Exception = FULL
) -> Sender:
    """Return a sender that takes some milliseconds and fails for the first `until` seconds."""

    async def send(sending: Sending, message: OutboxMessage) -> bool:
        time.take(0.004)
        if time.passed < until:
            raise error
        sent.append((str(message.address), time.passed))
        return False

    return send


async def test_each_address_is_tried_as_soon_as_it_has_rested(outbox: Outbox, time: StillTime):
    """Every address has its own retry; none waits for the next heartbeat."""
    sent: list[tuple[str, float]] = []
    dispatcher = outbox.make_dispatcher({CALL: make_troubled_sender(time, sent, until=10.0)})
    for address in PEOPLE:
        await outbox.write(CALL, CALL, to=address)
    await time.begin(time.make_scheduler(outbox.host, dispatcher))
    await time.go_on(13.9)
    assert sent == []
    await time.go_on(1)
    assert sorted(address for address, _ in sent) == sorted(2 * [str(address) for address in PEOPLE])
    async with outbox.host.store.read() as tx:
        assert await tx.outbox.list_about(outbox.table) == []


async def test_an_address_is_tried_ever_more_slowly_until_something_was_sent(outbox: Outbox, time: StillTime):
    tries: list[float] = []
    works = False

    async def send(sending: Sending, message: OutboxMessage) -> bool:
        tries.append(time.passed)
        if not works:
            raise FULL
        return False

    await outbox.write(CALL, to=PEOPLE[0])
    scheduler = time.make_scheduler(outbox.host, outbox.make_dispatcher({CALL: send}))
    await time.begin(scheduler)
    await time.go_on(100)
    works = True
    await time.go_on(30)
    works = False
    await outbox.write(CALL, to=PEOPLE[0])
    scheduler.after_commit([outbox.table])
    await time.settle()
    await time.go_on(3)
    assert [round(at - before) for before, at in pairwise(tries)] == [2, 4, 8, 16, 30, 30, 30, 10, 2]


@pytest.mark.costly
async def test_a_failed_read_of_the_outbox_is_retried_soon(
    outbox: Outbox, time: StillTime, monkeypatch: pytest.MonkeyPatch
):
    """A failed read of the outbox is retried like a failed write."""
    sent: list[tuple[str, float]] = []
    scheduler = time.make_scheduler(
        outbox.host, outbox.make_dispatcher({CALL: make_troubled_sender(time, sent, until=0)})
    )
    await time.begin(scheduler)
    read = outbox.host.store.read

    def broken(*, once: bool = False) -> AbstractAsyncContextManager[Transaction]:
        if time.passed < 1:
            raise FULL
        return read(once=once)

    monkeypatch.setattr(outbox.host.store, "read", broken)
    for address in PEOPLE:
        await outbox.write(CALL, *[CALL] * MOST, to=address)
    scheduler.after_commit([outbox.table])
    await time.settle()
    await time.go_on(3)
    assert {address for address, _ in sent} == {str(address) for address in PEOPLE}


async def test_new_messages_do_not_overtake_those_that_wait(outbox: Outbox, time: StillTime):
    sent: list[tuple[str, float]] = []
    dispatcher = outbox.make_dispatcher(
        {CALL: make_troubled_sender(time, sent, until=3.0), MessageKind.NOTICE: make_troubled_sender(time, sent, 0)}
    )
    await outbox.write(CALL, to=PEOPLE[0])
    scheduler = time.make_scheduler(outbox.host, dispatcher)
    await time.begin(scheduler)
    await time.go_on(5)
    await outbox.write(MessageKind.NOTICE, to=PEOPLE[0])
    await outbox.write(MessageKind.NOTICE, to=CHANNEL)
    scheduler.after_commit([outbox.table])
    await time.settle()
    assert [address for address, _ in sent] == [str(CHANNEL)]
    await time.go_on(10)
    assert [address for address, _ in sent] == [str(CHANNEL), *2 * [str(PEOPLE[0])]]


async def test_an_address_without_messages_does_not_wake_the_dispatcher(outbox: Outbox, time: StillTime):
    dispatcher = outbox.make_dispatcher({CALL: make_troubled_sender(time, [], until=3.0)})
    await outbox.write(CALL, to=PEOPLE[0])
    scheduler = time.make_scheduler(outbox.host, dispatcher)
    await time.begin(scheduler)
    async with outbox.host.store.write() as tx:
        await tx.outbox.drop(outbox.table, [CALL])
    await time.go_on(AFTER_TROUBLE + 1)
    assert dispatcher.next_try(outbox.clock.at) == math.inf


async def test_a_pause_does_not_delay_retries(outbox: Outbox, time: StillTime):
    """Every address is retried at its time during a pause."""
    sent: list[tuple[str, float]] = []
    dispatcher = outbox.make_dispatcher({CALL: make_troubled_sender(time, sent, until=1.0, error=make_refusal(503))})
    outbox.host.pause = Pause(since=outbox.clock.at, reason="the database moves")
    for address in PEOPLE:
        await outbox.write(CALL, to=address)
    await time.begin(time.make_scheduler(outbox.host, dispatcher))
    await time.go_on(3)
    assert sorted(address for address, _ in sent) == sorted(str(address) for address in PEOPLE)


async def test_a_clock_going_back_milliseconds_delays_no_message(outbox: Outbox, time: StillTime):
    """A clock that goes back by milliseconds between commit and sending delays no message."""
    sent: list[tuple[str, float]] = []
    dispatcher = outbox.make_dispatcher({CALL: make_troubled_sender(time, sent, until=0)})
    scheduler = time.make_scheduler(outbox.host, dispatcher)
    await time.begin(scheduler)
    await outbox.write(CALL, to=PEOPLE[0])
    time.clock.at -= 0.5
    scheduler.after_commit([outbox.table])
    await time.settle()
    assert [address for address, _ in sent] == [str(PEOPLE[0])]


@pytest.mark.costly
async def test_none_is_late_by_more_than_a_minute_while_the_store_answers(outbox: Outbox, time: StillTime):
    sent: list[tuple[str, float]] = []
    dispatcher = outbox.make_dispatcher({CALL: make_troubled_sender(time, sent, until=25.0)})
    for address in PEOPLE:
        await outbox.write(CALL, to=address)
    await time.begin(time.make_scheduler(outbox.host, dispatcher))
    late: list[int] = []
    for _ in range(20):
        await time.go_on(10)
        async with outbox.host.store.read() as tx:
            late.append((await tx.maintenance.load_figures(outbox.clock.at)).late)
    assert late == [0] * 20 and len(sent) == len(PEOPLE)
