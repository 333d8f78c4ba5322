"""Undo: the moves that a player may take back without asking.

A player may go back to their last decision if no other person has moved since, and if nothing hidden or random was
revealed. Robots' moves since are undone with it. A person who plays with robots alone may also undo revealing moves.
An undo to which others must agree is a proposal: `bot/hosting/agreements.py`.

An undo is an entry of its own in the history (`undo`, or `undo 3` with the robots' moves since); the undone entries
stay. So the moves that count are found by reading the history backwards: an undo cancels the moves before it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from azalai.bot.history.takebacks import undone_count
from azalai.bot.store import Transaction
from azalai.bot.store.rows import PastAct, Status
from azalai.bot.tables.table import LoadedTable

AT_ONCE = 24
"""Number of history entries that are read at a time."""


class Undoable(msgspec.Struct, frozen=True):
    """Moves that can be taken back.

    `moves`: the notation of the player's moves, several if one press played a run; `before`: the number of the position
    before them. `seats`: the seat of each undone move, of robots too, in their order. `came_out`: the moves have
    revealed a hidden or random thing. `used`: the seconds that the decision took.
    """

    moves: tuple[str, ...]
    before: int
    seats: tuple[int, ...]
    came_out: bool
    used: float

    @property
    def count(self) -> int:
        """Number of undone moves."""
        return len(self.seats)


async def find_undoable(tx: Transaction, table: LoadedTable, seat: int) -> Undoable | None:
    """Return the moves that the person in this seat may take back now, or None.

    They are the newest that count, if only robots have moved since, and if none of all these moves revealed a hidden or
    random thing. A person who plays with robots alone may take back revealing moves, too.
    """
    if table.row.status is not Status.RUNNING or table.seats[seat].is_robot:
        return None
    alone = table.is_alone(seat)
    pending, seats, came_out = 0, list[int](), False
    acts = _read_backwards(tx, table)
    async for act in acts:
        if act.seat is None or not (act.seat == seat or table.seats[act.seat].is_robot):
            return None  # the setup, agreements of all, and another person's moves, even if taken back
        count = undone_count(act.move)
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
                run, turn_began = await _read_press(acts, act)
                if await _was_played_by_others(tx, table, seat, run[0]):
                    return None
                moves = tuple(act.move for act in run)
                back = tuple(reversed([*seats, *[seat] * (len(run) - 1)]))
                return Undoable(moves, run[0].number - 1, back, came_out, act.played_at - turn_began)
    return None


async def _read_press(before: AsyncIterator[PastAct], last: PastAct) -> tuple[list[PastAct], float]:
    """Return the entries of the press that wrote the `last` one, in their order, and the time when its turn began.

    `before`: the history before that entry, backwards. The turn began at the newest entry of another seat.
    """
    run = [last]
    async for earlier in before:
        if len(run) == last.number - earlier.number and _is_of_one_press(last, earlier):
            run.insert(0, earlier)
        elif earlier.seat != last.seat:
            return run, earlier.played_at
    return run, last.played_at


def _is_of_one_press(last: PastAct, earlier: PastAct) -> bool:
    """Return True if the press that wrote the `last` entry of a run wrote an `earlier` one, too.

    They were stored at the same moment, and only the last has the interaction.
    """
    if not last.pressed or earlier.pressed or last.stood_in or earlier.stood_in or earlier.reveals:
        return False
    return earlier.seat == last.seat and earlier.played_at == last.played_at and not undone_count(earlier.move)


async def _read_backwards(tx: Transaction, table: LoadedTable) -> AsyncIterator[PastAct]:
    """Yield the history, the newest entry first."""
    upto = table.row.position
    while upto >= 0:
        for act in await tx.moves.list_back_from(table.id, upto, AT_ONCE):
            yield act
        upto -= AT_ONCE


async def _was_played_by_others(tx: Transaction, table: LoadedTable, seat: int, act: PastAct) -> bool:
    """Return True if another player sat in the seat, or in the present seat of a robot, at that move or later."""
    if not table.changed_hands:
        return False
    return any(
        sitter.until is not None
        and sitter.until >= act.played_at
        and (sitter.seat == seat or table.seats[sitter.seat].is_robot)
        for sitter in await tx.seat_history.list_former(table.id)
    )
