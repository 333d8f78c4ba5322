"""Count of errors inside the bot, and an alarm for many at once.

The alarm stops nothing. Every move is one transaction, and an error at one table is reported there and does not affect
the others. If errors stopped all games, one broken table or one user who presses a broken button often enough could do
so. The operator is notified at once, and can stop everything with `azalai pause`.
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
"""Seconds between two alarms, at least. `MANY` errors within `WITHIN` seconds raise one."""

ROOMS = ("azalai", "discord")


class ErrorCount(logging.Handler):
    """Counter of logged errors. `now` returns seconds; `alarm` is called for many errors at once."""

    def __init__(self, now: Callable[[], float], alarm: Callable[[], None]) -> None:
        super().__init__(logging.ERROR)
        self._now = now
        self._alarm = alarm
        self._latest: deque[float] = deque(maxlen=MANY)
        self._quiet_until = -math.inf

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error, and raise the alarm if there are many."""
        metrics.ERRORS.labels(record.name).inc()
        now = self._now()
        self._latest.append(now)
        if len(self._latest) == MANY and now - self._latest[0] <= WITHIN and now >= self._quiet_until:
            self._quiet_until = now + QUIET
            self._alarm()

    def listen(self) -> None:
        """Start counting."""
        for room in ROOMS:
            logging.getLogger(room).addHandler(self)

    def leave(self) -> None:
        """Stop counting."""
        for room in ROOMS:
            logging.getLogger(room).removeHandler(self)
