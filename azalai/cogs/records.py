"""Commands `/table export`, `/table verify` and `/table replay`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import add_command
from azalai.cogs.tables import get_table_group


async def setup(bot: Azalai) -> None:
    """Add the commands to `/table`."""
    group = get_table_group(bot)
    add_command(group, "slash-table-verify", [], bot.rooms.recording.verify_here)
    add_command(group, "slash-table-replay", [], bot.rooms.recording.film_here)
    add_command(
        group,
        "slash-table-export",
        [("names", "slash-table-export-names", bool)],
        bot.rooms.recording.export_here,
        {"names": True},
    )
