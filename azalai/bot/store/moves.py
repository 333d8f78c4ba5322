"""Queries about moves and positions."""

from __future__ import annotations

import zlib

import msgspec
import sqlalchemy as sa
from sqlalchemy import bindparam

from azalai.bot.store.repository import Repository, list_columns
from azalai.bot.store.rows import MoveRow, PastAct
from azalai.bot.store.schema import moves, positions, tables
from azalai.bot.store.statements import Statement

_APPEND, _KEEP = Statement(sa.insert(moves)), Statement(sa.insert(positions))
_HERE = moves.c.table_id == bindparam("of_table")


def _select(*conditions: sa.ColumnElement[bool]) -> Statement:
    return Statement(sa.select(*list_columns(moves, MoveRow)).where(*conditions).order_by(moves.c.number))


_OF_INTERACTION = _select(moves.c.interaction_id == bindparam("of_interaction"))
_GET = _select(_HERE, moves.c.number == bindparam("of_number"))
_SINCE = _select(_HERE, moves.c.number > bindparam("of_number"))
_PLAYED_AFTER = _select(_HERE, moves.c.played_at > bindparam("after"))
_BACK_FROM = Statement(
    sa.select(*moves.c["number", "seat", "move", "played_at", "interaction_id", "stood_in"], positions.c.reveals)
    .select_from(
        moves.outerjoin(positions, (positions.c.table_id == moves.c.table_id) & (positions.c.number == moves.c.number))
    )
    .where(_HERE, moves.c.number <= bindparam("upto"), moves.c.number > bindparam("down_to"))
    .order_by(moves.c.number.desc())
)
_LAST_OF = Statement(
    sa.select(sa.func.max(moves.c.number).label("last")).where(
        _HERE, moves.c.seat == bindparam("of_seat"), moves.c.number <= bindparam("before")
    )
)
_LAST = (
    sa.select(sa.func.max(moves.c.number)).where(_HERE, moves.c.seat == bindparam("of_seat")).correlate(None)
).scalar_subquery()
_UPTO_LAST_OF = _select(_HERE, moves.c.number <= _LAST, moves.c.number > _LAST - bindparam("most"))
_POSITION = Statement(
    sa.select(positions.c.state).where(
        positions.c.table_id == bindparam("of_table"), positions.c.number == bindparam("of_number")
    )
)


class Moves(Repository):
    """History of the tables: all moves, and the stored positions."""

    __slots__ = ()

    async def append(self, move: MoveRow) -> None:
        """Insert a move into the history. Raises `Clash` if that number or that interaction is already there."""
        self._connection.write(_APPEND, msgspec.structs.asdict(move))

    async def find_by_interaction(self, interaction: int) -> MoveRow | None:
        """Return the move that an interaction has made, or None."""
        return await self._find(MoveRow, _OF_INTERACTION, of_interaction=interaction)

    async def get(self, table: int, number: int) -> MoveRow | None:
        """Return the move with that number, or None."""
        return await self._find(MoveRow, _GET, of_table=table, of_number=number)

    async def list_since(self, table: int, number: int) -> list[MoveRow]:
        """Return the moves with a higher number, in their order."""
        return await self._load(MoveRow, _SINCE, of_table=table, of_number=number)

    async def list_after(self, table: int, at: float) -> list[MoveRow]:
        """Return the moves that were played after a moment, in their order."""
        return await self._load(MoveRow, _PLAYED_AFTER, of_table=table, after=at)

    async def list_back_from(self, table: int, number: int, most: int) -> list[PastAct]:
        """Return up to `most` entries that end with `number`, the newest first."""
        rows = await self._connection.rows(_BACK_FROM, of_table=table, upto=number, down_to=number - most)
        return [
            PastAct(
                row.number,
                row.seat,
                row.move,
                row.played_at,
                reveals=row.reveals in (None, True),
                pressed=row.interaction_id is not None,
                stood_in=bool(row.stood_in),
            )
            for row in rows
        ]

    async def find_last_number(self, table: int, seat: int, before: int) -> int:
        """Return the number of a seat's newest move up to the number `before`, or 0 if there is none."""
        rows = await self._connection.rows(_LAST_OF, of_table=table, of_seat=seat, before=before)
        return int(rows[0].last or 0)

    async def list_up_to_last(self, table: int, seat: int, most: int) -> list[MoveRow]:
        """Return up to `most` moves of the table in their order, the last of which is the seat's newest move."""
        return await self._load(MoveRow, _UPTO_LAST_OF, of_table=table, of_seat=seat, most=most)

    async def get_last_time(self, table: int) -> float:
        """Return the moment of the newest move, or 0 without one."""
        latest = sa.select(sa.func.max(moves.c.played_at)).where(moves.c.table_id == table)
        return float(await self._connection.scalar(latest) or 0.0)

    async def cut_after(self, table: int, number: int) -> None:
        """Delete the moves and positions after a number, which becomes the number of the newest move."""
        for kind in (moves, positions):
            await self._execute(sa.delete(kind).where(kind.c.table_id == table, kind.c.number > number))
        await self._execute(sa.update(tables).where(tables.c.id == table).values(position=number))

    # Positions

    async def keep_position(self, table: int, number: int, state: bytes, reveals: bool) -> None:
        """Store the state after a move, compressed."""
        await self._insert_state(table, number, zlib.compress(state, 6), reveals)

    async def replace_position(self, table: int, number: int, state: bytes) -> None:
        """Replace the stored state after a move. `state` is compressed."""
        await self._execute(sa.delete(positions).where(positions.c.table_id == table, positions.c.number == number))
        await self._insert_state(table, number, state, reveals=True)

    async def _insert_state(self, table: int, number: int, state: bytes, reveals: bool) -> None:
        self._connection.write(_KEEP, {"table_id": table, "number": number, "state": state, "reveals": reveals})

    async def find_packed_state(self, table: int, number: int) -> bytes | None:
        """Return the state after the move with that number, compressed."""
        row = await self._connection.row(_POSITION, of_table=table, of_number=number)
        return None if row is None else row.state

    async def load_position(self, table: int, number: int) -> bytes | None:
        """Return the state after the move with that number, or None. Raises ValueError if the bytes are damaged."""
        packed = await self.find_packed_state(table, number)
        return None if packed is None else unpack_state(packed)

    async def load_positions(self, table: int) -> list[int]:
        """Return the numbers of the moves of a table after which the position is stored."""
        stored = sa.select(positions.c.number).where(positions.c.table_id == table)
        return await self._load_numbers(stored.order_by(positions.c.number))

    async def has_revealed_after(self, table: int, number: int) -> bool:
        """Return True if any move after that number revealed something hidden or random, or if that is not known."""
        same_position = (positions.c.table_id == moves.c.table_id) & (positions.c.number == moves.c.number)
        query = sa.select(moves.c.number).select_from(moves.outerjoin(positions, same_position))
        later = (moves.c.table_id == table) & (moves.c.number > number)
        return await self._exists(query.where(later, positions.c.reveals.is_not(False)))

    async def thin_positions(self, table: int, last: int) -> None:
        """Delete all positions of a finished game before the last; they can be replayed from its moves."""
        await self._execute(sa.delete(positions).where(positions.c.table_id == table, positions.c.number < last))


def unpack_state(state: bytes) -> bytes:
    """Return the state as the game wrote it. Raises ValueError if the bytes are damaged."""
    try:
        return zlib.decompress(state)
    except zlib.error as error:
        raise ValueError("the stored state is damaged") from error
