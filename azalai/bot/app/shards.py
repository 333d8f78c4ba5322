"""The shards of the connection to Discord: which are up, and when each may identify.

Discord's own rule says which servers a shard has: `(guild >> 22) % count`. Direct messages come by shard 0.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Iterable, Mapping

import discord

from azalai.bot.cluster.cluster import Cluster

IDENTIFY_EVERY = 5.0
"""Seconds in which so many shards may identify as Discord's `max_concurrency` says."""
MARGIN = 0.25
"""By so many seconds the way to Discord may shorten that."""
ANEW = (1.0, 5.0)
"""A shard whose session Discord has forgotten waits for so many seconds, by chance, before it identifies again."""


class Shards:
    """What is known of the shards of this process. One is up when it has a connection and has heard of its servers.

    `numbers`: those that there should be; none before Discord has said how many."""

    def __init__(self) -> None:
        self.numbers: tuple[int, ...] = ()
        self._linked: set[int] = set()
        self._ready: set[int] = set()
        self._left: dict[int, dict[int, discord.Guild]] = {}

    def up(self) -> Mapping[int, bool]:
        """Every shard of this process, and whether it is up."""
        known = sorted({*self.numbers, *self._linked, *self._ready})
        return {number: number in self._linked and number in self._ready for number in known}

    def linked(self, shard: int) -> None:
        """A shard has a connection (again)."""
        self._linked.add(shard)

    def resumed(self, shard: int) -> None:
        """A shard's session goes on, and what it knows of its servers is true."""
        self._linked.add(shard)
        self._left.pop(shard, None)

    def lost(self, shard: int, guilds: Iterable[discord.Guild]) -> None:
        """A shard has lost its connection. `guilds`: the servers that are known."""
        self._linked.discard(shard)
        self._left[shard] = {guild.id: guild for guild in guilds if guild.shard_id == shard}

    def ready(self, shard: int, guilds: Iterable[discord.Guild]) -> set[int]:
        """A shard has begun (anew) and heard of its servers: the numbers of those. `guilds`: all that are known.

        discord.py makes each server anew of which it is told then, and keeps what it knew of others: those were left
        meanwhile."""
        self._ready.add(shard)
        before = self._left.pop(shard, {})
        return {one.id for one in guilds if one.shard_id == shard and before.get(one.id) is not one}


class Identifying:
    """Lets shards identify as Discord wants it: of those with the same remainder by `concurrency` one after another,
    also those of other processes."""

    def __init__(self, concurrency: int, cluster: Cluster) -> None:
        self._concurrency = max(1, concurrency)
        self._cluster = cluster
        self._locks: dict[int, asyncio.Lock] = {}
        self._last: dict[int, float] = {}
        self._begun: set[int] = set()

    async def turn(self, shard: int) -> None:
        """Waits until this shard may identify, which it does at once then."""
        if shard in self._begun:
            await asyncio.sleep(random.uniform(*ANEW))
        self._begun.add(shard)
        bucket = shard % self._concurrency
        async with self._locks.setdefault(bucket, asyncio.Lock()):
            now = asyncio.get_running_loop().time
            elsewhere = await self._cluster.identify_turn(bucket, IDENTIFY_EVERY + MARGIN)
            here = self._last.get(bucket, -math.inf) + IDENTIFY_EVERY + MARGIN - now()
            await asyncio.sleep(max(0.0, here, elsewhere))
            self._last[bucket] = now()
