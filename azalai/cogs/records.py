"""`/table export`, `/table verify` and `/table replay`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.tables import table_commands


async def setup(bot: Azalai) -> None:
    """Add the commands to `/table`."""
    group = table_commands(bot)
    command(group, "slash-table-verify", [], bot.rooms.recording.verify_here)
    command(group, "slash-table-replay", [], bot.rooms.recording.film_here)
    command(
        group,
        "slash-table-export",
        [("names", "slash-table-export-names", bool)],
        bot.rooms.recording.export_here,
        {"names": True},
    )
