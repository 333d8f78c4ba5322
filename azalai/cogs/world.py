"""`/azalai find`: open tables of servers that show them."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.help import own_commands
from azalai.cogs.profiles import game_annotation


async def setup(bot: Azalai) -> None:
    """Add `/azalai find`, which works without a server too."""
    parameters = [("game", "slash-find-game", game_annotation())]
    command(own_commands(bot), "slash-find", parameters, bot.rooms.world.find, {"game": None})
