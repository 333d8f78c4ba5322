"""The signs of Targui 1988: tribe marks and blazons, tents, values, dice, coin, swords.

`draw_...` paints on a canvas; the others are finished sprites. A tribe is its number in the box: circle, diamond,
triangle, square.
"""

from __future__ import annotations

from PIL import Image

from renderers.kit import paths
from renderers.kit import type as letters
from renderers.kit.art import Value
from renderers.kit.canvas import Canvas
from renderers.kit.palette import (
    INK,
    OCHRE,
    PAPER,
    PLAYERS,
    SAND,
    SAND_DEEP,
    SHADOW,
    TERRACOTTA,
    Colour,
    colour,
    dark,
    light,
    mix,
)
from renderers.kit.paths import Points, ellipse, rounded
from renderers.kit.sprites import Sprite, drawn
from renderers.targui1988.drawings import ART

WHITE = colour("FFFFFF")

# tribes


def mark_shape(tribe: int, x: float, y: float, radius: float) -> Points:
    """Circle, diamond, triangle or square round (x, y)."""
    if tribe == 0:
        return ellipse(x, y, radius * 0.93)
    if tribe == 1:
        return paths.lozenge(x, y, radius * 0.95, radius * 1.12)
    if tribe == 2:
        low = y + radius * 0.82
        return [(x, y - radius * 1.08), (x + radius * 1.08, low), (x - radius * 1.08, low)]
    half = radius * 0.86
    return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]


def draw_mark(
    paint: Canvas, tribe: int, x: float, y: float, radius: float, edge: float = 2, fill: Colour | None = None
) -> None:
    """A tribe's mark, in its colour unless told otherwise; `edge`: width of its dark outline."""
    shape = mark_shape(tribe, x, y, radius)
    if edge:
        paint.edge(shape, INK, 2 * edge)
    paint.fill(shape, fill or PLAYERS[tribe])


@drawn
def mark(tribe: int, radius: int, hollow: bool = False) -> Canvas:
    """A tribe's mark; its origin is the middle. `hollow`: the tribe has lost its camp."""
    paint = Canvas(0, 0, margin=radius + 8)
    draw_mark(paint, tribe, 0, 0, radius, 1.8)
    if hollow:
        draw_mark(paint, tribe, 0, radius * 0.08 if tribe == 2 else 0, radius * 0.56, 0, PAPER)
    return paint


@drawn
def pale_mark(tribe: int, radius: int) -> Canvas:
    """A tribe's mark in white with a dark rim, for the tribe's own colour; its origin is the middle."""
    paint = Canvas(0, 0, margin=radius + 5)
    draw_mark(paint, tribe, 0, 0, radius, 2.4, WHITE)
    return paint


@drawn
def rimmed_mark(tribe: int, radius: int) -> Canvas:
    """A tribe's mark in its colour, rimmed in white and dark for any ground; its origin is the middle."""
    paint = Canvas(0, 0, margin=radius + 8)
    shape = mark_shape(tribe, 0, 0, radius)
    for width, rim in ((8.4, INK), (5.6, WHITE)):
        paint.edge(shape, rim, width)
    paint.fill(shape, PLAYERS[tribe])
    return paint


def draw_blazon(paint: Canvas, tribe: int, x: float, y: float, radius: float) -> None:
    """A mark with the engraved line and lozenge of Tuareg silver."""
    fill = PLAYERS[tribe]
    line = colour("7A5200") if tribe == 0 else light(fill, 0.75)
    down, large = (radius * 0.14, 0.26) if tribe == 2 else (0, 0.34)
    paint.edge(mark_shape(tribe, x, y, radius), INK, 4.4)
    paint.fill(mark_shape(tribe, x, y, radius), fill)
    paint.edge(mark_shape(tribe, x, y + down * 0.6, radius * 0.7), line, max(1.2, radius * 0.07))
    paint.fill(paths.lozenge(x, y + down, radius * large), line)
    paint.fill(paths.lozenge(x, y + down, radius * large * 0.42), fill)


@drawn
def blazon(tribe: int, radius: int) -> Canvas:
    """A tribe's blazon; its origin is the middle."""
    paint = Canvas(0, 0, margin=radius + 8)
    draw_blazon(paint, tribe, 0, 0, radius)
    return paint


@drawn
def seal(tribe: int, radius: int) -> Canvas:
    """Who owns a territory: the mark on paper; its origin is the middle."""
    paint = Canvas(0, 0, margin=radius + 5)
    paint.disc(0, 0, radius + 1.8, INK)
    paint.disc(0, 0, radius, PAPER)
    draw_mark(paint, tribe, 0, radius * 0.06 if tribe == 2 else 0, radius * 0.62, 1.3)
    return paint


def tent_style(cloth: Colour, hem: Colour = PAPER) -> dict[str, Value]:
    """The colours of a low Tuareg leather tent."""
    shades = {
        "high": light(cloth, 0.12),
        "low": dark(cloth, 0.12),
        "fold": dark(cloth, 0.28),
        "foot": dark(cloth, 0.45),
    }
    return {**shades, "door": dark(cloth, 0.8), "hem": hem}


def _taken(image: Image.Image) -> Image.Image:
    grey = Image.blend(image, image.convert("LA").convert("RGBA"), 0.55)
    grey.putalpha(image.getchannel("A").point([round(value * 0.6) for value in range(256)]))
    return grey


@drawn
def tent(tribe: int, holder: int, width: int) -> Canvas:
    """The camp of a tribe; grey, struck out and with the captor's seal when `holder` is another one. Its origin is the
    middle."""
    paint = Canvas(84, 72)
    ART.draw(paint, "tent", 42, 36, style=tent_style(PLAYERS[tribe]))
    draw_mark(paint, tribe, 42, 40, 8.2, 1.6, PAPER)
    if holder != tribe:
        paint.change(_taken)
        paint.line([(14, 14), (70, 64)], PAPER, 9.5)
        paint.line([(14, 14), (70, 64)], TERRACOTTA, 5.5)
        paint.disc(66, 18, 15.4, INK)
        paint.disc(66, 18, 13.4, PAPER)
        draw_mark(paint, holder, 66, 18.6 if holder == 2 else 18, 9, 1.4)
    small = Canvas(0, 0, margin=width // 2 + 2)
    small.add(paint, -width / 2, -width * 72 / 84 / 2, width / 84)
    return small


# values


def draw_economic(
    paint: Canvas, x: float, y: float, number: object, size: float, *, fill: Colour = PAPER, ink: Colour = INK
) -> None:
    """A square with a black frame and a black figure, its top left corner at (x, y)."""
    paint.box(x, y, size, size, 3.5, ink)
    paint.box(x + 3, y + 3, size - 6, size - 6, 1.5, fill)
    if number != "":
        letters.write(paint, x + size / 2, y + size / 2, str(number), size * 0.84, ink)


def draw_strategic(
    paint: Canvas, x: float, y: float, number: object, width: float, height: float, *, temporary: bool = False
) -> None:
    """A black triangle with a white figure in a box at (x, y); ochre with a dark figure when it is not for long."""
    fill, ink = (OCHRE, INK) if temporary else (INK, WHITE)
    shape = [(x + width / 2, y), (x + width, y + height), (x, y + height)]
    paint.edge(shape, PAPER, 5.5 if temporary else 4.5)
    if temporary:
        paint.edge(shape, INK, 3)
    paint.fill(shape, fill)
    if not temporary:
        paint.edge(shape, fill, 1.5)
    if number != "":
        letters.write(paint, x + width / 2, y + height * 0.655, str(number), height * 0.7, ink)


@drawn
def strategic(number: int, width: int, height: int) -> Canvas:
    """A bonus in combat; its origin is the top left corner."""
    paint = Canvas(width, height, margin=5)
    draw_strategic(paint, 0, 0, number, width, height)
    return paint


@drawn
def tribute(number: int, ink: Colour = INK, fill: Colour = WHITE) -> Canvas:
    """The whole tribute of a tribe in its square of 62 x 52; its origin is the middle."""
    paint = Canvas(0, 0, margin=36)
    paint.box(-31, -26, 62, 52, 6, ink)
    paint.box(-27, -22, 54, 44, 3, fill)
    letters.write(paint, 0, 0, str(number), 44 if number < 100 else 32, ink)
    return paint


# dice, silver, swords

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@drawn
def die(number: int, size: int, tribe: int | None = None) -> Canvas:
    """A die, in the colour of a tribe or white; its origin is the top left corner."""
    paint = Canvas(size, size, margin=6)
    fill, pip = (PAPER, INK) if tribe is None else (PLAYERS[tribe], INK if tribe == 0 else PAPER)
    paint.soft(rounded(1, 3, size, size, size * 0.2), SHADOW, 2, 0.35)
    paint.box(0, 0, size, size, size * 0.2, INK)
    low = mix(fill, SAND_DEEP if tribe is None else INK, 0.18)
    paint.fill(rounded(2, 2, size - 4, size - 4, size * 0.17), fill, to=low)
    for across, down in _PIPS[number]:
        paint.disc(size / 2 + across * size * 0.25, size / 2 + down * size * 0.25, size * 0.105, pip)
    return paint


def draw_coin(paint: Canvas, x: float, y: float, size: float) -> None:
    """A piece of silver round (x, y)."""
    ART.draw(paint, "silver", x, y, size / 64)


def coin(size: int) -> Sprite:
    """A piece of silver; its origin is the middle."""
    return ART.sprite("silver", size)


def draw_swords(paint: Canvas, x: float, y: float, size: float) -> None:
    """Two crossed takouba round (x, y)."""
    ART.draw(paint, "swords", x, y, size / 100)


@drawn
def swords(size: int, opacity: float = 1) -> Canvas:
    """Crossed swords; their origin is the middle."""
    paint = Canvas(0, 0, margin=size // 2 + 4)
    draw_swords(paint, 0, 0, size)
    paint.fade(opacity)
    return paint


def any_tent(width: int) -> Sprite:
    """A leather tent: camps of others that are held; its origin is the middle."""
    return ART.sprite("tent", width, **tent_style(colour("9A5638"), SAND))


def squares(size: int) -> Sprite:
    """Territories: two tiles over each other; its origin is the middle."""
    return ART.sprite("squares", size)


@drawn
def value_triangle(text: str, width: int, height: int) -> Canvas:
    """A strategic value for a time; its origin is the top left corner."""
    paint = Canvas(width, height, margin=5)
    draw_strategic(paint, 0, 0, text, width, height, temporary=True)
    return paint


@drawn
def value_square(text: str, size: int, *, lasting: bool = False) -> Canvas:
    """An economic value, ochre when it is for a time; its origin is the top left corner."""
    paint = Canvas(size, size, margin=3)
    draw_economic(paint, 0, 0, text, size, fill=PAPER if lasting else OCHRE)
    return paint


@drawn
def silver_square(size: int) -> Canvas:
    """The sign of tribute: silver in the square of economic values; its origin is the middle."""
    paint = Canvas(0, 0, margin=size // 2 + 4)
    draw_economic(paint, -size / 2, -size / 2, "", size)
    draw_coin(paint, 0, 0, size * 0.7)
    return paint
