"""Base of all cogs."""

from __future__ import annotations

from discord.ext import commands

from azalai.bot.app.client import Azalai


class Cog(commands.Cog):
    """Commands and buttons of one subject. Takes the bot, whose rooms are open by then."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
        self.rooms = bot.rooms
