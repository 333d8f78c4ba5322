"""`/azalai`: what has to do with no table; `/azalai help` says how to begin, and which games there are."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Azalai
from bot.catalogue import offered_games
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import Phrase, command
from bot.layouts.cards import game_line
from bot.layouts.layout import PrivateLayout
from bot.layouts.lessons import help_rows
from bot.layouts.prompts import INDIGO
from games import GAMES


class Help(commands.Cog):
    """The first thing a person types, and the group of all that is typed beside the tables."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
        self.group = app_commands.Group(name=Phrase("slash-azalai"), description=Phrase("slash-azalai-description"))
        command(self.group, "slash-help", [], self._help)

    async def cog_load(self) -> None:
        """Puts `/azalai` into the tree."""
        self.bot.tree.add_command(self.group)

    async def _help(self, interaction: discord.Interaction) -> None:
        async def work() -> None:
            words = words_for(interaction)
            games = "\n".join(game_line(GAMES[key], words) for key in offered_games())
            text, user = words.say("help-text", games=games), interaction.user.id
            layout = PrivateLayout(user=user, texts=(text,), rows=lambda: help_rows(words), accent=INDIGO)
            await show(interaction, layout)

        await respond(interaction, work)


def own_commands(bot: Azalai) -> app_commands.Group:
    """The group `/azalai`, for the cogs that add commands to it. TypeError when they are loaded before it."""
    help_cog = bot.get_cog(Help.__cog_name__)
    if not isinstance(help_cog, Help):
        raise TypeError("the cog of the help comes first")
    return help_cog.group


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Help(bot))
