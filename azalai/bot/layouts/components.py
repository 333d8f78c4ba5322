"""The parts every layout is made of: buttons and menus that outlive a restart (built by
`azalai.bot.dialogs.message_builder`).

A component carries its meaning in its `custom_id` (`az:ACT:ARGUMENTS`): ids only, never a secret. So nothing has to be
remembered between two presses.
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
"""As many rows as a message that is not Components V2 has at most."""
PER_MENU = 25
PREFIXES = ("az", "azm")
"""Of the ids of buttons and of menus."""


def custom_id(act: str, *arguments: object, prefix: str = "az") -> str:
    """The id of a component: what it does and to what. ValueError where it would be too long for Discord."""
    made = ":".join([prefix, act, *(str(argument) for argument in arguments)])
    if len(made) > ID_LIMIT:
        raise ValueError(f"the custom id of {act!r} would be {len(made)} characters long")
    return made


MARK = "#"
"""Stands before the mark at the end of a custom id."""


def mark_in(custom_id: str) -> int | None:
    """The mark in a custom id, if there is one."""
    _, separator, mark = custom_id.partition(MARK)
    return int(mark, 16) if separator else None


def read_custom_id(custom_id: str) -> tuple[str, list[str]] | None:
    """What a component does, and to what; None where it is none of ours."""
    prefix, *parts = custom_id.partition(MARK)[0].split(":")
    return (parts[0], parts[1:]) if prefix in PREFIXES and parts else None


class Signed(NamedTuple):
    """What something is called with its sign and without. ValueError for a sign that there is not, and where there is
    nothing to say without it."""

    sign: str
    label: str
    plain: str

    @classmethod
    def of(cls, sign: str | None, label: str, plain: str | None) -> Signed | None:
        """None where there is no sign."""
        if sign is None:
            return None
        if sign not in KEYS or not (plain or label):
            raise ValueError(f"{sign!r} is no sign, or has no word")
        return cls(sign, label, plain or label)


class ButtonStyle(enum.IntEnum):
    """How a button stands out, by Discord's numbers."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


class Button(msgspec.Struct, frozen=True):
    """A button; `signed`: how it is called with its sign and without, where it has one."""

    label: str
    custom_id: str
    style: ButtonStyle = ButtonStyle.SECONDARY
    disabled: bool = False
    signed: Signed | None = None


class Link(msgspec.Struct, frozen=True):
    """A button that leads to a message."""

    label: str
    url: str


class Entry(NamedTuple):
    """An entry of a menu: its label, its value, perhaps a line about it, and a sign with what it is called without
    it."""

    label: str
    value: str
    about: str | None = None
    sign: str | None = None
    plain: str | None = None


class Choose(msgspec.Struct, frozen=True, kw_only=True):
    """A menu; what was chosen arrives as values. `chosen`: the values that are set."""

    custom_id: str
    placeholder: str
    entries: Sequence[Entry]
    least: int
    most: int
    chosen: Collection[str]


class ChooseChannels(msgspec.Struct, frozen=True, kw_only=True):
    """A menu of the text channels of a server, of which so many may be chosen."""

    custom_id: str
    placeholder: str
    most: int
    chosen: Sequence[int]


class ChooseRole(msgspec.Struct, frozen=True, kw_only=True):
    """A menu of the roles of a server."""

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
    """A button that does `act`. `sign`: the key of the sign that stands before the label, which may be empty then;
    `plain`: all that it is called where no signs are shown, if that is not the label."""
    signed = Signed.of(sign, label, plain)
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
    """A menu of labels, values and perhaps a line about each, or of entries with signs; 25 at most. `chosen`: the
    values that are set."""
    return Choose(
        custom_id=custom_id(act, *arguments, prefix="azm"),
        placeholder=clip(placeholder, 150),
        entries=[Entry(option[0], option[1], *option[2:]) for option in options],
        least=least,
        most=min(most, len(options)),
        chosen=chosen,
    )


def link(label: str, url: str) -> Link:
    """A button that leads to a message."""
    return Link(clip(label, LABEL_LIMIT), url)
