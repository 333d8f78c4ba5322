"""Command `/azalai puzzle`: a decision in which one move is clearly best, one a day for all, or for practice."""

from __future__ import annotations

from typing import Any

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import add_command
from azalai.cogs.help import get_azalai_group
from azalai.cogs.profiles import annotate_game


async def setup(bot: Azalai) -> None:
    """Add `/azalai puzzle`, which works in direct messages too."""

    async def run(request: Request, game: str | None) -> None:
        if game is None:
            await bot.rooms.puzzling.overview(request)
        else:
            await bot.rooms.puzzling.open(request, game)

    parameters: list[tuple[str, str, Any]] = [("game", "slash-puzzle-game", annotate_game())]
    add_command(get_azalai_group(bot), "slash-puzzle", parameters, run, {"game": None}, keep=True)
