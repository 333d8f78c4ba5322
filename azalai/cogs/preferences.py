"""`/azalai preferences`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.help import own_commands


async def setup(bot: Azalai) -> None:
    """Add the command to `/azalai`."""
    command(own_commands(bot), "slash-preferences", [], bot.rooms.preferring.show, keep=True)
