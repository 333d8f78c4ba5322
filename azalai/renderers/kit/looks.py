"""How players are known in the pictures of a game, where it is not by the colours and marks of the kit."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from azalai.renderers.kit import marks
from azalai.renderers.kit.palette import PLAYERS
from azalai.renderers.kit.sprites import Sprite

SHAPES = ("circle", "diamond", "triangle", "square", "cross")
"""The marks of the kit, by seat."""


class Look(NamedTuple):
    """How a player is known in the pictures of a game: a colour (red, green, blue), a mark of any size (px) whose
    origin is its middle, and the sign (`azalai.renderers.signs`) that stands before their name in a text."""

    colour: tuple[int, int, int]
    mark: Callable[[int], Sprite]
    sign: str


LOOKS = tuple(
    Look(PLAYERS[seat], functools.partial(marks.mark, seat), f"mark_{shape}") for seat, shape in enumerate(SHAPES)
)
"""How they are known by the kit, by seat."""


@runtime_checkable
class Looks(Protocol):
    """What a renderer offers besides whose players are known otherwise than by the colours and marks of the kit."""

    def looks(self, view: Any) -> Sequence[Look]:
        """How each seat's player is known, by seat."""
        ...


@runtime_checkable
class Figured(Protocol):
    """What a renderer offers besides whose game is known by a figure: where several games stand beside each other."""

    def emblem(self, size: int) -> Sprite:
        """The figure, in a box of that size, on any ground; its origin is the middle."""
        ...
