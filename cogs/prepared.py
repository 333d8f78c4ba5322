"""Preparing moves: `/table prepare`, its entry under *...*, its buttons, and the time at which they are played."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.dialogs.context import ask_number, table_here, typed_number
from bot.dialogs.premove import Preparing
from bot.dialogs.responses import guarded
from bot.dialogs.slash_commands import command
from bot.layouts.dialog import read_answers
from bot.layouts.premoves import ACTS
from bot.layouts.table_menu import Entry
from bot.play.premoves import play_due
from bot.store.premoves import PREPARED
from bot.store.rows import SeatRow, Status
from bot.tables.table import LoadedTable
from cogs.tables import Tables


def waits_in_a_game(table: LoadedTable, seat: SeatRow | None) -> bool:
    """For whom there is something to prepare."""
    return seat is not None and not seat.deciding and table.row.status is Status.RUNNING


class Prepared(commands.Cog):
    """The dialog of preparing, and what falls due."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
        self.preparing = Preparing(bot.host, bot.pictures, bot.playing)
        bot.add_act("prepare", self._opened)
        for name, act in {
            "new": self._begun,
            "list": self._listed,
            "clear": self._cleared,
            "a": self._answered,
            "c": self._chosen,
            "k": self._picked,
            "t": self._number_typed,
            "page": self._paged,
            "do": self._confirmed,
        }.items():
            bot.add_act(f"{ACTS}{name}", act, in_place=True)
        bot.add_box(f"{ACTS}n", self._number_box)
        bot.add_entry(Entry("button-prepare", "prepare", waits_in_a_game))
        bot.add_timer(PREPARED, lambda timer: play_due(bot.host, timer))

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        tables = self.bot.get_cog("Tables")
        if not isinstance(tables, Tables):
            raise TypeError("the tables come first")

        async def invoked(interaction: discord.Interaction) -> None:
            await guarded(interaction, lambda: self._typed(interaction))

        command(tables.group, "slash-table-prepare", [], invoked)

    async def _typed(self, interaction: discord.Interaction) -> None:
        table = await table_here(self.bot.host, interaction)
        await self.preparing.open(interaction, table.id)

    async def _opened(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.preparing.open(interaction, int(arguments[0]))

    async def _begun(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.preparing.begin(interaction, int(arguments[0]))

    async def _listed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.preparing.list(interaction, int(arguments[0]))

    async def _cleared(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.preparing.clear(interaction, int(arguments[0]))

    async def _answered(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        table, mark, path = arguments
        await self.preparing.follow(interaction, int(table), int(mark), read_answers(path))

    async def _chosen(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table, mark, path = arguments
        await self.preparing.follow(interaction, int(table), int(mark), (*read_answers(path), int(values[0])))

    async def _picked(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table, mark, path = arguments
        indexes = [int(value) for value in values]
        await self.preparing.pick(interaction, int(table), int(mark), read_answers(path), indexes)

    async def _paged(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        page, table, mark, path = arguments
        await self.preparing.follow(interaction, int(table), int(mark), read_answers(path), int(page))

    async def _confirmed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        times, table, mark, path = arguments
        await self.preparing.confirm(interaction, int(table), int(mark), read_answers(path), int(times))

    async def _number_box(self, interaction: discord.Interaction, arguments: list[str]) -> None:
        await ask_number(interaction, f"{ACTS}t", arguments)

    async def _number_typed(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table, mark, path = arguments
        answers = (*read_answers(path), typed_number(values))
        await self.preparing.follow(interaction, int(table), int(mark), answers)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Prepared(bot))
