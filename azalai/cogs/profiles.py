"""`/azalai profile`, `/azalai history`, `/azalai leaderboard`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import offered_games
from azalai.bot.dialogs.slash_commands import Phrase, command
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands


class Fame(Cog):
    """What finished games tell of people."""

    async def cog_load(self) -> None:
        """Adds the commands to `/azalai`."""
        group = own_commands(self.bot)
        command(group, "slash-history", [], self.rooms.remembering.history)
        person = [("person", "slash-profile-person", discord.User)]
        command(group, "slash-profile", person, self.rooms.remembering.profile, {"person": None})
        parameters: list[tuple[str, str, Any]] = [
            ("game", "slash-leaderboard-game", app_commands.Transform[str, GameChoice]),
            ("where", "slash-leaderboard-where", app_commands.Transform[str, Where]),
        ]
        command(group, "slash-leaderboard", parameters, self.rooms.remembering.leaderboard, {"where": "server"})


class GameChoice(app_commands.Transformer):
    """One of the games that are played here."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The games with their names."""
        return [app_commands.Choice(name=Phrase(f"{key}-name"), value=key) for key in offered_games()]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> str:
        """The key of the game."""
        return str(value)


class Where(app_commands.Transformer):
    """In this server, or everywhere."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The two ranges."""
        return [app_commands.Choice(name=Phrase(f"where-{place}"), value=place) for place in ("server", "everywhere")]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> str:
        """The range as it was chosen."""
        return str(value)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Fame(bot))
