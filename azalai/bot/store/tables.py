"""Queries about tables."""

from __future__ import annotations

import json
import math
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store import schema
from azalai.bot.store.about import About, AboutTournament
from azalai.bot.store.connection import Connection
from azalai.bot.store.erased import Erased
from azalai.bot.store.installation import make_number_column
from azalai.bot.store.repository import Repository, list_columns, make_struct
from azalai.bot.store.rows import OVER, Guest, MessageKind, SeatRow, Status, TableRow, decode_guests, encode_guests
from azalai.bot.store.statements import Statement
from azalai.bot.store.timers import WAKE_TOURNAMENT
from azalai.bot.store.tournament_schema import tournament_games, tournaments

_tables, _seats, _positions = schema.tables, schema.seats, schema.positions
_TABLE = list_columns(_tables, TableRow)
WATCHED = frozenset({"status", "channel_id", "missing_permission"})
"""Columns by whose change the tournament of a table may advance."""
_WIDTH, _STATE = len(_TABLE), len(_TABLE) + len(SeatRow.__struct_fields__)
"""Places in a row of a whole table at which the columns of the seat begin, and at which they end."""


def _select_newest(condition: sa.ColumnElement[bool]) -> Statement:
    return Statement(sa.select(*_TABLE).where(condition).order_by(_tables.c.id.desc()).limit(1))


_GET = _select_newest(_tables.c.id == bindparam("of_table"))
_GET_FOR_UPDATE = Statement(sa.select(*_TABLE).where(_tables.c.id == bindparam("of_table")).with_for_update())
_LIVE_IN = _select_newest(_tables.c.live_channel_id == bindparam("in_channel"))
_LATEST_IN = _select_newest(_tables.c.channel_id == bindparam("in_channel"))


def _exists(kind: sa.Table, *conditions: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    """Return the condition that a table has rows of that kind."""
    return sa.exists().where(kind.c.table_id == _tables.c.id, *conditions)


_PREPARED = _exists(schema.premoves)
_CHANGED_HANDS = _exists(schema.seat_history, schema.seat_history.c.until.is_not(None))
_WHOLE = Statement(
    sa.select(
        *_TABLE,
        *list_columns(_seats, SeatRow),
        _positions.c.state,
        _PREPARED.label("prepared"),
        _CHANGED_HANDS.label("changed_hands"),
        sa.select(sa.func.max(schema.outbox.c.id))
        .where(schema.outbox.c.table_id == _tables.c.id, schema.outbox.c.kind == MessageKind.CARD)
        .scalar_subquery()
        .label("newest_card"),
    )
    .select_from(
        _tables.outerjoin(_seats, _tables.c.id == _seats.c.table_id).outerjoin(
            _positions, (_tables.c.id == _positions.c.table_id) & (_tables.c.position == _positions.c.number)
        )
    )
    .where(_tables.c.id == bindparam("of_table"))
    .order_by(_seats.c.seat)
)
_ADVANCE = Statement(
    sa.update(_tables)
    .where(
        _tables.c.id == bindparam("of_table"),
        _tables.c.position == bindparam("of_position"),
        _tables.c.status == Status.RUNNING,
    )
    .values(position=bindparam("of_next"))
    .returning(_PREPARED.label("prepared"), _exists(schema.followers).label("followed"))
)
_WITH_ROBOT_TO_MOVE = Statement(
    sa.select(_tables.c.id)
    .distinct()
    .join(_seats, _seats.c.table_id == _tables.c.id)
    .where(_tables.c.status == Status.RUNNING, _seats.c.deciding.is_(True), _seats.c.user_id.is_(None))
)
_CHANGE = Statement(sa.update(_tables).where(_tables.c.id == bindparam("of_table")))
_MARK_TOURNAMENT_CHANGED = Statement(  # the card of a tournament says which of its games stand still
    sa.update(tournaments)
    .where(
        tournaments.c.id
        == sa.select(_tables.c.tournament_id).where(_tables.c.id == bindparam("of_table")).scalar_subquery()
    )
    .values(stamp=tournaments.c.stamp + 1)
)


class WholeTable(msgspec.Struct, frozen=True):
    """Table as one query reads it.

    `packed`: the compressed state of its position, or None before the start; `prepared`: a seat has premoves;
    `changed_hands`: a seat has had another player; `newest_card`: the number of the newest table card in the outbox,
    or 0.
    """

    row: TableRow
    seats: tuple[SeatRow, ...]
    packed: bytes | None
    prepared: bool
    changed_hands: bool
    newest_card: int


class Advanced(msgspec.Struct, frozen=True):
    """Facts about a table that has advanced. `prepared`: a seat has premoves; `followed`: the table has followers."""

    prepared: bool
    followed: bool


class Tables(Repository):
    """Queries about tables. `rings_at`: the time of the earliest tournament's timer that was set here."""

    __slots__ = ("rings_at",)

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.rings_at = math.inf

    async def open(self, *, invited: Sequence[Guest], **values: Any) -> int:
        """Insert a table in its lobby, and return its number. `values`: columns of `tables`.

        Raises `Clash` if the channel has an open or running table.
        """
        values |= {"status": Status.LOBBY, "live_channel_id": values["channel_id"], "position": 0}
        values |= {"invited": encode_guests(invited), **make_number_column(_tables, self._connection.dialect.name)}
        return int(await self._connection.scalar(sa.insert(_tables).values(values).returning(_tables.c.id)))

    # One table

    async def get(self, table: int) -> TableRow | None:
        """Return the table with that number, or None."""
        return _make_row_or_none(await self._connection.row(_GET, of_table=table))

    async def get_for_update(self, table: int) -> TableRow | None:
        """Return the table with that number, locked until this transaction has ended, or None."""
        return _make_row_or_none(await self._connection.row(_GET_FOR_UPDATE, of_table=table))

    async def find_live(self, channel: int) -> TableRow | None:
        """Return the open or running table of a channel, or None."""
        return _make_row_or_none(await self._connection.row(_LIVE_IN, in_channel=channel))

    async def find_latest(self, channel: int) -> TableRow | None:
        """Return the newest table of a channel, live or ended, or None."""
        return _make_row_or_none(await self._connection.row(_LATEST_IN, in_channel=channel))

    async def load(self, table: int) -> WholeTable | None:
        """Return a table with its seats and its state, or None."""
        rows = await self._connection.rows(_WHOLE, of_table=table)
        if not rows:
            return None
        first = rows[0]
        return WholeTable(
            row=_make_row(first[:_WIDTH]),
            seats=tuple(make_struct(SeatRow, row[_WIDTH:_STATE]) for row in rows if row[_WIDTH] is not None),
            packed=first[_STATE],
            prepared=first.prepared,
            changed_hands=first.changed_hands,
            newest_card=first.newest_card or 0,
        )

    async def find_rematch(self, table: int) -> int | None:
        """Return the newest table that was opened as the rematch of this one and was not cancelled, or None."""
        counts = _tables.c.status.not_in((Status.CANCELLED, Status.EXPIRED))
        query = sa.select(_tables.c.id).where(_tables.c.rematch_of == table, counts)
        return await self._connection.scalar(query.order_by(_tables.c.id.desc()).limit(1))

    async def is_first(self, table: int, guild: int | None) -> bool:
        """Return True if no table was opened in a server before this one. Returns False outside of servers."""
        earlier = await self._exists(sa.select(_tables.c.id).where(_tables.c.guild_id == guild, _tables.c.id < table))
        return guild is not None and not earlier

    # Many tables

    async def list_numbers(self, statuses: Collection[Status] = ()) -> list[int]:
        """Return the tables of these statuses, or all tables if no status is given, oldest first."""
        query = sa.select(_tables.c.id).order_by(_tables.c.id)
        if statuses:
            query = query.where(_tables.c.status.in_(statuses))
        return await self._load_numbers(query)

    async def list_of_other_games(self, keys: Collection[str], statuses: Collection[Status]) -> list[int]:
        """Return the tables of these statuses whose game has none of these keys, oldest first."""
        query = sa.select(_tables.c.id).where(_tables.c.status.in_(statuses), _tables.c.game.not_in(keys))
        return await self._load_numbers(query.order_by(_tables.c.id))

    async def list_of_person(self, user: int, statuses: Collection[Status]) -> list[int]:
        """Return the tables of these statuses at which a person sits, by number."""
        return [table for table, _ in await self.list_with_channels(user, statuses)]

    async def list_with_channels(self, user: int, statuses: Collection[Status]) -> list[tuple[int, int]]:
        """Return the tables of these statuses at which a person sits, by number: (table, channel)."""
        sits = sa.exists().where(_seats.c.table_id == _tables.c.id, _seats.c.user_id == user)
        return await self._list_with_channels(sits, _tables.c.status.in_(statuses))

    async def find_next_for(self, user: int, *, besides: int) -> int | None:
        """Return the most urgent running table that waits for a person, or None; `besides`: a table to leave out."""
        query = (
            sa.select(_tables.c.id)
            .join(_seats, _seats.c.table_id == _tables.c.id)
            .where(_seats.c.user_id == user, _seats.c.deciding, _tables.c.status == Status.RUNNING)
            .where(_tables.c.id != besides)
            .order_by(_seats.c.due.is_(None), _seats.c.due, _seats.c.since, _tables.c.id)
        )
        return await self._connection.scalar(query.limit(1))

    async def list_lobbies_in(self, guild: int) -> list[tuple[int, int]]:
        """Return the tables of a server that have not started, by number: (table, channel)."""
        return await self._list_with_channels(_tables.c.guild_id == guild, _tables.c.status == Status.LOBBY)

    async def list_in_guild(self, guild: int, status: Status, *, missing: str | None = None) -> list[int]:
        """Return the tables of a server in a status, by number. `missing`: only those that lack this permission."""
        chosen = sa.select(_tables.c.id).where(_tables.c.guild_id == guild, *_make_conditions(status, missing))
        return await self._load_numbers(chosen.order_by(_tables.c.id))

    async def list_guilds(self, status: Status, *, missing: str | None = None) -> list[int]:
        """Return the servers that have tables in a status. `missing`: only tables that lack this permission count."""
        chosen = sa.select(_tables.c.guild_id).where(
            _tables.c.guild_id.is_not(None), *_make_conditions(status, missing)
        )
        return await self._load_numbers(chosen.distinct().order_by(_tables.c.guild_id))

    async def list_lobbies_of(self, host: int) -> list[tuple[int, int]]:
        """Return the tables of a host that have not started, by number: (table, channel)."""
        return await self._list_with_channels(_tables.c.host_id == host, _tables.c.status == Status.LOBBY)

    async def list_lobby_rows(self, host: int, guild: int) -> list[TableRow]:
        """Return the rows of a host's tables in a server that have not started, by number."""
        mine = (_tables.c.host_id == host) & (_tables.c.guild_id == guild) & (_tables.c.status == Status.LOBBY)
        return [
            _make_row(row)
            for row in await self._connection.execute(sa.select(*_TABLE).where(mine).order_by(_tables.c.id))
        ]

    async def _list_with_channels(self, *conditions: sa.ColumnElement[bool]) -> list[tuple[int, int]]:
        chosen = sa.select(_tables.c.id, _tables.c.channel_id).where(*conditions).order_by(_tables.c.id)
        return [(int(row.id), int(row.channel_id)) for row in await self._execute(chosen)]

    async def list_with_robot_to_move(self) -> list[int]:
        """Return the running tables in which a robot must decide."""
        return [int(row.id) for row in await self._connection.rows(_WITH_ROBOT_TO_MOVE)]

    async def load_places(self, subjects: Collection[int | AboutTournament]) -> dict[About, int]:
        """Return the place of each of these tables and tournaments, without those that do not exist.

        A place is the number of a server, or that of the channel of a table outside of servers.
        """
        places: dict[About, int] = {}
        if tables := [about for about in subjects if isinstance(about, int)]:
            place = sa.func.coalesce(_tables.c.guild_id, _tables.c.channel_id).label("place")
            query = sa.select(_tables.c.id, place).where(_tables.c.id.in_(tables))
            places |= {int(number): int(channel) for number, channel in await self._execute(query)}
        if cups := [about.number for about in subjects if isinstance(about, AboutTournament)]:
            query = sa.select(tournaments.c.id, tournaments.c.guild_id).where(tournaments.c.id.in_(cups))
            places |= {AboutTournament(int(number)): int(guild) for number, guild in await self._execute(query)}
        return places

    # Changes

    async def change(self, table: int, **values: Any) -> None:
        """Set columns of a table, and wake its tournament if it must know (`WATCHED`)."""
        self._connection.write(_CHANGE, values, of_table=table)
        if values.keys() & WATCHED and await self.wake_tournament(table) and "missing_permission" in values:
            self._connection.write(_MARK_TOURNAMENT_CHANGED, of_table=table)

    async def wake_tournament(self, table: int) -> bool:
        """Set a timer that is due at once for the tournament of a table, and return True if the table has one."""
        if not await self._connection.run(WAKE_TOURNAMENT, of_table=table):
            return False
        self.rings_at = 0.0
        return True

    async def find_tournament(self, table: int) -> tuple[str, str] | None:
        """Return the name of the tournament of which a table is or was a game, and the game's status, or None."""
        games = tournament_games.c
        query = sa.select(tournaments.c.name, games.status).join(tournament_games).where(games.table_id == table)
        row = (await self._execute(query)).first()
        return None if row is None else (str(row.name), str(row.status))

    async def release_from(self, tournament: int, table: int | None = None) -> None:
        """Release a table, or (None) all tables, of a tournament: they continue as any other table."""
        condition = _tables.c.tournament_id == tournament
        if table is not None:
            condition &= _tables.c.id == table
        await self._execute(sa.update(_tables).where(condition).values(tournament_id=None))

    async def close(self, table: int, status: Status, now: float | None) -> None:
        """Take a table out of play. Its channel is free for another table.

        If the game is over for good, the marks of erased people at the table are deleted, because hands are public.
        `now`: the end of the game, or None if it is not over.
        """
        await self.change(table, status=status, live_channel_id=None, ended_at=now)
        if status in OVER:
            await self.change(table, removed="[]")
            await Erased(self._connection).forget_table(table)

    async def quarantine(self, table: int) -> bool:
        """Quarantine a table, whose channel is then free for another. Returns False if it is in quarantine already."""
        condition = (_tables.c.id == table) & (_tables.c.status != Status.QUARANTINED)
        statement = sa.update(_tables).where(condition).values(status=Status.QUARANTINED, live_channel_id=None)
        if not await self._run(statement):
            return False
        await self.wake_tournament(table)
        return True

    async def advance(self, table: int, position: int) -> Advanced | None:
        """Advance a running table to `position`, and return facts about it, or None if another move came first."""
        values = {"of_table": table, "of_position": position - 1, "of_next": position}
        row = await self._connection.row(_ADVANCE, **values)
        return None if row is None else Advanced(bool(row.prepared), bool(row.followed))


def _make_conditions(status: Status, missing: str | None) -> list[sa.ColumnElement[bool]]:
    lacks = [] if missing is None else [_tables.c.missing_permission == missing]
    return [_tables.c.status == status, *lacks]


def _make_row_or_none(row: Sequence[Any] | None) -> TableRow | None:
    return None if row is None else _make_row(row)


def _make_row(row: Sequence[Any]) -> TableRow:
    values = dict(zip(TableRow.__struct_fields__, row, strict=True))
    values["status"] = Status(values["status"])
    values["invited"] = decode_guests(values["invited"])
    values["removed"] = tuple(json.loads(values["removed"]))
    return TableRow(**values)
