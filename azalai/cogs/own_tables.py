"""Command `/games`: a user's tables in all servers, and those that wait for players in this one."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import add_command


async def setup(bot: Azalai) -> None:
    """Add `/games` to the tree."""
    add_command(bot.tree, "slash-games", [], bot.rooms.listing.show, anywhere=bot.settings.user_install)
