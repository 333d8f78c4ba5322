"""The event loop of the tests."""

from __future__ import annotations

import asyncio
import selectors

GLANCES = 20


class Unhurried(selectors.DefaultSelector):
    """While there is work to do, sockets and threads are looked after only every so many rounds of the loop: asking the
    system takes longer than most rounds, and a simulated Discord needs thousands of them without a single socket."""

    def __init__(self) -> None:
        super().__init__()
        self._skipped = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Who can be read or written. With work left (a timeout of zero) nobody, most of the time."""
        if timeout == 0 and self._skipped < GLANCES:
            self._skipped += 1
            return []
        self._skipped = 0
        return super().select(timeout)


def new_loop() -> asyncio.AbstractEventLoop:
    """A loop for one test."""
    return asyncio.SelectorEventLoop(Unhurried())
