"""Command `/table prepare`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.context import load_table_here
from azalai.bot.dialogs.marks import TableNumber
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import add_command
from azalai.cogs.tables import get_table_group


async def setup(bot: Azalai) -> None:
    """Add the command to `/table`."""

    async def run(request: Request) -> None:
        table = await load_table_here(bot.rooms.host, request)
        await bot.rooms.preparing.open(request, TableNumber(table.id))

    add_command(get_table_group(bot), "slash-table-prepare", [], run)
