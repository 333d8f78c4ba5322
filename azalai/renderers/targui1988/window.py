"""Which part of the board a seat's own picture shows, and how large: as few squares as the decision needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from azalai.games.prompts import Prompt
from azalai.games.targui1988.components import INDEX, NEIGHBOURS, SIDE, SQUARES, Square
from azalai.games.targui1988.view import Phase, TarguiView
from azalai.renderers.targui1988.choices import lit, picked, setting_out, under_way

GAP = 8
"""px between two tiles."""
EDGE = 10
"""px between the tiles and the left and upper edge of the picture."""


class Window(NamedTuple):
    """The part of the board from a column and a row on, so many of both, a tile every `pitch` px."""

    column: int
    row: int
    columns: int
    rows: int
    pitch: int

    @property
    def side(self) -> int:
        """How wide a tile is."""
        return self.pitch - GAP

    @property
    def right(self) -> int:
        """The right edge of its last tiles."""
        return EDGE + self.columns * self.pitch - GAP

    @property
    def bottom(self) -> int:
        """The lower edge of its last tiles."""
        return EDGE + self.rows * self.pitch - GAP

    @property
    def whole(self) -> bool:
        """Whether it is the whole board."""
        return self.columns == SIDE

    def corner(self, square: Square) -> tuple[int, int]:
        """The top left corner of a square's tile."""
        row, column = divmod(INDEX[square], SIDE)
        return EDGE + (column - self.column) * self.pitch, EDGE + (row - self.row) * self.pitch

    def holds(self, square: Square) -> bool:
        """Whether the whole tile is seen."""
        row, column = divmod(INDEX[square], SIDE)
        return 0 <= column - self.column < self.columns and 0 <= row - self.row < self.rows


class _Size(NamedTuple):
    """How many squares there is room for, and at least so many rows, a tile every `pitch` px."""

    columns: int
    rows: int
    least: int
    pitch: int


_LARGE = _Size(5, 4, 3, 196)
_MIDDLE = _Size(6, 5, 5, 156)
WHOLE = Window(0, 0, SIDE, SIDE, 122)


def window(view: TarguiView, seat: int, prompt: Prompt | None) -> Window:
    """What a turn needs stays the same for all its questions where tiles can be large even so; else it is the part
    round what is picked, and before anything is, the whole board if the own land is wide."""
    if under_way(view) and view.combat is not None and view.combat.attacker == seat:
        return _round((view.combat.source, view.combat.target), _LARGE) or WHOLE
    home = _home(view, seat)
    found = _round(home, _LARGE)
    if found is None and prompt is not None:
        found = _zoomed(view, prompt)
    return found or _round(home, _MIDDLE) or WHOLE


def _zoomed(view: TarguiView, prompt: Prompt) -> Window | None:
    """The part round what is picked and what can be chosen then, in large; None before anything is picked."""
    source, target = picked(view, prompt)
    if source is None and target is None:
        return None
    squares = {source or target, target or source, setting_out(view, prompt), *lit(view, prompt)}
    named = [square for square in squares if square is not None]
    return _round([*named, *_beside(named)], _LARGE) or _round(named, _LARGE)


def _home(view: TarguiView, seat: int) -> list[Square]:
    """The own land with what lies round the own camels; before the first round, where the camp may stand."""
    if view.phase is Phase.SECTORS:
        return list(SQUARES)
    own = [square for square in view.squares if square.owner == seat]
    herds = [square.square for square in own if square.camels]
    return [*(square.square for square in own), *_beside(herds), *view.tribes[seat].choices]


def _beside(squares: Iterable[Square]) -> list[Square]:
    return [SQUARES[index] for square in squares for index in NEIGHBOURS[INDEX[square]]]


def _round(squares: Sequence[Square], size: _Size) -> Window | None:
    """The part of that size in whose middle these squares are; None where they have no room in it, or are none."""
    if not squares:
        return None
    places = [divmod(INDEX[square], SIDE) for square in squares]
    first, last = min(row for row, _ in places), max(row for row, _ in places)
    left, right = min(column for _, column in places), max(column for _, column in places)
    if right - left >= size.columns or last - first >= size.rows:
        return None
    rows = max(size.least, last - first + 1)
    return Window(_start(left, right, size.columns), _start(first, last, rows), size.columns, rows, size.pitch)


def _start(first: int, last: int, count: int) -> int:
    """Where so many rows or columns begin that have these in their middle and lie on the board."""
    return min(max(0, (first + last + 1 - count) // 2), SIDE - count)
