"""Preparing moves: `/table prepare`, its entry under *...*, its buttons, and the time at which they are played."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action, opens_modal, submitted
from bot.dialogs.context import ask_number, table_here, typed_number
from bot.dialogs.premove import PremoveDialog
from bot.dialogs.responses import respond
from bot.dialogs.slash_commands import command
from bot.layouts.premoves import ACTS
from bot.layouts.prompts import read_answers
from cogs.tables import table_commands


class Prepared(commands.Cog):
    """The dialog of preparing, and what falls due."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
        self.preparing = PremoveDialog(bot.host, bot.pictures, bot.playing)

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        group = table_commands(self.bot)

        async def invoked(interaction: discord.Interaction) -> None:
            await respond(interaction, lambda: self._typed(interaction))

        command(group, "slash-table-prepare", [], invoked)

    async def _typed(self, interaction: discord.Interaction) -> None:
        table = await table_here(self.bot.host, interaction)
        await self.preparing.open(interaction, table.id)

    @action("prepare", in_view=True)
    async def _opened(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.preparing.open(interaction, int(arguments[0]))

    @action(f"{ACTS}new", in_place=True)
    async def _begun(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.preparing.begin(interaction, int(arguments[0]))

    @action(f"{ACTS}list", in_place=True)
    async def _listed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.preparing.list(interaction, int(arguments[0]))

    @action(f"{ACTS}clear", in_place=True)
    async def _cleared(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.preparing.clear(interaction, int(arguments[0]))

    @action(f"{ACTS}answer", in_place=True)
    @action(f"{ACTS}choose", in_place=True)
    @action(f"{ACTS}pick", in_place=True)
    @action(f"{ACTS}number", in_place=True)
    async def _earlier(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        """Answers of a dialog as earlier versions asked it: the same numbers may mean something else now."""
        await self.preparing.start_again(interaction, int(arguments[0]))

    @action(f"{ACTS}page", "page table ...", in_place=True)
    @action(f"{ACTS}do", "times table ...", in_place=True)
    async def _earlier_page(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.preparing.start_again(interaction, int(arguments[1]))

    @submitted(f"{ACTS}number-typed")
    async def _earlier_number(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.preparing.start_again(interaction, int(arguments[0]))

    @action(f"{ACTS}option", "table mark path", in_place=True)
    @action(f"{ACTS}turn", "table mark path", in_place=True)
    async def _answered(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        table, mark, path = arguments
        await self.preparing.follow(interaction, int(table), int(mark), read_answers(path))

    @action(f"{ACTS}entry", "table mark path", in_place=True, chosen="path")
    async def _entered(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table, mark, _ = arguments
        await self.preparing.follow(interaction, int(table), int(mark), read_answers(values[0]))

    @action(f"{ACTS}items", "table mark path", in_place=True, chosen="number")
    async def _picked(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table, mark, path = arguments
        indexes = [int(value) for value in values]
        await self.preparing.pick(interaction, int(table), int(mark), read_answers(path), indexes)

    @action(f"{ACTS}entries", "page table mark path", in_place=True)
    async def _paged(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        page, table, mark, path = arguments
        await self.preparing.follow(interaction, int(table), int(mark), read_answers(path), int(page))

    @action(f"{ACTS}keep", "times table mark path", in_place=True)
    async def _confirmed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        times, table, mark, path = arguments
        await self.preparing.confirm(interaction, int(table), int(mark), read_answers(path), int(times))

    @opens_modal(f"{ACTS}amount", "table mark path least most")
    async def _number_box(self, interaction: discord.Interaction, arguments: list[str]) -> None:
        await ask_number(interaction, f"{ACTS}amount-typed", arguments)

    @submitted(f"{ACTS}amount-typed", "table mark path")
    async def _number_typed(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table, mark, path = arguments
        answers = (*read_answers(path), typed_number(values))
        await self.preparing.follow(interaction, int(table), int(mark), answers)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Prepared(bot))
