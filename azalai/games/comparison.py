"""Figures by which players compare positions. Games import them from `azalai.games.contract`."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import Any

import msgspec


class Unit(enum.Enum):
    """Unit of a figure.

    A number, one with its sign (a lead), a percentage, or, if no number says it, the points that robots take it to be
    worth.
    """

    NUMBER = enum.auto()
    LEAD = enum.auto()
    SHARE = enum.auto()
    WORTH = enum.auto()
    SILENT = enum.auto()  # weighed, but nothing that a person would name: how far the game has gone


class Figure(msgspec.Struct, frozen=True):
    """Figure by which players would compare two positions, with the name `KEY-figure-NAME` in the locale files.

    `weighs`: the robots' features of a view (`azalai.robots.features`) that it stands for, with `*` for anything; of
    two figures that could stand for the same the first does. `measure`: its value in the view of a seat, in its unit;
    None if the game evaluates it with `weigh`, or robots by its worth. `good`: 1 if the seat wants more of it, -1 if
    less. `counts`: it counts things that a move may give or take at once, which is no reason for the move.
    """

    name: str
    unit: Unit
    weighs: tuple[str, ...] = ()
    measure: Callable[[Any], float] | None = None
    good: int = 1
    counts: bool = False


Worth = Mapping[str, float]
"""Expected gain of a move, by the names of figures: points of the margin, whose sum is its worth."""
