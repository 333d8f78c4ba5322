"""The queries about tables."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa

from bot.store import schema
from bot.store.erased import Erased
from bot.store.repository import Repository
from bot.store.rows import OVER, Guest, SeatRow, Status, TableRow, guests_column, guests_of

_tables, _seats, _positions = schema.tables, schema.seats, schema.positions


class Tables(Repository):
    """The tables of a transaction."""

    __slots__ = ()

    async def open(self, *, invited: Sequence[Guest], **values: Any) -> int:
        """A new table in its lobby; the values are columns of `tables`. IntegrityError where the channel already has
        a live table."""
        found = await self._connection.execute(
            sa.insert(_tables)
            .values(
                status=Status.LOBBY,
                live_channel_id=values["channel_id"],
                invited=guests_column(invited),
                position=0,
                **values,
            )
            .returning(_tables.c.id)
        )
        return int(found.scalar_one())

    # One table

    async def get(self, table: int) -> TableRow | None:
        """The table of that number."""
        return await self._newest(_tables.c.id == table)

    async def live_in(self, channel: int) -> TableRow | None:
        """The open or running table of a channel."""
        return await self._newest(_tables.c.live_channel_id == channel)

    async def latest_in(self, channel: int) -> TableRow | None:
        """The newest table of a channel, live or ended."""
        return await self._newest(_tables.c.channel_id == channel)

    async def _newest(self, condition: sa.ColumnElement[bool]) -> TableRow | None:
        found = await self._connection.execute(
            sa.select(_tables).where(condition).order_by(_tables.c.id.desc()).limit(1)
        )
        row = found.mappings().one_or_none()
        return None if row is None else _row(row)

    async def whole(self, table: int) -> tuple[TableRow, tuple[SeatRow, ...], bytes | None] | None:
        """A table, its seats in their order, and the packed state of its position, in one query."""
        here = _tables.c.id == _positions.c.table_id
        newest = _tables.c.position == _positions.c.number
        found = await self._connection.execute(
            sa.select(*_tables.c, *_seats.c, _positions.c.state)
            .select_from(
                _tables.outerjoin(_seats, _tables.c.id == _seats.c.table_id).outerjoin(_positions, here & newest)
            )
            .where(_tables.c.id == table)
            .order_by(_seats.c.seat)
        )
        rows = found.mappings().all()
        if not rows:
            return None
        seats = tuple(
            SeatRow(**{column.name: row[column] for column in _seats.c})
            for row in rows
            if row[_seats.c.seat] is not None
        )
        return _row(rows[0]), seats, rows[0][_positions.c.state]

    async def rematch_of(self, table: int) -> int | None:
        """The newest table that was opened as the rematch of this one and was not called off."""
        found = await self._connection.execute(
            sa.select(_tables.c.id)
            .where(_tables.c.rematch_of == table, _tables.c.status.not_in((Status.CANCELLED, Status.EXPIRED)))
            .order_by(_tables.c.id.desc())
            .limit(1)
        )
        return found.scalar_one_or_none()

    async def is_first(self, table: int, guild: int | None) -> bool:
        """Whether no table was opened on that server before this one."""
        found = await self._connection.execute(
            sa.select(_tables.c.id).where(_tables.c.guild_id == guild, _tables.c.id < table).limit(1)
        )
        return guild is not None and found.first() is None

    # Many tables

    async def numbers(self, statuses: Collection[Status] = ()) -> list[int]:
        """The tables of these statuses (all of them, where no status is given), oldest first."""
        query = sa.select(_tables.c.id).order_by(_tables.c.id)
        if statuses:
            query = query.where(_tables.c.status.in_(statuses))
        return [int(row.id) for row in await self._connection.execute(query)]

    async def of(self, user: int, statuses: Collection[Status]) -> list[int]:
        """The tables at which a person sits, those in these statuses, by number."""
        return [table for table, _ in await self.with_channels_of(user, statuses)]

    async def with_channels_of(self, user: int, statuses: Collection[Status]) -> list[tuple[int, int]]:
        """The tables at which a person sits, those in these statuses, by number: (table, channel)."""
        found = await self._connection.execute(
            sa.select(_tables.c.id, _tables.c.channel_id)
            .join(_seats, _seats.c.table_id == _tables.c.id)
            .where(_seats.c.user_id == user, _tables.c.status.in_(statuses))
            .order_by(_tables.c.id)
        )
        return [(int(row.id), int(row.channel_id)) for row in found]

    async def lobbies_in(self, guild: int) -> list[tuple[int, int]]:
        """The tables of a server that have not started, by number: (table, channel)."""
        found = await self._connection.execute(
            sa.select(_tables.c.id, _tables.c.channel_id)
            .where(_tables.c.guild_id == guild, _tables.c.status == Status.LOBBY)
            .order_by(_tables.c.id)
        )
        return [(int(row.id), int(row.channel_id)) for row in found]

    async def in_guild(self, guild: int, status: Status, *, missing: str | None = None) -> list[int]:
        """The tables of a server in that status, by number; with `missing`, those that lack it."""
        chosen = sa.select(_tables.c.id).where(_tables.c.guild_id == guild, *_waiting(status, missing))
        return [int(row.id) for row in await self._connection.execute(chosen.order_by(_tables.c.id))]

    async def guilds_of(self, status: Status, *, missing: str | None = None) -> list[int]:
        """The servers with tables in that status; with `missing`, with such that lack it."""
        chosen = sa.select(_tables.c.guild_id).where(_tables.c.guild_id.is_not(None), *_waiting(status, missing))
        found = await self._connection.execute(chosen.distinct().order_by(_tables.c.guild_id))
        return [int(row.guild_id) for row in found]

    async def lobbies_of(self, host: int) -> list[tuple[int, int]]:
        """The tables of this host that have not started, by number: (table, channel)."""
        found = await self._connection.execute(
            sa.select(_tables.c.id, _tables.c.channel_id)
            .where(_tables.c.host_id == host, _tables.c.status == Status.LOBBY)
            .order_by(_tables.c.id)
        )
        return [(int(row.id), int(row.channel_id)) for row in found]

    async def with_robot_to_move(self) -> list[int]:
        """Running tables in which a robot must decide."""
        found = await self._connection.execute(
            sa.select(_tables.c.id)
            .distinct()
            .join(_seats, _seats.c.table_id == _tables.c.id)
            .where(_tables.c.status == Status.RUNNING, _seats.c.deciding.is_(True), _seats.c.user_id.is_(None))
        )
        return [int(row.id) for row in found]

    # Changes

    async def change(self, table: int, **values: Any) -> None:
        """Sets columns of a table."""
        await self._connection.execute(sa.update(_tables).where(_tables.c.id == table).values(**values))

    async def close(self, table: int, status: Status, now: float | None) -> None:
        """Takes a table out of play; its channel is free for another. When it is over for good nobody needs to be kept
        from any of its hands."""
        await self.change(table, status=status, live_channel_id=None, ended_at=now)
        if status in OVER:
            await Erased(self._connection).forget_table(table)

    async def quarantine(self, table: int) -> bool:
        """Takes a table that can't be read out of play; its channel is free. False when it already was."""
        done = await self._connection.execute(
            sa.update(_tables)
            .where(_tables.c.id == table, _tables.c.status != Status.QUARANTINED)
            .values(status=Status.QUARANTINED, live_channel_id=None)
        )
        return done.rowcount == 1

    async def advance(self, table: int, position: int) -> bool:
        """Moves a running table on to `position`; False when somebody else has been faster."""
        done = await self._connection.execute(
            sa.update(_tables)
            .where(_tables.c.id == table, _tables.c.position == position - 1, _tables.c.status == Status.RUNNING)
            .values(position=position)
        )
        return done.rowcount == 1


def _waiting(status: Status, missing: str | None) -> list[sa.ColumnElement[bool]]:
    lacks = [] if missing is None else [_tables.c.missing_permission == missing]
    return [_tables.c.status == status, *lacks]


def _row(row: sa.RowMapping) -> TableRow:
    values: dict[str, Any] = {name: row[_tables.c[name]] for name in TableRow.__struct_fields__}
    values["status"] = Status(values["status"])
    values["invited"] = guests_of(values["invited"])
    values["removed"] = tuple(json.loads(values["removed"]))
    return TableRow(**values)
