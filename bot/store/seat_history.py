"""The queries about who has sat where and when."""

from __future__ import annotations

import sqlalchemy as sa

from bot.store import schema
from bot.store.queries import Queries
from bot.store.rows import SittingRow


class Sittings(Queries):
    """The part of a transaction that remembers who sat where: the history of a seat outlives the people in it."""

    async def sat_down(self, table: int, seat: int, user: int | None, name: str, now: float) -> None:
        """From now on this person (None: a robot) sits there; whoever sat there has stood up."""
        await self.stood_up(table, seat, now)
        await self._connection.execute(
            sa.insert(schema.sittings).values(table_id=table, seat=seat, user_id=user, name=name, since=now)
        )

    async def stood_up(self, table: int, seat: int, now: float) -> None:
        """Whoever sat there sits there no more."""
        here = schema.sittings.c
        await self._connection.execute(
            sa.update(schema.sittings)
            .where(here.table_id == table, here.seat == seat, here.until.is_(None))
            .values(until=now)
        )

    async def sittings(self, table: int) -> list[SittingRow]:
        """Who has sat at a table, in the order of sitting down."""
        found = await self._connection.execute(
            sa.select(schema.sittings).where(schema.sittings.c.table_id == table).order_by(schema.sittings.c.id)
        )
        return [SittingRow(**row) for row in found.mappings()]

    async def has_sat_elsewhere(self, table: int, user: int, seat: int) -> bool:
        """Whether this person sits or has sat in another seat of the table."""
        here = schema.sittings.c
        found = await self._connection.execute(
            sa.select(here.id).where(here.table_id == table, here.user_id == user, here.seat != seat).limit(1)
        )
        return found.scalar_one_or_none() is not None
