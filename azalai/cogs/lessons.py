"""`/azalai learn`: a guided first game in private."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import taught_games
from azalai.bot.dialogs.slash_commands import Phrase, command
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands


class Lessons(Cog):
    """The way to the lessons."""

    async def cog_load(self) -> None:
        """Adds `/azalai learn`, which works in direct messages too."""
        parameters = [("game", "slash-learn-game", app_commands.Transform[str, TaughtGame])]
        command(own_commands(self.bot), "slash-learn", parameters, self.rooms.learning.open, keep=True)


class TaughtGame(app_commands.Transformer):
    """A game that has a lesson, by its name."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The games."""
        return [app_commands.Choice(name=Phrase(f"{key}-name"), value=key) for key in taught_games()]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> str:
        """The key of the game."""
        return str(value)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Lessons(bot))
