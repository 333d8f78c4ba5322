"""How a game stands: what each seat may hope for, as it sees it."""

from __future__ import annotations

from typing import Any

from games.contract import AnyGame
from robots.value import won
from robots.weights import table_of


def chances(game: AnyGame, state: Any, seats: int) -> tuple[float, ...] | None:
    """The share of the win that each seat may expect, each from its own view; together they are 1. None where nothing
    was learned for the game."""
    table = table_of(game, seats)
    if table is None:
        return None
    outcome = game.outcome(state)
    if outcome is not None:
        return tuple(won(outcome, seat) for seat in range(seats))
    hopes = [table.model.chance(game, game.view(state, seat)) for seat in range(seats)]
    return tuple(hope / sum(hopes) for hope in hopes)
