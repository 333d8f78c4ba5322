"""After an act the board that all see goes out first; what the one who acted sees in private is drawn behind it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

LONGEST = 0.15
"""Seconds for which the private picture waits at most: where the board can't go now, nobody waits for it."""


class BoardFirst:
    """The boards that are on their way, by table."""

    def __init__(self) -> None:
        self._waited_for: dict[int, asyncio.Event] = {}

    async def wait(self, table: int) -> None:
        """Until the board of a table, which was just committed, goes to Discord."""
        event = self._waited_for.setdefault(table, asyncio.Event())
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                await event.wait()
        if self._waited_for.get(table) is event:
            del self._waited_for[table]

    def goes(self, table: int) -> None:
        """The board of a table is being sent, or can't be."""
        event = self._waited_for.pop(table, None)
        if event is not None:
            event.set()
