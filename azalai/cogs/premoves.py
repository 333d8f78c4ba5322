"""`/table prepare`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.context import table_here
from azalai.bot.dialogs.marks import TableNumber
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class Prepared(Cog):
    """Moves that are prepared."""

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        command(table_commands(self.bot), "slash-table-prepare", [], self._typed)

    async def _typed(self, request: Request) -> None:
        table = await table_here(self.rooms.host, request)
        await self.rooms.preparing.open(request, TableNumber(table.id))


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Prepared(bot))
