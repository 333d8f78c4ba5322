"""Forms (Discord's modals): fields of text, choices, and menus of a server's channels and roles.

The line under the name of a field (`about`) says how it is set now, because a client may show a choice without marking
the value that is set. The submitted values arrive by the keys of the fields (`filled.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from azalai.bot.layouts.components import Entry

MOST_TYPED = 60
MOST_FIELDS = 5
"""Largest number of fields of a form."""
MOST_RADIO = 10
"""Largest number of values of a radio group, or of a group of checkboxes."""


class Field(msgspec.Struct, frozen=True):
    """Field of text: its name, its first text, an example, and the largest number of characters.

    Without a `key` it gets one from its place among the fields (`field_key`).
    """

    label: str
    value: str
    example: str = ""
    required: bool = False
    most: int = MOST_TYPED
    key: str = ""
    about: str = ""


class Radio(msgspec.Struct, frozen=True, kw_only=True):
    """Group of 2 to 10 values, of which one is chosen."""

    key: str
    label: str
    about: str
    entries: Sequence[Entry]
    chosen: str | None


class Checkboxes(msgspec.Struct, frozen=True, kw_only=True):
    """Group of 1 to 10 checkboxes, of which any number are ticked."""

    key: str
    label: str
    about: str
    entries: Sequence[Entry]
    chosen: Collection[str]


class Pick(msgspec.Struct, frozen=True, kw_only=True):
    """Menu of up to 25 values, of which `least` to `most` are chosen."""

    key: str
    label: str
    about: str
    entries: Sequence[Entry]
    chosen: Collection[str]
    least: int = 1
    most: int = 1


class Channels(msgspec.Struct, frozen=True, kw_only=True):
    """Menu of the text channels of a server, of which up to `most` are chosen."""

    key: str
    label: str
    about: str
    chosen: Sequence[int]
    most: int = 1


class Role(msgspec.Struct, frozen=True, kw_only=True):
    """Menu of the roles of a server, of which one or none is chosen."""

    key: str
    label: str
    about: str
    chosen: int | None


Part = Field | Radio | Checkboxes | Pick | Channels | Role


class Modal(msgspec.Struct, frozen=True, kw_only=True):
    """Form of up to `MOST_FIELDS` fields.

    It carries its act and the arguments in its custom id, as a button does, so that it works after a restart too.
    """

    title: str
    fields: Sequence[Part]
    act: str
    arguments: Sequence[object] = ()


def choice(key: str, label: str, about: str, entries: Sequence[Entry], chosen: str | None) -> Radio | Pick:
    """Return a field in which one value is chosen: a radio group if that has room for the values, else a menu."""
    if 2 <= len(entries) <= MOST_RADIO:
        return Radio(key=key, label=label, about=about, entries=entries, chosen=chosen)
    return Pick(key=key, label=label, about=about, entries=entries, chosen=[] if chosen is None else [chosen])


def field_key(number: int, part: Part) -> str:
    """Return the key by which the values of a field arrive. `number`: its place among the fields, from 0."""
    return part.key or f"field{number}"
