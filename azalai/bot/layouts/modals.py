"""Boxes to fill in: fields of text, choices, and menus of a server's channels and roles.

Every field says in `about`, a line under its name, how it is set now: a client may show a choice without marking the
value that is set. What was filled in arrives by the keys of the fields.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from azalai.bot.layouts.components import Entry

MOST_TYPED = 60
MOST_FIELDS = 5
"""Fields that a box may have."""
MOST_RADIO = 10
"""Values that a radio group, or a group of boxes to tick, may have."""


class Field(msgspec.Struct, frozen=True):
    """A field of text: its name, its first text, an example, and its limit of characters.

    Without a `key` it is called by its place among the fields.
    """

    label: str
    value: str
    example: str = ""
    required: bool = False
    most: int = MOST_TYPED
    key: str = ""
    about: str = ""


class Radio(msgspec.Struct, frozen=True, kw_only=True):
    """A group of 2 to 10 values, of which one is chosen."""

    key: str
    label: str
    about: str
    entries: Sequence[Entry]
    chosen: str | None


class Boxes(msgspec.Struct, frozen=True, kw_only=True):
    """A group of 1 to 10 boxes, of which any number are ticked."""

    key: str
    label: str
    about: str
    entries: Sequence[Entry]
    chosen: Collection[str]


class Pick(msgspec.Struct, frozen=True, kw_only=True):
    """A menu of up to 25 values, of which `least` to `most` are chosen."""

    key: str
    label: str
    about: str
    entries: Sequence[Entry]
    chosen: Collection[str]
    least: int = 1
    most: int = 1


class Channels(msgspec.Struct, frozen=True, kw_only=True):
    """A menu of the text channels of a server, of which none to `most` are chosen."""

    key: str
    label: str
    about: str
    chosen: Sequence[int]
    most: int = 1


class Role(msgspec.Struct, frozen=True, kw_only=True):
    """A menu of the roles of a server, of which one or none is chosen."""

    key: str
    label: str
    about: str
    chosen: int | None


Part = Field | Radio | Boxes | Pick | Channels | Role


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """A box to fill in.

    It carries its act and the arguments in its custom id, as a button does, so that it works after a restart too.
    """

    title: str
    fields: Sequence[Part]
    act: str
    arguments: Sequence[object] = ()


def choice(key: str, label: str, about: str, entries: Sequence[Entry], chosen: str | None) -> Radio | Pick:
    """Return a field in which one value is chosen: a radio group if it has room for the values, else a menu."""
    if 2 <= len(entries) <= MOST_RADIO:
        return Radio(key=key, label=label, about=about, entries=entries, chosen=chosen)
    return Pick(key=key, label=label, about=about, entries=entries, chosen=[] if chosen is None else [chosen])


def field_key(number: int, part: Part) -> str:
    """Return the key by which what was filled into a field arrives."""
    return part.key or f"field{number}"
