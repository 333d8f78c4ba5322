"""What every table shares: the buttons of the table card and of the dialog, and `/table`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.context import table_here
from azalai.bot.dialogs.marks import action, submitted
from azalai.bot.dialogs.permissions import check_channel, check_guild_settings
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import IN_SERVERS, Phrase, TableNumber, command
from azalai.bot.errors import Refused
from azalai.bot.history.narration import lines, with_comings_and_goings
from azalai.bot.history.results import leaves_early_again, too_early
from azalai.bot.hosting import agreements, endings, lobby, seats
from azalai.bot.layouts import table_menu as layouts
from azalai.bot.layouts.clock_texts import away_at, time_lines, waited_lines
from azalai.bot.layouts.idle_view import closed_layout, words_layout
from azalai.bot.people.person import Person
from azalai.bot.solo.lesson_layout import rules_layout
from azalai.bot.store.rows import ProposalStatus, Status
from azalai.bot.tables.channels import retry_refused
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.cogs.cog import Cog


class TablesCog(Cog):
    """The table card, the dialog, and `/table`."""

    def __init__(self, bot: Azalai) -> None:
        super().__init__(bot)
        self.group = app_commands.Group(
            name=Phrase("slash-table"),
            description=Phrase("slash-table-description"),
            guild_only=True,
            allowed_contexts=IN_SERVERS,
        )
        subcommands: dict[str, Callable[..., Awaitable[None]]] = {
            "status": self._status,
            "board": self._board,
            "hand": self._hand,
            "log": self._log_command,
            "leave": self._leave,
            "cancel": self._cancel,
        }
        for name, invoked in subcommands.items():
            command(self.group, f"slash-table-{name}", [], invoked)
        command(self.group, "slash-table-move", [("table", "slash-table-move-table", TableNumber)], self._move_here)

    async def cog_load(self) -> None:
        """Puts `/table` into the tree."""
        self.bot.tree.add_command(self.group)

    # The table card

    @action("play", in_view=True)
    @action("again", in_place=True)
    async def _play(self, request: Request, table: int) -> None:
        await retry_refused(self.rooms.host, table)
        await self.rooms.playing.open(request, table)

    @action("hand", in_view=True)
    async def _hand_pressed(self, request: Request, table: int) -> None:
        await self.rooms.playing.open(request, table)

    @action("rules", in_view=True)
    async def _rules(self, request: Request, table: int) -> None:
        loaded = await load(self.rooms.host, table)
        layout = rules_layout(loaded.game.key, request.words, user=request.user)
        await self.rooms.views.show(request, layout, loaded, follows=False)

    @action("more", in_view=True)
    async def _more(self, request: Request, table: int) -> None:
        loaded = await load(self.rooms.host, table)
        layout = layouts.more(loaded, request.words, user=request.user)
        await self.rooms.views.show(request, layout, loaded, follows=False)

    @action("text", in_view=True)
    async def _text(self, request: Request, table: int) -> None:
        loaded = await load(self.rooms.host, table)
        if loaded.state is None:
            raise Refused("refusal-not-started")
        layout = layouts.text_view(loaded, request.words, user=request.user)
        await self.rooms.views.show(request, layout, loaded, follows=False)

    @action("textpage", in_place=True)
    async def _text_paged(self, request: Request, page: int, table: int) -> None:
        loaded = await load(self.rooms.host, table)
        layout = layouts.text_view(loaded, request.words, page, user=request.user)
        await self.rooms.views.show(request, layout, loaded, follows=False)

    @action("cards", in_view=True)
    async def _cards(self, request: Request, table: int, page: int = 0) -> None:
        await self.rooms.looking.cards(request, await load(self.rooms.host, table), page)

    @action("card", in_view=True)
    async def _card(self, request: Request, table: int, *, chosen: str) -> None:
        await self.rooms.looking.card(request, await load(self.rooms.host, table), chosen)

    @action("board", in_view=True)
    async def _board_pressed(self, request: Request, table: int) -> None:
        await self.rooms.looking.board(request, await load(self.rooms.host, table))

    @action("last-board", in_view=True)
    async def _last_board(self, request: Request, table: int) -> None:
        await retry_refused(self.rooms.host, table)
        await self.rooms.looking.last_board(request, await load(self.rooms.host, table))

    @action("chart", in_view=True)
    async def _chart(self, request: Request, table: int, chart: str) -> None:
        await self.rooms.looking.chart(request, await load(self.rooms.host, table), chart)

    @action("log", in_view=True)
    async def _log_pressed(self, request: Request, table: int) -> None:
        await self._show_log(request, await load(self.rooms.host, table), 0)

    @action("logpage", in_place=True)
    async def _log_paged(self, request: Request, page: int, table: int) -> None:
        await self._show_log(request, await load(self.rooms.host, table), page)

    async def _show_log(self, request: Request, table: LoadedTable, page: int) -> None:
        words = request.words
        seat = table.seat_of(request.user)
        async with self.rooms.host.store.read() as tx:
            moves = await tx.moves.since(table.id, -1)
            sat = await tx.seat_history.of(table.id)
        reader, former = None if seat is None else seat.seat, [one for one in sat if one.until is not None]
        told = lines(table, moves, reader, words, all_that_is_out=True, former=former)
        told = with_comings_and_goings(table, told, sat, words)
        layout = layouts.log(table, told, words, page, user=request.user)
        await self.rooms.views.show(request, layout, table, follows=False)

    # The dialog

    @action("answer", in_place=True)
    @action("choose", in_place=True)
    @action("pick", in_place=True)
    @action("do", in_place=True)
    @action("number", in_place=True)
    async def _earlier(self, request: Request, table: int) -> None:
        """Answers of a dialog as earlier versions asked it: the same numbers may mean something else now."""
        await self.rooms.playing.start_again(request, table, "dialog-renewed")

    @action("page", in_place=True)
    async def _earlier_page(self, request: Request, _: int, table: int, *__: str) -> None:
        await self.rooms.playing.start_again(request, table, "dialog-renewed")

    @submitted("number-typed")
    async def _earlier_number(self, request: Request, table: int) -> None:
        await self.rooms.playing.start_again(request, table, "dialog-renewed")

    @action("away", in_place=True)
    async def _closed(self, request: Request, table: int) -> None:
        if not await self.rooms.views.remove(request, table):
            await show(request, closed_layout(table, request.words, user=request.user))

    @action("close", in_place=True)
    async def _nothing_done(self, request: Request) -> None:
        await show(request, words_layout(request.words.say("confirm-closed"), user=request.user))

    # /table

    async def _status(self, request: Request) -> None:
        table = await table_here(self.rooms.host, request)
        await retry_refused(self.rooms.host, table.id)
        words = request.words
        async with self.rooms.host.store.read() as tx:
            away = await away_at(tx, table, self.rooms.host.now())
        times = [*waited_lines(table, words), *time_lines(table, away, words)]
        layout = layouts.status(table, words, times, user=request.user)
        await self.rooms.views.show(request, layout, table, follows=False)

    async def _board(self, request: Request) -> None:
        await self.rooms.looking.board(request, await table_here(self.rooms.host, request))

    async def _hand(self, request: Request) -> None:
        table = await table_here(self.rooms.host, request)
        await self.rooms.playing.open(request, table.id)

    async def _log_command(self, request: Request) -> None:
        await self._show_log(request, await table_here(self.rooms.host, request), 0)

    async def _leave(self, request: Request) -> None:
        table = await table_here(self.rooms.host, request)
        words = request.words
        if table.row.status is Status.LOBBY:
            await lobby.leave(self.rooms.host, table.id, request.person)
            await show(request, words_layout(words.say("leave-done", left="people"), user=request.user))
            return
        await ask_to_give_up(self.bot, request, "leave", table)

    @action("leave-yes", in_place=True)
    async def _leave_confirmed(self, request: Request, table: int) -> None:
        after = await endings.leave(self.rooms.proposals, table, request.person)
        words, left = request.words, endings.what_is_left(after)
        of_two = after.row.status is Status.RESIGNED
        done = words.say("resign-done", left=left) if of_two else words.say("leave-done", left=left)
        await show(request, words_layout(done, user=request.user))

    async def _cancel(self, request: Request) -> None:
        """The host ends what has not begun; a game that runs ends at once for who manages the server, and by agreement
        for others."""
        table, person = await table_here(self.rooms.host, request), request.person
        lobby.check_leads(table, person)
        if table.row.status not in (Status.LOBBY, Status.RUNNING):
            raise Refused("refusal-game-over")
        await ask_to_cancel(self.bot, request, table)

    @action("cancel-yes", in_place=True)
    async def _cancel_confirmed(self, request: Request, table: int) -> None:
        loaded, person = await load(self.rooms.host, table), request.person
        words = request.words
        if _needs_agreement(loaded, person):
            verdict = await self.rooms.proposals.propose(table, person, agreements.END.name)
            done = words.say("propose-done", asked="yes" if verdict is ProposalStatus.OPEN else "no")
        else:
            await lobby.cancel(self.rooms.host, table, person)
            done = words.say("cancel-done")
        await show(request, words_layout(done, user=request.user))

    @action("cancel-lobby-yes", in_place=True)
    async def _lobby_cancelled(self, request: Request, table: int) -> None:
        await lobby.cancel_lobby(self.rooms.host, table, request.person)
        done = request.words.say("cancel-done")
        await show(request, words_layout(done, user=request.user))

    async def _move_here(self, request: Request, table: int) -> None:
        await check_guild_settings(self.rooms.host, request, thread=False, opening=False)
        channel = check_channel(request, thread=False)
        await seats.move_table(self.rooms.host, table, channel, request.guild, request.person)
        done = request.words.say("move-done")
        await show(request, words_layout(done, user=request.user))


def _needs_agreement(table: LoadedTable, person: Person) -> bool:
    return table.row.status is Status.RUNNING and not person.may_moderate(table.row.guild_id)


async def ask_to_give_up(bot: Azalai, request: Request, what: str, table: LoadedTable) -> None:
    """Asks whether somebody really wants to leave, or to resign (`what`), and says what that means here. Refused for
    who plays no running game."""
    seat = table.seat_of(request.user)
    if seat is None or table.row.status is not Status.RUNNING:
        raise Refused("refusal-not-seated")
    async with bot.rooms.host.store.read() as tx:
        resigns = await endings.leaving_resigns(tx, table)
        again = resigns and await leaves_early_again(tx, request.user, bot.rooms.host.now())
    early = (resigns and not again and too_early(table.seats)) if len(table.seats) == 2 else too_early([seat])
    how = {"resigns": "yes" if resigns else "no", "early": "yes" if early else "no"}
    how["left"] = "robots" if table.is_alone(seat.seat) else "people"
    layout = layouts.confirm(request.words, what, table, user=request.user, **how)
    await bot.rooms.views.show(request, layout, table, follows=False, asks=True)


async def ask_to_cancel(bot: Azalai, request: Request, table: LoadedTable) -> None:
    """Asks whether somebody who leads a table really wants to end it, and says what that means there."""
    person, words = request.person, request.words
    if table.row.status is Status.LOBBY:
        layout = layouts.confirm(words, "cancel-lobby", table, user=person.id)
    else:
        agreed = "yes" if _needs_agreement(table, person) else "no"
        layout = layouts.confirm(words, "cancel", table, user=person.id, agreed=agreed)
    await bot.rooms.views.show(request, layout, table, follows=False, asks=True)


def table_commands(bot: Azalai) -> app_commands.Group:
    """The group `/table`, for the cogs that add commands to it. TypeError when they are loaded before it."""
    tables = bot.get_cog(TablesCog.__cog_name__)
    if not isinstance(tables, TablesCog):
        raise TypeError("the cog of the tables comes first")
    return tables.group


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(TablesCog(bot))
