"""How many: each number that is offered, and what would stand where after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from games.prompts import Prompt
from games.targui1988.components import CAMEL_PRICE, INDEX, Square
from games.targui1988.view import Phase, SquareView, TarguiView
from renderers.kit import scene
from renderers.kit.badges import badge
from renderers.kit.palette import INK, LINE, PALM, SAND, TERRACOTTA, Colour, colour, mix
from renderers.kit.picture import Frame, Picture
from renderers.kit.sprites import Sprite
from renderers.targui1988 import signs
from renderers.targui1988.choices import Amount, amounts, picked
from renderers.targui1988.colours import tribes_of
from renderers.targui1988.drawings import ART
from renderers.targui1988.fronts import rule
from renderers.targui1988.lands import thumb_of
from renderers.targui1988.scene import arrow

ROW, MOST = 66, 84
HEAD, EDGE = 124, 10
_MOVED, _AFTER = 92, (196, 292)
"""The middles of the columns."""
_ACTS = ("march", "buy", "occupy", "press")
"""Those of whose moves a number is asked."""
_WAY = colour("F0A818")


@dataclass(frozen=True)
class Column:
    """What stands somewhere afterwards: the sign over the column, its name, and the number for each amount."""

    sign: Sprite
    name: str
    after: Callable[[int], int]
    lift: float = 0


class Table(NamedTuple):
    """The numbers offered, and one or two things that each of them changes. `least`: the number is a lower limit."""

    rows: tuple[Amount, ...]
    columns: tuple[Column, ...]
    least: bool = False


def table_of(view: TarguiView, seat: int, prompt: Prompt) -> Table | None:
    """What the asked number changes; None where no number is asked."""
    rows = amounts(prompt)
    source, target = picked(view, prompt)
    if not rows or target is None or prompt.act not in _ACTS:
        return None
    if prompt.act == "press" and view.combat is not None:
        fighting = view.combat.camels
        return Table(rows, (Column(ART.sprite("swords", 54), "", lambda number: number - fighting),), least=True)
    there = view.squares[INDEX[target]]
    if prompt.act == "buy":
        silver = view.tribes[seat].silver
        coins = Column(ART.sprite("silver", 46), "", lambda number: silver - CAMEL_PRICE * number)
        return Table(rows, (coins, _square(view, target, lambda number: there.camels + number)))
    if source is None:
        return None
    occupying = view.phase is Phase.OCCUPYING and view.combat is not None
    here = view.combat.camels if occupying and view.combat is not None else view.squares[INDEX[source]].camels
    before = there.camels if there.owner == seat else 0
    columns = (
        _square(view, source, lambda number: here - number),
        _square(view, target, lambda number: before + number),
    )
    return Table(rows, columns)


def _square(view: TarguiView, square: Square, after: Callable[[int], int]) -> Column:
    shown: SquareView = view.squares[INDEX[square]]
    return Column(thumb_of(shown, tribes_of(view), 58), square.value.upper(), after, 29)


def height_of(rows: Sequence[Amount]) -> int:
    """How high the table is with lines of the usual height."""
    return HEAD + ROW * len(rows) + 2 * EDGE


def draw_amounts(picture: Picture, view: TarguiView, seat: int, table: Table, frame: Frame) -> None:
    """A line for each number: how many camels, then what is left and what is there."""
    x, y, width, height = frame
    picture.put(scene.strip(width, height), x, y)
    pitch = min(MOST, (height - HEAD - 2 * EDGE) / len(table.rows))
    top = y + EDGE + (height - HEAD - 2 * EDGE - pitch * len(table.rows)) / 2
    tribe = tribes_of(view)[seat]
    after = _AFTER if len(table.columns) > 1 else (sum(_AFTER) / 2,)
    places = tuple(zip(table.columns, after, strict=True))
    picture.put(signs.camel(tribe, 62), x + _MOVED, top + 46)
    for column, along in places:
        picture.put(column.sign, x + along - column.lift, top + 46 - column.lift)
        if column.name:
            picture.number(x + along, top + 98, column.name, 32, LINE)
    if len(table.columns) > 1:
        picture.put(arrow((24, 0), 8, 20, _WAY, halo=False), x + sum(_AFTER) / 2 - 12, top + 46)
    for number, (amount, choice) in enumerate(table.rows):
        middle = top + HEAD + pitch * (number + 0.5)
        picture.put(rule(width - 40), x + 20, middle - pitch / 2)
        if choice is not None:
            picture.put(badge(choice.number, 44), x + 38, middle)
        picture.number(x + _MOVED, middle, f"≥ {amount}" if table.least else amount, _size(amount, 46))
        for order, (column, along) in enumerate(places):
            left, first = column.after(amount), order == 0
            text = str(left) if left >= 0 else f"−{-left}"
            picture.number(x + along, middle, text, _size(left, 42), _ink(left, first=first))


def _size(number: int, size: int) -> int:
    return size if number < 100 else size - 8


def _ink(left: int, *, first: bool) -> Colour:
    """Nothing left behind is a warning, and so are losses."""
    if first:
        return TERRACOTTA if left <= 0 else mix(INK, SAND, 0.25)
    return PALM
