"""Lands of the territory cards, and small pictures of territories."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.targui1988.components import Land
from azalai.games.targui1988.view import SquareView
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, PLAYERS
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.sprites import Sprite, cached_drawing
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.drawings import ART, SIDE

_ONE_FACE = (Land.SALINE, Land.CAMP)
_FACES = 4
_ALIKE = (Land.SALINE, Land.GUELTA)
"""Lands with only one drawing."""


def draw_land(tile: Canvas, land: Land, face: int = 0, tribe: int = 0) -> None:
    """Draw a land over a tile of `SIDE`; `face`: 0 to 7 (the last four mirrored), `tribe`: the owner of its camp."""
    if land is Land.CAMP:
        ART.draw(tile, "camp", cloth=PLAYERS[tribe])
        signs.draw_mark(tile, tribe, 57, 63.5, 12.5)
    else:
        name = land.value if land in _ALIKE else f"{land.value}-{face % _FACES + 1}"
        ART.draw(tile, name, mirrored=face >= _FACES)


def face_of(square: SquareView) -> int:
    """Return the face of a land on a square."""
    return 0 if square.land in _ONE_FACE else (square.number * 5 + square.number // 7) % (2 * _FACES)


@cached_drawing(margin=2)
def thumb(paint: Canvas, land: Land, face: int, tribe: int, owner: int | None, side: int) -> None:
    """Draw a small land with its owner's border; the origin is the top left corner.

    `tribe` and `owner` are tribes.
    """
    tile = Canvas(SIDE, SIDE)
    draw_land(tile, land, face, tribe)
    if owner is not None:
        tile.edge(rounded_rectangle(8, 8, SIDE - 16, SIDE - 16, 16), INK, 16)
        tile.edge(rounded_rectangle(7.5, 7.5, SIDE - 15, SIDE - 15, 15), PLAYERS[owner], 11)
    else:
        tile.edge(rounded_rectangle(2, 2, SIDE - 4, SIDE - 4, 20), INK, 5)
    tile.keep(rounded_rectangle(0, 0, SIDE, SIDE, 22))
    paint.add(tile, scale=side / SIDE)


def thumb_of(square: SquareView, tribes: Sequence[int], size: int) -> Sprite:
    """Return a small square, without owner if it has just been won; `tribes`: that of each seat."""
    assert square.land is not None
    owner = None if square.owner is None else tribes[square.owner]
    return thumb(square.land, face_of(square), camp_of(square, tribes), owner, size)


def camp_of(square: SquareView, tribes: Sequence[int]) -> int:
    """Return the tribe of the camp on the square, or 0."""
    return 0 if square.camp is None else tribes[square.camp]
