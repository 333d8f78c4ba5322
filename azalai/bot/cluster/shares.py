"""Shares of the work on one database: one for each shard of the connection to Discord.

The work of a table, a tournament or a server belongs to the shard of the server, so that mostly the process which gets
the events of that server sends and counts the time there, too; a person's direct messages belong to the shard of their
number. A process takes the shares of a dead one in `postgresql_cluster.py` (`_share_out`).
"""

from __future__ import annotations

import zlib
from collections import OrderedDict
from collections.abc import Collection, Iterable

from azalai.bot.sharding import ShardRange, shard_of
from azalai.bot.store import Store
from azalai.bot.store.about import About, AboutServer
from azalai.bot.store.addresses import Address, FollowerAddress, UserAddress

REMEMBERED = 10_000
"""Tables and tournaments whose share is kept in memory."""


def find_owner(share: int, members: Iterable[tuple[int, ShardRange]]) -> int:
    """Return the rightful owner of a share.

    `members`: number and range of each living process. The process with that shard owns it; if none has it, the choice
    is the same in every process.
    """
    living = list(members)
    for number, shards in living:
        if share in shards.numbers:
            return number
    return max((zlib.crc32(b"%d %d" % (number, share)), number) for number, _ in living)[1]


class SubjectShares:
    """The share of each subject: that of its server, or of the channel of a table outside of servers.

    It never changes: nothing leaves its server.
    """

    def __init__(self, store: Store, count: int) -> None:
        self._store = store
        self._count = count
        self._known: OrderedDict[About, int] = OrderedDict()

    async def find_shares(self, subjects: Collection[About]) -> dict[About, int]:
        """Return the shares of subjects. Tables and tournaments that no longer exist have none."""
        shares = {about: self._known[about] for about in subjects if about in self._known}
        shares |= {
            subject: shard_of(subject.guild, self._count) for subject in subjects if isinstance(subject, AboutServer)
        }
        missing = [subject for subject in subjects if subject not in shares and not isinstance(subject, AboutServer)]
        if missing:
            places = await self._store.ask(lambda tx: tx.tables.load_places(missing))
            read = {about: shard_of(place, self._count) for about, place in places.items()}
            shares |= read
            self._known.update(read)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return shares

    async def of_address(self, address: Address, about: About) -> int | None:
        """Return the share of an address with a message about that subject, or None if the subject was deleted."""
        if isinstance(address, UserAddress | FollowerAddress):
            return shard_of(address.user, self._count)
        return (await self.find_shares([about])).get(about)
