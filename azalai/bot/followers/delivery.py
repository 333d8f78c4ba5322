"""Sender of a table's news to its followers: one direct message each, edited now and then."""

from __future__ import annotations

import discord

from azalai.bot.delivery.direct_messages import note_closed_dms
from azalai.bot.delivery.sender_kit import Sending
from azalai.bot.dialogs import private_text
from azalai.bot.dialogs.private_text import make_outsider_seat
from azalai.bot.discord_codes import Fate, Reach, fate, verdict
from azalai.bot.followers.layout import follower_layout
from azalai.bot.followers.store import FollowerRow, Followers
from azalai.bot.history.narration import lines, shorten_take_backs, since_last_turn
from azalai.bot.layouts.layout import PrivateLayout
from azalai.bot.people.reader import Reader
from azalai.bot.store.rows import OutboxMessage, Status
from azalai.bot.tables.table import LoadedTable
from azalai.locales import words


async def send_first_message(sending: Sending, table: LoadedTable, user: int, nonce: str) -> discord.Message:
    """Send a new follower their first message.

    Raises discord.HTTPException if no direct message reaches them (`azalai.bot.discord_codes`).
    """
    layout = await _form(sending, table, user, None)
    seat = make_outsider_seat(user)
    signs = sending.host.signs
    return await sending.show_with_fallback(
        layout, lambda form: private_text.send_direct_message(sending.client, seat, form, nonce, signs=signs)
    )


async def send_news(sending: Sending, table: LoadedTable, message: OutboxMessage) -> bool:
    """Edit the message of a follower, or send it again if it was deleted.

    A follower who may not see the channel of the table any more gets no further news.
    """
    user = message.required_user
    store = sending.host.store
    follower = await store.look(lambda tx: tx.get(Followers).get(table.id, user))
    if follower is None or table.find_seat(user) is not None:
        return False
    if not await _may_see(sending, table, user):
        async with store.write() as tx:
            await tx.get(Followers).remove(table.id, user)
            await tx.outbox.remove(message.id)
        return True
    over = table.row.status not in (Status.RUNNING, Status.STRANDED)
    now = sending.host.now()
    layout = await _form(sending, table, user, follower.told_at)
    try:
        sent = await _renew(sending, follower, layout, message.nonce, over=over)
    except discord.HTTPException as error:
        await note_closed_dms(sending.host, user, error)
        over, sent = True, None
    async with store.write() as tx:
        if over:
            await tx.get(Followers).remove(table.id, user)
        elif sent is not None:
            await tx.get(Followers).change(table.id, user, channel_id=sent.channel.id, message_id=sent.id, told_at=now)
        else:
            await tx.get(Followers).change(table.id, user, told_at=now)
        await tx.outbox.remove(message.id)
    return True


async def _may_see(sending: Sending, table: LoadedTable, user: int) -> bool:
    """Return True if a user may still see the table: as a member of its server to whom its channel is open."""
    guild = await sending.client.servers.find_guild(table.row.guild_id)
    if guild is None:
        return True  # the bot can't tell
    try:
        member = await guild.fetch_member(user)
    except discord.HTTPException as error:
        if fate(error) is Fate.AGAIN:
            raise
        return verdict(error).person is not Reach.UNKNOWN
    try:
        return await is_open_to(guild, table.row.channel_id, member)
    except (discord.InvalidData, discord.ClientException):
        return True  # a kind of channel that Discord does not name
    except discord.HTTPException as error:
        if fate(error) is Fate.AGAIN:
            raise
        return table.row.status is Status.STRANDED  # its channel is deleted, which they may know


async def is_open_to(guild: discord.Guild, number: int, member: discord.Member) -> bool:
    """Return True if a channel or thread, also an archived one, is open to a member.

    A private thread is open to those in it, and to members who manage threads. Raises discord.HTTPException if the bot
    does not see it itself.
    """
    channel = guild.get_channel_or_thread(number) or await guild.fetch_channel(number)
    if not isinstance(channel, discord.Thread):
        return channel.permissions_for(member).view_channel
    parent = channel.parent or await guild.fetch_channel(channel.parent_id)
    if isinstance(parent, discord.Thread) or not parent.permissions_for(member).view_channel:
        return False
    if not channel.is_private() or parent.permissions_for(member).manage_threads:
        return True
    try:
        await channel.fetch_member(member.id)
    except discord.NotFound:
        return False
    return True


async def _form(sending: Sending, table: LoadedTable, user: int, told_at: float | None) -> PrivateLayout:
    """Return the message of a follower.

    The board, and the events since `told_at` (seconds since 1970; None: since the last turn).
    """
    host = sending.host
    reader = await host.preferences.load(user)
    t = words(reader.language)
    picture = None if table.state is None else await sending.pictures.render(table, None, reader)
    if told_at is None:
        story = await since_last_turn(host, table, t)
    else:
        async with host.store.read() as tx:
            moves = await tx.moves.list_after(table.id, told_at)
            former = await tx.seat_history.list_former(table.id)
        story = shorten_take_backs(lines(table, moves, None, t, former=former))
    return follower_layout(table, picture, story, Reader(user, t), await sending.poster.find_card_url(table))


async def _renew(
    sending: Sending, follower: FollowerRow, layout: PrivateLayout, nonce: str, *, over: bool
) -> discord.Message | None:
    """Edit the message of a follower, or send another in its place, and return the sent one, or None.

    A message that was edited too often for its age waits for the next time, except at the end of a game.
    """
    seat = make_outsider_seat(follower.user_id)
    if follower.message_id is not None:
        try:
            await sending.edit_direct_message(seat, layout, follower.message_id)
            return None
        except discord.HTTPException as error:
            if fate(error) is Fate.FIXED and not over:
                return None
            if fate(error) not in (Fate.FIXED, Fate.GONE):
                raise
    return await sending.direct_message(seat, layout, nonce)
