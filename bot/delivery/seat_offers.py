"""Sends the offer of a seat at a running table to everybody, or to the person who is invited to it."""

from __future__ import annotations

import json

from bot.delivery.poster import mention_users
from bot.delivery.sending import Sending
from bot.layouts.seat_offer import closed_offer, open_seat
from bot.store.rows import MessageKind, OutboxMessage
from bot.tables.table import LoadedTable


async def send_offer(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Posts the offer, in place of those before it: one holds. Once the seat is taken or kept, the message says so and
    its buttons go."""
    seat = table.seats[message.required_seat]
    store = sending.host.store
    offered: dict[str, int] | None = json.loads(message.body) if message.body else None
    async with store.read() as tx:
        sent = await tx.messages.of(table.id, MessageKind.SEAT_OFFER, seat.seat)
    for offer in sent:
        await sending.poster.edit(offer, closed_offer(table, seat))
        async with store.write() as tx:
            await tx.messages.forget(offer.message_id)
    if offered is None or not seat.open:
        return False
    invited = offered["user"] or None
    layout = open_seat(table, seat, invited)
    posted = await sending.poster.post(table, layout, message.nonce, mention_users([invited] if invited else []))
    async with store.write() as tx:
        await tx.messages.remember(table.id, MessageKind.SEAT_OFFER, table.row.channel_id, posted.id, seat.seat)
        await tx.outbox.remove(message.id)
    return True
