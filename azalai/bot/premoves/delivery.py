"""Sender of the message that premoves were dropped, with the reason."""

from __future__ import annotations

import discord
import msgspec

from azalai.bot.delivery.direct_messages import note_closed_dms
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.people.reader import Reader
from azalai.bot.premoves.layout import premoves_dropped_layout
from azalai.bot.store.rows import OutboxMessage
from azalai.bot.tables.announcements import DroppedPremoves
from azalai.bot.tables.table import LoadedTable
from azalai.locales import words


async def send_dropped(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Send the message to the person who prepared the moves, if they still sit there and want messages.

    It makes no sound if it is their turn, because the call makes one. Return False, so that the caller takes the
    message out of the outbox.
    """
    seat = table.seats[message.required_seat]
    if seat.user_id is None or seat.user_id != message.required_user:
        return False
    reader = await sending.host.preferences.load(seat.user_id)
    if not reader.wants_messages:
        return False
    why = msgspec.json.decode(message.body, type=DroppedPremoves)
    layout = premoves_dropped_layout(table, why, Reader(seat.user_id, words(reader.language)))
    try:
        await sending.direct_message(seat, layout, message.nonce, silent=seat.deciding)
    except discord.HTTPException as error:
        await note_closed_dms(sending.host, seat.user_id, error)
    return False
