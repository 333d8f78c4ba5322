"""When the bot was alive, and by which clock. While it was not, nobody could play: that time is not charged to anybody.
Nor is what somebody does to the clock."""

from __future__ import annotations

import logging

from azalai.bot.store import Transaction
from azalai.bot.store.installation import HEARTBEAT
from azalai.bot.store.rows import TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.text import counted

log = logging.getLogger(__name__)

SHORT = 300.0
"""A pause that is this much longer than the time between two notes, in seconds, is made up for."""


async def begin(host: Host) -> None:
    """A bot begins: the time since it was last alive is made up for, and what could not be sent then is tried at once,
    however long it was put off, and by whatever clock."""
    await shift_deadlines_by_downtime(host)
    async with host.store.write() as tx:
        await tx.outbox.hurry_failed(host.now())


async def shift_deadlines_by_downtime(host: Host) -> float:
    """Notes that the bot is alive, and puts off everything that falls due by the time since the last such note, if that
    is so long that the bot was down; the seconds. A lobby that nobody started expires all the same: no player's time
    runs there.

    Where the last note is of a time that is still to come the clock was set back meanwhile. Whether it was wrong then
    or is wrong now nobody knows, and nobody needs to: everything falls due after as long as it would have then, and
    when the clock is set right that is so again."""
    async with host.store.write() as tx:
        noted = await tx.facts.held(HEARTBEAT)
        pause = await tx.operations.pause()
        now = host.now()
        until = now if pause is None else min(now, pause.since)  # the time of a pause is made up for when it ends
        down = until - float(noted) if noted is not None else 0.0
        if noted is not None and float(noted) > now + SHORT:
            down = 0.0
            await _follow(tx, now - float(noted), now)
        elif down < host.settings.heartbeat_every + SHORT:
            down = 0.0
        else:
            await tx.clocks.shift_all(down, spare=(TimerKind.LOBBY,))
        await tx.facts.set(HEARTBEAT, str(now))
    if down:
        log.warning("the bot was down for %s; all deadlines are put off by that", counted(round(down / 60), "minute"))
    return down


async def clock_was_set(host: Host, seconds: float) -> None:
    """The clock was set by so many seconds while the bot was at work, backwards by less than 0, or the machine slept:
    nothing falls due earlier or later for that. Of several processes the first one sees to what belongs to all."""
    async with host.store.write() as tx:
        now = host.now()
        if host.cluster.first:
            await _follow(tx, seconds, now)
            await tx.facts.set(HEARTBEAT, str(now))
        elif seconds < 0:
            await tx.outbox.hurry_all(now)


async def _follow(tx: Transaction, seconds: float, now: float) -> None:
    log.warning(
        "the clock was set %s by %s, or the machine slept: whatever falls due follows it",
        "back" if seconds < 0 else "forward",
        counted(round(abs(seconds) / 60), "minute"),
    )
    if await tx.operations.pause() is None:  # at whose end everything is put off by what the clock shows then
        await tx.clocks.follow(seconds, now)
    if seconds < 0:
        await tx.outbox.set_back(-seconds)
