"""Waiting for a condition without sleeping: every change rings a bell, and each waiter looks again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

Seen = TypeVar("Seen")

PATIENCE = 60.0  # seconds a test waits for something unless it says otherwise


class NotSeen(AssertionError):
    """Raised if an awaited condition does not become true in time."""


class Bell:
    """Bell of a message, a channel, an interaction or the whole server, rung at every change of it."""

    def __init__(self, *outer: Bell) -> None:
        self._outer = outer
        self._waiting: set[asyncio.Future[None]] = set()

    def ring(self) -> None:
        """Wake all waiters here and at the outer bells (a message's bell is also heard in its channel)."""
        for future in self._waiting:
            if not future.done():
                future.set_result(None)
        self._waiting.clear()
        for bell in self._outer:
            bell.ring()

    async def until(self, condition: Callable[[], Seen | None], expectation: str, within: float = PATIENCE) -> Seen:
        """Return the result of `condition` as soon as it is neither None nor False.

        Raises NotSeen(`what`) after `within` seconds.
        """
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
                raise NotSeen(f"not within {within:g} s: {expectation}") from None
            finally:
                self._waiting.discard(future)
