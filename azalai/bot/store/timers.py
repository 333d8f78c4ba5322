"""The queries about timers."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.connection import Connection
from azalai.bot.store.repository import Repository, columns_of, listed, one_of
from azalai.bot.store.rows import TimerKind, TimerRow
from azalai.bot.store.schema import timers
from azalai.bot.store.statements import Fetched, Statement

_ADD = Statement(sa.insert(timers).inline())
_OF_KIND = sa.delete(timers).where(timers.c.table_id == bindparam("of_table"), timers.c.kind == bindparam("of_kind"))
_CLEAR = Statement(_OF_KIND)
_CLEAR_SEAT = Statement(_OF_KIND.where(timers.c.seat == bindparam("of_seat")))
_CLAIM = Statement(sa.delete(timers).where(timers.c.id == bindparam("of_timer"), timers.c.due == bindparam("of_due")))
_DUE = Statement(
    sa.select(*columns_of(timers, TimerRow)).where(timers.c.due <= bindparam("now")).order_by(timers.c.due)
)
_NEXT_DUE = Statement(sa.select(sa.func.min(timers.c.due).label("due")).where(timers.c.due > bindparam("now")))


@cache
def _clear_seats(seats: int, kinds: int, over: int) -> Statement:
    """Clears timers of so many kinds of so many seats, and those of robots that play the turns of so many seats."""
    chosen = one_of(timers.c.seat, "seat", seats) & one_of(timers.c.kind, "kind", kinds)
    if over:
        chosen |= one_of(timers.c.seat, "over", over) & (timers.c.kind == TimerKind.AUTOPLAY)
    return Statement(sa.delete(timers).where(timers.c.table_id == bindparam("of_table"), chosen))


class Timers(Repository):
    """The timers of a transaction. `rings_at`: when the earliest of those set here falls due; the alarm must know once
    they are committed."""

    __slots__ = ("rings_at",)

    def __init__(self, connection: Connection) -> None:
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
        *,
        over: Collection[int] = (),
    ) -> None:
        """Replaces the timers of these kinds of these seats: (seat, kind, when it falls due). `over`: the seats whose
        turn no robot plays any more."""
        if seats and kinds:
            chosen = {**listed("seat", seats), **listed("kind", kinds), **listed("over", over)}
            self._connection.write(_clear_seats(len(seats), len(kinds), len(over)), of_table=table, **chosen)
        await self._add([{"table_id": table, "seat": seat, "kind": kind, "due": when} for seat, kind, when in due])

    async def _add(self, rows: list[dict[str, Any]]) -> None:
        self._connection.write_all(_ADD, rows)
        self.rings_at = min((self.rings_at, *(row["due"] for row in rows)))

    async def clear(self, table: int, kind: TimerKind, seat: int | None = None) -> None:
        """Removes the timer of that kind of a table, or of a seat; without a seat, those of its seats too."""
        if seat is None:
            self._connection.write(_CLEAR, of_table=table, of_kind=kind)
        else:
            self._connection.write(_CLEAR_SEAT, of_table=table, of_kind=kind, of_seat=seat)

    async def claim(self, timer: TimerRow) -> bool:
        """Takes a timer out, for its work to be done in this transaction; False when it is gone, or was set again."""
        return await self._connection.run(_CLAIM, of_timer=timer.id, of_due=timer.due) == 1

    # What is set

    async def of(self, table: int) -> list[TimerRow]:
        """The timers of a table, earliest first."""
        found = sa.select(*columns_of(timers, TimerRow)).where(timers.c.table_id == table).order_by(timers.c.due)
        return [_timer(row) for row in await self._connection.execute(found)]

    async def due(self, now: float) -> list[TimerRow]:
        """The timers that have fallen due, earliest first."""
        return [_timer(row) for row in await self._connection.rows(_DUE, now=now)]

    async def is_set(self, table: int, kind: TimerKind, seat: int) -> bool:
        """Whether that timer of a seat is set."""
        found = await self._connection.execute(
            sa.select(timers.c.id).where(timers.c.table_id == table, timers.c.kind == kind, timers.c.seat == seat)
        )
        return found.first() is not None

    async def next_due(self, now: float) -> float | None:
        """When the next timer falls due after `now`: those that are due already are being seen to."""
        return (await self._connection.rows(_NEXT_DUE, now=now))[0].due


def _timer(row: Fetched) -> TimerRow:
    values: dict[str, Any] = {**row._asdict(), "kind": TimerKind(row.kind)}
    return TimerRow(**values)
