"""Dialog of a table's menu, its rules, its text, its history and its status."""

from __future__ import annotations

import asyncio

from azalai.bot.dialogs.context import load_table_here
from azalai.bot.dialogs.discord_permissions import check_channel, check_guild_settings
from azalai.bot.dialogs.marks import TableNumber, action
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show, show_sheet
from azalai.bot.errors import Refused
from azalai.bot.history.narration import lines, with_comings_and_goings
from azalai.bot.hosting import seats
from azalai.bot.layouts import table_menu as layouts
from azalai.bot.layouts.clock_texts import list_absences, pace_lines, time_lines
from azalai.bot.layouts.idle_view import rules_layout, words_layout
from azalai.bot.play.rest_of_turn import foresee
from azalai.bot.tables.channels import retry_refused
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES


class TableDialog:
    """Dialog of reading about a table, and of moving it."""

    def __init__(self, host: Host, views: LivingViews) -> None:
        self._host = host
        self._views = views

    @action("rules", in_view=True)
    async def _open_rules(self, request: Request, table: TableNumber) -> None:
        loaded = await load(self._host, table)
        await self._show_rules(request, loaded, 0)

    @action("rulespage", in_place=True)
    async def _turn_rules_page(self, request: Request, page: int, table: TableNumber) -> None:
        await self._show_rules(request, await load(self._host, table), page)

    async def _show_rules(self, request: Request, table: LoadedTable, page: int) -> None:
        layout = rules_layout(table.game.key, request.reader, page, act="rulespage", table=table.id)
        await self._views.show(request, layout, table, follows=False)

    @action("rules-of", in_place=True)
    async def _show_rules_of(self, request: Request, page: int, game: str) -> None:
        if game not in GAMES:
            raise Refused("refusal-unreadable-button")
        await show_sheet(request, rules_layout(game, request.reader, page))

    @action("more", in_view=True)
    async def _show_more(self, request: Request, table: TableNumber) -> None:
        loaded = await load(self._host, table)
        seat = loaded.find_seat(request.user)
        finishes = seat is not None and seat.deciding and loaded.row.suggestions
        rest = await asyncio.to_thread(foresee, loaded, seat.seat) if seat is not None and finishes else None
        layout = layouts.more_layout(loaded, request.reader, rest)
        await self._views.show(request, layout, loaded, follows=False, menu=True)

    @action("text", in_view=True)
    async def _open_text(self, request: Request, table: TableNumber) -> None:
        loaded = await load(self._host, table)
        if loaded.state is None:
            raise Refused("refusal-not-started")
        await self._views.show(request, layouts.text_view(loaded, request.reader), loaded, follows=False)

    @action("textpage", in_place=True)
    async def _turn_text_page(self, request: Request, page: int, table: TableNumber) -> None:
        loaded = await load(self._host, table)
        await self._views.show(request, layouts.text_view(loaded, request.reader, page), loaded, follows=False)

    @action("log", in_view=True)
    async def _open_log(self, request: Request, table: TableNumber) -> None:
        await self._show_log(request, await load(self._host, table), 0)

    @action("logpage", in_place=True)
    async def _turn_log_page(self, request: Request, page: int, table: TableNumber) -> None:
        await self._show_log(request, await load(self._host, table), page)

    async def _show_log(self, request: Request, table: LoadedTable, page: int) -> None:
        words = request.words
        seat = table.find_seat(request.user)
        async with self._host.store.read() as tx:
            moves = await tx.moves.list_since(table.id, -1)
            sitters = await tx.seat_history.list_at(table.id)
        reader, former = None if seat is None else seat.seat, [sitter for sitter in sitters if sitter.until is not None]
        log_lines = lines(table, moves, reader, words, all_that_is_out=True, former=former)
        log_lines = with_comings_and_goings(table, log_lines, sitters, words)
        await self._views.show(
            request, layouts.log_layout(table, log_lines, request.reader, page), table, follows=False
        )

    @action("close", in_place=True)
    async def _keep_table(self, request: Request) -> None:
        await show(request, words_layout(request.words.say("confirm-closed"), user=request.user))

    @action("close-sheet", in_place=True)
    async def _close_sheet(self, request: Request) -> None:
        await show(request, words_layout(request.words.say("sheet-closed"), user=request.user))

    async def show_status(self, request: Request) -> None:
        """Show the status of the channel's table, and its players' clocks."""
        table = await load_table_here(self._host, request)
        await retry_refused(self._host, table.id)
        words = request.words
        away = await self._host.store.look(lambda tx: list_absences(tx, table, self._host.now()))
        times = [*pace_lines(table, words), *time_lines(table, away, words)]
        await self._views.show(request, layouts.status_layout(table, request.reader, times), table, follows=False)

    async def show_log(self, request: Request) -> None:
        """Show the history of the channel's table."""
        await self._show_log(request, await load_table_here(self._host, request), 0)

    async def move_table(self, request: Request, table: int) -> None:
        """Move the table with that number into the channel."""
        await check_guild_settings(self._host, request, thread=False, opening=False)
        channel = check_channel(request, thread=False)
        await seats.move_table(self._host, table, channel, request.guild, request.person)
        done = request.words.say("move-done")
        await show(request, words_layout(done, user=request.user))
