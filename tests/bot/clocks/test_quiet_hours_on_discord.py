"""Time that counts: outside quiet hours and holidays only, also across changes of summer time."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azalai.bot.people.quiet_hours import Quiet, Rest, zones

HOUR = 3600.0
DAY = 24 * HOUR
ZONES = ("UTC", "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "America/Santiago")
START = datetime(2026, 1, 1, tzinfo=UTC).timestamp()
YEAR = 366 * DAY

moments = st.floats(START, START + YEAR).map(lambda moment: float(int(moment)))
spans = st.tuples(moments, st.integers(0, 40 * 86400)).map(lambda pair: (pair[0], pair[0] + pair[1]))
quiet_hours = st.builds(
    lambda begins, length, zone: Quiet(begins, (begins + length) % 1440, zone),
    st.integers(0, 1439),
    st.integers(0, 14 * 60),
    st.sampled_from(ZONES),
)
rests = st.builds(Rest, st.none() | quiet_hours, st.lists(spans, max_size=3).map(tuple))


@pytest.mark.costly
@given(rests, moments, st.integers(0, 20 * 86400))
def test_as_much_time_counts_as_was_given(rest: Rest, start: float, seconds: int):
    end = rest.moment_after(start, seconds)
    assert end >= start + seconds
    assert rest.count_seconds(start, end) == pytest.approx(seconds)
    assert rest.moment_after(end, 0.0) == end


@pytest.mark.costly
@given(rests, moments, st.integers(0, 10 * 86400), st.integers(0, 86400))
def test_more_time_or_a_later_start_never_ends_sooner(rest: Rest, start: float, seconds: int, more: int):
    end = rest.moment_after(start, seconds)
    assert rest.moment_after(start, seconds + more) >= end
    assert rest.moment_after(start + more, seconds) >= end


@pytest.mark.costly
@given(rests, st.lists(moments, min_size=3, max_size=3))
def test_time_adds_up(rest: Rest, amounts: list[float]):
    first, middle, last = sorted(amounts)
    whole = rest.count_seconds(first, last)
    assert rest.count_seconds(first, middle) + rest.count_seconds(middle, last) == pytest.approx(whole)
    assert 0 <= whole <= last - first


@pytest.mark.costly
@settings(max_examples=200)
@given(quiet_hours, moments)
def test_quiet_hours_follow_the_local_clock(quiet: Quiet, moment: float):
    zone = ZoneInfo(quiet.zone)
    wall_time = datetime.fromtimestamp(moment, zone)
    minute = wall_time.hour * 60 + wall_time.minute
    length = (quiet.ends - quiet.begins) % 1440
    by_the_wall = (minute - quiet.begins) % 1440 < length
    is_quiet = Rest(quiet).moment_after(moment, 0.0) > moment
    around = {datetime.fromtimestamp(moment + days * DAY, zone).utcoffset() for days in (-1, 0, 1)}
    if len(around) == 1:
        assert is_quiet == by_the_wall
    elif by_the_wall:  # on a day of a time change, quiet hours do not count
        assert is_quiet


def at(text: str, zone: str = "Europe/Paris") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


NIGHT = Rest(Quiet(22 * 60, 7 * 60, "Europe/Paris"))


def test_quiet_hours_go_over_midnight():
    assert NIGHT.moment_after(at("2026-06-10 21:00"), 2 * HOUR) == at("2026-06-11 08:00")
    assert NIGHT.moment_after(at("2026-06-11 03:00"), 0) == at("2026-06-11 07:00")
    assert NIGHT.count_seconds(at("2026-06-10 12:00"), at("2026-06-11 12:00")) == 15 * HOUR


def test_a_night_follows_the_change_of_summer_time():
    spring, autumn = at("2026-03-28 12:00"), at("2026-10-24 12:00")
    assert NIGHT.moment_after(spring, 10 * HOUR) == at("2026-03-29 07:00") == spring + 18 * HOUR
    assert NIGHT.moment_after(autumn, 10 * HOUR) == at("2026-10-25 07:00") == autumn + 20 * HOUR


def test_quiet_hours_at_a_skipped_time_begin_with_the_change():
    early = Rest(Quiet(2 * 60 + 30, 6 * 60, "Europe/Paris"))
    assert early.moment_after(at("2026-03-29 01:59"), 60) == at("2026-03-29 06:00")


def test_an_hour_that_comes_twice_is_quiet_both_times():
    early = Rest(Quiet(2 * 60, 3 * 60, "Europe/Paris"))
    assert (
        early.moment_after(at("2026-10-25 01:59"), 60)
        == at("2026-10-25 03:00")
        == at("2026-10-25 01:59") + 2 * HOUR + 60
    )


def test_a_holiday_in_the_middle_of_a_turn_puts_its_end_off():
    monday, friday = at("2026-06-08 00:00"), at("2026-06-12 00:00")
    rest = Rest(NIGHT.quiet, ((monday, friday),))
    assert rest.moment_after(at("2026-06-07 20:00"), 3 * HOUR) == at("2026-06-12 08:00")
    assert rest.holiday_end(monday + 1) == friday
    assert rest.holiday_end(friday) is None


def test_holidays_that_touch_are_one():
    rest = Rest(holidays=((2000.0, 3000.0), (1000.0, 2000.0), (2500.0, 2600.0)))
    assert rest.holiday_end(1500.0) == 3000.0
    assert list(rest.pauses(0.0)) == [(1000.0, 3000.0)]


def test_every_zone_that_is_offered_can_be_used():
    assert len(zones()) > 300
    assert all(Rest(Quiet(0, 60, zone)).moment_after(START, HOUR) >= START + HOUR for zone in zones())
