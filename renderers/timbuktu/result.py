"""The end of a game: the caravans reach Timbuktu, and every point is shown with the goods it came from."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.contract import Outcome
from games.timbuktu.components import ENCLOSURES, GOODS
from games.timbuktu.view import CaravanView, LossView, NightView, TheftView, TimbuktuView
from locales import Words
from renderers.kit import animals, emblems, goods, marks, ornaments, scene, signs
from renderers.kit import drawings as kit
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import (
    INK,
    LINE,
    NIGHT,
    OCHRE,
    PAPER,
    TERRACOTTA,
    Colour,
    mix,
)
from renderers.kit.paths import lozenge, rounded
from renderers.kit.picture import MARGIN, WIDTH, Picture
from renderers.kit.places import places
from renderers.kit.sprites import Sprite, drawn
from renderers.timbuktu import grid as grids
from renderers.timbuktu.drawings import ART
from renderers.timbuktu.grid import Load
from renderers.timbuktu.scene import draw_ornament

_GROUND = 300
_HEADS = _GROUND + 44
_FIRST = _HEADS + 44
_ROW, _GAP = 96, 10
_KINDS_X, _KIND = 372, 138
_SACK_X, _STAR_X = 1140, WIDTH - MARGIN - 72
_STEP, _PACK = 267, 260
_BAR, _LOOT = 62, 62


def draw_result(view: TimbuktuView, outcome: Outcome, names: Sequence[str], words: Words) -> Image.Image:
    """The result of a finished game; `names` are ready to be drawn."""
    order = places(outcome)
    thefts_top = _FIRST + len(order) * (_ROW + _GAP) + 16
    height = thefts_top + (_pack_height() + 40 if view.night is not None else 20)
    picture = Picture(_ground(words.say("timbuktu-picture-title"), height))
    _arrival(picture, outcome, [seat for _, seat in order])
    for number, (good, value) in enumerate(zip(GOODS, view.out, strict=True)):
        x = _KINDS_X + number * _KIND
        picture.put(goods.icon(good.value, 56), x + 32, _HEADS)
        picture.number(x + 92, _HEADS, value, 50, NIGHT)
    picture.put(signs.sack(52), _SACK_X, _HEADS)
    for number, (place, seat) in enumerate(order):
        first = seat in outcome.ranking[0]
        y = _FIRST + number * (_ROW + _GAP)
        _row(picture, view.caravans[seat], names[seat], place, y, first)
        shade = OCHRE if first else mix(OCHRE, PAPER, 0.5)
        picture.put(_star(88, outcome.scores[seat].total, shade), _STAR_X, y + _ROW / 2)
    if view.night is not None:
        _thefts(picture, view.night, thefts_top)
    return picture.image


@drawn
def _ground(title: str, height: int) -> Sprite:
    picture = Picture(scene.evening(WIDTH, height, (1130, 150, 92), ART.sprite("town")))
    picture.put(ornaments.title(title), MARGIN, 72)
    return Sprite(picture.image)


def _arrival(picture: Picture, outcome: Outcome, order: Sequence[int]) -> None:
    """The camels in order of rank, winners largest and nearest to the town."""
    winners = len(outcome.ranking[0])
    step = 205
    for number, seat in enumerate(order):
        won = number < winners
        scale = (0.74 if winners == 1 else 0.66) if won else 0.6
        x = 946 - number * step + (0 if won else round((0.66 - scale) * 100))
        picture.put(animals.camel(seat, scale), x, _GROUND)
        size = (104 if winners == 1 else 94) if won else 82
        star = _star(size, outcome.scores[seat].total, OCHRE)
        picture.put(star, x + 102 * scale, _GROUND - 147 * scale - size * 0.47)


def _star(size: int, total: int, fill: Colour) -> Sprite:
    """The star of points; three digits are written smaller."""
    return ornaments.star(size, total, fill, round(size * (0.43 if total > 99 else 0.56)))


def _row(picture: Picture, caravan: CaravanView, name: str, place: int, y: int, first: bool) -> None:
    middle = y + _ROW / 2
    picture.put(scene.strip(WIDTH - 2 * MARGIN, _ROW, OCHRE if first else None), MARGIN, y)
    picture.number(MARGIN + 44, middle, place, 56, NIGHT if first else LINE)
    picture.put(marks.mark(caravan.seat, 42), MARGIN + 108, middle)
    weight: letters.Weight = "Bold" if first else "Semibold"
    text, size = letters.name(name, weight, 42, 36, 186)
    picture.write(MARGIN + 142, middle + 14, text, size, INK, weight)
    for number, good in enumerate(GOODS):
        count = sum(camel.goods.count(good) for camel in caravan.camels)
        x = _KINDS_X + number * _KIND
        if count:
            picture.put(tokens(good.value, count), x + 60, middle)
        else:
            picture.put(kit.ART.sprite("nothing", 8), x + 60, middle)
    picture.number(_SACK_X, middle, caravan.goods, 44, LINE, "Semibold")


@drawn
def tokens(good: str, count: int) -> Canvas:
    """So many tokens of a kind; its origin is the middle."""
    canvas = Canvas(0, 0, margin=64)
    goods.draw(canvas, good, -28, 0, 40, 2.2)
    letters.write(canvas, 24, 0, str(count), 46, INK)
    return canvas


# The last thefts


def _pack_height() -> int:
    return 2 * _BAR + 2 * _LOOT + 12


def _thefts(picture: Picture, night: NightView, top: int) -> None:
    """The last thefts pack by pack, below the ranking."""
    for theft in night.thefts:
        column = ENCLOSURES.index(theft.pack.enclosure)
        x = MARGIN + column * _STEP
        picture.put(_pack(theft.pack.enclosure.value, theft.pack.stalls, theft.pack.goods), x, top)
        for row, stall in enumerate(theft.pack.stalls):
            loss = next((loss for loss in theft.losses if loss.stall == stall), None)
            _loss(picture, theft, loss, x, top + 2 * _BAR + 6 + (row + 0.5) * _LOOT)


def _loss(picture: Picture, theft: TheftView, loss: LossView | None, x: float, middle: float) -> None:
    if loss is None:
        picture.put(kit.ART.sprite("nothing", 8), x + 42, middle)
        return
    picture.put(marks.badge(loss.seat, loss.letter.value, 42), x + 42, middle)
    if loss.stolen:
        load = Load(0, 0, 0, 38, 42, len(loss.stolen))
        middle_x = x + 84 + 21 * len(loss.stolen)
        grids.put_goods(picture, loss.stolen, middle_x, middle, load, stolen=theft.pack.goods)
    else:
        picture.put(signs.tick(34), x + 104, middle)


@drawn
def _pack(enclosure: str, stalls: tuple[int, ...], wanted: tuple[str, ...]) -> Canvas:
    """A pack turned over; its origin is the top left corner."""
    height = _pack_height()
    canvas = Canvas(_PACK, height, margin=26)
    shape = grids.draw_sheet(canvas, _PACK, height)
    clip = canvas.region(shape)
    canvas.fill([(0, 0), (_PACK, 0), (_PACK, _BAR), (0, _BAR)], NIGHT, clip=clip)
    draw_ornament(canvas, _PACK / 2, _BAR / 2, 44, 104)
    emblems.draw_flat(canvas, enclosure, _PACK / 2, _BAR / 2, 50)
    canvas.fill([(0, _BAR), (_PACK, _BAR), (_PACK, 2 * _BAR), (0, 2 * _BAR)], TERRACOTTA)
    y = _BAR * 1.5
    for number, stall in enumerate(stalls):
        letters.write(canvas, 40 + 56 * number, y, str(stall), 46, PAPER)
    canvas.fill(lozenge(68, y, 7), mix(TERRACOTTA, PAPER, 0.55))
    canvas.fill(rounded(140, y - 25, 106, 50, 12), PAPER)
    for number, good in enumerate(wanted):
        goods.draw(canvas, good, 170 + 46 * number, y, 40, 2.1)
    return canvas
