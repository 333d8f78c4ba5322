"""The queries about when people are away."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.rows import HolidayRow
from bot.store.schema import holidays


class Holidays(Repository):
    """The holidays of people."""

    __slots__ = ()

    async def of(self, users: Collection[int], after: float = 0.0) -> list[HolidayRow]:
        """The holidays of these people that end after that time, by their beginnings."""
        found = await self._connection.execute(
            sa.select(holidays)
            .where(holidays.c.user_id.in_(users), holidays.c.ends > after)
            .order_by(holidays.c.begins, holidays.c.id)
        )
        return [HolidayRow(**row) for row in found.mappings()]

    async def add(self, user: int, begins: float, ends: float) -> None:
        """Writes down when a person is away."""
        await self._connection.execute(sa.insert(holidays).values(user_id=user, begins=begins, ends=ends))

    async def end(self, holiday: int, ends: float) -> None:
        """Lets a holiday end earlier; one that would end before it begins is forgotten."""
        await self._connection.execute(sa.update(holidays).where(holidays.c.id == holiday).values(ends=ends))
        await self._connection.execute(
            sa.delete(holidays).where(holidays.c.id == holiday, holidays.c.ends <= holidays.c.begins)
        )
