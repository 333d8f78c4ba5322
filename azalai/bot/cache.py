"""Cache of what was made or read: the least recently used items go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")


class Cache(Generic[Key, Made]):
    """Cached items by key.

    The least recently used ones are dropped when the sizes of all exceed `room`, but never the newest.
    """

    def __init__(self, room: int) -> None:
        self._room = room
        self._things: OrderedDict[Key, tuple[Made, int]] = OrderedDict()
        self._size = 0

    def find(self, key: Key) -> Made | None:
        """Return the item of that key, or None, and mark it as used."""
        thing = self._things.get(key)
        if thing is None:
            return None
        self._things.move_to_end(key)
        return thing[0]

    def keep(self, key: Key, made: Made, size: int = 1) -> Made:
        """Store an item and return it; `size`: its bytes, if the room is counted in bytes."""
        self.drop(key)
        self._things[key] = made, size
        self._size += size
        while self._size > self._room and len(self._things) > 1:
            self.drop(next(iter(self._things)))
        return made

    def drop(self, key: Key) -> None:
        """Drop an item."""
        if key in self._things:
            self._size -= self._things.pop(key)[1]

    def clear(self) -> None:
        """Drop all items."""
        self._things.clear()
        self._size = 0

    def __contains__(self, key: object) -> bool:
        return key in self._things

    def __iter__(self) -> Iterator[Key]:
        return iter(tuple(self._things))

    @property
    def size(self) -> int:
        """Sizes of all items together."""
        return self._size
