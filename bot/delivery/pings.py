"""Sends the short public messages beside the card: who must decide, who is invited, that a game is over, a sentence
for all."""

from __future__ import annotations

import msgspec

from bot.delivery.sending import Sending
from bot.layouts import cards
from bot.layouts.results import winners
from bot.people.mentions import Reason, mentions, shown
from bot.records.narration import sat_then, since_last_turn
from bot.store.rows import MessageKind, OutboxMessage
from bot.tables.announcements import Called, Invited, read_call
from bot.tables.table import LoadedTable
from bot.text import plain
from locales import language_of, words


async def send_ping(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Names the seats that must still decide, in place of the ping before; with none in its body it only takes that
    one away."""
    call = read_call(message.body)
    seats = [seat for seat in table.deciders if call.decisions.get(seat.seat) == seat.decision]
    if not call.decisions:
        return await _none_called(sending, table, message)
    mentioned = [seat.user_id for seat in seats if seat.seat in call.mentioned]
    if not seats or (call.mentioned and not mentioned):
        return False
    reason = Reason.TURN if call.silent else Reason.ALONE
    called = await mentions(sending.host.preferences, mentioned, reason)
    story = await since_last_turn(sending.host, table, table.words)
    layout = cards.ping(table, seats, story, await sending.poster.card_url(table), called)
    posted = await sending.poster.post(table, layout, message.nonce, called, silent=call.silent)
    deleted = await _deleted_pings(sending, table)
    async with sending.host.store.write() as tx:
        for ping in deleted:
            await tx.messages.forget(ping)
        await tx.messages.remember(table.id, MessageKind.PING, table.row.channel_id, posted.id)
        await tx.outbox.remove(message.id)
    return True


async def _none_called(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Nobody has to be called any more, as the message says."""
    deleted = await _deleted_pings(sending, table)
    async with sending.host.store.write() as tx:
        for ping in deleted:
            await tx.messages.forget(ping)
        await tx.outbox.remove(message.id)
    return True


async def delete_pings(sending: Sending, table: LoadedTable) -> None:
    """Nobody has to be called any more."""
    for ping in await _deleted_pings(sending, table):
        async with sending.host.store.write() as tx:
            await tx.messages.forget(ping)


async def _deleted_pings(sending: Sending, table: LoadedTable) -> list[int]:
    """The ids of the table's pings, which are gone now and still to be forgotten."""
    async with sending.host.store.read(once=True) as tx:
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
        users = (one.user for one in table.row.invited)
        called = await mentions(sending.host.preferences, users, Reason.INVITATION)
        names = [shown(one.user) for one in table.row.invited]
    people = table.words.join(names)
    game = table.words.say(f"{table.game.key}-name")
    text = table.words.say("lobby-invitation", people=people, game=game)
    layout = cards.told(table.id, text, table.words, await sending.poster.card_url(table), act="rules")
    await sending.poster.post(table, layout, message.nonce, called)
    return False


async def send_end(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Tells everybody who played that the game is over, and who won. Who is at the table sees it, and is named
    without being called; who has played alone there is not told."""
    people = [seat for seat in table.seats if seat.user_id is not None]
    present = sending.host.presence.is_present
    away = [seat for seat in people if not present(seat.required_user, table.id)]
    if len(people) == 1 and not away:
        return False
    called = await mentions(sending.host.preferences, (seat.user_id for seat in away), Reason.TURN)
    say = table.words.say
    named, game = cards.called(table, people, called), say(f"{table.game.key}-name")
    text = say("end-of-game", people=named, game=game, winners=winners(table))
    layout = cards.told(table.id, text, table.words, await sending.poster.card_url(table))
    await sending.poster.post(table, layout, message.nonce, called)
    return False


async def send_notice(sending: Sending, message: OutboxMessage) -> bool:
    """A sentence for all; the body is the id of its message. It names who sat there when it was written, and is sent
    even where the table can't be read."""
    async with sending.host.store.read() as tx:
        row = await tx.tables.get(message.table_id)
        seats = await tx.seats.of(message.table_id)
        former = await tx.seat_history.former(message.table_id)
    if row is not None:
        written = message.written_at
        then = {} if written is None else sat_then(former, written)
        name = next((then.get(seat.seat, seat.name) for seat in seats if seat.seat == message.seat), "")
        said = words(language_of(row.language))
        text = said.say(message.body, player=plain(name))
        if said.has(f"{row.game}-name"):
            text = said.say("told-about", game=said.say(f"{row.game}-name"), text=text)
        await sending.poster.post_in(row.channel_id, cards.told(row.id, text, said), message.nonce)
    return False
