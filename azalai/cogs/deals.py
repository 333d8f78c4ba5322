"""`/azalai daily`: the deals of the day."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.cog import Cog
from azalai.cogs.help import own_commands
from azalai.cogs.profiles import GameChoice


class DealsCog(Cog):
    """The ways to the deals."""

    async def cog_load(self) -> None:
        """Adds `/azalai daily`, which works in direct messages too."""
        parameters: list[tuple[str, str, Any]] = [("game", "slash-daily-game", app_commands.Transform[str, GameChoice])]
        command(own_commands(self.bot), "slash-daily", parameters, self._typed, {"game": None}, keep=True)

    async def _typed(self, request: Request, game: str | None) -> None:
        if game is None:
            await self.rooms.dealing.overview(request)
        else:
            await self.rooms.dealing.open(request, game)


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(DealsCog(bot))
