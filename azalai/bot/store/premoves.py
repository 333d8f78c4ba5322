"""Queries about premoves: moves that a seat has prepared for later decisions, hidden from all others."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.rows import PremoveRow, TimerKind
from azalai.bot.store.schema import premoves
from azalai.bot.store.statements import Statement
from azalai.bot.store.timers import Timers

_HERE = premoves.c.table_id == bindparam("of_table")
_OF = Statement(
    sa.select(*list_columns(premoves, PremoveRow))
    .where(_HERE, premoves.c.seat == bindparam("of_seat"))
    .order_by(premoves.c.number)
)
_NEXT_DELAYS = Statement(
    sa.select(premoves.c.seat, premoves.c.delay).where(_HERE).order_by(premoves.c.seat, premoves.c.number.desc())
)


class Premoves(Repository):
    """Queries about premoves. The timer that plays the next premove is deleted with them."""

    __slots__ = ()

    async def list_at(self, table: int, seat: int) -> list[PremoveRow]:
        """Return the premoves of a seat, in the order in which they are to be played."""
        return await self._load(PremoveRow, _OF, of_table=table, of_seat=seat)

    async def add(self, table: int, seat: int, first: int, moves: Sequence[tuple[str, float]]) -> None:
        """Insert moves, each with its delay in seconds, numbered from `first` on.

        Raises `Clash` if there is a premove with one of these numbers.
        """
        await self._execute(
            sa.insert(premoves),
            [
                {"table_id": table, "seat": seat, "number": number, "move": move, "delay": delay}
                for number, (move, delay) in enumerate(moves, first)
            ],
        )

    async def load_next_delays(self, table: int) -> dict[int, float]:
        """Return the delay in seconds of the next premove, for each seat of a table that has premoves."""
        rows = await self._connection.rows(_NEXT_DELAYS, of_table=table)
        return {int(row.seat): float(row.delay) for row in rows}

    async def claim(self, premove: PremoveRow) -> bool:
        """Delete a premove that is to be played in this transaction. Returns False if it was deleted before."""
        condition = (premoves.c.table_id == premove.table_id) & (premoves.c.seat == premove.seat)
        return await self._run(sa.delete(premoves).where(condition, premoves.c.number == premove.number)) == 1

    async def drop(self, table: int, seat: int | None = None) -> bool:
        """Delete the premoves of a seat, or of all seats of a table. Returns True if there were any."""
        condition = sa.true() if seat is None else premoves.c.seat == seat
        if not await self._run(sa.delete(premoves).where(premoves.c.table_id == table, condition)):
            return False
        await Timers(self._connection).clear(table, TimerKind.PREMOVE, seat)
        return True
