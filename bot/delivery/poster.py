"""Posts, edits and deletes messages in channels."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.store.rows import SeatRow

BURIED_UNDER = 15


def mention(seats: Iterable[SeatRow]) -> discord.AllowedMentions:
    """Allows the people in these seats to be mentioned, and nobody else."""
    return discord.AllowedMentions(users=[discord.Object(seat.user_id) for seat in seats if seat.user_id is not None])
