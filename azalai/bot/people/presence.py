"""Who is at which table: people who have pressed something there lately. Kept in memory: after a start nobody is."""

from __future__ import annotations

from azalai.bot.clock import Clock
from azalai.bot.signals import Signal

PRESENT = 5 * 60.0
"""Who has pressed something at a table within so many seconds is there."""
PATIENCE = 90.0
"""Whoever is at a table is called only when so many seconds have passed since it was their turn, and since they
pressed something."""
REMEMBERED = 1000
"""Of more people than that those are forgotten, now and then, who are there no more."""


class Presence:
    """The people at the tables. `told`: of each press here, by person and table."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._pressed: dict[tuple[int, int], float] = {}
        self.told: Signal[[int, int]] = Signal()

    def saw(self, user: int, table: int) -> None:
        """Somebody pressed something at a table, in its channel. A direct message is no place at the table: nothing
        changes there under their eyes."""
        self.heard(user, table)
        self.told(user, table)

    def heard(self, user: int, table: int) -> None:
        """The same, told by another process."""
        now = self._clock.passed()
        self._pressed[user, table] = now
        if len(self._pressed) > REMEMBERED and not len(self._pressed) % 100:
            self._pressed = {key: at for key, at in self._pressed.items() if now - at < PRESENT}

    def is_present(self, user: int, table: int) -> bool:
        """Whether this person is at the table."""
        at = self._pressed.get((user, table))
        return at is not None and self._clock.passed() - at < PRESENT

    def patience_until(self, user: int, table: int) -> float:
        """Until when somebody who has pressed something is not called, in seconds since 1970; 0 for who has not."""
        at = self._pressed.get((user, table))
        return 0.0 if at is None else self._clock.now() + PATIENCE - (self._clock.passed() - at)
