"""Boards of squares and hexes: tuples with a thing, or None, for each place, as marked at the fields."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias, TypeVar

import msgspec

T = TypeVar("T")


class Squares(msgspec.Struct, frozen=True):
    """Board of squares: the places of a tuple row by row, N in a row. Their names are their numbers, from 1."""

    columns: int


class Hexes(msgspec.Struct, frozen=True):
    """Board of hexes: the places of a tuple row by row, N in a row, every other row half a hex to the right.

    Their names are their numbers, from 1.
    """

    columns: int


Board: TypeAlias = Squares | Hexes


class On(msgspec.Struct, frozen=True):
    """A number in a move is that of a place of this board (from 1), and the choice is marked there."""

    board: str


class From(msgspec.Struct, frozen=True):
    """A value in a move is a thing in this field of the state (the own hand, a market), and is marked there."""

    field: str


def beside(board: Board, places: int, place: int) -> tuple[int, ...]:
    """Return the numbers of the places that touch that one by an edge.

    >>> beside(Squares(4), 12, 1), beside(Squares(4), 12, 6)
    ((2, 5), (2, 5, 7, 10))
    >>> beside(Hexes(4), 12, 6)
    (2, 3, 5, 7, 10, 11)
    """
    row, column = divmod(place - 1, board.columns)
    steps = [(-1, 0), (0, -1), (0, 1), (1, 0)]
    if isinstance(board, Hexes):
        shift = row % 2
        steps = [(-1, shift - 1), (-1, shift), (0, -1), (0, 1), (1, shift - 1), (1, shift)]
    neighbours = ((row + down, column + across) for down, across in steps)
    numbers = (one * board.columns + other + 1 for one, other in neighbours if one >= 0 and 0 <= other < board.columns)
    return tuple(number for number in numbers if number <= places)


def groups(board: Board, places: int, taken: Collection[int]) -> list[set[int]]:
    """Return the connected groups of the taken places, the largest first.

    >>> groups(Squares(4), 12, (1, 2, 6, 8, 11))
    [{1, 2, 6}, {8}, {11}]
    """
    connected: list[set[int]] = []
    left = set(taken)
    while left:
        group, edge = set[int](), {min(left)}
        while edge:
            group |= edge
            edge = {neighbour for place in edge for neighbour in beside(board, places, place)} & left - group
        left -= group
        connected.append(group)
    return sorted(connected, key=lambda group: (-len(group), min(group)))


def placed(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the tuple with another thing at a place (from 0).

    >>> placed((1, 2, 3), 1, 7)
    (1, 7, 3)
    """
    return (*items[:place], item, *items[place + 1 :])
