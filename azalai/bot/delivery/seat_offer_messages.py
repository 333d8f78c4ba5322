"""Sender of the offer of a seat at a running table, to all people or to the invited person."""

from __future__ import annotations

import msgspec

from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.layouts.seat_offer import closed_offer_layout, seat_offer_layout
from azalai.bot.people.mentions import NOBODY, Reason, mentions
from azalai.bot.store.rows import MessageKind, MessageRow, OutboxMessage, Status
from azalai.bot.tables.announcements import InvitedPerson, MentionOutcome
from azalai.bot.tables.table import LoadedTable


class _OldOffer(msgspec.Struct):
    """Body of an offer of an earlier version, which stored no name."""

    user: int


async def send_offer(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Show the offer of a seat in the one message for that seat.

    A new message is posted to mention a person, or if none can be edited; earlier ones are closed. Once the seat is
    taken or kept, the message says so and loses its buttons.
    """
    seat = table.seats[message.required_seat]
    store = sending.host.store
    sent = await store.ask(lambda tx: tx.messages.list_about(table.id, MessageKind.SEAT_OFFER, seat.seat))
    if not message.body or not seat.open:
        await _close_offers(sending, table, seat.seat, sent)
        return False
    invited = next(iter(_decode_invited(message.body)), None)
    calls = [invited.user] if invited is not None and invited.called is MentionOutcome.YES else []
    called = await mentions(sending.host.preferences, calls, Reason.INVITATION)
    layout = seat_offer_layout(table, seat, invited, called)
    if sent and not called.users and await sending.poster.edit(sent[-1], layout):
        await _close_offers(sending, table, seat.seat, sent[:-1])
        return False
    await _close_offers(sending, table, seat.seat, sent)
    posted = await sending.poster.post(table, layout, message.nonce, called)
    async with store.write() as tx:
        where = table.id, MessageKind.SEAT_OFFER, table.row.channel_id, posted.id, seat.seat
        await tx.messages.remember(*where, body=message.body)
        await tx.outbox.remove(message.id)
    return True


async def renew_offer(_: Sending, table: LoadedTable, message: MessageRow) -> PublicLayout | None:
    """Return a posted offer with present names.

    None for an open offer of an earlier version, whose message did not store the invited person.
    """
    seat = table.seats[message.seat or 0]
    if not seat.open or table.row.status is not Status.RUNNING:
        return closed_offer_layout(table, seat)
    return (
        seat_offer_layout(table, seat, next(iter(_decode_invited(message.body)), None), NOBODY)
        if message.body
        else None
    )


async def _close_offers(sending: Sending, table: LoadedTable, seat: int, offers: list[MessageRow]) -> None:
    """Edit these messages to say that the offer is closed, and delete their rows."""
    for offer in offers:
        await sending.poster.edit(offer, closed_offer_layout(table, table.seats[seat]))
        async with sending.host.store.write() as tx:
            await tx.messages.forget(offer.message_id)


def _decode_invited(body: str) -> tuple[InvitedPerson, ...]:
    """Return the person for whom an offer is; none if it is for all."""
    decoded = msgspec.json.decode(body, type=tuple[InvitedPerson, ...] | _OldOffer)
    if isinstance(decoded, _OldOffer):
        return (InvitedPerson(decoded.user, "", MentionOutcome.BEFORE),) if decoded.user else ()
    return decoded
