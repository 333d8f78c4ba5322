"""Reasons why Discord refuses the bot or ends its connection, in one sentence for the operator."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import aiohttp
import discord
from discord.http import Route

from azalai.bot.discord_codes import PATIENCE_LOST
from azalai.bot.errors import CannotGoOn, CannotStart
from azalai.bot.text import plural

log = logging.getLogger(__name__)

# https://docs.discord.com/developers/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
TOKEN_REFUSED, INTENTS_REFUSED = 4004, 4014
UNAUTHORIZED = 401
CLOSED: Mapping[int, str] = {
    4010: "Discord knows no shard of that number.",
    4011: "This bot is in more servers than so few shards may serve (2,500 each). Start it again with AZALAI_SHARDS "
    "left out: Discord says then how many it takes.",
    4012: "Discord does not speak this version of its interface any more. A newer version of Azalaï is needed.",
}
MISSING_ACCESS = 50001
"""Discord's code for commands of a server without the bot."""
REFUSALS = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Errors of the client when its connection can't begin or go on."""


def reach_discord_by(api: str | None) -> None:
    """Send every later request of this process to that address instead of Discord's own, if one is given.

    The gateway, whose address Discord names, and the files of its CDN are reached as before.
    """
    if api is not None:
        log.info("requests to Discord go by %s", api)
        Route.BASE = api


def explain_login_refusal(error: Exception, *, was_connected: bool) -> CannotStart:
    """Return the reason for the end of the connection, in words. `was_connected`: the bot was at work before."""
    if isinstance(error, discord.LoginFailure):
        return CannotStart("Discord does not know this DISCORD_TOKEN. Copy it again from the application's page.")
    ended = CannotGoOn if was_connected else CannotStart
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return ended("Discord refuses the intents of this application.")
    if code_of(error) in (TOKEN_REFUSED, UNAUTHORIZED):
        return ended("Discord takes this DISCORD_TOKEN no longer. Copy the new one from the application's page.")
    if isinstance(error, discord.ConnectionClosed):
        return ended(CLOSED.get(error.code, f"Discord has closed the connection for good ({error.code})."))
    if isinstance(error, discord.RateLimited):
        return ended(f"Discord asks to wait. Try again {_in_minutes(error)}.")
    if isinstance(error, discord.HTTPException) and error.status < 500 and error.status not in (PATIENCE_LOST, 429):
        return ended(f"Discord refuses the bot ({error.status}, {error.code}).")
    return ended(f"Discord can't be reached ({type(error).__name__}). Try again later.")


def code_of(error: Exception) -> int | None:
    """Return Discord's number for the end of a connection, or None."""
    if isinstance(error, discord.ConnectionClosed):
        return error.code
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return INTENTS_REFUSED
    return error.status if isinstance(error, discord.HTTPException) else None


def explain_missing_sessions(left: int, shards: int, seconds: float) -> str:
    """Return the sentence that Discord allows only `left` connections for `shards` shards during `seconds`."""
    return (
        f"Discord lets this bot begin {left} more connections, and it needs {shards}: it was started too often within "
        f"a day. Try again {_minutes(seconds)}."
    )


def explain_missing_commands(
    error: discord.HTTPException | discord.RateLimited, *, test_guild: bool
) -> CannotStart | None:
    """Return the reason why the slash commands could not be registered, or None for a fault of Discord's own.

    `test_guild`: they were for one server alone.
    """
    if isinstance(error, discord.RateLimited):
        return CannotStart(f"Discord takes the slash commands only {_in_minutes(error)}. Try again then.")
    if test_guild and error.code == MISSING_ACCESS:
        return CannotStart(
            "AZALAI_TEST_GUILD names a server where the bot is not. Invite it there with the scope "
            "applications.commands, or leave AZALAI_TEST_GUILD out."
        )
    if error.status >= 500:
        return None
    return CannotStart(f"Discord refuses the slash commands ({error.status}, {error.code}); the log says why.")


def _in_minutes(error: discord.RateLimited) -> str:
    return _minutes(error.retry_after)


def _minutes(seconds: float) -> str:
    return f"in {plural(max(1, round(seconds / 60)), 'minute')}"
