"""A host with a table whose outbox tests fill and drain, without Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, cast

import pytest

from bot.delivery.dispatcher import Dispatcher
from bot.delivery.senders import Sender
from bot.delivery.sending import Sending
from bot.store.addresses import Address, ChannelAddress
from bot.store.rows import MessageKind, OutboxMessage
from bot.tables.host import Host
from tests.bot.without_discord import CHANNEL, StillClock, lobby_of

ADDRESS = ChannelAddress(CHANNEL)


class Outbox:
    """The outbox of one table, drained by a sender that the test brings."""

    def __init__(self, host: Host, clock: StillClock, table: int) -> None:
        self.host = host
        self.clock = clock
        self.table = table

    async def write(self, *kinds: MessageKind, to: Address = ADDRESS) -> None:
        """Writes messages that are due now."""
        async with self.host.store.write() as tx:
            for kind in kinds:
                await tx.outbox.add(self.table, to, kind, now=self.clock.at)

    async def drain(self, senders: Mapping[MessageKind, Sender]) -> list[OutboxMessage]:
        """Sends what is due; what is left then."""
        context = cast(Any, type("OnlyHost", (), {"host": self.host})())
        Dispatcher(cast(Sending, context), senders).wake()
        while others := asyncio.all_tasks() - {cast("asyncio.Task[Any]", asyncio.current_task())}:
            await asyncio.wait(others)
        async with self.host.store.read() as tx:
            return await tx.outbox.of(self.table)


@pytest.fixture
async def outbox(host: Host, still_clock: StillClock) -> Outbox:
    """An empty outbox of a table that Amara has opened in channel 7."""
    table = await lobby_of(host)
    async with host.store.write() as tx:
        for message in await tx.outbox.of(table):
            await tx.outbox.remove(message.id)
    return Outbox(host, still_clock, table)
