"""Sends reminders, says in the channel that somebody's time has run out, and takes both away after the turn."""

from __future__ import annotations

import json

import discord

from bot.clocks.pace import Late
from bot.delivery.poster import mention
from bot.delivery.sending import Sending, seat_for
from bot.dialogs import private
from bot.layouts.clocks import late_notice, reminder_rows, reminder_text
from bot.layouts.layout import PrivateForm, PublicForm
from bot.store.rows import Letter, SeatRow
from bot.tables.table import LoadedTable
from bot.text import plain
from locales import words

LATE_MESSAGE = "late"
REMINDER_MESSAGE = "remind"
"""How the messages are remembered that go when the turn is over."""


async def send_late_notice(sending: Sending, table: LoadedTable, message: Letter) -> bool:
    """Says what follows when somebody's time has run out, or what the others may decide."""
    told: dict[str, str] = json.loads(message.body)
    seat = seat_for(table, message)
    late = Late(told["late"])
    if late is Late.VOTE and (not seat.deciding or seat.decision != message.decision):
        return False
    form = late_notice(table, seat, plain(told["player"]), late, seat.decision)
    posted = await sending.poster.post(table, form, message.nonce)
    async with sending.host.store.write() as ledger:
        if late is Late.VOTE:
            await ledger.remember_message(table.id, LATE_MESSAGE, table.row.channel_id, posted.id, seat.seat)
        await ledger.letter_sent(message.id)
    return True


async def send_reminder(sending: Sending, table: LoadedTable, message: Letter) -> bool:
    """Sends a reminder in place of the last one; none to a seat that has decided meanwhile."""
    seat = seat_for(table, message)
    if not seat.deciding or seat.decision != message.decision or seat.user_id is None:
        return False
    told: dict[str, str] = json.loads(message.body)
    deleted = await _deleted(sending, table, message, (REMINDER_MESSAGE,))
    try:
        sent = await _send(sending, table, seat, seat.user_id, message, plain(told["by"]))
    except discord.Forbidden:
        if _in_channel(message):
            raise
        return False  # who takes no messages has been told so with the call of the turn
    async with sending.host.store.write() as ledger:
        for old in deleted:
            await ledger.forget_message(old)
        await ledger.remember_message(table.id, REMINDER_MESSAGE, sent.channel.id, sent.id, seat.seat)
        await ledger.letter_sent(message.id)
    return True


async def _send(
    sending: Sending, table: LoadedTable, seat: SeatRow, user: int, message: Letter, by: str
) -> discord.Message:
    """In the channel with a mention, or in the person's own messages."""
    url = await sending.poster.card_url(table)
    if _in_channel(message):
        text = reminder_text(table, seat, table.words, by, f"<@{user}>")
        form = PublicForm(texts=(text,), rows=lambda: reminder_rows(table, seat, table.words, url))
        return await sending.poster.post(table, form, message.nonce, mention([seat]))
    said = words((await sending.host.readers.of(user)).language)
    text = reminder_text(table, seat, said, by, plain(seat.name))
    own = PrivateForm(user=user, texts=(text,), rows=lambda: reminder_rows(table, seat, said, url))
    return await private.direct_message(sending.client, seat, own, message.nonce)


async def delete_reminders(sending: Sending, table: LoadedTable, message: Letter) -> bool:
    """The turn is over: what reminded of it goes."""
    deleted = await _deleted(sending, table, message, (REMINDER_MESSAGE, LATE_MESSAGE))
    async with sending.host.store.write() as ledger:
        for old in deleted:
            await ledger.forget_message(old)
        await ledger.letter_sent(message.id)
    return True


async def _deleted(sending: Sending, table: LoadedTable, message: Letter, kinds: tuple[str, ...]) -> list[int]:
    """The ids of the messages of a seat's turn where the outbox message is addressed to, which are gone now and still
    to be forgotten."""
    async with sending.host.store.read() as ledger:
        found = [one for kind in kinds for one in await ledger.messages(table.id, kind, message.seat)]
        public = {one.channel_id for one in await ledger.messages(table.id, "card")} | {table.row.channel_id}
    chosen = [one for one in found if (one.channel_id in public) is _in_channel(message)]
    for one in chosen:
        await sending.poster.delete(one)
    return [one.message_id for one in chosen]


def _in_channel(message: Letter) -> bool:
    """Whether an outbox message is for everybody at the table."""
    return message.lane.startswith("c")
