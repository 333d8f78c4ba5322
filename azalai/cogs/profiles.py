"""Commands `/azalai profile`, `/azalai history` and `/azalai leaderboard`."""

from __future__ import annotations

from typing import Any

import discord

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.slash_commands import add_command, annotate_choice
from azalai.cogs.help import get_azalai_group


def annotate_game() -> Any:
    """Return the annotation of a slash option that takes an offered game."""
    return annotate_choice({key: f"{key}-name" for key in list_offered_games()})


async def setup(bot: Azalai) -> None:
    """Add the commands to `/azalai`."""
    group = get_azalai_group(bot)
    add_command(group, "slash-history", [], bot.rooms.remembering.history)
    person = [("person", "slash-profile-person", discord.User)]
    add_command(group, "slash-profile", person, bot.rooms.remembering.profile, {"person": None})
    parameters: list[tuple[str, str, Any]] = [
        ("game", "slash-leaderboard-game", annotate_game()),
        (
            "where",
            "slash-leaderboard-where",
            annotate_choice({place: f"where-{place}" for place in ("server", "everywhere")}),
        ),
    ]
    add_command(group, "slash-leaderboard", parameters, bot.rooms.remembering.leaderboard, {"where": "server"})
