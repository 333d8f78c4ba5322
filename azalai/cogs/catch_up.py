"""Command `/table since`: the events since the player's last move."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import add_command
from azalai.cogs.tables import get_table_group


async def setup(bot: Azalai) -> None:
    """Add the command to `/table`."""
    group = get_table_group(bot)
    add_command(group, "slash-table-since", [], bot.rooms.catch_up.show_here)
