"""Priority of the table card: after a move it is sent first, and the mover's private view is drawn afterwards."""

from __future__ import annotations

import asyncio
from contextlib import suppress

LONGEST = 0.15
"""Longest time, in seconds, that a private view waits for a card that can't be sent at once."""


class CardPriority:
    """Tables whose card is about to be sent."""

    def __init__(self) -> None:
        self._on_its_way: dict[int, asyncio.Event] = {}

    def expect(self, table: int) -> None:
        """Note that the card of a table is stored in the outbox and can be sent at once."""
        self._on_its_way.setdefault(table, asyncio.Event())

    def release(self, table: int) -> None:
        """End the wait for the card of a table, because it has been sent, or can't be sent now."""
        event = self._on_its_way.pop(table, None)
        if event is not None:
            event.set()

    async def wait(self, table: int) -> None:
        """Wait up to `LONGEST` seconds until the card of a table has been sent, if it is about to be."""
        event = self._on_its_way.get(table)
        if event is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST):
                    await event.wait()
