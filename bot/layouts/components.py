"""The parts every layout is made of: buttons and menus that outlive a restart, pictures, and the two kinds of layout.

A component carries its meaning in its `custom_id` (`az:ACT:ARGUMENTS`): ids only, never a secret. So nothing has to be
remembered between two presses.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import discord
from discord import ButtonStyle, ui

from azalai.bot.signs import Signs
from azalai.bot.text import LABEL_LIMIT, OPTION_LIMIT, clip
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


def marked(item: Button | Menu, mark: int) -> None:
    """Puts a mark at the end of the custom id of a component, by which its message is found again."""
    item.custom_id = f"{item.custom_id}{MARK}{mark:x}"


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


class Button(ui.Button[Any]):
    """A button."""

    signed: Signed | None = None

    def show(self, signs: Signs) -> None:
        """With its sign, where there is one; else with all its words."""
        if self.signed is not None:
            self.emoji = signs.emoji(self.signed.sign)
            self.label = clip(self.signed.plain if self.emoji is None else self.signed.label, LABEL_LIMIT) or None

    def is_dispatchable(self) -> bool:
        """The client hears of it: discord.py need not remember the view that it stands in."""
        return False


class Entry(NamedTuple):
    """An entry of a menu: its label, its value, perhaps a line about it, and a sign with what it is called without
    it."""

    label: str
    value: str
    about: str | None = None
    sign: str | None = None
    plain: str | None = None


class Option(discord.SelectOption):
    """An entry as it stands in a menu."""

    __slots__ = ("signed",)

    def __init__(self, entry: Entry, *, chosen: bool) -> None:
        self.signed = Signed.of(entry.sign, entry.label, entry.plain)
        super().__init__(
            label=clip(entry.plain or entry.label, OPTION_LIMIT),
            value=entry.value,
            description=clip(entry.about, OPTION_LIMIT) if entry.about else None,
            default=chosen,
        )

    def show(self, signs: Signs) -> None:
        """As a button."""
        if self.signed is not None:
            self.emoji = signs.emoji(self.signed.sign)
            self.label = clip(self.signed.plain if self.emoji is None else self.signed.label, OPTION_LIMIT)


class Choose(ui.Select[Any]):
    """A menu; what was chosen arrives as values."""

    def show(self, signs: Signs) -> None:
        """With the signs of its entries."""
        for option in self.options:
            if isinstance(option, Option):
                option.show(signs)

    def is_dispatchable(self) -> bool:
        """As for a button."""
        return False


class ChooseChannels(ui.ChannelSelect[Any]):
    """A menu of the channels of a server."""

    def is_dispatchable(self) -> bool:
        """As for a button."""
        return False


class ChooseRole(ui.RoleSelect[Any]):
    """A menu of the roles of a server."""

    def is_dispatchable(self) -> bool:
        """As for a button."""
        return False


Menu = Choose | ChooseChannels | ChooseRole


def button(
    label: str,
    act: str,
    *arguments: object,
    style: ButtonStyle = ButtonStyle.secondary,
    disabled: bool = False,
    sign: str | None = None,
    plain: str | None = None,
) -> Button:
    """A button that does `act`. `sign`: the key of the sign that stands before the label, which may be empty then;
    `plain`: all that it is called where no signs are shown, if that is not the label."""
    made = Button(
        label=clip(plain or label, LABEL_LIMIT), custom_id=custom_id(act, *arguments), style=style, disabled=disabled
    )
    made.signed = Signed.of(sign, label, plain)
    return made


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
    entries = [Entry(option[0], option[1], *option[2:]) for option in options]
    return Choose(
        custom_id=custom_id(act, *arguments, prefix="azm"),
        placeholder=clip(placeholder, 150),
        min_values=least,
        max_values=min(most, len(options)),
        options=[Option(entry, chosen=entry.value in chosen) for entry in entries],
    )


def link(label: str, url: str) -> ui.Button[Any]:
    """A button that leads to a message."""
    return ui.Button(label=clip(label, LABEL_LIMIT), url=url, style=ButtonStyle.link)
