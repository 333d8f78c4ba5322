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
    """What can be taken back: the notation of the act, and the number of the position before it. `seats`: whose acts
    go back, the own one and those of robots since, one entry for each act; `came_out`: something hidden or random came
    to light with them. `used`: the seconds that the decision had taken."""

    move: str
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
                if await _was_played_by_others(tx, table, seat, act):
                    return None
                used = act.played_at - await _called_at(acts, act)
                return Undoable(act.move, act.number - 1, tuple(reversed(seats)), came_out, used)
    return None


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


async def _called_at(before: AsyncIterator[PastAct], act: PastAct) -> float:
    """When the turn of an act began, as far as the history tells: with the newest act of somebody else before it."""
    async for earlier in before:
        if earlier.seat != act.seat:
            return earlier.played_at
    return act.played_at
