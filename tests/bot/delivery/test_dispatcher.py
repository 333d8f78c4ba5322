"""Outbox messages that can't be sent: number and times of their retries, and no delay for other messages."""

from __future__ import annotations

import logging
from contextlib import AbstractAsyncContextManager, nullcontext

import aiohttp
import discord
import pytest

from azalai.bot.cluster.cluster import Alone, Lease
from azalai.bot.delivery.core_senders import Sender
from azalai.bot.delivery.homes import CORE_HOMES, Home
from azalai.bot.delivery.retries import retry_delay
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.discord_codes import SEND
from azalai.bot.errors import ChannelGone, NotAllowed, Refused
from azalai.bot.store.about import About, AboutServer
from azalai.bot.store.addresses import Address, ChannelAddress, UserAddress
from azalai.bot.store.rows import MessageKind, OutboxMessage, Status
from azalai.bot.tables.host import Host
from tests.bot.delivery.conftest import Outbox, wait_for_rest
from tests.bot.fixtures import make_refusal


def make_failing_sender(error: Exception, tries: list[float], outbox: Outbox) -> Sender:
    """Return a sender that always fails and records the times."""

    async def sender(sending: Sending, message: OutboxMessage) -> bool:
        tries.append(outbox.clock.at)
        raise error

    return sender


def make_sender(sent: list[str]) -> Sender:
    """Return a sender that works and records the kinds of messages."""

    async def sender(sending: Sending, message: OutboxMessage) -> bool:
        sent.append(message.kind)
        return False

    return sender


class NotedHome:
    """Home that records its calls."""

    def __init__(self) -> None:
        self.notices: list[tuple[About, str]] = []

    async def gone(self, host: Host, message: OutboxMessage) -> None:
        """Record that the channel was deleted and drop its messages."""
        self.notices.append((message.about, "gone"))
        async with host.store.write() as tx:
            await tx.outbox.drop_at(message.about, message.address)

    async def refused(self, _: Host, message: OutboxMessage, trouble: str) -> None:
        """Record that a permission is missing."""
        self.notices.append((message.about, trouble))


BAD, GOOD = MessageKind.PING, MessageKind.NOTICE
PASSING = (
    make_refusal(500),
    make_refusal(503),
    make_refusal(429),
    aiohttp.ClientConnectionError(),
    OSError(),
    TimeoutError(),
)
LASTING = (make_refusal(400), make_refusal(404), make_refusal(400, 50083), RuntimeError("a fault of ours"))


@pytest.mark.parametrize("error", PASSING, ids=repr)
async def test_transient_errors_are_retried_ever_more_slowly_and_never_given_up(outbox: Outbox, error: Exception):
    await outbox.write(BAD)
    pauses: list[float] = []
    for _ in range(12):
        (message,) = await outbox.drain({BAD: make_failing_sender(error, [], outbox)})
        pauses.append(message.due - outbox.clock.at)
        outbox.clock.at = message.due
    assert pauses == [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600]
    assert await outbox.drain({BAD: make_sender([])}) == []


@pytest.mark.parametrize("error", LASTING, ids=repr)
async def test_a_lasting_error_is_tried_four_times_dropped_and_logged(
    outbox: Outbox, error: Exception, caplog: pytest.LogCaptureFixture
):
    await outbox.write(BAD, GOOD)
    tries: list[float] = []
    sent: list[str] = []
    began = outbox.clock.at
    for pause in (2, 4, 8):
        message = await outbox.drain({BAD: make_failing_sender(error, tries, outbox), GOOD: make_sender(sent)})
        assert [row.kind for row in message] == [BAD, GOOD] and message[0].due == outbox.clock.at + pause
        outbox.clock.at += pause
    with caplog.at_level(logging.ERROR):
        assert await outbox.drain({BAD: make_failing_sender(error, tries, outbox), GOOD: make_sender(sent)}) == []
    assert "can't be sent and is dropped" in caplog.text
    assert [at - began for at in tries] == [0, 2, 6, 14]
    assert sent == [GOOD]


async def test_a_message_is_not_tried_before_its_time_and_holds_up_no_other_address(outbox: Outbox):
    await outbox.write(BAD)
    await outbox.write(GOOD, to=UserAddress(41))
    tries: list[float] = []
    sent: list[str] = []
    for _ in range(2):
        await outbox.drain({BAD: make_failing_sender(make_refusal(500), tries, outbox), GOOD: make_sender(sent)})
        outbox.clock.at += 1.9
    assert len(tries) == 1 and sent == [GOOD]


async def test_a_rate_limit_is_waited_for_as_long_as_discord_says(outbox: Outbox):
    await outbox.write(BAD)
    (message,) = await outbox.drain({BAD: make_failing_sender(discord.RateLimited(75.5), [], outbox)})
    assert message.due == outbox.clock.at + 75.5


@pytest.mark.parametrize(("code", "pause"), [(40003, 300), (20026, 3600), (0, 900)])
async def test_a_temporary_prohibition_delays_messages_and_is_logged_once(
    outbox: Outbox, code: int, pause: float, caplog: pytest.LogCaptureFixture
):
    """Discord's codes for a quarantine and for too many new conversations, and unknown codes, delay the message."""
    await outbox.write(BAD, to=UserAddress(41))
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            (message,) = await outbox.drain({BAD: make_failing_sender(make_refusal(403, code), [], outbox)})
            assert message.due == outbox.clock.at + pause
            outbox.clock.at = message.due
    assert caplog.text.count("Discord refuses the bot something") == (0 if code == 40003 else 1)


@pytest.mark.parametrize(("error", "notice", "left"), [(ChannelGone(), "gone", []), (NotAllowed(SEND), SEND, [900])])
async def test_a_closed_channel_is_told_to_the_home_of_what_the_message_is_about(
    outbox: Outbox, error: Exception, notice: str, left: list[float]
):
    about, home = AboutServer(77), NotedHome()
    async with outbox.host.store.write() as tx:
        await tx.outbox.add(about, ChannelAddress(9), BAD, now=outbox.clock.at)
    homes = {**CORE_HOMES, AboutServer: Home(home.gone, home.refused)}
    outbox.make_dispatcher({BAD: make_failing_sender(error, [], outbox)}, homes).wake()
    await wait_for_rest()
    assert home.notices == [(about, notice)]
    async with outbox.host.store.read() as tx:
        pauses = [message.due - outbox.clock.at for message in await tx.outbox.list_about(about)]
        row = await tx.tables.get(outbox.table)
    assert pauses == left
    assert row is not None and (row.status, row.missing_permission) == (Status.LOBBY, None)


async def test_the_log_names_what_a_message_is_about(outbox: Outbox, caplog: pytest.LogCaptureFixture):
    async with outbox.host.store.write() as tx:
        for about, channel in ((outbox.table, 8), (AboutServer(77), 9)):
            await tx.outbox.add(about, ChannelAddress(channel), BAD, now=outbox.clock.at)
    with caplog.at_level(logging.WARNING):
        await outbox.drain({BAD: make_failing_sender(RuntimeError(), [], outbox)})
    for subject in (f"table {outbox.table}", "server 77"):
        assert f"(ping) of {subject} broke" in caplog.text and f"(ping) of {subject} waits 2 s" in caplog.text


async def test_a_message_that_can_never_be_delivered_is_dropped_at_once(outbox: Outbox):
    await outbox.write(BAD, to=UserAddress(41))
    assert await outbox.drain({BAD: make_failing_sender(make_refusal(400, 50007), [], outbox)}) == []


async def test_a_bot_that_waits_asks_to_be_woken(outbox: Outbox):
    woken: list[float] = []
    outbox.host.timer_set.listen(woken.append)
    await outbox.write(BAD)
    (message,) = await outbox.drain({BAD: make_failing_sender(make_refusal(500), [], outbox)})
    assert woken == [message.due]


async def test_a_message_no_longer_needed_is_dropped_without_a_log_line(
    outbox: Outbox, caplog: pytest.LogCaptureFixture
):
    await outbox.write(BAD)
    with caplog.at_level(logging.WARNING):
        assert await outbox.drain({BAD: make_failing_sender(Refused("refusal-no-table"), [], outbox)}) == []
    assert caplog.text == ""


async def test_a_missing_permission_is_reported_and_retried_after_15_minutes(outbox: Outbox):
    await outbox.write(BAD)
    reports: list[str] = []
    for _ in range(6):
        senders = {BAD: make_failing_sender(NotAllowed(SEND), [], outbox), MessageKind.DM_NOTICE: make_sender(reports)}
        await outbox.drain(senders)
        (message,) = await outbox.drain(senders)
        assert message.due == outbox.clock.at + 900
        outbox.clock.at += 900
    assert reports == [MessageKind.DM_NOTICE]
    async with outbox.host.store.read() as tx:
        row = await tx.tables.get(outbox.table)
    assert row is not None and row.missing_permission == SEND


async def test_a_channel_that_is_gone_closes_its_lobby(outbox: Outbox):
    await outbox.write(MessageKind.CARD, MessageKind.INVITATION)
    assert await outbox.drain({MessageKind.CARD: make_failing_sender(ChannelGone(), [], outbox)}) == []
    async with outbox.host.store.read() as tx:
        row = await tx.tables.get(outbox.table)
    assert row is not None and row.status is Status.CANCELLED


@pytest.mark.parametrize("kind", MessageKind)
async def test_a_message_of_any_kind_is_tried_once_in_a_channel_that_is_gone(outbox: Outbox, kind: MessageKind):
    await outbox.write(kind)
    tries = 0

    async def sender(_: Sending, __: OutboxMessage) -> bool:
        nonlocal tries
        tries += 1
        raise ChannelGone if tries < 5 else Refused("refusal-no-table")  # otherwise the fault would never end

    assert await outbox.drain({kind: sender}) == []
    assert tries == 1


class Shared(Alone):
    """Process among others: `holds` says if it still has the lease of its addresses."""

    holds = True

    def sending(self, address: Address, table: int) -> AbstractAsyncContextManager[Lease | None]:
        lease = Lease(holds=lambda: self.holds)
        self.holds = True
        return nullcontext(lease)


@pytest.mark.parametrize("kind", [MessageKind.CARD, MessageKind.DM_RENEW])
@pytest.mark.parametrize("how", ["it arrives", "nobody answers"])
async def test_a_message_sent_after_a_lost_lease_is_shown_again(outbox: Outbox, kind: MessageKind, how: str):
    """A process that lost its lease while it was sending may have overwritten a newer message.

    The card is sent again.
    """
    outbox.host.cluster = shared = Shared()
    sent: list[int | None] = []

    async def send_late(sending: Sending, message: OutboxMessage) -> bool:
        sent.append(message.seat)
        shared.holds = len(sent) > 1
        if how == "nobody answers" and len(sent) == 1:
            async with outbox.host.store.write() as tx:
                await tx.outbox.remove(message.id)  # the other process has sent it with newer contents
            raise aiohttp.ClientConnectionError
        return False

    async with outbox.host.store.write() as tx:
        await tx.outbox.add(outbox.table, UserAddress(41), kind, now=outbox.clock.at, seat=1, decision=7)
    dispatcher = outbox.make_dispatcher({kind: send_late})
    for _ in range(3):
        dispatcher.wake()
        await wait_for_rest()
    assert sent == [1, 1]
    async with outbox.host.store.read() as tx:
        assert await tx.outbox.list_about(outbox.table) == []


def test_an_outage_of_weeks_is_waited_out():
    assert retry_delay(OSError(), 10_000) == 600
