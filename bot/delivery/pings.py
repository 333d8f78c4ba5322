"""Sends the short public messages beside the card: who must decide, who is invited, that a game is over, a sentence
for all."""

from __future__ import annotations

import json

import msgspec

from bot.delivery.sending import Sending
from bot.layouts import cards
from bot.layouts.results import winners
from bot.people.mentions import Reason, mentions, shown
from bot.store.rows import MessageKind, OutboxMessage
from bot.tables.announcements import Called, Invited
from bot.tables.table import LoadedTable
from bot.text import plain
from locales import language_of, words


async def send_ping(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Names the seats that must still decide, in place of the ping before; with none in its body it only takes that
    one away."""
    asked: dict[str, int] = json.loads(message.body)
    seats = [seat for seat in table.deciders if asked.get(str(seat.seat)) == seat.decision]
    if not asked:
        await delete_pings(sending, table)
    if not seats:
        return False
    called = await mentions(sending.host.preferences, (seat.user_id for seat in seats), Reason.TURN)
    layout = cards.ping(table, seats, await sending.poster.card_url(table), called)
    posted = await sending.poster.post(table, layout, message.nonce, called)
    deleted = await _deleted_pings(sending, table)
    async with sending.host.store.write() as tx:
        for ping in deleted:
            await tx.messages.forget(ping)
        await tx.messages.remember(table.id, MessageKind.PING, table.row.channel_id, posted.id)
        await tx.outbox.remove(message.id)
    return True


async def delete_pings(sending: Sending, table: LoadedTable) -> None:
    """Nobody has to be called any more."""
    for ping in await _deleted_pings(sending, table):
        async with sending.host.store.write() as tx:
            await tx.messages.forget(ping)


async def _deleted_pings(sending: Sending, table: LoadedTable) -> list[int]:
    """The ids of the table's pings, which are gone now and still to be forgotten."""
    async with sending.host.store.read() as tx:
        pings = await tx.messages.of(table.id, MessageKind.PING)
    for ping in pings:
        await sending.poster.delete(ping)
    return [ping.message_id for ping in pings]


async def send_invitation(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Names those who are invited to a table; those who may be called for it, with a mention."""
    if message.body:
        invited = msgspec.json.decode(message.body, type=tuple[Invited, ...])
        users = (one.user for one in invited if one.called is Called.YES)
        called = await mentions(sending.host.preferences, users, Reason.INVITATION)
        names = [called.name(one.user, one.name) for one in invited]
    else:  # it was written before names were
        called = await mentions(sending.host.preferences, table.row.invited, Reason.INVITATION)
        names = [shown(user) for user in table.row.invited]
    people = table.words.join(names)
    game = table.words.say(f"{table.game.key}-name")
    layout = cards.sentence(
        table.words.say("lobby-invitation", people=people, game=game),
        await sending.poster.card_url(table),
        table.words.say("button-to-table"),
    )
    await sending.poster.post(table, layout, message.nonce, called)
    return False


async def send_end(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Tells everybody who played that the game is over, and who won."""
    people = [seat for seat in table.seats if seat.user_id is not None]
    called = await mentions(sending.host.preferences, (seat.user_id for seat in people), Reason.TURN)
    named = cards.called(table, people, called)
    text = table.words.say("end-of-game", people=named, winners=winners(table))
    layout = cards.sentence(text, await sending.poster.card_url(table), table.words.say("button-to-table"))
    await sending.poster.post(table, layout, message.nonce, called)
    return False


async def send_notice(sending: Sending, message: OutboxMessage) -> bool:
    """A sentence for all; the body is the id of its message. It is sent even where the table can't be read."""
    async with sending.host.store.read() as tx:
        row = await tx.tables.get(message.table_id)
        seats = await tx.seats.of(message.table_id)
    if row is not None:
        name = next((seat.name for seat in seats if seat.seat == message.seat), "")
        text = words(language_of(row.language)).say(message.body, player=plain(name))
        await sending.poster.post_in(row.channel_id, cards.sentence(text), message.nonce)
    return False
