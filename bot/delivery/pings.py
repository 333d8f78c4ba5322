"""Sends the short public messages beside the card: who must decide, who is invited, that a game is over, a sentence
for all."""

from __future__ import annotations

import json
from collections.abc import Iterable

from bot.delivery.poster import mention, mention_users
from bot.delivery.sending import Sending
from bot.layouts import cards
from bot.store.rows import MessageKind, OutboxMessage, SeatRow
from bot.tables.host import Host
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
    called = await wanting_mention(sending.host, seats)
    layout = cards.ping(table, seats, await sending.poster.card_url(table), {seat.seat for seat in called})
    posted = await sending.poster.post(table, layout, message.nonce, mention(called))
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
    """Mentions those for whom a table was opened."""
    people = table.words.join(f"<@{user}>" for user in table.row.invited)
    game = table.words.say(f"{table.game.key}-name")
    layout = cards.sentence(
        table.words.say("lobby-invitation", people=people, game=game),
        await sending.poster.card_url(table),
        table.words.say("button-to-table"),
    )
    await sending.poster.post(table, layout, message.nonce, mention_users(table.row.invited))
    return False


async def send_end(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Tells everybody who played that the game is over, and who won."""
    people = [seat for seat in table.seats if seat.user_id is not None]
    called = await wanting_mention(sending.host, people)
    named = cards.called(table, people, {seat.seat for seat in called})
    text = table.words.say("end-of-game", people=named, winners=cards.winners(table))
    layout = cards.sentence(text, await sending.poster.card_url(table), table.words.say("button-to-table"))
    await sending.poster.post(table, layout, message.nonce, mention(called))
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


async def wanting_mention(host: Host, seats: Iterable[SeatRow]) -> list[SeatRow]:
    """Of these seats, those whose people may be mentioned; the others are named without."""
    return [
        seat for seat in seats if seat.user_id is not None and (await host.preferences.of(seat.user_id)).wants_mention
    ]
