"""Messages that were posted and are still in the outbox.

After a message is posted, and before it is out of the outbox, the process may die, Discord's answer may be lost, or the
disk may be full. Discord recognises the nonce of a second try for only some minutes. So this process remembers each
posted message until its row is deleted, and searches Discord for messages of other tries by the mark in their
components (`azalai.bot.dialogs.message_builder.make_mark`).
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import discord

from azalai.bot.delivery.leases import check_lease
from azalai.bot.dialogs.message_builder import find_mark, make_mark
from azalai.bot.dialogs.private_text import OpensDirectMessages
from azalai.bot.discord_codes import Fate, fate
from azalai.bot.store.addresses import PLACES
from azalai.bot.store.rows import OutboxMessage

LOOKED_THROUGH = 100
"""Largest number of messages, from the first try on, that are searched."""
CLOCK_ERROR = 300.0
"""Seconds by which our clock and Discord's may differ."""


class SentMessages:
    """Posted messages, by nonce."""

    def __init__(self, client: discord.Client, conversations: OpensDirectMessages) -> None:
        self._client = client
        self._conversations = conversations
        self._known: dict[str, discord.Message] = {}
        self._taken: set[str] = set()

    async def post_once(
        self,
        nonce: str,
        send: Callable[[str], Awaitable[discord.Message]],
        renew: Callable[[int], Awaitable[object]],
    ) -> discord.Message:
        """Post a message by `send`, or if an earlier try has posted it, edit it by `renew`, which gets its id.

        `send` gets the nonce by which Discord recognises a second try. It differs from `nonce` if the message of the
        first try was deleted: Discord refuses its nonce (https://github.com/discord/discord-api-docs/pull/6647).
        """
        check_lease()
        earlier, own = self.take(nonce), nonce
        if earlier is not None:
            try:
                await renew(earlier.id)
                return earlier
            except discord.HTTPException as error:
                if fate(error) is Fate.FIXED:
                    return earlier
                if fate(error) is not Fate.GONE:
                    raise
                own = _make_nonce()
        try:
            sent = await send(own)
        except discord.HTTPException as error:
            if fate(error) is not Fate.GONE:
                raise
            sent = await send(_make_nonce())
        self._known[nonce] = sent
        self._taken.add(nonce)
        return sent

    def begin_try(self, nonce: str) -> None:
        """Begin another try: no caller has handled the posted message yet."""
        self._taken.discard(nonce)

    def take(self, nonce: str) -> discord.Message | None:
        """Return the message that was posted with that nonce, or None. The caller is responsible for it then."""
        self._taken.add(nonce)
        return self._known.get(nonce)

    async def search(self, message: OutboxMessage) -> None:
        """Search Discord for the message of a try that this process does not know.

        Without the permission to read the channel it is not found.
        """
        if message.nonce in self._known or self._client.user is None:
            return
        try:
            post = await self._find(await self._get_channel(message), message.nonce, _earliest_try(message))
        except discord.HTTPException as error:
            if fate(error) in (Fate.AGAIN, Fate.LATER):
                raise
        else:
            if post is not None:
                self._known[message.nonce] = post

    async def _find(self, channel: discord.abc.Messageable, nonce: str, since: float) -> discord.Message | None:
        """Return our message with the mark of that nonce among those posted in a channel since then, or None."""
        own = self._client.user
        after = datetime.fromtimestamp(since - CLOCK_ERROR, UTC)
        async for message in channel.history(limit=LOOKED_THROUGH, after=after, oldest_first=True):
            if own is not None and message.author.id == own.id and find_mark(message) == make_mark(nonce):
                return message
        return None

    async def withdraw(self, nonce: str) -> None:
        """Delete the message that was posted with that nonce if no caller has taken it: its buttons would stay."""
        message = None if nonce in self._taken else self._known.get(nonce)
        if message is None:
            return
        try:
            await message.delete()
        except discord.HTTPException as error:
            if fate(error) is Fate.AGAIN:
                raise

    def forget(self, nonce: str) -> None:
        """Forget the message of that nonce, which is out of the outbox."""
        self._known.pop(nonce, None)
        self._taken.discard(nonce)

    async def _get_channel(self, message: OutboxMessage) -> discord.abc.Messageable:
        if isinstance(message.address, tuple(PLACES.values())):
            return self._client.get_partial_messageable(message.address.channel)
        return await self._conversations.create_dm(discord.Object(message.required_user))


def _make_nonce() -> str:
    return secrets.token_hex(12)


def _earliest_try(message: OutboxMessage) -> float:
    """Return the earliest moment at which a try that this process does not know may have posted the message."""
    if message.tried_at is not None:
        return message.tried_at
    written = message.due if message.written_at is None else message.written_at
    return written if message.attempts == 0 else message.due
