"""The starting grid: camels that stand in it, places that are kept for somebody, and camels still to come."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.timbuktu.components import GOODS_ON_A_CAMEL
from games.timbuktu.view import CamelView, CaravanView, EnclosureView, TimbuktuView
from locales import Words
from renderers.kit import marks, signs
from renderers.kit import type as letters
from renderers.kit.palette import PAPER
from renderers.kit.picture import Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.timbuktu import grid as grids
from renderers.timbuktu import scene as behind
from renderers.timbuktu.board import FOOT, HEIGHT, LOWER, UPPER, put_head
from renderers.timbuktu.grid import Grid, Load
from renderers.timbuktu.players import draw_players, draw_values

HERDS = {
    5: (UPPER, grids.CELL),
    4: (Grid(72, UPPER.y, 251, 244, 52, 77, 6, 6), Load(90, 50, 165, 34, 34, GOODS_ON_A_CAMEL)),
    3: (Grid(72, UPPER.y, 335, 326, 52, 57, 8, 12), Load(0, 42, 200, 44, 54, GOODS_ON_A_CAMEL)),
}
"""How the camels still to place stand, one column for each player."""


def draw_start(view: TimbuktuView, names: Sequence[str], words: Words) -> Image.Image:
    """The board while camels are loaded and placed; `names` are ready to be drawn."""
    picture = Picture(ground(len(view.caravans)))
    put_head(picture, view, words.say("timbuktu-picture-title"))
    grid, load = HERDS[len(view.caravans)]
    for column, caravan in enumerate(view.caravans):
        put_head_of_herd(picture, caravan, names[caravan.seat], grid, column)
        for row, camel in enumerate(caravan.camels, 1):
            put_waiting(picture, camel, grid, load, column, row)
    for column, enclosure in enumerate(view.lower.enclosures):
        put_places(picture, view, enclosure, column)
    draw_players(picture, view, names, words)
    draw_values(picture, view, words, FOOT)
    return picture.image


@drawn
def ground(players: int) -> Sprite:
    picture = Picture(behind.desert(HEIGHT))
    grid = HERDS[players][0]
    for column in range(players):
        grids.put_sheet(picture, grid, column)
    grids.put_sheets(picture, LOWER)
    return Sprite(picture.image)


def put_head_of_herd(picture: Picture, caravan: CaravanView, name: str, grid: Grid, column: int) -> None:
    """Mark and name in the bar over the camels of a player."""
    text, size = letters.name(name, "Semibold", 36, 30, grid.width - 66)
    width = letters.width(text, "Semibold", size)
    left = grid.left(column) + (grid.width - width - 46) / 2
    picture.put(marks.mark(caravan.seat, 34), left + 17, grid.y + 26)
    picture.write(left + 44, grid.y + 38, text, size, PAPER)


def put_waiting(picture: Picture, camel: CamelView, grid: Grid, load: Load, column: int, row: int) -> None:
    """A camel that is not placed yet, or the trail of one that is."""
    x, middle = grid.left(column), grid.top(row) + grid.row / 2
    if camel.start is not None:
        picture.put(signs.trail(80), x + grid.width / 2, middle)
    elif load.camel:
        grids.put_camel(picture, camel, x, middle, load)
    else:
        picture.put(marks.badge(camel.seat, camel.letter.value, 46), x + load.camel_x, middle)
        grids.put_load(picture, camel, x + load.x, middle, load)


def put_places(picture: Picture, view: TimbuktuView, enclosure: EnclosureView, column: int) -> None:
    """An enclosure of the starting grid."""
    latest = view.latest
    for stall, seat in grids.kept_places(enclosure):
        x, y = LOWER.left(column), LOWER.top(stall.number)
        middle = y + LOWER.row / 2 + 1
        if stall.camel is not None:
            spot = None if latest is None else latest.spot
            if spot is not None and spot.enclosure is enclosure.enclosure and spot.stall == stall.number:
                picture.put(grids.lit(LOWER.width, LOWER.row), x, y)
            grids.put_camel(picture, stall.camel, x, middle)
        elif seat is not None:
            picture.put(marks.ghost(seat, 52), x + 57, middle)
