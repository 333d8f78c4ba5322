"""`/azalai preferences`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands


class PreferencesCog(Cog):
    """What a person prefers."""

    async def cog_load(self) -> None:
        """Adds the command to `/azalai`."""
        command(own_commands(self.bot), "slash-preferences", [], self.rooms.preferring.show, keep=True)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(PreferencesCog(bot))
