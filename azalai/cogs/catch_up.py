"""Cog of `/table since`: the events since the player's last move."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.tables import table_commands


async def setup(bot: Azalai) -> None:
    """Add the command to `/table`."""
    group = table_commands(bot)
    command(group, "slash-table-since", [], bot.rooms.catch_up.show_here)
