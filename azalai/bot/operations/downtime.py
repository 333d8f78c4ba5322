"""Downtime: the stored moments at which the bot was alive, by the machine's clock.

No time is charged to a player while the bot is down, nor for a change of the clock.
"""

from __future__ import annotations

import logging

from azalai.bot.store import Transaction
from azalai.bot.store.installation import HEARTBEAT
from azalai.bot.store.rows import TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.text import plural

log = logging.getLogger(__name__)

SHORT = 300.0
"""Seconds by which a gap must exceed the time between two heartbeats to count as downtime."""


async def begin(host: Host) -> None:
    """Shift deadlines by the downtime before this start, and make messages that failed earlier due now."""
    await shift_deadlines_by_downtime(host)
    await host.store.change(lambda tx: tx.outbox.hurry_failed(host.now()))


async def shift_deadlines_by_downtime(host: Host) -> float:
    """Store a heartbeat, postpone all timers by the downtime since the last one, and return it in seconds.

    Short gaps count as 0. Timers of lobbies are not postponed, because no player's time runs there. If the last
    heartbeat is in the future, the clock was set back. Then all timers move back with it, so that each rings after the
    time that was left.
    """
    async with host.store.write() as tx:
        heartbeat = await tx.facts.get_for_update(HEARTBEAT)
        pause = await tx.operations.find_pause()
        now = host.now()
        until = now if pause is None else min(now, pause.since)  # the end of a pause shifts the timers by its length
        downtime = until - float(heartbeat) if heartbeat is not None else 0.0
        if heartbeat is not None and float(heartbeat) > now + SHORT:
            downtime = 0.0
            await _shift_timers(tx, now - float(heartbeat), now)
        elif downtime < host.settings.heartbeat_every + SHORT:
            downtime = 0.0
        else:
            await tx.clocks.shift_all(downtime, spare=(TimerKind.LOBBY,))
        await tx.facts.upsert(HEARTBEAT, str(now))
    if downtime:
        log.warning(
            "the bot was down for %s; all deadlines are postponed by it", plural(round(downtime / 60), "minute")
        )
    return downtime


async def on_clock_set(host: Host, seconds: float) -> None:
    """Shift all timers by `seconds`, after the clock was set (negative: back) or the machine slept.

    The first of several processes does it for all.
    """
    async with host.store.write() as tx:
        now = host.now()
        if host.cluster.first:
            await _shift_timers(tx, seconds, now)
            await tx.facts.upsert(HEARTBEAT, str(now))
        elif seconds < 0:
            await tx.outbox.hurry_all(now)


async def _shift_timers(tx: Transaction, seconds: float, now: float) -> None:
    log.warning(
        "the clock was set %s by %s, or the machine slept: all deadlines move with it",
        "back" if seconds < 0 else "forward",
        plural(round(abs(seconds) / 60), "minute"),
    )
    if await tx.operations.find_pause() is None:  # the end of a pause shifts the timers by the clock's whole difference
        await tx.clocks.shift_with_clock(seconds, now)
    if seconds < 0:
        await tx.outbox.set_back(-seconds)
