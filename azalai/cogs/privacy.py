"""`/azalai privacy`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands


class PrivacyCog(Cog):
    """What is stored about a person."""

    async def cog_load(self) -> None:
        """Adds the command to `/azalai`."""
        command(own_commands(self.bot), "slash-privacy", [], self.rooms.erasing.open)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(PrivacyCog(bot))
