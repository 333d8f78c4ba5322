"""Result: the ranking, the final map, and the course of the tribute."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.contract import Outcome
from azalai.games.targui1988.components import SIDE
from azalai.games.targui1988.view import TarguiView, TribeView
from azalai.locales import Words
from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, LINE, NIGHT, OCHRE, PAPER, PLAYERS, TERRACOTTA, colour
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Picture
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.chart import Frame, draw_chart
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.destinies import round_lozenge
from azalai.renderers.targui1988.drawings import ART
from azalai.renderers.targui1988.history import course_of, draw_camps
from azalai.renderers.targui1988.lands import thumb_of
from azalai.renderers.targui1988.phrases import nobody_holds_a_camp
from azalai.renderers.targui1988.scene import lay_sheet

_GROUND = 296
_TOP = 330
_GAP = 14
_MAP, _PITCH, _TILE = 500, 68, 64
_CHART = 330
HEIGHT = _TOP + _MAP + 24 + _CHART + 36


def draw_result(view: TarguiView, outcome: Outcome, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result of a finished game; `names` can be drawn as they are."""
    title = words.say("targui1988-picture-title")
    picture = Picture(_ground(title))
    if nobody_holds_a_camp(view):
        start = round(MARGIN + ornaments.title_width(title) + 40)
        text = letters.fit_text(words.say("targui1988-picture-campless"), "Semibold", LEGIBLE, WIDTH - MARGIN - start)
        picture.write(start, 60, text, LEGIBLE, NIGHT)
    order = places(outcome)
    tribes = tribes_of(view)
    _draw_march(picture, outcome, [seat for _, seat in order], tribes)
    width = WIDTH - 2 * MARGIN - _MAP - 24
    rows = len(order)
    high = min(180, (_MAP - _GAP * (rows - 1)) // rows)
    for number, (rank, seat) in enumerate(order):
        first = seat in outcome.ranking[0]
        y = _TOP + number * (high + _GAP)
        _draw_row(picture, view.tribes[seat], tribes, names[seat], rank, (y, width, high), outcome, first=first)
    _draw_map(picture, view, WIDTH - MARGIN - _MAP, _TOP)
    top = _TOP + _MAP + 24
    picture.paste(scene.strip(WIDTH - 2 * MARGIN, _CHART), MARGIN, top)
    picture.paste(signs.silver_square(64), MARGIN + 52, top + _CHART / 2)
    frame = Frame(186, 1204, top + 66, _CHART - 110)
    course = course_of(view, lambda standing: standing.tribute)
    _draw_round_numbers(picture, len(course.values) - 1, frame)
    draw_chart(picture, course, frame)
    draw_camps(picture, course, frame)
    return picture.image


@cached_sprite
def _ground(title: str) -> Sprite:
    picture = Picture(scene.evening(WIDTH, HEIGHT, (1090, 172, 82), ART.sprite("goal", 312)))
    picture.paste(ornaments.title(title), MARGIN, 72)
    lay_sheet(picture, WIDTH - MARGIN - _MAP, _TOP, _MAP, _MAP, colour("F1DFBA"), colour("E7CD9C"))
    return Sprite(picture.image)


def _draw_march(picture: Picture, outcome: Outcome, order: Sequence[int], tribes: Sequence[int]) -> None:
    """Draw the camels in order of rank on their way to the camp, the winners' nearest and largest."""
    winners = len(outcome.ranking[0])
    for number, seat in enumerate(order):
        won = number < winners
        width = (190 if winners == 1 else 170) if won else 140
        x = 950 - number * 196
        picture.paste(signs.camel(tribes[seat], width), x, _GROUND - width * 0.4)
        picture.paste(signs.tribute(outcome.scores[seat].total), x - 8, _GROUND - width * 0.83 - 34)


def _draw_row(
    picture: Picture,
    tribe: TribeView,
    tribes: Sequence[int],
    name: str,
    rank: int,
    at: tuple[int, int, int],
    outcome: Outcome,
    *,
    first: bool,
) -> None:
    """Draw rank, tribe and name, and below them tribute, camels, silver, territories."""
    y, width, height = at
    x, upper, lower = MARGIN, y + height * 0.27, y + height * 0.7
    picture.paste(scene.strip(width, height, OCHRE if first else None), x, y)
    picture.number(x + 44, y + height / 2, rank, 56, NIGHT if first else LINE)
    picture.paste(signs.blazon(tribes[tribe.seat], 27), x + 112, y + height / 2)
    out = tribe.out_round is not None
    room = width - 158 - (160 if out else 110)
    wide = picture.name(x + 158, round(upper + 14), name, (46, LEGIBLE), room, LINE if out else INK)
    right = x + width
    if tribe.out_round is not None:
        picture.paste(ornaments.rule(round(wide) + 12, TERRACOTTA, 5), x + 152, upper + 1)
        picture.paste(
            round_lozenge(str(tribe.out_round), 44 if tribe.out_round < 10 else 53, now=True),
            right - 48,
            y + height * 0.4,
        )
    elif tribe.camp_owner is not None:
        picture.paste(signs.tent(tribes[tribe.seat], tribes[tribe.camp_owner], 62), right - 56, y + height * 0.4)
    lost = tribe.camp_owner != tribe.seat
    total = outcome.scores[tribe.seat].total
    square = signs.tribute(total, TERRACOTTA, PAPER) if lost else signs.tribute(total)
    picture.paste(square, x + 190, lower)
    for sign, value, along in (
        (signs.camel(tribes[tribe.seat], 48), tribe.camels, 236),
        (ART.sprite("silver", 36), tribe.silver, 384),
        (ART.sprite("squares", 44), tribe.territories, 504),
        (ART.sprite("tent", 48), tribe.foreign_camps, 624),
    ):
        picture.paste(sign, x + along + 24, lower)
        text = str(value)
        picture.number(x + along + 54 + letters.width(text, "Bold", LEGIBLE) / 2, lower, text, LEGIBLE)


def _draw_map(picture: Picture, view: TarguiView, x: int, y: int) -> None:
    """Draw the small map on its sheet: lands, owners, camps."""
    tribes, inset = tribes_of(view), (_MAP - SIDE * _PITCH + (_PITCH - _TILE)) // 2
    for number, square in enumerate(view.squares):
        if square.land is None:
            continue
        row, column = divmod(number, SIDE)
        left, top = x + inset + column * _PITCH, y + inset + row * _PITCH
        picture.paste(thumb_of(square, tribes, _TILE), left, top)
        if square.owner is not None and square.camels:
            picture.paste(_herd(tribes[square.owner], square.camels), left + _TILE / 2, top + _TILE - 15)


@cached_drawing(margin=40)
def _herd(paint: Canvas, tribe: int, camels: int) -> None:
    """Draw the number of camels on a small tile; the origin is the middle."""
    text = str(camels)
    wide = letters.width(text, "Bold", 28) + 14
    paint.fill(rounded_rectangle(-wide / 2 - 2, -15, wide + 4, 30, 8), INK)
    paint.fill(rounded_rectangle(-wide / 2, -13, wide, 26, 7), PLAYERS[tribe])
    letters.write(paint, 0, 0, text, 28, INK if tribe == 0 else PAPER)


def _draw_round_numbers(picture: Picture, rounds: int, frame: Frame) -> None:
    """Draw the numbers of the rounds above the chart: all, or every fourth of many."""
    every = 1 if rounds <= 12 else 4
    for number in range(every, rounds + 1, every):
        x = frame.left + (frame.right - frame.left) * number / rounds
        picture.paste(letters.digits(str(number), LEGIBLE, NIGHT), x, frame.top - 36)
