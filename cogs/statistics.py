"""`/azalai profile`, `/azalai history`, `/azalai leaderboard`, and the button *Rematch*."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.catalogue import offered_games
from bot.dialogs.openings import tell_opened
from bot.dialogs.permissions import check_channel, check_guild_settings, person_of
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import Phrase, command
from bot.dialogs.threads import bring_in
from bot.hosting.rematch import open_rematch
from bot.layouts.statistics import history_layout, leaderboard_layout, profile_layout
from bot.records import statistics
from cogs.help import own_commands


class Fame(commands.Cog):
    """What finished games tell of people, and playing them again."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Adds the commands to `/azalai`."""
        group = own_commands(self.bot)
        command(group, "slash-history", [], self._history)

        async def profile(interaction: discord.Interaction, person: discord.User | None = None) -> None:
            await respond(interaction, lambda: self._profile(interaction, person))

        command(group, "slash-profile", [("person", "slash-profile-person", discord.User)], profile, {"person": None})

        async def leaderboard(interaction: discord.Interaction, game: str, where: str = "server") -> None:
            await respond(interaction, lambda: self._best(interaction, game, where))

        parameters: list[tuple[str, str, Any]] = [
            ("game", "slash-leaderboard-game", app_commands.Transform[str, GameChoice]),
            ("where", "slash-leaderboard-where", app_commands.Transform[str, Where]),
        ]
        command(group, "slash-leaderboard", parameters, leaderboard, {"where": "server"})

    async def _profile(self, interaction: discord.Interaction, person: discord.User | None) -> None:
        about = person or interaction.user
        reader = interaction.user.id
        found = await statistics.profile(self.bot.host, about.id, about.display_name, interaction.guild_id, reader)
        await show(interaction, profile_layout(found, words_for(interaction), user=interaction.user.id))

    async def _history(self, interaction: discord.Interaction) -> None:
        await respond(interaction, lambda: self._show_history(interaction, 0))

    @action("history", in_place=True)
    async def _paged(self, interaction: discord.Interaction, page: int) -> None:
        await self._show_history(interaction, page)

    async def _show_history(self, interaction: discord.Interaction, page: int) -> None:
        found = await statistics.history(self.bot.host, interaction.user.id, page)
        await show(interaction, history_layout(found, words_for(interaction), user=interaction.user.id))

    async def _best(self, interaction: discord.Interaction, game: str, where: str) -> None:
        guild = interaction.guild_id if where == "server" else None
        found = await statistics.leaderboard(self.bot.host, game, guild, interaction.user.id)
        layout = leaderboard_layout(
            game, found, words_for(interaction), server=guild is not None, user=interaction.user.id
        )
        await show(interaction, layout)

    @action("rematch")
    async def _rematch(self, interaction: discord.Interaction, table: int) -> None:
        await check_guild_settings(self.bot.host, interaction, thread=False)
        check_channel(interaction, thread=False)
        opened = await open_rematch(self.bot.host, table, person_of(interaction))
        await bring_in(interaction.channel, interaction.user.id)
        await tell_opened(self.bot.host, interaction, opened)


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
