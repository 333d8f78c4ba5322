"""The message that offers a seat: one stands for each seat."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from bot.delivery.seat_offers import send_offer
from bot.delivery.sending import Sending
from bot.hosting import seats
from bot.layouts.layout import Layout
from bot.store.rows import MessageKind, MessageRow
from bot.tables.host import Host
from bot.tables.loading import load
from tests.bot.without_discord import KARINE, THOMAS, outbox_at, proposals_of, running_table


class Channel:
    """A channel of which each message is kept as it stands."""

    def __init__(self) -> None:
        self.messages: list[Layout] = []

    async def post(self, _: object, layout: Layout, *__: object) -> Any:
        """The new message."""
        self.messages.append(layout)
        return SimpleNamespace(id=len(self.messages))

    async def edit(self, message: MessageRow, layout: Layout) -> None:
        """Changes a message."""
        self.messages[message.message_id - 1] = layout


async def test_an_earlier_offer_of_a_seat_closes_when_a_newer_one_is_posted(host: Host):
    """Review M2: the earlier message kept its buttons."""
    table, channel = await running_table(host, THOMAS), Channel()
    sending = cast(Sending, SimpleNamespace(host=host, poster=channel))
    for invited in (None, KARINE):
        await seats.offer_seat(proposals_of(host), table, 1, THOMAS, invited)
    for message in await outbox_at(host, table):
        if message.kind is MessageKind.SEAT_OFFER:
            await send_offer(sending, await load(host, table), message)
    first, second = channel.messages
    assert (first.rows(), "a newer one holds" in first.texts[0]) == ((), True)
    assert len(second.rows()) == 1 and f"<@{KARINE.id}>" in second.texts[0]
    async with host.store.read() as tx:
        (left,) = await tx.messages.of(table, MessageKind.SEAT_OFFER, 1)
    assert left.message_id == 2
