"""The territory cards as tiles: the land, its values, who owns it and whether camels stand there."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.targui1988.components import Land
from azalai.games.targui1988.view import SquareView
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, PLAYERS, SHADOW, colour, dark
from azalai.renderers.kit.paths import rounded
from azalai.renderers.kit.picture import Picture
from azalai.renderers.kit.sprites import Sprite, drawn
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.drawings import ART, SIDE

PITCH = 132
RADIUS = 14
BAND = 45
"""The height of the band with camels."""

_ONE_FACE = (Land.SALINE, Land.CAMP)
_FACES = 4
_ALIKE = (Land.SALINE, Land.GUELTA)
"""Lands of one drawing."""


def draw_land(tile: Canvas, land: Land, face: int = 0, tribe: int = 0) -> None:
    """Draws a land over a tile of `SIDE`; `face` 0 to 7 (the last four mirrored), `tribe`: whose camp."""
    if land is Land.CAMP:
        ART.draw(tile, "camp", cloth=PLAYERS[tribe])
        signs.draw_mark(tile, tribe, 57, 63.5, 12.5)
    else:
        name = land.value if land in _ALIKE else f"{land.value}-{face % _FACES + 1}"
        ART.draw(tile, name, mirrored=face >= _FACES)


def face_of(square: SquareView) -> int:
    """Which of its faces a land shows on a square."""
    return 0 if square.land in _ONE_FACE else (square.number * 5 + square.number // 7) % (2 * _FACES)


def draw_tile(picture: Picture, square: SquareView, tribes: Sequence[int], x: int, y: int) -> None:
    """A square with its land, owner, band and values, its top left corner at (x, y); without seal and number.
    `tribes`: that of each seat."""
    assert square.land is not None
    picture.put(_ground(square.land, face_of(square), camp_of(square, tribes)), x, y)
    if square.owner is not None:
        picture.put(_border(tribes[square.owner], square.camels > 0), x, y)
    elif square.land is not Land.CHOTT:
        picture.put(_line(), x, y)
    inset = 11 if square.owner is not None else 8
    if square.economic:
        changed = square.temporary and square.land is Land.MOUNTAIN
        picture.put(signs.economic(square.economic, 50, temporary=changed), x + inset, y + inset)
    if square.strategic:
        changed = square.temporary and square.land is Land.ERG
        value = signs.strategic(square.strategic, 58, 60, temporary=changed)
        picture.put(value, x + SIDE - inset - 58, y + inset - 2)


@drawn
def _ground(land: Land, face: int, tribe: int) -> Canvas:
    paint = Canvas(SIDE, SIDE, margin=8)
    tile = Canvas(SIDE, SIDE)
    draw_land(tile, land, face, tribe)
    tile.keep(rounded(0, 0, SIDE, SIDE, RADIUS))
    paint.soft(rounded(1, 4, SIDE, SIDE, RADIUS), SHADOW, 2.6, 0.37)
    paint.add(tile)
    return paint


@drawn
def _border(tribe: int, guarded: bool) -> Canvas:
    """The tribe's border, with the band for camels where there are any."""
    tile, cloth = Canvas(SIDE, SIDE), PLAYERS[tribe]
    tile.edge(rounded(4.8, 4.8, SIDE - 9.6, SIDE - 9.6, RADIUS - 4.8), INK, 9.6)
    tile.edge(rounded(4.5, 4.5, SIDE - 9, SIDE - 9, RADIUS - 4.5), cloth, 7.4)
    if guarded:
        top = SIDE - BAND
        tile.fill(rounded(5, top - 1.6, SIDE - 10, BAND - 3.4, 8), INK)
        tile.fill(rounded(1.2, top, SIDE - 2.4, BAND - 1.2, 12), cloth)
        tile.fill(rounded(1.2, top, SIDE - 2.4, 14, 2), cloth)
        tile.fill(rounded(1.2, SIDE - 8, SIDE - 2.4, 6.8, 6), dark(cloth, 0.18), opacity=0.47)
    tile.keep(rounded(0, 0, SIDE, SIDE, RADIUS))
    return tile


@drawn
def _line() -> Canvas:
    """The thin line round a territory of nobody's."""
    tile = Canvas(SIDE, SIDE)
    tile.edge(rounded(1, 1, SIDE - 2, SIDE - 2, RADIUS - 1), colour("9C7F54"), 2)
    return tile


@drawn
def thumb(land: Land, face: int, tribe: int, owner: int | None, size: int) -> Canvas:
    """A land in small with its owner's border (both tribes); its origin is the top left corner."""
    paint = Canvas(size, size, margin=2)
    tile = Canvas(SIDE, SIDE)
    draw_land(tile, land, face, tribe)
    if owner is not None:
        tile.edge(rounded(8, 8, SIDE - 16, SIDE - 16, 16), INK, 16)
        tile.edge(rounded(7.5, 7.5, SIDE - 15, SIDE - 15, 15), PLAYERS[owner], 11)
    else:
        tile.edge(rounded(2, 2, SIDE - 4, SIDE - 4, 20), INK, 5)
    tile.keep(rounded(0, 0, SIDE, SIDE, 22))
    paint.add(tile, scale=size / SIDE)
    return paint


def thumb_of(square: SquareView, tribes: Sequence[int], size: int) -> Sprite:
    """A square in small; one that has just been won has no owner yet. `tribes`: that of each seat."""
    assert square.land is not None
    owner = None if square.owner is None else tribes[square.owner]
    return thumb(square.land, face_of(square), camp_of(square, tribes), owner, size)


def camp_of(square: SquareView, tribes: Sequence[int]) -> int:
    """Whose camp is painted; 0 where there is none."""
    return 0 if square.camp is None else tribes[square.camp]
