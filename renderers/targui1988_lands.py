"""The territory cards as tiles: the land, its values, who owns it and with how many camels."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from games.targui1988.components import Land
from games.targui1988.view import SquareView
from renderers.kit.brush import Brush, dark
from renderers.kit.palette import INK, OCHRE, PAPER, PLAYERS, SHADOW, colour
from renderers.kit.paths import rounded
from renderers.kit.sprites import Sprite, drawn
from renderers.targui1988_places import camp, chott, guelta, saline
from renderers.targui1988_sands import SIDE, erg, fechfech, mountain, reg
from renderers.targui1988_signs import draw_economic, draw_strategic

PITCH = 132
RADIUS = 14
BAND = 45
"""The height of the band with camels."""

_PAINTED: dict[Land, Callable[[int], Brush]] = {
    Land.SALINE: saline,
    Land.GUELTA: guelta,
    Land.REG: reg,
    Land.ERG: erg,
    Land.FECHFECH: fechfech,
    Land.MOUNTAIN: mountain,
    Land.CHOTT: chott,
}
_ONE_FACE = (Land.SALINE, Land.CAMP)


@drawn
def _land(land: Land, face: int, seat: int) -> Sprite:
    painted = camp(seat) if land is Land.CAMP else _PAINTED[land](face % 4)
    image = painted.image
    return Sprite(image.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if face > 3 else image)


def enlarged(land: Land, face: int = 0, seat: int = 0) -> Image.Image:
    """A land, enlarged; `face` 0 to 7 (the last four mirrored), `seat`: whose camp."""
    return _land(land, 0 if land in _ONE_FACE else face, seat if land is Land.CAMP else 0).image


def face_of(number: int) -> int:
    """Which of its faces a land shows on the square of that number."""
    return (number * 5 + number // 7) % 8


@drawn
def _tile(
    land: Land, face: int, seat: int, owner: int | None, economic: int, strategic: int, temporary: bool, guarded: bool
) -> Brush:
    paint = Brush(SIDE, SIDE, margin=12)
    paint.soft(rounded(1, 4, SIDE, SIDE, RADIUS), SHADOW, 2.6, 0.37)
    tile = Brush(SIDE, SIDE)
    tile.stamp(enlarged(land, face, seat), 0, 0, SIDE)
    if owner is not None:
        tile.edge(rounded(4.8, 4.8, SIDE - 9.6, SIDE - 9.6, RADIUS - 4.8), INK, 9.6)
        tile.edge(rounded(4.5, 4.5, SIDE - 9, SIDE - 9, RADIUS - 4.5), PLAYERS[owner], 7.4)
        if guarded:
            top, cloth = SIDE - BAND, PLAYERS[owner]
            tile.fill(rounded(5, top - 1.6, SIDE - 10, BAND - 3.4, 8), INK)
            tile.fill(rounded(1.2, top, SIDE - 2.4, BAND - 1.2, 12), cloth)
            tile.fill(rounded(1.2, top, SIDE - 2.4, 14, 2), cloth)
            tile.paint(rounded(1.2, SIDE - 8, SIDE - 2.4, 6.8, 6), dark(cloth, 0.18), opacity=0.47)
    elif land is not Land.CHOTT:
        tile.edge(rounded(1, 1, SIDE - 2, SIDE - 2, RADIUS - 1), colour("9C7F54"), 2)
    inset = 11 if owner is not None else 8
    short = temporary and land is Land.MOUNTAIN
    if economic:
        draw_economic(tile, inset, inset, economic, 34, fill=OCHRE if short else PAPER)
    if strategic:
        changed = temporary and land is Land.ERG
        draw_strategic(tile, SIDE - inset - 50, inset - 2, strategic, 49, 42, temporary=changed)
    tile.keep(rounded(0, 0, SIDE, SIDE, RADIUS))
    paint.stamp(tile.image, 0, 0, SIDE)
    return paint


def tile_of(square: SquareView) -> Sprite:
    """A square without seal and number of camels; its origin is the top left corner."""
    assert square.land is not None
    return _tile(
        square.land,
        face_of(square.number),
        square.camp if square.camp is not None else 0,
        square.owner,
        square.economic,
        square.strategic,
        square.temporary,
        square.camels > 0,
    )


@drawn
def thumb(land: Land, face: int, seat: int, owner: int | None, size: int) -> Brush:
    """A land in small with its owner's border; its origin is the top left corner."""
    paint = Brush(size, size, margin=2)
    tile = Brush(SIDE, SIDE)
    tile.stamp(enlarged(land, face, seat), 0, 0, SIDE)
    if owner is not None:
        tile.edge(rounded(8, 8, SIDE - 16, SIDE - 16, 16), INK, 16)
        tile.edge(rounded(7.5, 7.5, SIDE - 15, SIDE - 15, 15), PLAYERS[owner], 11)
    else:
        tile.edge(rounded(2, 2, SIDE - 4, SIDE - 4, 20), INK, 5)
    tile.keep(rounded(0, 0, SIDE, SIDE, 22))
    paint.stamp(tile.image, 0, 0, size)
    return paint


def thumb_of(square: SquareView, size: int) -> Sprite:
    """A square in small; one that has just been won has no owner yet."""
    assert square.land is not None
    seat = square.camp if square.camp is not None else 0
    return thumb(square.land, face_of(square.number), seat, square.owner, size)
