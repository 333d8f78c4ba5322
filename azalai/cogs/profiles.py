"""`/azalai profile`, `/azalai history`, `/azalai leaderboard`."""

from __future__ import annotations

from typing import Any

import discord

from azalai.bot.app.client import Azalai
from azalai.bot.catalogue import list_offered_games
from azalai.bot.dialogs.slash_commands import choice_annotation, command
from azalai.cogs.help import own_commands


def game_annotation() -> Any:
    """Return the annotation of a slash option for one of the games that are played here."""
    return choice_annotation({key: f"{key}-name" for key in list_offered_games()})


async def setup(bot: Azalai) -> None:
    """Add the commands to `/azalai`."""
    group = own_commands(bot)
    command(group, "slash-history", [], bot.rooms.remembering.history)
    person = [("person", "slash-profile-person", discord.User)]
    command(group, "slash-profile", person, bot.rooms.remembering.profile, {"person": None})
    parameters: list[tuple[str, str, Any]] = [
        ("game", "slash-leaderboard-game", game_annotation()),
        (
            "where",
            "slash-leaderboard-where",
            choice_annotation({place: f"where-{place}" for place in ("server", "everywhere")}),
        ),
    ]
    command(group, "slash-leaderboard", parameters, bot.rooms.remembering.leaderboard, {"where": "server"})
