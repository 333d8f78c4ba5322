"""Senders of the core's outbox messages; features' are joined to them in `bot/app/senders.py`.

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
"""Function that sends one outbox message, drawn from the present state, or nothing if it is no longer needed.

It returns True if it took the message out of the outbox itself, in one transaction with the rows that it stored;
otherwise the dispatcher does. It raises `Refused` if the message is no longer needed, and `ChannelGone`,
`NotAllowed` or Discord's own errors if it can't be sent now: it is called again then, with the same nonce, by which
Discord does not post twice.
"""

TableSender = Callable[[Sending, LoadedTable, OutboxMessage], Awaitable[bool]]
"""Sender that gets the newest position of the message's table."""


def at_table(send: TableSender) -> Sender:
    """Make a sender of a table sender. It raises `Refused`, which drops the message, if the table can't be read."""

    async def sender(sending: Sending, message: OutboxMessage) -> bool:
        return await send(sending, await load(sending.host, message.table_id), message)

    return sender


CORE_SENDERS: Mapping[MessageKind, Sender] = {
    MessageKind.CARD: table_card.send_card,
    MessageKind.PING: at_table(calls.send_ping),
    MessageKind.INVITATION: at_table(calls.send_invitation),
    MessageKind.INVITATION_RENEW: at_table(calls.renew_invitations),
    MessageKind.END: at_table(calls.send_end),
    MessageKind.NOTICE: calls.send_notice,
    MessageKind.DM: at_table(direct_messages.send_turn),
    MessageKind.DM_RENEW: at_table(direct_messages.renew_turn),
    MessageKind.DM_CLOSE: at_table(direct_messages.close_turn),
    MessageKind.DM_LEFT: at_table(direct_messages.close_left_turn),
    MessageKind.DM_NOTICE: at_table(direct_messages.send_notice),
    MessageKind.PROPOSAL: at_table(proposal_messages.send_proposal),
    MessageKind.SEAT_OFFER: at_table(seat_offer_messages.send_offer),
    MessageKind.TURNING: at_table(turning_points.send_turning),
    MessageKind.OPERATOR: table_troubles.send_about_table,
}
