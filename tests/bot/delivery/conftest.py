"""Host with a table whose outbox tests fill and drain, without Discord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping
from datetime import datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from azalai.bot.delivery.core_senders import Sender
from azalai.bot.delivery.dispatcher import Dispatcher
from azalai.bot.delivery.homes import CORE_HOMES, Home
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.delivery.sent_messages import SentMessages
from azalai.bot.dialogs.message_builder import build_view
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.store.addresses import Address, ChannelAddress
from azalai.bot.store.rows import MessageKind, OutboxMessage
from azalai.bot.tables.host import Host
from tests.bot.without_discord import CHANNEL, StillClock, lobby_of

ADDRESS = ChannelAddress(CHANNEL)


class Room:
    """All channels of a Discord as one, with the messages in them.

    `lose_answers`: messages are posted, but the bot gets no answer.
    """

    user = SimpleNamespace(id=1)

    def __init__(self, clock: StillClock) -> None:
        self.clock = clock
        self.standing: list[Any] = []
        self.texts: dict[int, str] = {}
        self.posts = 0
        self.looks = 0
        self.lose_answers = False

    def get_partial_messageable(self, _: int) -> Room:
        """Return the room for any channel."""
        return self

    async def create_dm(self, _: object) -> Room:
        """Return the room for any user's direct messages."""
        return self

    async def post(self, text: str, nonce: str) -> discord.Message:
        """Post a message."""
        self.posts += 1
        message: Any = SimpleNamespace(
            id=self.posts, author=self.user, channel=SimpleNamespace(id=7), at=self.clock.now()
        )
        message.components = build_view(PublicLayout(texts=(text,)), nonce).to_components()
        message.components = [discord.Container(component, None) for component in message.components]  # pyright: ignore[reportArgumentType]

        async def delete() -> None:
            self.standing.remove(message)

        message.delete = delete
        self.standing.append(message)
        self.texts[message.id] = text
        if self.lose_answers:
            raise OSError("the line was cut")
        return message

    async def edit(self, message: int, text: str) -> None:
        """Edit a message."""
        self.texts[message] = text

    def post_others(self, messages: int) -> None:
        """Post N messages of other users."""
        for _ in range(messages):
            other = SimpleNamespace(id=0, author=SimpleNamespace(id=2), components=[], at=self.clock.now())
            self.standing.append(other)

    async def history(self, *, limit: int, after: datetime, oldest_first: bool) -> AsyncGenerator[Any]:
        """Yield the messages in the room."""
        self.looks += 1
        assert oldest_first
        for message in [message for message in self.standing if message.at > after.timestamp()][:limit]:
            yield message


class Outbox:
    """Outbox of one table, drained by a sender of the test."""

    def __init__(self, host: Host, clock: StillClock, table: int) -> None:
        self.host = host
        self.clock = clock
        self.table = table
        self.room = Room(clock)
        self.restart()

    def restart(self) -> None:
        """Restart the process, which forgets everything that is not stored."""
        self.posted = SentMessages(cast(Any, self.room), cast(Any, self.room))

    async def write(self, *kinds: MessageKind, to: Address = ADDRESS) -> None:
        """Write messages that are due now."""
        async with self.host.store.write() as tx:
            for kind in kinds:
                await tx.outbox.add(self.table, to, kind, now=self.clock.at)

    def make_dispatcher(
        self, senders: Mapping[MessageKind, Sender], homes: Mapping[type, Home] = CORE_HOMES
    ) -> Dispatcher:
        """Return a dispatcher that drains the outbox."""
        context = cast(Any, SimpleNamespace(host=self.host, posted=self.posted, client=self.room))
        dispatcher = Dispatcher(cast(Sending, context), senders, homes)
        self.host.store.outbox_changed.listen(dispatcher.on_outbox_changes)
        return dispatcher

    async def drain(self, senders: Mapping[MessageKind, Sender]) -> list[OutboxMessage]:
        """Send the due messages and return the remaining ones."""
        self.make_dispatcher(senders).wake()
        await wait_for_rest()
        async with self.host.store.read() as tx:
            return await tx.outbox.list_about(self.table)


async def wait_for_rest() -> None:
    """Wait until all other tasks are done."""
    while others := asyncio.all_tasks() - {cast("asyncio.Task[Any]", asyncio.current_task())}:
        await asyncio.wait(others)


@pytest.fixture
async def outbox(host: Host, still_clock: StillClock) -> Outbox:
    """Return the empty outbox of a table that Amara has opened in channel 7."""
    table = await lobby_of(host)
    async with host.store.write() as tx:
        for message in await tx.outbox.list_about(table):
            await tx.outbox.remove(message.id)
    return Outbox(host, still_clock, table)
