"""Command `/azalai preferences`."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import add_command
from azalai.cogs.help import get_azalai_group


async def setup(bot: Azalai) -> None:
    """Add the command to `/azalai`."""
    add_command(get_azalai_group(bot), "slash-preferences", [], bot.rooms.preferring.show, keep=True)
