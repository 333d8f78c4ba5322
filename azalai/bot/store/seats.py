"""Queries about seats: their present players and their decisions."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.connection import Connection
from azalai.bot.store.repository import Repository, bind_values, is_in, list_columns
from azalai.bot.store.rows import SeatRow
from azalai.bot.store.schema import seats, tables
from azalai.bot.store.seat_terms import Terms, make_terms
from azalai.bot.store.statements import Statement
from azalai.bot.store.timers import WAKE_TOURNAMENT
from azalai.bot.store.tournament_schema import entrants, tournament_games
from azalai.robots import Level

_SEAT = list_columns(seats, SeatRow)
_OF_TABLE = sa.select(*_SEAT).where(seats.c.table_id == bindparam("of_table")).order_by(seats.c.seat)
_OF, _LIST_FOR_UPDATE = Statement(_OF_TABLE), Statement(_OF_TABLE.with_for_update())
_HERE = (seats.c.table_id == bindparam("of_table")) & (seats.c.seat == bindparam("of_seat"))
_CHANGE = Statement(sa.update(seats).where(_HERE))
_MARK_SEEN = Statement(
    sa.update(seats).where(_HERE, seats.c.seen == bindparam("of_before")).values(seen=bindparam("of_seen"))
)
_TERMS = Statement(
    sa.select(*(tables.c[name] for name in Terms.__struct_fields__)).where(tables.c.id == bindparam("of_table"))
)
_CLEAR = Statement(sa.delete(seats).where(seats.c.table_id == bindparam("of_table")))
_ADD = Statement(sa.insert(seats))


@cache
def _select_at_tables(count: int) -> Statement:
    """Return the statement that selects the seats of `count` tables."""
    condition = is_in(seats.c.table_id, "table", count)
    return Statement(sa.select(*_SEAT).where(condition).order_by(seats.c.table_id, seats.c.seat))


class Seats(Repository):
    """Queries about seats. `rings_at`: the time of the earliest tournament's timer that was set here."""

    __slots__ = ("rings_at",)

    def __init__(self, connection: Connection) -> None:
        super().__init__(connection)
        self.rings_at = math.inf

    async def list_for_update(self, table: int) -> list[SeatRow]:
        """Return the seats of a table in their order, locked until the transaction has ended."""
        return await self._load(SeatRow, _LIST_FOR_UPDATE, of_table=table)

    async def list_at(self, table: int) -> list[SeatRow]:
        """Return the seats of a table in their order."""
        return await self._load(SeatRow, _OF, of_table=table)

    async def list_at_tables(self, tables: Sequence[int]) -> list[SeatRow]:
        """Return the seats of these tables, by table and in their order."""
        return (
            await self._load(SeatRow, _select_at_tables(len(tables)), **bind_values("table", tables)) if tables else []
        )

    async def replace(
        self, table: int, people: Sequence[tuple[int | None, str]], levels: Mapping[str, str] | None = None
    ) -> None:
        """Replace the seats of a table. `people`: user (None for a robot) and name of each seat, in their order.

        People who sat there before keep their wishes and the terms to which they agreed; newcomers agree to the present
        terms. A robot gets the level that `levels` has for its name, or else keeps its level; a new one is solid.
        """
        before = await self.list_at(table)
        sat = {seat.user_id: seat for seat in before if not seat.is_robot}
        strength = {seat.name: seat.level for seat in before if seat.is_robot} | dict(levels or {})
        (row,) = await self._connection.rows(_TERMS, of_table=table)
        terms = make_terms(row).encode()
        self._connection.write(_CLEAR, of_table=table)
        fresh = {"table_id": table, "decision": 0, "deciding": False, "since": None}
        self._connection.write_all(
            _ADD,
            [
                {
                    **fresh,
                    "seat": number,
                    "user_id": user,
                    "name": name,
                    "wishes": sat[user].wishes if user in sat else "{}",
                    "agreed": sat[user].agreed if user in sat else None if user is None else terms,
                    "level": strength.get(name, Level.SOLID) if user is None else None,
                }
                for number, (user, name) in enumerate(people)
            ],
        )

    async def change(self, table: int, seat: int, **values: Any) -> None:
        """Set columns of a seat. If its user changes, the tournament of its table is woken."""
        self._connection.write(_CHANGE, values, of_table=table, of_seat=seat)
        if "user_id" in values and await self._connection.run(WAKE_TOURNAMENT, of_table=table):
            self.rings_at = 0.0

    async def list_names_around(self, table: int, tournament: int | None) -> list[str]:
        """Return the names of all players at a table and, if `tournament` is not None, in that tournament."""
        names = [seat.name for seat in await self.list_at(table)]
        if tournament is not None:
            table_ids = sa.select(tournament_games.c.table_id).where(tournament_games.c.tournament_id == tournament)
            people = sa.select(entrants.c.name).where(entrants.c.tournament_id == tournament)
            around = sa.select(seats.c.name).where(seats.c.table_id.in_(table_ids)).union(people).order_by("name")
            names += [str(row.name) for row in await self._execute(around)]
        return names

    async def change_all(self, table: int, changes: Mapping[int, Mapping[str, Any]]) -> None:
        """Set columns of several seats. `changes`: the values by column, for each seat; all have the same columns."""
        rows = [{**values, "of_table": table, "of_seat": seat} for seat, values in changes.items()]
        self._connection.write_all(_CHANGE, rows)

    async def mark_seen(self, table: int, seat: int, before: int, position: int) -> bool:
        """Store that the person in a seat has seen a position. `before`: the position that they had seen last.

        Returns False if another call has stored a position since it was read.
        """
        return (
            await self._connection.run(_MARK_SEEN, of_table=table, of_seat=seat, of_before=before, of_seen=position)
            == 1
        )

    async def load_reply_time(self, user: int, guild: int | None = None) -> tuple[float, int]:
        """Return the seconds that other players have waited for a person, and the number of the person's decisions.

        `guild`: the server whose games are counted; None: all.
        """
        query = sa.select(sa.func.sum(seats.c.waited), sa.func.sum(seats.c.turns)).where(seats.c.user_id == user)
        if guild is not None:
            query = query.join(tables, tables.c.id == seats.c.table_id).where(tables.c.guild_id == guild)
        waited, turns = (await self._execute(query)).one()
        return float(waited or 0.0), int(turns or 0)

    async def load_names(self, users: Sequence[int]) -> dict[int, str]:
        """Return the name of each of these people at their newest table, by user."""
        sitting = sa.select(seats.c.user_id, seats.c.name).where(seats.c.user_id.in_(users))
        return {int(user): str(name) for user, name in await self._execute(sitting.order_by(seats.c.table_id))}
