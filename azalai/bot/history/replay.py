"""Playing a game again: the same seed and the same acts give the same positions, on every machine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from azalai.bot.errors import ReplayFailed
from azalai.bot.history.takebacks import Recorded, acts_that_count, undone_count
from azalai.bot.store.rows import MoveRow
from azalai.games.contract import AnyGame, IllegalMove, Turn
from azalai.games.earlier import first_position


class RecordedAct(Recorded, Protocol):
    """An act of the history, and whose it was."""

    @property
    def seat(self) -> int | None:
        """Seat of the mover; None: all."""
        ...


A = TypeVar("A", bound=RecordedAct)

NOTHING_TO_UNDO = "refusal-nothing-to-undo"


class ReplayedAct(msgspec.Struct, Generic[A], frozen=True):
    """Entry, its events, and the state after it.

    `stands`: it was not undone later. Without a turn it is itself a take-back.
    """

    act: A
    state: Any
    turn: Turn | None = None
    stands: bool = False


def replay_acts(game: AnyGame, start: Any, acts: Sequence[A]) -> Iterator[ReplayedAct[A]]:
    """Yield every entry in its order, from the first position, also undone ones.

    Raises `ReplayFailed` for an illegal one.
    """
    standing = {id(act) for act in acts_that_count(acts)}
    states = [start]
    for number, act in enumerate(acts, 1):
        back = undone_count(act.move)
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
    """Yield the first position and every later one that was not undone."""
    yield start
    for again in replay_acts(game, start, acts):
        if again.turn is not None and again.stands:
            yield again.state


def last_position(game: AnyGame, start: Any, acts: Sequence[A]) -> Any:
    """Return the position after all entries."""
    state = start
    for again in replay_acts(game, start, acts):
        state = again.state
    return state


class Replayed(msgspec.Struct, frozen=True):
    """Result of a replay: the number of the last replayed entry, the state after it, and the reason to stop there."""

    number: int
    state: Any
    fault: str | None = None


def from_seed(
    game: AnyGame, rules: int, seats: int, options: bytes, seed: bytes, moves: Sequence[MoveRow]
) -> Replayed | None:
    """Replay the whole history under the version of the rules with which it began.

    Returns None if the game can't even be set up: its rules are unknown, or its options can't be read.
    """
    try:
        start = first_position(game, rules=rules, seats=seats, options=options, seed=seed)
    except ValueError:
        return None
    return replay_after(game, 0, start, moves)


def replay_after(game: AnyGame, number: int, start: Any, moves: Sequence[MoveRow]) -> Replayed:
    """Replay the entries after `number`, from the state after it.

    A fault is described by its kind, never by the move.
    """
    state = start
    try:
        for again in replay_acts(game, start, list(_in_a_row(number, moves))):
            number, state = again.act.number, again.state
    except ReplayFailed as astray:
        reason = astray.refusal.reason
        fault = "takes back more than is known" if reason == NOTHING_TO_UNDO else f"is not legal ({reason})"
        return Replayed(number, state, f"move {number + 1} {fault}")
    except Exception as error:  # a fault in the rules: its text may tell of the game
        return Replayed(number, state, f"move {number + 1} breaks ({type(error).__name__})")
    missing = any(move.number > number for move in moves)
    return Replayed(number, state, f"move {number + 1} is missing" if missing else None)


def _in_a_row(number: int, moves: Iterable[MoveRow]) -> Iterator[MoveRow]:
    """Yield the moves after `number`, up to the first missing one."""
    for move in moves:
        if move.number == number + 1:
            yield move
            number += 1
