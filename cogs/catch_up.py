"""What has happened since one's last act: `/table since`, and the entry under *...*."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.dialogs.context import table_here
from bot.dialogs.responses import respond, words_for
from bot.dialogs.slash_commands import command
from bot.errors import Refused
from bot.layouts.cards import wording
from bot.layouts.table_menu import text_pages
from bot.tables.loading import load
from bot.tables.table import LoadedTable, seat_of
from cogs.tables import table_commands


class Since(commands.Cog):
    """What happened while somebody was away, on request."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        group = table_commands(self.bot)
        command(group, "slash-table-since", [], self._since)

    async def _since(self, interaction: discord.Interaction) -> None:
        async def work() -> None:
            await self._show(interaction, await table_here(self.bot.host, interaction))

        await respond(interaction, work)

    @action("since", in_view=True)
    async def _pressed(self, interaction: discord.Interaction, table: int) -> None:
        await self._show(interaction, await load(self.bot.host, table))

    async def _show(self, interaction: discord.Interaction, table: LoadedTable) -> None:
        seat = seat_of(table, interaction.user.id)
        layout = await self.bot.playing.catch_up.layout(table, seat, table.row.position)
        async with self.bot.host.store.write() as tx:
            await tx.seats.saw(table.id, seat.seat, seat.seen, table.row.position)
        await self.bot.views.show(interaction, layout, table, follows=False)

    @action("then", in_view=True)
    @action("then-page", in_place=True)
    async def _then(self, interaction: discord.Interaction, page: int, table: int, act: int) -> None:
        loaded = await load(self.bot.host, table)
        seat = seat_of(loaded, interaction.user.id)
        async with self.bot.host.store.read() as tx:
            own = await tx.moves.last_of(table, seat.seat, loaded.row.position)
        then = await self.bot.playing.catch_up.position(loaded, act)
        if then is None or act > own:
            raise Refused("refusal-position-gone")
        words = words_for(interaction)
        text = wording(then, seat.seat, words).text
        layout = text_pages(text, words, page, table, act, user=interaction.user.id, act="then-page")
        await self.bot.views.show(interaction, layout, loaded, follows=False)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Since(bot))
