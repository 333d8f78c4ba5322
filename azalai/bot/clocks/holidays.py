"""Holidays of a person: their limits, and their cost. They are entered in `bot/reminders/dialog.py`.

A holiday lasts whole days of the person's time zone. Each day counts once against the budget of its calendar year
(`holiday_days` in `azalai/bot/config.py`), also when a holiday is ended early: the days until then were used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime, timedelta

import msgspec

from azalai.bot.clocks.seat_clock import recompute_deadlines
from azalai.bot.errors import Refused
from azalai.bot.people.quiet_hours import find_zone, midnight
from azalai.bot.store import Transaction
from azalai.bot.store.person_rows import HolidayRow, PersonRow, encode_day
from azalai.bot.store.rows import TimerKind, TimerRow
from azalai.bot.tables.host import Host

FARTHEST = 366
"""Days ahead at which a holiday may begin, and its longest length."""
MOST_REMINDERS = 20


class Away(msgspec.Struct, frozen=True):
    """A person's holidays that are not over, the zone they are counted in, and the days left this year."""

    holidays: tuple[HolidayRow, ...]
    zone: str
    year: int
    left: int


def zone_name(person: PersonRow | None) -> str:
    """Return the time zone of a person; UTC if they have not set one."""
    return "UTC" if person is None or person.time_zone is None else person.time_zone


def today(now: float, zone: str) -> date:
    """Return the date in a time zone."""
    return datetime.fromtimestamp(now, find_zone(zone)).date()


async def load_holiday_budget(tx: Transaction, user: int, now: float, budget: int) -> Away:
    """Return the holidays of a person, and the rest of this year's budget."""
    zone = zone_name(await tx.people.get(user))
    holidays = await tx.holidays.list_for([user])
    year = today(now, zone).year
    left = budget - count_days_by_year(holidays)[year] - await tx.erased.count_days(user, year)
    return Away(tuple(holiday for holiday in holidays if holiday.ends > now), zone, year, max(0, left))


def count_days_by_year(holidays: Iterable[HolidayRow], until: date = date.max) -> Counter[int]:
    """Return the number of holidays in each calendar year, up to the day `until`."""
    used: set[date] = set()
    for holiday in holidays:
        first, last = holiday.days
        used |= {first + timedelta(days=number) for number in range((min(last, until) - first).days + 1)}
    return Counter(day.year for day in used)


async def days_had(tx: Transaction, user: int, now: float) -> Counter[int]:
    """Return the number of days of each calendar year that this person has been on holiday; the present day counts."""
    present = today(now, zone_name(await tx.people.get(user)))
    return count_days_by_year(
        (holiday for holiday in await tx.holidays.list_for([user]) if holiday.begins < now), present
    )


async def set_holiday(host: Host, user: int, first: date, last: date) -> list[int]:
    """Store a holiday from `first` to `last`, both included, and return the tables whose deadlines change.

    Raises `Refused` if the dates make no sense or cost more days than are left.
    """
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
        holidays = await tx.holidays.list_for_update(user)
        begins, ends = max(now, midnight(first, zone)), midnight(last + timedelta(days=1), zone)
        for other in holidays:
            if other.begins < ends and begins < other.ends:
                first_day, two = other.days
                raise Refused("refusal-holiday-overlap", first=first_day.isoformat(), last=two.isoformat())
        days = {"first_day": encode_day(first), "last_day": encode_day(last)}
        wanted = HolidayRow(id=0, user_id=user, begins=begins, ends=ends, **days)
        before, after = count_days_by_year(holidays), count_days_by_year([*holidays, wanted])
        for year in sorted(after):
            budget = host.settings.holiday_days - await tx.erased.count_days(user, year)
            if after[year] > max(before[year], budget):
                left = max(0, budget - before[year])
                raise Refused("refusal-holiday-budget", days=left, year=str(year))
        await tx.holidays.add(user, begins, ends, first, last)
        tables = await recompute_deadlines(tx, user, now)
    host.after_commit(tables, robots=False)
    return tables


async def cancel_holiday(host: Host, user: int) -> HolidayRow:
    """End the holiday a person is on, or cancel the next one, and return it as it was.

    Raises `Refused` if there is none.
    """
    now = host.now()
    async with host.store.write() as tx:
        zone = zone_name(await tx.people.get(user))
        holidays = await tx.holidays.list_for_update(user, now)
        if not holidays:
            raise Refused("refusal-no-holiday")
        last = min(holidays[0].last_day, max(holidays[0].first_day, encode_day(today(now, zone))))
        await tx.holidays.change(holidays[0], ends=max(now, holidays[0].begins), last_day=last)
        tables = await recompute_deadlines(tx, user, now)
    host.after_commit(tables, robots=False)
    return holidays[0]


async def change_preferences(host: Host, user: int, **columns: object) -> PersonRow:
    """Store preferences of a person, and recompute their holidays and deadlines.

    They are reminders, quiet hours, time zone and the like.
    """
    now = host.now()
    async with host.store.write() as tx:
        await tx.people.change(user, **columns)
        if "time_zone" in columns:
            await _follow_zone(tx, user, now)
        tables = await recompute_deadlines(tx, user, now)
        person = await tx.people.get(user)
    assert person is not None  # it has just been changed
    host.after_commit(tables, robots=False)
    return person


async def _follow_zone(tx: Transaction, user: int, now: float) -> None:
    """Move the holidays of a person that are not over to the same days of their present zone."""
    zone = zone_name(await tx.people.get(user))
    for holiday in await tx.holidays.list_for_update(user, now):
        first, last = holiday.days
        begins = holiday.begins if holiday.begins <= now else max(now, midnight(first, zone))
        await tx.holidays.change(holiday, begins=begins, ends=max(now, midnight(last + timedelta(days=1), zone)))


async def on_holiday_change(host: Host, timer: TimerRow) -> None:
    """Recompute the clocks of a person whose holiday begins or ends, and queue the cards."""
    async with host.store.write() as tx:
        await tx.timers.clear(timer.table_id, TimerKind.HOLIDAY, timer.seat)
        seat = next((seat for seat in await tx.seats.list_at(timer.table_id) if seat.seat == timer.seat), None)
        if seat is not None and seat.user_id is not None:
            await recompute_deadlines(tx, seat.user_id, host.now())
    host.after_commit([timer.table_id], robots=False)
