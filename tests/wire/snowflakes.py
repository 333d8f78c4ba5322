"""Discord's ids and times, and a clock that tests may move."""

from __future__ import annotations

import itertools
import time
from datetime import UTC, datetime

EPOCH = 1_420_070_400  # seconds; Discord's ids count from the first of January 2015


class Clock:
    """The server's time of day in seconds, for ids, timestamps and the life of interaction tokens.

    Latencies are measured with `time.perf_counter` and do not move.
    """

    def __init__(self) -> None:
        self._ahead = 0.0
        self._serial = itertools.count(1)

    def now(self) -> float:
        """Return the seconds since 1970, plus those that tests passed."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move the time of day."""
        self._ahead += seconds

    def new_id(self, shard: tuple[int, int] | None = None) -> int:
        """Return a new id, greater than all before (in the same millisecond by the serial part, 22 bits).

        `shard`: for a server of that shard (number, count); its time is some milliseconds earlier.
        """
        moment = int((self.now() - EPOCH) * 1000)
        if shard is not None:
            moment -= (moment - shard[0]) % shard[1]
        return (moment << 22) | (next(self._serial) & 0x3FFFFF)


def decode_seconds(number: int) -> float:
    """Return the moment of an id, in seconds since 1970."""
    return (number >> 22) / 1000 + EPOCH


def timestamp(seconds: float) -> str:
    """Return the moment in ISO 8601 as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
