"""Boxes with fields to type into; what was typed arrives in their order as the values of the act."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

MOST_TYPED = 60


class Field(msgspec.Struct, frozen=True):
    """One field: what stands over it, what it holds at first, an example, and how many characters it takes."""

    label: str
    value: str
    example: str = ""
    required: bool = False
    most: int = MOST_TYPED


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """Some fields to type into. It carries its act and the arguments in its custom id, as a button does, so that it
    works after a restart too."""

    title: str
    fields: Sequence[Field]
    act: str
    arguments: Sequence[object] = ()
