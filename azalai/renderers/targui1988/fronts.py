"""Own camels beside foreign ones: where one could attack, or be attacked."""

from __future__ import annotations

from typing import NamedTuple

from azalai.games.targui1988.components import INDEX, NEIGHBOURS
from azalai.games.targui1988.view import SquareView, TarguiView


class Front(NamedTuple):
    """Own camels beside foreign ones."""

    own: SquareView
    other: SquareView

    @property
    def advantage(self) -> int:
        """By how much the attack looks better than the defence: camels, and what the value is worth in a few rolls."""
        return self.own.camels - self.other.camels + 2 * (self.own.strategic - self.other.strategic)


def foes(view: TarguiView, square: SquareView, seat: int) -> list[SquareView]:
    """The squares beside it on which camels of other tribes stand."""
    beside = (view.squares[index] for index in NEIGHBOURS[INDEX[square.square]])
    return [other for other in beside if other.owner not in (None, seat) and other.camels]


def fronts(view: TarguiView, seat: int) -> list[Front]:
    """Where the seat's camels could attack, or be attacked; the best prospects first."""
    own = [square for square in view.squares if square.owner == seat and square.camels]
    found = [Front(square, other) for square in own for other in foes(view, square, seat)]
    return sorted(found, key=lambda front: (-front.advantage, INDEX[front.own.square], INDEX[front.other.square]))
