"""Twins: moves with the same result in different notation."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.targui.components import ROWS
from azalai.games.targui.moves import Lay, TarguiMove
from azalai.games.targui.view import TarguiView


def twin(view: TarguiView, move: TarguiMove) -> TarguiMove:
    """Return the move that stands for its twins: empty rows are equal for a card."""
    if view.seat is None or not isinstance(move, Lay):
        return move
    empty = [name for name, row in zip(ROWS, view.camps[view.seat].rows, strict=True) if not any(row)]
    return replace(move, row=empty[0]) if move.row in empty else move
