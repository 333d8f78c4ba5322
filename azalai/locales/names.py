"""Names of types and fields in the ids of messages."""

from __future__ import annotations

import functools
import typing
from collections.abc import Mapping
from typing import Any

import msgspec

LENGTHS = {
    "name": (1, 80),
    "tagline": (1, 100),
    "time": (1, 1000),
    "first-time": (1, 1000),
    "rules": (200, 3800),
    "ask-act": (1, 1000),
}
"""Messages that every game needs: the ends of their ids, with the fewest and the most characters."""


@functools.cache
def enum_name(kind: type[Any]) -> str:
    """Return the name of an enum or struct type as message ids write it: `Special` is `special`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__).lstrip("-")


@functools.cache
def hints(kind: type[msgspec.Struct]) -> Mapping[str, object]:
    """Return the annotated types of a struct's fields, in their order."""
    types = typing.get_type_hints(kind, include_extras=True)
    return {name: types[name] for name in kind.__struct_fields__}
