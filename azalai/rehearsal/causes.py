"""What a difference means for the host whichever step met it: some refusals say more than the step does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import aiohttp
import discord

from azalai.rehearsal.exchanges import Exchange
from azalai.rehearsal.place import LACKED, permissions_of
from azalai.rehearsal.stage import Differs, Stage

ANSWERED_WITHIN = 3.0
"""Seconds in which Discord wants a first answer."""
UNKNOWN_CHANNEL = 10003
FORBIDDEN = (50001, 50013)
GONE = "the channel was deleted while this was tried: rehearse in another"
NO_PERSON = "Discord knows nobody of that number: give another with --person, or AZALAI_OPERATOR"
SLOW = (
    f"the answer reached Discord later than {ANSWERED_WITHIN:.0f} s after the press: the line is slow, or the machine"
)
BY_CODE: Mapping[int, str] = {
    10013: NO_PERSON,
    50033: NO_PERSON,
    10062: SLOW,
    40060: "the press was answered before: another program takes this bot's presses, or the line to Discord is bad",
}


async def cause(stage: Stage, during: Sequence[Exchange]) -> str | None:
    """What the difference means of a step in which these requests were made; None: what the step says."""
    codes = {one.code for one in during if one.code is not None}
    told = next((BY_CODE[code] for code in BY_CODE if code in codes), None)
    if told is not None:
        return told
    try:
        if UNKNOWN_CHANNEL in codes and await _is_gone(stage):
            stage.lose_channel()
            return GONE
        if codes.intersection(FORBIDDEN):
            return await _taken_away(stage)
    except (Differs, discord.HTTPException, aiohttp.ClientError, OSError):
        pass  # nobody can tell
    return None


async def _is_gone(stage: Stage) -> bool:
    """Whether the channel of the rehearsal is no more; it is not where it was never found."""
    if stage.place is None:
        return False
    try:
        await stage.client.fetch_channel(stage.asked.channel)
    except discord.NotFound:
        return True
    return False


async def _taken_away(stage: Stage) -> str | None:
    """Which permission the bot had there at first and has no more; None where that is none of those it needs."""
    before, place = stage.permissions, stage.place
    if before is None or place is None:
        return None
    _, now = await permissions_of(stage, place.guild.id)
    lost = [name for name in LACKED if getattr(before, name) and not getattr(now, name)]
    if not lost:
        return None
    return f"a permission was taken away while this was tried: {', '.join(lost).replace('_', ' ')}"
