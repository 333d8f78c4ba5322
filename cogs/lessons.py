"""The buttons of a lesson: a guided first game in private."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.custom_ids import is_number
from bot.app.router import action, opens_modal, submitted
from bot.catalogue import taught_games
from bot.dialogs.context import ask_number, typed_number
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import Phrase, command
from bot.errors import Refused
from bot.layouts.dialog import words_layout
from bot.layouts.lessons import ACTS
from bot.layouts.prompts import read_answers
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

    @action("learn", "game", in_view=True)
    async def _opened(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.bot.learning.open(interaction, arguments[0])

    @action(f"{ACTS}restart", "game", in_place=True)
    async def _restarted(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.bot.learning.restart(interaction, arguments[0])

    @action(f"{ACTS}again", "table", in_place=True)
    async def _again(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.bot.learning.again(interaction, int(arguments[0]))

    @action(f"{ACTS}option", "table decision path", in_place=True)
    async def _chosen(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        table, decision, path = arguments
        await self.bot.learning.follow(interaction, int(table), int(decision), read_answers(path), plays=True)

    @action(f"{ACTS}entry", "table decision path", in_place=True, chosen="path")
    async def _entered(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table, decision, _ = arguments
        await self.bot.learning.follow(interaction, int(table), int(decision), read_answers(values[0]), plays=True)

    @action(f"{ACTS}items", "table decision path", in_place=True, chosen="number")
    async def _picked(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table, decision, path = arguments
        indexes = [int(value) for value in values]
        await self.bot.learning.pick(interaction, int(table), int(decision), read_answers(path), indexes)

    @action(f"{ACTS}turn", "table decision path", in_place=True)
    async def _turned(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        table, decision, path = arguments
        await self.bot.learning.follow(interaction, int(table), int(decision), read_answers(path))

    @action(f"{ACTS}entries", "page table decision path", in_place=True)
    async def _paged(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        page, table, decision, path = arguments
        await self.bot.learning.follow(interaction, int(table), int(decision), read_answers(path), page=int(page))

    @action(f"{ACTS}play-it", "table decision path", in_place=True)
    async def _confirmed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        table, decision, path = arguments
        await self.bot.learning.confirm(interaction, int(table), int(decision), read_answers(path))

    @opens_modal(f"{ACTS}amount", "table decision path least most")
    async def _number_box(self, interaction: discord.Interaction, arguments: list[str]) -> None:
        await ask_number(interaction, f"{ACTS}amount-typed", arguments)

    @submitted(f"{ACTS}amount-typed", "table decision path")
    async def _number_typed(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        table, decision, path = arguments
        answers = (*read_answers(path), typed_number(values))
        await self.bot.learning.follow(interaction, int(table), int(decision), answers, plays=True)

    @action(f"{ACTS}undo", "table decision", in_place=True)
    async def _undone(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        table, decision = arguments
        await self.bot.learning.undo(interaction, int(table), int(decision))

    @action(f"{ACTS}suggest", "table decision", in_place=True)
    async def _suggested(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        table, decision = arguments
        await self.bot.learning.suggest(interaction, int(table), int(decision))

    @action(f"{ACTS}end", "table", in_place=True)
    async def _ended(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.bot.learning.end(interaction, int(arguments[0]))

    @action(f"{ACTS}away", "table", in_place=True)
    async def _closed(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.bot.learning.close(interaction, int(arguments[0]))

    @action(f"{ACTS}rules", "table", in_place=True)
    async def _rules(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.bot.learning.rules(interaction, int(arguments[0]))

    @action(f"{ACTS}text", "table ...", in_place=True)
    async def _text(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.bot.learning.text(interaction, int(arguments[0]), 0)

    @action(f"{ACTS}textpage", "page table", in_place=True)
    async def _text_paged(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.bot.learning.text(interaction, int(arguments[1]), int(arguments[0]))

    @action(f"{ACTS}cards", in_place=True)
    async def _cards(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        page = int(arguments[1]) if len(arguments) > 1 and is_number(arguments[1]) else 0
        await self.bot.learning.cards(interaction, int(arguments[0]), page)

    @action(f"{ACTS}card", in_place=True, chosen="word")
    async def _card(self, interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
        await self.bot.learning.card(interaction, int(arguments[0]), values[0])

    @action(f"{ACTS}chart", "table chart", in_place=True)
    async def _chart(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self.bot.learning.chart(interaction, int(arguments[0]), arguments[1])

    @action(f"{ACTS}real", "game")
    async def _real(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        """*Play a real one*: a table of the game with a robot, where tables may be opened; elsewhere how to."""
        await self._open_table(interaction, arguments[0], robots=True)

    @action("open", "game")
    async def _table_opened(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        """*Open a table of ...*, where the bot says how to begin: as `new` does that is typed without options."""
        await self._open_table(interaction, arguments[0], robots=False)

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
