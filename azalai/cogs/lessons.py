"""`/azalai learn`: a guided first game in private."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import list_taught_games
from azalai.bot.dialogs.slash_commands import choice_annotation, command
from azalai.cogs.help import own_commands


async def setup(bot: Azalai) -> None:
    """Add `/azalai learn`, which works in direct messages too."""
    parameters = [("game", "slash-learn-game", choice_annotation({key: f"{key}-name" for key in list_taught_games()}))]
    command(own_commands(bot), "slash-learn", parameters, bot.rooms.learning.open, keep=True)
