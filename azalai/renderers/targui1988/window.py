"""Window: the part of the board that a seat's picture shows, with as few squares as the decision needs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from azalai.games.prompts import Prompt
from azalai.games.targui1988.components import INDEX, NEIGHBOURS, SIDE, SQUARES, Square
from azalai.games.targui1988.view import Phase, TarguiView
from azalai.renderers.targui1988.choices import is_under_way, list_lit, selected_route, setting_out

GAP = 8
"""Gap between two tiles in px."""
EDGE = 10
"""Gap between the tiles and the left and upper edge of the picture in px."""


class Window(NamedTuple):
    """Part of the board from a column and a row on, with its numbers of both, a tile every `pitch` px."""

    column: int
    row: int
    columns: int
    rows: int
    pitch: int

    @property
    def side(self) -> int:
        """Width of a tile."""
        return self.pitch - GAP

    @property
    def right(self) -> int:
        """Right edge of its last tiles."""
        return EDGE + self.columns * self.pitch - GAP

    @property
    def bottom(self) -> int:
        """Lower edge of its last tiles."""
        return EDGE + self.rows * self.pitch - GAP

    @property
    def whole(self) -> bool:
        """True if it is the whole board."""
        return self.columns == SIDE

    def corner(self, square: Square) -> tuple[int, int]:
        """Return the top left corner of a square's tile."""
        row, column = divmod(INDEX[square], SIDE)
        return EDGE + (column - self.column) * self.pitch, EDGE + (row - self.row) * self.pitch

    def holds(self, square: Square) -> bool:
        """Return True if the whole tile is visible."""
        row, column = divmod(INDEX[square], SIDE)
        return 0 <= column - self.column < self.columns and 0 <= row - self.row < self.rows


class _Size(NamedTuple):
    """Number of squares that fit, the smallest number of rows, and the `pitch` of tiles in px."""

    columns: int
    rows: int
    least: int
    pitch: int


_LARGE = _Size(5, 4, 3, 196)
_MIDDLE = _Size(6, 5, 5, 156)
WHOLE = Window(0, 0, SIDE, SIDE, 122)


def window(view: TarguiView, seat: int, prompt: Prompt | None) -> Window:
    """Return the window for a seat's question.

    The window of a turn stays the same for all its questions if tiles are large even so. Otherwise it is the part
    around the earlier answer, and before one is given, the whole board if the own land is wide.
    """
    if is_under_way(view) and view.combat is not None and view.combat.attacker == seat:
        return _round((view.combat.source, view.combat.target), _LARGE) or WHOLE
    home = _home(view, seat)
    zoom = _round(home, _LARGE)
    if zoom is None and prompt is not None:
        zoom = _zoom(view, prompt)
    return zoom or _round(home, _MIDDLE) or WHOLE


def _zoom(view: TarguiView, prompt: Prompt) -> Window | None:
    """Return the enlarged part around the earlier answer and the choices after it, or None before an answer."""
    source, target = selected_route(view, prompt)
    if source is None and target is None:
        return None
    squares = {source or target, target or source, setting_out(view, prompt), *list_lit(view, prompt)}
    named = [square for square in squares if square is not None]
    return _round([*named, *_list_neighbours(named)], _LARGE) or _round(named, _LARGE)


def _home(view: TarguiView, seat: int) -> list[Square]:
    """Return the own land with the surroundings of the own camels; before round 1 the possible places of the camp."""
    if view.phase is Phase.SECTORS:
        return list(SQUARES)
    own = [square for square in view.squares if square.owner == seat]
    herds = [square.square for square in own if square.camels]
    return [*(square.square for square in own), *_list_neighbours(herds), *view.tribes[seat].choices]


def _list_neighbours(squares: Iterable[Square]) -> list[Square]:
    return [SQUARES[index] for square in squares for index in NEIGHBOURS[INDEX[square]]]


def _round(squares: Sequence[Square], size: _Size) -> Window | None:
    """Return the part of that size centred on these squares, or None if they don't fit in it, or there are none."""
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
    """Return the first of `count` rows or columns on the board with these in their middle."""
    return min(max(0, (first + last + 1 - count) // 2), SIDE - count)
