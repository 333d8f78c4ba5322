"""Command `/azalai find`: open tables of servers that show them."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import add_command
from azalai.cogs.help import get_azalai_group
from azalai.cogs.profiles import annotate_game


async def setup(bot: Azalai) -> None:
    """Add `/azalai find`, which works without a server too."""
    parameters = [("game", "slash-find-game", annotate_game())]
    add_command(get_azalai_group(bot), "slash-find", parameters, bot.rooms.world.find, {"game": None})
