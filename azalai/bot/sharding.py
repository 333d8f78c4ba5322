"""Shards of the connection to Discord that a process has."""

from __future__ import annotations

import msgspec


def shard_of(number: int, count: int) -> int:
    """Return the shard of a server among `count`, by Discord's own rule, which holds for its other numbers too."""
    return (number >> 22) % count


class ShardRange(msgspec.Struct, frozen=True):
    """Shards from `first` to `last` of `count`."""

    first: int
    last: int
    count: int

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    @property
    def numbers(self) -> range:
        """Numbers of the shards."""
        return range(self.first, self.last + 1)

    @property
    def whole(self) -> bool:
        """True if these are all shards."""
        return len(self.numbers) == self.count

    def collides_with(self, other: ShardRange) -> bool:
        """Return True if two processes can't have these at the same time."""
        return self.count != other.count or (self.first <= other.last and other.first <= self.last)
