"""A step of a table: what one act, or one take-back, writes into its history."""

from __future__ import annotations

from typing import Any

import msgspec

from azalai.games.contract import Event


class Step(msgspec.Struct, frozen=True):
    """What is written into the history: the act in its notation, the state after it, its events, and whether something
    hidden or random came out. `unexpected`: the position is another than anybody expected, so whoever must decide is
    called again and nothing that was begun holds. `prepared`: it was a premove, and nobody has been called for it.
    `takes_back`: a person takes back, or changes, what they chose before. `undone`: the seats of whose acts there is
    nothing left; `used`: the seconds that the mover's decision had taken before, which it does not get anew.
    `stood_in`: a robot chose it for the person in the seat."""

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
