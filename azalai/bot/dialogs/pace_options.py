"""The options of slash commands that tell a pace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from azalai.bot.clocks.pace import Late
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import Phrase
from azalai.bot.layouts.table_options_form import pace_choices


class LateChoice(app_commands.Transformer):
    """What follows when a seat's time runs out."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """What there is to choose, in words."""
        return [app_commands.Choice(name=Phrase(f"late-{late.value}"), value=late.value) for late in Late]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Late:
        """The choice as it is stored."""
        return Late(value)


async def complete_pace(request: Request, current: str) -> Sequence[tuple[str, str]]:
    """The usual paces, and what was typed itself: any number of hours will do."""
    typed = current.strip()
    usual = pace_choices(request.words)
    if not typed:
        return usual
    fitting = [(label, hours) for label, hours in usual if typed.casefold() in label.casefold() or hours == typed]
    if any(hours == typed for _, hours in fitting):
        return fitting
    return [(typed[:100], typed[:100]), *fitting]
