"""Sender of reminders and of messages about an ended time, which are both deleted after the turn."""

from __future__ import annotations

import json

import discord
import msgspec

from azalai.bot.clocks.pace import Late
from azalai.bot.delivery.calls import load_names
from azalai.bot.delivery.direct_messages import note_closed_dms
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.layouts.clock_texts import late_notice, reminder_rows, reminder_text
from azalai.bot.layouts.layout import PrivateLayout, PublicLayout
from azalai.bot.people.mentions import Reason, mentions
from azalai.bot.store.rows import MessageKind, MessageRow, OutboxMessage, SeatRow
from azalai.bot.tables.announcements import ReminderBody, add_reminder, get_channel_address
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import plain
from azalai.locales import words


async def send_late_notice(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Post the consequence of an ended time, or the choices of the others."""
    body: dict[str, str] = json.loads(message.body)
    seat = table.seats[message.required_seat]
    late = Late(body["late"])
    if late is Late.VOTE and (not seat.deciding or seat.decision != message.decision):
        return False
    layout = late_notice(table, seat, plain(body["player"]), late, seat.decision)
    posted = await sending.poster.post(table, layout, message.nonce)
    if late is not Late.VOTE:
        return await sending.record_post(message, posted, late.value)
    async with sending.host.store.write() as tx:
        await tx.messages.remember(table.id, MessageKind.TIME_OUT, table.row.channel_id, posted.id, seat.seat)
        await tx.outbox.remove(message.id)
    return True


async def renew_late_notice(sending: Sending, table: LoadedTable, message: MessageRow) -> PublicLayout | None:
    """Return a posted message about an ended time with present names, or None if it is deleted after the turn."""
    if message.body is None or message.seat is None:
        return None
    player = (await load_names(sending, table, message))[message.seat]
    return late_notice(table, table.seats[message.seat], player, Late(message.body), 0)


async def send_reminder(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Send a reminder in place of the last one; none for a seat that has decided."""
    seat = table.seats[message.required_seat]
    if not seat.deciding or seat.decision != message.decision or seat.user_id is None:
        return False
    remind = msgspec.json.decode(message.body, type=ReminderBody)
    deleted = await _delete_messages(sending, table, message, (MessageKind.REMINDER,))
    try:
        sent = await _send(sending, table, seat, seat.user_id, message, remind)
    except discord.HTTPException as error:
        if _in_channel(message):
            raise
        await note_closed_dms(sending.host, seat.user_id, error)
        async with sending.host.store.write() as tx:
            aloud = ReminderBody(remind.by)
            await add_reminder(tx, table, get_channel_address(table), seat, aloud, sending.host.now())
            await tx.outbox.remove(message.id)
        sending.host.after_commit([table.id], robots=False)
        return True
    async with sending.host.store.write() as tx:
        for old in deleted:
            await tx.messages.forget(old)
        await tx.messages.remember(table.id, MessageKind.REMINDER, sent.channel.id, sent.id, seat.seat)
        await tx.outbox.remove(message.id)
    return True


async def _send(
    sending: Sending, table: LoadedTable, seat: SeatRow, user: int, message: OutboxMessage, remind: ReminderBody
) -> discord.Message:
    """Send a reminder in the channel with a mention, or as a direct message."""
    url, by = await sending.poster.find_card_url(table), plain(remind.by)
    if _in_channel(message):
        reason = Reason.TURN if remind.silent else Reason.ALONE
        called = await mentions(sending.host.preferences, [user], reason)
        text = reminder_text(table, seat, table.words, by, called.name(user, seat.name))
        layout = PublicLayout(texts=(text,), rows=reminder_rows(table, seat, table.words, url), calls=True)
        return await sending.poster.post(table, layout, message.nonce, called, silent=remind.silent)
    t = words((await sending.host.preferences.load(user)).language)
    text = reminder_text(table, seat, t, by, plain(seat.name))
    own = PrivateLayout(user=user, texts=(text,), rows=reminder_rows(table, seat, t, url), calls=True)
    return await sending.direct_message(seat, own, message.nonce)


async def delete_reminders(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Delete the reminders of a turn that is over."""
    deleted = await _delete_messages(sending, table, message, (MessageKind.REMINDER, MessageKind.TIME_OUT))
    async with sending.host.store.write() as tx:
        for old in deleted:
            await tx.messages.forget(old)
        await tx.outbox.remove(message.id)
    return True


async def _delete_messages(
    sending: Sending, table: LoadedTable, message: OutboxMessage, kinds: tuple[MessageKind, ...]
) -> list[int]:
    """Delete the messages of a seat's turn at the address, and return their ids, whose rows are still to be deleted."""
    async with sending.host.store.read() as tx:
        messages = [posted for kind in kinds for posted in await tx.messages.list_about(table.id, kind, message.seat)]
        messages = [
            message for message in messages if message.body is None
        ]  # a message that stays in the channel has one
        public = {message.channel_id for message in await tx.messages.list_about(table.id, MessageKind.CARD)} | {
            table.row.channel_id
        }
    chosen = [posted for posted in messages if (posted.channel_id in public) is _in_channel(message)]
    for posted in chosen:
        await sending.poster.delete(posted)
    return [message.message_id for message in chosen]


def _in_channel(message: OutboxMessage) -> bool:
    """Return True if an outbox message is for all players at the table."""
    return message.in_channel
