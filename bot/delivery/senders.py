"""Which sender an outbox message is sent by, for every kind there is.

A new kind of message is one function in the file of its subject, and one line here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.delivery import (
    board,
    direct_messages,
    films,
    followers,
    operator,
    pings,
    premoves,
    proposals,
    reminders,
    seat_offers,
)
from bot.delivery.sending import Sending
from bot.store.rows import Letter
from bot.tables.loading import load
from bot.tables.table import LoadedTable

Sender = Callable[[Sending, Letter], Awaitable[bool]]
"""Sends one outbox message, drawn from what is true at that moment, or nothing where it is not needed any more.

It answers whether it took the message out of the outbox itself, in one transaction with what there was to remember of
it; otherwise the dispatcher does. It raises Refused when the message is not needed any more, and ChannelGone,
NotAllowed or Discord's own errors when it can't be sent now: it is called again then, with the same nonce, by which
Discord does not post twice.
"""

TableSender = Callable[[Sending, LoadedTable, Letter], Awaitable[bool]]
"""A sender that is given the newest position of the message's table."""


def at_table(send: TableSender) -> Sender:
    """Loads the table first. Refused, so that the message is dropped, where it can't be read."""

    async def sender(sending: Sending, message: Letter) -> bool:
        return await send(sending, await load(sending.host, message.table_id), message)

    return sender


SENDERS: Mapping[str, Sender] = {
    "card": board.send_card,
    "ping": at_table(pings.send_ping),
    "invite": at_table(pings.send_invitation),
    "end": at_table(pings.send_end),
    "notice": pings.send_notice,
    "dm": at_table(direct_messages.send_turn),
    "dm-renew": at_table(direct_messages.renew_turn),
    "dm-close": at_table(direct_messages.close_turn),
    "dm-left": at_table(direct_messages.close_left_turn),
    "dm-notice": at_table(direct_messages.send_notice),
    "proposal": at_table(proposals.send_proposal),
    "seat": at_table(seat_offers.send_offer),
    "late": at_table(reminders.send_late_notice),
    "remind": at_table(reminders.send_reminder),
    "unremind": at_table(reminders.delete_reminders),
    "follow": at_table(followers.send_news),
    "unprepared": at_table(premoves.send_dropped),
    "film": at_table(films.send_film),
    "operator": operator.send_about_table,
}
