"""`/azalai puzzle`: one move is clearly best; one a day for everybody, and any number for practice."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.app.router import action
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import command
from azalai.bot.layouts.puzzles import ACTS
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands
from azalai.cogs.statistics import GameChoice


class Puzzles(Cog):
    """The ways to the puzzles. The buttons of a question: `cogs/alone.py`."""

    async def cog_load(self) -> None:
        """Adds `/azalai puzzle`, which works in direct messages too."""
        parameters: list[tuple[str, str, Any]] = [
            ("game", "slash-puzzle-game", app_commands.Transform[str, GameChoice])
        ]
        command(own_commands(self.bot), "slash-puzzle", parameters, self._typed, {"game": None}, keep=True)

    async def _typed(self, request: Request, game: str | None) -> None:
        if game is None:
            await self.rooms.puzzling.overview(request)
        else:
            await self.rooms.puzzling.open(request, game)

    @action("puzzles", in_view=True)
    async def _overview(self, request: Request) -> None:
        await self.rooms.puzzling.overview(request)

    @action("puzzle", in_view=True)
    async def _opened(self, request: Request, game: str) -> None:
        await self.rooms.puzzling.open(request, game)

    @action("puzzle-next", in_view=True)
    async def _next(self, request: Request, game: str) -> None:
        await self.rooms.puzzling.practise(request, game)

    @action("puzzle-game", in_view=True)
    async def _practised(self, request: Request, *, chosen: str) -> None:
        await self.rooms.puzzling.practise(request, chosen)

    @action(f"{ACTS}more", in_place=True)
    async def _more(self, request: Request, table: int) -> None:
        await self.rooms.puzzling.more(request, table)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Puzzles(bot))
