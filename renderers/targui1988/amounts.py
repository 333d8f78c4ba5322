"""How many: each number that is offered, and what would stand where after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.prompts import Prompt
from games.targui1988.components import CAMEL_PRICE, INDEX, Square
from games.targui1988.view import Phase, SquareView, TarguiView
from renderers.kit import scene
from renderers.kit.badges import badge
from renderers.kit.palette import INK, LINE, PALM, SAND, TERRACOTTA, Colour, colour, mix
from renderers.kit.picture import Picture
from renderers.kit.sprites import Sprite
from renderers.targui1988 import camels, signs
from renderers.targui1988.choices import Amount, amounts, picked
from renderers.targui1988.colours import tribes_of
from renderers.targui1988.fronts import rule
from renderers.targui1988.lands import thumb_of
from renderers.targui1988.scene import arrow
from renderers.targui1988.tribes import Frame

ROW, MOST = 66, 84
HEAD, EDGE = 124, 10
_MOVED, _FIRST, _SECOND = 92, 196, 292
"""The middles of the columns."""
_WAY = colour("F0A818")


class Column(NamedTuple):
    """What stands somewhere afterwards: the sign over the column, its name, and the number for each amount."""

    sign: Sprite
    name: str
    after: Callable[[int], int]
    lift: float = 0


class Table(NamedTuple):
    """The numbers offered, and the two places that each of them changes."""

    rows: tuple[Amount, ...]
    columns: tuple[Column, Column]


def table_of(view: TarguiView, seat: int, prompt: Prompt) -> Table | None:
    """What the asked number changes; None where no number is asked, or it changes nothing at once."""
    rows = amounts(prompt)
    source, target = picked(view, prompt)
    if not rows or target is None or view.phase is Phase.FIGHTING:
        return None
    there = view.squares[INDEX[target]]
    if prompt.act == "buy":
        silver = view.tribes[seat].silver
        coins = Column(signs.coin(46), "", lambda number: silver - CAMEL_PRICE * number)
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
    picture.put(camels.camel(tribe, 62), x + _MOVED, top + 46)
    first, second = table.columns
    for column, along in ((first, _FIRST), (second, _SECOND)):
        picture.put(column.sign, x + along - column.lift, top + 46 - column.lift)
        if column.name:
            picture.number(x + along, top + 98, column.name, 32, LINE)
    picture.put(arrow((24, 0), 8, 20, _WAY, halo=False), x + (_FIRST + _SECOND) / 2 - 12, top + 46)
    for number, (amount, choice) in enumerate(table.rows):
        middle = top + HEAD + pitch * (number + 0.5)
        picture.put(rule(width - 40), x + 20, middle - pitch / 2)
        if choice is not None:
            picture.put(badge(choice.number, 44), x + 38, middle)
        picture.number(x + _MOVED, middle, amount, _size(amount, 46))
        for column, along in ((first, _FIRST), (second, _SECOND)):
            left = column.after(amount)
            picture.number(x + along, middle, left, _size(left, 42), _ink(left, first=column is first))


def _size(number: int, size: int) -> int:
    return size if number < 100 else size - 8


def _ink(left: int, *, first: bool) -> Colour:
    """Nothing left behind is a warning."""
    if first:
        return TERRACOTTA if not left else mix(INK, SAND, 0.25)
    return PALM
