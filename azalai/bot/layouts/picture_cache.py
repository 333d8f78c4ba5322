"""What was drawn and may be asked for again: kept while there is room, counted in bytes and not in pieces."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterator
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")


class Kept(Generic[Key, Made]):
    """Things by key, the longest unused ones dropped when all together take more than `room` bytes; the newest stays
    in any case."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._things: OrderedDict[Key, tuple[Made, int]] = OrderedDict()
        self._size = 0

    def find(self, key: Key) -> Made | None:
        """What is kept by that key, as used just now."""
        found = self._things.get(key)
        if found is None:
            return None
        self._things.move_to_end(key)
        return found[0]

    def keep(self, key: Key, made: Made, size: int) -> Made:
        """Keeps it; `size`: its bytes."""
        self.drop(key)
        self._things[key] = made, size
        self._size += size
        while self._size > self._room and len(self._things) > 1:
            self.drop(next(iter(self._things)))
        return made

    def drop(self, key: Key) -> None:
        """Keeps it no longer."""
        if key in self._things:
            self._size -= self._things.pop(key)[1]

    def __contains__(self, key: object) -> bool:
        return key in self._things

    def __iter__(self) -> Iterator[Key]:
        return iter(tuple(self._things))

    @property
    def size(self) -> int:
        """The bytes of all."""
        return self._size
