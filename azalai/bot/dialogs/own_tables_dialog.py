"""Dialog of `/games`: a user's tables in all servers, and those that wait for players in this one."""

from __future__ import annotations

from functools import partial

from azalai.bot.dialogs.discord_permissions import can_see_channel
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.servers import Servers
from azalai.bot.hosting.open_tables import OpenGame, OpenGamesLister
from azalai.bot.layouts.own_table_list import OwnGamesLister, OwnTable, own_tables_layout, sort_tables
from azalai.bot.store.rows import Status, TableRow
from azalai.bot.tables.host import Host
from azalai.bot.text import visible_name


class OwnTablesDialog:
    """Dialog of a user's tables; those that wait for the user are first."""

    def __init__(
        self, host: Host, servers: Servers, list_waiting: OpenGamesLister, list_own_games: OwnGamesLister
    ) -> None:
        self._host = host
        self._list_own_games = list_own_games
        self._list_waiting = list_waiting
        self._servers = servers

    @action("waiting")
    async def _open(self, request: Request) -> None:
        await self.show(request)

    @action("games", in_place=True)
    async def _show_page(self, request: Request, page: int) -> None:
        await self.show(request, page)

    async def show(self, request: Request, page: int = 0) -> None:
        """Show the user's tables, and those that wait for players here."""
        user = request.user
        async with self._host.store.read() as tx:
            numbers = await tx.tables.list_of_person(user, (Status.LOBBY, Status.RUNNING, Status.STRANDED))
            rows = [row for number in numbers if (row := await tx.tables.get(number)) is not None]
            seats = await tx.seats.list_at_tables(numbers)
            cards = await tx.messages.list_newest_cards(numbers)
            besides = await self._list_own_games(tx, user, self._host.now())
            waiting: list[OpenGame] | None = None
            if request.guild is not None:
                waiting = await self._list_waiting(tx, request.guild, user, partial(can_see_channel, request))
        tables = [
            OwnTable(
                row,
                tuple(seat for seat in seats if seat.table_id == row.id),
                cards.get(row.id),
                await self._describe_place(row, request),
            )
            for row in rows
        ]
        reader = await self._host.preferences.load(user)
        ordered = sort_tables(tables, user)
        layout = own_tables_layout(
            *(ordered, request.reader, page),
            waiting=waiting,
            games=besides,
            world=self._host.settings.world,
            worded=reader.text_only,
        )
        await show(request, layout)

    async def _describe_place(self, row: TableRow, request: Request) -> str:
        """Return the name of a table's channel if it is in the server of the request, else that of its server."""
        guild = await self._servers.find_guild(row.guild_id)
        server = request.interaction.guild
        if server is not None and server.id == row.guild_id:
            channel = server.get_channel_or_thread(row.channel_id)
            if channel is not None:
                return f"#{channel.name}"
        return request.words.say("games-where", table=row.id, server="?" if guild is None else visible_name(guild.name))
