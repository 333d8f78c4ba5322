"""Preparing moves: `/table prepare`, its entry under *...*, its buttons, and the time at which they are played."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.context import table_here
from azalai.bot.dialogs.marks import action, submitted
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import command
from azalai.bot.premoves.layout import ACTS
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class Prepared(Cog):
    """The dialog of preparing, and what falls due."""

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        command(table_commands(self.bot), "slash-table-prepare", [], self._typed)

    async def _typed(self, request: Request) -> None:
        table = await table_here(self.rooms.host, request)
        await self.rooms.preparing.open(request, table.id)

    @action(f"{ACTS}answer", in_place=True)
    @action(f"{ACTS}choose", in_place=True)
    @action(f"{ACTS}pick", in_place=True)
    @action(f"{ACTS}number", in_place=True)
    async def _earlier(self, request: Request, table: int) -> None:
        """Answers of a dialog as earlier versions asked it: the same numbers may mean something else now."""
        await self.rooms.preparing.start_again(request, table)

    @action(f"{ACTS}page", in_place=True)
    @action(f"{ACTS}do", in_place=True)
    async def _earlier_page(self, request: Request, _: int, table: int, *__: str) -> None:
        await self.rooms.preparing.start_again(request, table)

    @submitted(f"{ACTS}number-typed")
    async def _earlier_number(self, request: Request, table: int) -> None:
        await self.rooms.preparing.start_again(request, table)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Prepared(bot))
