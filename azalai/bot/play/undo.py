"""Taking back: to the last decision of a person, as long as no other person has acted since and nothing hidden or
random came to light. What robots did in between goes back with it; who plays with robots alone takes back whatever it
brought to light.

An undo is an act of its own in the history (`undo`, or `undo 3` with what robots did since); the acts before it stay
where they are. So the acts that count are found by reading the history from its end as a stack.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from azalai.bot.history.takebacks import taken_back
from azalai.bot.store import Transaction
from azalai.bot.store.rows import PastAct, Status
from azalai.bot.tables.table import LoadedTable

AT_ONCE = 24
"""So many acts of a history are read at a time, from its end."""


class Undoable(msgspec.Struct, frozen=True):
    """What can be taken back: the notation of the acts (several if one press played a run), and the number of the
    position before them. `seats`: whose acts go back, the own ones and those of robots since, one entry for each act;
    `came_out`: something hidden or random came
    to light with them. `used`: the seconds that the decision had taken."""

    moves: tuple[str, ...]
    before: int
    seats: tuple[int, ...]
    came_out: bool
    used: float

    @property
    def count(self) -> int:
        """How many acts go back."""
        return len(self.seats)


async def undoable(tx: Transaction, table: LoadedTable, seat: int) -> Undoable | None:
    """The act that the person in this seat may take back now, if there is one: their newest that counts, when only
    robots have acted since, and nothing came to light with any of it unless all the others are robots."""
    if table.row.status is not Status.RUNNING or table.seats[seat].is_robot:
        return None
    alone = table.is_alone(seat)
    pending, seats, came_out = 0, list[int](), False
    acts = _from_the_end(tx, table)
    async for act in acts:
        if act.seat is None or not (act.seat == seat or table.seats[act.seat].is_robot):
            return None  # the setup, what all agreed to, and what another person did, even if they took it back
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
                run, called = await _of_one_press(acts, act)
                if await _was_played_by_others(tx, table, seat, run[0]):
                    return None
                moves = tuple(one.move for one in run)
                back = tuple(reversed([*seats, *[seat] * (len(run) - 1)]))
                return Undoable(moves, run[0].number - 1, back, came_out, act.played_at - called)
    return None


async def _of_one_press(before: AsyncIterator[PastAct], last: PastAct) -> tuple[list[PastAct], float]:
    """Return the acts of the press that brought the `last`, in their order, and when the turn of it began, as far as
    the history `before` it tells: with the newest act of another seat."""
    run = [last]
    async for earlier in before:
        if len(run) == last.number - earlier.number and _is_of_one_press(last, earlier):
            run.insert(0, earlier)
        elif earlier.seat != last.seat:
            return run, earlier.played_at
    return run, last.played_at


def _is_of_one_press(last: PastAct, earlier: PastAct) -> bool:
    """Return True if the press that brought the `last` act of a run brought an `earlier` one, too: they were stored in
    one moment, and the last alone bears the interaction."""
    if not last.pressed or earlier.pressed or last.stood_in or earlier.stood_in or earlier.reveals:
        return False
    return earlier.seat == last.seat and earlier.played_at == last.played_at and not taken_back(earlier.move)


async def _from_the_end(tx: Transaction, table: LoadedTable) -> AsyncIterator[PastAct]:
    """The history, the newest act first."""
    upto = table.row.position
    while upto >= 0:
        for act in await tx.moves.back_from(table.id, upto, AT_ONCE):
            yield act
        upto -= AT_ONCE


async def _was_played_by_others(tx: Transaction, table: LoadedTable, seat: int, act: PastAct) -> bool:
    """Whether somebody else sat in the seat, or in that of a robot of today, at that act or after it."""
    if not table.changed_hands:
        return False
    return any(
        one.until is not None and one.until >= act.played_at and (one.seat == seat or table.seats[one.seat].is_robot)
        for one in await tx.seat_history.former(table.id)
    )
