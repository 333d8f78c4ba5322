"""The parts every layout is made of: buttons and menus that outlive a restart, pictures, and the two kinds of layout.

A component carries its meaning in its `custom_id` (`az:ACT:ARGUMENTS`): ids only, never a secret. All of
them are dynamic items, so nothing has to be remembered between two presses.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from re import Match
from typing import Any, Protocol, Self, cast

import discord
from discord import ui

from bot.text import LABEL_LIMIT, OPTION_LIMIT, clip

ID_LIMIT = 100
PER_ROW = 5
ROWS = 5
"""As many rows as a message that is not Components V2 has at most."""
PER_MENU = 25


class Routes(Protocol):
    """Knows who answers a press."""

    async def press(self, interaction: discord.Interaction, name: str, arguments: list[str], values: list[str]) -> None:
        """Answers a button or a menu of ours."""
        ...


class HasRouter(Protocol):
    """The client."""

    router: Routes


def custom_id(act: str, *arguments: object, prefix: str = "az") -> str:
    """The id of a component: what it does and to what. ValueError where it would be too long for Discord."""
    made = ":".join([prefix, act, *(str(argument) for argument in arguments)])
    if len(made) > ID_LIMIT:
        raise ValueError(f"the custom id of {act!r} would be {len(made)} characters long")
    return made


MARK = "#"
"""Stands before the mark at the end of a custom id."""


def marked(item: Press | Choose, mark: int) -> None:
    """Puts a mark at the end of the custom id of a component, by which its message is found again."""
    item.custom_id = f"{item.custom_id}{MARK}{mark:x}"


def mark_in(custom_id: str) -> int | None:
    """The mark in a custom id, if there is one."""
    _, separator, mark = custom_id.partition(MARK)
    return int(mark, 16) if separator else None


def _without_mark(custom_id: str) -> str:
    return custom_id.partition(MARK)[0]


class Press(ui.DynamicItem[ui.Button[Any]], template=r"az:(?P<act>[a-z-]+)(?::(?P<rest>.*))?"):
    """A button."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: Match[str], /) -> Self:
        """The button that was pressed."""
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hands the press to the client."""
        act, *arguments = _without_mark(self.custom_id).split(":")[1:]
        await cast(HasRouter, interaction.client).router.press(interaction, act, arguments, [])


class Choose(ui.DynamicItem[ui.Select[Any]], template=r"azm:(?P<act>[a-z-]+)(?::(?P<rest>.*))?"):
    """A menu; what was chosen arrives as `values`."""

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: ui.Item[Any], match: Match[str], /) -> Self:
        """The menu that was used."""
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction) -> None:
        """Hands the choice to the client."""
        act, *arguments = _without_mark(self.custom_id).split(":")[1:]
        values = cast("dict[str, Any]", interaction.data or {}).get("values", [])
        await cast(HasRouter, interaction.client).router.press(interaction, act, arguments, list(values))


def button(
    label: str,
    act: str,
    *arguments: object,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Press:
    """A button that does `act`."""
    return Press(
        ui.Button(label=clip(label, LABEL_LIMIT), custom_id=custom_id(act, *arguments), style=style, disabled=disabled)
    )


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
    select: ui.Select[Any] = ui.Select(
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
    return Choose(select)


def link(label: str, url: str) -> ui.Button[Any]:
    """A button that leads to a message."""
    return ui.Button(label=clip(label, LABEL_LIMIT), url=url, style=discord.ButtonStyle.link)
