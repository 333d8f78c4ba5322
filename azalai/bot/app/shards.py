"""Shards of the connection to Discord: those that are up, and the moment at which each may identify.

Discord's own rule assigns servers to a shard: `(guild >> 22) % count`. Direct messages come by shard 0.
"""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Iterable, Mapping

import discord

from azalai.bot.cluster.cluster import Cluster

IDENTIFY_EVERY = 5.0
"""Seconds in which as many shards may identify as Discord's `max_concurrency` says."""
MARGIN = 0.25
"""Seconds added to that interval, because the network may shorten it."""
ANEW = (1.0, 5.0)
"""Range of seconds that a shard waits, by chance, before it identifies again after Discord lost its session."""


class Shards:
    """Known shards of this process. One is up when it has a connection and the list of its servers.

    `numbers`: the wanted ones; empty until Discord has recommended a count.
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
        """Note that a shard has a connection (again)."""
        self._linked.add(shard)

    def mark_resumed(self, shard: int) -> None:
        """Note that a shard has resumed its session, and that its list of servers is up to date."""
        self._linked.add(shard)
        self._left.pop(shard, None)

    def mark_lost(self, shard: int, guilds: Iterable[discord.Guild]) -> None:
        """Note that a shard has lost its connection. `guilds`: the known servers."""
        self._linked.discard(shard)
        self._left[shard] = {guild.id: guild for guild in guilds if guild.shard_id == shard}

    def mark_ready(self, shard: int, guilds: Iterable[discord.Guild]) -> set[int]:
        """Note that a shard has a new session and the list of its servers, and return their numbers.

        `guilds`: all known servers. discord.py makes a new object for each reported server and keeps the objects of
        others: those were left in the meantime.
        """
        self._ready.add(shard)
        before = self._left.pop(shard, {})
        return {guild.id for guild in guilds if guild.shard_id == shard and before.get(guild.id) is not guild}


class Identifying:
    """Order in which shards identify.

    Those with the same remainder by `concurrency` one after another, also those of other processes.
    """

    def __init__(self, concurrency: int, cluster: Cluster) -> None:
        self._concurrency = max(1, concurrency)
        self._cluster = cluster
        self._locks: dict[int, asyncio.Lock] = {}
        self._last: dict[int, float] = {}
        self._begun: set[int] = set()

    async def turn(self, shard: int) -> None:
        """Wait until this shard may identify, which the caller does at once."""
        if shard in self._begun:
            await asyncio.sleep(random.uniform(*ANEW))
        self._begun.add(shard)
        bucket = shard % self._concurrency
        async with self._locks.setdefault(bucket, asyncio.Lock()):
            now = asyncio.get_running_loop().time
            elsewhere = await self._cluster.identify_turn(bucket, IDENTIFY_EVERY + MARGIN)
            wait = self._last.get(bucket, -math.inf) + IDENTIFY_EVERY + MARGIN - now()
            await asyncio.sleep(max(0.0, wait, elsewhere))
            self._last[bucket] = now()
