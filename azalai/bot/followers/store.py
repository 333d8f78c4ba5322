"""Repository of followers."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.schema import followers
from azalai.bot.store.statements import Statement


class FollowerRow(msgspec.Struct, frozen=True, kw_only=True):
    """Person who follows a table, their direct message about it, and the time of its last change."""

    table_id: int
    user_id: int
    channel_id: int | None
    message_id: int | None
    told_at: float | None


_COLUMNS = list_columns(followers, FollowerRow)
_OF = Statement(sa.select(*_COLUMNS).where(followers.c.table_id == bindparam("of_table")).order_by(followers.c.user_id))


class Followers(Repository):
    """Followers of the tables."""

    __slots__ = ()

    async def add(self, table: int, user: int, **values: Any) -> None:
        """Insert a follower of a table; the values are columns of `followers`."""
        self._connection.advisory_lock(f"followers of {table}")
        await self.remove(table, user)
        await self._execute(sa.insert(followers).values(table_id=table, user_id=user, **values))

    async def remove(self, table: int, user: int) -> bool:
        """Delete a follower of a table; return False if they did not follow it."""
        return await self._run(sa.delete(followers).where(_is(table, user))) == 1

    async def change(self, table: int, user: int, **values: Any) -> None:
        """Set columns of a follower: their message, and its time."""
        await self._execute(sa.update(followers).where(_is(table, user)).values(**values))

    async def get(self, table: int, user: int) -> FollowerRow | None:
        """Return the row of a table's follower, or None."""
        return await self._find(FollowerRow, sa.select(*_COLUMNS).where(_is(table, user)))

    async def count(self, table: int) -> int:
        """Return the number of a table's followers."""
        count = sa.select(sa.func.count()).select_from(followers)
        return int(await self._connection.scalar(count.where(followers.c.table_id == table)))

    async def list_at(self, table: int) -> list[FollowerRow]:
        """Return the followers of a table."""
        return await self._load(FollowerRow, _OF, of_table=table)


def _is(table: int, user: int) -> sa.ColumnElement[bool]:
    return (followers.c.table_id == table) & (followers.c.user_id == user)
