"""Senders of the short public messages next to the card: calls, invitations, the end of a game, notices."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.history.narration import list_former_names, names_then, since_last_turn
from azalai.bot.history.narration import names as table_names
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
    """Return the present names of the players who sat at the table when a message was written, by seat."""
    former = await sending.host.store.ask(lambda tx: tx.seat_history.list_former(table.id))
    return names_then(table, message.written_at or 0.0, former)


async def send_ping(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Post a call for the seats that must still decide, and delete the call before.

    A message without seats in its body only deletes the call before.
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
    layout = cards.ping_layout(table, seats, story, await sending.poster.find_card_url(table), called)
    posted = await sending.poster.post(table, layout, message.nonce, called, silent=call.silent)
    deleted = await _delete_pings_on_discord(sending, table)
    async with sending.host.store.write() as tx:
        for ping in deleted:
            await tx.messages.forget(ping)
        await tx.messages.remember(table.id, MessageKind.PING, table.row.channel_id, posted.id)
        await tx.outbox.remove(message.id)
    return True


async def renew_ping(sending: Sending, table: LoadedTable, _: MessageRow) -> PublicLayout | None:
    """Return a posted call with present names, or None if no person must decide any more."""
    people = [seat for seat in table.deciders if seat.user_id is not None]
    if not people:
        return None
    story = await since_last_turn(sending.host, table, table.words, brief=True)
    return cards.ping_layout(table, people, story, await sending.poster.find_card_url(table), NOBODY)


async def _withdraw_call(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Delete the table's call, because no seat has to be called any more, and take the message out of the outbox."""
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
    """Delete the calls of a table on Discord, and return their ids. The caller deletes their rows."""
    pings = await sending.host.store.ask(lambda tx: tx.messages.list_about(table.id, MessageKind.PING))
    for ping in pings:
        await sending.poster.delete(ping)
    return [ping.message_id for ping in pings]


async def send_invitation(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Post the invitation to a table. It names the invited people, and mentions those who may be called for it."""
    body: str | None = None
    if message.body:
        invited = msgspec.json.decode(message.body, type=tuple[InvitedPerson, ...])
        users = (invitation.user for invitation in invited if invitation.called is MentionOutcome.YES)
        called = await mentions(sending.host.preferences, users, Reason.INVITATION)
        names = [called.name(invitation.user, invitation.name) for invitation in invited]
        body = message.body
    else:  # a message of an earlier version, without names
        users = (invitation.user for invitation in table.row.invited)
        called = await mentions(sending.host.preferences, users, Reason.INVITATION)
        names = [mention_user(invitation.user) for invitation in table.row.invited]
    posted = await sending.poster.post(table, await _invitation_layout(sending, table, names), message.nonce, called)
    return await sending.record_post(message, posted, body or "[]")


async def _invitation_layout(sending: Sending, table: LoadedTable, names: Sequence[str]) -> PublicLayout:
    game = table.words.say(f"{table.game.key}-name")
    text = table.words.say("lobby-invitation", people=table.words.join(names), count=len(names), game=game)
    host = next(
        (name for name, seat in zip(table_names(table), table.seats, strict=True) if table.row.host_id == seat.user_id),
        "",
    )
    by = [table.words.say("lobby-invitation-by", host=host)] if host else []
    url = await sending.poster.find_card_url(table)
    return cards.table_notice(
        table.id, " ".join([text, *by]), table.words, url, act="rules", joins=table.row.status is Status.LOBBY
    )


async def renew_invitation(sending: Sending, table: LoadedTable, message: MessageRow) -> PublicLayout | None:
    """Return a posted invitation with present names, or None if it names no person any more."""
    invited = msgspec.json.decode(message.body or "[]", type=tuple[InvitedPerson, ...])
    return (
        await _invitation_layout(sending, table, [NOBODY.name(0, invitation.name) for invitation in invited])
        if invited
        else None
    )


async def renew_invitations(sending: Sending, table: LoadedTable, _: OutboxMessage) -> bool:
    """Edit the invitations to a table, so that they offer to join only while that is possible.

    Delete them once the game has begun.
    """
    for message in await sending.host.store.ask(lambda tx: tx.messages.list_about(table.id, MessageKind.INVITATION)):
        if table.row.started_at is not None:
            await sending.poster.delete(message)
            async with sending.host.store.write() as tx:
                await tx.messages.forget(message.message_id)
        elif (layout := await renew_invitation(sending, table, message)) is not None:
            await sending.poster.edit(message, layout)
    return False


async def send_end(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Post the end of a game and its winners, for all people who played.

    People who are present at the table see the end, so they are named without a mention. Nothing is posted for a single
    person who is present, or if only robots sat there at the end.
    """
    people = [seat for seat in table.seats if seat.user_id is not None]
    present = sending.host.presence.is_present
    away = [seat for seat in people if not present(seat.required_user, table.id)]
    if len(people) <= 1 and not away:
        return False
    called = await mentions(sending.host.preferences, (seat.user_id for seat in away), Reason.TURN)
    layout = await _end_layout(sending, table, cards.mention_list(table, people, called), len(people))
    return await sending.record_post(message, await sending.poster.post(table, layout, message.nonce, called))


async def _end_layout(sending: Sending, table: LoadedTable, people: str, count: int) -> PublicLayout:
    game = table.words.say(f"{table.game.key}-name")
    text = table.words.say("end-of-game", people=people, count=count, game=game, winners=winners_text(table))
    return cards.table_notice(table.id, text, table.words, await sending.poster.find_card_url(table))


async def renew_end(sending: Sending, table: LoadedTable, _: MessageRow) -> PublicLayout:
    """Return a posted end of a game with the present names of all people who played."""
    people = [NOBODY.name(0, seat.name) for seat in table.seats if seat.robot_level is None]
    return await _end_layout(sending, table, table.words.join(people), len(people))


async def send_notice(sending: Sending, message: OutboxMessage) -> bool:
    """Post a notice in the channel; the body is the id of its sentence.

    It names the players who sat at the table when it was written, and is sent even if the table can't be read. The
    notice of a quarantine is not posted after the quarantine; the notice of its end edits the one that was posted.
    """
    async with sending.host.store.read() as tx:
        row = await tx.tables.get(message.table_id)
        seats = await tx.seats.list_at(message.table_id)
        former = await tx.seat_history.list_former(message.table_id)
    if row is None or (message.body == SET_ASIDE and row.status is not Status.QUARANTINED):
        return False
    if message.body == RESTORED:
        await _update_quarantine_notices(sending, row)
        return False
    then = {} if message.written_at is None else list_former_names(former, message.written_at)
    name = next((then.get(seat.seat, seat.name) for seat in seats if seat.seat == message.seat), "")
    layout = _notice_layout(row, message.body, plain(name))
    return await sending.record_post(message, await sending.poster.post_in(row.channel_id, layout, message.nonce))


async def _update_quarantine_notices(sending: Sending, row: TableRow) -> None:
    """Edit the posted notices of a table's quarantine to say that it is over, unless it was quarantined again."""
    if row.status is Status.QUARANTINED:
        return
    posted = await sending.host.store.ask(lambda tx: tx.messages.list_about(row.id, MessageKind.NOTICE))
    for notice in (notice for notice in posted if notice.body == SET_ASIDE):
        await sending.edit_if_reachable(row.id, notice, _notice_layout(row, RESTORED, ""))
        async with sending.host.store.write() as tx:
            await tx.messages.forget(notice.message_id)


def _notice_layout(row: TableRow, notice: str, player: str) -> PublicLayout:
    t = words(language_of(row.language))
    text = t.say(notice, player=player)
    if t.has(f"{row.game}-name"):
        text = t.say("told-about", game=t.say(f"{row.game}-name"), text=text)
    return cards.table_notice(row.id, text, t)


async def renew_notice(sending: Sending, table: LoadedTable, message: MessageRow) -> PublicLayout | None:
    """Return a posted notice with present names, or None if it names no person."""
    if message.seat is None or message.body is None:
        return None
    return _notice_layout(table.row, message.body, (await load_names(sending, table, message))[message.seat])
