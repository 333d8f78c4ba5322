"""Undo without asking: a person takes back their last moves.

Possible until their last decision, while no other person has moved since and nothing hidden or random was revealed.
An undo that the others must allow is a proposal: `bot/hosting/agreements.py`.

Robots' moves in between are undone with it; a person who plays with robots alone may also undo revealing moves.

An undo is an entry of its own in the history (`undo`, or `undo 3` with the robots' moves since); the entries before it
stay. So the moves that count are found by reading the history from its end as a stack.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from azalai.bot.history.takebacks import undone_count
from azalai.bot.store import Transaction
from azalai.bot.store.rows import PastAct, Status
from azalai.bot.tables.table import LoadedTable

AT_ONCE = 24
"""Entries of a history that are read at a time, from its end."""


class Undoable(msgspec.Struct, frozen=True):
    """Moves that can be taken back.

    The notation of the person's moves (several if one press played a run), and the number of the position before them.

    `seats`: the seats of the undone moves, the own ones and those of robots since, one item for each move; `came_out`:
    they have revealed something hidden or random. `used`: the seconds that the decision had taken.
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
    """Return the move that the person in this seat may take back now, or None.

    It is their newest that counts, if only robots have moved since, and if none of these moves revealed anything unless
    all the others are robots.
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
                run, called = await _read_press(acts, act)
                if await _was_played_by_others(tx, table, seat, run[0]):
                    return None
                moves = tuple(act.move for act in run)
                back = tuple(reversed([*seats, *[seat] * (len(run) - 1)]))
                return Undoable(moves, run[0].number - 1, back, came_out, act.played_at - called)
    return None


async def _read_press(before: AsyncIterator[PastAct], last: PastAct) -> tuple[list[PastAct], float]:
    """Return the entries of the press that wrote the `last`, in their order, and when its turn began.

    The latter as far as the history `before` shows.
    """
    run = [last]
    async for earlier in before:
        if len(run) == last.number - earlier.number and _is_of_one_press(last, earlier):
            run.insert(0, earlier)
        elif earlier.seat != last.seat:
            return run, earlier.played_at
    return run, last.played_at


def _is_of_one_press(last: PastAct, earlier: PastAct) -> bool:
    """Return True if the press that brought the `last` act of a run brought an `earlier` one, too.

    They were stored in one moment, and the last alone bears the interaction.
    """
    if not last.pressed or earlier.pressed or last.stood_in or earlier.stood_in or earlier.reveals:
        return False
    return earlier.seat == last.seat and earlier.played_at == last.played_at and not undone_count(earlier.move)


async def _read_backwards(tx: Transaction, table: LoadedTable) -> AsyncIterator[PastAct]:
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
        sitter.until is not None
        and sitter.until >= act.played_at
        and (sitter.seat == seat or table.seats[sitter.seat].is_robot)
        for sitter in await tx.seat_history.list_former(table.id)
    )
