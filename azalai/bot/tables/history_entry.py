"""History entry: the result of one move, or of one take-back, for the history of a table."""

from __future__ import annotations

from typing import Any

import msgspec

from azalai.games.contract import Event


class Step(msgspec.Struct, frozen=True):
    """Entry for the history.

    The move in its notation, the state after it, its events, and whether it revealed something hidden or random.
    `unexpected`: the deciders are called again and unfinished answers are void, because the position is an unexpected
    one. `prepared`: it was a premove, and its player was not called. `takes_back`: a person takes back, or changes, an
    earlier choice. `undone`: the seats whose moves are undone; `used`: the seconds that the mover's decision had taken
    before, which it does not get again. `stood_in`: a robot chose it for the person in the seat.
    """

    act: str
    state: Any
    events: tuple[Event, ...]
    reveals: bool
    unexpected: bool = False
    prepared: bool = False
    takes_back: bool = False
    undone: frozenset[int] = frozenset()
    used: float = 0.0
    stood_in: bool = False
