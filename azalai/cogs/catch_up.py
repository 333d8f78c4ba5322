"""What has happened since one's last act: `/table since`, and the entry under *...*."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.context import table_here
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import command
from azalai.bot.errors import Refused
from azalai.bot.layouts.cards import wording
from azalai.bot.layouts.table_menu import text_pages
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable, seat_of
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class Since(Cog):
    """What happened while somebody was away, on request."""

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        group = table_commands(self.bot)
        command(group, "slash-table-since", [], self._since)

    async def _since(self, request: Request) -> None:
        await self._show(request, await table_here(self.rooms.host, request))

    @action("since", in_view=True)
    async def _pressed(self, request: Request, table: int) -> None:
        await self._show(request, await load(self.rooms.host, table))

    async def _show(self, request: Request, table: LoadedTable) -> None:
        seat = seat_of(table, request.user)
        layout = await self.rooms.catch_up.layout(table, seat, table.row.position)
        async with self.rooms.host.store.write() as tx:
            await tx.seats.saw(table.id, seat.seat, seat.seen, table.row.position)
        await self.rooms.views.show(request, layout, table, follows=False)

    @action("then", in_view=True)
    @action("then-page", in_place=True)
    async def _then(self, request: Request, page: int, table: int, act: int) -> None:
        loaded = await load(self.rooms.host, table)
        seat = seat_of(loaded, request.user)
        async with self.rooms.host.store.read() as tx:
            own = await tx.moves.last_of(table, seat.seat, loaded.row.position)
        then = await self.rooms.catch_up.position(loaded, act)
        if then is None or act > own:
            raise Refused("refusal-position-gone")
        words = request.words
        text = wording(then, seat.seat, words).text
        layout = text_pages(text, words, page, table, act, user=request.user, act="then-page")
        await self.rooms.views.show(request, layout, loaded, follows=False)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Since(bot))
