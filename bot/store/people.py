"""The queries about people at their tables: where they sit, since when, what they have seen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from bot.store import schema
from bot.store.queries import Queries
from bot.store.rows import MoveRow, SeatRow, Status


class Presence(Queries):
    """The part of a transaction that concerns who sits where."""

    # What somebody has seen

    async def saw(self, table: int, seat: int, before: int, position: int) -> bool:
        """The person on that seat, who had seen `before`, has seen the position. False when somebody else noted it."""
        done = await self._connection.execute(
            sa.update(schema.seats)
            .where(schema.seats.c.table_id == table, schema.seats.c.seat == seat, schema.seats.c.seen == before)
            .values(seen=position)
        )
        return done.rowcount == 1

    async def moves_after(self, table: int, at: float) -> list[MoveRow]:
        """The moves played after that time, in their order."""
        found = await self._connection.execute(
            sa.select(schema.moves)
            .where(schema.moves.c.table_id == table, schema.moves.c.played_at > at)
            .order_by(schema.moves.c.number)
        )
        return [MoveRow(**row) for row in found.mappings()]

    async def direct_messages_open(self, user: int) -> None:
        """A direct message has reached a person: if it was thought that none would, that is over."""
        await self._connection.execute(
            sa.update(schema.people)
            .where(schema.people.c.user_id == user)
            .values(closed_dms_since=None, told_of_closed_dms=False)
        )

    # Where somebody sits

    async def tables_of(self, user: int, statuses: Collection[Status]) -> list[int]:
        """The tables at which a person sits, those in these statuses, by number."""
        found = await self._connection.execute(
            sa.select(schema.tables.c.id)
            .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
            .where(schema.seats.c.user_id == user, schema.tables.c.status.in_(statuses))
            .order_by(schema.tables.c.id)
        )
        return [int(row.id) for row in found]

    async def seats_at(self, tables: Sequence[int]) -> list[SeatRow]:
        """The seats of several tables."""
        found = await self._connection.execute(
            sa.select(schema.seats)
            .where(schema.seats.c.table_id.in_(tables))
            .order_by(schema.seats.c.table_id, schema.seats.c.seat)
        )
        return [SeatRow(**row) for row in found.mappings()]

    async def cards_of(self, tables: Sequence[int]) -> dict[int, tuple[int, int]]:
        """The channel and the number of the newest card of each of these tables."""
        found = await self._connection.execute(
            sa.select(schema.messages)
            .where(schema.messages.c.table_id.in_(tables), schema.messages.c.kind == "card")
            .order_by(schema.messages.c.id)
        )
        return {int(row.table_id): (int(row.channel_id), int(row.message_id)) for row in found}
