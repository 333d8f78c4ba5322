"""Tells people that the moves they had prepared are dropped, and why."""

from __future__ import annotations

import discord
import msgspec

from bot.delivery.direct_messages import note_closed_dms
from bot.delivery.sending import Sending, recipient, seat_for
from bot.dialogs import private
from bot.layouts.premoves import dropped_form
from bot.store.rows import Letter
from bot.tables.announcements import Unprepared
from bot.tables.table import LoadedTable
from locales import words


async def send_dropped(sending: Sending, table: LoadedTable, message: Letter) -> bool:
    """Sent to the person who prepared the moves, while they sit there and want messages."""
    seat = seat_for(table, message)
    if seat.user_id is None or seat.user_id != recipient(message):
        return False
    reader = await sending.host.readers.of(seat.user_id)
    if not reader.wants_messages:
        return False
    why = msgspec.json.decode(message.body, type=Unprepared)
    form = dropped_form(table, why, words(reader.language), user=seat.user_id)
    try:
        await private.direct_message(sending.client, seat, form, message.nonce)
    except discord.Forbidden as error:
        await note_closed_dms(sending.host, seat.user_id, error)
    return False
