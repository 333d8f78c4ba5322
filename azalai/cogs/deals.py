"""Command `/azalai daily`: the deals of the day."""

from __future__ import annotations

from typing import Any

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.slash_commands import add_command
from azalai.cogs.help import get_azalai_group
from azalai.cogs.profiles import annotate_game


async def setup(bot: Azalai) -> None:
    """Add `/azalai daily`, which works in direct messages too."""

    async def run(request: Request, game: str | None) -> None:
        if game is None:
            await bot.rooms.dealing.overview(request)
        else:
            await bot.rooms.dealing.open(request, game)

    parameters: list[tuple[str, str, Any]] = [("game", "slash-daily-game", annotate_game())]
    add_command(get_azalai_group(bot), "slash-daily", parameters, run, {"game": None}, keep=True)
