"""When the bot was alive. While it was not, nobody could play: that time is not charged to anybody."""

from __future__ import annotations

import logging

from bot.store.facts import HEARTBEAT
from bot.store.rows import TimerKind
from bot.tables.host import Host
from bot.text import counted

log = logging.getLogger(__name__)

SHORT = 300.0
"""A pause that is this much longer than the time between two notes, in seconds, is made up for."""


async def shift_deadlines_by_downtime(host: Host) -> float:
    """Notes that the bot is alive, and puts off everything that falls due by the time since the last such note, if that
    is so long that the bot was down, the machine slept or its clock was set; the seconds. A lobby that nobody started
    expires all the same: no player's time runs there.

    A clock that is behind the last note is wrong, or was: the note stays, so that no time is made up for twice."""
    async with host.store.write() as tx:
        noted = await tx.facts.held(HEARTBEAT)
        pause = await tx.operations.pause()
        now = host.now()
        if noted is not None and float(noted) > now + SHORT:
            log.warning(
                "the clock is %.0f minutes behind the time at which the bot last ran", (float(noted) - now) / 60
            )
            return 0.0
        until = now if pause is None else min(now, pause.since)  # the time of a pause is made up for when it ends
        down = until - float(noted) if noted is not None else 0.0
        if down < host.settings.heartbeat_every + SHORT:
            down = 0.0
        else:
            await tx.clocks.shift_all(down, spare=(TimerKind.LOBBY,))
        await tx.facts.set(HEARTBEAT, str(now))
    if down:
        log.warning("the bot was down for %s; all deadlines are put off by that", counted(round(down / 60), "minute"))
    return down
