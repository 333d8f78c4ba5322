"""`/games`: all of one's tables, in all servers, and what waits for players in this one."""

from __future__ import annotations

from functools import partial

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.permissions import sees_channel
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import command
from azalai.bot.hosting.open_tables import Waiting, waiting_in
from azalai.bot.layouts.own_table_list import OwnTable, in_order, own_tables_layout
from azalai.bot.store.rows import Status
from azalai.bot.tournaments.entrants import list_open
from azalai.cogs.cog import Cog


class Games(Cog):
    """Where somebody plays, those first that wait for them."""

    async def cog_load(self) -> None:
        """Puts `/games` into the tree."""
        command(self.bot.tree, "slash-games", [], self._show)

    @action("waiting")
    async def _asked(self, request: Request) -> None:
        await self._show(request)

    @action("games", in_place=True)
    async def _paged(self, request: Request, page: int) -> None:
        await self._show(request, page)

    async def _show(self, request: Request, page: int = 0) -> None:
        user = request.user
        async with self.rooms.host.store.read() as tx:
            numbers = await tx.tables.of(user, (Status.LOBBY, Status.RUNNING, Status.STRANDED))
            rows = [row for number in numbers if (row := await tx.tables.get(number)) is not None]
            seats = await tx.seats.of_tables(numbers)
            cards = await tx.messages.newest_cards(numbers)
            waiting: list[Waiting] = []
            if request.guild is not None:
                where = request.guild, user, partial(sees_channel, request)
                waiting = [*await waiting_in(tx, *where), *await list_open(tx, *where)]
        tables = [
            OwnTable(
                row,
                tuple(seat for seat in seats if seat.table_id == row.id),
                cards.get(row.id),
                await self._server(row.guild_id),
            )
            for row in rows
        ]
        layout = own_tables_layout(in_order(tables, user), request.words, page, user=user, waiting=waiting)
        await show(request, layout)

    async def _server(self, guild: int | None) -> str:
        found = await self.rooms.servers.guild(guild)
        return found.name if found is not None else "?"


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Games(bot))
