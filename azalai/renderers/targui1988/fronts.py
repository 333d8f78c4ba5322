"""Fronts: other tribes' camels next to a square, which can attack or be attacked."""

from __future__ import annotations

from azalai.games.targui1988.components import INDEX, NEIGHBOURS
from azalai.games.targui1988.view import SquareView, TarguiView


def foes(view: TarguiView, square: SquareView, seat: int) -> list[SquareView]:
    """Return the neighbouring squares with camels of other tribes."""
    beside = (view.squares[index] for index in NEIGHBOURS[INDEX[square.square]])
    return [other for other in beside if other.owner not in (None, seat) and other.camels]
