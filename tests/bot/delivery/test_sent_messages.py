"""Messages that were posted but not removed from the outbox: no second call, and no button left."""

from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

import discord
import pytest
from sqlalchemy.exc import OperationalError

from azalai.bot.cluster.cluster import Alone, Lease
from azalai.bot.delivery.core_senders import Sender
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.delivery.sent_messages import LOOKED_THROUGH
from azalai.bot.discord_codes import SEND
from azalai.bot.errors import NotAllowed
from azalai.bot.store.addresses import PLACES, Address
from azalai.bot.store.rows import MessageKind, OutboxMessage
from tests.bot.delivery.conftest import Outbox, wait_for_rest
from tests.bot.fixtures import FailingStore, make_refusal
from tests.bot.without_discord import CHANNEL

CALL = MessageKind.PING
FULL = OperationalError("INSERT", {}, Exception("database or disk is full"))


def make_caller(outbox: Outbox, text: str = "your turn") -> Sender:
    """Return a sender that posts and remembers a call."""
    room = outbox.room

    async def send(sending: Sending, message: OutboxMessage) -> bool:
        message_sent = await sending.posted.post_once(
            message.nonce, lambda _: room.post(text, message.nonce), lambda number: room.edit(number, text)
        )
        async with sending.host.store.write() as tx:
            await tx.messages.remember(outbox.table, CALL, 7, message_sent.id)
            await tx.outbox.remove(message.id)
        return True

    return send


async def send_nothing(sending: Sending, message: OutboxMessage) -> bool:
    """Return False, like a sender whose seat has decided in the meantime."""
    return False


async def raise_not_allowed(sending: Sending, message: OutboxMessage) -> bool:
    """Fail like a sender without the permission to send."""
    raise NotAllowed(SEND)


def fill_disk(outbox: Outbox) -> None:
    """Make the next write fail."""
    broken: Any = FailingStore(outbox.host.store, FULL, at_commit=True)
    outbox.host.store = broken


async def list_remembered(outbox: Outbox) -> list[int]:
    async with outbox.host.store.read() as tx:
        return [row.message_id for row in await tx.messages.list_about(outbox.table, CALL)]


async def test_on_a_full_disk_a_call_is_posted_once_over_all_tries(outbox: Outbox):
    """Neither the call nor the failed attempt can be stored; the call is still posted only once."""
    await outbox.write(CALL)
    for _ in range(6):
        fill_disk(outbox)
        assert len(await outbox.drain({CALL: make_caller(outbox)})) == 1
        outbox.clock.at += 400  # by then Discord has forgotten the nonce
    assert await outbox.drain({CALL: make_caller(outbox, "your turn, in round 2")}) == []
    assert (outbox.room.posts, await list_remembered(outbox)) == (1, [1])
    assert outbox.room.texts == {1: "your turn, in round 2"}


async def test_on_a_full_disk_nothing_is_dropped_and_the_address_rests_a_while(
    outbox: Outbox, caplog: pytest.LogCaptureFixture
):
    """An attempt that can't be stored is counted in memory, and does not lead to the message being dropped."""
    await outbox.write(CALL)
    woken: list[float] = []
    outbox.host.timer_set.listen(woken.append)
    fill_disk(outbox)
    with caplog.at_level(logging.ERROR):
        (message,) = await outbox.drain({CALL: make_caller(outbox)})
    assert (message.attempts, outbox.room.posts) == (0, 1)
    assert woken == [outbox.clock.at + 2]
    assert "waits for the store" in caplog.text


@pytest.mark.parametrize("place", PLACES.values())
async def test_a_call_that_was_posted_by_a_process_that_died_is_not_posted_again(outbox: Outbox, place: Any):
    """The process dies between sending and remembering, and restarts after Discord has forgotten the nonce."""
    await outbox.write(CALL, to=place(CHANNEL))
    fill_disk(outbox)
    await outbox.drain({CALL: make_caller(outbox)})
    outbox.restart()
    outbox.clock.at += 3600
    assert await outbox.drain({CALL: make_caller(outbox)}) == []
    assert (outbox.room.posts, await list_remembered(outbox)) == (1, [1])


@pytest.mark.parametrize("dies", [True, False], ids=["died", "lost answer"])
async def test_a_call_that_is_no_longer_needed_is_looked_for_and_deleted(outbox: Outbox, dies: bool):
    """The call was posted, the bot died or its answer was lost, and the player moved before the retry."""
    await outbox.write(CALL)
    if dies:
        fill_disk(outbox)
    outbox.room.lose_answers = not dies
    await outbox.drain({CALL: make_caller(outbox)})
    assert len(outbox.room.standing) == 1
    outbox.restart()
    outbox.clock.at += 60
    assert await outbox.drain({CALL: send_nothing}) == []
    assert (outbox.room.standing, outbox.room.posts) == ([], 1)


async def test_an_unneeded_call_posted_on_a_full_disk_is_deleted(outbox: Outbox):
    """A call that was posted but not stored is found and deleted."""
    await outbox.write(CALL)
    fill_disk(outbox)
    await outbox.drain({CALL: make_caller(outbox)})
    assert await outbox.drain({CALL: send_nothing}) == []
    assert outbox.room.standing == []


async def test_a_new_message_is_sent_without_a_look_at_discord(outbox: Outbox):
    await outbox.write(CALL)
    dispatcher = outbox.make_dispatcher({CALL: make_caller(outbox)})
    dispatcher.wake()
    await wait_for_rest()
    assert (outbox.room.posts, outbox.room.looks) == (1, 1)
    await outbox.write(CALL, CALL)
    dispatcher.send()
    await wait_for_rest()
    assert (outbox.room.posts, outbox.room.looks) == (3, 1)


async def test_a_call_of_a_process_whose_clock_was_ahead_is_looked_for(outbox: Outbox):
    """By the clock of the next process, the call was written after that process began."""
    outbox.clock.at += 7200
    await outbox.write(CALL)
    fill_disk(outbox)
    await outbox.drain({CALL: make_caller(outbox)})
    outbox.restart()
    outbox.clock.at -= 7100
    async with outbox.host.store.write() as tx:
        await tx.outbox.set_back(7100)
    assert await outbox.drain({CALL: make_caller(outbox)}) == []
    assert outbox.room.looks and len(outbox.room.standing) == 1


@pytest.mark.costly
async def test_a_call_is_searched_from_its_first_uncertain_try(outbox: Outbox):
    """Messages before the lost answer are skipped, so that a permission missing for a day does not hide the call."""
    await outbox.write(CALL)
    for _ in range(96):
        outbox.clock.at += 900
        await outbox.drain({CALL: raise_not_allowed, MessageKind.DM_NOTICE: send_nothing})
    outbox.room.post_others(200)
    outbox.clock.at += 900
    outbox.room.lose_answers = True
    await outbox.drain({CALL: make_caller(outbox)})
    outbox.room.lose_answers = False
    outbox.restart()
    outbox.clock.at += 700  # by then Discord has forgotten the nonce
    assert await outbox.drain({CALL: make_caller(outbox)}) == []
    assert (outbox.room.posts, await list_remembered(outbox)) == (1, [1])


async def test_a_call_of_a_dead_process_is_searched_from_its_due_time(
    outbox: Outbox,
):
    """A process that died recorded no attempt, but made none before the call was due."""
    await outbox.write(CALL)
    for _ in range(2):  # the second time, the host reports it
        await outbox.drain({CALL: raise_not_allowed, MessageKind.DM_NOTICE: send_nothing})
    outbox.room.post_others(LOOKED_THROUGH)
    outbox.clock.at += 900
    fill_disk(outbox)
    await outbox.drain({CALL: make_caller(outbox)})
    outbox.restart()
    outbox.clock.at += 700  # by then Discord has forgotten the nonce
    assert await outbox.drain({CALL: make_caller(outbox)}) == []
    assert (outbox.room.posts, await list_remembered(outbox)) == (1, [1])


class TakenOver(Alone):
    """Process that has taken over an address at which another may have posted any message up to the newest."""

    def sending(self, address: Address, table: int) -> AbstractAsyncContextManager[Lease | None]:
        return nullcontext(Lease(doubtful=10**6))


async def test_a_call_posted_by_a_process_whose_work_was_taken_over_is_not_posted_again(outbox: Outbox):
    """The call is searched for even though it was written after this process began."""
    outbox.host.cluster = TakenOver()
    dispatcher = outbox.make_dispatcher({CALL: make_caller(outbox)})
    dispatcher.wake()
    await wait_for_rest()
    outbox.restart()
    await outbox.write(CALL)
    fill_disk(outbox)
    await outbox.drain({CALL: make_caller(outbox)})  # the other process dies over it
    outbox.clock.at += 3600
    dispatcher.wake()
    await wait_for_rest()
    assert (outbox.room.posts, await list_remembered(outbox)) == (1, [1])


async def test_a_message_that_was_deleted_is_posted_again_under_another_nonce(outbox: Outbox):
    """Discord answers the nonce of a deleted message with 10008 for some minutes."""
    nonces: list[str] = []

    async def send(nonce: str) -> discord.Message:
        nonces.append(nonce)
        if len(nonces) == 1:
            raise make_refusal(404, 10008)
        return await outbox.room.post("your turn", "mark")

    async def renew(_: int) -> None:
        raise make_refusal(404, 10008)

    first = await outbox.posted.post_once("mark", send, renew)
    again = await outbox.posted.post_once("mark", send, renew)  # it was deleted too, before it was remembered
    assert first.id != again.id
    assert nonces[0] == "mark" and len(set(nonces)) == 3
