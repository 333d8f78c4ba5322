"""Base of all cogs."""

from __future__ import annotations

from discord.ext import commands

from azalai.bot.app.client import Azalai


class Cog(commands.Cog):
    """Commands of one subject. `rooms`: the rooms of the bot, which are open when the cog is made."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
        self.rooms = bot.rooms
