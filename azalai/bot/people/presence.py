"""Presence: people who have pressed a component at a table lately. It is kept in memory and empty after a start."""

from __future__ import annotations

from azalai.bot.clock import Clock
from azalai.bot.signals import Signal

PRESENT = 5 * 60.0
"""Seconds after a press at a table for which its person is there."""
PATIENCE = 90.0
"""Seconds after the turn's beginning and after their last press at which a present person is called."""
REMEMBERED = 1000
"""Number of people above which absent ones are dropped, now and then."""


class Presence:
    """People at the tables. `activity` reports each press here: the person and the table."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pressed: dict[tuple[int, int], float] = {}
        self.activity: Signal[[int, int]] = Signal()

    def mark_active(self, user: int, table: int) -> None:
        """Note a press at a table, in its channel.

        A direct message does not count: nothing changes there before their eyes.
        """
        self.mark_reported(user, table)
        self.activity(user, table)

    def mark_reported(self, user: int, table: int) -> None:
        """Note a press that another process reports."""
        now = self._clock.monotonic()
        self._pressed[user, table] = now
        if len(self._pressed) > REMEMBERED and not len(self._pressed) % 100:
            self._pressed = {key: at for key, at in self._pressed.items() if now - at < PRESENT}

    def is_present(self, user: int, table: int) -> bool:
        """Return True if this person is at the table."""
        at = self._pressed.get((user, table))
        return at is not None and self._clock.monotonic() - at < PRESENT

    def patience_until(self, user: int, table: int) -> float:
        """Return until when a person is not called after a press, in seconds since 1970, or 0 without one."""
        at = self._pressed.get((user, table))
        return 0.0 if at is None else self._clock.now() + PATIENCE - (self._clock.monotonic() - at)
