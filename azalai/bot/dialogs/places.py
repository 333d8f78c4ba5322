"""Place of a table that a button opens: the channel, or the thread that is offered if that has a table already.

The command `/KEY new` has the option `thread` for it (`table_opening.py`).
"""

from __future__ import annotations

from typing import NamedTuple

import discord

from azalai.bot.dialogs.permissions import check_channel, check_guild_settings
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import format_refusal
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import GuildSettings, Places
from azalai.bot.tables.host import Host


class TablePlace(NamedTuple):
    """Place of a new table: the server's settings, and whether it is a thread of its own."""

    settings: GuildSettings
    thread: bool


class NewTables:
    """Places in which the tables of a bot may be opened."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def choose_place(self, request: Request) -> TablePlace:
        """Return the place of a table that this person opens here. Raises `Refused` if none may be, with advice."""
        taken = await self._host.store.ask(lambda tx: tx.tables.find_live(request.channel or 0)) is not None
        if taken:
            return TablePlace(await self.check_thread(request), thread=True)
        place = request.interaction.channel
        try:
            settings = await check_guild_settings(self._host, request, thread=False)
        except Refused as refusal:
            if refusal.reason != "refusal-threads-only" or not isinstance(place, discord.TextChannel):
                raise
            settings = await check_guild_settings(self._host, request, thread=True)
        thread = settings.places is Places.THREADS and isinstance(place, discord.TextChannel)
        check_channel(request, thread=thread)
        return TablePlace(settings, thread)

    async def check_thread(self, request: Request) -> GuildSettings:
        """Return the server's settings, if the person may open a thread for a table in a channel that has one.

        Raises `Refused` if they may not, or the bot, with the reason.
        """
        if not isinstance(request.interaction.channel, discord.TextChannel):
            raise Refused("refusal-channel-taken")
        try:
            settings = await check_guild_settings(self._host, request, thread=True)
            check_channel(request, thread=True)
        except Refused as refusal:
            raise Refused("refusal-taken-because", why=format_refusal(request.words, refusal)) from refusal
        return settings
