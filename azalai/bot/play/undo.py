"""Undo.

To the last decision of a person, while no other person has moved since and nothing hidden or random is revealed.

Robots' moves in between are undone with it; a person who plays with robots alone may also undo revealing moves.

An undo is an entry of its own in the history (`undo`, or `undo 3` with the robots' moves since); the entries before it
stay. So the moves that count are found by reading the history from its end as a stack.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from azalai.bot.history.takebacks import taken_back
from azalai.bot.store import Transaction
from azalai.bot.store.rows import PastAct, Status
from azalai.bot.tables.table import LoadedTable

AT_ONCE = 24
"""Entries of a history that are read at a time, from its end."""


class Undoable(msgspec.Struct, frozen=True):
    """Moves that can be taken back: the notation of the person's move, and the number of the position before it.

    `seats`: the seats of the undone moves, the own one and those of robots since, one item for each move; `came_out`:
    they have revealed something hidden or random. `used`: the seconds that the decision had taken.
    """

    move: str
    before: int
    seats: tuple[int, ...]
    came_out: bool
    used: float

    @property
    def count(self) -> int:
        """Number of undone moves."""
        return len(self.seats)


async def undoable(tx: Transaction, table: LoadedTable, seat: int) -> Undoable | None:
    """Return the move that the person in this seat may take back now, or None.

    It is their newest that counts, if only robots have moved since, and if none of these moves revealed anything unless
    all the others are robots.
    """
    if table.row.status is not Status.RUNNING or table.seats[seat].is_robot:
        return None
    alone = table.is_alone(seat)
    pending, seats, came_out = 0, list[int](), False
    acts = _from_the_end(tx, table)
    async for act in acts:
        if act.seat is None or not (act.seat == seat or table.seats[act.seat].is_robot):
            return None  # the setup, agreements of all, and another person's moves, even if taken back
        count = taken_back(act.move)
        if count:
            pending += count
        elif pending:
            pending -= 1
        else:
            seats.append(act.seat)
            came_out = came_out or act.reveals
            if came_out and not alone:
                return None
            if act.seat == seat:
                if await _was_played_by_others(tx, table, seat, act):
                    return None
                used = act.played_at - await _called_at(acts, act)
                return Undoable(act.move, act.number - 1, tuple(reversed(seats)), came_out, used)
    return None


async def _from_the_end(tx: Transaction, table: LoadedTable) -> AsyncIterator[PastAct]:
    """Yield the history, the newest entry first."""
    upto = table.row.position
    while upto >= 0:
        for act in await tx.moves.back_from(table.id, upto, AT_ONCE):
            yield act
        upto -= AT_ONCE


async def _was_played_by_others(tx: Transaction, table: LoadedTable, seat: int, act: PastAct) -> bool:
    """Return True if another player sat in the seat, or in that of a present robot, at that move or after it."""
    if not table.changed_hands:
        return False
    return any(
        one.until is not None and one.until >= act.played_at and (one.seat == seat or table.seats[one.seat].is_robot)
        for one in await tx.seat_history.former(table.id)
    )


async def _called_at(before: AsyncIterator[PastAct], act: PastAct) -> float:
    """Return when the turn of a move began, by the history: with the newest move of another seat before it."""
    async for earlier in before:
        if earlier.seat != act.seat:
            return earlier.played_at
    return act.played_at
