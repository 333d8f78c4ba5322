"""The queries about people, beside their seats: what they prefer, and whether they can be written to."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from bot.store.repository import Repository
from bot.store.rows import PersonRow
from bot.store.schema import people


class People(Repository):
    """The people of a transaction."""

    __slots__ = ()

    async def get(self, user: int) -> PersonRow | None:
        """What is remembered of a person."""
        return (await self._people(people.c.user_id == user)).get(user)

    async def of(self, users: Collection[int]) -> dict[int, PersonRow]:
        """What is remembered of these people, by their numbers."""
        return await self._people(people.c.user_id.in_(users))

    async def _people(self, condition: sa.ColumnElement[bool]) -> dict[int, PersonRow]:
        found = await self._connection.execute(sa.select(people).where(condition))
        return {row["user_id"]: PersonRow(**row) for row in found.mappings()}

    async def change(self, user: int, **values: Any) -> None:
        """Sets what is remembered of a person, who is remembered from now on."""
        if not await self._set(user, **values):
            await self._connection.execute(
                sa.insert(people).values(user_id=user, **{"told_of_closed_dms": False, **values})
            )

    async def take_messages(self, user: int) -> None:
        """A direct message has reached a person: if it was thought that none would, that is over."""
        await self._set(user, closed_dms_since=None, told_of_closed_dms=False)

    async def _set(self, user: int, **values: Any) -> bool:
        done = await self._connection.execute(sa.update(people).where(people.c.user_id == user).values(**values))
        return done.rowcount > 0
