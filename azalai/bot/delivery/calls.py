"""Senders of the short public messages next to the card: calls, invitations, the end of a game, a sentence for all."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.history.narration import list_former_names, names_then, since_last_turn
from azalai.bot.history.narration import names as named
from azalai.bot.layouts import cards
from azalai.bot.layouts.final_card import winners_text
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.people.mentions import NOBODY, Reason, mention_user, mentions
from azalai.bot.store.rows import MessageKind, MessageRow, OutboxMessage, Status, TableRow
from azalai.bot.tables.announcements import InvitedPerson, MentionOutcome, decode_call
from azalai.bot.tables.loading import RESTORED, SET_ASIDE
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import plain
from azalai.locales import language_of, words


async def load_names(sending: Sending, table: LoadedTable, message: MessageRow) -> tuple[str, ...]:
    """Return the present names of the people who sat at the table when a message was written."""
    former = await sending.host.store.ask(lambda tx: tx.seat_history.list_former(table.id))
    return names_then(table, message.written_at or 0.0, former)


async def send_ping(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Post a call for the seats that must still decide, in place of the call before.

    A message without seats in its body only deletes that call.
    """
    call = decode_call(message.body)
    seats = [seat for seat in table.deciders if call.decisions.get(seat.seat) == seat.decision]
    if not call.decisions:
        return await _withdraw_call(sending, table, message)
    mentioned = [seat.user_id for seat in seats if seat.seat in call.mentioned]
    if not seats or (call.mentioned and not mentioned):
        return False
    reason = Reason.TURN if call.silent else Reason.ALONE
    called = await mentions(sending.host.preferences, mentioned, reason)
    story = await since_last_turn(sending.host, table, table.words, brief=True)
    layout = cards.ping_layout(table, seats, story, await sending.poster.card_url(table), called)
    posted = await sending.poster.post(table, layout, message.nonce, called, silent=call.silent)
    deleted = await _delete_pings_on_discord(sending, table)
    async with sending.host.store.write() as tx:
        for ping in deleted:
            await tx.messages.forget(ping)
        await tx.messages.remember(table.id, MessageKind.PING, table.row.channel_id, posted.id)
        await tx.outbox.remove(message.id)
    return True


async def renew_ping(sending: Sending, table: LoadedTable, _: MessageRow) -> PublicLayout | None:
    """Return a posted call with present names, or None if no seat is called any more."""
    people = [seat for seat in table.deciders if seat.user_id is not None]
    if not people:
        return None
    story = await since_last_turn(sending.host, table, table.words, brief=True)
    return cards.ping_layout(table, people, story, await sending.poster.card_url(table), NOBODY)


async def _withdraw_call(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Delete the table's call, as the message asks: no seat has to be called any more."""
    deleted = await _delete_pings_on_discord(sending, table)
    async with sending.host.store.write() as tx:
        for ping in deleted:
            await tx.messages.forget(ping)
        await tx.outbox.remove(message.id)
    return True


async def delete_pings(sending: Sending, table: LoadedTable) -> None:
    """Delete the calls of a table."""
    for ping in await _delete_pings_on_discord(sending, table):
        async with sending.host.store.write() as tx:
            await tx.messages.forget(ping)


async def _delete_pings_on_discord(sending: Sending, table: LoadedTable) -> list[int]:
    """Delete the calls of a table on Discord, and return their ids, whose rows are still to be deleted."""
    pings = await sending.host.store.ask(lambda tx: tx.messages.list_about(table.id, MessageKind.PING))
    for ping in pings:
        await sending.poster.delete(ping)
    return [ping.message_id for ping in pings]


async def send_invitation(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Name the people who are invited to a table; those who may be called for it are mentioned."""
    body: str | None = None
    if message.body:
        invited = msgspec.json.decode(message.body, type=tuple[InvitedPerson, ...])
        users = (invitation.user for invitation in invited if invitation.called is MentionOutcome.YES)
        called = await mentions(sending.host.preferences, users, Reason.INVITATION)
        names = [called.name(invitation.user, invitation.name) for invitation in invited]
        body = message.body
    else:  # written before names were stored
        users = (invitation.user for invitation in table.row.invited)
        called = await mentions(sending.host.preferences, users, Reason.INVITATION)
        names = [mention_user(invitation.user) for invitation in table.row.invited]
    posted = await sending.poster.post(table, await _invitation(sending, table, names), message.nonce, called)
    return await sending.record_post(message, posted, body or "[]")


async def _invitation(sending: Sending, table: LoadedTable, names: Sequence[str]) -> PublicLayout:
    game = table.words.say(f"{table.game.key}-name")
    text = table.words.say("lobby-invitation", people=table.words.join(names), count=len(names), game=game)
    host = next(
        (name for name, seat in zip(named(table), table.seats, strict=True) if table.row.host_id == seat.user_id), ""
    )
    by = [table.words.say("lobby-invitation-by", host=host)] if host else []
    url = await sending.poster.card_url(table)
    return cards.table_notice(
        table.id, " ".join([text, *by]), table.words, url, act="rules", joins=table.row.status is Status.LOBBY
    )


async def renew_invitation(sending: Sending, table: LoadedTable, message: MessageRow) -> PublicLayout | None:
    """Return a posted invitation with present names, or None if it is for no person any more."""
    invited = msgspec.json.decode(message.body or "[]", type=tuple[InvitedPerson, ...])
    return (
        await _invitation(sending, table, [NOBODY.name(0, invitation.name) for invitation in invited])
        if invited
        else None
    )


async def renew_invitations(sending: Sending, table: LoadedTable, _: OutboxMessage) -> bool:
    """Show in the invitations to a table if a person may still join, and delete them once its game has begun."""
    for message in await sending.host.store.ask(lambda tx: tx.messages.list_about(table.id, MessageKind.INVITATION)):
        if table.row.started_at is not None:
            await sending.poster.delete(message)
            async with sending.host.store.write() as tx:
                await tx.messages.forget(message.message_id)
        elif (layout := await renew_invitation(sending, table, message)) is not None:
            await sending.poster.edit(message, layout)
    return False


async def send_end(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Post that the game is over, and who won, to all who played.

    People who are at the table see it and are named without a mention. A person who played alone there gets no message,
    and none is posted if robots alone sat there at the end.
    """
    people = [seat for seat in table.seats if seat.user_id is not None]
    present = sending.host.presence.is_present
    away = [seat for seat in people if not present(seat.required_user, table.id)]
    if len(people) <= 1 and not away:
        return False
    called = await mentions(sending.host.preferences, (seat.user_id for seat in away), Reason.TURN)
    layout = await _end(sending, table, cards.mention_list(table, people, called), len(people))
    return await sending.record_post(message, await sending.poster.post(table, layout, message.nonce, called))


async def _end(sending: Sending, table: LoadedTable, named: str, count: int) -> PublicLayout:
    game = table.words.say(f"{table.game.key}-name")
    text = table.words.say("end-of-game", people=named, count=count, game=game, winners=winners_text(table))
    return cards.table_notice(table.id, text, table.words, await sending.poster.card_url(table))


async def renew_end(sending: Sending, table: LoadedTable, _: MessageRow) -> PublicLayout:
    """Return a posted end of a game with present names: it names all people who played."""
    people = [NOBODY.name(0, seat.name) for seat in table.seats if seat.robot_level is None]
    return await _end(sending, table, table.words.join(people), len(people))


async def send_notice(sending: Sending, message: OutboxMessage) -> bool:
    """Post a sentence for all; the body is the id of its message.

    It names the people who sat there when it was written, and is sent even if the table can't be read. The notice of a
    quarantine is not posted after its end; the notice of that end takes its place.
    """
    async with sending.host.store.read() as tx:
        row = await tx.tables.get(message.table_id)
        seats = await tx.seats.list_at(message.table_id)
        former = await tx.seat_history.list_former(message.table_id)
    if row is None or (message.body == SET_ASIDE and row.status is not Status.QUARANTINED):
        return False
    if message.body == RESTORED:
        await _end_quarantine(sending, row)
        return False
    then = {} if message.written_at is None else list_former_names(former, message.written_at)
    name = next((then.get(seat.seat, seat.name) for seat in seats if seat.seat == message.seat), "")
    layout = _notice(row, message.body, plain(name))
    return await sending.record_post(message, await sending.poster.post_in(row.channel_id, layout, message.nonce))


async def _end_quarantine(sending: Sending, row: TableRow) -> None:
    """Say in the posted notices of a table's quarantine that it is over, unless it was quarantined again."""
    if row.status is Status.QUARANTINED:
        return
    posted = await sending.host.store.ask(lambda tx: tx.messages.list_about(row.id, MessageKind.NOTICE))
    for notice in (notice for notice in posted if notice.body == SET_ASIDE):
        await sending.edit_if_reachable(row.id, notice, _notice(row, RESTORED, ""))
        async with sending.host.store.write() as tx:
            await tx.messages.forget(notice.message_id)


def _notice(row: TableRow, notice: str, player: str) -> PublicLayout:
    t = words(language_of(row.language))
    text = t.say(notice, player=player)
    if t.has(f"{row.game}-name"):
        text = t.say("told-about", game=t.say(f"{row.game}-name"), text=text)
    return cards.table_notice(row.id, text, t)


async def renew_notice(sending: Sending, table: LoadedTable, message: MessageRow) -> PublicLayout | None:
    """Return a posted sentence with present names, or None if it names no person."""
    if message.seat is None or message.body is None:
        return None
    return _notice(table.row, message.body, (await load_names(sending, table, message))[message.seat])
