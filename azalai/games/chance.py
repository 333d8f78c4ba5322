"""Chance that lives in the state: a seed and a counter over SHA-256.

The n-th number depends on the seed and n alone, so the sequence is the same on every Python and
machine, and taking a move back can't re-roll.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import TypeVar

import msgspec

T = TypeVar("T")
_SPAN = 1 << 64


class Chance(msgspec.Struct, frozen=True):
    """`counter` numbers of the stream of `seed` have been used."""

    seed: bytes
    counter: int = 0

    def below(self, bound: int) -> tuple[int, Chance]:
        """Return a number from 0 to bound - 1, every one equally likely (by rejection), and the chance after it."""
        if bound < 1:
            raise ValueError("bound must be at least 1")
        number, counter = _below(bound, self.seed, self.counter)
        return number, Chance(self.seed, counter)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Chance]:
        """Return the items in random order (Fisher and Yates), and the chance after it."""
        order, counter = list(items), self.counter
        for last in range(len(order) - 1, 0, -1):
            other, counter = _below(last + 1, self.seed, counter)
            order[last], order[other] = order[other], order[last]
        return tuple(order), Chance(self.seed, counter)

    def pick(self, items: Sequence[T]) -> tuple[T, Chance]:
        """Return one of the items, and the chance after it."""
        index, chance = self.below(len(items))
        return items[index], chance


def best(items: Sequence[T], worth: Callable[[T], float], seed: bytes) -> T:
    """Return the item that is worth most; among equals the seed decides."""
    worths = [worth(item) for item in items]
    most = max(worths)
    return Chance(seed).pick([item for item, own in zip(items, worths, strict=True) if own == most])[0]


def _below(bound: int, seed: bytes, counter: int) -> tuple[int, int]:
    """Return a number from 0 to bound - 1 from the stream of the seed, and the used length of the stream."""
    limit = _SPAN - _SPAN % bound
    while True:
        digest = sha256(seed + counter.to_bytes(8, "big")).digest()
        counter += 1
        number = int.from_bytes(digest[:8], "big")
        if number < limit:
            return number % bound, counter
