"""Renewal of messages in a table's channel under other names, after a person was erased."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

import discord

from azalai.bot.delivery import calls, proposal_messages, seat_offer_messages, table_card, turning_points
from azalai.bot.delivery.poster import OLD_EDITS_WITHIN
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.errors import CannotPost, Refused
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.store.addresses import ChannelAddress, EarlierAddress
from azalai.bot.store.rows import MessageKind, MessageRow, OutboxMessage
from azalai.bot.tables.table import LoadedTable

log = logging.getLogger(__name__)

Again = Callable[[Sending, LoadedTable, MessageRow], Awaitable[PublicLayout | None]]
"""Function that returns a message's present layout, or None if it names no person."""

CORE_RENEWALS: Mapping[MessageKind, Again] = {
    MessageKind.CARD: table_card.renew_card,
    MessageKind.END: calls.renew_end,
    MessageKind.INVITATION: calls.renew_invitation,
    MessageKind.NOTICE: calls.renew_notice,
    MessageKind.PING: calls.renew_ping,
    MessageKind.PROPOSAL: proposal_messages.renew_proposal,
    MessageKind.SEAT_OFFER: seat_offer_messages.renew_offer,
    MessageKind.TURNING: turning_points.renew_turning,
}
"""Kinds of the core's messages that stay in a channel and may name people; those of features: `bot/app/senders.py`."""


async def renew(
    renewals: Mapping[MessageKind, Again], sending: Sending, table: LoadedTable, message: OutboxMessage
) -> bool:
    """Edit the messages in the channel of a table after the one that its body names.

    Nothing is posted, and the work waits while Discord refuses edits of old messages. Without a body it takes its turn
    in the channel first: messages on their way with the former name have arrived then.
    """
    if isinstance(message.address, ChannelAddress):
        later = EarlierAddress(message.address.channel)
        async with sending.host.store.write() as tx:
            await tx.outbox.add(table.id, later, MessageKind.RENEWAL, now=sending.host.now(), body="0")
            await tx.outbox.remove(message.id)
        sending.host.after_commit([table.id], robots=False)
        return True
    done = int(message.body)
    standing = await sending.host.store.ask(lambda tx: tx.messages.list_after(table.id, done, renewals))
    for posted in standing:
        if sending.poster.is_edited_often(posted):
            async with sending.host.store.write() as tx:
                await tx.outbox.rewrite(message, str(done))
            raise discord.RateLimited(OLD_EDITS_WITHIN)
        await _renew(renewals[posted.kind], sending, table, posted)
        done = posted.id
    return False


async def _renew(renew_one: Again, sending: Sending, table: LoadedTable, message: MessageRow) -> None:
    """Edit one message; it stays if it can no longer be edited, as the policy says."""
    try:
        layout = await renew_one(sending, table, message)
        if layout is not None:
            await sending.poster.edit(message, layout)
        elif message.kind in (MessageKind.INVITATION, MessageKind.PING):  # which names no other person
            await sending.poster.delete(message)
    except (CannotPost, Refused):
        log.info("a message of table %s can't be edited to remove an erased name", table.id)
