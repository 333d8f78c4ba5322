"""Idle tables: the players are warned, and later the table is abandoned, without a vote.

Its channel is then free, and no player is called; for a while it can be reopened at the same position. A game of a
tournament is not abandoned: it continues without the players who must decide, or ends. Players who want to end a game
vote on it (`agreements.py`).
"""

from __future__ import annotations

from azalai.bot.clocks.seat_clock import holiday_end
from azalai.bot.hosting.endings import DAY, call_off, end_early
from azalai.bot.hosting.forfeits import send_deciders_away
from azalai.bot.hosting.proposals import Proposals
from azalai.bot.store.rows import Status, TimerKind, TimerRow
from azalai.bot.tables.announcements import announce_notice, announce_turn
from azalai.bot.tables.loading import load

TO_THINK = 7 * DAY
"""Seconds between the warning and the end of the table."""


async def check_idle(proposals: Proposals, timer: TimerRow) -> None:
    """Warn the players of an idle table, or abandon it if it is still idle `TO_THINK` seconds after the warning.

    In a tournament the players who must decide are sent away instead.
    """
    host, table = proposals.host, timer.table_id
    now = host.now()
    async with host.queue(table):
        loaded = await load(host, table)
        async with host.store.write() as tx:
            if loaded.row.status is not Status.RUNNING:
                await tx.timers.clear(table, TimerKind.IDLE)
                return
            away = await holiday_end(tx, loaded.deciders, now)
            last = max(loaded.row.started_at or 0.0, await tx.moves.get_last_time(table), away or 0.0)
            warned = loaded.row.warned_at
            if now < last + host.get_idle_limit(loaded.row) or (warned is not None and warned < last):
                await tx.tables.change(table, warned_at=None)
                due = max(last + host.get_idle_limit(loaded.row), now + 1.0)
            elif warned is None:
                await tx.tables.change(table, warned_at=now)
                await announce_notice(tx, loaded, "notice-idle", now)
                await announce_turn(tx, loaded, loaded.deciders, now)
                due = now + TO_THINK
            elif now < warned + TO_THINK:
                due = warned + TO_THINK
            elif loaded.row.is_in_tournament:
                if all(seat.is_robot for seat in loaded.deciders):
                    await call_off(host, tx, loaded)
                else:
                    await send_deciders_away(proposals, tx, loaded)
                due = now + host.get_idle_limit(loaded.row)
            else:
                await end_early(host, tx, loaded, Status.ABANDONED)
                await announce_notice(tx, loaded, "notice-abandoned", now)
                due = None
            if due is not None:
                await tx.timers.set(table, TimerKind.IDLE, due)
    host.after_commit([table])
