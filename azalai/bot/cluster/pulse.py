"""Pulse: work that is done every second, and at once on request. Between two beats no coroutine sleeps."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)

EVERY = 1.0
"""Seconds from the end of one beat to the start of the next."""


class Pulse:
    """Repetition of `beat`, one call at a time, until it returns False.

    Its errors are logged, and the next call comes all the same.
    """

    def __init__(self, beat: Callable[[], Awaitable[bool]]) -> None:
        self._beat = beat
        self._timer: asyncio.TimerHandle | None = None
        self._beating: asyncio.Task[None] | None = None
        self._stirred = False
        self._closed = False

    def start(self) -> None:
        """Start, with the first beat in a second."""
        self._wait(EVERY)

    def stir(self) -> None:
        """Call `beat` now, or right after the call under way, unless it has ended."""
        self._stirred = True
        if self._beating is None and self._timer is not None:
            self._wait(0.0)

    async def close(self) -> None:
        """Stop, and cancel the beat under way."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if not self._closed:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._begin)

    def _begin(self) -> None:
        self._timer = None
        self._stirred = False
        self._beating = asyncio.create_task(self._run_once())

    async def _run_once(self) -> None:
        try:
            goes_on = await self._beat()
        except Exception:
            log.exception("the work of every second broke; the bot will try again")
            goes_on = True
        self._beating = None
        if goes_on:
            self._wait(0.0 if self._stirred else EVERY)
