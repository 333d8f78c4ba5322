"""Starting grid: placed camels, reserved places, and camels still to come."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.timbuktu.components import GOODS_ON_A_CAMEL
from azalai.games.timbuktu.view import CamelView, CaravanView, EnclosureView, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit import marks, signs
from azalai.renderers.kit.picture import Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.timbuktu import grid as grids
from azalai.renderers.timbuktu import scene as behind
from azalai.renderers.timbuktu.board import FOOT, HEIGHT, LOWER, UPPER, put_head
from azalai.renderers.timbuktu.grid import Grid, Load
from azalai.renderers.timbuktu.players import draw_players, draw_values

HERDS = {
    5: (UPPER, grids.CELL),
    4: (Grid(72, UPPER.y, 251, 244, 52, 77, 6, 6), Load(104, 54, 175, 33, 33, GOODS_ON_A_CAMEL)),
    3: (Grid(72, UPPER.y, 335, 326, 52, 115, 4, 8), Load(0, 42, 116, 42, 44)),
}
"""Layout of the camels still to place, one column for each player."""


def draw_start(view: TimbuktuView, names: Sequence[str], words: Words) -> Image.Image:
    """Return the board while camels are loaded and placed; `names` can be drawn as they are."""
    picture = Picture(ground(len(view.caravans)))
    put_head(picture, view, words.say("timbuktu-picture-title"))
    grid, load = HERDS[len(view.caravans)]
    for column, caravan in enumerate(view.caravans):
        put_head_of_herd(picture, caravan, grid, column)
        for row, camel in enumerate(caravan.camels):
            put_waiting(picture, camel, grid, load, column, row)
    for column, enclosure in enumerate(view.lower.enclosures):
        put_places(picture, view, enclosure, column)
    draw_players(picture, view, names, words)
    draw_values(picture, view, words, FOOT)
    return picture.image


@cached_sprite
def ground(players: int) -> Sprite:
    picture = Picture(behind.desert(HEIGHT))
    grid = HERDS[players][0]
    for column in range(players):
        grids.put_sheet(picture, grid, column)
    grids.put_sheets(picture, LOWER)
    return Sprite(picture.image)


def put_head_of_herd(picture: Picture, caravan: CaravanView, grid: Grid, column: int) -> None:
    """Draw the mark in the bar over a player's camels; the name is next to it in the player's panel."""
    picture.paste(marks.mark(caravan.seat, 42), grid.middle(column), grid.y + 26)


def put_waiting(picture: Picture, camel: CamelView, grid: Grid, load: Load, column: int, number: int) -> None:
    """Draw a camel (counted from 0) that is not placed yet, or the trail of one that is.

    They stand in several columns if there are more of them than rows.
    """
    across, row = divmod(number, grid.rows)
    x, middle = grid.left_edge(column) + across * grid.width / 2, grid.top(row + 1) + grid.row / 2
    if camel.start is not None:
        picture.paste(signs.trail(80), x + (grid.width / 2 if load.camel else grid.width / 4), middle)
    elif load.camel:
        grids.put_camel(picture, camel, x, middle, load)
    else:
        picture.paste(marks.badge(camel.seat, camel.letter.value, 60), x + load.camel_x, middle)
        grids.put_load(picture, camel, x + load.x, middle, load)


def put_places(picture: Picture, view: TimbuktuView, enclosure: EnclosureView, column: int) -> None:
    """Draw an enclosure of the starting grid."""
    latest = view.latest
    for stall, seat in grids.list_kept_places(enclosure):
        x, y = LOWER.left_edge(column), LOWER.top(stall.number)
        middle = y + LOWER.row / 2 + 1
        if stall.camel is not None:
            spot = None if latest is None else latest.spot
            if spot is not None and spot.enclosure is enclosure.enclosure and spot.stall == stall.number:
                picture.paste(grids.draw_glow(LOWER.width, LOWER.row), x, y)
            grids.put_camel(picture, stall.camel, x, middle)
        elif seat is not None:
            picture.paste(marks.ghost(seat, 52), x + 57, middle)
