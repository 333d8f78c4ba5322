"""`/azalai settings`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands


class SettingsCog(Cog):
    """What the managers of a server set there."""

    async def cog_load(self) -> None:
        """Adds the command to `/azalai`, where Discord can't hide it: whoever may not use it is told so."""
        command(own_commands(self.bot), "slash-settings", [], self.rooms.setting.open)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(SettingsCog(bot))
