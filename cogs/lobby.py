"""The buttons of the lobby card, and `/table invite`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from bot.app.client import Azalai
from bot.app.router import action
from bot.dialogs.answering import Answering
from bot.dialogs.context import table_here
from bot.dialogs.permissions import person_of
from bot.dialogs.responses import respond, show, words_for
from bot.dialogs.slash_commands import command
from bot.dialogs.threads import bring_in
from bot.errors import Refused
from bot.hosting import lobby, table_options
from bot.hosting.guests import invite_guest
from bot.layouts.dialog import words_layout
from bot.layouts.invitations import silent_lines
from bot.layouts.table_options import sides_layout
from bot.people.person import Person
from bot.tables.channels import retry_refused
from bot.tables.host import Host
from cogs.game import GameCog
from cogs.tables import ask_to_cancel, table_commands
from robots import Level

Change = Callable[[Host, int, Person], Awaitable[Any]]


class Lobby(commands.Cog):
    """Join, leave, robots, start, cancel: the card itself shows what changed. Sides are chosen in private."""

    def __init__(self, bot: Azalai) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Adds `/table invite`."""

        async def invoked(interaction: discord.Interaction, person: discord.Member) -> None:
            await respond(interaction, lambda: self._invite(interaction, person))

        parameters = [("person", "slash-table-invite-person", discord.Member)]
        command(table_commands(self.bot), "slash-table-invite", parameters, invoked)

    async def _invite(self, interaction: discord.Interaction, person: discord.Member) -> None:
        if person.bot:
            raise Refused("refusal-no-bots")
        table = await table_here(self.bot.host, interaction)
        guest = Person(person.id, person.display_name)
        invited = await invite_guest(self.bot.host, table.id, person_of(interaction), guest)
        words = words_for(interaction)
        text = "\n".join([words.say("invite-done"), *silent_lines(invited, words)])
        await show(interaction, words_layout(text, user=interaction.user.id))

    @action("join", in_place=True)
    async def _join(self, interaction: discord.Interaction, table: int) -> None:
        await self._change(interaction, table, lobby.join)
        await bring_in(interaction.channel, interaction.user.id)

    @action("open-thread", in_place=True)
    async def _open_in_a_thread(self, interaction: discord.Interaction, game: str) -> None:
        cog = self.bot.get_cog(game)
        if not isinstance(cog, GameCog):
            raise Refused("refusal-no-table")
        await cog.open(interaction, {"thread": True})

    @action("still-in", in_place=True)
    async def _still_in(self, interaction: discord.Interaction, table: int, mark: int) -> None:
        await lobby.agree(self.bot.host, table, person_of(interaction), mark)

    @action("leave", in_place=True)
    async def _leave(self, interaction: discord.Interaction, table: int) -> None:
        await self._change(interaction, table, lobby.leave)

    @action("robot", in_place=True)
    async def _robot(self, interaction: discord.Interaction, table: int) -> None:
        await self._change(interaction, table, lobby.add_robot)

    @action("norobot", in_place=True)
    async def _norobot(self, interaction: discord.Interaction, table: int) -> None:
        await self._change(interaction, table, lobby.remove_robot)

    @action("robot-level", in_place=True)
    async def _robot_level(self, interaction: discord.Interaction, table: int, *, chosen: str) -> None:
        level, _, name = chosen.partition(" ")
        if level not in tuple(Level):
            raise Refused("refusal-stale")
        change = partial(lobby.set_level, name=name, level=Level(level))
        await self._change(interaction, table, change)

    @action("start", in_place=True)
    async def _start(self, interaction: discord.Interaction, table: int) -> None:
        self.bot.views.starts(interaction, table)
        await self._change(interaction, table, lobby.start)

    @action("cancel")
    async def _cancel(self, interaction: discord.Interaction, table: int) -> None:
        """Asks first where anybody else sits or is invited."""
        await retry_refused(self.bot.host, table)
        person = person_of(interaction)
        loaded = await lobby.load_lobby(self.bot.host, table)
        lobby.check_leads(loaded, person)
        if lobby.concerns_others(loaded, person):
            await ask_to_cancel(self.bot, interaction, loaded)
            return
        await lobby.cancel_lobby(self.bot.host, loaded.id, person)
        await Answering.of(interaction).show_nothing()

    @action("side")
    async def _side(self, interaction: discord.Interaction, table: int) -> None:
        person = person_of(interaction)
        loaded = await table_options.own_sides(self.bot.host, table, person)
        await show(interaction, sides_layout(loaded, words_for(interaction), user=person.id))

    @action("side-pick", in_place=True)
    async def _side_picked(self, interaction: discord.Interaction, table: int, side: str, *, chosen: str) -> None:
        person = person_of(interaction)
        changed = await table_options.choose_side(self.bot.host, table, person, side, chosen)
        await show(interaction, sides_layout(changed, words_for(interaction), user=person.id))

    async def _change(self, interaction: discord.Interaction, table: int, change: Change) -> None:
        await retry_refused(self.bot.host, table)
        await change(self.bot.host, table, person_of(interaction))


async def setup(bot: Azalai) -> None:
    """Adds the cog."""
    await bot.add_cog(Lobby(bot))
