"""Which shards of the connection to Discord a process has."""

from __future__ import annotations

import msgspec


def shard_of(number: int, count: int) -> int:
    """The shard of so many that a server belongs to, by Discord's own rule; other numbers of Discord's alike."""
    return (number >> 22) % count


class ShardRange(msgspec.Struct, frozen=True):
    """The shards from `first` to `last` of `count`."""

    first: int
    last: int
    count: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def numbers(self) -> range:
        """Their numbers."""
        return range(self.first, self.last + 1)

    @property
    def whole(self) -> bool:
        """Whether there is none beside them."""
        return len(self.numbers) == self.count

    def collides_with(self, other: ShardRange) -> bool:
        """Whether two processes can't have these at the same time."""
        return self.count != other.count or (self.first <= other.last and other.first <= self.last)
