"""Marks of the hidden fields of a small game's state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

Among: TypeAlias = str | tuple[str, ...] | Callable[[Any, int], Sequence[Any]]
"""Possible values of a sealed thing.

The name of a field with something for each seat (of a number: from 0 up to it; of a tuple, also one of a dealt hand:
one of its items), several of them, or a function of the position's public part and the seat.
"""


class Hidden(msgspec.Struct, frozen=True):
    """Thing that no seat knows: a tuple (its length is seen), or a thing that may be None (its presence is seen).

    `pool`: fields with the same pool hold things of one pile, by default the field's own name; all know the things of
    the pool, and not the place of each.
    """

    pool: str = ""


class Dealt(msgspec.Struct, frozen=True):
    """Things of a pool by seat, which their owner sees, and of which the others see the number."""

    pool: str


By: TypeAlias = str | Callable[[Any, Any], Sequence[int]]
"""Seats that know something.

The name of an open field with a seat, several or None (of things of seats: for each of them), or a function of the
position's public part and the owner.
"""


class Known(msgspec.Struct, frozen=True):
    """Further seats that see the thing of another mark, for as long as `by` names them.

    Examples are a partner, the former holder of a hand that was passed on, and a peek. `by` gets the owner's seat, or
    None for things without an owner. `at_once`: they see things that they have not held and that no event has told
    them, as a partner does from the beginning; without it `azalai try` takes that for a leak.
    """

    by: By | None
    at_once: bool = False


class Sealed(msgspec.Struct, frozen=True):
    """Thing (or None) of each seat, which its owner has chosen secretly until it is opened.

    To the other seats it may be any of `among`.
    """

    among: Among

    @property
    def fields(self) -> tuple[str, ...]:
        """Names of the fields that hold the possible values; () if a function returns them."""
        if isinstance(self.among, str):
            return (self.among,)
        return () if callable(self.among) else self.among
