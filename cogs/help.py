"""`/help`: how to begin, and the games there are."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Azalai
from bot.catalogue import offered_games
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import Phrase
from bot.layouts.cards import game_line
from bot.layouts.dialog import words_layout
from games import GAMES


class Help(commands.Cog):
    """The first thing a person types."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    @app_commands.command(name=Phrase("slash-help"), description=Phrase("slash-help-description"))
    async def help(self, interaction: discord.Interaction) -> None:
        """How to begin, and the games there are."""

        async def work() -> None:
            words = words_for(interaction)
            games = "\n".join(game_line(GAMES[key], words) for key in offered_games())
            await show(interaction, words_layout(words.say("help-text", games=games), user=interaction.user.id))

        await respond(interaction, work)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Help(bot))
