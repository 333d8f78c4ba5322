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
"""Seconds by which a gap must exceed the time between two notes to be compensated."""


async def begin(host: Host) -> None:
    """Compensate the time since the bot was last alive, and make postponed messages due at once."""
    await shift_deadlines_by_downtime(host)
    await host.store.change(lambda tx: tx.outbox.hurry_failed(host.now()))


async def shift_deadlines_by_downtime(host: Host) -> float:
    """Note that the bot is alive, postpone all timers by the downtime since the last note, and return it in seconds.

    The downtime is 0 unless it is long. A lobby expires all the same, since no player's time runs there. If the last
    note lies in the future, the clock was set back; whether it was wrong then or is wrong now does not matter: every
    timer rings after the time that it would have taken, and does so again when the clock is set right.
    """
    async with host.store.write() as tx:
        noted = await tx.facts.get_for_update(HEARTBEAT)
        pause = await tx.operations.pause()
        now = host.now()
        until = now if pause is None else min(now, pause.since)  # the end of a pause compensates its time
        down = until - float(noted) if noted is not None else 0.0
        if noted is not None and float(noted) > now + SHORT:
            down = 0.0
            await _follow(tx, now - float(noted), now)
        elif down < host.settings.heartbeat_every + SHORT:
            down = 0.0
        else:
            await tx.clocks.shift_all(down, spare=(TimerKind.LOBBY,))
        await tx.facts.upsert(HEARTBEAT, str(now))
    if down:
        log.warning("the bot was down for %s; all deadlines are postponed by it", plural(round(down / 60), "minute"))
    return down


async def on_clock_set(host: Host, seconds: float) -> None:
    """Shift all timers after the clock was set by `seconds` (negative: backwards) or the machine slept.

    Of several processes the first one does it for all.
    """
    async with host.store.write() as tx:
        now = host.now()
        if host.cluster.first:
            await _follow(tx, seconds, now)
            await tx.facts.upsert(HEARTBEAT, str(now))
        elif seconds < 0:
            await tx.outbox.hurry_all(now)


async def _follow(tx: Transaction, seconds: float, now: float) -> None:
    log.warning(
        "the clock was set %s by %s, or the machine slept: all deadlines move with it",
        "back" if seconds < 0 else "forward",
        plural(round(abs(seconds) / 60), "minute"),
    )
    if await tx.operations.pause() is None:  # its end postpones everything by the clock's difference
        await tx.clocks.follow(seconds, now)
    if seconds < 0:
        await tx.outbox.set_back(-seconds)
