"""The options of slash commands that tell a pace."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.clocks.pace import Late
from bot.dialogs.responses import words_for
from bot.dialogs.slash_commands import Phrase
from bot.layouts.table_options import pace_choices


class LateChoice(app_commands.Transformer):
    """What follows when a seat's time runs out."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """What there is to choose, in words."""
        return [app_commands.Choice(name=Phrase(f"late-{late.value}"), value=late.value) for late in Late]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Late:
        """The choice as it is stored."""
        return Late(value)


async def complete_pace(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The usual paces, and what was typed itself: any number of hours will do."""
    typed = current.strip()
    usual = [app_commands.Choice(name=label, value=hours) for label, hours in pace_choices(words_for(interaction))]
    if not typed:
        return usual
    fitting = [choice for choice in usual if typed.casefold() in choice.name.casefold() or choice.value == typed]
    if any(choice.value == typed for choice in fitting):
        return fitting
    return [app_commands.Choice(name=typed[:100], value=typed[:100]), *fitting]
