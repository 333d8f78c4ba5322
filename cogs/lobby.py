"""The buttons of the lobby card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.dialogs.permissions import person_of
from bot.hosting import lobby
from bot.people.person import Person
from bot.tables.host import Host

Change = Callable[[Host, int, Person], Awaitable[Any]]


class Lobby(commands.Cog):
    """Join, leave, robots, start, cancel: the card itself shows what changed."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot
        changes: dict[str, Change] = {
            "join": lobby.join,
            "leave": lobby.leave,
            "robot": lobby.add_robot,
            "norobot": lobby.remove_robot,
            "start": lobby.start,
            "cancel": lobby.cancel_lobby,
        }
        for name, change in changes.items():
            bot.add_act(name, self._pressed(change), in_place=True)

    def _pressed(self, change: Change) -> Callable[[discord.Interaction, list[str], list[str]], Awaitable[None]]:
        async def pressed(interaction: discord.Interaction, arguments: list[str], values: list[str]) -> None:
            await self.bot.retry_if_troubled(int(arguments[0]))
            await change(self.bot.host, int(arguments[0]), person_of(interaction))

        return pressed


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Lobby(bot))
