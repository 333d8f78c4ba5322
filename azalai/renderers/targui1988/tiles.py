"""Territory cards as tiles: lands, owners, camels and values; in a seat's picture also names and highlights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from azalai.games.targui1988.components import Land, Square
from azalai.games.targui1988.view import SquareView
from azalai.renderers.kit import badges, ornaments
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, INK, OCHRE, PAPER, PLAYERS, TERRACOTTA, Colour, colour
from azalai.renderers.kit.paths import Point, rounded_rectangle
from azalai.renderers.kit.picture import LEGIBLE, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.targui1988 import lands, signs
from azalai.renderers.targui1988.drawings import ART
from azalai.renderers.targui1988.drawings import SIDE as DRAWN
from azalai.renderers.targui1988.lands import camp_of, face_of
from azalai.renderers.targui1988.phrases import code

WHITE = badges.WHITE
RADIUS = 16
_FADED = 0.55
"""Share of its strength that a tile loses if the question is not about it."""
_ROOMY = 170
"""Size from which on a name is between values and camels; on smaller tiles it replaces the camel."""
_PLATE = 56
"""Height of a name, whose digits then have 34 px."""
_SMALL, _DIGITS = 46, 34
"""Height of a name in a band, and of its digits."""
_END = 5
"""Gap behind the number of camels."""


class Shape(NamedTuple):
    """Measures of a tile that is `side` px wide.

    They are those of its values (a square; a triangle, with its height), of the band with camels, half the width of its
    owner's mark, the width of the camel before it (0: no room), and the largest and smallest size of the number.
    """

    side: int
    square: int
    triangle: tuple[int, int]
    band: int
    mark: int
    inset: int
    herd: int
    digits: tuple[int, int]

    def name_at(self, *, guarded: bool) -> tuple[float, float]:
        """Return the middle of its name, from the top left corner."""
        if self.herd:
            return self.side / 2, self.side * (0.53 if guarded else 0.62)
        return (34 if guarded else self.side / 2), self.side - self.band / 2 - (0 if guarded else 4)


ON_BOARD = Shape(DRAWN, 50, (58, 60), 45, 16, 9, 36, (LEGIBLE, LEGIBLE))
"""Measures of a tile on the public board; its numbers are larger because a phone shows the board smaller."""


def shape(side: int) -> Shape:
    """Return the measures of a tile in a seat's picture, with digits of 34 px or more."""
    triangle = max(49, round(side * 0.29))
    herd_wide, most = (58, 60) if side >= _ROOMY else (0, 48)
    return Shape(
        side,
        max(41, round(side * 0.25)),
        (round(triangle * 7 / 6), triangle),
        max(47, round(side * 0.33)),
        max(15, round(side * 0.12)),
        round(side * 0.075),
        herd_wide,
        (most, 34),
    )


def draw_tile(picture: Picture, square: SquareView, tribes: Sequence[int], x: int, y: int, form: Shape) -> None:
    """Draw a square with its land, owner, camels and values, its top left corner at (x, y), without its name.

    `tribes`: that of each seat.
    """
    side = form.side
    if square.land is None:
        picture.paste(ornaments.back(side, side, cross=False, step=30, radius=RADIUS), x, y)
        return
    owner = None if square.owner is None else tribes[square.owner]
    picture.paste(_ground(square.land, face_of(square), camp_of(square, tribes), side), x, y)
    if owner is not None:
        picture.paste(_border(owner, side, form.band if square.camels else 0), x, y)
    elif square.land is not Land.CHOTT:
        picture.paste(_line(side), x, y)
    inset = form.inset
    if square.economic:
        changed = square.temporary and square.land is Land.MOUNTAIN
        picture.paste(signs.draw_economic(square.economic, form.square, temporary=changed), x + inset, y + inset)
    if square.strategic:
        changed = square.temporary and square.land is Land.ERG
        value = signs.draw_strategic(square.strategic, *form.triangle, temporary=changed)
        picture.paste(value, x + side - inset - form.triangle[0], y + inset - 2)
    if owner is not None:
        _draw_owner(picture, owner, square.camels, x, y, form)


def _draw_owner(picture: Picture, tribe: int, camels: int, x: float, y: float, form: Shape) -> None:
    """Draw the owner, and the number of camels on the band; for a long number the camel is left out."""
    side, mark, middle = form.side, form.mark, y + form.side - form.band / 2
    if not form.herd:
        picture.paste(
            signs.draw_rimmed_mark(tribe, mark), x + side * 0.46, y + (side - form.band + form.inset + form.square) / 2
        )
    elif not camels:
        picture.paste(signs.draw_rimmed_mark(tribe, mark), x + side - mark - 0.07 * side, y + side - mark - 0.06 * side)
    if not camels:
        return
    most, least = form.digits
    left = 66.0
    if form.herd:
        left = form.herd * 1.17 + 2 * mark
        if letters.width(str(camels), "Bold", least) > side - left - _END:
            left = 2 * mark + 8
        else:
            picture.paste(herd(tribe, form.herd), x + form.herd * 0.65, middle)
        picture.paste(signs.pale_mark(tribe, mark), x + left - mark, middle)
    room = side - left - _END
    sizes = range(most, least - 1, -2)
    size = next((size for size in sizes if letters.width(str(camels), "Bold", size) <= room), least)
    picture.number(x + left + room / 2, middle, camels, size, INK if tribe == 0 else WHITE)


def herd(tribe: int, width: int) -> Sprite:
    """Return the cream camel on the band of a territory; the origin is the middle."""
    coat, far = colour("FFF6E2"), colour("D9C6A0")
    return ART.sprite("camel", width, cloth=PLAYERS[tribe], coat=coat, far_legs=far, hem=INK, edge=3.2)


@cached_drawing()
def _ground(tile: Canvas, land: Land, face: int, tribe: int, side: int) -> None:
    """Draw a land; the origin is the top left corner, like that of everything on it."""
    art = Canvas(DRAWN, DRAWN)
    lands.draw_land(art, land, face, tribe)
    tile.add(art, scale=side / DRAWN)
    tile.keep(rounded_rectangle(0, 0, side, side, RADIUS))


@cached_drawing()
def _border(tile: Canvas, tribe: int, side: int, band: int) -> None:
    """Draw the owner's border, with a band of that height for camels."""
    cloth = PLAYERS[tribe]
    tile.edge(rounded_rectangle(5.5, 5.5, side - 11, side - 11, RADIUS - 5), INK, 11)
    tile.edge(rounded_rectangle(5, 5, side - 10, side - 10, RADIUS - 5), cloth, 8.4)
    if band:
        tile.box(5, side - band - 1.6, side - 10, band - 3, 8, INK)
        tile.box(1.2, side - band, side - 2.4, band - 1.2, 12, cloth)
        tile.fill(rounded_rectangle(1.2, side - band, side - 2.4, 14, 2), cloth)
    tile.keep(rounded_rectangle(0, 0, side, side, RADIUS))


@cached_drawing()
def _line(tile: Canvas, side: int) -> None:
    """Draw the thin line around a land without owner."""
    tile.edge(rounded_rectangle(1, 1, side - 2, side - 2, RADIUS - 1), colour("9C7F54"), 2)


# highlights and names


def fade(picture: Picture, x: float, y: float, side: int) -> None:
    """Fade a tile into the sand."""
    badges.wash(picture, (x, y, x + side, y + side), _FADED, RADIUS)


def draw_frames(picture: Picture, frames: Mapping[tuple[int, int], Colour], side: int) -> None:
    """Draw rings around tiles, by their corners: rims first, since those of neighbours touch, and ochre on top."""
    for corner, fill in frames.items():
        picture.paste(_ring(INK if fill == OCHRE else WHITE, side, 16 if fill == OCHRE else 12), *corner)
    for corner, fill in sorted(frames.items(), key=lambda frame: frame[1] == OCHRE):
        picture.paste(_ring(fill, side, 12 if fill == OCHRE else 8), *corner)


@cached_drawing(margin=12)
def _ring(ring: Canvas, fill: Colour, side: int, thick: int) -> None:
    """Draw a ring; the origin is the tile's corner."""
    ring.edge(rounded_rectangle(-1, -1, side + 2, side + 2, RADIUS + 1), fill, thick)


class Plate(NamedTuple):
    """Name of a square in the picture, its middle at (x, y).

    `small`: it is in the band. `lit`: it can be chosen. `swords`: their place, if it can be attacked, or attacked from.
    """

    square: Square
    x: float
    y: float
    small: bool
    lit: bool
    swords: Point | None = None

    @property
    def name(self) -> str:
        """Coordinates of the square: `D4`."""
        return code(self.square)

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom."""
        across, high = (_half_width(self.name), _SMALL / 2) if self.small else (_plate_width(self.name), _PLATE / 2 + 7)
        return self.x - across, self.y - high, self.x + across, self.y + high


def plate(square: Square, corner: Point, form: Shape, *, guarded: bool, lit: bool, fight: bool) -> Plate:
    """Return the name of the square whose tile has that corner."""
    (x, y), (left, top) = form.name_at(guarded=guarded), corner
    if not fight:
        return Plate(square, left + x, top + y, not form.herd, lit)
    if not form.herd:
        return Plate(square, left + x, top + y, True, lit, (left + form.side * 0.46, top + 4))
    half = _plate_width(code(square))
    return Plate(square, left + x + 22, top + y, False, lit, (left + x + 2 - half, top + y))


def _half_width(name: str) -> float:
    return letters.width(name, "Bold", _DIGITS) / 2 + 7


def _plate_width(name: str) -> float:
    return letters.width(name, "Bold", _PLATE * 0.62) / 2 + _PLATE * 0.2 + 7


def draw_plate(picture: Picture, plate: Plate) -> None:
    """Draw a name, with crossed swords before it if a fight is possible."""
    if plate.swords is not None:
        picture.paste(swords(40 if plate.small else 48), *plate.swords)
    picture.paste(
        _pill(plate.name, plate.lit) if plate.small else badges.plate(plate.name, _PLATE, lit=plate.lit),
        plate.x,
        plate.y,
    )


@cached_sprite
def _pill(name: str, lit: bool) -> Canvas:
    """Draw a name in little space; the origin is the middle."""
    half = _half_width(name)
    paint = Canvas(0, 0, margin=round(half) + 6)
    for less, fill in ((0, INK), (1.5, WHITE), (4, CHOICE if lit else badges.NAMED_BROWN)):
        paint.box(less - half, less - _SMALL / 2, 2 * (half - less), _SMALL - 2 * less, 14 - less, fill)
    letters.write(paint, 0, 0, name, _DIGITS, WHITE)
    return paint


@cached_drawing(margin=4)
def swords(paint: Canvas, size: int) -> None:
    """Draw crossed swords on paper; the origin is the middle."""
    for less, fill in ((0, INK), (1.4, TERRACOTTA), (5, PAPER)):
        paint.disc(0, 0, size / 2 - less, fill)
    ART.draw(paint, "swords", scale=size * 0.66 / 100)
