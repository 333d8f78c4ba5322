"""The shares into which the work on one database falls: one for each shard of the connection to Discord.

What happens at a table belongs to the shard of its server, so that the process which hears of that server mostly sends
and counts the time there, too; a person's direct messages belong to the shard of their number.
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Collection, Iterable

from azalai.bot.sharding import ShardRange, shard_of
from azalai.bot.store import Store
from azalai.bot.store.addresses import Address, ChannelAddress, EarlierAddress

REMEMBERED = 10_000
"""Tables whose share is kept in memory."""


def rightful(share: int, members: Iterable[tuple[int, ShardRange]]) -> int:
    """Who should have a share: of the living (number, range) the one whose shard it is, else one that all of them
    find alike."""
    living = list(members)
    for number, shards in living:
        if share in shards.numbers:
            return number
    return max((zlib.crc32(b"%d %d" % (number, share)), number) for number, _ in living)[1]


class TableShares:
    """Which share each table belongs to. That never changes: no table leaves its server."""

    def __init__(self, store: Store, count: int) -> None:
        self._store = store
        self._count = count
        self._known: OrderedDict[int, int] = OrderedDict()

    async def of(self, tables: Collection[int]) -> dict[int, int]:
        """The shares of tables; of one that is no more, none."""
        missing = [table for table in tables if table not in self._known]
        found: dict[int, int] = {}
        if missing:
            async with self._store.read(once=True) as tx:
                places = await tx.tables.places(missing)
            found = {table: shard_of(place, self._count) for table, place in places.items()}
        for table in tables:
            if table in self._known:
                found[table] = self._known[table]
        self._known.update(found)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return found

    async def of_address(self, address: Address, table: int) -> int | None:
        """The share of an address, for which something of that table waits; None where the table is no more."""
        if isinstance(address, ChannelAddress | EarlierAddress):
            return (await self.of([table])).get(table)
        return shard_of(address.user, self._count)
