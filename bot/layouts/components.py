"""The parts every layout is made of: buttons and menus that outlive a restart, pictures, and the two kinds of layout.

A component carries its meaning in its `custom_id` (`az:ACT:ARGUMENTS`): ids only, never a secret. So nothing has to be
remembered between two presses.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.text import LABEL_LIMIT, OPTION_LIMIT, clip

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


class Button(ui.Button[Any]):
    """A button."""

    def is_dispatchable(self) -> bool:
        """The client hears of it: discord.py need not remember the view that it stands in."""
        return False


class Choose(ui.Select[Any]):
    """A menu; what was chosen arrives as values."""

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
    sign: str = "",
    plain: str = "",
) -> Button:
    """A button that does `act`. `sign`: the key of the sign before its label; `plain`: what stands on it where signs
    are not shown, "" for the label."""
    label = (plain or label) if sign else label
    return Button(label=clip(label, LABEL_LIMIT), custom_id=custom_id(act, *arguments), style=style, disabled=disabled)


def menu(
    placeholder: str,
    options: Sequence[tuple[str, str] | tuple[str, str, str | None]],
    act: str,
    *arguments: object,
    least: int = 1,
    most: int = 1,
    chosen: Collection[str] = (),
) -> Choose:
    """A menu of labels, values and perhaps a line about each, 25 at most. `chosen`: the values that are set."""
    return Choose(
        custom_id=custom_id(act, *arguments, prefix="azm"),
        placeholder=clip(placeholder, 150),
        min_values=least,
        max_values=min(most, len(options)),
        options=[
            discord.SelectOption(
                label=clip(label, OPTION_LIMIT),
                value=value,
                description=clip(about[0], OPTION_LIMIT) if about and about[0] else None,
                default=value in chosen,
            )
            for label, value, *about in options
        ],
    )


def link(label: str, url: str) -> ui.Button[Any]:
    """A button that leads to a message."""
    return ui.Button(label=clip(label, LABEL_LIMIT), url=url, style=ButtonStyle.link)
