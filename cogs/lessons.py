"""The buttons of a lesson: a guided first game in private."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.app.client import Azalai
from bot.app.custom_ids import Answers
from bot.app.router import action, opens_modal, submitted
from bot.catalogue import taught_games
from bot.dialogs.context import ask_number, typed_number
from bot.dialogs.request import Request
from bot.dialogs.responses import show
from bot.dialogs.slash_commands import Phrase, command
from bot.errors import Refused
from bot.layouts.dialog import words_layout
from bot.layouts.lessons import ACTS
from cogs.cog import Cog
from cogs.game import GameCog
from cogs.help import own_commands


class Lessons(Cog):
    """The dialog of a lesson, from *Learn this game* to *Play a real one*."""

    async def cog_load(self) -> None:
        """Adds `/azalai learn`, which works in direct messages too."""

        parameters = [("game", "slash-learn-game", app_commands.Transform[str, TaughtGame])]
        command(own_commands(self.bot), "slash-learn", parameters, self._learn, keep=True)

    async def _learn(self, request: Request, game: str) -> None:
        await self.rooms.learning.open(request, game)

    @action("learn", in_view=True)
    async def _opened(self, request: Request, game: str) -> None:
        await self.rooms.learning.open(request, game)

    @action(f"{ACTS}restart", in_place=True)
    async def _restarted(self, request: Request, game: str) -> None:
        await self.rooms.learning.restart(request, game)

    @action(f"{ACTS}again", in_place=True)
    async def _again(self, request: Request, table: int) -> None:
        await self.rooms.learning.again(request, table)

    @action(f"{ACTS}option", in_place=True)
    async def _chosen(self, request: Request, table: int, decision: int, path: Answers) -> None:
        await self.rooms.learning.follow(request, table, decision, path, plays=True)

    @action(f"{ACTS}entry", in_place=True)
    async def _entered(
        self, request: Request, table: int, decision: int, _: Answers, __: int = 0, *, chosen: Answers
    ) -> None:
        await self.rooms.learning.follow(request, table, decision, chosen, plays=True)

    @action(f"{ACTS}items", in_place=True)
    async def _picked(
        self, request: Request, table: int, decision: int, path: Answers, *, chosen: Sequence[int]
    ) -> None:
        await self.rooms.learning.pick(request, table, decision, path, chosen)

    @action(f"{ACTS}turn", in_place=True)
    async def _turned(self, request: Request, table: int, decision: int, path: Answers) -> None:
        await self.rooms.learning.follow(request, table, decision, path)

    @action(f"{ACTS}entries", in_place=True)
    async def _paged(self, request: Request, page: int, table: int, decision: int, path: Answers) -> None:
        await self.rooms.learning.follow(request, table, decision, path, page=page)

    @action(f"{ACTS}play-it", in_place=True)
    async def _confirmed(self, request: Request, table: int, decision: int, path: Answers) -> None:
        await self.rooms.learning.confirm(request, table, decision, path)

    @opens_modal(f"{ACTS}amount")
    async def _number_box(
        self, request: Request, table: int, decision: int, path: Answers, least: int, most: int
    ) -> None:
        await ask_number(request, f"{ACTS}amount-typed", table, decision, path, least=least, most=most)

    @submitted(f"{ACTS}amount-typed")
    async def _number_typed(
        self, request: Request, table: int, decision: int, path: Answers, *, typed: Sequence[str]
    ) -> None:
        answers = (*path, typed_number(typed))
        await self.rooms.learning.follow(request, table, decision, answers, plays=True)

    @action(f"{ACTS}undo", in_place=True)
    async def _undone(self, request: Request, table: int, decision: int) -> None:
        await self.rooms.learning.undo(request, table, decision)

    @action(f"{ACTS}suggest", in_place=True)
    async def _suggested(self, request: Request, table: int, decision: int) -> None:
        await self.rooms.learning.suggest(request, table, decision)

    @action(f"{ACTS}end", in_place=True)
    async def _ended(self, request: Request, table: int) -> None:
        await self.rooms.learning.end(request, table)

    @action(f"{ACTS}away", in_place=True)
    async def _closed(self, request: Request, table: int) -> None:
        await self.rooms.learning.close(request, table)

    @action(f"{ACTS}rules", in_place=True)
    async def _rules(self, request: Request, table: int) -> None:
        await self.rooms.learning.rules(request, table)

    @action(f"{ACTS}text", in_place=True)
    async def _text(self, request: Request, table: int) -> None:
        await self.rooms.learning.text(request, table, 0)

    @action(f"{ACTS}textpage", in_place=True)
    async def _text_paged(self, request: Request, page: int, table: int) -> None:
        await self.rooms.learning.text(request, table, page)

    @action(f"{ACTS}cards", in_place=True)
    async def _cards(self, request: Request, table: int, page: int = 0) -> None:
        await self.rooms.learning.cards(request, table, page)

    @action(f"{ACTS}card", in_place=True)
    async def _card(self, request: Request, table: int, *, chosen: str) -> None:
        await self.rooms.learning.card(request, table, chosen)

    @action(f"{ACTS}chart", in_place=True)
    async def _chart(self, request: Request, table: int, chart: str) -> None:
        await self.rooms.learning.chart(request, table, chart)

    @action(f"{ACTS}real")
    async def _real(self, request: Request, game: str) -> None:
        """*Play a real one*: a table of the game with a robot, where tables may be opened; elsewhere how to."""
        await self._open_table(request, game, robots=True)

    @action("open")
    async def _table_opened(self, request: Request, game: str) -> None:
        """*Open a table of ...*, where the bot says how to begin: as `new` does that is typed without options."""
        await self._open_table(request, game, robots=False)

    async def _open_table(self, request: Request, key: str, *, robots: bool) -> None:
        """A table of a game, where tables may be opened; elsewhere how to. `robots`: as many as it needs sit there."""
        cog = self.bot.get_cog(key)
        if not isinstance(cog, GameCog):
            raise Refused("refusal-no-lesson")
        if request.guild is not None:
            await cog.open(request, {}, robots=(min(cog.game.seats) - 1) * robots)
            return
        words = request.words
        text = words.say("lesson-real-in-servers", command=words.say(f"{key}-slash"))
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
