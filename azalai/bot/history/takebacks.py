"""Take-backs: the entries of a history that count, and those that were undone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

UNDO = "undo"
"""Notation of the entry: `undo`, or `undo 3` for several moves.

An agreement of all, or a person's with robots' moves since.
"""


class Recorded(Protocol):
    """An act of the history: its notation, or `UNDO`."""

    @property
    def move(self) -> str:
        """Notation of the move, or `UNDO`."""
        ...


A = TypeVar("A", bound=Recorded)


def undone_count(act: str) -> int:
    """Return the number of moves that an entry of the history undoes; 0 for a move."""
    word, _, count = act.partition(" ")
    return int(count or 1) if word == UNDO else 0


def undo_act(count: int) -> str:
    """Return the entry that undoes `count` moves."""
    return UNDO if count == 1 else f"{UNDO} {count}"


def acts_that_count(moves: Iterable[A]) -> list[A]:
    """Return the history, or its newest part, without undone moves."""
    stack: list[A] = []
    for move in moves:
        count = undone_count(move.move)
        if count:
            del stack[-count:]
        else:
            stack.append(move)
    return stack
