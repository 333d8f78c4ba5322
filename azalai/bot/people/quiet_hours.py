"""Quiet hours of a person's day, and time off, which is also their holidays.

Reminders (`bot/reminders/rules.py`), the clock of a seat (`bot/clocks/seat_clock.py`) and mentions
(`bot/tables/announcements.py`) keep to them.

Everything here is arithmetic on seconds since 1970 (UTC). Quiet hours follow the clock on the person's wall, so their
length and place change when that clock is put forward or back.

A person in Paris sleeps from ten to seven. Of a day, 15 hours count; two hours from nine in the evening on are over at
eight in the morning:

>>> paris = Rest(Quiet(22 * 60, 7 * 60, "Europe/Paris"))
>>> evening = datetime(2026, 1, 10, 21, tzinfo=find_zone("Europe/Paris")).timestamp()
>>> paris.count_seconds(evening, evening + 24 * 3600) / 3600
15.0
>>> str(datetime.fromtimestamp(paris.moment_after(evening, 2 * 3600), find_zone("Europe/Paris")))
'2026-01-11 08:00:00+01:00'

A holiday of two days is added to that:

>>> away = Rest(paris.quiet, holidays=((evening, evening + 48 * 3600),))
>>> away.count_seconds(evening, evening + 72 * 3600) / 3600
15.0
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from azalai.bot.store.person_rows import PersonRow

MINUTES = 24 * 60
MOST_QUIET = 14 * 60
"""Longest quiet hours of a day, in minutes: some time of every day must count."""

Span = tuple[float, float]
"""A beginning and an end."""


class Quiet(msgspec.Struct, frozen=True):
    """Quiet hours: minutes after midnight in a time zone; when they end before they begin, they go over midnight.

    The night in which the clock is put forward is shorter:

    >>> night = Quiet(22 * 60, 7 * 60, "Europe/Paris")
    >>> night.minutes / 60
    9.0
    >>> begins, ends = night.hours_on(date(2026, 3, 28))
    >>> (ends - begins) / 3600
    8.0
    """

    begins: int
    ends: int
    zone: str = "UTC"

    @property
    def minutes(self) -> int:
        """Length in minutes, by the clock on the wall."""
        return (self.ends - self.begins) % MINUTES

    def hours_on(self, day: date) -> Span:
        """Return the quiet hours that begin on a day of that zone.

        When the clock is put back they last until it shows their end for the second time.
        """
        zone = find_zone(self.zone)
        last = day if self.begins < self.ends else day + timedelta(days=1)
        return _moment(day, self.begins, zone), _moment(last, self.ends, zone, fold=1)


class Rest(msgspec.Struct, frozen=True):
    """All the times of one person that do not count. Holidays may overlap and come in any order."""

    quiet: Quiet | None = None
    holidays: tuple[Span, ...] = ()

    def pauses(self, start: float) -> Iterator[Span]:
        """Yield the times off that end after `start`, in their order and apart from each other.

        Quiet hours yield times off without end.
        """
        current: Span | None = None
        for begins, ends in self._spans(start):
            if ends <= start or ends <= begins:
                continue
            if current is None:
                current = (begins, ends)
            elif begins <= current[1]:
                current = (current[0], max(current[1], ends))
            else:
                yield current
                current = (begins, ends)
        if current is not None:
            yield current

    def _spans(self, start: float) -> Iterator[Span]:
        """Yield holidays and quiet hours by their beginnings."""
        away = sorted(self.holidays)
        for span in self._quiet_spans(start):
            while away and away[0][0] <= span[0]:
                yield away.pop(0)
            yield span
        yield from away

    def _quiet_spans(self, start: float) -> Iterator[Span]:
        if self.quiet is None or self.quiet.minutes == 0:
            return
        day = datetime.fromtimestamp(start, find_zone(self.quiet.zone)).date() - timedelta(days=1)
        while day.year < date.max.year:
            yield self.quiet.hours_on(day)
            day += timedelta(days=1)

    def count_seconds(self, start: float, end: float) -> float:
        """Return the counted seconds from `start` to `end`; 0 if the end is not after the start."""
        counted = max(0.0, end - start)
        for begins, ends in self.pauses(start):
            if begins >= end:
                break
            counted -= min(ends, end) - max(begins, start)
        return max(0.0, counted)

    def moment_after(self, start: float, seconds: float) -> float:
        """Return the moment at which `seconds` have counted since `start`, which itself counts."""
        moment = start
        for begins, ends in self.pauses(start):
            if begins - moment > seconds:
                break
            seconds -= max(0.0, begins - moment)
            moment = max(moment, ends)
        return moment + max(0.0, seconds)

    def holiday_end(self, moment: float) -> float | None:
        """Return the end of the holiday at that moment, or None without one."""
        ends = [span[1] for span in Rest(holidays=self.holidays).pauses(moment) if span[0] <= moment]
        return ends[0] if ends else None


def quiet_of(person: PersonRow | None) -> Quiet | None:
    """Return the quiet hours of a person, if they have any."""
    if person is None or person.quiet_from is None or person.quiet_until is None:
        return None
    return Quiet(person.quiet_from, person.quiet_until, person.time_zone or "UTC")


def find_end_of_quiet(person: PersonRow | None, now: float) -> float:
    """Return the moment from which a phone may make a sound for a person: now, or the end of their quiet hours."""
    return Rest(quiet_of(person)).moment_after(now, 0.0)


@functools.cache
def zones() -> tuple[str, ...]:
    """Return the names of all time zones."""
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))


def find_zone(name: str) -> tzinfo:
    """Return the time zone of that name; UTC for one that this machine does not know (any more)."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def midnight(day: date, zone: str) -> float:
    """Return the beginning of a day in a time zone."""
    return _moment(day, 0, find_zone(zone))


def _moment(day: date, minutes: int, zone: tzinfo, fold: int = 0) -> float:
    """Return the moment at which the clock on the wall shows that time, for the first or (`fold` 1) the second time.

    If the clock is put forward over it, the moment of that.
    """
    moment = datetime.combine(day, time(minutes // 60, minutes % 60), tzinfo=zone)
    first, second = moment.timestamp(), moment.replace(fold=1).timestamp()
    if first <= second:
        return second if fold else first
    earlier, later = second, first  # that time is left out: the clock is put forward between these two
    offset = datetime.fromtimestamp(earlier, zone).utcoffset()
    while later - earlier > 1:
        middle = (earlier + later) // 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == offset:
            earlier = middle
        else:
            later = middle
    return later


def clock_time(minutes: int) -> str:
    """Return minutes after midnight as a clock shows them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def time_there(now: float, zone: str) -> str:
    """Return the present time in a time zone."""
    return datetime.fromtimestamp(now, UTC).astimezone(find_zone(zone)).strftime("%H:%M")
