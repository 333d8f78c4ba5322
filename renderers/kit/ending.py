"""What a picture of a finished game shows beside its result."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from games.contract import View

V = TypeVar("V", bound=View)


def last_board(view: V) -> V:
    """The view of a finished game as if it still ran, for the kinds of view that have an `outcome`: the picture and the
    texts made of it show the board as it stands, not the result."""
    return replace(view, outcome=None)
