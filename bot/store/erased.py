"""The queries about what must be known of people who had themselves erased, without their number.

Erasing must not show anybody the hands of two seats, nor give anybody twice the holidays of a year. So a mark stays of
each seat that somebody knew until its game is over, and of the days they had until the year is: a keyed hash
(HMAC-SHA-256) of the person and of the table, or the year. Without the key, which stands in the same store, it tells
nothing; with it, it tells of a number that one has already whether it is that. Marks of two tables have nothing in
common.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from bot.store.facts import ERASED_KEY, Facts
from bot.store.repository import Repository
from bot.store.rows import OVER, Status
from bot.store.schema import erased_holidays, erased_seats, seat_history, tables


class Erased(Repository):
    """The marks of people who had themselves erased."""

    __slots__ = ()

    async def remember(self, user: int, days: Mapping[int, int]) -> None:
        """Before a person is erased: marks of the seats they knew in games that are not over, and of the holidays they
        have had, days by year."""
        here = seat_history.c
        found = await self._connection.execute(
            sa.select(here.table_id, here.seat, here.sent_away)
            .join(tables, tables.c.id == here.table_id)
            .where(here.user_id == user, tables.c.status.not_in(OVER))
            .order_by(here.id)
        )
        for row in found.all():
            mark = await self._mark("table", row.table_id, user)
            await self._connection.execute(
                sa.insert(erased_seats).values(table_id=row.table_id, seat=row.seat, mark=mark, sent_away=row.sent_away)
            )
        for year, count in days.items():
            mark, before = await self._mark("year", year, user), await self.days(user, year)
            await self._connection.execute(sa.delete(erased_holidays).where(erased_holidays.c.mark == mark))
            await self._connection.execute(sa.insert(erased_holidays).values(mark=mark, year=year, days=before + count))

    async def has_sat_elsewhere(self, table: int, user: int, seat: int) -> bool:
        """Whether this person knew another seat of the table before they were erased."""
        return any(row["seat"] != seat for row in await self._seats(table, user))

    async def was_sent_away(self, table: int, user: int) -> bool:
        """Whether this person was sent away when they last sat at the table before they were erased."""
        found = await self._seats(table, user)
        return bool(found and found[-1]["sent_away"])

    async def days(self, user: int, year: int) -> int:
        """How many days of holidays of that year this person had before they were erased."""
        mark = await self._mark("year", year, user)
        found = await self._connection.execute(sa.select(erased_holidays.c.days).where(erased_holidays.c.mark == mark))
        return int(found.scalar_one_or_none() or 0)

    async def about(self, user: int) -> list[dict[str, Any]]:
        """All marks of this person."""
        known = sa.select(erased_seats.c.table_id).distinct()
        years = sa.select(erased_holidays.c.year).distinct()
        found = [
            row for table in (await self._connection.execute(known)).scalars() for row in await self._seats(table, user)
        ]
        for year in (await self._connection.execute(years)).scalars():
            if (days := await self.days(user, year)) > 0:
                found.append({"year": year, "days": days})
        return found

    # Their end

    async def forget_table(self, table: int) -> None:
        """The game is over: everybody may know what was in its hands."""
        await self._connection.execute(sa.delete(erased_seats).where(erased_seats.c.table_id == table))

    async def tidy(self, year: int, put_away: float) -> None:
        """Forgets the marks of the years before that one, and of the tables that were put away before that time."""
        late = sa.select(tables.c.id).where(
            tables.c.status.in_((*OVER, Status.ABANDONED)), tables.c.ended_at < put_away
        )
        await self._connection.execute(sa.delete(erased_holidays).where(erased_holidays.c.year < year))
        await self._connection.execute(sa.delete(erased_seats).where(erased_seats.c.table_id.in_(late)))

    async def _seats(self, table: int, user: int) -> list[dict[str, Any]]:
        mark = await self._mark("table", table, user)
        found = await self._connection.execute(
            sa.select(erased_seats.c.table_id, erased_seats.c.seat, erased_seats.c.sent_away)
            .where(erased_seats.c.table_id == table, erased_seats.c.mark == mark)
            .order_by(erased_seats.c.id)
        )
        return [dict(row) for row in found.mappings()]

    async def _mark(self, kind: str, number: int, user: int) -> str:
        key = await Facts(self._connection).get(ERASED_KEY)
        if key is None:
            raise LookupError(ERASED_KEY)
        return hmac.new(bytes.fromhex(key), f"{kind} {number} {user}".encode(), hashlib.sha256).hexdigest()
