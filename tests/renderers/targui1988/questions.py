"""Positions of Targui 1988 whose questions are checked."""

from __future__ import annotations

from azalai.games.targui1988.state import State
from azalai.renderers.targui1988.private import corners, plates
from azalai.renderers.targui1988.tiles import Plate
from azalai.testing.play import positions as positions_of
from tests.renderers.asking import Asked
from tests.renderers.targui1988.views import replay_recorded

ROBOTS = {2: "2-robots-to-the-last", 3: "3-robots-9-rounds", 4: "4-robots-12-rounds"}


def marks(asked: Asked) -> tuple[Plate, ...]:
    """Return the marks in the picture of a question."""
    return plates(asked.view, asked.seat, asked.prompt)


def numbers(asked: Asked) -> list[tuple[float, float]]:
    """Return the middles of the names that can be chosen in the picture of a question."""
    return [*((mark.x, mark.y) for mark in marks(asked) if mark.lit), *corners(asked.prompt).values()]


def positions(seats: int) -> list[State]:
    """Return the positions of a random game and of a recorded game of robots."""
    states: list[State] = [played.state for played in positions_of("targui1988", seats)]
    return [*states[: 3 * seats], *states[3 * seats :: 5], *replay_recorded(ROBOTS[seats])[::4]]
