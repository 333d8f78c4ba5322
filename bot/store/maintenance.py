"""The queries of who looks into the store: lists, what belongs to a table, rows that belong to nothing."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.queries import Queries
from bot.store.rows import Letter, Status, TimerRow


class Inspection(Queries):
    """The part of a transaction that looks at everything."""

    async def table_numbers(self, statuses: Collection[Status] = ()) -> list[int]:
        """The tables that stand so in their life (all of them, where no status is given), oldest first."""
        query = sa.select(schema.tables.c.id).order_by(schema.tables.c.id)
        if statuses:
            query = query.where(schema.tables.c.status.in_(statuses))
        return [int(row.id) for row in await self._connection.execute(query)]

    async def timers_of(self, table: int) -> list[TimerRow]:
        """What falls due at a table, earliest first."""
        found = await self._connection.execute(
            sa.select(schema.timers).where(schema.timers.c.table_id == table).order_by(schema.timers.c.due)
        )
        return [TimerRow(**row) for row in found.mappings()]

    async def letters_of(self, table: int) -> list[Letter]:
        """What is still to be sent for a table, oldest first."""
        found = await self._connection.execute(
            sa.select(schema.outbox).where(schema.outbox.c.table_id == table).order_by(schema.outbox.c.id)
        )
        return [Letter(**row) for row in found.mappings()]

    async def positions_of(self, table: int) -> list[int]:
        """The numbers of the positions that are kept of a table."""
        found = await self._connection.execute(
            sa.select(schema.positions.c.number)
            .where(schema.positions.c.table_id == table)
            .order_by(schema.positions.c.number)
        )
        return [int(row.number) for row in found]

    async def orphans(self) -> dict[str, int]:
        """How many rows of each kind belong to something that is not there."""
        counted: dict[str, int] = {}
        for table in schema.metadata.sorted_tables:
            for key in table.foreign_keys:
                owner: Any = key.column
                found = await self._connection.execute(
                    sa.select(sa.func.count())
                    .select_from(table.outerjoin(owner.table, key.parent == owner))
                    .where(key.parent.is_not(None), owner.is_(None))
                )
                if (number := int(found.scalar_one())) > 0:
                    counted[table.name] = number
        return counted

    # Mending

    async def put_position(self, table: int, number: int, state: bytes) -> None:
        """Writes the state after a move anew, in the place of what stood there. `state` is compressed."""
        await self._connection.execute(
            sa.delete(schema.positions).where(schema.positions.c.table_id == table, schema.positions.c.number == number)
        )
        await self._connection.execute(
            sa.insert(schema.positions).values(table_id=table, number=number, state=state, reveals=True)
        )

    async def cut_history(self, table: int, number: int) -> None:
        """Forgets the moves and positions after that number: the table stands there again."""
        for kind in (schema.moves, schema.positions):
            await self._connection.execute(sa.delete(kind).where(kind.c.table_id == table, kind.c.number > number))
        await self._connection.execute(
            sa.update(schema.tables).where(schema.tables.c.id == table).values(position=number)
        )
