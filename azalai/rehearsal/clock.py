"""Steps at the end: what all requests together tell of the clocks, the limits and the line."""

from __future__ import annotations

from azalai.rehearsal.stage import DOCUMENTS, Differs, NotTried, RehearsalStep, Stage, times

MOST_AHEAD = 1.0
"""Seconds by which the clocks may differ."""
LEAST_RATE = 0.5
"""So many requests a second a limit must let through, that boards are not late."""
WATCHED = ("POST /channels/*/messages", "PATCH /channels/*/messages/*")


async def clock(stage: Stage) -> str:
    """By how much this machine's clock and Discord's differ."""
    offset = stage.exchanges.clock()
    if offset is None:
        raise NotTried("no answer told the time")
    side = "behind" if offset.middle > 0 else "ahead of"
    came = f"this machine is {abs(offset.middle):.2f} s {side} Discord (± {(offset.most - offset.least) / 2:.2f})"
    if offset.is_surely_over(MOST_AHEAD):
        raise Differs(came)
    return came


async def limits(stage: Stage) -> str:
    """How many messages may be posted and changed."""
    seen = stage.exchanges.limits()
    wanted = {route for route in WATCHED if any(one.route == route and one.status for one in stage.exchanges.all)}
    told = {route for limit in seen for route in limit.routes}
    if not wanted:
        raise NotTried("nothing was posted")
    if wanted - told:
        raise Differs(
            f"no limit is told for {', '.join(sorted(wanted - told))}", "the library has to guess, and goes slower"
        )
    watched = [limit for limit in seen if wanted & set(limit.routes)]
    came = "; ".join(str(limit) for limit in watched)
    if any(limit.requests < LEAST_RATE * limit.seconds for limit in watched):
        raise Differs(came)
    return came


async def line(stage: Stage) -> str:
    """Whether the connection held."""
    stage.check_was_connected()
    if stage.client.lost or not stage.client.is_connected:
        now = "back" if stage.client.is_connected else "not back"
        raise Differs(f"lost {times(stage.client.lost)}, {now} at the end")
    return f"held; a heartbeat took {stage.client.latency * 1000:.0f} ms" if stage.client.latency < 60 else "held"


STEPS = (
    RehearsalStep(
        name="clock",
        title="the clock of this machine",
        expects=f"within {MOST_AHEAD:.0f} s of Discord's",
        document=f"{DOCUMENTS}reference#snowflakes",
        means="deadlines and the times people read are off by that: let the machine set its clock by the network",
        run=clock,
    ),
    RehearsalStep(
        name="limits",
        title="limits of messages in a channel",
        expects="told in every answer, at least one request in 2 s",
        document=f"{DOCUMENTS}topics/rate-limits",
        means="boards are late at busy tables",
        run=limits,
    ),
    RehearsalStep(
        name="line",
        title="the connection, while all this was tried",
        expects="never lost",
        document=f"{DOCUMENTS}events/gateway#resuming",
        means="presses made meanwhile came late or not at all: look at the network of this machine if it repeats",
        run=line,
    ),
)
