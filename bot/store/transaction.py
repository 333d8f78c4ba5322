"""What can be read and written inside one transaction: tables, seats, moves and positions.

The queries about sending and timing are in `bot.store.outbox`.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.followers import Following
from bot.store.maintenance import Inspection
from bot.store.moves import unpacked
from bot.store.operations import Operating
from bot.store.outbox import Post
from bot.store.people import Presence
from bot.store.premoves import Plans
from bot.store.privacy import Privacy
from bot.store.proposals import Assent
from bot.store.results import Fame
from bot.store.rows import MoveRow, PersonRow, SeatRow, Status, TableRow
from bot.store.seat_history import Sittings
from bot.store.tables import table_row


class Ledger(Post, Assent, Plans, Sittings, Presence, Following, Fame, Privacy, Operating, Inspection):
    """One transaction. The methods do one query each and hold no state."""

    # Tables

    async def open_table(self, *, invited: Sequence[int], **values: Any) -> int:
        """A new table in its lobby; the values are columns of `tables`. IntegrityError where the channel
        has a live table already."""
        found = await self._connection.execute(
            sa.insert(schema.tables)
            .values(
                status=Status.LOBBY,
                live_channel_id=values["channel_id"],
                invited=json.dumps(list(invited)),
                position=0,
                **values,
            )
            .returning(schema.tables.c.id)
        )
        return int(found.scalar_one())

    async def table(self, table: int) -> TableRow | None:
        """The table of that number."""
        return await self._table(schema.tables.c.id == table)

    async def live_table(self, channel: int) -> TableRow | None:
        """The open or running table of a channel."""
        return await self._table(schema.tables.c.live_channel_id == channel)

    async def latest_table(self, channel: int) -> TableRow | None:
        """The newest table of a channel, live or ended."""
        return await self._table(schema.tables.c.channel_id == channel)

    async def set_aside(self, table: int) -> bool:
        """Takes a table that can't be read out of play; its channel is free. False when it was so already."""
        done = await self._connection.execute(
            sa.update(schema.tables)
            .where(schema.tables.c.id == table, schema.tables.c.status != Status.SET_ASIDE)
            .values(status=Status.SET_ASIDE, live_channel_id=None)
        )
        return done.rowcount == 1

    async def tables_set_aside(self) -> list[int]:
        """The tables that could not be read."""
        found = await self._connection.execute(
            sa.select(schema.tables.c.id).where(schema.tables.c.status == Status.SET_ASIDE)
        )
        return [int(row.id) for row in found]

    async def tables_with_robot_to_move(self) -> list[int]:
        """Running tables in which a robot must decide."""
        found = await self._connection.execute(
            sa.select(schema.tables.c.id)
            .distinct()
            .join(schema.seats, schema.seats.c.table_id == schema.tables.c.id)
            .where(
                schema.tables.c.status == Status.RUNNING,
                schema.seats.c.deciding.is_(True),
                schema.seats.c.user_id.is_(None),
            )
        )
        return [int(row.id) for row in found]

    async def change_table(self, table: int, **values: Any) -> None:
        """Sets columns of a table."""
        await self._connection.execute(sa.update(schema.tables).where(schema.tables.c.id == table).values(**values))

    async def close_table(self, table: int, status: Status, now: float | None) -> None:
        """Takes a table out of play; its channel is free for another."""
        await self.change_table(table, status=status, live_channel_id=None, ended_at=now)

    async def advance(self, table: int, position: int) -> bool:
        """Moves a running table on to `position`; False when somebody else has been faster."""
        done = await self._connection.execute(
            sa.update(schema.tables)
            .where(
                schema.tables.c.id == table,
                schema.tables.c.position == position - 1,
                schema.tables.c.status == Status.RUNNING,
            )
            .values(position=position)
        )
        return done.rowcount == 1

    async def _table(self, condition: sa.ColumnElement[bool]) -> TableRow | None:
        found = await self._connection.execute(
            sa.select(schema.tables).where(condition).order_by(schema.tables.c.id.desc()).limit(1)
        )
        row = found.mappings().one_or_none()
        return None if row is None else table_row(row, schema.tables.c)

    async def whole(self, table: int) -> tuple[TableRow, tuple[SeatRow, ...], bytes | None] | None:
        """A table, its seats in their order, and the packed state it stands at, in one query."""
        here = schema.tables.c.id == schema.positions.c.table_id
        newest = schema.tables.c.position == schema.positions.c.number
        found = await self._connection.execute(
            sa.select(*schema.tables.c, *schema.seats.c, schema.positions.c.state)
            .select_from(
                schema.tables.outerjoin(schema.seats, schema.tables.c.id == schema.seats.c.table_id).outerjoin(
                    schema.positions, here & newest
                )
            )
            .where(schema.tables.c.id == table)
            .order_by(schema.seats.c.seat)
        )
        rows = found.mappings().all()
        if not rows:
            return None
        seats = tuple(
            SeatRow(**{column.name: row[column] for column in schema.seats.c})
            for row in rows
            if row[schema.seats.c.seat] is not None
        )
        return table_row(rows[0], schema.tables.c), seats, rows[0][schema.positions.c.state]

    # Seats

    async def seats(self, table: int) -> list[SeatRow]:
        """The seats of a table in their order."""
        found = await self._connection.execute(
            sa.select(schema.seats).where(schema.seats.c.table_id == table).order_by(schema.seats.c.seat)
        )
        return [SeatRow(**row) for row in found.mappings()]

    async def replace_seats(self, table: int, seats: Sequence[tuple[int | None, str]]) -> None:
        """Writes the seats of a table anew: (user, name) in the order of the seats; user None is a robot."""
        await self._connection.execute(sa.delete(schema.seats).where(schema.seats.c.table_id == table))
        if seats:
            await self._connection.execute(
                sa.insert(schema.seats),
                [
                    {
                        "table_id": table,
                        "seat": number,
                        "user_id": user,
                        "name": name,
                        "decision": 0,
                        "deciding": False,
                        "since": None,
                    }
                    for number, (user, name) in enumerate(seats)
                ],
            )

    async def change_seat(self, table: int, seat: int, **values: Any) -> None:
        """Sets columns of a seat."""
        await self._connection.execute(
            sa.update(schema.seats)
            .where(schema.seats.c.table_id == table, schema.seats.c.seat == seat)
            .values(**values)
        )

    # Moves and positions

    async def append_move(self, move: MoveRow) -> None:
        """Adds a move to the history. IntegrityError when that number or that interaction is there already."""
        await self._connection.execute(
            sa.insert(schema.moves).values(**{name: getattr(move, name) for name in MoveRow.__struct_fields__})
        )

    async def move_of_interaction(self, interaction: int) -> MoveRow | None:
        """The move an interaction has already made, if it was delivered before."""
        found = await self._connection.execute(
            sa.select(schema.moves).where(schema.moves.c.interaction_id == interaction)
        )
        row = found.mappings().one_or_none()
        return None if row is None else MoveRow(**row)

    async def moves_since(self, table: int, number: int) -> list[MoveRow]:
        """The moves with a higher number, in their order."""
        found = await self._connection.execute(
            sa.select(schema.moves)
            .where(schema.moves.c.table_id == table, schema.moves.c.number > number)
            .order_by(schema.moves.c.number)
        )
        return [MoveRow(**row) for row in found.mappings()]

    async def last_move_of(self, table: int, seat: int, before: int) -> int:
        """The number of that seat's newest move up to `before`; 0 when it has made none."""
        found = await self._connection.execute(
            sa.select(sa.func.max(schema.moves.c.number)).where(
                schema.moves.c.table_id == table, schema.moves.c.seat == seat, schema.moves.c.number <= before
            )
        )
        return int(found.scalar() or 0)

    async def last_moved_at(self, table: int) -> float:
        """When the newest move was played; 0 when there is none."""
        found = await self._connection.execute(
            sa.select(sa.func.max(schema.moves.c.played_at)).where(schema.moves.c.table_id == table)
        )
        return float(found.scalar() or 0.0)

    async def keep_position(self, table: int, number: int, state: bytes, reveals: bool) -> None:
        """Stores the state after a move, compressed."""
        await self._connection.execute(
            sa.insert(schema.positions).values(
                table_id=table, number=number, state=zlib.compress(state, 6), reveals=reveals
            )
        )

    async def packed(self, table: int, number: int) -> bytes | None:
        """The state after the move of that number, compressed."""
        found = await self._connection.execute(
            sa.select(schema.positions.c.state).where(
                schema.positions.c.table_id == table, schema.positions.c.number == number
            )
        )
        return found.scalar_one_or_none()

    async def position(self, table: int, number: int) -> bytes | None:
        """The state after the move of that number. ValueError when the bytes are damaged."""
        packed = await self.packed(table, number)
        return None if packed is None else unpacked(packed)

    async def reveals(self, table: int, number: int) -> bool:
        """Whether something hidden or random came out with the move of that number; True where it is not known."""
        found = await self._connection.execute(
            sa.select(schema.positions.c.reveals).where(
                schema.positions.c.table_id == table, schema.positions.c.number == number
            )
        )
        return bool(found.scalar_one_or_none() in (None, True))

    async def thin_positions(self, table: int, last: int) -> None:
        """Forgets all positions before the last: the game is over, and its moves tell the rest."""
        await self._connection.execute(
            sa.delete(schema.positions).where(schema.positions.c.table_id == table, schema.positions.c.number < last)
        )

    # People

    async def person(self, user: int) -> PersonRow | None:
        """What is remembered of a person."""
        found = await self._connection.execute(sa.select(schema.people).where(schema.people.c.user_id == user))
        row = found.mappings().one_or_none()
        return None if row is None else PersonRow(**row)

    async def change_person(self, user: int, **values: Any) -> None:
        """Sets what is remembered of a person, who is remembered from now on."""
        done = await self._connection.execute(
            sa.update(schema.people).where(schema.people.c.user_id == user).values(**values)
        )
        if done.rowcount == 0:
            await self._connection.execute(
                sa.insert(schema.people).values(user_id=user, **{"told_of_closed_dms": False, **values})
            )
