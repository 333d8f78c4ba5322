"""Own camels beside foreign ones: where one could attack, or be attacked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.targui1988.components import INDEX, NEIGHBOURS
from games.targui1988.view import SquareView, TarguiView
from renderers.kit import scene
from renderers.kit.canvas import Canvas
from renderers.kit.palette import LINE, SAND
from renderers.kit.picture import Frame, Picture
from renderers.kit.sprites import drawn
from renderers.targui1988 import signs
from renderers.targui1988.drawings import ART

LINE_HEIGHT = 62
_HIGHEST = 96
EDGE = 10
"""px of paper above and below the lines."""


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


def draw_fronts(picture: Picture, found: Sequence[Front], tribes: Sequence[int], frame: Frame) -> None:
    """A line for each, as many as there is room for: own square, camels and value, against the other's."""
    x, y, width, height = frame
    picture.put(scene.strip(width, height), x, y)
    shown = found[: (height - 2 * EDGE) // LINE_HEIGHT]
    pitch = min(_HIGHEST, (height - 2 * EDGE) / max(1, len(shown)))
    top = y + (height - pitch * len(shown)) / 2
    for number, front in enumerate(shown):
        middle = top + pitch * (number + 0.5)
        if number:
            picture.put(rule(width - 40), x + 20, middle - pitch / 2)
        _draw_half(picture, front.own, None, x + 12, middle)
        picture.put(ART.sprite("swords", 30), x + width / 2, middle)
        assert front.other.owner is not None
        _draw_half(picture, front.other, tribes[front.other.owner], x + width / 2 + 20, middle)


def _draw_half(picture: Picture, square: SquareView, tribe: int | None, x: float, y: float) -> None:
    """Square, camels and value; whose it is, unless it is one's own (None)."""
    code = square.square.value.upper()
    if tribe is None:
        picture.number(x + 18, y, code, 32, LINE)
    else:
        picture.put(signs.mark(tribe, 10), x + 15, y - 14)
        picture.number(x + 15, y + 14, code, 26, LINE)
    size = 40 if square.camels < 100 else 32
    picture.number(x + 68, y, square.camels, size)
    picture.put(signs.strategic(square.strategic, 40, 35), x + 98, y - 18)


@drawn
def rule(width: int) -> Canvas:
    """A thin line between lines; its origin is its left end."""
    line = Canvas(width, 0, margin=3)
    line.line([(0, 0), (width, 0)], SAND, 1.8)
    return line
