"""Boxes with several fields to type into. Like every box, the client answers them from the raw interaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from azalai.bot.layouts.components import custom_id
from azalai.bot.text import clip

MOST_TYPED = 60


class Field(msgspec.Struct, frozen=True):
    """One field: what stands over it, what it holds at first, and an example."""

    label: str
    value: str
    example: str = ""
    required: bool = False


class Box(ui.Modal):
    """Some fields to type into; what was typed arrives in their order as the values of the act."""

    def __init__(self, *, title: str, fields: Sequence[Field], act: str, arguments: Sequence[object] = ()):
        super().__init__(title=clip(title, 45), custom_id=custom_id(act, *arguments, prefix="azt"), timeout=None)
        for number, field in enumerate(fields):
            line: ui.TextInput[Any] = ui.TextInput(
                custom_id=f"field{number}",
                default=field.value or None,
                placeholder=clip(field.example, 100) or None,
                required=field.required,
                max_length=MOST_TYPED,
            )
            self.add_item(ui.Label(text=clip(field.label, 45), component=line))

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        """Nothing: see above."""


class Typed(ui.Modal):
    """A box to type one number into. The client answers it from the raw interaction, so that it works after a
    restart too."""

    def __init__(
        self, *, title: str, label: str, placeholder: str, default: str, act: str, arguments: Sequence[object]
    ):
        super().__init__(title=clip(title, 45), custom_id=custom_id(act, *arguments, prefix="azt"), timeout=None)
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id="number", placeholder=clip(placeholder, 100), default=default, max_length=12
        )
        self.add_item(ui.Label(text=clip(label, 45), component=box))

    async def on_submit(self, interaction: discord.Interaction, /) -> None:
        """Nothing: see above."""
