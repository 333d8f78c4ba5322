"""Poster of messages in channels: it posts, edits and deletes them. Their contents come from the senders."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import discord

from azalai.bot.delivery.leases import check_lease
from azalai.bot.delivery.retries import interpret_refusal
from azalai.bot.delivery.sent_messages import CLOCK_ERROR, SentMessages
from azalai.bot.dialogs.fallbacks import with_signs
from azalai.bot.dialogs.message_builder import make_allowed_mentions, to_edit, to_new_message
from azalai.bot.discord_codes import LOCKED, SEND, Fate, fate
from azalai.bot.hosting.standstill import note_permission_restored
from azalai.bot.layouts.layout import PublicLayout
from azalai.bot.people.mentions import NOBODY, Mentions
from azalai.bot.store.rows import MessageKind, MessageRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.table import LoadedTable
from azalai.bot.text import message_url

log = logging.getLogger(__name__)

Done = TypeVar("Done")

BURIED_UNDER = 15
"""Largest number of messages below a card that is not buried."""
CHANNELS_WATCHED = 10_000
"""Number of channels whose messages below the card are counted: those with the newest messages.

In any other channel the card is edited in its place.
"""
OLD = 3600.0 - CLOCK_ERROR
"""Age of a message in seconds from which its edits are counted."""
OLD_EDITS, OLD_EDITS_WITHIN = 3, 6.0
"""Number of edits of messages older than an hour that Discord allows in one channel, and the seconds in which it does.

Source: https://github.com/discord-userdoccers/discord-userdoccers/pull/551
"""


class Poster:
    """Poster in channels through a Discord client.

    Its methods raise `ChannelGone`, `NotAllowed`, or Discord's own errors.
    """

    def __init__(self, host: Host, client: discord.Client, posted: SentMessages) -> None:
        self._host = host
        self._client = client
        self._posted = posted
        self._woken: set[int] = set()
        self._edits: dict[int, deque[float]] = {}  # times of edits of old messages, by channel; the newest last
        self._below: dict[int, int] = {}  # messages below the card, by channel; the newest channel last

    # Position of a channel's card

    def note_message(self, channel: int) -> None:
        """Count a message of another user in a channel, by which its card moves up."""
        self._below[channel] = self._below.pop(channel, 0) + 1
        if len(self._below) > CHANNELS_WATCHED:
            del self._below[next(iter(self._below))]

    def is_buried(self, channel: int) -> bool:
        """Return True if the card of a channel has moved out of sight."""
        return self._below.get(channel, 0) > BURIED_UNDER

    async def has_messages_below(self, message: MessageRow, *, ignored: Sequence[int] = ()) -> bool:
        """Return True if a message has others below it in its channel, not counting those of `ignored`.

        Discord is asked only if the message is not the channel's newest. If it gives no answer, False is returned.
        """
        channel = self._client.get_channel(message.channel_id)
        newest = getattr(channel, "last_message_id", None)
        if newest is not None and newest <= message.message_id:
            return False
        below = discord.Object(message.message_id)
        try:
            history = self._channel(message.channel_id).history(limit=len(ignored) + 1, after=below, oldest_first=True)
            return any([message.id not in ignored async for message in history])
        except discord.HTTPException as error:
            log.info("the messages below a card of channel %s are not known: %s", message.channel_id, error.status)
            return False

    def is_edited_often(self, message: MessageRow) -> bool:
        """Return True if a further edit of a message would be the last that Discord allows now for its age.

        The last one is kept for the line that links to the message in its place. Discord answers further edits with 429
        and 30046, and discord.py waits before it raises that.
        """
        if not _is_old(message.message_id, self._host.now()):
            return False
        times = self._edits.get(message.channel_id, ())
        return sum(self._host.monotonic() - at < OLD_EDITS_WITHIN for at in times) >= OLD_EDITS - 1

    def note_card_posted(self, channel: int) -> None:
        """Note that the card is the newest message of its channel."""
        self._below.pop(channel, None)

    async def find_card_url(self, table: LoadedTable) -> str | None:
        """Return the URL of the table's card, or None if it has none."""
        messages = await self._host.store.ask(lambda tx: tx.messages.list_about(table.id, MessageKind.CARD))
        return message_url(table.row.guild_id, messages[-1].channel_id, messages[-1].message_id) if messages else None

    # Messages

    async def post(
        self,
        table: LoadedTable,
        layout: PublicLayout,
        nonce: str,
        mentions: Mentions = NOBODY,
        *,
        silent: bool = False,
    ) -> discord.Message:
        """Post a layout in the table's channel, once for each nonce.

        `mentions`: the people whom it may mention. `silent`: it makes no sound.
        """
        sent = await self.post_in(table.row.channel_id, layout, nonce, mentions, silent=silent)
        await self.note_restored(table, SEND, LOCKED)
        return sent

    async def post_in(
        self, channel: int, layout: PublicLayout, nonce: str, mentions: Mentions = NOBODY, *, silent: bool = False
    ) -> discord.Message:
        """Post a layout in a channel, once for each nonce. A table is not needed.

        If all mentioned people have quiet hours, the message makes no sound; if only some of them have, they are named
        without a mention.
        """
        now, preferences = self._host.now(), self._host.preferences
        quiet = frozenset([user for user in mentions.users if await preferences.is_quiet(user, now)])
        silent = silent or (bool(quiet) and quiet == mentions.users)
        place, allowed = self._channel(channel), make_allowed_mentions(mentions if silent else mentions.without(quiet))

        async def send(own: str) -> discord.Message:
            return await with_signs(
                self._host.signs,
                layout,
                lambda form: place.send(
                    **to_new_message(form, nonce), nonce=own, silent=silent, allowed_mentions=allowed
                ),
            )

        async def renew(message: int) -> object:
            partial = place.get_partial_message(message)
            return await self._edit(channel, partial, layout, allowed, nonce)

        try:
            return await self._posted.post_once(nonce, send, renew)
        except discord.HTTPException as error:
            raise interpret_refusal(error) from error

    async def edit(self, message: MessageRow, layout: PublicLayout) -> bool:
        """Edit a message of ours.

        Return False if it was deleted, was edited too often for its age, or is in a thread that can't be taken out of
        the archive.
        """
        partial = self._partial_message(message)
        self._count_edit(message)
        try:
            await self._edit(message.channel_id, partial, layout, discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if fate(error) is Fate.GONE:
                await self._host.store.change(lambda tx: tx.messages.forget(message.message_id))
                return False
            if fate(error) in (Fate.FIXED, Fate.WAKE):
                return False
            raise interpret_refusal(error) from error
        return True

    async def _edit(
        self,
        channel: int,
        message: discord.PartialMessage,
        layout: PublicLayout,
        allowed: discord.AllowedMentions,
        nonce: str | None = None,
    ) -> object:
        """Edit a message into a layout. `nonce`: the one of its mark, by which it can be found after the edit, too."""
        return await self._run_awake(
            channel,
            lambda: with_signs(
                self._host.signs,
                layout,
                lambda form: message.edit(**to_edit(form, nonce), allowed_mentions=allowed),
            ),
        )

    async def delete(self, message: MessageRow) -> None:
        """Delete a message of ours, in a channel or in direct messages.

        An error is raised only if a later try may succeed.
        """
        try:
            await self._run_awake(message.channel_id, self._partial_message(message).delete)
        except discord.HTTPException as error:
            if fate(error) is Fate.AGAIN:
                raise

    async def note_restored(self, table: LoadedTable, *permissions: str) -> None:
        """Store that the table's trouble is over if it is one of these, with which a request could not have worked."""
        missing = table.row.missing_permission
        if missing is not None and missing in permissions:
            await note_permission_restored(self._host, table.id, missing)

    # Threads

    def take_woken(self, thread: int) -> bool:
        """Return True if the poster itself has taken a thread out of the archive; only once for each time."""
        try:
            self._woken.remove(thread)
        except KeyError:
            return False
        return True

    async def _run_awake(self, channel: int, work: Callable[[], Awaitable[Done]]) -> Done:
        """Do some work in a channel. An archived thread, in which nothing can be changed, is taken out of the archive.

        If that can't be done, Discord's error for the work is raised.
        """
        check_lease()
        try:
            return await work()
        except discord.HTTPException as error:
            if fate(error) is not Fate.WAKE or not await self._wake(channel):
                raise
        return await work()

    async def _wake(self, channel: int) -> bool:
        """Take a thread out of the archive; return False if that is not allowed."""
        try:
            thread = await self._client.fetch_channel(channel)
            if not isinstance(thread, discord.Thread):
                return False
            self._woken.add(channel)
            await thread.edit(archived=False)
        except discord.HTTPException as error:
            self._woken.discard(channel)
            if fate(error) is Fate.AGAIN:
                raise
            return False
        return True

    def _count_edit(self, message: MessageRow) -> None:
        """Count an edit in the channel of a message, if the message is old."""
        if _is_old(message.message_id, self._host.now()):
            times = self._edits.pop(message.channel_id, deque[float](maxlen=OLD_EDITS))
            times.append(self._host.monotonic())
            self._edits[message.channel_id] = times
            if len(self._edits) > CHANNELS_WATCHED:
                del self._edits[next(iter(self._edits))]

    def _partial_message(self, message: MessageRow) -> discord.PartialMessage:
        return self._channel(message.channel_id).get_partial_message(message.message_id)

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)


def _is_old(message: int, now: float) -> bool:
    """Return True if Discord limits the edits of the message with that id, because of its age."""
    return now - discord.utils.snowflake_time(message).timestamp() > OLD
