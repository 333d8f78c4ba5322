"""A host with a table whose outbox tests fill and drain, without Discord."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncGenerator, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from bot.delivery.dispatcher import Dispatcher
from bot.delivery.senders import Sender
from bot.delivery.sending import Sending
from bot.hosting import lobby
from bot.people.person import Person
from bot.store import open_store
from bot.store.addresses import Address, ChannelAddress
from bot.store.rows import MessageKind, OutboxMessage
from bot.tables.host import Host
from games import GAMES
from tests.bot.house import address, settings

ADDRESS = ChannelAddress(7)
AMARA = Person(41, "Amara")


class Clock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def now(self) -> float:
        """Seconds since 1970."""
        return self.at


class Outbox:
    """The outbox of one table, drained by a sender that the test brings."""

    def __init__(self, host: Host, clock: Clock, table: int) -> None:
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
async def outbox(tmp_path: Path, fresh_database: Path) -> AsyncGenerator[Outbox]:
    """An empty outbox of a table that Amara has opened in channel 7."""
    file = tmp_path / "azalai.db"
    shutil.copy(fresh_database, file)
    clock = Clock()
    host = Host(await open_store(address(file)), clock, settings(file))
    souk = GAMES["souk"]
    table = await lobby.open_table(
        host, game="souk", options=souk.Options(), language="en", guild=1, channel=7, person=AMARA, random_seats=False
    )
    async with host.store.write() as tx:
        for message in await tx.outbox.of(table):
            await tx.outbox.remove(message.id)
    yield Outbox(host, clock, table)
    await host.store.close()
