"""Private picture while goods are loaded: the camel to load, the goods left for it, and the other camels."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.prompts import Prompt
from azalai.games.timbuktu.components import GOODS, GOODS_ON_A_CAMEL, Good, Goods, Letter
from azalai.games.timbuktu.view import CaravanView, TimbuktuView
from azalai.renderers.kit import animals, goods, signs
from azalai.renderers.kit.palette import OCHRE, PAPER, TERRACOTTA, mix
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.timbuktu import grid as grids
from azalai.renderers.timbuktu.choices import Lit, own_camel
from azalai.renderers.timbuktu.narrow import GAP, INSIDE, MARGIN, Row, ground, put_tile, step_back, tile
from azalai.renderers.timbuktu.placing import foot_of_herd, herd, put_own
from azalai.renderers.timbuktu.strip import STRIP, draw_strip

CARD = Frame(MARGIN, MARGIN, INSIDE, 190)
STOCK = Row(CARD.y + CARD.height + GAP + 2, len(GOODS), 124)
_HERD = STOCK.foot(1) + GAP + 2


def stock(good: Good) -> Frame:
    """Return the frame of a kind's remaining goods."""
    return STOCK.frame(GOODS.index(good))


def own_herd(view: TimbuktuView) -> dict[Letter, Frame]:
    """Return the frames of the reader's camels."""
    return herd(view, _HERD)


def draw_loading(view: TimbuktuView, names: Sequence[str], lit: Lit, prompt: Prompt | None) -> Picture:
    """Return the whole picture."""
    strip = foot_of_herd(view, _HERD) + GAP + 2
    picture = Picture(ground(strip + STRIP + 16))
    caravan = view.caravans[view.seat or 0]
    _card(picture, view, () if prompt is None else prompt.value("goods", ()))
    for good, count in zip(GOODS, view.unloaded or (0,) * len(GOODS), strict=True):
        _draw_stock(picture, good, count, lit)
    _herd(picture, view, caravan, lit)
    draw_strip(picture, view, names, strip)
    return picture


def _card(picture: Picture, view: TimbuktuView, picked: Goods) -> None:
    """Draw the next camel enlarged, with places for its load, or a tick if all are loaded."""
    picture.paste(tile(CARD.width, CARD.height, TERRACOTTA if view.to_load is not None else None), CARD.x, CARD.y)
    middle = CARD.y + CARD.height / 2
    camel = own_camel(view, view.to_load)
    if camel is None:
        picture.paste(signs.tick(120), CARD.x + CARD.width / 2, middle)
        return
    picture.paste(animals.bearer(camel.seat, camel.letter.value, 206), CARD.x + 130, middle)
    for place in range(GOODS_ON_A_CAMEL):
        x = CARD.x + 340 + 164 * place
        if place < len(picked):
            picture.paste(goods.icon(picked[place].value, 124), x, middle)
        else:
            picture.paste(signs.slot(124, 124, 20, mix(OCHRE, PAPER, 0.2)), x - 62, middle - 62)


def _draw_stock(picture: Picture, good: Good, count: int, lit: Lit) -> None:
    at = stock(good)
    put_tile(picture, at, choice=good in lit.goods)
    icon = goods.icon(good.value, 84)
    picture.paste(icon if count else grids.fade(icon, 0.4), at.x + 60, at.y + at.height / 2)
    picture.number(at.x + 138, at.y + at.height / 2, count, 64)
    if lit.asked and good not in lit.goods:
        step_back(picture, at)


def _herd(picture: Picture, view: TimbuktuView, caravan: CaravanView, lit: Lit) -> None:
    for camel in caravan.camels:
        at = own_herd(view)[camel.letter]
        put_own(picture, camel, at, chosen=camel.letter is view.to_load, choice=camel.letter in lit.camels)
        if lit.asked and camel.letter is not view.to_load and camel.letter not in lit.camels:
            step_back(picture, at)
