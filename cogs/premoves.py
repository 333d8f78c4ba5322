"""Preparing moves: `/table prepare`, its entry under *...*, its buttons, and the time at which they are played."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.custom_ids import Answers
from bot.app.router import action, opens_modal, submitted
from bot.dialogs.context import ask_number, table_here, typed_number
from bot.dialogs.premove import PremoveDialog
from bot.dialogs.responses import respond
from bot.dialogs.slash_commands import command
from bot.layouts.premoves import ACTS
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
    async def _opened(self, interaction: discord.Interaction, table: int) -> None:
        await self.preparing.open(interaction, table)

    @action(f"{ACTS}new", in_place=True)
    async def _begun(self, interaction: discord.Interaction, table: int) -> None:
        await self.preparing.begin(interaction, table)

    @action(f"{ACTS}list", in_place=True)
    async def _listed(self, interaction: discord.Interaction, table: int) -> None:
        await self.preparing.list(interaction, table)

    @action(f"{ACTS}clear", in_place=True)
    async def _cleared(self, interaction: discord.Interaction, table: int) -> None:
        await self.preparing.clear(interaction, table)

    @action(f"{ACTS}answer", in_place=True)
    @action(f"{ACTS}choose", in_place=True)
    @action(f"{ACTS}pick", in_place=True)
    @action(f"{ACTS}number", in_place=True)
    async def _earlier(self, interaction: discord.Interaction, table: int) -> None:
        """Answers of a dialog as earlier versions asked it: the same numbers may mean something else now."""
        await self.preparing.start_again(interaction, table)

    @action(f"{ACTS}page", in_place=True)
    @action(f"{ACTS}do", in_place=True)
    async def _earlier_page(self, interaction: discord.Interaction, _: int, table: int, *__: str) -> None:
        await self.preparing.start_again(interaction, table)

    @submitted(f"{ACTS}number-typed")
    async def _earlier_number(self, interaction: discord.Interaction, table: int) -> None:
        await self.preparing.start_again(interaction, table)

    @action(f"{ACTS}option", in_place=True)
    @action(f"{ACTS}turn", in_place=True)
    async def _answered(self, interaction: discord.Interaction, table: int, mark: int, path: Answers) -> None:
        await self.preparing.follow(interaction, table, mark, path)

    @action(f"{ACTS}entry", in_place=True)
    async def _entered(
        self, interaction: discord.Interaction, table: int, mark: int, _: Answers, *, chosen: Answers
    ) -> None:
        await self.preparing.follow(interaction, table, mark, chosen)

    @action(f"{ACTS}items", in_place=True)
    async def _picked(
        self, interaction: discord.Interaction, table: int, mark: int, path: Answers, *, chosen: Sequence[int]
    ) -> None:
        await self.preparing.pick(interaction, table, mark, path, chosen)

    @action(f"{ACTS}entries", in_place=True)
    async def _paged(self, interaction: discord.Interaction, page: int, table: int, mark: int, path: Answers) -> None:
        await self.preparing.follow(interaction, table, mark, path, page)

    @action(f"{ACTS}keep", in_place=True)
    async def _confirmed(
        self, interaction: discord.Interaction, times: int, table: int, mark: int, path: Answers
    ) -> None:
        await self.preparing.confirm(interaction, table, mark, path, times)

    @opens_modal(f"{ACTS}amount")
    async def _number_box(
        self, interaction: discord.Interaction, table: int, mark: int, path: Answers, least: int, most: int
    ) -> None:
        await ask_number(interaction, f"{ACTS}amount-typed", table, mark, path, least=least, most=most)

    @submitted(f"{ACTS}amount-typed")
    async def _number_typed(
        self, interaction: discord.Interaction, table: int, mark: int, path: Answers, *, typed: Sequence[str]
    ) -> None:
        answers = (*path, typed_number(typed))
        await self.preparing.follow(interaction, table, mark, answers)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Prepared(bot))
