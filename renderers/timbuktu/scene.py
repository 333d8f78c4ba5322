"""What lies behind Timbuktu's pictures: late sun over the town, the road on the crest of a dune, and the title band."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from games.timbuktu.components import Site
from renderers.kit import animals, ornaments, paths, scene, signs
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.drawings import ART
from renderers.kit.palette import (
    DUNE,
    NIGHT,
    PALM,
    SAND_LIGHT,
    SILVER,
    colour,
    mix,
)
from renderers.kit.paths import Point, lozenge
from renderers.kit.picture import WIDTH, Picture
from renderers.kit.sprites import Sprite, drawn

TOP = 118
"""Where everything below the title band begins."""
SIDE = 1092
"""The left edge of the right-hand column, and of the coins above it."""
ROAD = (400, 1030)
MIDDLE = 66
_TRAVELLED, _AHEAD = NIGHT, DUNE


def crest(x: float) -> float:
    """The height of the dune that bears the road."""
    return 92 + 5 * math.sin(x / 150) + 3 * math.sin(x / 61 + 1)


def _dunes(image: Image.Image, heights: Sequence[float], fill: tuple[int, int, int]) -> None:
    """A row of hills whose tops and valleys lie at even distances."""
    points: list[Point] = []
    last = len(heights) - 1
    for x in range(0, WIDTH + 1, 10):
        place = x / WIDTH * last
        at = min(int(place), last - 1)
        share = place - at
        share = share * share * (3 - 2 * share)
        points.append((x, heights[at] + (heights[at + 1] - heights[at]) * share))
    scene.silhouette(image, [*points, (WIDTH, image.height), (0, image.height)], fill)


def desert(height: int) -> Sprite:
    """The ground of every picture of the journey. Not kept by itself."""
    top, middle, foot = colour("F8ECD2"), colour("EBD3A4"), colour("DDB878")
    upper = round(height * 0.7)
    image = scene.gradient(WIDTH, height, top, middle)
    image.paste(scene.gradient(WIDTH, upper, top, middle), (0, 0))
    image.paste(scene.gradient(WIDTH, height - upper, middle, foot), (0, upper))
    for radius, halo in ((112, "F8E7BF"), (80, "F9E0AA"), (52, "FAD68A")):
        scene.silhouette(image, paths.ellipse(1018, 74, radius), colour(halo))
    ridge = [(x, crest(x)) for x in range(0, WIDTH + 1, 8)]
    behind = [(x, y - 10 + 6 * math.sin(x / 210 + 2)) for x, y in ridge]
    scene.silhouette(image, [*behind, (WIDTH, 420), (0, 420)], colour("F1DEB8"))
    shade = image.copy()
    scene.silhouette(shade, [*ridge, (WIDTH, 450), (0, 450)], colour("E3C48E"))
    # the crest melts into the sand below it
    melt = Image.new("L", (1, 360))
    for y in range(360):
        melt.putpixel((0, y), round(255 * max(0.0, 1 - y / 330) ** 1.2))
    under = Image.new("RGB", (WIDTH, 360), middle)
    under.paste(scene.gradient(WIDTH, upper, top, middle).crop((0, 80, WIDTH, 440)))
    under.paste(shade.crop((0, 80, WIDTH, 440)), (0, 0), melt.resize((WIDTH, 360)))
    image.paste(under, (0, 80), _below(ridge))
    _dunes(image, [height - d for d in (150, 80, 190, 110, 170, 70, 140)], colour("DDB878"))
    _dunes(image, [height - d for d in (70, 120, 50, 95, 40, 100, 60)], colour("CFA164"))
    _dunes(image, [height - d for d in (20, 44, 24, 50, 22, 40)], DUNE)
    return Sprite(image)


def _below(ridge: Sequence[Point]) -> Image.Image:
    """The part of the band from y 80 to 440 that lies below the ridge."""
    mask = Image.new("RGB", (WIDTH, 360))
    placed = [(x, y - 80) for x, y in ridge]
    scene.silhouette(mask, [*placed, (WIDTH, 400), (0, 400)], (255, 255, 255))
    return mask.getchannel("R")


@drawn
def road(route: tuple[Site, ...], at: float) -> Sprite:
    """The stations on the crest; `at` counts stations, 2.5 is half-way from the third to the fourth.

    Its origin is the picture's top left corner.
    """
    left, right = ROAD
    picture = blank(right - left + 120, TOP)
    first = left - 60
    last = len(route) - 1
    places = [left + (right - left) * number / last for number in range(last + 1)]
    here = left + (right - left) * at / last
    canvas = Canvas(right - left + 120, TOP)
    for x in range(left, right + 1, 14):
        canvas.disc(x - first, crest(x) + 6, 3.2, _TRAVELLED if x < here else _AHEAD)
    picture.put(Sprite(canvas.finished()), 0, 0)
    for number, (site, x) in enumerate(zip(route, places, strict=True)):
        ground = crest(x) + 2
        if site is Site.START:
            over(picture, signs.tent(46, NIGHT), x - first, ground)
        elif site is Site.TIMBUKTU:
            over(picture, signs.city(70, DUNE, SAND_LIGHT), x - first, ground + 4)
        else:
            reached = number <= at
            aside = 34 if number == at else 0
            over(picture, _wayside(reached), x - first - aside, ground + 2)
    aside = (-46 if at == last else 30 if at else 58) if at == int(at) else 0
    camel = ART.sprite("camel-far", animals.CAMEL_WIDTH * 0.36)
    over(picture, camel, here - first + aside - 38, crest(here + aside) + 4)
    return Sprite(picture.image, -first, 0)


@drawn
def _wayside(reached: bool) -> Canvas:
    canvas = Canvas(0, 0, margin=54)
    scene.draw_palm(canvas, 0, 0, 50, PALM if reached else colour("A9A66B"))
    return canvas


def blank(width: int, height: int) -> Picture:
    """A transparent picture, to be filled by `over` and kept as a sprite."""
    return Picture(Sprite(Image.new("RGBA", (width, height), (0, 0, 0, 0))))


def over(picture: Picture, sprite: Sprite, x: float, y: float) -> None:
    """Puts a sprite on a picture that is itself transparent."""
    picture.image.alpha_composite(sprite.image, (round(x) - sprite.left, round(y) - sprite.top))


@drawn
def agadez(size: int) -> Canvas:
    """The cross of Agadez before the title; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 2)
    ornaments.draw_agadez(canvas, 0, 0, size, NIGHT, colour("F5E8CC"))
    return canvas


def head(picture: Picture, text: str, sign: Sprite, *, room: float = 270) -> None:
    """A sign and the title at the left of the title band."""
    picture.put(sign, 68, MIDDLE - 2)
    fitting, size = letters.name(text, "Bold", 54, 42, room)
    picture.write(110, MIDDLE + 16, fitting, size, NIGHT, "Bold")


def coins(picture: Picture, stage: str, turn: str) -> None:
    """Stage and round, such as `3/5`, behind their coins; none for ''."""
    x = SIDE if turn else SIDE + 150
    if stage:
        picture.put(signs.palm_coin(56), x + 27, MIDDLE)
        picture.write(x + 62, MIDDLE + 15, stage, 46, NIGHT, "Bold")
    if turn:
        picture.put(signs.sun_coin(56), x + 171, MIDDLE)
        picture.write(x + 206, MIDDLE + 15, turn, 46, NIGHT, "Bold")


def draw_ornament(canvas: Canvas, x: float, y: float, near: float, far: float) -> None:
    """Silver lines with lozenges to the left and right of an emblem on an indigo bar."""
    for side in (-1, 1):
        canvas.line([(x + side * near, y), (x + side * far, y)], mix(NIGHT, SILVER, 0.45), 2)
        middle = x + side * (near + far) / 2
        canvas.fill(lozenge(middle, y, 7.5), NIGHT)
        canvas.fill(lozenge(middle, y, 6), mix(NIGHT, SILVER, 0.87))


PALE = colour("BC945A")
"""Numbers that matter less."""
