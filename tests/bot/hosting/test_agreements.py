"""Conditions under which players may remove a player who keeps them waiting."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.bot.clocks.holidays import change_preferences
from azalai.bot.clocks.pace import Late, Pace, encode_pace
from azalai.bot.errors import Refused
from azalai.bot.hosting.kicks import AWAITED_FOR, propose_kick
from azalai.bot.store.rows import ProposalStatus
from azalai.bot.tables.host import Host
from tests.bot.fixtures import A_DAY
from tests.bot.without_discord import (
    AMARA,
    IDIR,
    THOMAS,
    StillClock,
    play_moves,
    proposal_at,
    proposals_of,
    ring,
    running_table,
    seat_at,
)

HOUR = 3600.0
DAY = 24 * HOUR
A_WEEK = encode_pace(Pace(7 * 24, 0, 0, Late.VOTE))


async def start_table_for_idir(host: Host, **more: Any) -> int:
    """Start a table of three that waits for Idir in the last seat, and return its number."""
    table = await running_table(host, THOMAS, IDIR, **more)
    for person in (AMARA, THOMAS):
        await play_moves(host, table, person, "offer 0")
    return table


async def kick(host: Host, table: int) -> ProposalStatus:
    """Propose as Amara to remove Idir, and return the proposal's status."""
    return await propose_kick(host, proposals_of(host), table, AMARA, 2)


async def test_days_of_a_holiday_do_not_count_towards_a_removal(host: Host, still_clock: StillClock):
    """The others wait for days, but the player is on holiday."""
    table = await start_table_for_idir(host)
    async with host.store.write() as tx:
        await tx.holidays.add(IDIR.id, still_clock.at + HOUR, still_clock.at + 10 * DAY, *A_DAY)
    still_clock.at += 9 * DAY
    with pytest.raises(Refused, match="refusal-not-awaited-long"):
        await kick(host, table)
    still_clock.at += DAY + AWAITED_FOR - HOUR
    assert await kick(host, table) is ProposalStatus.OPEN


async def test_quiet_hours_do_not_count_towards_a_removal(host: Host, still_clock: StillClock):
    """The others wait for three days, but not for three days outside of the player's quiet hours."""
    await change_preferences(host, IDIR.id, quiet_from=20 * 60, quiet_until=8 * 60)
    table = await start_table_for_idir(host)
    still_clock.at += AWAITED_FOR
    with pytest.raises(Refused, match="refusal-not-awaited-long"):
        await kick(host, table)
    still_clock.at += AWAITED_FOR
    assert await kick(host, table) is ProposalStatus.OPEN


async def test_a_player_within_the_time_of_the_clock_is_not_removed(host: Host, still_clock: StillClock):
    """The clock's time protects a player, even after three days."""
    table = await start_table_for_idir(host, pace=A_WEEK)
    still_clock.at += 6 * DAY
    with pytest.raises(Refused, match="refusal-time-left"):
        await kick(host, table)
    still_clock.at += DAY
    await ring(host)
    assert await kick(host, table) is ProposalStatus.OPEN


async def test_a_player_whose_clock_got_more_time_is_not_removed(host: Host, still_clock: StillClock):
    """A vote that ends after the clock got more time has no effect."""
    table = await start_table_for_idir(host, pace=A_WEEK)
    still_clock.at += 7 * DAY
    await ring(host)
    await kick(host, table)
    async with host.store.write() as tx:
        await tx.seats.change(table, 2, due=still_clock.at + DAY)
    assert await proposals_of(host).vote(1, THOMAS.id, True) is ProposalStatus.EXPIRED
    assert (await proposal_at(host, 1)).status is ProposalStatus.EXPIRED
    assert (await seat_at(host, table, 2)).user_id == IDIR.id
