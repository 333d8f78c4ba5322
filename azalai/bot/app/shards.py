"""Shards of the connection to Discord: which are up, and when each may identify.

Discord assigns a server to the shard `(guild >> 22) % count`, and direct messages to shard 0.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Iterable, Mapping

import discord

from azalai.bot.cluster.cluster import Cluster

IDENTIFY_EVERY = 5.0
"""Seconds during which Discord's `max_concurrency` shards may identify."""
MARGIN = 0.25
"""Seconds by which the interval is made longer, because requests may arrive closer together than they were sent."""
NEW_SESSION_WAIT = (1.0, 5.0)
"""Shortest and longest random wait, in seconds, before a shard identifies again because its session is lost."""


class Shards:
    """Shards of this process. A shard is up when it has a connection and the list of its servers.

    `numbers`: their numbers; empty until Discord has recommended how many there should be.
    """

    def __init__(self) -> None:
        self.numbers: tuple[int, ...] = ()
        self._linked: set[int] = set()
        self._ready: set[int] = set()
        self._left: dict[int, dict[int, discord.Guild]] = {}

    def list_up(self) -> Mapping[int, bool]:
        """Return every shard of this process, and whether it is up."""
        known = sorted({*self.numbers, *self._linked, *self._ready})
        return {number: number in self._linked and number in self._ready for number in known}

    def mark_linked(self, shard: int) -> None:
        """Record that a shard has a connection, maybe again."""
        self._linked.add(shard)

    def mark_resumed(self, shard: int) -> None:
        """Record that a shard has resumed its session, so that its list of servers is up to date."""
        self._linked.add(shard)
        self._left.pop(shard, None)

    def mark_lost(self, shard: int, guilds: Iterable[discord.Guild]) -> None:
        """Record that a shard has lost its connection. `guilds`: the servers that discord.py knows."""
        self._linked.discard(shard)
        self._left[shard] = {guild.id: guild for guild in guilds if guild.shard_id == shard}

    def mark_ready(self, shard: int, guilds: Iterable[discord.Guild]) -> set[int]:
        """Record that a shard has a new session, and return the numbers of its servers.

        `guilds`: the servers that discord.py knows. It makes a new object for each server that Discord lists; a server
        with the object from before the connection was lost has removed the bot in the meantime.
        """
        self._ready.add(shard)
        before = self._left.pop(shard, {})
        return {guild.id for guild in guilds if guild.shard_id == shard and before.get(guild.id) is not guild}


class Identifying:
    """Turns in which shards identify.

    Shards with the same remainder modulo `concurrency` identify one after another, also those of other processes.
    """

    def __init__(self, concurrency: int, cluster: Cluster) -> None:
        self._concurrency = max(1, concurrency)
        self._cluster = cluster
        self._locks: dict[int, asyncio.Lock] = {}
        self._last: dict[int, float] = {}
        self._begun: set[int] = set()

    async def turn(self, shard: int) -> None:
        """Wait until this shard may identify. The caller must then identify at once."""
        if shard in self._begun:
            await asyncio.sleep(random.uniform(*NEW_SESSION_WAIT))
        self._begun.add(shard)
        bucket = shard % self._concurrency
        async with self._locks.setdefault(bucket, asyncio.Lock()):
            now = asyncio.get_running_loop().time
            elsewhere = await self._cluster.identify_turn(bucket, IDENTIFY_EVERY + MARGIN)
            wait = self._last.get(bucket, -math.inf) + IDENTIFY_EVERY + MARGIN - now()
            await asyncio.sleep(max(0.0, wait, elsewhere))
            self._last[bucket] = now()
