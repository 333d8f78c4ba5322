"""Servers of the bot: those of this process's shards are known from Discord's events, others from cached requests."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

import discord

from azalai.bot.cache import Cache
from azalai.bot.clock import Clock
from azalai.bot.discord_codes import Fate, fate

KEPT = 3600.0
"""Seconds for which a response of Discord is cached."""
REMEMBERED = 10_000
"""Number of cached servers, and of cached channels."""

Answer = TypeVar("Answer")


class _Answers(Generic[Answer]):
    """Cached responses of Discord, by the number of the server or channel."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._kept: Cache[int, tuple[float, Answer]] = Cache(REMEMBERED)

    def find(self, number: int) -> tuple[Answer] | None:
        """Return the response in a tuple, or None if it must be requested."""
        at, answer = self._kept.find(number) or (0.0, None)
        return (answer,) if answer is not None and self._clock.monotonic() - at < KEPT else None

    def keep(self, number: int, answer: Answer) -> Answer:
        """Cache a response and return it."""
        return self._kept.keep(number, (self._clock.monotonic(), answer))[1]


class Servers:
    """Servers of a bot, and the names of their channels. Its functions raise transient errors of Discord."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self._client = client
        self._guilds: _Answers[discord.Guild] = _Answers(clock)
        self._channels: _Answers[str] = _Answers(clock)

    async def find_guild(self, number: int | None) -> discord.Guild | None:
        """Return the server with that number, or None if the bot may not see it."""
        if number is None:
            return None
        server = self._client.get_guild(number)
        if server is not None or self._has_all:
            return server
        cached = self._guilds.find(number)
        if cached is not None:
            return cached[0]
        try:
            return self._guilds.keep(number, await self._client.fetch_guild(number, with_counts=False))
        except discord.HTTPException as error:
            if fate(error) in (Fate.AGAIN, Fate.LATER):
                raise
            return None

    async def find_channel_name(self, guild: discord.Guild, channel: int) -> str | None:
        """Return the name of a channel or thread of that server, or None if the bot may not see it."""
        place = guild.get_channel_or_thread(channel)
        if place is not None or self._client.get_guild(guild.id) is not None:
            return None if place is None else place.name
        cached = self._channels.find(channel)
        if cached is not None:
            return cached[0]
        try:
            return self._channels.keep(channel, (await guild.fetch_channel(channel)).name)
        except discord.InvalidData:
            return None
        except discord.HTTPException as error:
            if fate(error) in (Fate.AGAIN, Fate.LATER):
                raise
            return None

    @property
    def _has_all(self) -> bool:
        """True if Discord reports every server to this process."""
        shards = getattr(self._client, "shard_ids", None)
        return not shards or len(shards) == self._client.shard_count


class KnowsServers(Protocol):
    """Client that knows the places of tables."""

    @property
    def servers(self) -> Servers:
        """Servers of the bot."""
        ...
