"""`/azalai puzzle`: one move is clearly best; one a day for everybody, and any number for practice."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands
from azalai.cogs.profiles import GameChoice


class Puzzles(Cog):
    """The ways to the puzzles."""

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


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Puzzles(bot))
