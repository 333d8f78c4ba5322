"""Sends people their own direct messages: their turn with its dialog, what becomes of that message, and notices."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.delivery.discord_errors import is_temporary
from bot.delivery.sending import Sending
from bot.dialogs import private
from bot.layouts.cards import clip_story
from bot.layouts.dialog import words_layout
from bot.layouts.layout import PrivateLayout
from bot.records.narration import lines, since_last_turn
from bot.store.rows import MessageKind, OutboxMessage, SeatRow
from bot.tables.host import Host
from bot.tables.table import LoadedTable
from locales import Words, words

log = logging.getLogger(__name__)

STORY_LIMIT = 900
"""Characters of what happened since the person's last turn."""


async def send_turn(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """It is somebody's turn: what happened, and the first question. None to a seat that has decided meanwhile, and
    to people who want no messages; what an earlier try has sent them is seen to with the end of the turn."""
    seat = table.seats[message.required_seat]
    if not seat.deciding or seat.decision != message.decision or seat.user_id is None:
        sent = sending.posted.take(message.nonce)
        if sent is None:
            return False
        async with sending.host.store.write() as tx:
            await tx.messages.remember(table.id, MessageKind.DM, sent.channel.id, sent.id, seat.seat)
            await tx.outbox.remove(message.id)
        return True
    reader = await sending.host.preferences.of(seat.user_id)
    if not reader.wants_messages:
        return False
    said = words(reader.language)
    heading = said.say("dm-your-turn", game=said.say(f"{table.game.key}-name"))
    url = await sending.poster.card_url(table)
    if url is not None:
        heading += f" [{said.say('button-to-table')}]({url})"
    story = clip_story(await since_last_turn(sending.host, table, said), STORY_LIMIT)
    layout = await sending.playing.layout(table, seat, said, [heading, *([story] if story else [])])
    try:
        sent = await sending.direct_message(seat, layout, message.nonce)
    except discord.Forbidden as error:
        await note_closed_dms(sending.host, seat.user_id, error)
        return False
    async with sending.host.store.write() as tx:
        await tx.messages.remember(table.id, MessageKind.DM, sent.channel.id, sent.id, seat.seat)
        await tx.people.take_messages(seat.user_id)
        await tx.outbox.remove(message.id)
    return True


async def renew_turn(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """A choice was made or taken back: the message of the turn shows what can be done now."""
    seat = table.seats[message.required_seat]
    if message.required_user != seat.user_id or seat.decision != message.decision or table.state is None:
        return False

    async def layout(said: Words) -> PrivateLayout:
        return await sending.playing.layout(table, seat, said, await _last_act(sending.host, table, seat, said))

    await _edit_turns(sending, table, message, layout)
    return False


async def close_turn(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """The turn is over: the buttons go, the person's own picture and what they did last stay. Nothing changes for
    somebody who has left the seat: `close_left_turn` is for them."""
    seat = table.seats[message.required_seat]
    user = message.required_user

    async def layout(said: Words) -> PrivateLayout:
        if table.state is None:
            return words_layout(said.say("notice-cancelled"), user=user)
        return await sending.playing.turn_over(table, seat, said, await _last_act(sending.host, table, seat, said))

    if table.state is not None and user != seat.user_id:
        return False
    return await _close(sending, message, await _edit_turns(sending, table, message, layout))


async def close_left_turn(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Somebody has left their seat: the message of its turn says so, and the buttons go."""

    async def layout(said: Words) -> PrivateLayout:
        return words_layout(said.say("leave-done"), user=message.required_user)

    return await _close(sending, message, await _edit_turns(sending, table, message, layout))


async def _last_act(host: Host, table: LoadedTable, seat: SeatRow, said: Words) -> list[str]:
    """What the person in a seat did last, as they may read it."""
    async with host.store.read() as tx:
        last = await tx.moves.last_of(table.id, seat.seat, table.row.position)
        moves = [move for move in await tx.moves.since(table.id, last - 1) if move.number == last]
        former = await tx.seat_history.former(table.id)
    return [line.text for line in lines(table, moves, seat.seat, said, former=former)]


async def _edit_turns(
    sending: Sending, table: LoadedTable, message: OutboxMessage, layout: Callable[[Words], Awaitable[PrivateLayout]]
) -> list[int]:
    """Changes the messages of a turn that this person has, whose numbers are returned. One that can't be changed, now
    or later, is left. A body is the number of the only message that is meant; it has been seen to if it is one of
    those."""
    user = message.required_user
    async with sending.host.store.read() as tx:
        sent = await tx.messages.of(table.id, MessageKind.DM, message.seat)
    if not sent and not message.body:
        return []
    own = await private.direct_channel(sending.client, user)
    numbers = [one.message_id for one in sent if one.channel_id == own]
    if message.body:
        numbers = [] if int(message.body) in numbers else [int(message.body)]
    if not numbers:
        return []
    shown = await layout(words((await sending.host.preferences.of(user)).language))
    for number in numbers:
        try:
            await private.edit_direct_message(sending.client, outsider(user), shown, number)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
    return numbers


async def _close(sending: Sending, message: OutboxMessage, changed: list[int]) -> bool:
    """Nothing more happens to these messages."""
    async with sending.host.store.write() as tx:
        for one in changed:
            await tx.messages.forget(one)
        await tx.outbox.remove(message.id)
    return True


async def send_notice(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """A sentence about a table for one person; the body is the id of its message."""
    user = message.required_user
    said = words((await sending.host.preferences.of(user)).language)
    text = said.say(message.body, table=table.id, game=said.say(f"{table.game.key}-name"))
    try:
        await sending.direct_message(outsider(user), words_layout(text, user=user), message.nonce)
    except discord.Forbidden as error:
        await note_closed_dms(sending.host, user, error)
    return False


async def note_closed_dms(host: Host, user: int, error: discord.Forbidden) -> None:
    """Remembers that somebody takes no direct messages; they are told once, where they are."""
    log.info("person %s takes no direct messages (%s)", user, error.code)
    async with host.store.write() as tx:
        person = await tx.people.get(user)
        if person is None or person.closed_dms_since is None:
            await tx.people.change(user, closed_dms_since=host.now())


def outsider(user: int) -> SeatRow:
    """Private text is sent to a seat: this one is at no table, for a person who is written to as themselves."""
    return SeatRow(table_id=0, seat=-1, user_id=user, name="", decision=0, deciding=False, since=None)
