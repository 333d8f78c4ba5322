"""Admission of a process to a database."""

from __future__ import annotations

from azalai.bot import __version__
from azalai.bot.cluster.cluster import Alone, Cluster
from azalai.bot.cluster.postgresql_cluster import Shared
from azalai.bot.sharding import ShardRange
from azalai.bot.store import Store

ALL = ShardRange(0, 0, 1)
"""Every shard, however many there will be."""


async def serve(store: Store, shards: ShardRange | None) -> Cluster:
    """Join the processes of a database, with these shards of the connection to Discord (None: all).

    Raises `CannotStart` if another process has one of them. A SQLite file has one process
    (`azalai.bot.store.serving_right`).
    """
    shareable = store.shareable
    if shareable is None:
        return Alone()
    joined = Shared(store, shareable, shards or ALL, __version__)
    await joined.start()
    return joined
