"""Work that is done when a timer is due, by the kind of the timer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from azalai.bot.clocks import holidays
from azalai.bot.hosting import idle, late_calls, lobby
from azalai.bot.hosting.deadlines import Deadlines
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.premoves import rules as premoves
from azalai.bot.reminders.rules import Reminders
from azalai.bot.reviews.rules import Reviewer
from azalai.bot.solo import mornings
from azalai.bot.store.rows import TimerKind, TimerRow
from azalai.bot.tables.host import Host
from azalai.bot.tournaments import room as tournaments
from azalai.bot.tournaments.keeper import TournamentKeeper

Work = Callable[[TimerRow], Awaitable[None]]
"""Function that does the work of a due timer, and in the same transaction removes the timer or sets it again.

It is called again later if it raises an error.
"""


def make_timers(
    host: Host, proposals: Proposals, reviewer: Reviewer, keeper: TournamentKeeper
) -> Mapping[TimerKind, Work]:
    """Return the work of each kind of timer."""
    deadlines, reminders = Deadlines(proposals), Reminders(host)
    return {
        TimerKind.LOBBY: lambda timer: lobby.expire(host, timer.table_id),
        TimerKind.DEADLINE: deadlines.ring,
        TimerKind.AUTOPLAY: deadlines.autoplay,
        TimerKind.REMINDER: reminders.ring,
        TimerKind.CALL: lambda timer: late_calls.make_late_calls(host, timer),
        TimerKind.HOLIDAY: lambda timer: holidays.on_holiday_change(host, timer),
        TimerKind.PROPOSAL: proposals.expire,
        TimerKind.IDLE: lambda timer: idle.check_idle(proposals, timer),
        TimerKind.REVIEW: reviewer.ring,
        TimerKind.MORNING: lambda timer: mornings.ring(host, timer),
        TimerKind.PREMOVE: lambda timer: premoves.play_due(host, timer),
        **tournaments.make_timers(keeper),
    }
