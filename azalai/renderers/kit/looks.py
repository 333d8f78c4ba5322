"""Looks of the players in the pictures of a game that does not use the kit's colours and marks."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from azalai.renderers.kit import marks
from azalai.renderers.kit.palette import PLAYERS
from azalai.renderers.kit.sprites import Sprite

SHAPES = ("circle", "diamond", "triangle", "square", "cross")
"""Marks of the kit, by seat."""


class Look(NamedTuple):
    """Look of a player in the pictures of a game: a colour, a mark and a sign.

    `mark` draws the mark in any size (px) with its origin in the middle; `sign` (`azalai.renderers.signs`) stands
    before the player's name in texts.
    """

    colour: tuple[int, int, int]
    mark: Callable[[int], Sprite]
    sign: str


LOOKS = tuple(
    Look(PLAYERS[seat], functools.partial(marks.mark, seat), f"mark_{shape}") for seat, shape in enumerate(SHAPES)
)
"""Looks of the kit, by seat."""


@runtime_checkable
class Looks(Protocol):
    """Renderer whose players have other looks than the kit's."""

    def looks(self, view: Any) -> Sequence[Look]:
        """Return the look of each seat's player, by seat."""
        ...


@runtime_checkable
class Figured(Protocol):
    """Renderer whose game has an emblem, for places that show several games."""

    def emblem(self, size: int) -> Sprite:
        """Return the emblem in a box of that size, for any background; the origin is the middle."""
        ...
