"""Senders of the core's outbox messages; `bot/app/senders.py` adds those of the features.

A new kind of message is one function in the file of its subject, and one line in one of these tables.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from azalai.bot.delivery import (
    calls,
    direct_messages,
    proposal_messages,
    seat_offer_messages,
    table_card,
    table_troubles,
    turning_points,
)
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.store.rows import MessageKind, OutboxMessage
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable

Sender = Callable[[Sending, OutboxMessage], Awaitable[bool]]
"""Function that sends one outbox message, made from the present state, or nothing if it is no longer needed.

It returns True if it took the message out of the outbox itself, in one transaction with the rows that it stored; if
not, the dispatcher does. It raises `Refused` if the message is no longer needed, and `ChannelGone`, `NotAllowed` or
Discord's own errors if it can't be sent now. The dispatcher then calls it again with the same nonce, so that Discord
does not post the message twice.
"""

TableSender = Callable[[Sending, LoadedTable, OutboxMessage], Awaitable[bool]]
"""Sender that gets the newest position of the message's table."""


def load_table_for(send: TableSender) -> Sender:
    """Return a sender that loads the table and calls `send`.

    It raises `Refused`, by which the message is dropped, if the table can't be read.
    """

    async def sender(sending: Sending, message: OutboxMessage) -> bool:
        return await send(sending, await load(sending.host, message.table_id), message)

    return sender


CORE_SENDERS: Mapping[MessageKind, Sender] = {
    MessageKind.CARD: table_card.send_card,
    MessageKind.PING: load_table_for(calls.send_ping),
    MessageKind.INVITATION: load_table_for(calls.send_invitation),
    MessageKind.INVITATION_RENEW: load_table_for(calls.renew_invitations),
    MessageKind.END: load_table_for(calls.send_end),
    MessageKind.NOTICE: calls.send_notice,
    MessageKind.DM: load_table_for(direct_messages.send_turn),
    MessageKind.DM_RENEW: load_table_for(direct_messages.renew_turn),
    MessageKind.DM_CLOSE: load_table_for(direct_messages.close_turn),
    MessageKind.DM_LEFT: load_table_for(direct_messages.close_left_turn),
    MessageKind.DM_NOTICE: load_table_for(direct_messages.send_notice),
    MessageKind.PROPOSAL: load_table_for(proposal_messages.send_proposal),
    MessageKind.SEAT_OFFER: load_table_for(seat_offer_messages.send_offer),
    MessageKind.TURNING: load_table_for(turning_points.send_turning),
    MessageKind.OPERATOR: table_troubles.send_about_table,
}
