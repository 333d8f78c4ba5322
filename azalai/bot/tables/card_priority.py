"""Priority of the public board: after a move it is sent first, and the mover's private view is drawn behind it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

LONGEST = 0.15
"""Longest wait of the private picture, in seconds, if the board can't be sent now."""


class CardPriority:
    """Boards that are on their way, by table."""

    def __init__(self) -> None:
        self._on_its_way: dict[int, asyncio.Event] = {}

    def expect(self, table: int) -> None:
        """Note that the board of a table was committed, and that nothing keeps it from being sent."""
        self._on_its_way.setdefault(table, asyncio.Event())

    def release(self, table: int) -> None:
        """Note that the board of a table has left, or can't be sent."""
        event = self._on_its_way.pop(table, None)
        if event is not None:
            event.set()

    async def wait(self, table: int) -> None:
        """Wait until the board of a table has left for Discord, if one is on its way."""
        event = self._on_its_way.get(table)
        if event is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST):
                    await event.wait()
