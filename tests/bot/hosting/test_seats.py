"""Seats that change hands: their clocks, and the players who may take them."""

from __future__ import annotations

import pytest

from azalai.bot.clocks.pace import Late, Pace, encode_pace
from azalai.bot.errors import Refused
from azalai.bot.hosting import endings, seats
from azalai.bot.privacy.rules import erase, load_stored
from azalai.bot.store.rows import TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.without_discord import (
    AMARA,
    IDIR,
    KARINE,
    THOMAS,
    StillClock,
    agree,
    proposals_of,
    running_table,
    seat_at,
    timers_at,
)

HOUR = 3600.0
PACE = encode_pace(Pace(24, 48, 6, Late.VOTE))


async def test_the_time_of_a_newcomer_begins_when_they_sit_down(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS, IDIR, pace=PACE)
    still_clock.at += 20 * HOUR
    await seats.offer_seat(proposals_of(host), table, 2, IDIR, None)
    await seats.take_seat(proposals_of(host), table, 2, KARINE, None)
    seat = await seat_at(host, table, 2)
    assert (seat.user_id, seat.deciding) == (KARINE.id, True)
    assert (seat.clock_since, seat.due, seat.bank) == (still_clock.at, still_clock.at + 72 * HOUR, 48 * HOUR)
    rings = [timer.due for timer in await timers_at(host, table, TimerKind.DEADLINE) if timer.seat == 2]
    assert rings == [still_clock.at + 72 * HOUR]


async def test_a_robot_has_no_time_to_run_out_and_who_takes_over_from_it_has(host: Host, still_clock: StillClock):
    table = await running_table(host, THOMAS, IDIR, pace=PACE)
    await endings.leave(proposals_of(host), table, IDIR)
    seat = await seat_at(host, table, 2)
    assert (seat.clock_since, seat.due) == (None, None)
    assert {timer.seat for timer in await timers_at(host, table, TimerKind.DEADLINE)} == {0, 1}
    still_clock.at += HOUR
    await seats.offer_seat(proposals_of(host), table, 2, THOMAS, None)
    await agree(host, table, AMARA)
    await seats.take_seat(proposals_of(host), table, 2, KARINE, None)
    assert (await seat_at(host, table, 2)).due == still_clock.at + 72 * HOUR


async def test_a_seat_offered_to_one_can_not_be_taken_through_an_earlier_offer_to_all(host: Host):
    """The buttons of an earlier offer follow the newest offer."""
    table, proposals = await running_table(host, THOMAS), proposals_of(host)
    await seats.offer_seat(proposals_of(host), table, 1, THOMAS, None)
    await seats.offer_seat(proposals_of(host), table, 1, THOMAS, KARINE)
    with pytest.raises(Refused, match="refusal-seat-for-another"):
        await seats.take_seat(proposals, table, 1, IDIR, None)
    assert (await seat_at(host, table, 1)).user_id == THOMAS.id
    await seats.take_seat(proposals, table, 1, KARINE, KARINE.id)
    seat = await seat_at(host, table, 1)
    assert (seat.user_id, seat.open, seat.offered_to) == (KARINE.id, False, None)


async def test_the_newest_offer_of_a_seat_holds(host: Host):
    """The seat itself stores the user of the newest offer."""
    table, proposals = await running_table(host, THOMAS), proposals_of(host)
    await seats.offer_seat(proposals_of(host), table, 1, THOMAS, KARINE)
    await seats.keep_seat(host, table, 1, THOMAS)
    await seats.offer_seat(proposals_of(host), table, 1, THOMAS, None)
    assert (await seat_at(host, table, 1)).offered_to is None
    await seats.take_seat(proposals, table, 1, IDIR, None)
    assert (await seat_at(host, table, 1)).user_id == IDIR.id


async def test_the_offer_of_a_seat_to_one_goes_with_what_is_erased_about_them(host: Host):
    """A column that names a user is exported and erased."""
    table = await running_table(host, THOMAS)
    await seats.offer_seat(proposals_of(host), table, 1, THOMAS, KARINE)
    assert (await load_stored(host, KARINE.id))["invitations"] == [
        {"id": table, "seat": 1},
        {"id": table, "seat": 1, "asked": True},
    ]
    await erase(proposals_of(host), KARINE)
    seat = await seat_at(host, table, 1)
    assert (seat.open, seat.offered_to) == (False, None)


async def test_a_removed_player_returns_only_if_offered_the_seat_by_name(host: Host):
    """A removed player can't take the open seat to get a fresh clock."""
    table, proposals = await running_table(host, THOMAS, IDIR, pace=PACE), proposals_of(host)
    loaded = await load(host, table)
    async with host.store.write() as tx:
        await seats.send_away(proposals, tx, loaded, 2)
    with pytest.raises(Refused, match="refusal-sent-away"):
        await seats.take_seat(proposals, table, 2, IDIR, None)
    await seats.offer_seat(proposals, table, 2, THOMAS, None)
    await agree(host, table, AMARA)
    with pytest.raises(Refused, match="refusal-sent-away"):
        await seats.take_seat(proposals, table, 2, IDIR, None)
    await seats.offer_seat(proposals, table, 2, THOMAS, IDIR)
    await agree(host, table, AMARA)
    await seats.take_seat(proposals, table, 2, IDIR, IDIR.id)
    assert (await seat_at(host, table, 2)).user_id == IDIR.id


async def test_a_player_who_left_may_come_back_to_an_open_seat(host: Host):
    """Only removed players are excluded."""
    table, proposals = await running_table(host, THOMAS, IDIR), proposals_of(host)
    await endings.leave(proposals, table, IDIR)
    await seats.offer_seat(proposals, table, 2, THOMAS, None)
    await agree(host, table, AMARA)
    await seats.take_seat(proposals, table, 2, IDIR, None)
    assert (await seat_at(host, table, 2)).user_id == IDIR.id
