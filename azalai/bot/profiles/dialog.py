"""Dialog of the results of finished games."""

from __future__ import annotations

import discord

from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show_sheet
from azalai.bot.dialogs.where import Where
from azalai.bot.errors import Refused
from azalai.bot.layouts.entry_buttons import own_tables_button
from azalai.bot.profiles import rules as statistics
from azalai.bot.profiles.layout import history_layout, leaderboard_layout, profile_layout
from azalai.bot.tables.host import Host


class ProfileDialog:
    """Dialog of profiles, histories and leaderboards."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def profile(self, request: Request, person: discord.User | None) -> None:
        """Show the profile of a person."""
        about = person or request.interaction.user
        if about.id != request.user and request.where in (Where.ELSEWHERE, Where.GROUP):
            raise Refused("refusal-server-only")
        reader = request.user
        about_player = await statistics.profile(self._host, about.id, about.display_name, request.guild, reader)
        await show_sheet(request, profile_layout(about_player, request.reader))

    @action("history", in_place=True)
    async def _show_page(self, request: Request, page: int) -> None:
        await self.history(request, page)

    async def history(self, request: Request, page: int = 0) -> None:
        """Show the games that the person has played."""
        results_page = await statistics.history(self._host, request.user, page)
        await show_sheet(request, history_layout(results_page, request.reader), own_tables_button(request.words))

    async def leaderboard(self, request: Request, game: str, where: str) -> None:
        """Show the best players of a game."""
        guild = request.guild if where == "server" else None
        board = await statistics.leaderboard(self._host, game, guild, request.user)
        await show_sheet(request, leaderboard_layout(game, board, request.reader, server=guild is not None))
