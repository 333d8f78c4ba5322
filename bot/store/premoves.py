"""The queries about what players have prepared: moves for the decisions to come, which nobody else knows of."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from bot.store import schema
from bot.store.queries import Queries
from bot.store.rows import PlannedRow, TimerRow

PREPARED = "prepared"
"""The kind of the timer of a seat that falls due when its next prepared move is to be played."""


class Plans(Queries):
    """The part of a transaction that concerns prepared moves."""

    async def plan(self, table: int, seat: int) -> list[PlannedRow]:
        """What a seat has prepared, in the order in which it is to be played."""
        found = await self._connection.execute(
            sa.select(schema.prepared)
            .where(schema.prepared.c.table_id == table, schema.prepared.c.seat == seat)
            .order_by(schema.prepared.c.number)
        )
        return [PlannedRow(**row) for row in found.mappings()]

    async def plan_on(self, table: int, seat: int, first: int, moves: Sequence[tuple[str, float]]) -> None:
        """Adds moves, each with the seconds it lets pass, at the numbers from `first` on. IntegrityError where one is
        there already."""
        await self._connection.execute(
            sa.insert(schema.prepared),
            [
                {"table_id": table, "seat": seat, "number": number, "move": move, "delay": delay}
                for number, (move, delay) in enumerate(moves, first)
            ],
        )

    async def planned_seats(self, table: int) -> dict[int, float]:
        """The seats of a table that have prepared something, and how many seconds the next move of each lets pass."""
        found = await self._connection.execute(
            sa.select(schema.prepared.c.seat, schema.prepared.c.delay)
            .where(schema.prepared.c.table_id == table)
            .order_by(schema.prepared.c.seat, schema.prepared.c.number.desc())
        )
        return {int(row.seat): float(row.delay) for row in found}

    async def claim_timer(self, timer: TimerRow) -> bool:
        """Takes a timer out, for its work to be done in this transaction; False when it is gone, or set anew."""
        done = await self._connection.execute(
            sa.delete(schema.timers).where(schema.timers.c.id == timer.id, schema.timers.c.due == timer.due)
        )
        return done.rowcount == 1

    async def claim_planned(self, planned: PlannedRow) -> bool:
        """Takes a prepared move out, to be played in this transaction; False when it is gone."""
        done = await self._connection.execute(
            sa.delete(schema.prepared).where(
                schema.prepared.c.table_id == planned.table_id,
                schema.prepared.c.seat == planned.seat,
                schema.prepared.c.number == planned.number,
            )
        )
        return done.rowcount == 1

    async def drop_plans(self, table: int, seat: int | None = None) -> bool:
        """Forgets what a seat has prepared, or all seats of a table; whether there was anything."""
        done = await self._connection.execute(
            sa.delete(schema.prepared).where(
                schema.prepared.c.table_id == table, sa.true() if seat is None else schema.prepared.c.seat == seat
            )
        )
        if done.rowcount == 0:
            return False
        await self._connection.execute(
            sa.delete(schema.timers).where(
                schema.timers.c.table_id == table,
                schema.timers.c.kind == PREPARED,
                sa.true() if seat is None else schema.timers.c.seat == seat,
            )
        )
        return True
