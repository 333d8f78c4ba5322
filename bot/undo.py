"""Taking back: the last act of the person whose turn it still is, unless something hidden or random came out.

An undo is an act of its own in the history (`undo`); the acts before it stay where they are. So the acts that count
are found by reading the history as a stack.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

import msgspec

from bot.store import Ledger
from bot.store.rows import Status
from bot.tables import LoadedTable

UNDO = "undo"
"""The act itself: `undo`, or `undo 3` where the players agreed to take back more than one."""


class Act(Protocol):
    """An act of the history: its notation, or `UNDO`."""

    @property
    def move(self) -> str:
        """The notation."""
        ...


A = TypeVar("A", bound=Act)


class Undoable(msgspec.Struct, frozen=True):
    """An act that can be taken back: its notation, and the number of the position before it."""

    move: str
    before: int


def taken_back(act: str) -> int:
    """How many acts an entry of the history takes back; 0 for a move."""
    word, _, count = act.partition(" ")
    return int(count or 1) if word == UNDO else 0


def acts_that_count(moves: Iterable[A]) -> list[A]:
    """The history, or its newest part, without what was taken back."""
    stack: list[A] = []
    for move in moves:
        count = taken_back(move.move)
        if count:
            del stack[-count:]
        else:
            stack.append(move)
    return stack


async def undoable(ledger: Ledger, table: LoadedTable, seat: int) -> Undoable | None:
    """The act this seat may take back now, if there is one: the newest of all that count, its own, in a turn that is
    still its own alone (nobody else has been called since), and nothing came to light with it."""
    if table.row.status is not Status.RUNNING or [one.seat for one in table.deciders] != [seat]:
        return None
    last = (await ledger.moves_since(table.id, table.row.position - 1))[-1]
    if last.seat != seat:
        return None
    newest, before = last, last.number - 1
    if taken_back(last.move):  # what counts lies further back
        counting = acts_that_count(await ledger.moves_since(table.id, -1))
        newest, before = counting[-1], counting[-1].number - 1
    if newest.seat != seat or await ledger.reveals(table.id, newest.number):
        return None
    return Undoable(newest.move, before)
