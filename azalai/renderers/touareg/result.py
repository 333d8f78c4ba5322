"""Points with their sources: after a stage, and at the end, when the caravan is at the oasis."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.contract import Outcome, Score, ranked
from azalai.games.touareg.components import DINARS, GOODS, STAGES
from azalai.games.touareg.view import CampView, StageScore, TouaregView
from azalai.locales import Words
from azalai.renderers.kit import drawings as kit
from azalai.renderers.kit import goods, marks, ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.ending import put_arrival
from azalai.renderers.kit.palette import INK, LINE, NIGHT, OCHRE, PAPER, SAND_DEEP, SKY, TINTS, Colour, mix
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Picture
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.touareg.camp import points
from azalai.renderers.touareg.drawings import ART

_ROW, _GAP, _FIRST = 132, 14, 376
_STAGE_X = (372, 806)
_STEP = 70
_SPECIALS = "specials"
_KINDS = (*(good.value for good in GOODS), _SPECIALS)


def current_outcome(view: TouaregView) -> Outcome:
    """Return the points that have been scored, as an outcome."""
    totals = [points(camp) for camp in view.camps]
    return ranked(totals, tuple(Score(total, ()) for total in totals))


def draw_result(view: TouaregView, outcome: Outcome, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result of a finished game, or the points after a stage; `names` can be drawn as they are.

    Before the end there is no winner: the title names the stage, and no row or camel stands out.
    """
    order, over, stage = places(outcome), view.outcome is not None, max(len(camp.scores) for camp in view.camps)
    height = _FIRST + len(order) * (_ROW + _GAP) + 26
    title = words.say("touareg-picture-title")
    picture = Picture(_ground(title, height, len(order), stage))
    if not over:
        said = words.say("touareg-picture-stage-after", stage=stage)
        picture.write(MARGIN + round(ornaments.title_width(title)) + 40, 72, said, 44, LINE, "Semibold")
    winners = outcome.ranking[0] if over else ()
    put_arrival(picture, outcome, [seat for _, seat in order], len(winners))
    camps = {camp.seat: camp for camp in view.camps}
    best = max(score.total for score in outcome.scores)
    equal = [seat for _, seat in order if outcome.scores[seat].total == best]
    tied = len(equal) > 1
    for number, (place, seat) in enumerate(order):
        y = _FIRST + number * (_ROW + _GAP)
        first = seat in winners
        _row(picture, camps[seat], names[seat], place, y, first)
        # a tie needs room for the coin next to the total
        star = (84, 60) if tied else (96, 72)
        total = ornaments.star(star[0], outcome.scores[seat].total, OCHRE if first else mix(OCHRE, PAPER, 0.5))
        picture.paste(total, WIDTH - MARGIN - star[1], y + _ROW / 2)
        if tied and seat in equal:
            _hand_dinars(picture, camps[seat], y + _ROW / 2)
    return picture.image


@cached_sprite
def _ground(title: str, height: int, players: int, stages: int) -> Sprite:
    """Draw what does not depend on the points; `stages`: the number of stages scored."""
    sun = (902, 176, 62) if players < 5 else (918, 176, 46)
    picture = Picture(scene.evening(WIDTH, height, sun))
    picture.paste(ornaments.title(title), MARGIN, 72)
    for number, x in zip(range(1, STAGES + 1), _STAGE_X, strict=True):
        picture.paste(_stage_head(number, NIGHT if number <= stages else mix(SAND_DEEP, LINE, 0.35)), x, _FIRST - 34)
    return Sprite(picture.image)


@cached_sprite
def _stage_head(number: int, ink: Colour) -> Canvas:
    """Draw a stage's number over its columns; the origin is the left end."""
    _, _, width, height = ART.box("stage-head")
    canvas = Canvas(width, 0, margin=round(height / 2) + 6)
    ART.draw(canvas, "stage-head", stage=ink)
    letters.write(canvas, width / 2, 0, str(number), LEGIBLE, PAPER)
    return canvas


def _row(picture: Picture, camp: CampView, name: str, place: int, y: int, first: bool) -> None:
    width = WIDTH - 2 * MARGIN
    middle = y + _ROW / 2
    picture.paste(_sheet(width, _ROW, first), MARGIN, y)
    picture.number(MARGIN + 44, middle - 28, place, 60, NIGHT if first else LINE)
    picture.paste(marks.mark(camp.seat, 42), MARGIN + 44, middle + 31)
    weight: letters.Weight = "Bold" if first else "Semibold"
    picture.name_between(MARGIN + 84, middle, name, (50, LEGIBLE), 218, INK, weight)
    for number, x in enumerate(_STAGE_X):
        if number < len(camp.scores):
            _stage(picture, camp.scores[number], x, middle)


@cached_sprite
def _sheet(width: int, height: int, first: bool) -> Sprite:
    """Draw a row's paper with the lines between name and stages."""
    picture = scene.strip(width, height, OCHRE if first else None)
    image = picture.image.copy()
    for x in _STAGE_X:
        left = picture.left + x - 25 - MARGIN
        image.paste((*mix(LINE, PAPER, 0.6), 255), (left, picture.top + 26, left + 2, picture.top + height - 26))
    return Sprite(image, picture.left, picture.top)


def _stage(picture: Picture, score: StageScore, x: int, middle: float) -> None:
    for column, (kind, value) in enumerate(zip(_KINDS, (*score.goods, score.specials), strict=True)):
        at = x + 31 + column * _STEP
        picture.paste(_chip(kind), at, middle) if value else picture.paste(kit.ART.sprite("nothing", 8), at, middle)
        if value:
            picture.number(at, middle + 23, value, 44)
    picture.number(x + 5 * _STEP + 26, middle, sum(score.goods) + score.specials, 46, LINE, "Semibold")


@cached_drawing(margin=56)
def _chip(canvas: Canvas, kind: str) -> None:
    """Draw the source of points; the origin is the middle."""
    width, height = 62, 98
    sheet = rounded_rectangle(-width / 2, -height / 2, width, height, 9)
    canvas.shape(sheet, TINTS.get(kind, mix(SKY, PAPER, 0.6)), INK, 2.4)
    if kind == _SPECIALS:
        ART.draw(canvas, "special-points", 0, 29 - height / 2)
    else:
        goods.draw(canvas, kind, 0, 28 - height / 2, 46 if kind == "gold" else 40, 2.3)


def _hand_dinars(picture: Picture, camp: CampView, middle: float) -> None:
    """Draw the tie-break: a coin, and the dinars of the hand if the view shows the hand."""
    x = WIDTH - MARGIN - 132
    if camp.hand is None:
        picture.paste(ornaments.coin(32), x, middle)
        return
    picture.paste(ornaments.coin(32), x, middle - 22)
    picture.number(x, middle + 20, sum(DINARS[good] for good in camp.hand), LEGIBLE)
