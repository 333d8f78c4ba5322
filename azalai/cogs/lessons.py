"""The buttons of a lesson: a guided first game in private."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import taught_games
from azalai.bot.dialogs.marks import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show
from azalai.bot.dialogs.slash_commands import Phrase, command
from azalai.bot.errors import Refused
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.solo.lesson_layout import ACTS
from azalai.cogs.cog import Cog
from azalai.cogs.game import GameCog
from azalai.cogs.help import own_commands


class Lessons(Cog):
    """The dialog of a lesson, from *Learn this game* to *Play a real one*."""

    async def cog_load(self) -> None:
        """Adds `/azalai learn`, which works in direct messages too."""

        parameters = [("game", "slash-learn-game", app_commands.Transform[str, TaughtGame])]
        command(own_commands(self.bot), "slash-learn", parameters, self._learn, keep=True)

    async def _learn(self, request: Request, game: str) -> None:
        await self.rooms.learning.open(request, game)

    @action(f"{ACTS}real")
    async def _real(self, request: Request, game: str) -> None:
        """*Play a real one*: a table of the game with a robot, where tables may be opened; elsewhere how to."""
        cog = self.bot.get_cog(game)
        if not isinstance(cog, GameCog):
            raise Refused("refusal-no-lesson")
        if request.guild is not None:
            await cog.open(request, {}, robots=min(cog.game.seats) - 1)
            return
        words = request.words
        text = words.say("lesson-real-in-servers", command=words.say(f"{game}-slash"))
        await show(request, words_layout(text, user=request.user))


class TaughtGame(app_commands.Transformer):
    """A game that has a lesson, by its name."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The games."""
        return [app_commands.Choice(name=Phrase(f"{key}-name"), value=key) for key in taught_games()]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> str:
        """The key of the game."""
        return str(value)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Lessons(bot))
