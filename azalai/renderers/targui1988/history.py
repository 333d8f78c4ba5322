"""History: territories, tribute and camels of each tribe from round to round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PIL import Image

from azalai.games.targui1988.components import Land
from azalai.games.targui1988.view import Phase, Standing, TarguiView
from azalai.locales import Words
from azalai.renderers.kit import ornaments
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, NIGHT, PAPER, SAND_LIGHT, SHADOW, TERRACOTTA
from azalai.renderers.kit.paths import ellipse
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.chart import (
    Course,
    Frame,
    changes_of_camps,
    draw_chart,
    line_colour,
    scale,
    share_of_round,
)
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.destinies import round_lozenge, vignette
from azalai.renderers.targui1988.lands import thumb
from azalai.renderers.targui1988.scene import RIGHT, draw_rounds, ground, lay_sheet

HEIGHT = 1236
_TOP, _BOTTOM = 166, 1200
_LEFT, _LAST = 186, 1204
_CHART, _GAP, _FIRST = 238, 60, 148
_WIDEST = 520
"""Greatest width of a round in px."""
_LARGE, _MOST = 8, 16
"""Numbers of rounds up to which the pictures are large, or are there at all."""


def courses(view: TarguiView) -> tuple[list[tuple[Standing, ...]], float]:
    """Return the standings from the start on, the present ones last, and the finished share of the running round."""
    rows = [row.standings for row in view.history]
    finished = view.phase is Phase.OVER and bool(view.history) and view.history[-1].round == view.round
    if finished and len(rows) > 1:
        return rows, 1
    now = tuple(
        Standing(tribe.territories, tribe.camels, tribe.silver, tribe.tribute, tribe.camp_owner)
        for tribe in view.tribes
    )
    return [*(rows or [now]), now], share_of_round(view)


def course_of(view: TarguiView, part: Callable[[Standing], int]) -> Course:
    """Return one number of every standing; tribes that are out have no line any more."""
    standings, running = courses(view)

    def value(number: int, seat: int, standing: Standing) -> int | None:
        out = view.tribes[seat].out_round
        return None if out is not None and number > out else part(standing)

    values = tuple(
        tuple(value(number, seat, standing) for seat, standing in enumerate(row))
        for number, row in enumerate(standings)
    )
    holders = tuple(tuple(standing.camp_owner for standing in row) for row in standings)
    return Course(values, holders, running, tribes_of(view))


def draw_history(view: TarguiView, names: Sequence[str], words: Words) -> Image.Image:
    """Return the whole history; `names` can be drawn as they are."""
    title = words.say("targui1988-picture-title")
    picture = Picture(_panel(title))
    draw_rounds(picture, view, title)
    _draw_heads(picture, view, names)
    parts: tuple[Callable[[Standing], int], ...] = (
        lambda standing: standing.territories,
        lambda standing: standing.tribute,
        lambda standing: standing.camels,
    )
    courses = [course_of(view, part) for part in parts]
    steps = len(courses[0].values) - 2 + courses[0].running
    right = min(_LAST, _LEFT + _WIDEST * steps) if steps else _LEFT + 40
    _draw_stripes(picture, view, courses[0], Frame(_LEFT, right, _TOP, 0))
    signs_ = (_lands(), signs.silver_square(72), signs.camel(None, 84))
    for number, (course, sign) in enumerate(zip(courses, signs_, strict=True)):
        frame = Frame(_LEFT, right, _TOP + _FIRST + number * (_CHART + _GAP), _CHART)
        picture.paste(sign, 82, frame.top + frame.height / 2)
        draw_chart(picture, course, frame)
        if number == 1:
            draw_camps(picture, course, frame)
    return picture.image


@cached_sprite
def _panel(title: str) -> Sprite:
    """Draw what is equal in every history."""
    picture = ground(HEIGHT, title)
    lay_sheet(picture, MARGIN, _TOP, RIGHT - MARGIN, _BOTTOM - _TOP, PAPER, PAPER)
    return Sprite(picture.image)


def _draw_heads(picture: Picture, view: TarguiView, names: Sequence[str]) -> None:
    pitch, tribes = (RIGHT - MARGIN) // len(view.tribes), tribes_of(view)
    for tribe in view.tribes:
        x = MARGIN + tribe.seat * pitch
        picture.paste(signs.blazon(tribes[tribe.seat], 23), x + 26, 122)
        wide = picture.name_between(x + 58, 120, names[tribe.seat], (46, LEGIBLE), pitch - 58 - 84, INK)
        if tribe.camp_owner is not None:
            tent = signs.tent(tribes[tribe.seat], tribes[tribe.camp_owner], 72)
            picture.paste(tent, x + 58 + wide + 40, 120)


def _draw_stripes(picture: Picture, view: TarguiView, course: Course, frame: Frame) -> None:
    """Draw a stripe for each round with its number and its destiny card."""
    rounds = len(course.values) - 1
    played = {row.round: row.destiny for row in view.history}
    if view.last_destiny is not None and view.last_destiny.round == view.round:
        played[view.round] = view.last_destiny.card
    for number in range(1, rounds + 1):
        left, right = course.place(number - 1, frame), course.place(number, frame)
        if number % 2:
            wide = round(right) - round(left)
            picture.paste(ornaments.tint(wide, _BOTTOM - _TOP - 24, SAND_LIGHT, opacity=0.47), left, _TOP + 12)
        now = number == view.round and view.phase is not Phase.OVER
        card, middle = played.get(number), (left + right) / 2
        if not view.round:
            continue
        if rounds <= _LARGE and right - left > 150:
            picture.paste(round_lozenge(str(number), LEGIBLE, now=now), middle - 52 if card else middle, _TOP + 64)
            if card is not None:
                picture.paste(vignette(card, 84), middle - 22, _TOP + 22)
        elif rounds <= _MOST:
            picture.paste(letters.digits(str(number), LEGIBLE, TERRACOTTA if now else NIGHT), middle, _TOP + 40)
            size = round(min(60, right - left - 6))
            if card is not None and size >= 30:
                picture.paste(vignette(card, size), middle - size / 2, _TOP + 74)
        elif number % 4 == 0 or now:
            picture.paste(round_lozenge(str(number), 54, now=now), middle, _TOP + 64)


def draw_camps(picture: Picture, course: Course, frame: Frame) -> None:
    """Draw a disc with the tent for each camp lost or won back, on the line of its tribe."""
    known = [value for values in course.values for value in values if value is not None]
    step, steps = scale(max([*known, 1]))
    size = 46 if len(course.values) <= _LARGE + 1 else 33
    for number, seat, holder in changes_of_camps(course):
        values = course.values[number - 1][seat], course.values[number][seat]
        middle = sum(value or 0 for value in values) / 2
        x = (course.place(number - 1, frame) + course.place(number, frame)) / 2
        y = frame.top + frame.height * (1 - middle / (step * steps))
        picture.paste(_disc(course.tribes[seat], course.tribes[holder], size), x, y)


@cached_sprite
def _disc(tribe: int, holder: int, radius: int) -> Sprite:
    paint = Canvas(0, 0, margin=radius + 16)
    paint.blur_shape(ellipse(2, 4, radius), SHADOW, 3, 0.35)
    paint.disc(0, 0, radius, line_colour(tribe))
    paint.disc(0, 0, radius - 6, PAPER)
    image = paint.finish()
    tent = signs.tent(tribe, holder, round(radius * 1.56))
    image.alpha_composite(tent.image, (radius + 16 - tent.left, radius + 16 - tent.top))
    return Sprite(image, radius + 16, radius + 16)


@cached_sprite
def _lands() -> Sprite:
    """Draw the sign of territories; the origin is the middle."""
    image = Image.new("RGBA", (84, 84), (0, 0, 0, 0))
    for land, x in ((Land.ERG, 4), (Land.GUELTA, 28)):
        sprite = thumb(land, 0, 0, None, 52)
        image.alpha_composite(sprite.image, (x - sprite.left + 2, x - sprite.top + 2))
    return Sprite(image, 42, 42)
