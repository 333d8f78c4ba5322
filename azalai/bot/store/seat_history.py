"""Queries about the seat history: the players of each seat, with their times."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.erased import Erased
from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.result_rows import SeatHistoryRow
from azalai.bot.store.schema import seat_history
from azalai.bot.store.statements import Statement

_COLUMNS = list_columns(seat_history, SeatHistoryRow)
_FORMER = Statement(
    sa.select(*_COLUMNS)
    .where(seat_history.c.table_id == bindparam("of_table"), seat_history.c.until.is_not(None))
    .order_by(seat_history.c.id)
)
_SAT_DOWN = Statement(sa.insert(seat_history).inline())


class SeatHistory(Repository):
    """Queries about past and present players of seats."""

    __slots__ = ()

    async def record_player(self, table: int, seat: int, user: int | None, name: str, now: float) -> None:
        """Store that a person, or a robot (None), takes a seat now, and that its former player leaves it."""
        self._connection.write(_STOOD_UP, of_table=table, of_seat=seat, of_until=now)
        sitting = {"table_id": table, "seat": seat, "user_id": user, "name": name, "since": now}
        self._connection.write(_SAT_DOWN, sitting)

    async def rename(self, table: int, seat: int, name: str) -> None:
        """Store a new name of the present player of a seat."""
        await self._execute(_update_player(table, seat).values(name=name))

    async def list_at(self, table: int) -> list[SeatHistoryRow]:
        """Return the past and present players of a table, in the order in which they sat down."""
        sat = sa.select(*_COLUMNS).where(seat_history.c.table_id == table)
        return await self._load(SeatHistoryRow, sat.order_by(seat_history.c.id))

    async def list_former(self, table: int) -> list[SeatHistoryRow]:
        """Return the players who have left a seat of a table, in the order in which they sat down."""
        return await self._load(SeatHistoryRow, _FORMER, of_table=table)

    async def has_sat_elsewhere(self, table: int, user: int, seat: int) -> bool:
        """Return True if a person has or had another seat of a table, even before they were erased."""
        columns = seat_history.c
        sat = sa.select(columns.id).where(columns.table_id == table, columns.user_id == user, columns.seat != seat)
        return await self._exists(sat) or await Erased(self._connection).has_sat_elsewhere(table, user, seat)

    async def send_away(self, table: int, seat: int) -> None:
        """Store that the present player of a seat is removed from it."""
        await self._execute(_update_player(table, seat).values(sent_away=True))

    async def resign(self, table: int, seat: int) -> None:
        """Store that the present player of a seat has resigned."""
        await self._execute(_update_player(table, seat).values(resigned=True))

    async def was_sent_away(self, table: int, user: int) -> bool:
        """Return True if a person was removed from their last seat at a table, even before they were erased."""
        columns = seat_history.c
        sat = sa.select(columns.sent_away).where(columns.table_id == table, columns.user_id == user)
        sent_away = await self._connection.scalar(sat.order_by(columns.id.desc()).limit(1))
        if sent_away is None:
            return await Erased(self._connection).was_sent_away(table, user)
        return bool(sent_away)


def _update_player(table: int | sa.BindParameter[int], seat: int | sa.BindParameter[int]) -> sa.Update:
    """Return a statement that changes the row of the present player of a seat."""
    columns = seat_history.c
    return sa.update(seat_history).where(columns.table_id == table, columns.seat == seat, columns.until.is_(None))


_STOOD_UP = Statement(_update_player(bindparam("of_table"), bindparam("of_seat")).values(until=bindparam("of_until")))
