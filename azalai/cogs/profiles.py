"""`/azalai profile`, `/azalai history`, `/azalai leaderboard`, and the button *Rematch*."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import offered_games
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.permissions import check_channel, check_guild_settings
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import Phrase, command
from azalai.bot.dialogs.table_opening import tell_opened
from azalai.bot.dialogs.threads import bring_in
from azalai.bot.hosting.rematch import open_rematch
from azalai.bot.profiles import rules as statistics
from azalai.bot.profiles.layout import history_layout, leaderboard_layout, profile_layout
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands


class Fame(Cog):
    """What finished games tell of people, and playing them again."""

    async def cog_load(self) -> None:
        """Adds the commands to `/azalai`."""
        group = own_commands(self.bot)
        command(group, "slash-history", [], self._show_history)
        person = [("person", "slash-profile-person", discord.User)]
        command(group, "slash-profile", person, self._profile, {"person": None})
        parameters: list[tuple[str, str, Any]] = [
            ("game", "slash-leaderboard-game", app_commands.Transform[str, GameChoice]),
            ("where", "slash-leaderboard-where", app_commands.Transform[str, Where]),
        ]
        command(group, "slash-leaderboard", parameters, self._best, {"where": "server"})

    async def _profile(self, request: Request, person: discord.User | None) -> None:
        about = person or request.interaction.user
        reader = request.user
        found = await statistics.profile(self.rooms.host, about.id, about.display_name, request.guild, reader)
        await show(request, profile_layout(found, request.words, user=request.user))

    @action("history", in_place=True)
    async def _paged(self, request: Request, page: int) -> None:
        await self._show_history(request, page)

    async def _show_history(self, request: Request, page: int = 0) -> None:
        found = await statistics.history(self.rooms.host, request.user, page)
        await show(request, history_layout(found, request.words, user=request.user))

    async def _best(self, request: Request, game: str, where: str) -> None:
        guild = request.guild if where == "server" else None
        found = await statistics.leaderboard(self.rooms.host, game, guild, request.user)
        layout = leaderboard_layout(game, found, request.words, server=guild is not None, user=request.user)
        await show(request, layout)

    @action("rematch")
    async def _rematch(self, request: Request, table: int) -> None:
        await check_guild_settings(self.rooms.host, request, thread=False)
        check_channel(request, thread=False)
        opened = await open_rematch(self.rooms.host, table, request.person)
        await bring_in(request.interaction.channel, request.user)
        await tell_opened(self.rooms.host, request, opened)


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
