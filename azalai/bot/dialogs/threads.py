"""The threads of tables: made, and their people brought in."""

from __future__ import annotations

import logging

import aiohttp
import discord

from azalai.bot.discord_codes import verdict
from azalai.bot.errors import Refused
from azalai.bot.store.store import note_done

log = logging.getLogger(__name__)

STAYS_LISTED = 10080
"""Minutes without a message until a thread goes out of the list of its channel: a week, the longest there is."""


async def make_thread(parent: discord.TextChannel, name: str) -> discord.Thread:
    """Make a thread in a text or announcement channel, of the kind it can have. Raises Discord's own errors."""
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    thread = await parent.create_thread(name=name[:100], type=kind, auto_archive_duration=STAYS_LISTED)
    note_done()
    return thread


async def new_thread(parent: discord.TextChannel, name: str) -> discord.Thread:
    """Make a thread for a person who waits. Raises `Refused` if Discord makes none."""
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


async def bring_in(thread: object, user: int) -> None:
    """Makes somebody who plays in a thread a member of it, so that it stands in their list; nothing for a channel that
    is none. It does not matter where Discord does not do it."""
    if not isinstance(thread, discord.Thread):
        return
    try:
        await thread.add_user(discord.Object(user))
    except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
        log.info("a player was not brought into thread %s: %s", thread.id, type(error).__name__)
