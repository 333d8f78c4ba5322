"""Command `/azalai learn`: a guided first game in private."""

from __future__ import annotations

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import list_taught_games
from azalai.bot.dialogs.slash_commands import add_command, annotate_choice
from azalai.cogs.help import get_azalai_group


async def setup(bot: Azalai) -> None:
    """Add `/azalai learn`, which works in direct messages too."""
    parameters = [("game", "slash-learn-game", annotate_choice({key: f"{key}-name" for key in list_taught_games()}))]
    add_command(get_azalai_group(bot), "slash-learn", parameters, bot.rooms.learning.open, keep=True)
