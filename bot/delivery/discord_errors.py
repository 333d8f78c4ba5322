"""What an error means for a message that was to be sent, and for its table."""

from __future__ import annotations

import aiohttp
import discord

from bot.tables.channels import SEND

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
TOO_MANY_EDITS = 30046  # of a message older than an hour
MISSING_ACCESS = 50001
CLOSED_DMS = (50007, 50278)  # they take none, or share no server with us
MISSING_PERMISSIONS = 50013

FIRST_PAUSE = 2.0
LONGEST_PAUSE = 600.0
"""Seconds until the first and the later tries of a message that could not be sent."""
MOST_DOUBLINGS = 20  # more than lead to the longest pause
RETRIES_OF_A_BAD_MESSAGE = 3


class ChannelGone(Exception):
    """The channel of a table was deleted."""


class NotAllowed(Exception):
    """A permission is missing; `reason` is the id of a message that says which."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def meaning(error: discord.HTTPException) -> Exception:
    """What Discord's refusal of a message in a channel means for its table."""
    if error.code == UNKNOWN_CHANNEL:
        return ChannelGone()
    if error.code in (MISSING_PERMISSIONS, MISSING_ACCESS):
        return NotAllowed(SEND)
    return error


def is_temporary(error: discord.HTTPException) -> bool:
    """Whether the same request may succeed later: Discord has a fault of its own (5xx) or asks to wait (429)."""
    return error.status >= 500 or error.status == 429


def has_closed_dms(error: discord.HTTPException) -> bool:
    """Whether somebody takes no direct messages of ours."""
    return error.code in CLOSED_DMS


def is_last_try(error: Exception, attempts: int) -> bool:
    """Whether a message, of which so many tries have failed before this one, is given up with this error."""
    return pause_after(error, attempts) is None


def pause_after(error: Exception, attempts: int) -> float | None:
    """Seconds until the next try of a message, of which so many have failed before this one; None: no other try will
    do. The line or Discord may be down for as long as they like; what Discord refuses, and what breaks by a fault of
    ours, is given up in the end, for it holds up what is behind it."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if isinstance(error, discord.HTTPException):
        lasts = not is_temporary(error)
    else:
        lasts = not isinstance(error, aiohttp.ClientError | OSError)
    if lasts and attempts >= RETRIES_OF_A_BAD_MESSAGE:
        return None
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(attempts, MOST_DOUBLINGS))


def reason(error: Exception) -> str:
    """Why a message could not be sent, for the log: nothing that it says, and nobody's name."""
    if isinstance(error, discord.HTTPException):
        return f"Discord answered {error.status} ({error.code})"
    return type(error).__name__
