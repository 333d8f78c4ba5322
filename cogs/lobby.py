"""The buttons of the lobby card."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.dialogs.permissions import person_of
from bot.hosting import lobby
from bot.people.person import Person
from bot.tables.channels import retry_missing_permission
from bot.tables.host import Host

Change = Callable[[Host, int, Person], Awaitable[Any]]


class Lobby(commands.Cog):
    """Join, leave, robots, start, cancel: the card itself shows what changed."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    @action("join", in_place=True)
    async def _join(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._change(interaction, arguments, lobby.join)

    @action("leave", in_place=True)
    async def _leave(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._change(interaction, arguments, lobby.leave)

    @action("robot", in_place=True)
    async def _robot(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._change(interaction, arguments, lobby.add_robot)

    @action("norobot", in_place=True)
    async def _norobot(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._change(interaction, arguments, lobby.remove_robot)

    @action("start", in_place=True)
    async def _start(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._change(interaction, arguments, lobby.start)

    @action("cancel", in_place=True)
    async def _cancel(self, interaction: discord.Interaction, arguments: list[str], _: list[str]) -> None:
        await self._change(interaction, arguments, lobby.cancel_lobby)

    async def _change(self, interaction: discord.Interaction, arguments: list[str], change: Change) -> None:
        await retry_missing_permission(self.bot.host, int(arguments[0]))
        await change(self.bot.host, int(arguments[0]), person_of(interaction))


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Lobby(bot))
