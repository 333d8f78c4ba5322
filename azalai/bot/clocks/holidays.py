"""Holidays and quiet hours of a person: what may be set, and what it costs.

A holiday lasts whole days of the person's time zone. Each day counts once against the budget of its calendar year, also
when a holiday is ended early: the days until then were used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

import msgspec

from azalai.bot.clocks.seat_clock import recompute_deadlines
from azalai.bot.errors import Refused
from azalai.bot.people.quiet_hours import days_between, midnight, zone_of
from azalai.bot.store import Transaction
from azalai.bot.store.rows import HolidayRow, PersonRow, TimerKind, TimerRow
from azalai.bot.tables.host import Host

FARTHEST = 366
"""How many days ahead a holiday may begin, and how many days after its first its last may be."""
MOST_REMINDERS = 20


class Away(msgspec.Struct, frozen=True):
    """A person's holidays that are not over, the zone they are counted in, and the days left this year."""

    holidays: tuple[HolidayRow, ...]
    zone: str
    year: int
    left: int

    def days(self, holiday: HolidayRow) -> tuple[date, date]:
        """The first and the last day of a holiday."""
        return first_and_last(holiday, self.zone)


def zone_name(person: PersonRow | None) -> str:
    """The time zone of a person; UTC where they have said none."""
    return "UTC" if person is None or person.time_zone is None else person.time_zone


def first_and_last(holiday: HolidayRow, zone: str) -> tuple[date, date]:
    """The first and the last day of a holiday in a time zone."""
    days = days_between(holiday.begins, holiday.ends, zone)
    return days[0], days[-1]


def today(now: float, zone: str) -> date:
    """The day it is there."""
    return datetime.fromtimestamp(now, zone_of(zone)).date()


async def away_of(tx: Transaction, user: int, now: float, budget: int) -> Away:
    """The holidays of a person, and what is left of the budget of this year."""
    zone = zone_name(await tx.people.get(user))
    holidays = await tx.holidays.of([user])
    year = today(now, zone).year
    left = budget - used_days(holidays, zone)[year] - await tx.erased.days(user, year)
    return Away(tuple(one for one in holidays if one.ends > now), zone, year, max(0, left))


def used_days(holidays: Iterable[HolidayRow], zone: str) -> Counter[int]:
    """How many days of each calendar year are holidays."""
    days = {day for one in holidays for day in days_between(one.begins, one.ends, zone)}
    return Counter(day.year for day in days)


async def days_had(tx: Transaction, user: int, now: float) -> Counter[int]:
    """How many days of each calendar year this person has been on holiday until now; the present day counts."""
    zone = zone_name(await tx.people.get(user))
    had = [one for one in await tx.holidays.of([user]) if one.begins < now]
    return used_days([msgspec.structs.replace(one, ends=min(one.ends, now)) for one in had], zone)


async def set_holiday(host: Host, user: int, first: date, last: date) -> list[int]:
    """Sends a person on holiday from a day to another, both included; the tables whose deadlines are put off. Refused
    where it makes no sense or costs more than is left."""
    now = host.now()
    async with host.store.write() as tx:
        zone = zone_name(await tx.people.get(user))
        present = today(now, zone)
        if first < present:
            raise Refused("refusal-holiday-past")
        if last < first:
            raise Refused("refusal-holiday-order")
        if first > present + timedelta(days=FARTHEST):
            raise Refused("refusal-holiday-far")
        if last > first + timedelta(days=FARTHEST):
            raise Refused("refusal-holiday-long")
        holidays = await tx.holidays.held(user)
        begins, ends = max(now, midnight(first, zone)), midnight(last + timedelta(days=1), zone)
        for other in holidays:
            if other.begins < ends and begins < other.ends:
                one, two = first_and_last(other, zone)
                raise Refused("refusal-holiday-overlap", first=one.isoformat(), last=two.isoformat())
        wanted = HolidayRow(id=0, user_id=user, begins=begins, ends=ends)
        before, after = used_days(holidays, zone), used_days([*holidays, wanted], zone)
        for year in sorted(after):
            budget = host.settings.holiday_days - await tx.erased.days(user, year)
            if after[year] > max(before[year], budget):
                left = max(0, budget - before[year])
                raise Refused("refusal-holiday-budget", days=left, year=str(year))
        await tx.holidays.add(user, begins, ends)
        shown = await recompute_deadlines(tx, user, now)
    host.after_commit(shown, robots=False)
    return shown


async def cancel_holiday(host: Host, user: int) -> tuple[HolidayRow, str]:
    """Ends the holiday a person is on, or cancels the next one; it and the person's time zone. Refused where there is
    none."""
    now = host.now()
    async with host.store.write() as tx:
        zone = zone_name(await tx.people.get(user))
        holidays = await tx.holidays.held(user, now)
        if not holidays:
            raise Refused("refusal-no-holiday")
        await tx.holidays.end(holidays[0], max(now, holidays[0].begins))
        shown = await recompute_deadlines(tx, user, now)
    host.after_commit(shown, robots=False)
    return holidays[0], zone


async def change_time_preferences(host: Host, user: int, **columns: object) -> PersonRow | None:
    """Sets what a person prefers about reminders, quiet hours and time zone, and recomputes their deadlines."""
    async with host.store.write() as tx:
        await tx.people.change(user, **columns)
        shown = await recompute_deadlines(tx, user, host.now())
        person = await tx.people.get(user)
    host.after_commit(shown, robots=False)
    return person


# What a person types


def clock_time(minutes: int) -> str:
    """Minutes after midnight as a clock shows them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def time_there(now: float, zone: str) -> str:
    """What the clocks of a time zone show now."""
    return datetime.fromtimestamp(now, UTC).astimezone(zone_of(zone)).strftime("%H:%M")


async def away_changed(host: Host, timer: TimerRow) -> None:
    """A holiday begins or ends: the clocks of that person are counted again, and the cards say so."""
    async with host.store.write() as tx:
        await tx.timers.clear(timer.table_id, TimerKind.HOLIDAY, timer.seat)
        seat = next((one for one in await tx.seats.of(timer.table_id) if one.seat == timer.seat), None)
        if seat is not None and seat.user_id is not None:
            await recompute_deadlines(tx, seat.user_id, host.now())
    host.after_commit([timer.table_id], robots=False)
