"""Times and zones as users type them."""

from __future__ import annotations

import pytest

from azalai.bot.clocks.pace import Late, parse_pace
from azalai.bot.clocks.typed_dates import CITIES, MOST_QUIET, parse_quiet_hours, parse_zone
from azalai.bot.errors import Refused
from azalai.bot.people.quiet_hours import zones


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Paris", "Europe/Paris"),
        ("europe/berlin", "Europe/Berlin"),
        (" new york ", "America/New_York"),
        ("Delhi", "Asia/Kolkata"),
        ("Beijing", "Asia/Shanghai"),
        ("Köln", "Europe/Berlin"),
        ("UTC", "UTC"),
        ("UTC+2", "Etc/GMT-2"),
        ("gmt -05:00", "Etc/GMT+5"),
        ("+0", "UTC"),
    ],
)
def test_a_zone_is_found_by_a_city_or_a_distance(typed: str, zone: str) -> None:
    assert parse_zone(typed) == zone


@pytest.mark.parametrize("typed", ["Germany", "east", "UTC+99", "\u0663", "Paris; London", ""])
def test_an_unknown_zone_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="refusal-zone"):
        parse_zone(typed)


def test_every_city_of_the_list_has_a_zone_that_exists_and_none_stands_twice() -> None:
    cities = [city for others in CITIES.values() for city in others.split()]
    assert set(CITIES) <= set(zones())
    assert len(cities) == len(set(cities))
    assert all(parse_zone(city) == zone for zone, others in CITIES.items() for city in others.split())


@pytest.mark.parametrize(
    ("begins", "ends", "minutes"),
    [
        ("10pm", "7 am", (1320, 420)),
        ("22 Uhr", "6h30", (1320, 390)),
        ("12am", "7:15 a.m.", (0, 435)),
        ("12:30 PM", "1pm", (750, 780)),
        ("22:30", "7", (1350, 420)),
    ],
)
def test_a_time_is_understood_by_both_clocks(begins: str, ends: str, minutes: tuple[int, int]) -> None:
    assert parse_quiet_hours(begins, ends) == minutes


@pytest.mark.parametrize("typed", ["13pm", "0am", "25:00", "7:60", "-1", "noon"])
def test_an_invalid_time_is_refused(typed: str) -> None:
    with pytest.raises(Refused, match="refusal-quiet-hour"):
        parse_quiet_hours(typed, "7:00")


def test_quiet_hours_last_fourteen_hours_at_most() -> None:
    assert MOST_QUIET == 14 * 60
    assert parse_quiet_hours("17:00", "7:00") == (1020, 420)
    with pytest.raises(Refused, match="refusal-quiet-long"):
        parse_quiet_hours("16:59", "7:00")


@pytest.mark.parametrize("typed", ["-5", " \u22125", "- 24 / 12"])
def test_no_pace_is_less_than_nothing(typed: str) -> None:
    with pytest.raises(Refused, match="refusal-pace"):
        parse_pace(typed, Late.TURN)
