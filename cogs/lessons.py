"""The buttons of a lesson: a guided first game in private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.custom_ids import Answers
from bot.app.router import action, opens_modal, submitted
from bot.catalogue import taught_games
from bot.dialogs.context import ask_number, typed_number
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import Phrase, command
from bot.errors import Refused
from bot.layouts.dialog import words_layout
from bot.layouts.lessons import ACTS
from cogs.game import GameCog
from cogs.help import own_commands


class Lessons(commands.Cog):
    """The dialog of a lesson, from *Learn this game* to *Play a real one*."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Adds `/azalai learn`, which works in direct messages too."""

        async def learn(interaction: discord.Interaction, game: str) -> None:
            await respond(interaction, lambda: self.bot.learning.open(interaction, game), keep=True)

        parameters = [("game", "slash-learn-game", app_commands.Transform[str, TaughtGame])]
        command(own_commands(self.bot), "slash-learn", parameters, learn)

    @action("learn", in_view=True)
    async def _opened(self, interaction: discord.Interaction, game: str) -> None:
        await self.bot.learning.open(interaction, game)

    @action(f"{ACTS}restart", in_place=True)
    async def _restarted(self, interaction: discord.Interaction, game: str) -> None:
        await self.bot.learning.restart(interaction, game)

    @action(f"{ACTS}again", in_place=True)
    async def _again(self, interaction: discord.Interaction, table: int) -> None:
        await self.bot.learning.again(interaction, table)

    @action(f"{ACTS}option", in_place=True)
    async def _chosen(self, interaction: discord.Interaction, table: int, decision: int, path: Answers) -> None:
        await self.bot.learning.follow(interaction, table, decision, path, plays=True)

    @action(f"{ACTS}entry", in_place=True)
    async def _entered(
        self, interaction: discord.Interaction, table: int, decision: int, _: Answers, *, chosen: Answers
    ) -> None:
        await self.bot.learning.follow(interaction, table, decision, chosen, plays=True)

    @action(f"{ACTS}items", in_place=True)
    async def _picked(
        self, interaction: discord.Interaction, table: int, decision: int, path: Answers, *, chosen: Sequence[int]
    ) -> None:
        await self.bot.learning.pick(interaction, table, decision, path, chosen)

    @action(f"{ACTS}turn", in_place=True)
    async def _turned(self, interaction: discord.Interaction, table: int, decision: int, path: Answers) -> None:
        await self.bot.learning.follow(interaction, table, decision, path)

    @action(f"{ACTS}entries", in_place=True)
    async def _paged(
        self, interaction: discord.Interaction, page: int, table: int, decision: int, path: Answers
    ) -> None:
        await self.bot.learning.follow(interaction, table, decision, path, page=page)

    @action(f"{ACTS}play-it", in_place=True)
    async def _confirmed(self, interaction: discord.Interaction, table: int, decision: int, path: Answers) -> None:
        await self.bot.learning.confirm(interaction, table, decision, path)

    @opens_modal(f"{ACTS}amount")
    async def _number_box(
        self, interaction: discord.Interaction, table: int, decision: int, path: Answers, least: int, most: int
    ) -> None:
        await ask_number(interaction, f"{ACTS}amount-typed", table, decision, path, least=least, most=most)

    @submitted(f"{ACTS}amount-typed")
    async def _number_typed(
        self, interaction: discord.Interaction, table: int, decision: int, path: Answers, *, typed: Sequence[str]
    ) -> None:
        answers = (*path, typed_number(typed))
        await self.bot.learning.follow(interaction, table, decision, answers, plays=True)

    @action(f"{ACTS}undo", in_place=True)
    async def _undone(self, interaction: discord.Interaction, table: int, decision: int) -> None:
        await self.bot.learning.undo(interaction, table, decision)

    @action(f"{ACTS}suggest", in_place=True)
    async def _suggested(self, interaction: discord.Interaction, table: int, decision: int) -> None:
        await self.bot.learning.suggest(interaction, table, decision)

    @action(f"{ACTS}end", in_place=True)
    async def _ended(self, interaction: discord.Interaction, table: int) -> None:
        await self.bot.learning.end(interaction, table)

    @action(f"{ACTS}away", in_place=True)
    async def _closed(self, interaction: discord.Interaction, table: int) -> None:
        await self.bot.learning.close(interaction, table)

    @action(f"{ACTS}rules", in_place=True)
    async def _rules(self, interaction: discord.Interaction, table: int) -> None:
        await self.bot.learning.rules(interaction, table)

    @action(f"{ACTS}text", in_place=True)
    async def _text(self, interaction: discord.Interaction, table: int) -> None:
        await self.bot.learning.text(interaction, table, 0)

    @action(f"{ACTS}textpage", in_place=True)
    async def _text_paged(self, interaction: discord.Interaction, page: int, table: int) -> None:
        await self.bot.learning.text(interaction, table, page)

    @action(f"{ACTS}cards", in_place=True)
    async def _cards(self, interaction: discord.Interaction, table: int, page: int = 0) -> None:
        await self.bot.learning.cards(interaction, table, page)

    @action(f"{ACTS}card", in_place=True)
    async def _card(self, interaction: discord.Interaction, table: int, *, chosen: str) -> None:
        await self.bot.learning.card(interaction, table, chosen)

    @action(f"{ACTS}chart", in_place=True)
    async def _chart(self, interaction: discord.Interaction, table: int, chart: str) -> None:
        await self.bot.learning.chart(interaction, table, chart)

    @action(f"{ACTS}real")
    async def _real(self, interaction: discord.Interaction, game: str) -> None:
        """*Play a real one*: a table of the game with a robot, where tables may be opened; elsewhere how to."""
        await self._open_table(interaction, game, robots=True)

    @action("open")
    async def _table_opened(self, interaction: discord.Interaction, game: str) -> None:
        """*Open a table of ...*, where the bot says how to begin: as `new` does that is typed without options."""
        await self._open_table(interaction, game, robots=False)

    async def _open_table(self, interaction: discord.Interaction, key: str, *, robots: bool) -> None:
        """A table of a game, where tables may be opened; elsewhere how to. `robots`: as many as it needs sit there."""
        cog = self.bot.get_cog(key)
        if not isinstance(cog, GameCog):
            raise Refused("refusal-no-lesson")
        if interaction.guild_id is not None:
            await cog.open(interaction, {}, robots=(min(cog.game.seats) - 1) * robots)
            return
        words = words_for(interaction)
        text = words.say("lesson-real-in-servers", command=words.say(f"{key}-slash"))
        await show(interaction, words_layout(text, user=interaction.user.id))


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
