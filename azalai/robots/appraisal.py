"""Appraisal of a game: each seat's chance to win, computed from its own view."""

from __future__ import annotations

from typing import Any

import msgspec

from azalai.games import GAMES
from azalai.games.contract import AnyGame
from azalai.robots.value import won
from azalai.robots.weights import table_of


class Stretch(msgspec.Struct, frozen=True):
    """True positions, encoded, of a finished game with `seats`."""

    key: str
    seats: int
    positions: tuple[bytes, ...]


Chances = tuple[float, ...]
"""Share of the win (0 to 1) that each seat may expect."""


def appraise(stretch: Stretch) -> tuple[Chances, ...]:
    """Return the chances in each position of `stretch`.

    Raises ValueError if the game can't read a position, or if no model was learned for the game.
    """
    game = GAMES[stretch.key]
    values = [chances(game, game.decode(position), stretch.seats) for position in stretch.positions]
    known = tuple(value for value in values if value is not None)
    if len(known) < len(values):
        raise ValueError(f"nothing was learned for {stretch.key}")
    return known


def chances(game: AnyGame, state: Any, seats: int) -> Chances | None:
    """Return each seat's expected share of the win, computed from its own view, or None if no model was learned.

    The shares add up to 1.
    """
    table = table_of(game, seats)
    if table is None:
        return None
    outcome = game.outcome(state)
    if outcome is not None:
        return tuple(won(outcome, seat) for seat in range(seats))
    hopes = [table.model.chance(game, game.view(state, seat)) for seat in range(seats)]
    return tuple(hope / sum(hopes) for hope in hopes)
