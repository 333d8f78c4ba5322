"""Quiet hours in the night in which an hour comes twice."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from azalai.bot.people.quiet_hours import Quiet, Rest

HOUR = 3600.0


def utc(text: str) -> float:
    """Return a moment in seconds since 1970."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


# In Paris the clock goes back from 3:00 to 2:00 at 01:00 UTC: half past two is at 00:30 and at 01:30 UTC


@pytest.mark.parametrize(
    ("begins", "ends", "first", "last"),
    [
        ((22, 0), (2, 30), "2026-10-24 20:00", "2026-10-25 01:30"),
        ((2, 15), (2, 45), "2026-10-25 00:15", "2026-10-25 01:45"),
        ((2, 30), (7, 0), "2026-10-25 00:30", "2026-10-25 06:00"),
    ],
)
def test_quiet_hours_begin_the_first_time_and_end_the_second(
    begins: tuple[int, int], ends: tuple[int, int], first: str, last: str
):
    quiet = Quiet(begins[0] * 60 + begins[1], ends[0] * 60 + ends[1], "Europe/Paris")
    assert Rest(quiet).moment_after(utc(first), 0.0) == utc(last)
    assert Rest(quiet).moment_after(utc(first) - 1, 0.0) == utc(first) - 1
    assert Rest(quiet).count_seconds(utc(first) - HOUR, utc(last) + HOUR) == 2 * HOUR
