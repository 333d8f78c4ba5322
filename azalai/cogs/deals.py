"""`/azalai daily`: the deals of the day."""

from __future__ import annotations

from typing import Any

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.help import own_commands
from azalai.cogs.profiles import game_annotation


async def setup(bot: Azalai) -> None:
    """Add `/azalai daily`, which works in direct messages too."""

    async def run(request: Request, game: str | None) -> None:
        if game is None:
            await bot.rooms.dealing.overview(request)
        else:
            await bot.rooms.dealing.open(request, game)

    parameters: list[tuple[str, str, Any]] = [("game", "slash-daily-game", game_annotation())]
    command(own_commands(bot), "slash-daily", parameters, run, {"game": None}, keep=True)
