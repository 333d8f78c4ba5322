"""Senders of direct messages to players: their turn with its dialog, edits of that message, and notices."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
import msgspec

from azalai.bot.delivery.leases import check_lease
from azalai.bot.delivery.retries import is_last_try
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.private_text import make_outsider_seat
from azalai.bot.dialogs.turn_messages import format_place, list_own_moves, make_departure_line, make_turn_line
from azalai.bot.discord_codes import PERMISSION_PAUSE, Fate, fate, is_closed, verdict
from azalai.bot.history.narration import since_last_turn
from azalai.bot.layouts.components import button, link
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.layouts.news_lines import news_text
from azalai.bot.signs import in_words
from azalai.bot.store.rows import MessageKind, OutboxMessage, SeatRow, Status
from azalai.bot.tables.announcements import SILENT, call_aloud
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import CONTENT_LIMIT
from azalai.locales import Words, words

log = logging.getLogger(__name__)

STORY_LIMIT = 900
"""Largest number of characters of the events since the person's last turn."""
OWN = (MessageKind.DM, MessageKind.DM_OVER)


async def send_turn(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Send a person their turn: the events since the last one, and the first question.

    Nothing is sent for a seat that has decided, or to people who want no messages. If an earlier try has sent the
    message for a seat that has decided, its row is stored, so that the message is edited at the end of the turn.
    """
    seat = table.seats[message.required_seat]
    if not seat.deciding or seat.decision != message.decision or seat.user_id is None:
        sent = sending.posted.take(message.nonce)
        if sent is None:
            return False
        async with sending.host.store.write() as tx:
            await tx.messages.remember(table.id, MessageKind.DM, sent.channel.id, sent.id, seat.seat)
            await tx.outbox.remove(message.id)
        return True
    reader = await sending.host.preferences.load(seat.user_id)
    if not reader.wants_messages:
        return False
    layout = await _turn_layout(sending, table, seat, words(reader.language))
    silent = message.body == SILENT
    try:
        sent = await sending.direct_message(seat, layout, message.nonce, silent=silent)
    except discord.HTTPException as error:
        if is_last_try(error, message.attempts):
            await _call_unreached(sending, table, seat, message, error)
            return True
        if not silent and _takes_long(error, message.attempts):
            await _call_in_channel(sending, table, seat, message)
        raise
    replaced = await _delete_earlier(sending, table, seat, sent)
    async with sending.host.store.write() as tx:
        for old in replaced:
            await tx.messages.forget(old)
        await tx.messages.remember(table.id, MessageKind.DM, sent.channel.id, sent.id, seat.seat)
        await tx.people.take_messages(seat.user_id)
        await tx.outbox.remove(message.id)
    return True


async def _turn_layout(sending: Sending, table: LoadedTable, seat: SeatRow, t: Words) -> PrivateLayout:
    """Return the layout of a turn, for phones' notifications, too: game, place, events, and the first question."""
    heading = t.say(
        "dm-your-turn",
        game=t.say(f"{table.game.key}-name"),
        where=await format_place(sending.client.servers, table, t),
    )
    view = await sending.seat_views.make_layout(table, seat, t)
    news = await since_last_turn(sending.host, table, t, brief=True)
    room = min(STORY_LIMIT, CONTENT_LIMIT - view.length() - len(heading))
    # a phone's notification shows no emojis
    story = map(in_words, news_text(news, t, view.picture, keep=seat.seat, room=room))
    url = await sending.poster.find_card_url(table)
    rows = view.rows if url is None else [*view.rows, link(t.say("button-to-table"), url)]
    return msgspec.structs.replace(view, texts=(heading, *story, *view.texts), rows=rows, calls=True)


async def _call_unreached(
    sending: Sending, table: LoadedTable, seat: SeatRow, message: OutboxMessage, error: discord.HTTPException
) -> None:
    """Mention the person on a seat aloud, once, because the direct message can't be sent, and drop that message."""
    if is_closed(error):
        await note_closed_dms(sending.host, seat.required_user, error)
    else:
        log.error("message %s (dm) can't be sent: Discord answered %s (%s)", message.id, error.status, error.code)
    async with sending.host.store.write() as tx:
        if message.body != SILENT:
            await call_aloud(tx, table, seat, sending.host.now())
        await tx.outbox.remove(message.id)
    sending.host.after_commit([table.id], robots=False)


def _takes_long(error: discord.HTTPException, attempts: int) -> bool:
    """Return True if Discord may take long to accept this message, after `attempts` earlier failures."""
    answer = verdict(error)
    if answer.message not in (Fate.LATER, Fate.WAITS):
        return False
    return answer.pause >= PERMISSION_PAUSE or (attempts + 1) * answer.pause >= PERMISSION_PAUSE


async def _call_in_channel(sending: Sending, table: LoadedTable, seat: SeatRow, message: OutboxMessage) -> None:
    """Mention the person on a seat aloud, because their direct message may take long.

    The direct message is still sent, without a sound.
    """
    async with sending.host.store.write() as tx:
        await tx.outbox.rewrite(message, SILENT)
        await call_aloud(tx, table, seat, sending.host.now())
    sending.host.after_commit([table.id], robots=False)


async def _delete_earlier(sending: Sending, table: LoadedTable, seat: SeatRow, new: discord.Message) -> list[int]:
    """Delete the person's earlier messages of the table, and return their ids. The caller deletes their rows.

    A table has one message in a conversation. It is a new one for each turn, because only a new message makes a sound.
    """
    earlier = await sending.host.store.ask(lambda tx: tx.messages.list_at_seat(table.id, seat.seat, OWN))
    old = [message for message in earlier if message.channel_id == new.channel.id and message.message_id != new.id]
    for message in old:
        await sending.poster.delete(message)
    return [message.message_id for message in old]


async def renew_turn(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Show the present choices in the message of a turn, after a choice was made or taken back."""
    seat = table.seats[message.required_seat]
    if message.required_user != seat.user_id or seat.decision != message.decision or table.state is None:
        return False

    async def layout(t: Words) -> PrivateLayout:
        last = (await list_own_moves(sending.host, table, seat, t))[-1:]
        return await sending.seat_views.make_layout(table, seat, t, last)

    await _edit_turns(sending, table, message, layout)
    return False


async def close_turn(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Edit the message of a turn that is over into one line, which stays until the next call replaces it.

    For a person who has left the seat nothing is done: `close_left_turn` is for them.
    """
    seat = table.seats[message.required_seat]
    user = message.required_user

    async def layout(t: Words) -> PrivateLayout:
        return words_layout(await make_turn_line(sending.host, sending.client.servers, table, seat, t), user=user)

    if table.state is not None and user != seat.user_id:
        return False
    changed = await _edit_turns(sending, table, message, layout)
    return await _forget_turns(sending, message, changed, of=table if table.row.status is Status.RUNNING else None)


async def close_left_turn(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Say in the message of a turn that its reader has left the table, and why, and remove the buttons.

    The body is the reason, or the id of a message that is the only one to edit.
    """

    async def layout(t: Words) -> PrivateLayout:
        text = await make_departure_line(sending.host, table, t, "" if message.body.isdigit() else message.body)
        return words_layout(text, user=message.required_user)

    return await _forget_turns(sending, message, await _edit_turns(sending, table, message, layout))


async def _edit_turns(
    sending: Sending, table: LoadedTable, message: OutboxMessage, layout: Callable[[Words], Awaitable[PrivateLayout]]
) -> list[int]:
    """Edit the person's messages of a turn, and return their ids.

    A message that can never be edited is skipped. If the body is an id, only that message is edited, and only if it has
    no row.
    """
    user = message.required_user
    sent = await sending.host.store.ask(lambda tx: tx.messages.list_about(table.id, MessageKind.DM, message.seat))
    meant = int(message.body) if message.body.isdigit() else None
    if not sent and meant is None:
        return []
    own = await private_text.open_direct_channel(sending.client, user)
    numbers = [message.message_id for message in sent if message.channel_id == own]
    if meant is not None:
        numbers = [] if meant in numbers else [meant]
    if not numbers:
        return []
    layout_now = await layout(words((await sending.host.preferences.load(user)).language))
    for number in numbers:
        check_lease()
        try:
            await sending.edit_direct_message(make_outsider_seat(user), layout_now, number)
        except discord.HTTPException as error:
            if fate(error) is Fate.AGAIN:
                raise
    return numbers


async def _forget_turns(
    sending: Sending, message: OutboxMessage, changed: list[int], *, of: LoadedTable | None = None
) -> bool:
    """Delete the rows of the `changed` messages, and take the outbox message out.

    At a table that continues (`of`) they get rows of messages whose turn is over, which the next call replaces.
    """
    own = (
        None
        if of is None or not changed
        else await private_text.open_direct_channel(sending.client, message.required_user)
    )
    async with sending.host.store.write() as tx:
        for number in changed:
            await tx.messages.forget(number)
            if own is not None:
                await tx.messages.remember(message.table_id, MessageKind.DM_OVER, own, number, message.seat)
        await tx.outbox.remove(message.id)
    return True


async def send_notice(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Send a person a sentence about a table; the body is the id of the sentence."""
    user = message.required_user
    t = words((await sending.host.preferences.load(user)).language)
    text = t.say(message.body, table=table.id, game=t.say(f"{table.game.key}-name"))
    rows = [[button(t.say("button-log"), "log", table.id)]]
    layout = PrivateLayout(user=user, texts=(text,), rows=rows, calls=True)
    try:
        await sending.direct_message(make_outsider_seat(user), layout, message.nonce)
    except discord.HTTPException as error:
        await note_closed_dms(sending.host, user, error)
    return False


async def note_closed_dms(host: Host, user: int, error: discord.HTTPException) -> None:
    """Store the first moment at which a person is known to take no direct messages.

    Raises the error again if it does not prove that.
    """
    if not is_closed(error):
        raise error
    log.info("person %s takes no direct messages (%s)", user, error.code)
    async with host.store.write() as tx:
        person = await tx.people.get(user)
        if person is None or person.closed_dms_since is None:
            await tx.people.change(user, closed_dms_since=host.now())
