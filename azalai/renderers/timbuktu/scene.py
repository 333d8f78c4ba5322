"""Background of Timbuktu's pictures: late sun over the town, the road on the crest of a dune, and the title band."""

from __future__ import annotations

import math

from azalai.games.timbuktu.components import Site
from azalai.renderers.kit import drawings as kit
from azalai.renderers.kit import signs
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import (
    DUNE,
    NIGHT,
    PALM,
    SAND_LIGHT,
    SILVER,
    colour,
    mix,
)
from azalai.renderers.kit.paths import lozenge, rounded_rectangle
from azalai.renderers.kit.picture import WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.timbuktu.drawings import ART

TOP = 118
"""Upper edge of everything below the title band."""
SIDE = 1092
"""Left edge of the right-hand column, and of the coins above it."""
ROAD = (400, 1030)
MIDDLE = 66
_TRAVELLED, _AHEAD, _PALM_AHEAD = NIGHT, DUNE, colour("A9A66B")


def crest(x: float) -> float:
    """Return the height of the dune that bears the road; `horizon.svg` has the same."""
    return 92 + 5 * math.sin(x / 150) + 3 * math.sin(x / 61 + 1)


def desert(height: int) -> Sprite:
    """Return the background of every picture of the journey; it is not cached."""
    middle, upper = colour("EBD3A4"), round(height * 0.7)
    canvas = Canvas(WIDTH, height)
    canvas.fill(rounded_rectangle(0, 0, WIDTH, upper, 0), colour("F8ECD2"), to=middle)
    canvas.fill(rounded_rectangle(0, upper, WIDTH, height - upper, 0), middle, to=colour("DDB878"))
    ART.draw(canvas, "horizon")
    ART.draw(canvas, "dunes", 0, height)
    return Sprite(canvas.finish().convert("RGB"))


@cached_sprite
def road(route: tuple[Site, ...], at: float) -> Canvas:
    """Draw the stations on the crest; `at` counts stations: 2.5 is half-way from the third to the fourth.

    The origin is the picture's top left corner.
    """
    left, right = ROAD
    canvas = Canvas(right + 60, TOP)
    last = len(route) - 1
    across = left + (right - left) * at / last
    for x in range(left, right + 1, 14):
        canvas.disc(x, crest(x) + 6, 3.2, _TRAVELLED if x < across else _AHEAD)
    for number, site in enumerate(route):
        x = left + (right - left) * number / last
        ground = crest(x) + 2
        if site is Site.START:
            kit.ART.draw(canvas, "tent", x, ground, 0.46, cloth=NIGHT)
        elif site is Site.TIMBUKTU:
            kit.ART.draw(canvas, "city", x, ground + 4, 0.7, clay=DUNE, light=SAND_LIGHT)
        else:
            x -= 34 if number == at else 0
            kit.ART.draw(canvas, "palm", x, ground + 2, 0.5, palm=PALM if number <= at else _PALM_AHEAD)
    across += (-46 if at == last else 30 if at else 58) if at == int(at) else 0
    kit.ART.draw(canvas, "camel-far", across - 38, crest(across) + 4, 0.36)
    return canvas


def head(picture: Picture, text: str, sign: Sprite, *, room: float = 270) -> None:
    """Draw a sign and the title at the left of the title band."""
    picture.paste(sign, 68, MIDDLE - 2)
    picture.name(110, MIDDLE + 16, text, (54, 42), room, NIGHT)


def coins(picture: Picture, stage: str, turn: str) -> None:
    """Draw stage and round, such as `3/5`, behind their coins; none for ""."""
    x = SIDE if turn else SIDE + 150
    if stage:
        picture.paste(signs.palm_coin(56), x + 27, MIDDLE)
        picture.write(x + 62, MIDDLE + 15, stage, 46, NIGHT, "Bold")
    if turn:
        picture.paste(signs.sun_coin(56), x + 171, MIDDLE)
        picture.write(x + 206, MIDDLE + 15, turn, 46, NIGHT, "Bold")


def draw_ornament(canvas: Canvas, x: float, y: float, near: float, far: float) -> None:
    """Draw silver lines with lozenges left and right of an emblem on an indigo bar."""
    for side in (-1, 1):
        canvas.line([(x + side * near, y), (x + side * far, y)], mix(NIGHT, SILVER, 0.45), 2)
        middle = x + side * (near + far) / 2
        canvas.fill(lozenge(middle, y, 7.5), NIGHT)
        canvas.fill(lozenge(middle, y, 6), mix(NIGHT, SILVER, 0.87))


PALE = colour("BC945A")
"""Colour of less important numbers."""
