"""The queries about those who follow a table from outside."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.queries import Queries
from bot.store.rows import FollowRow, Letter


class Following(Queries):
    """The part of a transaction that concerns followers."""

    async def follow(self, table: int, user: int, **values: Any) -> None:
        """Somebody follows a table; the values are columns of `follows`."""
        await self.unfollow(table, user)
        await self._connection.execute(sa.insert(schema.follows).values(table_id=table, user_id=user, **values))

    async def unfollow(self, table: int, user: int) -> bool:
        """Somebody follows a table no more; False when they did not."""
        done = await self._connection.execute(
            sa.delete(schema.follows).where(schema.follows.c.table_id == table, schema.follows.c.user_id == user)
        )
        return done.rowcount == 1

    async def follower(self, table: int, user: int) -> FollowRow | None:
        """How somebody follows a table, if they do."""
        return next((row for row in await self.followers(table) if row.user_id == user), None)

    async def followers(self, table: int) -> list[FollowRow]:
        """Who follows a table."""
        found = await self._connection.execute(
            sa.select(schema.follows).where(schema.follows.c.table_id == table).order_by(schema.follows.c.user_id)
        )
        return [FollowRow(**row) for row in found.mappings()]

    async def told_follower(self, table: int, user: int, **values: Any) -> None:
        """What was sent to a follower, and when."""
        await self._connection.execute(
            sa.update(schema.follows)
            .where(schema.follows.c.table_id == table, schema.follows.c.user_id == user)
            .values(**values)
        )

    async def waiting_letter(self, table: int, lane: str, kind: str) -> Letter | None:
        """The first letter of that kind of a table that waits in a lane."""
        found = await self._connection.execute(
            sa.select(schema.outbox)
            .where(schema.outbox.c.table_id == table, schema.outbox.c.lane == lane, schema.outbox.c.kind == kind)
            .order_by(schema.outbox.c.id)
            .limit(1)
        )
        row = found.mappings().one_or_none()
        return None if row is None else Letter(**row)

    async def send_later(self, table: int, lane: str, kind: str, due: float) -> None:
        """Writes down that something must be sent at that time, in a lane that nothing else waits in."""
        await self._connection.execute(
            sa.insert(schema.outbox).values(
                table_id=table, lane=lane, kind=kind, body="", nonce=secrets.token_hex(12), attempts=0, due=due
            )
        )
        self.will_ring(due)

    async def hurry_letter(self, letter: int, due: float) -> None:
        """A letter that waits is due earlier."""
        await self._connection.execute(
            sa.update(schema.outbox).where(schema.outbox.c.id == letter, schema.outbox.c.due > due).values(due=due)
        )
