"""Pause of the bot, which the operator begins and ends."""

from __future__ import annotations

import msgspec

from azalai.bot.store.connection import Connection
from azalai.bot.store.installation import HEARTBEAT, PAUSE, Facts
from azalai.bot.store.repository import Repository
from azalai.bot.store.rows import Pause
from azalai.bot.store.seat_clocks import Clocks


class Operations(Repository):
    """Queries about the pause, which is stored as a fact."""

    __slots__ = ("_facts",)

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self._facts = Facts(connection)

    async def find_pause(self) -> Pause | None:
        """Return the present pause, or None."""
        stored = await self._facts.get(PAUSE)
        return None if stored is None else _decode_pause(stored)

    async def begin_pause(self, pause: Pause) -> bool:
        """Pause the bot. Returns False if it was paused already; that pause is not changed."""
        if await self._facts.get_for_update(PAUSE) is not None:
            return False
        await self._facts.upsert(PAUSE, msgspec.json.encode(pause).decode())
        return True

    async def end_pause(self, now: float) -> float | None:
        """End the pause, and postpone all timers by its length. Returns its length in seconds, or None if none was."""
        row = await self._facts.get_for_update(PAUSE)
        if row is None:
            return None
        pause = _decode_pause(row)
        length = max(0.0, now - pause.since)
        await self._facts.forget(PAUSE)
        await Clocks(self._connection).shift_all(length)
        beat = await self._facts.get_for_update(HEARTBEAT)
        if beat is not None and float(beat) < now:  # a bot that stood still meanwhile must not shift the timers again
            await self._facts.upsert(HEARTBEAT, str(float(beat) + now - max(float(beat), pause.since)))
        return length


def _decode_pause(fact: str) -> Pause:
    return msgspec.json.decode(fact, type=Pause)
