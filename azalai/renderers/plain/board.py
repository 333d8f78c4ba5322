"""Boards of squares or hexes: the positions of their places, and the things on them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, NamedTuple

from azalai.games.small.boards import Board, Hexes
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.badges import plate
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, INK, LINE, PAPER, SAND, SAND_DEEP, SAND_LIGHT, SHADOW, mix
from azalai.renderers.kit.paths import Points, rounded_rectangle
from azalai.renderers.kit.picture import Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.plain import faces
from azalai.renderers.plain.fields import Field, Kind, list_common_fields, value_of
from azalai.renderers.plain.look import Face
from azalai.renderers.plain.panels import Told

_PAD = 0.16
"""Sand around the places, in places."""
_ROW = 0.866
"""Distance of rows of hexes, in widths."""


class Plan(NamedTuple):
    """Position of a board: its corner, the width of a place, the number of places in a row and in all."""

    board: Board
    places: int
    x: float
    y: float
    cell: float

    @property
    def rows(self) -> int:
        """Number of rows."""
        return -(-self.places // self.board.columns)

    @property
    def width(self) -> int:
        """Width of the whole board."""
        shift = 0.5 if isinstance(self.board, Hexes) else 0
        return round((self.board.columns + shift + 2 * _PAD) * self.cell)

    @property
    def height(self) -> int:
        """Height of the whole board."""
        if isinstance(self.board, Hexes):
            return round(((self.rows - 1) * _ROW + 1.155 + 2 * _PAD) * self.cell)
        return round((self.rows + 2 * _PAD) * self.cell)

    def middle(self, place: int) -> tuple[float, float]:
        """Return the middle of a place, by its number from 1."""
        row, column = divmod(place - 1, self.board.columns)
        left, top = self.x + _PAD * self.cell, self.y + _PAD * self.cell
        if isinstance(self.board, Hexes):
            x = left + (column + 0.5 + 0.5 * (row % 2)) * self.cell
            return x, top + (row * _ROW + 0.5775) * self.cell
        return left + (column + 0.5) * self.cell, top + (row + 0.5) * self.cell


def plan_board(field: Field, things: tuple[Any, ...], x: float, y: float, room: tuple[float, float]) -> Plan:
    """Return the largest board that fits."""
    assert field.board is not None
    unscaled = Plan(field.board, len(things), 0, 0, 1000)
    cell = 1000 * min(room[0] / unscaled.width, room[1] / unscaled.height)
    return Plan(field.board, len(things), x, y, cell)


def boards(subject: Told) -> list[Field]:
    """Return the fields that are boards."""
    return [field for field in list_common_fields(subject.view, subject.look.without) if field.kind is Kind.BOARD]


def draw_board(picture: Picture, subject: Told, field: Field, plan: Plan, lit: Mapping[int, str] | None = None) -> None:
    """Draw a board.

    `lit`: the names of the places that can be chosen, by their numbers, or None if the question is not about the board.
    """
    things = value_of(subject.view, field)
    hexes = isinstance(plan.board, Hexes)
    cell = round(plan.cell)
    picture.paste(_ground(plan.width, plan.height), plan.x, plan.y)
    spots = _spots(subject, field.name)
    for place, thing in enumerate(things, 1):
        x, y = plan.middle(place)
        picture.paste(_tile(cell, hexes, lit is not None and place in lit), x, y)
        faces_here = [*spots.get(place, ())]
        if thing is not None:
            faces_here.append(subject.look.face(thing, field.item, subject.words, field.name))
        if not faces_here:
            ink = mix(LINE, PAPER, 0.42 if lit is None or place in lit else 0.7)
            picture.paste(letters.digits(str(place), round(max(subject.unit, cell * 0.3)), ink, "Semibold"), x, y)
        for face in faces_here:
            picture.paste(faces.token(face, round(cell * 0.8)), x, y)
        if lit is not None and place in lit:
            picture.paste(plate(lit[place], round(cell * 0.42)), x, y)


def _spots(subject: Told, board: str) -> dict[int, list[Face]]:
    """Return the things on the places of a board, by number."""
    spots: dict[int, list[Face]] = {}
    for field in list_common_fields(subject.view, subject.look.without):
        if field.kind is Kind.SPOTS and field.on == board:
            face = Face(subject.look.drawing(field.name), "" if subject.look.drawing(field.name) else "•")
            for place in value_of(subject.view, field):
                spots.setdefault(place, []).append(face)
    return spots


def _shape(size: float, hexes: bool) -> Points:
    if not hexes:
        return rounded_rectangle(-size / 2, -size / 2, size, size, size * 0.1)
    radius = size / math.sqrt(3)
    return [
        (radius * math.cos(math.radians(60 * side - 30)), radius * math.sin(math.radians(60 * side - 30)))
        for side in range(6)
    ]


@cached_sprite
def _tile(cell: int, hexes: bool, lit: bool) -> Canvas:
    """Draw a place; the origin is the middle."""
    canvas = Canvas(0, 0, margin=round(cell * 0.62) + 4)
    size = cell * 0.93
    canvas.fill(_shape(size, hexes), PAPER if lit else mix(PAPER, SAND_LIGHT, 0.6))
    if lit:
        canvas.edge(_shape(size - 6, hexes), CHOICE, 6)
    else:
        canvas.edge(_shape(size, hexes), mix(SAND_DEEP, LINE, 0.15), 2.4)
    return canvas


@cached_sprite
def _ground(width: int, height: int) -> Sprite | Canvas:
    """Draw the sand below the places; the origin is the left upper corner."""
    canvas = Canvas(width, height, margin=24)
    sheet = rounded_rectangle(0, 0, width, height, 24)
    canvas.blur_shape(sheet, SHADOW, 7, 0.35, 6)
    canvas.fill(sheet, SAND, to=mix(SAND, SAND_DEEP, 0.7))
    canvas.edge(rounded_rectangle(2, 2, width - 4, height - 4, 22), mix(SAND_DEEP, INK, 0.25), 4)
    return canvas
