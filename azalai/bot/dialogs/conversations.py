"""Conversations with people: channels of direct messages, each opened once, and few of them at a time.

If a bot opens many of them quickly, Discord takes it for a sender of spam and blocks it
(https://docs.discord.com/developers/resources/user#create-dm). Opening the same channel again succeeds, but counts;
so its number is stored with the person.
"""

from __future__ import annotations

import asyncio

import discord

from azalai.bot.dialogs.servers import Servers
from azalai.bot.errors import TooManyOpenings
from azalai.bot.tables.host import Host

AT_ONCE = 10
"""Number of channels that may be opened at once after a rest, by all processes together."""
EVERY = 6.0
"""Seconds between two openings after that, by all processes together. Discord does not publish its limit."""

Conversation = discord.DMChannel | discord.PartialMessageable


class Conversations:
    """Conversations of a bot with people. `servers`: the bot's servers, which direct messages name."""

    def __init__(self, host: Host, client: discord.Client, servers: Servers) -> None:
        self._host = host
        self.servers = servers
        self._client = client
        self._opening = asyncio.Lock()
        self._left = float(AT_ONCE)
        self._counted_at = host.monotonic()

    async def create_dm(self, user: discord.abc.Snowflake, /) -> Conversation:
        """Return the channel of a user's direct messages. Raises `TooManyOpenings` if it may not be opened now."""
        async with self._opening:
            known = await self._host.preferences.dm_channel(user.id)
            if known is not None:
                return self._client.get_partial_messageable(known, type=discord.ChannelType.private)
            self._count_opening()
            opened = await self._client.create_dm(discord.Object(user.id))
            await self._host.preferences.keep_dm_channel(user.id, opened.id)
            return opened

    async def forget(self, user: int) -> None:
        """Forget the stored channel of a user, which belongs to an earlier account of the bot."""
        await self._host.preferences.keep_dm_channel(user, None)

    def _count_opening(self) -> None:
        now, parts = self._host.monotonic(), len(self._host.cluster.processes)
        every = EVERY * parts
        self._left = min(AT_ONCE / parts, self._left + max(0.0, now - self._counted_at) / every)
        self._counted_at = now
        if self._left < 1:
            raise TooManyOpenings((1 - self._left) * every)
        self._left -= 1
