"""Playing a game again: the same seed and the same acts give the same positions, on every machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from azalai.bot.errors import ReplayFailed
from azalai.bot.history.takebacks import Recorded, acts_that_count, taken_back
from azalai.bot.store.rows import MoveRow
from azalai.games.contract import AnyGame, IllegalMove, Turn
from azalai.games.earlier import first_position


class RecordedAct(Recorded, Protocol):
    """An act of the history, and whose it was."""

    @property
    def seat(self) -> int | None:
        """Who acted; None: all."""
        ...


A = TypeVar("A", bound=RecordedAct)

NOTHING_TO_UNDO = "refusal-nothing-to-undo"


class ReplayedAct(msgspec.Struct, Generic[A], frozen=True):
    """An act, what it did, and the state after it. `stands`: it was not taken back later. Without a turn it is itself a
    taking back."""

    act: A
    state: Any
    turn: Turn | None = None
    stands: bool = False


def replayed_acts(game: AnyGame, start: Any, acts: Sequence[A]) -> Iterator[ReplayedAct[A]]:
    """Every act in its order, from the first position, also what was taken back later. ReplayFailed for what is not
    legal there."""
    standing = {id(act) for act in acts_that_count(acts)}
    states = [start]
    for number, act in enumerate(acts, 1):
        back = taken_back(act.move)
        if back:
            if back >= len(states):
                raise ReplayFailed(number, IllegalMove(NOTHING_TO_UNDO))
            del states[-back:]
            yield ReplayedAct(act, states[-1])
            continue
        try:
            if act.seat is None:
                raise IllegalMove("refusal-not-possible-now")
            turn = game.play(states[-1], act.seat, game.parse_move(act.move))
        except IllegalMove as refusal:
            raise ReplayFailed(number, refusal) from refusal
        states.append(turn.state)
        yield ReplayedAct(act, turn.state, turn, id(act) in standing)


def positions(game: AnyGame, start: Any, acts: Sequence[A]) -> Iterator[Any]:
    """The first position and every one after it that was not taken back."""
    yield start
    for again in replayed_acts(game, start, acts):
        if again.turn is not None and again.stands:
            yield again.state


def last_position(game: AnyGame, start: Any, acts: Sequence[A]) -> Any:
    """Where all the acts lead."""
    state = start
    for again in replayed_acts(game, start, acts):
        state = again.state
    return state


class Replayed(msgspec.Struct, frozen=True):
    """How far stored acts could be played again: the number of the last one, the state after it, and why no further."""

    number: int
    state: Any
    fault: str | None = None


def from_seed(
    game: AnyGame, rules: int, seats: int, options: bytes, seed: bytes, moves: Sequence[MoveRow]
) -> Replayed | None:
    """Plays the whole history again, under the version of the rules with which it began. None when the game can't even
    be set up: its rules are not known any more, or its options can't be read."""
    try:
        start = first_position(game, rules=rules, seats=seats, options=options, seed=seed)
    except ValueError:
        return None
    return onwards(game, 0, start, moves)


def onwards(game: AnyGame, number: int, start: Any, moves: Sequence[MoveRow]) -> Replayed:
    """Plays the acts after `number` again, from the state after it. What is told of a fault is its kind, never what was
    played."""
    state = start
    try:
        for again in replayed_acts(game, start, list(_in_a_row(number, moves))):
            number, state = again.act.number, again.state
    except ReplayFailed as astray:
        reason = astray.refusal.reason
        fault = "takes back more than is known" if reason == NOTHING_TO_UNDO else f"is not legal ({reason})"
        return Replayed(number, state, f"move {number + 1} {fault}")
    except Exception as error:  # a fault in the rules: what it says may tell of the game
        return Replayed(number, state, f"move {number + 1} breaks ({type(error).__name__})")
    missing = any(move.number > number for move in moves)
    return Replayed(number, state, f"move {number + 1} is missing" if missing else None)


def _in_a_row(number: int, moves: Iterable[MoveRow]) -> Iterator[MoveRow]:
    """The moves after `number`, up to the first that is missing."""
    for move in moves:
        if move.number == number + 1:
            yield move
            number += 1
