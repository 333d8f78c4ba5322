"""The event loop of the tests."""

from __future__ import annotations

import asyncio
import selectors

GLANCES = 20


class Unhurried(selectors.DefaultSelector):
    """Selector that, while there is work, looks after sockets and threads only in some rounds of the loop.

    Asking the system takes longer than most rounds, and a simulated Discord needs thousands of them without a single
    socket.
    """

    def __init__(self) -> None:
        super().__init__()
        self._skipped = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return the sockets that can be read or written; with work left (a timeout of zero) mostly none."""
        if timeout == 0 and self._skipped < GLANCES:
            self._skipped += 1
            return []
        self._skipped = 0
        return super().select(timeout)


def new_loop() -> asyncio.AbstractEventLoop:
    """Return a loop for one test."""
    return asyncio.SelectorEventLoop(Unhurried())
