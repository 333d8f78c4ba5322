"""Playing a game again: the same seed and the same acts give the same positions, on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bot.undo import acts_that_count, taken_back
from games.contract import AnyGame, IllegalMove, Move, Turn


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
    """An act and what it did. Without a turn it was taken back later, or is itself a taking back."""

    act: A
    move: Move | None = None
    turn: Turn | None = None


class Astray(Exception):
    """The act of that number (from 1) can't be played again, and why."""

    def __init__(self, number: int, refusal: IllegalMove) -> None:
        super().__init__(refusal.reason)
        self.number = number
        self.refusal = refusal


def play_again(game: AnyGame, start: Any, acts: Sequence[A]) -> Iterator[Again[A]]:
    """Every act in its order, from the first position. What was taken back is not played, so a position follows from
    the one before it that counts. Astray for what is not legal there."""
    counting = {id(act) for act in acts_that_count(acts)}
    state = start
    for number, act in enumerate(acts, 1):
        if taken_back(act.move) or id(act) not in counting:
            yield Again(act)
            continue
        try:
            move = game.parse_move(act.move)
            if act.seat is None:
                raise IllegalMove("refusal-not-possible-now")
            turn = game.play(state, act.seat, move)
        except IllegalMove as refusal:
            raise Astray(number, refusal) from refusal
        yield Again(act, move, turn)
        state = turn.state


def positions(game: AnyGame, start: Any, acts: Sequence[A]) -> Iterator[Any]:
    """The first position and every one after it that counts."""
    yield start
    for again in play_again(game, start, acts):
        if again.turn is not None:
            yield again.turn.state


def last_position(game: AnyGame, start: Any, acts: Sequence[A]) -> Any:
    """Where all the acts lead."""
    state = start
    for state in positions(game, start, acts):  # noqa: B007
        pass
    return state
