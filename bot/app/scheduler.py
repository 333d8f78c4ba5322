"""Does what falls due, lets robots play, and starts delivery after a commit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.store.rows import TimerRow

Due = Callable[[TimerRow], Awaitable[None]]
