"""Waiting for a condition without sleeping: whoever changes something rings, whoever waits looks again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

Seen = TypeVar("Seen")

PATIENCE = 60.0  # seconds a test waits for something unless it says otherwise


class NotSeen(AssertionError):
    """What a test waited for did not happen in time."""


class Bell:
    """Rung at every change of what it belongs to (a message, a channel, an interaction, the whole server)."""

    def __init__(self, *outer: Bell) -> None:
        self._outer = outer
        self._waiting: set[asyncio.Future[None]] = set()

    def ring(self) -> None:
        """Wakes all who wait here and at the outer bells (a message's bell is also heard in its channel)."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()
        for bell in self._outer:
            bell.ring()

    async def until(self, condition: Callable[[], Seen | None], what: str, within: float = PATIENCE) -> Seen:
        """What `condition` returns as soon as that is neither None nor False. Raises NotSeen(what) after `within`
        seconds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        while True:
            seen = condition()
            if seen is not None and seen is not False:
                return seen
            future: asyncio.Future[None] = loop.create_future()
            self._waiting.add(future)
            try:
                await asyncio.wait_for(future, max(0.0, end - loop.time()))
            except TimeoutError:
                raise NotSeen(f"not within {within:g} s: {what}") from None
            finally:
                self._waiting.discard(future)
