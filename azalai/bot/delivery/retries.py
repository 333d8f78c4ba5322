"""Consequences of an error for a message that could not be sent. Discord's codes: `azalai.bot.discord_codes`."""

from __future__ import annotations

import aiohttp
import discord

from azalai.bot.discord_codes import PATIENCE_LOST, Fate, verdict
from azalai.bot.errors import ChannelGone, NotAllowed, NotYet

FIRST_PAUSE = 2.0
LONGEST_PAUSE = 600.0
"""Seconds until the second try of a message, and the largest pause before later ones."""
MOST_DOUBLINGS = 20  # enough for the longest pause, and no overflow
RETRIES_OF_A_BAD_MESSAGE = 3
GIVEN_UP = (Fate.DROPPED, Fate.FIXED, Fate.GONE, Fate.WAKE)
"""Refusals after which a message is given up after a few tries; senders try their own ways first."""


def interpret_refusal(error: discord.HTTPException) -> Exception:
    """Return the error that says what Discord's refusal of a message in a channel means for its table."""
    answer = verdict(error)
    if answer.gone:
        return ChannelGone()
    return error if answer.table is None else NotAllowed(answer.table)


def is_last_try(error: Exception, attempts: int) -> bool:
    """Return True if a message is given up with this error after `attempts` earlier failures."""
    return retry_delay(error, attempts) is None


def retry_delay(error: Exception, attempts: int) -> float | None:
    """Return the seconds until the next try, or None if no other try will help. `attempts`: earlier failures.

    If Discord or the connection is down, tries go on without limit. A message that Discord refuses, or that breaks by a
    fault of ours, is given up after a few tries, because it delays the messages behind it.
    """
    if isinstance(error, discord.RateLimited | NotYet):
        return error.retry_after
    if isinstance(error, discord.HTTPException):
        answer = verdict(error)
        if answer.message in (Fate.LATER, Fate.WAITS):
            return answer.pause
        if answer.message in (Fate.USELESS, Fate.DONE):
            return None
        lasts = answer.message in GIVEN_UP
    else:
        lasts = not isinstance(error, aiohttp.ClientError | OSError)
    if lasts and attempts >= RETRIES_OF_A_BAD_MESSAGE:
        return None
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(attempts, MOST_DOUBLINGS))


def may_have_worked(error: Exception) -> bool:
    """Return True if Discord may have carried out the request in spite of this error.

    That is so if no answer came, or an error of a server behind which the work may have continued.
    """
    if isinstance(error, discord.RateLimited | NotYet):
        return False
    return error.status >= 500 or error.status == PATIENCE_LOST if isinstance(error, discord.HTTPException) else True


def describe_error(error: Exception) -> str:
    """Return the reason for which a message could not be sent, for the log: without its content and without names."""
    if isinstance(error, discord.HTTPException):
        return f"Discord answered {error.status} ({error.code})"
    return type(error).__name__
