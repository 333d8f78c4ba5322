"""`/table invite`."""

from __future__ import annotations

import discord

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog
from azalai.cogs.tables import table_commands


class LobbyCog(Cog):
    """What is typed before a game begins."""

    async def cog_load(self) -> None:
        """Adds `/table invite`."""
        parameters = [("person", "slash-table-invite-person", discord.Member)]
        command(table_commands(self.bot), "slash-table-invite", parameters, self.rooms.gathering.invite)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(LobbyCog(bot))
