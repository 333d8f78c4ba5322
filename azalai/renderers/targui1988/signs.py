"""Signs of Targui 1988: tribe marks and blazons, tents, camels, values, dice.

`draw_...` paints on a canvas; other functions return sprites. A tribe is its number in the box: circle, diamond,
triangle, square.
"""

from __future__ import annotations

from PIL import Image

from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas, reduce_opacity
from azalai.renderers.kit.looks import SHAPES
from azalai.renderers.kit.palette import (
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
    mix,
)
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import LEGIBLE
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.targui1988.drawings import ART

WHITE = colour("FFFFFF")
_BOX = 2.5
"""Width of a mark's drawing divided by its radius."""

# tribes


def _mark_of(tribe: int) -> str:
    return f"mark-{SHAPES[tribe]}"


def draw_mark(
    paint: Canvas, tribe: int, x: float, y: float, radius: float, edge: float = 2, fill: Colour = PAPER
) -> None:
    """Draw a tribe's mark on a thing of its colour, or of another `fill`; `edge`: width of its dark outline."""
    unit = radius / 100
    ART.draw(paint, _mark_of(tribe), x, y, unit, cloth=fill, edge=edge / unit, hollow=False, rim=False)


def mark(tribe: int, radius: int, hollow: bool = False) -> Sprite:
    """Return a tribe's mark in its colour; the origin is the middle; `hollow`: the tribe has lost its camp."""
    inner = PAPER if hollow else False
    return ART.sprite(_mark_of(tribe), _BOX * radius, edge=180 / radius, hollow=inner, rim=False)


def pale_mark(tribe: int, radius: int) -> Sprite:
    """Return a tribe's mark in white with a dark rim, for the tribe's own colour; the origin is the middle."""
    return ART.sprite(_mark_of(tribe), _BOX * radius, cloth=WHITE, edge=240 / radius, hollow=False, rim=False)


def draw_rimmed_mark(tribe: int, radius: int) -> Sprite:
    """Return a tribe's mark in its colour, rimmed in white and dark for any background; the origin is the middle."""
    return ART.sprite(_mark_of(tribe), _BOX * radius, edge=420 / radius, hollow=False)


def blazon(tribe: int, radius: int) -> Sprite:
    """Return a mark with the engraved line and lozenge of Tuareg silver; the origin is the middle."""
    return ART.sprite(f"blazon-{SHAPES[tribe]}", _BOX * radius, edge=220 / radius)


@cached_drawing(margin=5)
def seal(paint: Canvas, tribe: int, radius: int) -> None:
    """Draw the mark of a territory's owner on paper; the origin is the middle."""
    paint.disc(0, 0, radius + 1.8, INK)
    paint.disc(0, 0, radius, PAPER)
    draw_mark(paint, tribe, 0, radius * 0.06 if tribe == 2 else 0, radius * 0.62, 1.3, PLAYERS[tribe])


def camel(tribe: int | None, width: int) -> Sprite:
    """Return a camel with the saddle of a tribe, or of none; the origin is the middle."""
    return ART.sprite("camel", width, cloth=SAND if tribe is None else PLAYERS[tribe])


def reduce_colour(image: Image.Image, share: float) -> Image.Image:
    """Return an image (RGBA) that has lost that share of its colour: 0 to 1."""
    return Image.blend(image, image.convert("LA").convert("RGBA"), share)


@cached_sprite
def tent(tribe: int, holder: int, width: int) -> Canvas:
    """Draw the camp of a tribe; the origin is the middle.

    If `holder` is another tribe it is grey, struck out and has the captor's seal.
    """
    paint = Canvas(84, 72)
    ART.draw(paint, "tent", 42, 36, cloth=PLAYERS[tribe], hem=PAPER)
    draw_mark(paint, tribe, 42, 40, 8.2, 1.6)
    if holder != tribe:
        paint.change(lambda image: reduce_opacity(reduce_colour(image, 0.55), 0.6))
        paint.line([(14, 14), (70, 64)], PAPER, 9.5)
        paint.line([(14, 14), (70, 64)], TERRACOTTA, 5.5)
        paint.disc(66, 18, 15.4, INK)
        paint.disc(66, 18, 13.4, PAPER)
        draw_mark(paint, holder, 66, 18.6 if holder == 2 else 18, 9, 1.4, PLAYERS[holder])
    small = Canvas(0, 0, margin=width // 2 + 2)
    small.add(paint, -width / 2, -width * 72 / 84 / 2, width / 84)
    return small


# values


@cached_drawing(margin=5)
def draw_strategic(paint: Canvas, number: object, width: int, height: int, *, temporary: bool = False) -> None:
    """Draw a strategic value, a black triangle with a white figure; the origin is the top left corner.

    A temporary one is ochre with a dark figure.
    """
    shape = [(width / 2, 0), (width, height), (0, height)]
    fill, ink = (OCHRE, INK) if temporary else (INK, WHITE)
    paint.edge(shape, PAPER, 5.5 if temporary else 4.5)
    paint.edge(shape, INK, 3 if temporary else 1.5)
    paint.fill(shape, fill)
    letters.write(paint, width / 2, height * 0.655, str(number), height * 0.7, ink)


def _draw_square(paint: Canvas, x: float, y: float, size: float, fill: Colour) -> None:
    """Draw the square of economic values, framed in black, its top left corner at (x, y)."""
    paint.box(x, y, size, size, 3.5, INK)
    paint.box(x + 3, y + 3, size - 6, size - 6, 1.5, fill)


@cached_drawing(margin=44)
def tribute(paint: Canvas, number: int, ink: Colour = INK, fill: Colour = WHITE) -> None:
    """Draw the whole tribute of a tribe in its square of 62 x 52, broader for 3 digits; the origin is the middle."""
    half = 31 if number < 100 else 38
    paint.box(-half, -26, 2 * half, 52, 6, ink)
    paint.box(4 - half, -22, 2 * half - 8, 44, 3, fill)
    letters.write(paint, 0, 0, str(number), 46 if number < 100 else LEGIBLE, ink)


# dice

_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cached_drawing(margin=6)
def die(paint: Canvas, number: int, side: int, tribe: int | None = None) -> None:
    """Draw a die, in the colour of a tribe or white; the origin is the top left corner."""
    fill, pip = (PAPER, INK) if tribe is None else (PLAYERS[tribe], INK if tribe == 0 else PAPER)
    paint.blur_shape(rounded_rectangle(1, 3, side, side, side * 0.2), SHADOW, 2, 0.35)
    paint.box(0, 0, side, side, side * 0.2, INK)
    low = mix(fill, SAND_DEEP if tribe is None else INK, 0.18)
    paint.fill(rounded_rectangle(2, 2, side - 4, side - 4, side * 0.17), fill, to=low)
    for across, down in _PIPS[number]:
        paint.disc(side / 2 + across * side * 0.25, side / 2 + down * side * 0.25, side * 0.105, pip)


@cached_drawing(margin=3)
def draw_economic(paint: Canvas, number: object, side: int, *, temporary: bool = False) -> None:
    """Draw an economic value, ochre if temporary; the origin is the top left corner."""
    _draw_square(paint, 0, 0, side, OCHRE if temporary else PAPER)
    letters.write(paint, side / 2, side / 2, str(number), side * 0.84, INK)


@cached_drawing(margin=4)
def silver_square(paint: Canvas, size: int) -> None:
    """Draw the sign of tribute, silver in the square of economic values; the origin is the middle."""
    _draw_square(paint, -size / 2, -size / 2, size, PAPER)
    ART.draw(paint, "silver", scale=size * 0.7 / 64)
