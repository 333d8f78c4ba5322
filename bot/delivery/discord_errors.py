"""What an error code of Discord means for a message and its table."""

from __future__ import annotations

import discord

from bot.tables.channels import SEND

UNKNOWN_CHANNEL = 10003


UNKNOWN_MESSAGE = 10008


TOO_MANY_EDITS = 30046  # of a message older than an hour


MISSING_ACCESS = 50001


CLOSED_DMS = 50007


MISSING_PERMISSIONS = 50013


class ChannelGone(Exception):
    """The channel of a table was deleted."""


class NotAllowed(Exception):
    """A permission is missing; `reason` is the id of a message that says which."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def meaning(error: discord.HTTPException) -> Exception:
    """What Discord's refusal means for a table."""
    if error.code == UNKNOWN_CHANNEL:
        return ChannelGone()
    if error.code in (MISSING_PERMISSIONS, MISSING_ACCESS):
        return NotAllowed(SEND)
    return error
