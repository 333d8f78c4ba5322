"""Colours and marks of the seats, which the players choose with their tribes."""

from __future__ import annotations

from azalai.games.targui1988.components import TRIBES
from azalai.games.targui1988.view import TarguiView


def tribes_of(view: TarguiView) -> tuple[int, ...]:
    """Return the tribe of each seat, as the number by which signs are drawn: its place in the box."""
    return tuple(TRIBES.index(tribe.tribe) for tribe in view.tribes)
