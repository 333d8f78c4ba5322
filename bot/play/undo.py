"""Taking back: the last act of the person whose turn it still is, unless something hidden or random came out.

An undo is an act of its own in the history (`undo`); the acts before it stay where they are. So the acts that count
are found by reading the history as a stack.
"""

from __future__ import annotations

import msgspec

from bot.records.act_history import acts_that_count, taken_back
from bot.store import Transaction
from bot.store.rows import Status
from bot.tables.table import LoadedTable


class Undoable(msgspec.Struct, frozen=True):
    """An act that can be taken back: its notation, and the number of the position before it."""

    move: str
    before: int


async def undoable(tx: Transaction, table: LoadedTable, seat: int) -> Undoable | None:
    """The act this seat may take back now, if there is one: the newest of all that count, its own, in a turn that is
    still its own alone (nobody else has been called since), and nothing came to light with it."""
    if table.row.status is not Status.RUNNING or [one.seat for one in table.deciders] != [seat]:
        return None
    last = (await tx.moves.since(table.id, table.row.position - 1))[-1]
    if last.seat != seat:
        return None
    newest, before = last, last.number - 1
    if taken_back(last.move):  # what counts lies further back
        counting = acts_that_count(await tx.moves.since(table.id, -1))
        newest, before = counting[-1], counting[-1].number - 1
    if newest.seat != seat or await tx.moves.reveals(table.id, newest.number):
        return None
    return Undoable(newest.move, before)
