"""`/table export`, `/table verify` and `/table replay`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class Records(Cog):
    """The file, the proof and the film of a table."""

    async def cog_load(self) -> None:
        """Adds the commands to `/table`."""
        group = table_commands(self.bot)
        command(group, "slash-table-verify", [], self.rooms.recording.verify_here)
        command(group, "slash-table-replay", [], self.rooms.recording.film_here)
        command(
            group,
            "slash-table-export",
            [("names", "slash-table-export-names", bool)],
            self.rooms.recording.export_here,
            {"names": True},
        )


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Records(bot))
