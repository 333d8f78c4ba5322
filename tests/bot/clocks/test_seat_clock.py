"""Seat clocks: the start of a turn, and changes of the player's preferences."""

from __future__ import annotations

import pytest

from azalai.bot.clocks.holidays import change_preferences
from azalai.bot.clocks.pace import Late, Pace, encode_pace
from azalai.bot.store.rows import TimerKind
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.without_discord import AMARA, THOMAS, StillClock, play_moves, running_table, seat_at, timers_at

HOUR = 3600.0
NOON = 12 * HOUR
A_DAY = encode_pace(Pace(24, 0, 0, Late.VOTE))


# Called at noon with 24 hours for the turn. With quiet hours from 22:00 to 7:00, the deadline is 33 hours after the
# call; without them, 24 hours.


@pytest.mark.parametrize(
    ("after", "due"),
    [
        (20 * HOUR, 24 * HOUR),  # more than an hour is left
        (23.5 * HOUR, 24.5 * HOUR),  # half an hour would be left
        (30 * HOUR, 31 * HOUR),  # the deadline would have passed
        (32.5 * HOUR, 33 * HOUR),  # half an hour was left before, too
    ],
)
async def test_dropping_quiet_hours_leaves_at_least_an_hour(
    host: Host, still_clock: StillClock, after: float, due: float
):
    still_clock.at = NOON
    await change_preferences(host, AMARA.id, quiet_from=22 * 60, quiet_until=7 * 60)
    table = await running_table(host, THOMAS, pace=A_DAY)
    assert (await seat_at(host, table, 0)).due == NOON + 33 * HOUR
    still_clock.at = NOON + after
    await change_preferences(host, AMARA.id, quiet_from=None, quiet_until=None)
    assert (await seat_at(host, table, 0)).due == NOON + due
    rings = {timer.seat: timer.due for timer in await timers_at(host, table, TimerKind.DEADLINE)}
    assert rings == {0: NOON + due, 1: NOON + 24 * HOUR}


async def test_a_turn_of_several_acts_lasts_from_its_call_and_not_from_the_last_of_them(
    host: Host, still_clock: StillClock
):
    table = await running_table(host, THOMAS, game="touareg")
    loaded, acts, began = await load(host, table), 0, still_clock.at
    (first,) = loaded.deciders
    person = (AMARA, THOMAS)[first.seat]
    while [seat.seat for seat in loaded.deciders] == [first.seat]:
        assert loaded.seats[first.seat].since == began
        still_clock.at += 60
        acts += 1
        loaded = await play_moves(host, table, person, str(loaded.game.moves(loaded.state, first.seat)[0]))
    assert acts > 1
    assert (loaded.seats[first.seat].waited, loaded.seats[first.seat].turns) == (60 * acts, 1)
    assert [seat.since for seat in loaded.deciders] == [still_clock.at]
