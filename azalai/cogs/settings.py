"""`/azalai settings`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.help import own_commands


async def setup(bot: Azalai) -> None:
    """Add the command to `/azalai`, in which Discord can't hide it: a user without the right is told so."""
    command(own_commands(bot), "slash-settings", [], bot.rooms.setting.open)
