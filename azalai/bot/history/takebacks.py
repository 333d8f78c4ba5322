"""Which acts of a history count, and which were taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

UNDO = "undo"
"""The act itself: `undo`, or `undo 3` where more than one went back: what the players agreed to, or an act of a person
with those of robots since."""


class Recorded(Protocol):
    """An act of the history: its notation, or `UNDO`."""

    @property
    def move(self) -> str:
        """The notation."""
        ...


A = TypeVar("A", bound=Recorded)


def taken_back(act: str) -> int:
    """How many acts an entry of the history takes back; 0 for a move."""
    word, _, count = act.partition(" ")
    return int(count or 1) if word == UNDO else 0


def undo_act(count: int) -> str:
    """The act that takes so many back."""
    return UNDO if count == 1 else f"{UNDO} {count}"


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
