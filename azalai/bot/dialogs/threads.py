"""Threads of tables: made, found, tidied up, and joined by their players."""

from __future__ import annotations

import logging

import aiohttp
import discord

from azalai.bot.discord_codes import verdict
from azalai.bot.errors import Refused
from azalai.bot.store.store import note_done
from azalai.bot.tables.host import Host

log = logging.getLogger(__name__)

NAME_LIMIT = 100
"""Characters of the name of a thread."""
STAYS_LISTED = 10080
"""Minutes without a message after which Discord archives a thread: a week, the maximum."""


async def make_thread(parent: discord.TextChannel, name: str) -> discord.Thread:
    """Make a public thread in a text or announcement channel. Raises discord.py's errors."""
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    thread = await parent.create_thread(name=name[:NAME_LIMIT], type=kind, auto_archive_duration=STAYS_LISTED)
    note_done()
    return thread


async def open_thread(parent: discord.TextChannel, name: str) -> discord.Thread:
    """Make a thread for a waiting user. Raises `Refused`, with a reason to read, if Discord makes none."""
    try:
        return await make_thread(parent, name)
    except discord.Forbidden as error:
        raise Refused("refusal-may-not-thread") from error
    except discord.HTTPException as error:
        log.warning("no thread could be made: Discord answered %s (%s)", error.status, error.code)
        raise Refused("refusal-too-many-threads" if verdict(error).full else "refusal-no-thread-now") from error
    except (discord.RateLimited, aiohttp.ClientError, OSError) as error:
        log.warning("no thread could be made: %s", type(error).__name__)
        raise Refused("refusal-no-thread-now") from error


async def list_own_threads(parent: discord.TextChannel) -> list[discord.Thread]:
    """Return the bot's own active threads in a channel, requested from Discord."""
    active, own = await parent.guild.active_threads(), parent.guild.me.id
    return [thread for thread in active if thread.parent_id == parent.id and thread.owner_id == own]


async def delete_empty_threads(parent: discord.TextChannel, name: str, host: Host) -> None:
    """Delete the bot's own threads of that name that never had a table.

    They come from requests that seemed to fail and were done all the same. If Discord does not answer, they stay.
    """
    try:
        for thread in await list_own_threads(parent):
            async with host.store.read() as tx:
                empty = await tx.tables.find_latest(thread.id) is None
            if empty and thread.name == name[:NAME_LIMIT]:
                await thread.delete()
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        log.info("threads of channel %s were not tidied up: %s", parent.id, type(error).__name__)


async def bring_in(thread: object, user: int) -> None:
    """Add a player to a thread, so that their client lists it; do nothing for another channel.

    A refusal of Discord is logged and ignored.
    """
    if not isinstance(thread, discord.Thread):
        return
    try:
        await thread.add_user(discord.Object(user))
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        log.info("a player was not added to thread %s: %s", thread.id, type(error).__name__)
