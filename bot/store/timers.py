"""The queries about what falls due."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.repository import Repository
from bot.store.rows import TimerKind, TimerRow
from bot.store.schema import timers


class Timers(Repository):
    """The timers of a transaction. `rings_at`: when the earliest of those set here falls due; the alarm must know once
    they are committed."""

    __slots__ = ("rings_at",)

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__(connection)
        self.rings_at = math.inf

    async def set(self, table: int, kind: TimerKind, due: float, seat: int | None = None) -> None:
        """Sets the one timer of that kind of a table, or of a seat."""
        await self.clear(table, kind, seat)
        await self._add([{"table_id": table, "kind": kind, "due": due, "seat": seat}])

    async def set_for_seats(
        self,
        table: int,
        seats: Collection[int],
        kinds: Collection[TimerKind],
        due: Iterable[tuple[int, TimerKind, float]],
    ) -> None:
        """Replaces the timers of these kinds of these seats: (seat, kind, when it falls due)."""
        await self._connection.execute(
            sa.delete(timers).where(timers.c.table_id == table, timers.c.seat.in_(seats), timers.c.kind.in_(kinds))
        )
        rows = [{"table_id": table, "seat": seat, "kind": kind, "due": when} for seat, kind, when in due]
        if rows:
            await self._add(rows)

    async def _add(self, rows: list[dict[str, Any]]) -> None:
        await self._connection.execute(sa.insert(timers), rows)
        self.rings_at = min(self.rings_at, *(row["due"] for row in rows))

    async def clear(self, table: int, kind: TimerKind, seat: int | None = None) -> None:
        """Removes the timer of that kind of a table, or of a seat; without a seat, those of its seats too."""
        chosen = sa.delete(timers).where(timers.c.table_id == table, timers.c.kind == kind)
        await self._connection.execute(chosen if seat is None else chosen.where(timers.c.seat == seat))

    async def claim(self, timer: TimerRow) -> bool:
        """Takes a timer out, for its work to be done in this transaction; False when it is gone, or was set again."""
        done = await self._connection.execute(
            sa.delete(timers).where(timers.c.id == timer.id, timers.c.due == timer.due)
        )
        return done.rowcount == 1

    # What is set

    async def of(self, table: int) -> list[TimerRow]:
        """What falls due at a table, earliest first."""
        return await self._timers(timers.c.table_id == table)

    async def due(self, now: float) -> list[TimerRow]:
        """The timers that have fallen due, earliest first."""
        return await self._timers(timers.c.due <= now)

    async def _timers(self, condition: sa.ColumnElement[bool]) -> list[TimerRow]:
        found = await self._connection.execute(sa.select(timers).where(condition).order_by(timers.c.due))
        return [TimerRow(**_values(row)) for row in found.mappings()]

    async def is_set(self, table: int, kind: TimerKind, seat: int) -> bool:
        """Whether that timer of a seat is set."""
        found = await self._connection.execute(
            sa.select(timers.c.id).where(timers.c.table_id == table, timers.c.kind == kind, timers.c.seat == seat)
        )
        return found.first() is not None

    async def next_due(self, now: float) -> float | None:
        """When the next timer falls due after `now`: what is due already is being done."""
        found = await self._connection.execute(sa.select(sa.func.min(timers.c.due)).where(timers.c.due > now))
        return found.scalar()


def _values(row: sa.RowMapping) -> dict[str, Any]:
    return {**row, "kind": TimerKind(row["kind"])}
