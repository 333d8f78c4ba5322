"""`/table since`: what has happened since one's last act."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class Since(Cog):
    """What happened while a person was away, on request."""

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        group = table_commands(self.bot)
        command(group, "slash-table-since", [], self.rooms.catch_up.since_here)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Since(bot))
