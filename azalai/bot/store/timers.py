"""Queries about timers."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.about import About, get_number, make_for_each_sort, make_subject_columns
from azalai.bot.store.connection import Connection
from azalai.bot.store.repository import Repository, bind_values, is_in, list_columns
from azalai.bot.store.rows import TimerKind, TimerRow
from azalai.bot.store.schema import tables, timers
from azalai.bot.store.statements import Statement

_ADD = Statement(sa.insert(timers).inline())
WAKE_TOURNAMENT = Statement(
    sa.insert(timers).from_select(
        ["tournament_id", "kind", "due"],
        sa.select(tables.c.tournament_id, sa.literal(TimerKind.CUP_LOOK), sa.literal(0.0)).where(
            tables.c.id == bindparam("of_table"), tables.c.tournament_id.is_not(None)
        ),
    )
)
"""Statement that sets a timer, due at once, for the tournament of a table. It does nothing for other tables."""
_KIND, _SEAT = timers.c.kind == bindparam("of_kind"), timers.c.seat == bindparam("of_seat")
_CLEAR = make_for_each_sort(timers, lambda about: sa.delete(timers).where(about, _KIND))
_CLEAR_SEAT = make_for_each_sort(timers, lambda about: sa.delete(timers).where(about, _KIND, _SEAT))
_CLAIM = Statement(sa.delete(timers).where(timers.c.id == bindparam("of_timer"), timers.c.due == bindparam("of_due")))
_COLUMNS = list_columns(timers, TimerRow)
_OF = make_for_each_sort(timers, lambda about: sa.select(*_COLUMNS).where(about).order_by(timers.c.due))
_CLEAR_ALL = make_for_each_sort(timers, lambda about: sa.delete(timers).where(about))
_DUE = Statement(sa.select(*_COLUMNS).where(timers.c.due <= bindparam("now")).order_by(timers.c.due))
_NEXT_DUE = Statement(sa.select(sa.func.min(timers.c.due).label("due")).where(timers.c.due > bindparam("now")))


@cache
def _clear_seats(seats: int, kinds: int, over: int) -> Statement:
    """Return the statement that deletes the timers of `kinds` kinds of `seats` seats.

    It also deletes the autoplay timers of `over` seats.
    """
    chosen = is_in(timers.c.seat, "seat", seats) & is_in(timers.c.kind, "kind", kinds)
    if over:
        chosen |= is_in(timers.c.seat, "over", over) & (timers.c.kind == TimerKind.AUTOPLAY)
    return Statement(sa.delete(timers).where(timers.c.table_id == bindparam("of_table"), chosen))


class Timers(Repository):
    """Queries about timers. `rings_at`: the time of the earliest timer that was set here, for the alarm."""

    __slots__ = ("rings_at",)

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.rings_at = math.inf

    async def set(self, about: About, kind: TimerKind, due: float, seat: int | None = None) -> None:
        """Set the only timer of a kind of a subject, or of a seat of a table: a former one is deleted."""
        await self.clear(about, kind, seat)
        await self._add([{**make_subject_columns(about), "kind": kind, "due": due, "seat": seat}])

    async def set_for_seats(
        self,
        table: int,
        seats: Collection[int],
        kinds: Collection[TimerKind],
        due: Iterable[tuple[int, TimerKind, float]],
        *,
        over: Collection[int] = (),
    ) -> None:
        """Replace the timers of these kinds of these seats by those in `due`: (seat, kind, due).

        `over`: the seats whose autoplay timers are deleted, because their turn is over.
        """
        if seats and kinds:
            chosen = {**bind_values("seat", seats), **bind_values("kind", kinds), **bind_values("over", over)}
            self._connection.write(_clear_seats(len(seats), len(kinds), len(over)), of_table=table, **chosen)
        subject = make_subject_columns(table)
        await self._add([{**subject, "kind": kind, "due": when, "seat": seat} for seat, kind, when in due])

    async def _add(self, rows: list[dict[str, Any]]) -> None:
        self._connection.write_all(_ADD, rows)
        self.rings_at = min((self.rings_at, *(row["due"] for row in rows)))

    async def clear(self, about: About, kind: TimerKind, seat: int | None = None) -> None:
        """Delete the timers of a kind of a subject, or those of one seat of a table.

        `seat`: None deletes those of all seats, too.
        """
        values = {"of_subject": get_number(about), "of_kind": kind}
        if seat is None:
            self._connection.write(_CLEAR[type(about)], **values)
        else:
            self._connection.write(_CLEAR_SEAT[type(about)], **values, of_seat=seat)

    async def take_due(self, about: About, now: float, *, renewed: TimerKind) -> list[TimerRow]:
        """Delete the due timers of a subject, whose work is done in this transaction, and return them, earliest first.

        `renewed`: a kind whose timers are deleted even if they are not due, because the caller adds one. Timers that
        other transactions add at the same time stay.
        """
        taken = [timer for timer in await self.list_about(about) if timer.due <= now or timer.kind is renewed]
        for timer in taken:
            self._connection.write(_CLAIM, of_timer=timer.id, of_due=timer.due)
        return [timer for timer in taken if timer.due <= now]

    async def add(self, about: About, kind: TimerKind, due: float) -> None:
        """Add a timer to a subject, which keeps its others of that kind."""
        await self._add([{**make_subject_columns(about), "kind": kind, "due": due, "seat": None}])

    async def clear_all(self, about: About) -> None:
        """Delete all timers of a subject."""
        self._connection.write(_CLEAR_ALL[type(about)], of_subject=get_number(about))

    async def claim(self, timer: TimerRow) -> bool:
        """Delete a timer, whose work is done in this transaction. Returns False if it is deleted or was set again."""
        return await self._connection.run(_CLAIM, of_timer=timer.id, of_due=timer.due) == 1

    # Queries

    async def list_about(self, about: About) -> list[TimerRow]:
        """Return the timers of a subject, earliest first."""
        return await self._load(TimerRow, _OF[type(about)], of_subject=get_number(about))

    async def list_due(self, now: float) -> list[TimerRow]:
        """Return the due timers, earliest first."""
        return await self._load(TimerRow, _DUE, now=now)

    async def is_set(self, table: int, kind: TimerKind, seat: int) -> bool:
        """Return True if a seat has a timer of a kind."""
        condition = (timers.c.table_id == table) & (timers.c.kind == kind) & (timers.c.seat == seat)
        return await self._exists(sa.select(timers.c.id).where(condition))

    async def find_next_due(self, now: float) -> float | None:
        """Return the moment after `now` at which the next timer is due, or None. Timers that are due do not count."""
        return (await self._connection.rows(_NEXT_DUE, now=now))[0].due
