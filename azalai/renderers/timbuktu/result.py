"""Result: the caravans reach Timbuktu, and every point is shown with the goods it came from."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.contract import Outcome
from azalai.games.timbuktu.components import ENCLOSURES, GOODS
from azalai.games.timbuktu.view import CaravanView, LossView, NightView, TheftView, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit import animals, goods, marks, ornaments, scene, signs
from azalai.renderers.kit import drawings as kit
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import (
    INK,
    LINE,
    NIGHT,
    OCHRE,
    PAPER,
    Colour,
    mix,
)
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Picture
from azalai.renderers.kit.ranking import places
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.timbuktu import grid as grids
from azalai.renderers.timbuktu.drawings import ART
from azalai.renderers.timbuktu.grid import Grid, Load

_GROUND = 300
_HEADS = _GROUND + 44
_FIRST = _HEADS + 44
_ROW, _GAP = 104, 8
_KINDS_X, _KIND = 372, 138
_SACK_X, _STAR_X = 1140, WIDTH - MARGIN - 72
_STEP, _PACK = 267, 260
_BAR, _LOOT = 60, 72


def draw_result(view: TimbuktuView, outcome: Outcome, names: Sequence[str], words: Words) -> Image.Image:
    """Return the result of a finished game; `names` can be drawn as they are."""
    order = places(outcome)
    thefts_top = _FIRST + len(order) * (_ROW + _GAP) + 16
    height = thefts_top + (2 * _BAR + 2 * _LOOT + 52 if view.night is not None else 20)
    picture = Picture(_ground(words.say("timbuktu-picture-title"), height))
    _arrival(picture, outcome, [seat for _, seat in order])
    for number, (good, value) in enumerate(zip(GOODS, view.out, strict=True)):
        x = _KINDS_X + number * _KIND
        picture.paste(goods.icon(good.value, 56), x + 32, _HEADS)
        picture.number(x + 92, _HEADS, value, 50, NIGHT)
    picture.paste(signs.sack(52), _SACK_X, _HEADS)
    for number, (place, seat) in enumerate(order):
        first = seat in outcome.ranking[0]
        y = _FIRST + number * (_ROW + _GAP)
        _row(picture, view.caravans[seat], names[seat], place, y, first)
        shade = OCHRE if first else mix(OCHRE, PAPER, 0.5)
        picture.paste(_star(98, outcome.scores[seat].total, shade), _STAR_X, y + _ROW / 2)
    if view.night is not None:
        _thefts(picture, view.night, thefts_top)
    return picture.image


@cached_sprite
def _ground(title: str, height: int) -> Sprite:
    picture = Picture(scene.evening(WIDTH, height, (1130, 150, 92), ART.sprite("town")))
    picture.paste(ornaments.title(title), MARGIN, 72)
    return Sprite(picture.image)


def _arrival(picture: Picture, outcome: Outcome, order: Sequence[int]) -> None:
    """Draw the camels in order of rank, winners largest and nearest to the town."""
    winners = len(outcome.ranking[0])
    step = 205
    for number, seat in enumerate(order):
        won = number < winners
        scale = (0.74 if winners == 1 else 0.66) if won else 0.6
        x = 946 - number * step + (0 if won else round((0.66 - scale) * 100))
        picture.paste(animals.camel(seat, scale), x, _GROUND)
        size = (112 if winners == 1 else 104) if won else 98
        star = _star(size, outcome.scores[seat].total, OCHRE)
        picture.paste(star, x + 102 * scale, _GROUND - 147 * scale - size * 0.47)


def _star(size: int, total: int, fill: Colour) -> Sprite:
    """Return the star of points; three digits are smaller."""
    return ornaments.star(size, total, fill, max(LEGIBLE, round(size * (0.43 if total > 99 else 0.56))))


def _row(picture: Picture, caravan: CaravanView, name: str, place: int, y: int, first: bool) -> None:
    middle = y + _ROW / 2
    picture.paste(scene.strip(WIDTH - 2 * MARGIN, _ROW, OCHRE if first else None), MARGIN, y)
    picture.number(MARGIN + 44, middle, place, 56, NIGHT if first else LINE)
    picture.paste(marks.mark(caravan.seat, 42), MARGIN + 108, middle)
    weight: letters.Weight = "Bold" if first else "Semibold"
    picture.name_between(MARGIN + 136, middle, name, (48, LEGIBLE), 184, INK, weight)
    for number, good in enumerate(GOODS):
        count = sum(camel.goods.count(good) for camel in caravan.camels)
        x = _KINDS_X + number * _KIND
        if count:
            picture.paste(goods.icon(good.value, 40), x + 32, middle)
            picture.number(x + 84, middle, count, 46)
        else:
            picture.paste(kit.ART.sprite("nothing", 8), x + 60, middle)
    picture.number(_SACK_X, middle, caravan.goods, 44, LINE, "Semibold")


# The last thefts


def _thefts(picture: Picture, night: NightView, top: int) -> None:
    """Draw the last thefts pack by pack, below the ranking."""
    for theft in night.thefts:
        column = ENCLOSURES.index(theft.pack.enclosure)
        x = MARGIN + column * _STEP
        _pack(picture, theft, x, top)
        for row, stall in enumerate(theft.pack.stalls):
            loss = next((loss for loss in theft.losses if loss.stall == stall), None)
            _loss(picture, theft, loss, x, top + 2 * _BAR + 6 + (row + 0.5) * _LOOT)


def _loss(picture: Picture, theft: TheftView, loss: LossView | None, x: float, middle: float) -> None:
    if loss is None:
        picture.paste(kit.ART.sprite("nothing", 8), x + 42, middle)
        return
    picture.paste(marks.badge(loss.seat, loss.letter.value, 62), x + 42, middle)
    if loss.stolen:
        load = Load(0, 0, 0, 38, 42, len(loss.stolen))
        middle_x = x + 84 + 21 * len(loss.stolen)
        grids.put_goods(picture, loss.stolen, middle_x, middle, load, stolen=theft.pack.goods)
    else:
        picture.paste(signs.tick(34), x + 104, middle)


def _pack(picture: Picture, theft: TheftView, x: int, top: int) -> None:
    """Draw a pack face up."""
    sheet = Grid(x, top, 0, _PACK, 2 * _BAR, 2 * _LOOT, 1, 12)
    grids.put_sheet(picture, sheet, 0, theft.pack.enclosure.value, 50, _BAR)
    y = top + _BAR * 1.5
    for number, stall in enumerate(theft.pack.stalls):
        picture.number(x + 40 + 56 * number, y, stall, 46, PAPER)
    picture.paste(ART.sprite("pack-paper-low"), x + 68, y)
    for number, good in enumerate(theft.pack.goods):
        picture.paste(goods.icon(good.value, 40), x + 170 + 46 * number, y)
