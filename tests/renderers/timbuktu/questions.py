"""Positions of Timbuktu whose questions are checked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from azalai.games import GAMES
from azalai.renderers.kit.picture import Frame
from azalai.renderers.timbuktu import private
from tests.renderers.asking import Asked

GAME = GAMES["timbuktu"]


def marks(asked: Asked) -> tuple[Frame, ...]:
    """Return the highlights in the picture of a question."""
    return private.marks(asked.view, asked.prompt)


def numbers(asked: Asked) -> list[tuple[float, float]]:
    """Return the points at the edges of the highlights in the picture of a question."""
    return [(at.x + 6, at.y + at.height / 2) for at in marks(asked)]


def positions(seats: int) -> Iterator[Any]:
    """Yield all positions of two games, whose first half robots play: they crowd other stalls than chance."""
    for distribution in ("printed", "free"):
        chance = random.Random(f"{seats} {distribution}")
        options = msgspec.convert({"distribution": distribution}, GAME.Options)
        state = GAME.setup(seats=seats, options=options, seed=b"questions")
        while GAME.outcome(state) is None:
            yield state
            seat = chance.choice(GAME.deciders(state))
            view, moves = GAME.view(state, seat), GAME.moves(state, seat)
            robots = view.stage in (1, 2)
            move = GAME.robot(view, moves, chance.randbytes(8)) if robots else chance.choice(moves)
            state = GAME.play(state, seat, move).state
