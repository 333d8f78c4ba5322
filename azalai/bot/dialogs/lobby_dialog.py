"""Dialog of a lobby's card, and of `/table invite`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from azalai.bot.dialogs.context import load_table_here
from azalai.bot.dialogs.discord_permissions import can_see_channel, find_channel
from azalai.bot.dialogs.marks import Mark, TableNumber, action
from azalai.bot.dialogs.private_view import LivingViews
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import show, show_sheet
from azalai.bot.dialogs.threads import bring_in
from azalai.bot.errors import Refused
from azalai.bot.hosting import lobby, lobby_robots, table_options
from azalai.bot.hosting.guests import invite_guest
from azalai.bot.layouts.idle_view import words_layout
from azalai.bot.layouts.invitation_answers import silent_lines
from azalai.bot.layouts.table_options_layout import sides_layout
from azalai.bot.people.person import Person
from azalai.bot.tables.channels import retry_refused
from azalai.bot.tables.host import Host
from azalai.robots import Level

Change = Callable[[Host, int, Person], Awaitable[Any]]


class LobbyDialog:
    """Dialog of joining, leaving, robots, sides and the start. The card shows changes; sides are chosen in private."""

    def __init__(self, host: Host, views: LivingViews) -> None:
        self._host = host
        self._views = views

    async def invite(self, request: Request, person: discord.Member) -> None:
        """Invite a person to the channel's table. Raises `Refused` for a bot."""
        if person.bot:
            raise Refused("refusal-no-bots")
        table = await load_table_here(self._host, request)
        guest = Person(person.id, person.display_name)
        invited = await invite_guest(self._host, table.id, request.person, guest)
        words = request.words
        text = "\n".join([words.say("invite-done"), *silent_lines(invited, words)])
        await show(request, words_layout(text, user=request.user))

    @action("join", in_place=True)
    async def _join(self, request: Request, table: TableNumber) -> None:
        self._views.on_game_starting(request, table)
        await self._change(request, table, lobby.join)
        await bring_in(request.interaction.channel, request.user)

    @action("join-there", in_place=True)
    async def _join_there(self, request: Request, table: TableNumber) -> None:
        """Seat the user at a table of another channel, if they see that channel."""
        row = await self._host.store.ask(lambda tx: tx.tables.get(table))
        if row is None or row.guild_id != request.guild or not can_see_channel(request, row.channel_id):
            raise Refused("refusal-no-table")
        await self._change(request, table, lobby.join)
        await bring_in(find_channel(request, row.channel_id), request.user)
        text = request.words.say("waiting-joined", channel=f"<#{row.channel_id}>")
        await show(request, words_layout(text, user=request.user))

    @action("still-in", in_place=True)
    async def _agree(self, request: Request, table: TableNumber, mark: Mark) -> None:
        await lobby.agree(self._host, table, request.person, mark)

    @action("leave", in_place=True)
    async def _leave(self, request: Request, table: TableNumber) -> None:
        await self._change(request, table, lobby.leave)

    @action("robot", in_place=True)
    async def _add_robot(self, request: Request, table: TableNumber) -> None:
        await self._change(request, table, lobby_robots.add_robot)

    @action("with-robots", in_place=True)
    async def _fill_with_robots(self, request: Request, table: TableNumber) -> None:
        """Seat robots on all free seats, and start the game."""
        self._views.on_game_starting(request, table)
        await self._change(request, table, lobby_robots.fill_with_robots)

    @action("norobot", in_place=True)
    async def _remove_robot(self, request: Request, table: TableNumber) -> None:
        await self._change(request, table, lobby_robots.remove_robot)

    @action("robot-level", in_place=True)
    async def _set_robot_level(self, request: Request, table: TableNumber, *, chosen: str) -> None:
        level, _, name = chosen.partition(" ")
        if level not in tuple(Level):
            raise Refused("refusal-stale")
        change = partial(lobby_robots.set_level, name=name, level=Level(level))
        await self._change(request, table, change)

    @action("robot-like", in_place=True)
    async def _set_robot_character(self, request: Request, table: TableNumber, *, chosen: str) -> None:
        character, _, name = chosen.partition(" ")
        await self._change(request, table, partial(lobby_robots.set_character, name=name, character=character))

    @action("start", in_place=True)
    async def _start(self, request: Request, table: TableNumber) -> None:
        self._views.on_game_starting(request, table)
        await self._change(request, table, lobby.start)

    @action("side")
    async def _show_sides(self, request: Request, table: TableNumber) -> None:
        loaded = await table_options.load_own_lobby(self._host, table, request.person)
        await show_sheet(request, sides_layout(loaded, request.reader))

    @action("side-pick", in_place=True)
    async def _choose_side(self, request: Request, table: TableNumber, side: str, *, chosen: str) -> None:
        changed = await table_options.choose_side(self._host, table, request.person, side, chosen)
        await show_sheet(request, sides_layout(changed, request.reader))

    async def _change(self, request: Request, table: int, change: Change) -> None:
        await retry_refused(self._host, table)
        await change(self._host, table, request.person)
