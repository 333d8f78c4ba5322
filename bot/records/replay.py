"""Playing a game again: the same seed and the same acts give the same positions, on every machine."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bot.records.act_history import acts_that_count, taken_back
from games.contract import AnyGame, IllegalMove, Turn


class Act(Protocol):
    """An act of a seat, in its notation."""

    @property
    def seat(self) -> int | None:
        """Who acted; None: all."""
        ...

    @property
    def move(self) -> str:
        """The notation, or what takes acts back."""
        ...


A = TypeVar("A", bound=Act)


class Again(msgspec.Struct, Generic[A], frozen=True):
    """An act and what it did. `stands`: it was not taken back later. Without a turn it is itself a taking back."""

    act: A
    turn: Turn | None = None
    stands: bool = False


class Astray(Exception):
    """The act of that number (from 1) can't be played again, and why."""

    def __init__(self, number: int, refusal: IllegalMove) -> None:
        super().__init__(refusal.reason)
        self.number = number
        self.refusal = refusal


def play_again(game: AnyGame, start: Any, acts: Sequence[A]) -> Iterator[Again[A]]:
    """Every act in its order, from the first position, also what was taken back later. Astray for what is not legal
    where it stands."""
    standing = {id(act) for act in acts_that_count(acts)}
    states = [start]
    for number, act in enumerate(acts, 1):
        back = taken_back(act.move)
        if back:
            if back >= len(states):
                raise Astray(number, IllegalMove("refusal-nothing-to-undo"))
            del states[-back:]
            yield Again(act)
            continue
        try:
            if act.seat is None:
                raise IllegalMove("refusal-not-possible-now")
            turn = game.play(states[-1], act.seat, game.parse_move(act.move))
        except IllegalMove as refusal:
            raise Astray(number, refusal) from refusal
        states.append(turn.state)
        yield Again(act, turn, id(act) in standing)


def positions(game: AnyGame, start: Any, acts: Sequence[A]) -> Iterator[Any]:
    """The first position and every one after it that was not taken back."""
    yield start
    for again in play_again(game, start, acts):
        if again.turn is not None and again.stands:
            yield again.turn.state


def last_position(game: AnyGame, start: Any, acts: Sequence[A]) -> Any:
    """Where all the acts lead."""
    return deque(positions(game, start, acts), maxlen=1).pop()
