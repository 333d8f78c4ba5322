"""Deadlines: the effects of time that has run out, and none of postponed or outdated deadlines."""

from __future__ import annotations

import msgspec

from azalai.bot.clocks.pace import Late, Pace, encode_pace
from azalai.bot.clocks.seat_clock import is_late
from azalai.bot.hosting.deadlines import Decision
from azalai.bot.store.rows import MessageKind, ProposalStatus, TimerKind
from azalai.bot.tables.host import Host
from tests.bot.without_discord import (
    AMARA,
    IDIR,
    THOMAS,
    StillClock,
    outbox_at,
    play_moves,
    proposal_at,
    proposals_of,
    ring,
    running_table,
    seat_at,
    timers_at,
)

HOUR = 3600.0


def a_day(late: Late) -> str:
    """Return an encoded pace of a day for each turn and no bank."""
    return encode_pace(Pace(24, 0, 0, late))


async def test_a_deadline_that_was_put_off_rings_again_at_its_time(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS, pace=a_day(Late.SEAT))
    put_off = still_clock.at + 30 * HOUR
    async with host.store.write() as tx:
        await tx.seats.change(table, 0, due=put_off)
    still_clock.at += 24 * HOUR
    await ring(host)
    assert (await seat_at(host, table, 0)).user_id == AMARA.id
    assert (await seat_at(host, table, 1)).user_id is None
    assert [(timer.seat, timer.due) for timer in await timers_at(host, table, TimerKind.DEADLINE)] == [(0, put_off)]
    still_clock.at = put_off
    await ring(host)
    assert (await seat_at(host, table, 0)).user_id is None


async def test_the_consequence_of_a_deadline_happens_once(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS, pace=a_day(Late.VOTE))
    await play_moves(host, table, THOMAS, "offer 0")
    still_clock.at += 24 * HOUR
    (timer,) = await timers_at(host, table, TimerKind.DEADLINE)
    await ring(host)
    async with host.store.write() as tx:  # as if the bot had died before it learned that this was done
        await tx.timers.set(table, timer.kind, timer.due, timer.seat)
    await ring(host)
    assert await timers_at(host, table, TimerKind.DEADLINE) == []
    assert [row.kind for row in await outbox_at(host, table)].count(MessageKind.TIME_OUT) == 1
    assert (await seat_at(host, table, 0)).missed == 1


async def test_a_vote_on_an_earlier_turn_removes_no_player_of_a_later_one(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS, IDIR, pace=a_day(Late.VOTE))
    for person in (AMARA, THOMAS):
        await play_moves(host, table, person, "offer 0")
    still_clock.at += 24 * HOUR
    await ring(host)
    late = await seat_at(host, table, 2)
    assert is_late(late)
    proposals = proposals_of(host)
    body = msgspec.json.encode(Decision(late.decision)).decode()
    await proposals.propose(table, AMARA, "robot-seat", target=2, body=body)
    for person in (IDIR, AMARA, THOMAS):
        await play_moves(host, table, person, "offer 0")
    still_clock.at += 24 * HOUR
    await ring(host)
    assert is_late(await seat_at(host, table, 2))
    assert await proposals.vote(1, THOMAS.id, True) is ProposalStatus.EXPIRED
    assert (await proposal_at(host, 1)).status is ProposalStatus.EXPIRED
    assert (await seat_at(host, table, 2)).user_id == IDIR.id
