"""Counting what goes wrong inside the bot, and noticing when it is much at once.

Nothing is refused on account of it. Every act is one transaction, and what breaks at one table is told there and leaves
the others alone: a switch that stops every table after some errors would let one broken table, or one person who
presses a broken button often enough, stop all games. Whether to stop is for a person to decide, who is told at once
and has `azalai pause`.
"""

from __future__ import annotations

import logging
import math
from collections import deque
from collections.abc import Callable

from azalai.bot import metrics

MANY = 10
WITHIN = 60.0
QUIET = 600.0
"""So many errors within so many seconds are told, and then not again until so many seconds have passed."""

ROOMS = ("azalai", "discord")


class ErrorCount(logging.Handler):
    """Counts the records of errors. `now` tells the seconds that have passed; `alarm` is called when there are many."""

    def __init__(self, now: Callable[[], float], alarm: Callable[[], None]) -> None:
        super().__init__(logging.ERROR)
        self._now = now
        self._alarm = alarm
        self._latest: deque[float] = deque(maxlen=MANY)
        self._quiet_until = -math.inf

    def emit(self, record: logging.LogRecord) -> None:
        """Counts one record."""
        metrics.ERRORS.labels(record.name).inc()
        now = self._now()
        self._latest.append(now)
        if len(self._latest) == MANY and now - self._latest[0] <= WITHIN and now >= self._quiet_until:
            self._quiet_until = now + QUIET
            self._alarm()

    def listen(self) -> None:
        """Begins to count."""
        for room in ROOMS:
            logging.getLogger(room).addHandler(self)

    def leave(self) -> None:
        """Ends counting."""
        for room in ROOMS:
            logging.getLogger(room).removeHandler(self)
