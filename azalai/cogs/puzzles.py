"""`/azalai puzzle`: one move is clearly best; one a day for all people, and any number for practice."""

from __future__ import annotations

from typing import Any

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import command
from azalai.cogs.help import own_commands
from azalai.cogs.profiles import game_annotation


async def setup(bot: Azalai) -> None:
    """Add `/azalai puzzle`, which works in direct messages too."""

    async def run(request: Request, game: str | None) -> None:
        if game is None:
            await bot.rooms.puzzling.overview(request)
        else:
            await bot.rooms.puzzling.open(request, game)

    parameters: list[tuple[str, str, Any]] = [("game", "slash-puzzle-game", game_annotation())]
    command(own_commands(bot), "slash-puzzle", parameters, run, {"game": None}, keep=True)
