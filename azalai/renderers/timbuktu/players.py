"""Right-hand column: the players, who has chosen, and the goods out of play."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.timbuktu.components import GOODS, Site
from azalai.games.timbuktu.view import CaravanView, Phase, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit import drawings as kit
from azalai.renderers.kit import emblems, goods, marks, ornaments, signs
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import DUNE, INK, LINE, NIGHT, PAPER, SAND, SHADOW, TERRACOTTA, mix
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import LEGIBLE, Picture
from azalai.renderers.kit.sprites import cached_sprite
from azalai.renderers.timbuktu import grid
from azalai.renderers.timbuktu.drawings import ART
from azalai.renderers.timbuktu.scene import SIDE, TOP

WIDTH = 272
_GAP = 12
_STRIP = 40
_TITLE = 98
"""Height of the title over the values."""
BLOCK = 682
_HIGH = 128
"""Height of a panel: mark and name, and below them goods, coins and the card."""
_ROOM = WIDTH - 64 - 12
"""Width of a name."""
_BACK = (48, 66)


def draw_players(picture: Picture, view: TimbuktuView, names: Sequence[str], words: Words) -> None:
    """Draw the players' panels from the top down, and packs that no player holds between them."""
    strips = {right or len(view.caravans) for _left, right in view.gaps}
    high = (BLOCK + _GAP - len(strips) * (_STRIP + _GAP)) // len(view.caravans) - _GAP
    y = TOP
    for number, caravan in enumerate(view.caravans, 1):
        _player(picture, view, caravan, names[caravan.seat], y, high)
        y += high + _GAP
        if number in strips:
            _draw_free_pack(picture, y)
            y += _STRIP + _GAP


def is_awaited(view: TimbuktuView, caravan: CaravanView) -> bool:
    """Return True if this player must act."""
    return caravan.seat in view.waiting_for


def _player(picture: Picture, view: TimbuktuView, caravan: CaravanView, name: str, y: int, high: int) -> None:
    act = is_awaited(view, caravan)
    if act:
        picture.paste(ART.sprite("pennant"), SIDE, y + 41)
    picture.paste(grid.paper(WIDTH, high, TERRACOTTA if act else None), SIDE, y)
    lines = letters.lines(name, "Semibold", LEGIBLE, _ROOM) if high >= _HIGH + LEGIBLE else (name,)
    more = LEGIBLE * (len(lines) - 1)
    top = y + (high - _HIGH - more) // 2
    slots = view.phase in (Phase.CHOOSING, Phase.TRAVELLING, Phase.LOADING)
    loaded = all(camel.loaded for camel in caravan.camels)
    picture.paste(marks.mark(caravan.seat, 42), SIDE + 34, top + 34)
    if more:
        picture.name_between(SIDE + 64, top + 34 + more / 2, name, (LEGIBLE, LEGIBLE), _ROOM, INK, "Semibold")
    else:
        picture.name(SIDE + 64, top + 49, name, (46, LEGIBLE), _ROOM, INK, "Semibold")
    top += more
    middle = top + 89
    if loaded:
        picture.paste(signs.sack(44), SIDE + 34, middle)
        picture.write(SIDE + 58, middle + 15, str(caravan.goods), LEGIBLE, LINE, "Bold")
    has_stage, has_round = (
        bool(view.stage) and view.phase is not Phase.OVER and caravan.seat == first
        for first in (view.first_of_stage, view.first_of_round)
    )
    if has_stage:
        picture.paste(signs.palm_coin(42), SIDE + 132, middle)
    if has_round:
        picture.paste(signs.sun_coin(42), SIDE + 178, middle)
    if view.phase is Phase.OVER:
        picture.paste(ornaments.star(88, caravan.points, digits=LEGIBLE), SIDE + WIDTH - 58, top + 83)
    if slots:
        put_card(picture, view, caravan, SIDE + WIDTH - 62, top + 56)


def put_card(picture: Picture, view: TimbuktuView, caravan: CaravanView, x: float, y: float) -> None:
    """Draw the camel card of a player: still to come, face down, or open."""
    if caravan.revealed and caravan.card is not None:
        picture.paste(open_card(caravan.seat, caravan.card.value), x, y)
    elif caravan.chosen:
        picture.paste(ornaments.back(*_BACK), x, y)
        if view.phase is not Phase.TRAVELLING:
            picture.paste(signs.tick(32), x + 40, y + 60)
    else:
        picture.paste(signs.slot(*_BACK, 8, TERRACOTTA if is_awaited(view, caravan) else LINE), x, y)


@cached_sprite
def open_card(seat: int, letter: str) -> Canvas:
    """Draw a camel card face up; the origin is the top left corner."""
    width, height = _BACK
    canvas = Canvas(width, height, margin=6)
    card = rounded_rectangle(0, 0, width, height, 7)
    canvas.blur_shape(card, SHADOW, 2, 0.4, 2)
    canvas.shape(card, mix(SAND, PAPER, 0.5), INK, 2.2)
    letters.write(canvas, width / 2, height * 0.36, letter, LEGIBLE, INK)
    marks.draw(canvas, seat, width / 2, height * 0.79, 20, 2)
    return canvas


def _draw_free_pack(picture: Picture, y: int) -> None:
    """Draw a pack of thief cards that no player holds, without mark and name."""
    picture.paste(ornaments.tint(WIDTH, _STRIP, mix(SAND, PAPER, 0.62), _STRIP / 2), SIDE, y)
    picture.paste(emblems.thief_head(38), SIDE + WIDTH / 2 - 28, y + _STRIP / 2)
    for back in range(2):
        picture.paste(ornaments.back(25, 35), SIDE + WIDTH / 2 + 8 + 10 * back, y + 2)


def draw_values(picture: Picture, view: TimbuktuView, words: Words, foot: int) -> None:
    """Draw the goods out of play, whose number is the value of each good of the kind."""
    top = TOP + BLOCK + 10 + _GAP
    row = (foot - top - _TITLE) / len(GOODS)
    lines = tuple(_TITLE - 6 + row * number for number in range(len(GOODS)))
    picture.paste(grid.paper(WIDTH, foot - top, lines=lines, inset=24), SIDE, top)
    put_title(picture, words.say("timbuktu-picture-values"), top + _TITLE / 2 - 2)
    for number, (good, out, loaded) in enumerate(zip(GOODS, view.out, view.loaded, strict=True)):
        y = top + _TITLE - 6 + row * number
        picture.paste(goods.icon(good.value, 58), SIDE + 70, y + row / 2 + 1)
        picture.number(SIDE + 182, y + row / 2 - 4, out, 54)
        picture.paste(signs.bar(100, out, max(1, loaded)), SIDE + 132, y + row - 12)
    if view.lower.site is Site.TIMBUKTU:
        picture.paste(kit.ART.sprite("city", 36, clay=DUNE, light=PAPER), SIDE - 12, foot - 2)


def put_title(picture: Picture, title: str, middle: float) -> None:
    """Draw the title over the values of the goods, its lines around `middle`."""
    lines = letters.lines(title, "Semibold", LEGIBLE, WIDTH - 24)
    for number, line in enumerate(lines):
        width = letters.width(line, "Semibold", LEGIBLE)
        y = middle + (number - (len(lines) - 1) / 2) * 42 + 14
        picture.write(SIDE + (WIDTH - width) / 2, y, line, LEGIBLE, NIGHT)
