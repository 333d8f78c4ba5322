"""After an act the board that all see goes out first; what the one who acted sees in private is drawn behind it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

LONGEST = 0.15
"""Seconds for which the private picture waits at most: where the board can't go now, nobody waits for it."""


class BoardFirst:
    """The boards that are on their way, by table."""

    def __init__(self) -> None:
        self._on_its_way: dict[int, asyncio.Event] = {}

    def expect(self, table: int) -> None:
        """The board of a table was committed, and nothing keeps it from being sent."""
        self._on_its_way.setdefault(table, asyncio.Event())

    def goes(self, table: int) -> None:
        """The board of a table has left, or can't be sent."""
        event = self._on_its_way.pop(table, None)
        if event is not None:
            event.set()

    async def wait(self, table: int) -> None:
        """Until the board of a table has left for Discord, where one is on its way."""
        event = self._on_its_way.get(table)
        if event is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST):
                    await event.wait()
