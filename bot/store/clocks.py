"""The queries about time: the clocks of the seats, reminders, holidays, and what people prefer about them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.queries import Queries
from bot.store.rows import HolidayRow, PersonRow, SeatRow, Status

seats, tables, timers = schema.seats, schema.tables, schema.timers


class Times(Queries):
    """The part of a transaction that concerns time."""

    # People

    async def people(self, users: Collection[int]) -> dict[int, PersonRow]:
        """What is remembered of these people."""
        found = await self._connection.execute(sa.select(schema.people).where(schema.people.c.user_id.in_(users)))
        return {row["user_id"]: PersonRow(**row) for row in found.mappings()}

    async def holidays(self, users: Collection[int], after: float = 0.0) -> list[HolidayRow]:
        """The holidays of these people that end after that time, by their beginnings."""
        found = await self._connection.execute(
            sa.select(schema.holidays)
            .where(schema.holidays.c.user_id.in_(users), schema.holidays.c.ends > after)
            .order_by(schema.holidays.c.begins, schema.holidays.c.id)
        )
        return [HolidayRow(**row) for row in found.mappings()]

    async def add_holiday(self, user: int, begins: float, ends: float) -> None:
        """Writes down when a person is away."""
        await self._connection.execute(sa.insert(schema.holidays).values(user_id=user, begins=begins, ends=ends))

    async def end_holiday(self, holiday: int, ends: float) -> None:
        """Lets a holiday end earlier; one that would end before it begins is forgotten."""
        table = schema.holidays
        await self._connection.execute(sa.update(table).where(table.c.id == holiday).values(ends=ends))
        await self._connection.execute(sa.delete(table).where(table.c.id == holiday, table.c.ends <= table.c.begins))

    async def seats_of(self, user: int) -> list[tuple[int, int]]:
        """Where a person sits at running tables: (table, channel)."""
        found = await self._connection.execute(
            sa.select(tables.c.id, tables.c.channel_id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.user_id == user, tables.c.status == Status.RUNNING)
            .order_by(tables.c.id)
        )
        return [(int(row.id), int(row.channel_id)) for row in found]

    # Clocks

    async def set_seat_timers(
        self, table: int, chosen: Collection[int], kinds: Collection[str], due: Iterable[tuple[int, str, float]]
    ) -> None:
        """Replaces the timers of these kinds of these seats: (seat, kind, when it falls due)."""
        await self._connection.execute(
            sa.delete(timers).where(timers.c.table_id == table, timers.c.seat.in_(chosen), timers.c.kind.in_(kinds))
        )
        rows: list[dict[str, Any]] = [
            {"table_id": table, "seat": seat, "kind": kind, "due": when} for seat, kind, when in due
        ]
        if rows:
            await self._connection.execute(sa.insert(timers), rows)
            self.will_ring(min(row["due"] for row in rows))

    async def timer_stands(self, table: int, kind: str, seat: int) -> bool:
        """Whether that timer of a seat is set."""
        found = await self._connection.execute(
            sa.select(timers.c.id).where(timers.c.table_id == table, timers.c.kind == kind, timers.c.seat == seat)
        )
        return found.first() is not None

    async def claim_deadline(self, seat: SeatRow, now: float) -> bool:
        """Takes note that the time of a seat's decision has run out; False when that was done, or is not so."""
        reminder: dict[str, Any] = {"reminded": seats.c.reminded + 1, "reminded_at": now}
        return await self._change_awaited(seat, [seats.c.due <= now], due=None, missed=seats.c.missed + 1, **reminder)

    async def claim_reminder(self, seat: SeatRow, most: int, now: float) -> bool:
        """Counts a reminder for a seat's decision; False when it need not decide that any more, when the person wants
        no more of them, or has had `most`."""
        conditions = [seats.c.muted.is_(False), seats.c.reminded < most]
        return await self._change_awaited(seat, conditions, reminded=seats.c.reminded + 1, reminded_at=now)

    async def claim_nudge(self, seat: SeatRow, before: float, now: float) -> bool:
        """Counts a reminder that somebody asked for; False when the last of any kind was sent after `before`."""
        rare = sa.or_(seats.c.reminded_at.is_(None), seats.c.reminded_at <= before)
        conditions = [seats.c.muted.is_(False), rare]
        return await self._change_awaited(seat, conditions, reminded=seats.c.reminded + 1, reminded_at=now)

    async def mute(self, seat: SeatRow) -> bool:
        """No more reminders for a seat's decision; False when it is another by now."""
        return await self._change_awaited(seat, [], muted=True)

    async def _change_awaited(self, seat: SeatRow, conditions: list[sa.ColumnElement[bool]], **values: Any) -> bool:
        """Sets columns of a seat that must still make the same decision."""
        done = await self._connection.execute(
            sa.update(seats)
            .where(
                seats.c.table_id == seat.table_id,
                seats.c.seat == seat.seat,
                seats.c.user_id == seat.user_id,
                seats.c.decision == seat.decision,
                seats.c.deciding.is_(True),
                *conditions,
            )
            .values(**values)
        )
        return done.rowcount == 1

    # Time that nobody is charged for

    async def shift_all(self, seconds: float, *, spare: Collection[str] = ()) -> None:
        """Time stood still for so long: everything that falls due at a live table falls due so much later, and the
        clocks of the seats have not run. `spare`: kinds of timers that go on."""
        await self._connection.execute(
            sa.update(timers).where(timers.c.kind.not_in(spare)).values(due=timers.c.due + seconds)
        )
        await self._connection.execute(
            sa.update(seats)
            .where(seats.c.deciding.is_(True))
            .values(
                since=seats.c.since + seconds,
                due=seats.c.due + seconds,
                clock_since=seats.c.clock_since + seconds,
            )
        )
        await self._connection.execute(
            sa.update(schema.proposals)
            .where(schema.proposals.c.status == "open")
            .values(closes_at=schema.proposals.c.closes_at + seconds)
        )
