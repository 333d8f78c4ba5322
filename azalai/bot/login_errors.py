"""Sentences that tell the operator why Discord refuses the bot or ends its connection."""

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
    4011: "This bot is in more servers than its shards may serve (2,500 each). Start it again without AZALAI_SHARDS: "
    "it then begins as many shards as Discord recommends.",
    4012: "Discord does not speak this version of its interface any more. A newer version of Azalaï is needed.",
}
MISSING_ACCESS = 50001
"""Discord's code for an attempt to register commands in a server without the bot."""
REFUSALS = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Errors that the client raises when it can't connect or loses its connection for good."""


def reach_discord_by(api: str | None) -> None:
    """Send all later requests of this process to the address `api` instead of Discord's, unless it is None.

    The gateway and the files of the CDN are still reached at the addresses that Discord names.
    """
    if api is not None:
        log.info("requests to Discord go by %s", api)
        Route.BASE = api


async def log_in(client: discord.Client, token: str) -> None:
    """Log in without connecting. Raises `CannotStart` if Discord refuses it."""
    try:
        await client.login(token)
    except REFUSALS as error:
        raise explain_login_refusal(error, was_connected=False) from error


def explain_login_refusal(error: Exception, *, was_connected: bool) -> CannotStart:
    """Return an error that says why the connection ended: `CannotGoOn` if the bot was connected, else `CannotStart`."""
    if isinstance(error, discord.LoginFailure):
        return CannotStart("Discord does not know this DISCORD_TOKEN. Copy it again from the application's page.")
    ended = CannotGoOn if was_connected else CannotStart
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return ended("Discord refuses the intents of this application.")
    if _find_code(error) in (TOKEN_REFUSED, UNAUTHORIZED):
        return ended("Discord no longer accepts this DISCORD_TOKEN. Copy the new one from the application's page.")
    if isinstance(error, discord.ConnectionClosed):
        return ended(CLOSED.get(error.code, f"Discord has closed the connection for good ({error.code})."))
    if isinstance(error, discord.RateLimited):
        return ended(f"Discord asks to wait. Try again {_format_retry(error)}.")
    if isinstance(error, discord.HTTPException) and error.status < 500 and error.status not in (PATIENCE_LOST, 429):
        return ended(f"Discord refuses the bot ({error.status}, {error.code}).")
    return ended(f"Discord can't be reached ({type(error).__name__}). Try again later.")


def _find_code(error: Exception) -> int | None:
    """Return the close code or the status of an error of Discord, or None."""
    if isinstance(error, discord.ConnectionClosed):
        return error.code
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return INTENTS_REFUSED
    return error.status if isinstance(error, discord.HTTPException) else None


def explain_missing_sessions(left: int, shards: int, seconds: float) -> str:
    """Return the sentence that `left` connections are too few for `shards` shards during the next `seconds`."""
    return (
        f"Discord lets this bot begin {left} more connections, and it needs {shards}: it was started too often within "
        f"a day. Try again {_format_minutes(seconds)}."
    )


def explain_missing_commands(
    error: discord.HTTPException | discord.RateLimited, *, test_guild: bool
) -> CannotStart | None:
    """Return an error that says why Discord refused the slash commands, or None for a fault of Discord.

    `test_guild`: they were to be registered in one server alone.
    """
    if isinstance(error, discord.RateLimited):
        return CannotStart(f"Discord accepts the slash commands only {_format_retry(error)}. Try again then.")
    if test_guild and error.code == MISSING_ACCESS:
        return CannotStart(
            "AZALAI_TEST_GUILD names a server where the bot is not. Invite it there with the scope "
            "applications.commands, or leave AZALAI_TEST_GUILD out."
        )
    if error.status >= 500:
        return None
    return CannotStart(f"Discord refuses the slash commands ({error.status}, {error.code}); the log says why.")


def _format_retry(error: discord.RateLimited) -> str:
    return _format_minutes(error.retry_after)


def _format_minutes(seconds: float) -> str:
    return f"in {plural(max(1, round(seconds / 60)), 'minute')}"
