"""`/games`: all of one's tables, in all servers, and what waits for players in this one."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog


class Games(Cog):
    """Where a person plays."""

    async def cog_load(self) -> None:
        """Puts `/games` into the tree."""
        command(self.bot.tree, "slash-games", [], self.rooms.listing.show)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Games(bot))
