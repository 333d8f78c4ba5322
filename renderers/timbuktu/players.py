"""The right-hand column: who plays, who has chosen, and what is out of play."""

from __future__ import annotations

from collections.abc import Sequence

from games.timbuktu.components import GOODS, Site
from games.timbuktu.view import CaravanView, Phase, TimbuktuView
from locales import Words
from renderers.kit import drawings as kit
from renderers.kit import emblems, goods, marks, ornaments, signs
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import DUNE, INK, LINE, NIGHT, PAPER, SAND, SHADOW, TERRACOTTA, mix
from renderers.kit.paths import rounded
from renderers.kit.picture import Picture
from renderers.kit.sprites import drawn
from renderers.timbuktu import grid
from renderers.timbuktu.drawings import ART
from renderers.timbuktu.scene import SIDE, TOP

WIDTH = 272
_GAP = 12
_STRIP = 40
BLOCK = 538
_BACK = (46, 66)


def draw_players(picture: Picture, view: TimbuktuView, names: Sequence[str], words: Words) -> None:
    """The players' panels from the top down; between two neighbours a pack that lies there and that nobody holds."""
    strips = {right or len(view.caravans) for _left, right in view.gaps}
    high = (BLOCK + _GAP - len(strips) * (_STRIP + _GAP)) // len(view.caravans) - _GAP
    y = TOP
    for number, caravan in enumerate(view.caravans, 1):
        _player(picture, view, caravan, names[caravan.seat], y, high)
        y += high + _GAP
        if number in strips:
            _unheld(picture, words, y)
            y += _STRIP + _GAP


def awaited(view: TimbuktuView, caravan: CaravanView) -> bool:
    """Whether everybody waits for this player."""
    return caravan.seat in view.waiting_for


def _player(picture: Picture, view: TimbuktuView, caravan: CaravanView, name: str, y: int, high: int) -> None:
    act = awaited(view, caravan)
    if act:
        picture.put(ART.sprite("pennant"), SIDE, y + 41)
    picture.put(grid.paper(WIDTH, high, TERRACOTTA if act else None), SIDE, y)
    top = y + (high - 98) // 2
    slots = view.phase in (Phase.CHOOSING, Phase.TRAVELLING, Phase.LOADING)
    loaded = all(camel.loaded for camel in caravan.camels)
    picture.put(marks.mark(caravan.seat, 44), SIDE + 34, top + 49)
    room = 136 if slots else 120 if view.phase is Phase.OVER else 194
    picture.name(SIDE + 65, top + (44 if loaded else 61), name, (37, 30), room, INK, "Semibold")
    if loaded:
        picture.put(signs.sack(36), SIDE + 80, top + 70)
        picture.write(SIDE + 101, top + 82, str(caravan.goods), 34, LINE, "Bold")
    has_stage, has_round = (
        bool(view.stage) and view.phase is not Phase.OVER and caravan.seat == first
        for first in (view.first_of_stage, view.first_of_round)
    )
    size = 32 if has_stage and has_round else 38
    if has_stage:
        picture.put(signs.palm_coin(size), SIDE + (159 if has_round else 182), top + 70)
    if has_round:
        picture.put(signs.sun_coin(size), SIDE + (190 if has_stage else 182), top + 70)
    if view.phase is Phase.OVER:
        picture.put(ornaments.star(76, caravan.points, digits=34), SIDE + WIDTH - 44, top + 49)
    if slots:
        put_card(picture, view, caravan, SIDE + WIDTH - 62, top + 15)


def put_card(picture: Picture, view: TimbuktuView, caravan: CaravanView, x: float, y: float) -> None:
    """The camel card of a player: still to come, face down, or open."""
    if caravan.revealed and caravan.card is not None:
        picture.put(open_card(caravan.seat, caravan.card.value), x, y)
    elif caravan.chosen:
        picture.put(ornaments.back(*_BACK), x, y)
        if view.phase is not Phase.TRAVELLING:
            picture.put(signs.tick(32), x + 40, y + 60)
    else:
        picture.put(signs.slot(*_BACK, 8, TERRACOTTA if awaited(view, caravan) else LINE), x, y)


@drawn
def open_card(seat: int, letter: str) -> Canvas:
    """A camel card face up; its origin is the top left corner."""
    width, height = _BACK
    canvas = Canvas(width, height, margin=6)
    card = rounded(0, 0, width, height, 7)
    canvas.soft(card, SHADOW, 2, 0.4, 2)
    canvas.shape(card, mix(SAND, PAPER, 0.5), INK, 2.2)
    marks.draw_badge(canvas, seat, letter, width / 2, height / 2, 33, 1.6)
    return canvas


def _unheld(picture: Picture, words: Words, y: int) -> None:
    """A pack of thief cards nobody holds."""
    picture.put(grid.tint(WIDTH, _STRIP, mix(SAND, PAPER, 0.62), _STRIP / 2), SIDE, y)
    for back in range(2):
        picture.put(ornaments.back(24, 34), SIDE + 14 + 9 * back, y + 3)
    picture.put(emblems.thief_head(36), SIDE + 68, y + _STRIP / 2)
    unheld = words.say("timbuktu-picture-unheld")
    picture.name(SIDE + 92, y + _STRIP / 2 + 9, unheld, (28, 24), WIDTH - 104, LINE, "Semibold")


def draw_values(picture: Picture, view: TimbuktuView, words: Words, foot: int) -> None:
    """What is out of play, which is at the same time what each good of the kind is worth."""
    top = TOP + BLOCK + 10 + _GAP
    row = (foot - top - 72) / len(GOODS)
    lines = tuple(62 + row * number for number in range(len(GOODS)))
    picture.put(grid.paper(WIDTH, foot - top, lines=lines, inset=24), SIDE, top)
    put_title(picture, words.say("timbuktu-picture-values"), top + 46)
    for number, (good, out, loaded) in enumerate(zip(GOODS, view.out, view.loaded, strict=True)):
        y = top + 62 + row * number
        picture.put(goods.icon(good.value, 70), SIDE + 70, y + row / 2 + 1)
        picture.number(SIDE + 182, y + row / 2 - 9, out, 64)
        picture.put(signs.bar(100, out, max(1, loaded)), SIDE + 132, y + row - 22)
    if view.lower.site is Site.TIMBUKTU:
        picture.put(kit.ART.sprite("city", 36, clay=DUNE, light=PAPER), SIDE - 12, foot - 2)


def put_title(picture: Picture, title: str, y: float) -> None:
    """What stands over the values of the goods, its baseline at y."""
    text, size = letters.name(title, "Semibold", 32, 26, WIDTH - 28)
    width = letters.width(text, "Semibold", size)
    picture.write(SIDE + (WIDTH - width) / 2, y, text, size, NIGHT)
