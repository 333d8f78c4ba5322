"""Buttons and menus of layouts, from which `azalai.bot.dialogs.message_builder` builds Discord's components.

A component carries its meaning in its `custom_id` (`az:ACT:ARGUMENTS`): ids only, never a secret. So the bot remembers
nothing between two presses, and buttons work after a restart.
"""

from __future__ import annotations

import enum
from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec

from azalai.bot.text import LABEL_LIMIT, clip
from azalai.renderers.signs import KEYS

ID_LIMIT = 100
PER_ROW = 5
ROWS = 5
"""Rows that a message without Components V2 may have."""
PER_MENU = 25
PREFIXES = ("az", "azm")
"""Prefixes of the custom ids of buttons and of menus."""


def custom_id(act: str, *arguments: object, prefix: str = "az") -> str:
    """Return a custom id with an act and its arguments. Raises ValueError if it is too long for Discord."""
    text = ":".join([prefix, act, *(str(argument) for argument in arguments)])
    if len(text) > ID_LIMIT:
        raise ValueError(f"the custom id of {act!r} would be {len(text)} characters long")
    return text


MARK = "#"
"""Character before the mark at the end of a custom id, by which the bot finds its message again."""


def decode_mark(custom_id: str) -> int | None:
    """Return the mark in a custom id, or None."""
    _, separator, mark = custom_id.partition(MARK)
    return int(mark, 16) if separator else None


def decode_custom_id(custom_id: str) -> tuple[str, list[str]] | None:
    """Return the act and the arguments in a custom id, or None if it is not one of ours."""
    prefix, *parts = custom_id.partition(MARK)[0].split(":")
    return (parts[0], parts[1:]) if prefix in PREFIXES and parts else None


class SignedName(NamedTuple):
    """Name with a sign: the sign's key, the label behind the sign, and the name in words alone."""

    sign: str
    label: str
    plain: str

    @classmethod
    def make(cls, sign: str | None, label: str, plain: str | None) -> SignedName | None:
        """Return the name with a sign, or None if there is no sign.

        Raises ValueError if the sign is unknown, or if the name in words would be empty.
        """
        if sign is None:
            return None
        if sign not in KEYS or not (plain or label):
            raise ValueError(f"{sign!r} is no sign, or has no word")
        return cls(sign, label, plain or label)


class ButtonStyle(enum.IntEnum):
    """Styles of a button, by Discord's numbers."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


class Button(msgspec.Struct, frozen=True):
    """Button. `signed`: its name with a sign, or None if it has no sign."""

    label: str
    custom_id: str
    style: ButtonStyle = ButtonStyle.SECONDARY
    disabled: bool = False
    signed: SignedName | None = None


class Link(msgspec.Struct, frozen=True):
    """Button that leads to a message."""

    label: str
    url: str


class Entry(NamedTuple):
    """Entry of a menu: label, value, optional description (`about`), sign, and the name without the sign (`plain`)."""

    label: str
    value: str
    about: str | None = None
    sign: str | None = None
    plain: str | None = None


class Choose(msgspec.Struct, frozen=True, kw_only=True):
    """Menu of values, of which `least` to `most` may be chosen. `chosen`: the values that are set."""

    custom_id: str
    placeholder: str
    entries: Sequence[Entry]
    least: int
    most: int
    chosen: Collection[str]


class ChooseChannels(msgspec.Struct, frozen=True, kw_only=True):
    """Menu of the text channels of a server, of which up to `most` may be chosen."""

    custom_id: str
    placeholder: str
    most: int
    chosen: Sequence[int]


class ChooseRole(msgspec.Struct, frozen=True, kw_only=True):
    """Menu of the roles of a server, of which one or none may be chosen."""

    custom_id: str
    placeholder: str
    chosen: int | None


Menu = Choose | ChooseChannels | ChooseRole


def button(
    label: str,
    act: str,
    *arguments: object,
    style: ButtonStyle = ButtonStyle.SECONDARY,
    disabled: bool = False,
    sign: str | None = None,
    plain: str | None = None,
) -> Button:
    """Return a button that does `act`.

    `sign`: the key of the sign before the label, which may then be empty. `plain`: the whole text without signs, if it
    is not the label.
    """
    signed = SignedName.make(sign, label, plain)
    return Button(clip(plain or label, LABEL_LIMIT), custom_id(act, *arguments), style, disabled, signed)


def menu(
    placeholder: str,
    options: Sequence[tuple[str, str] | tuple[str, str, str | None] | Entry],
    act: str,
    *arguments: object,
    least: int = 1,
    most: int = 1,
    chosen: Collection[str] = (),
) -> Choose:
    """Return a menu of up to 25 options: labels, values and optional descriptions, or entries with signs.

    `chosen`: the values that are set.
    """
    return Choose(
        custom_id=custom_id(act, *arguments, prefix="azm"),
        placeholder=clip(placeholder, 150),
        entries=[Entry(option[0], option[1], *option[2:]) for option in options],
        least=least,
        most=min(most, len(options)),
        chosen=chosen,
    )


def link(label: str, url: str) -> Link:
    """Return a button that leads to a message."""
    return Link(clip(label, LABEL_LIMIT), url)
