"""Parts that Targui 1988's pictures share: background, heading with the caravan of rounds, order of turns, arrows."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw, ImageFilter

from azalai.games.targui1988.components import DOUBLE
from azalai.games.targui1988.view import CardView, Phase, TarguiView
from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas, reduce_opacity
from azalai.renderers.kit.palette import (
    DUNE,
    INK,
    NIGHT,
    PAPER,
    SAND_LIGHT,
    SHADOW,
    SILVER_BLUE,
    TERRACOTTA,
    Colour,
    colour,
    mix,
)
from azalai.renderers.kit.paths import Point, lozenge, rounded_rectangle
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.destinies import vignette
from azalai.renderers.targui1988.drawings import ART

RIGHT = WIDTH - MARGIN
_HEAD = 54
_FIRST_CARD = 134
_CARD_HEIGHT = 70
_DAWN = colour("FBEFD2")


def ground(height: int, title: str) -> Picture:
    """Return the desert with the cross of Agadez and the name of the game.

    It is not cached: a picture caches it with what always lies on it.
    """
    picture = Picture(scene.desert(WIDTH, height))
    cross = Canvas(0, 0, margin=40)
    ornaments.draw_agadez(cross, 0, 0, 58, NIGHT, SAND_LIGHT)
    picture.paste(Sprite(cross.finish(), 40, 40), MARGIN + 18, _HEAD + 2)
    picture.write(MARGIN + 50, _HEAD + 18, title, 52, NIGHT, "Bold")
    return picture


def title_end(title: str) -> int:
    """Return the right end of the game's name."""
    return MARGIN + 50 + round(letters.width(title, "Bold", 52)) + 22


# rounds


def passage(view: TarguiView) -> tuple[int, int]:
    """Return the first and the last round of the present passage through the destiny cards."""
    if not view.to_the_last:
        return 1, view.rounds
    pack = sum(destiny.in_game for destiny in view.destinies)
    first = (max(view.round, 1) - 1) // pack * pack + 1
    return first, min(first + pack - 1, view.rounds)


def draw_rounds(picture: Picture, view: TarguiView, title: str) -> None:
    """Draw a lozenge for each round on a dotted line, a camel on the present one, and the number at the right."""
    text = str(view.round) if view.to_the_last else f"{view.round}/{view.rounds}"
    wide = letters.width(text, "Bold", 52)
    picture.write(round(RIGHT - wide), _HEAD + 18, text, 52, NIGHT, "Bold")
    first, last = passage(view)
    start, end = title_end(title) + 20, round(RIGHT - wide - 34)
    over = view.phase is Phase.OVER
    picture.paste(_track(end - start, last - first + 1, view.round - first, over), start, _HEAD + 19)
    if view.round:
        along = start + (end - start) * (view.round - first) / max(1, last - first)
        picture.paste(_leader(), along, _HEAD - 9)


def _leader() -> Sprite:
    """Return the indigo camel that walks the rounds; the origin is the middle."""
    far = colour("141C40")
    return ART.sprite("camel", 56, cloth=TERRACOTTA, coat=NIGHT, far_legs=far, hem=_DAWN, rim=False)


@cached_drawing(margin=22)
def _track(track: Canvas, width: int, rounds: int, now: int, over: bool) -> None:
    """Draw the line of rounds; `now` counts from 0, -1 is before the first; the origin is the first one's middle."""
    gap = width / max(1, rounds - 1)
    places = [gap * number for number in range(rounds)]
    dots = max(2, round(gap / 13))
    for number, x in enumerate(places[:-1]):
        past = number < now
        for dot in range(1, dots):
            track.disc(x + gap * dot / dots, 0, 2.6, NIGHT if past else mix(DUNE, SAND_LIGHT, 0.2))
    for number, x in enumerate(places):
        if number < now or (over and number == now):
            track.fill(lozenge(x, 0, 9.4, 13), NIGHT)
        elif number > now:
            track.fill(lozenge(x, 0, 9.4, 13), DUNE)
            track.fill(lozenge(x, 0, 5.8, 8), _DAWN)
        else:
            track.fill(lozenge(x, 1, 10.8, 15), TERRACOTTA)


# order of turns


def draw_order(picture: Picture, view: TarguiView, y: int = 94) -> None:
    """Draw the die, the cards turned over, the present one in a frame, and the backs of those to come."""
    if not view.die:
        _draw_places(picture, view, y)
        return
    picture.paste(signs.die(view.die, 70), MARGIN, y)
    count = len(view.turned) + view.to_come
    most = 158 if view.die == DOUBLE else 84
    pitch = min(most, (RIGHT + 10 - _FIRST_CARD) / count)
    width = int(pitch - 10)
    playing = view.phase in (Phase.ACTING, Phase.FIGHTING, Phase.OCCUPYING)
    for number in range(count):
        x = round(_FIRST_CARD + number * pitch)
        if number >= len(view.turned):
            picture.paste(_back(width), x, y)
            continue
        card = view.turned[number]
        current = playing and number == len(view.turned) - 1
        _draw_card(picture, view, card, (x, y, width), current=current)


def _draw_card(picture: Picture, view: TarguiView, card: CardView, at: tuple[int, int, int], *, current: bool) -> None:
    x, y, width = at
    if current:
        picture.paste(_draw_current_frame(width), x, y)
    elif card.destiny is not None:
        picture.paste(_sheet(width, NIGHT), x, y)
        size = min(width, _CARD_HEIGHT) - 10
        picture.paste(vignette(card.destiny, size), x + (width - size) // 2, y + (_CARD_HEIGHT - size) // 2)
        return
    else:
        picture.paste(_sheet(width, mix(PAPER, DUNE, 0.25) if card.skipped else PAPER), x, y)
    assert card.seat is not None
    tribe = tribes_of(view)[card.seat]
    middle = y + _CARD_HEIGHT // 2 - (3 if current else 0)
    radius = min(24 if current else 21, (width - 8) // 2)
    if view.die == DOUBLE and width > 100:
        for half, along in ((1, 0.28), (2, 0.72)):
            spent = current and half < view.half
            picture.paste(_emblem(tribe, radius, card.skipped or spent), x + width * along, middle)
    else:
        picture.paste(_emblem(tribe, radius, card.skipped), x + width / 2, middle)


@cached_sprite
def _emblem(tribe: int, radius: int, pale: bool) -> Sprite:
    blazon = signs.blazon(tribe, radius)
    if not pale:
        return blazon
    return Sprite(reduce_opacity(signs.reduce_colour(blazon.image, 1), 0.35), blazon.left, blazon.top)


def _draw_places(picture: Picture, view: TarguiView, y: int) -> None:
    """Draw the tribes in the order in which they choose a place, before the first round."""
    tribes = tribes_of(view)
    for tribe in view.tribes:
        x, current = MARGIN + 6 + tribe.seat * 84, view.to_act == tribe.seat
        picture.paste(_draw_current_frame(74) if current else _sheet(74, PAPER), x, y)
        chosen = tribe.camp is not None or (tribe.sector is not None and view.phase is Phase.SECTORS)
        picture.paste(
            _emblem(tribes[tribe.seat], 24 if current else 21, chosen), x + 37, y + 35 - (3 if current else 0)
        )


@cached_drawing(margin=10, box=(0, _CARD_HEIGHT))
def _sheet(sheet: Canvas, width: int, fill: Colour) -> None:
    shape = rounded_rectangle(0, 0, width, _CARD_HEIGHT, 9)
    sheet.lay(shape, fill, 2.5, 0.35, 3)


@cached_drawing(margin=24, box=(0, _CARD_HEIGHT))
def _draw_current_frame(sheet: Canvas, width: int) -> None:
    """Draw the frame of the present card, terracotta, with a tip that points to the map."""
    height = _CARD_HEIGHT
    frame = rounded_rectangle(-6, -12, width + 12, height + 16, 13)
    sheet.lay(frame, TERRACOTTA, 4, 0.35, 2)
    sheet.fill([(width / 2 - 12, height + 3), (width / 2 + 12, height + 3), (width / 2, height + 15)], TERRACOTTA)
    sheet.fill(rounded_rectangle(0, -6, width, height + 4, 8), PAPER)


@cached_drawing(margin=10, box=(0, _CARD_HEIGHT))
def _back(back: Canvas, width: int) -> None:
    """Draw a card face down: indigo with silver lozenges."""
    height = _CARD_HEIGHT
    back.blur_shape(rounded_rectangle(1, 3, width, height, 9), SHADOW, 2.5, 0.31)
    back.fill(rounded_rectangle(0, 0, width, height, 9), colour("C5CBDA"))
    back.fill(rounded_rectangle(2, 2, width - 4, height - 4, 7), NIGHT)
    columns = max(2, round((width - 10) / 24))
    across = (width - 10) / columns
    for row in range(3):
        for column in range(columns):
            x, y = 5 + across * (column + 0.5), height * (row + 0.5) / 3 * 0.9 + height * 0.05
            back.fill(lozenge(x, y, height * 0.09, height * 0.125), SILVER_BLUE)
            back.fill(lozenge(x, y, height * 0.045, height * 0.0625), NIGHT)


@cached_sprite
def small_back(width: int, height: int) -> Sprite:
    """Draw the back of a card in another size; the origin is the top left corner."""
    paint = Canvas(width, height, margin=4)
    ornaments.draw_back(paint, 0, 0, width, height, cross=False, step=width / 2.4, radius=8)
    return Sprite(paint.finish(), 4, 4)


# panels and arrows


def lay_sheet(picture: Picture, x: int, y: int, width: int, height: int, top: Colour, bottom: Colour) -> None:
    """Draw a large sheet with its shadow."""
    reach = 24
    shade = Image.new("L", (width + 2 * reach, height + 2 * reach), 0)
    edge = (reach, reach + 5, reach + width - 1, reach + height + 4)
    ImageDraw.Draw(shade).rounded_rectangle(edge, 22, fill=82)
    shade = shade.filter(ImageFilter.GaussianBlur(6))
    picture.image.paste(SHADOW, (x - reach, y - reach), shade)
    sheet = Canvas(width, height)
    sheet.fill(rounded_rectangle(0, 0, width, height, 22), top, to=bottom)
    picture.paste(Sprite(sheet.finish()), x, y)


def arrow_shape(start: Point, tip: Point, width: float, head: float) -> list[Point]:
    """Return an arrow with a slender tail."""
    length = math.dist(start, tip)
    ux, uy = (tip[0] - start[0]) / length, (tip[1] - start[1]) / length

    def at(along: float, aside: float) -> Point:
        return start[0] + ux * along - uy * aside, start[1] + uy * along + ux * aside

    neck, barb = length - head, length - head - 5
    upper = [at(0, -width * 0.35), at(neck, -width / 2), at(barb, -head * 0.55)]
    lower = [at(barb, head * 0.55), at(neck, width / 2), at(0, width * 0.35)]
    return [*upper, at(length, 0), *lower]


@cached_sprite
def arrow(reach: tuple[float, float], width: int, head: int, fill: Colour, halo: bool = True) -> Canvas:
    """Draw an arrow from its origin to a point `reach` away."""
    paint = Canvas(0, 0, margin=round(max(abs(reach[0]), abs(reach[1]))) + head)
    shape = arrow_shape((0, 0), reach, width, head)
    if halo:
        paint.blur_shape(shape, INK, 3, 0.24, 2)
        paint.edge(shape, PAPER, 9)
    paint.edge(shape, INK, 3)
    paint.fill(shape, fill)
    return paint
