"""Queries about the holidays of people."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from functools import cache

import sqlalchemy as sa

from azalai.bot.store.person_rows import HolidayRow, encode_day
from azalai.bot.store.repository import Repository, bind_values, is_in, list_columns
from azalai.bot.store.schema import holidays
from azalai.bot.store.statements import Statement


@cache
def _select_holidays(count: int) -> Statement:
    """Return the statement for the holidays of `count` people."""
    return Statement(
        sa.select(*list_columns(holidays, HolidayRow))
        .where(is_in(holidays.c.user_id, "user", count))
        .order_by(holidays.c.begins, holidays.c.id)
    )


class Holidays(Repository):
    """The holidays of people."""

    __slots__ = ()

    async def list_for(self, users: Collection[int], after: float = 0.0) -> list[HolidayRow]:
        """Return the holidays of these people that end after a moment, the earliest first."""
        known, missing = self._connection.known.holidays.find(users)
        if missing:
            rows = await self._load(HolidayRow, _select_holidays(len(missing)), **bind_values("user", missing))
            holidays_of = {user: tuple(row for row in rows if row.user_id == user) for user in missing}
            self._connection.known.holidays.keep(holidays_of)
            known |= holidays_of
        chosen = [row for rows in known.values() for row in rows if row.ends > after]
        return sorted(chosen, key=lambda holiday: (holiday.begins, holiday.id))

    async def list_for_update(self, user: int, after: float = 0.0) -> list[HolidayRow]:
        """Return the holidays of one person, locked until this transaction has ended."""
        self._connection.advisory_lock(f"holidays of {user}")
        self._connection.known.holidays.mark_changed(user)  # the cached rows may be older than the lock
        return await self.list_for([user], after)

    async def add(self, user: int, begins: float, ends: float, first: date, last: date) -> None:
        """Store a holiday: its moments, and its days, which stay if the person's time zone changes."""
        self._connection.known.holidays.mark_changed(user)
        days = {"first_day": encode_day(first), "last_day": encode_day(last)}
        await self._execute(sa.insert(holidays).values(user_id=user, begins=begins, ends=ends, **days))

    async def change(self, holiday: HolidayRow, **columns: float) -> None:
        """Change the moments or the days of a holiday. It is deleted if it would not end after its beginning."""
        self._connection.known.holidays.mark_changed(holiday.user_id)
        condition = holidays.c.id == holiday.id
        await self._execute(sa.update(holidays).where(condition).values(**columns))
        await self._execute(sa.delete(holidays).where(condition, holidays.c.ends <= holidays.c.begins))
