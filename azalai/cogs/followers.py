"""`/table follow`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class Following(Cog):
    """Who follows which table."""

    async def cog_load(self) -> None:
        """Adds the command to `/table`."""
        group = table_commands(self.bot)
        command(group, "slash-table-follow", [], self.rooms.following.follow_here, keep=True)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Following(bot))
