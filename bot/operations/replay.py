"""Playing the stored acts of a table again, from its seed or from a position that is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.records.act_history import taken_back
from bot.store.rows import MoveRow
from games.contract import AnyGame, IllegalMove


class Replayed(msgspec.Struct, frozen=True):
    """How far the acts could be played again: the number of the last one, the state after it, and why no further."""

    number: int
    state: Any
    fault: str | None = None


def from_seed(game: AnyGame, seats: int, options: bytes, seed: bytes, moves: Sequence[MoveRow]) -> Replayed | None:
    """Plays the whole history again. None when the game can't even be set up: its options can't be read any more."""
    try:
        start = game.setup(seats=seats, options=msgspec.json.decode(options, type=game.Options), seed=seed)
    except (ValueError, msgspec.DecodeError):
        return None
    return onwards(game, 0, start, moves)


def onwards(game: AnyGame, number: int, start: Any, moves: Sequence[MoveRow]) -> Replayed:
    """Plays the acts after `number` again, from the state after it. An act that was taken back is undone where the
    history says so. What is told of a fault is its kind, never what was played."""
    states = [start]
    for move in moves:
        if move.number <= number:
            continue
        if move.number != number + 1:
            return Replayed(number, states[-1], f"move {number + 1} is missing")
        back = taken_back(move.move)
        if back >= len(states):
            return Replayed(number, states[-1], f"move {move.number} takes back more than is known")
        try:
            if back:
                del states[-back:]
            elif move.seat is None:
                raise IllegalMove("refusal-not-possible-now")
            else:
                states.append(game.play(states[-1], move.seat, game.parse_move(move.move)).state)
        except IllegalMove as refusal:
            return Replayed(number, states[-1], f"move {move.number} is not legal ({refusal.reason})")
        except Exception as error:  # a fault in the rules: what it says may tell of the game
            return Replayed(number, states[-1], f"move {move.number} breaks ({type(error).__name__})")
        number = move.number
    return Replayed(number, states[-1])
