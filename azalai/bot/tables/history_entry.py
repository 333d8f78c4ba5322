"""History entry: the result of one move, or of one take-back."""

from __future__ import annotations

from typing import Any

import msgspec

from azalai.games.contract import Event


class Step(msgspec.Struct, frozen=True):
    """Entry on its way into the history of a table.

    - `act`: the move in its notation; `state`: the state after it; `events`: the events of the move.
    - `reveals`: the move revealed something hidden or random.
    - `unexpected`: the players did not expect this position. The deciders are called again, and unfinished answers are
      void.
    - `prepared`: the move was a premove, and its player was not called.
    - `takes_back`: a person takes back, or changes, an earlier choice.
    - `undone`: the seats whose moves are undone.
    - `used`: the seconds that the mover's decision had taken before; the mover does not get them again.
    - `stood_in`: a robot chose the move for the person in the seat.
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
