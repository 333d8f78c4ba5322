"""What is done when a timer falls due: every kind of timer, and its work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.clocks import holidays
from bot.clocks.seat_clock import AWAY, DEADLINE, REMINDER, STAND_IN
from bot.hosting import endings, lobby, proposals
from bot.hosting.deadlines import Deadlines
from bot.hosting.proposals import Proposals
from bot.hosting.reminders import Reminders
from bot.play import premoves
from bot.play.turns import IDLE
from bot.store.premoves import PREPARED
from bot.store.rows import TimerRow
from bot.tables.host import Host

Work = Callable[[TimerRow], Awaitable[None]]
"""The work removes the timer, or sets it again, in its own transaction: what breaks is tried again."""


def timers(host: Host, asked: Proposals) -> Mapping[str, Work]:
    """The work of each kind of timer."""
    deadlines, reminders = Deadlines(host), Reminders(host)
    return {
        lobby.EXPIRY: lambda timer: lobby.expire(host, timer.table_id),
        DEADLINE: deadlines.ring,
        STAND_IN: deadlines.stand_in,
        REMINDER: reminders.ring,
        AWAY: lambda timer: holidays.away_changed(host, timer),
        proposals.TIMER: asked.expire,
        IDLE: lambda timer: endings.look_after(host, timer),
        PREPARED: lambda timer: premoves.play_due(host, timer),
    }
