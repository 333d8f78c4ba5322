"""Greeting of a server, posted when the bot joins it and when a manager asks for it."""

from __future__ import annotations

import logging

import aiohttp
import discord

from azalai.bot.delivery.poster import Poster
from azalai.bot.dialogs.discord_permissions import NEEDED
from azalai.bot.dialogs.fallbacks import show_with_fallback
from azalai.bot.errors import CannotPost, Refused
from azalai.bot.layouts.pictures import Pictures
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.tables.host import Host
from azalai.bot.welcome.layout import greeting_layout, render_banner
from azalai.locales import language_of, words

log = logging.getLogger(__name__)


class Greeter:
    """Poster of the greeting."""

    def __init__(self, host: Host, client: discord.Client, poster: Poster, pictures: Pictures) -> None:
        self._host = host
        self._client = client
        self._poster = poster
        self._pictures = pictures

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a new server in the channel in which Discord welcomes members, if the bot may write there."""
        channel = guild.system_channel
        if channel is None or not all(getattr(channel.permissions_for(guild.me), name) for name in NEEDED):
            return
        try:
            await self.greet(channel.id, guild.id, f"hello{guild.id:x}")
        except (Refused, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("server %s was not greeted: %s", guild.id, type(error).__name__)

    async def greet(self, channel: int, guild: int, nonce: str, *, playground: bool = False) -> None:
        """Post the greeting in a channel, in the language of the server. Raises `Refused` if the bot may not write.

        `playground`: the greeting says that the server is only on this computer.
        """
        settings = await self._host.store.ask(lambda tx: guild_settings(tx, guild))
        server = self._client.get_guild(guild)
        language = settings.language or language_of("" if server is None else str(server.preferred_locale))
        t = words(language)
        layout = greeting_layout(t, await render_banner(self._pictures, t), playground=playground)
        try:
            await show_with_fallback(layout, lambda form: self._poster.post_in(channel, form, nonce))
        except CannotPost as error:
            raise Refused("refusal-not-greeted") from error
