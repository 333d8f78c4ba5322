"""What every table shares: the buttons of the table card and of the dialog, and `/table`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.custom_ids import Answers
from bot.app.router import action, opens_modal, submitted
from bot.dialogs.context import ask_number, table_here, typed_number
from bot.dialogs.permissions import check_channel, check_guild_settings, person_of
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import IN_SERVERS, Phrase, TableNumber, command
from bot.errors import Refused
from bot.hosting import agreements, endings, lobby, seats
from bot.layouts import table_menu as layouts
from bot.layouts.clocks import away_at, time_lines, waited_lines
from bot.layouts.dialog import closed_layout, words_layout
from bot.layouts.lessons import rules_layout
from bot.people.person import Person
from bot.records.narration import lines, with_comings_and_goings
from bot.records.results import leaves_early_again, too_early
from bot.store.rows import ProposalStatus, Status
from bot.tables.channels import retry_refused
from bot.tables.loading import load
from bot.tables.table import LoadedTable

Work = Callable[[discord.Interaction], Awaitable[None]]


class Tables(commands.Cog):
    """The table card, the dialog, and `/table`."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
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
            command(self.group, f"slash-table-{name}", [], self._guarded(invoked))
        command(self.group, "slash-table-move", [("table", "slash-table-move-table", TableNumber)], self._move_here)

    async def cog_load(self) -> None:
        """Puts `/table` into the tree."""
        self.bot.tree.add_command(self.group)

    def _guarded(self, work: Work) -> Callable[..., Awaitable[None]]:
        async def invoked(interaction: discord.Interaction) -> None:
            await respond(interaction, lambda: work(interaction))

        return invoked

    # The table card

    @action("play", in_view=True)
    @action("again", in_place=True)
    async def _play(self, interaction: discord.Interaction, table: int) -> None:
        await retry_refused(self.bot.host, table)
        await self.bot.playing.open(interaction, table)

    @action("hand", in_view=True)
    async def _hand_pressed(self, interaction: discord.Interaction, table: int) -> None:
        await self.bot.playing.open(interaction, table)

    @action("rules", in_view=True)
    async def _rules(self, interaction: discord.Interaction, table: int) -> None:
        loaded = await load(self.bot.host, table)
        layout = rules_layout(loaded.game.key, words_for(interaction), user=interaction.user.id)
        await self.bot.views.show(interaction, layout, loaded, follows=False)

    @action("more", in_view=True)
    async def _more(self, interaction: discord.Interaction, table: int) -> None:
        loaded = await load(self.bot.host, table)
        layout = layouts.more(loaded, words_for(interaction), user=interaction.user.id)
        await self.bot.views.show(interaction, layout, loaded, follows=False)

    @action("text", in_view=True)
    async def _text(self, interaction: discord.Interaction, table: int) -> None:
        loaded = await load(self.bot.host, table)
        if loaded.state is None:
            raise Refused("refusal-not-started")
        layout = layouts.text_view(loaded, words_for(interaction), user=interaction.user.id)
        await self.bot.views.show(interaction, layout, loaded, follows=False)

    @action("textpage", in_place=True)
    async def _text_paged(self, interaction: discord.Interaction, page: int, table: int) -> None:
        loaded = await load(self.bot.host, table)
        layout = layouts.text_view(loaded, words_for(interaction), page, user=interaction.user.id)
        await self.bot.views.show(interaction, layout, loaded, follows=False)

    @action("cards", in_view=True)
    async def _cards(self, interaction: discord.Interaction, table: int, page: int = 0) -> None:
        await self.bot.looking.cards(interaction, await load(self.bot.host, table), page)

    @action("card", in_view=True)
    async def _card(self, interaction: discord.Interaction, table: int, *, chosen: str) -> None:
        await self.bot.looking.card(interaction, await load(self.bot.host, table), chosen)

    @action("last-board", in_view=True)
    async def _last_board(self, interaction: discord.Interaction, table: int) -> None:
        await retry_refused(self.bot.host, table)
        await self.bot.looking.last_board(interaction, await load(self.bot.host, table))

    @action("chart", in_view=True)
    async def _chart(self, interaction: discord.Interaction, table: int, chart: str) -> None:
        await self.bot.looking.chart(interaction, await load(self.bot.host, table), chart)

    @action("log", in_view=True)
    async def _log_pressed(self, interaction: discord.Interaction, table: int) -> None:
        await self._show_log(interaction, await load(self.bot.host, table), 0)

    @action("logpage", in_place=True)
    async def _log_paged(self, interaction: discord.Interaction, page: int, table: int) -> None:
        await self._show_log(interaction, await load(self.bot.host, table), page)

    async def _show_log(self, interaction: discord.Interaction, table: LoadedTable, page: int) -> None:
        words = words_for(interaction)
        seat = table.seat_of(interaction.user.id)
        async with self.bot.host.store.read() as tx:
            moves = await tx.moves.since(table.id, -1)
            sat = await tx.seat_history.of(table.id)
        reader, former = None if seat is None else seat.seat, [one for one in sat if one.until is not None]
        told = lines(table, moves, reader, words, all_that_is_out=True, former=former)
        told = with_comings_and_goings(table, told, sat, words)
        layout = layouts.log(table, told, words, page, user=interaction.user.id)
        await self.bot.views.show(interaction, layout, table, follows=False)

    # The dialog

    @action("answer", in_place=True)
    @action("choose", in_place=True)
    @action("pick", in_place=True)
    @action("do", in_place=True)
    @action("number", in_place=True)
    async def _earlier(self, interaction: discord.Interaction, table: int) -> None:
        """Answers of a dialog as earlier versions asked it: the same numbers may mean something else now."""
        await self.bot.playing.start_again(interaction, table, "dialog-renewed")

    @action("page", in_place=True)
    async def _earlier_page(self, interaction: discord.Interaction, _: int, table: int, *__: str) -> None:
        await self.bot.playing.start_again(interaction, table, "dialog-renewed")

    @submitted("number-typed")
    async def _earlier_number(self, interaction: discord.Interaction, table: int) -> None:
        await self.bot.playing.start_again(interaction, table, "dialog-renewed")

    @action("option", in_place=True)
    async def _chosen(self, interaction: discord.Interaction, table: int, decision: int, path: Answers) -> None:
        await self.bot.playing.follow(interaction, table, decision, path, plays=True)

    @action("entry", in_place=True)
    async def _entered(
        self, interaction: discord.Interaction, table: int, decision: int, _: Answers, *, chosen: Answers
    ) -> None:
        await self.bot.playing.follow(interaction, table, decision, chosen, plays=True)

    @action("items", in_place=True)
    async def _picked(
        self, interaction: discord.Interaction, table: int, decision: int, path: Answers, *, chosen: Sequence[int]
    ) -> None:
        await self.bot.playing.pick(interaction, table, decision, path, chosen)

    @action("turn", in_place=True)
    async def _turned(self, interaction: discord.Interaction, table: int, decision: int, path: Answers) -> None:
        await self.bot.playing.follow(interaction, table, decision, path)

    @action("entries", in_place=True)
    async def _paged(
        self, interaction: discord.Interaction, page: int, table: int, decision: int, path: Answers
    ) -> None:
        await self.bot.playing.follow(interaction, table, decision, path, page=page)

    @action("play-it", in_place=True)
    async def _confirmed(self, interaction: discord.Interaction, table: int, decision: int, path: Answers) -> None:
        await self.bot.playing.confirm(interaction, table, decision, path)

    @action("away", in_place=True)
    async def _closed(self, interaction: discord.Interaction, table: int) -> None:
        if not await self.bot.views.remove(interaction, table):
            await show(interaction, closed_layout(table, words_for(interaction), user=interaction.user.id))

    @action("close", in_place=True)
    async def _nothing_done(self, interaction: discord.Interaction) -> None:
        await show(interaction, words_layout(words_for(interaction).say("confirm-closed"), user=interaction.user.id))

    @action("undo", in_place=True)
    async def _undone(self, interaction: discord.Interaction, table: int, decision: int) -> None:
        await self.bot.playing.undo(interaction, table, decision)

    @opens_modal("amount")
    async def _number_box(
        self, interaction: discord.Interaction, table: int, decision: int, path: Answers, least: int, most: int
    ) -> None:
        await ask_number(interaction, "amount-typed", table, decision, path, least=least, most=most)

    @submitted("amount-typed")
    async def _number_typed(
        self, interaction: discord.Interaction, table: int, decision: int, path: Answers, *, typed: Sequence[str]
    ) -> None:
        answers = (*path, typed_number(typed))
        await self.bot.playing.follow(interaction, table, decision, answers, plays=True)

    # /table

    async def _status(self, interaction: discord.Interaction) -> None:
        table = await table_here(self.bot.host, interaction)
        await retry_refused(self.bot.host, table.id)
        words = words_for(interaction)
        async with self.bot.host.store.read() as tx:
            away = await away_at(tx, table, self.bot.host.now())
        times = [*waited_lines(table, words), *time_lines(table, away, words)]
        layout = layouts.status(table, words, times, user=interaction.user.id)
        await self.bot.views.show(interaction, layout, table, follows=False)

    async def _board(self, interaction: discord.Interaction) -> None:
        await self.bot.looking.board(interaction, await table_here(self.bot.host, interaction))

    async def _hand(self, interaction: discord.Interaction) -> None:
        table = await table_here(self.bot.host, interaction)
        await self.bot.playing.open(interaction, table.id)

    async def _log_command(self, interaction: discord.Interaction) -> None:
        await self._show_log(interaction, await table_here(self.bot.host, interaction), 0)

    async def _leave(self, interaction: discord.Interaction) -> None:
        table = await table_here(self.bot.host, interaction)
        words = words_for(interaction)
        if table.row.status is Status.LOBBY:
            await lobby.leave(self.bot.host, table.id, person_of(interaction))
            await show(interaction, words_layout(words.say("leave-done", left="people"), user=interaction.user.id))
            return
        await ask_to_give_up(self.bot, interaction, "leave", table)

    @action("leave-yes", in_place=True)
    async def _leave_confirmed(self, interaction: discord.Interaction, table: int) -> None:
        after = await endings.leave(self.bot.proposals, table, person_of(interaction))
        words, left = words_for(interaction), endings.what_is_left(after)
        of_two = after.row.status is Status.RESIGNED
        done = words.say("resign-done", left=left) if of_two else words.say("leave-done", left=left)
        await show(interaction, words_layout(done, user=interaction.user.id))

    async def _cancel(self, interaction: discord.Interaction) -> None:
        """The host ends what has not begun; a game that runs ends at once for who manages the server, and by agreement
        for others."""
        table, person = await table_here(self.bot.host, interaction), person_of(interaction)
        lobby.check_leads(table, person)
        if table.row.status not in (Status.LOBBY, Status.RUNNING):
            raise Refused("refusal-game-over")
        await ask_to_cancel(self.bot, interaction, table)

    @action("cancel-yes", in_place=True)
    async def _cancel_confirmed(self, interaction: discord.Interaction, table: int) -> None:
        loaded, person = await load(self.bot.host, table), person_of(interaction)
        words = words_for(interaction)
        if _needs_agreement(loaded, person):
            verdict = await self.bot.proposals.propose(table, person, agreements.END.name)
            done = words.say("propose-done", asked="yes" if verdict is ProposalStatus.OPEN else "no")
        else:
            await lobby.cancel(self.bot.host, table, person)
            done = words.say("cancel-done")
        await show(interaction, words_layout(done, user=interaction.user.id))

    @action("cancel-lobby-yes", in_place=True)
    async def _lobby_cancelled(self, interaction: discord.Interaction, table: int) -> None:
        await lobby.cancel_lobby(self.bot.host, table, person_of(interaction))
        done = words_for(interaction).say("cancel-done")
        await show(interaction, words_layout(done, user=interaction.user.id))

    async def _move_here(self, interaction: discord.Interaction, table: int) -> None:
        async def work() -> None:
            await check_guild_settings(self.bot.host, interaction, thread=False, opening=False)
            channel = check_channel(interaction, thread=False)
            await seats.move_table(self.bot.host, table, channel, interaction.guild_id, person_of(interaction))
            done = words_for(interaction).say("move-done")
            await show(interaction, words_layout(done, user=interaction.user.id))

        await respond(interaction, work)


def _needs_agreement(table: LoadedTable, person: Person) -> bool:
    return table.row.status is Status.RUNNING and not person.may_moderate(table.row.guild_id)


async def ask_to_give_up(bot: Azalai, interaction: discord.Interaction, what: str, table: LoadedTable) -> None:
    """Asks whether somebody really wants to leave, or to resign (`what`), and says what that means here. Refused for
    who plays no running game."""
    seat = table.seat_of(interaction.user.id)
    if seat is None or table.row.status is not Status.RUNNING:
        raise Refused("refusal-not-seated")
    async with bot.host.store.read() as tx:
        resigns = await endings.leaving_resigns(tx, table)
        again = resigns and await leaves_early_again(tx, interaction.user.id, bot.host.now())
    early = (resigns and not again and too_early(table.seats)) if len(table.seats) == 2 else too_early([seat])
    how = {"resigns": "yes" if resigns else "no", "early": "yes" if early else "no"}
    how["left"] = "robots" if table.is_alone(seat.seat) else "people"
    layout = layouts.confirm(words_for(interaction), what, table, user=interaction.user.id, **how)
    await bot.views.show(interaction, layout, table, follows=False, asks=True)


async def ask_to_cancel(bot: Azalai, interaction: discord.Interaction, table: LoadedTable) -> None:
    """Asks whether somebody who leads a table really wants to end it, and says what that means there."""
    person, words = person_of(interaction), words_for(interaction)
    if table.row.status is Status.LOBBY:
        layout = layouts.confirm(words, "cancel-lobby", table, user=person.id)
    else:
        agreed = "yes" if _needs_agreement(table, person) else "no"
        layout = layouts.confirm(words, "cancel", table, user=person.id, agreed=agreed)
    await bot.views.show(interaction, layout, table, follows=False, asks=True)


def table_commands(bot: Azalai) -> app_commands.Group:
    """The group `/table`, for the cogs that add commands to it. TypeError when they are loaded before it."""
    tables = bot.get_cog(Tables.__cog_name__)
    if not isinstance(tables, Tables):
        raise TypeError("the cog of the tables comes first")
    return tables.group


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Tables(bot))
