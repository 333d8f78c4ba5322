"""Place of a table that a button opens: the channel, or a thread of it.

The command `/KEY new` has the option `thread` instead (`table_opening.py`).
"""

from __future__ import annotations

from typing import NamedTuple

import discord

from azalai.bot.dialogs.discord_permissions import check_channel, check_guild_settings
from azalai.bot.dialogs.request import Request
from azalai.bot.dialogs.responses import format_refusal
from azalai.bot.errors import Refused
from azalai.bot.people.guild_settings import GuildSettings, Places
from azalai.bot.tables.host import Host


class TablePlace(NamedTuple):
    """Place of a new table. `settings`: those of the server; `thread`: it is a thread of its own."""

    settings: GuildSettings
    thread: bool


class NewTables:
    """Chooser of the places of new tables."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def choose_place(self, request: Request) -> TablePlace:
        """Return the place of a table that the user opens here: a thread if the channel has a table already.

        Raises `Refused`, with advice, if they may not open one here.
        """
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
        """Return the server's settings if a channel that has a table may get a thread for another.

        Raises `Refused`, with the reason, if the user or the bot may not open one.
        """
        if not isinstance(request.interaction.channel, discord.TextChannel):
            raise Refused("refusal-channel-taken")
        try:
            settings = await check_guild_settings(self._host, request, thread=True)
            check_channel(request, thread=True)
        except Refused as refusal:
            raise Refused("refusal-taken-because", why=format_refusal(request.words, refusal)) from refusal
        return settings
