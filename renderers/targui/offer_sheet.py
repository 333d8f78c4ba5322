"""The sheet in the private picture that lists what each number brings."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from games.targui.cards import TRIBE_CARDS, Card
from games.targui.components import Border
from renderers.kit.canvas import Canvas
from renderers.kit.picture import Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.targui import border as pieces
from renderers.targui import cards, formula, lines, scene
from renderers.targui.layout import ACROSS, LEFT
from renderers.targui.offers import Offer, What
from renderers.targui.tokens import put_row, runs, token_width

_HIGHEST, _PAIRED = 84, 66
"""Most height of a line, in one column and in several."""
_MOST_IN_ONE = 5
_EDGE = 10
_BADGE = 42
_SIGN = 60
"""Most height of the signs."""
_NARROW = 3.6
"""A line that is at most so many times as wide as high fits a column of two."""


class Grid(NamedTuple):
    """How the lines are set: columns, lines in each, and the height of a line at most."""

    columns: int
    rows: int
    high: int


def grid(found: Sequence[Offer]) -> Grid:
    """One column, or several where there are many short lines."""
    count = len(found)
    if count <= _MOST_IN_ONE or (count < 2 * _MOST_IN_ONE and not all(map(_is_narrow, found))):
        return Grid(1, count, _HIGHEST)
    columns = 2 if count <= 14 else 3
    return Grid(columns, math.ceil(count / columns), _PAIRED)


def _is_narrow(offer: Offer) -> bool:
    return offer.source is None and all(formula.width(row, 1) <= _NARROW for row in lines.rows_of(offer.what))


def height(found: Sequence[Offer]) -> int:
    """How high the sheet would like to be."""
    set_in = grid(found)
    return 2 * _EDGE + set_in.rows * set_in.high


def draw_offers(picture: Picture, found: Sequence[Offer], top: int, bottom: int) -> None:
    """The sheet from `top` to `bottom`."""
    picture.put(scene.sheet(ACROSS, bottom - top), LEFT, top)
    set_in = grid(found)
    high = min(set_in.high + 16, (bottom - top - 2 * _EDGE) / set_in.rows)
    first = (top + bottom) / 2 - high * set_in.rows / 2
    wide = (ACROSS - 2 * _EDGE) / set_in.columns
    size = min(_BADGE, round(high) - 8)
    numbered = max(sum(token_width(run, size) for run in runs(one.numbers)) for one in found)
    pictured = any(one.source is not None for one in found)
    inset = 0.0
    if set_in.columns == 1 and not pictured:
        widest = max(formula.width(row, min(high - 8, _SIGN)) for one in found for row in lines.rows_of(one.what))
        inset = max(0.0, (wide - 30 - numbered - widest) / 2)
    for number, one in enumerate(found):
        column, row = divmod(number, set_in.rows)
        left, middle = LEFT + _EDGE + column * wide + inset, first + high * (row + 0.5)
        room = min(numbered, wide * 0.55)
        put_row(picture, runs(one.numbers), left + 6, middle, size, room + 1)
        at = left + 14 + room
        if one.source is not None:
            _source(picture, one.source, at + 34, middle, round(min(high - 8, 66)), pale=one.pale)
        at += 76 * pictured
        line = _line(one.what, max(40, round(left + wide - inset - at - 10)), round(high - 8), one.pale, not pictured)
        picture.put(line, round(at), round(middle - (high - 8) / 2))


@drawn
def _line(what: What, width: int, height: int, pale: bool, left: bool) -> Sprite:
    """What a line brings; its origin is the top left corner. `left`: it begins at the left edge."""
    canvas = Canvas(width, height, margin=4)
    rows = lines.rows_of(what)
    each = height / max(1, len(rows))
    size = min(each * (0.92 if len(rows) > 1 else 1), _SIGN)
    for number, row in enumerate(rows):
        room = min(width, formula.width(row, size)) if left else width
        formula.draw(canvas, row, 0, each * (number + 0.5), room, size)
    sprite = Sprite(canvas.finished(), 4, 4)
    return scene.faint(sprite) if pale else sprite


def _source(picture: Picture, source: Border | Card, x: float, y: float, size: int, *, pale: bool) -> None:
    """The figure's or marker's card in small."""
    if isinstance(source, Card) and source in TRIBE_CARDS:
        picture.put(_tribe_card(source, size, pale), x - size * 0.36, y)
    elif isinstance(source, Border):
        picture.put(_sign(source, size, pale), x, y)
    else:
        picture.put(_goods(size, pale), x, y)


@drawn
def _tribe_card(card: Card, size: int, pale: bool) -> Sprite:
    sprite = cards.small_card(card, size)
    return scene.faint(sprite) if pale else sprite


@drawn
def _sign(border: Border, size: int, pale: bool) -> Sprite:
    canvas = Canvas(0, 0, margin=50)
    pieces.drawing(border)(canvas, 0, 0, size, 2.2)
    sprite = Sprite(canvas.finished(), 50, 50)
    return scene.faint(sprite) if pale else sprite


@drawn
def _goods(size: int, pale: bool) -> Sprite:
    canvas = Canvas(0, 0, margin=50)
    formula.draw(canvas, [formula.goods_card(None)], -size / 2, 0, size, size)
    sprite = Sprite(canvas.finished(), 50, 50)
    return scene.faint(sprite) if pale else sprite
