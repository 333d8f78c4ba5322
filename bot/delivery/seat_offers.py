"""Sends the offer of a seat at a running table to everybody, or to the person who is invited to it."""

from __future__ import annotations

import json

from bot.delivery.poster import mention_users
from bot.delivery.sending import Sending, seat_for
from bot.layouts.seat_offer import open_seat
from bot.store.rows import Letter
from bot.tables.table import LoadedTable


async def send_offer(sending: Sending, table: LoadedTable, message: Letter) -> bool:
    """Posts the offer; once the seat is taken or kept, the message says so and its buttons go."""
    seat = seat_for(table, message)
    store = sending.host.store
    kind = f"seat-{seat.seat}"
    offered: dict[str, int] | None = json.loads(message.body) if message.body else None
    if offered is None or not seat.open:
        async with store.read() as ledger:
            sent = await ledger.messages(table.id, kind)
        for offer in sent:
            await sending.poster.edit(offer, open_seat(table, seat, None))
            async with store.write() as ledger:
                await ledger.forget_message(offer.message_id)
        return False
    invited = offered["user"] or None
    form = open_seat(table, seat, invited)
    posted = await sending.poster.post(table, form, message.nonce, mention_users([invited] if invited else []))
    async with store.write() as ledger:
        await ledger.remember_message(table.id, kind, table.row.channel_id, posted.id, seat.seat)
        await ledger.letter_sent(message.id)
    return True
