"""What the author of a small game notes beside the fields of its state that hide something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

Among: TypeAlias = str | Callable[[Any, int], Sequence[Any]]
"""What a sealed thing may be: the name of a field with something for each seat (of a number: from 0 up to it; of a
tuple, also one of a hand that is dealt: one of its items), or a function of the position, of which it can read what all
may know, and the seat."""


class Hidden(msgspec.Struct, frozen=True):
    """Nobody knows it: a tuple (how many it holds is seen), or a thing that may be None (whether it is there is seen).
    `pool`: fields with the same pool hold things that lay in one pile, and it is the name of the field where there is
    none; all know which things the pool holds, and not where each of them is."""

    pool: str = ""


class Dealt(msgspec.Struct, frozen=True):
    """By seat: things of a pool that their owner sees, and of which the others see how many there are."""

    pool: str


By: TypeAlias = str | Callable[[Any, Any], Sequence[int]]
"""Seats that know something: the name of an open field with a seat, several or None (of what seats have: for each of
them), or a function of the position, of which it can read what all may know, and the seat whose it is."""


class Known(msgspec.Struct, frozen=True):
    """Beside another mark: further seats see what is there, for as long as `by` names them (a partner, whoever held the
    hand before it was passed on, a peek). Of what belongs to nobody `by` gets None for the seat."""

    by: By


class Sealed(msgspec.Struct, frozen=True):
    """By seat: a thing, or None, that its owner has chosen and nobody else sees until it is opened. Others think of it
    as any of `among`."""

    among: Among
