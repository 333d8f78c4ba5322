"""The private picture while the goods are loaded: what is left, and the own camels."""

from __future__ import annotations

from collections.abc import Sequence

from games.prompts import Prompt
from games.timbuktu.components import GOODS, GOODS_ON_A_CAMEL, Counts, Good, Goods, Letter
from games.timbuktu.loading import possible_loads
from games.timbuktu.view import CamelView, CaravanView, TimbuktuView
from locales import Words
from renderers.kit import animals, goods, scene, signs
from renderers.kit.palette import CHOICE, LINE, OCHRE, PAPER, TERRACOTTA, mix
from renderers.kit.picture import MARGIN, Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.timbuktu import cells
from renderers.timbuktu import grid as grids
from renderers.timbuktu import scene as behind
from renderers.timbuktu.choices import CORNER, Mark, items, offers
from renderers.timbuktu.players import BLOCK, draw_players

_STOCK = grids.Grid(MARGIN, behind.TOP, 208, 200, 0, 212, 1, 0)
_CAMELS = _STOCK.y + _STOCK.row + 18
_CAMEL = (510, 132, 12)
_LOAD = (336, 64, 12)
_FOOT = 50
_PICK = 40


def camels_in(view: TimbuktuView) -> int:
    """The own camels."""
    return len(view.caravans[view.seat or 0].camels)


def _loads_top(camels: int) -> int:
    return _CAMELS + -(-camels // 2) * (_CAMEL[1] + _CAMEL[2]) + 6


def height(view: TimbuktuView, prompt: Prompt | None) -> int:
    """Of the whole picture: more where complete loads are offered."""
    loads = sum(offer.goods is not None for offer in offers(prompt))
    foot = _loads_top(camels_in(view)) + -(-loads // 3) * (_LOAD[1] + _LOAD[2])
    return max(foot, behind.TOP + BLOCK) + _FOOT


@drawn
def ground(high: int) -> Sprite:
    """Sand, and palms where there is nothing else."""
    picture = Picture(behind.desert(high))
    below = behind.TOP + BLOCK
    if high - below > 200:
        for x, size in ((1150, 130), (1236, 190), (1312, 150)):
            picture.put(scene.palm(size, 0.1), x, high - 34)
    return Sprite(picture.image)


def _camel_corner(number: int) -> tuple[int, int]:
    row, column = divmod(number, 2)
    width, high, gap = _CAMEL
    return MARGIN + column * (width + gap), _CAMELS + row * (high + gap)


def _load_corner(camels: int, number: int) -> tuple[int, int]:
    row, column = divmod(number, 3)
    width, high, gap = _LOAD
    return MARGIN + column * (width + gap), _loads_top(camels) + row * (high + gap)


def marks(view: TimbuktuView, prompt: Prompt | None) -> tuple[Mark, ...]:
    """The badges of a prompt: on the goods to pick, on the camel to load, on whole loads, on the camel whose load can
    come down again."""
    found: list[Mark] = []
    for item, (x, y) in _tokens(prompt):
        found.append(Mark(item, x, y, _PICK))
    loads = 0
    for offer in offers(prompt):
        if offer.goods is not None:
            x, y = _load_corner(camels_in(view), loads)
            loads += 1
            found.append(Mark(offer.number, x + 38, y + _LOAD[1] / 2, CORNER))
            continue
        letter = offer.camel if offer.act == "load" else taken_back(view)
        if letter is not None:
            x, y = _camel_corner(list(Letter).index(letter))
            found.append(Mark(offer.number, x + 30, y + 34, CORNER))
    return tuple(found)


def _tokens(prompt: Prompt | None) -> list[tuple[int, tuple[float, float]]]:
    """The numbers of the goods that can be picked, and where each lies: at most two of a kind."""
    seen: dict[Good, int] = {}
    found: list[tuple[int, tuple[float, float]]] = []
    for item in items(prompt):
        column, place = GOODS.index(item.value), seen.get(item.value, 0)
        seen[item.value] = place + 1
        found.append((item.number, (_STOCK.left(column) + 30 + 96 * place, _STOCK.y + 154)))
    return found


def taken_back(view: TimbuktuView) -> Letter | None:
    """The camel whose load comes down if the last load is taken back; those after it were loaded by themselves."""
    if view.seat is None or view.unloaded is None:
        return None
    caravan = view.caravans[view.seat]
    left = list(view.unloaded)
    loaded = [camel for camel in caravan.camels if camel.loaded]
    for number in range(len(loaded) - 1, -1, -1):
        for good in loaded[number].goods:
            left[GOODS.index(good)] += 1
        gold, coffee, pepper, salt, water = left
        counts: Counts = (gold, coffee, pepper, salt, water)
        if len(possible_loads(counts, len(caravan.camels) - number)) > 1:
            return loaded[number].letter
    return None


def draw_own_loading(
    picture: Picture,
    view: TimbuktuView,
    caravan: CaravanView,
    names: Sequence[str],
    words: Words,
    prompt: Prompt | None,
) -> None:
    """Everything below the head, but the badges."""
    left = view.unloaded or (0, 0, 0, 0, 0)
    tokens = _tokens(prompt)
    for column, (good, count) in enumerate(zip(GOODS, left, strict=True)):
        x, y = _STOCK.left(column), _STOCK.y
        picture.put(grids.paper(_STOCK.width, _STOCK.row), x, y)
        middle = y + (62 if tokens else _STOCK.row / 2)
        icon = goods.icon(good.value, 104 if count and not tokens else 84)
        picture.put(icon if count else grids.paled(icon, 0.35), x + 64, middle)
        picture.number(x + 148, middle, count, 60)
    for item, (x, y) in zip(items(prompt), (place for _, place in tokens), strict=True):
        picture.put(goods.icon(item.value.value, 50), x + 46, y)
    for number, camel in enumerate(caravan.camels):
        _camel(picture, view, camel, _camel_corner(number), prompt)
    loads = [offer.goods for offer in offers(prompt) if offer.goods is not None]
    for number, load in enumerate(loads):
        _offered(picture, load, _load_corner(len(caravan.camels), number))
    draw_players(picture, view, names, words)


def _camel(
    picture: Picture, view: TimbuktuView, camel: CamelView, corner: tuple[int, int], prompt: Prompt | None
) -> None:
    """An own camel with its load, or with places for it."""
    x, y = corner
    middle = y + _CAMEL[1] / 2
    offered = {offer.camel for offer in offers(prompt) if offer.act == "load"}
    back = taken_back(view) if any(offer.act == "takeback" for offer in offers(prompt)) else None
    turn = view.to_load is camel.letter
    frame = CHOICE if camel.letter in (*offered, back) and not turn else TERRACOTTA if turn else None
    picture.put(grids.paper(*_CAMEL[:2], frame, cells.OFFERED if turn else PAPER), x, y)
    picture.put(animals.bearer(camel.seat, camel.letter.value, 132), x + 104, middle)
    picked: Goods = prompt.value("goods", ()) if prompt is not None and turn else ()
    for place in range(GOODS_ON_A_CAMEL):
        at = x + 222 + 80 * place
        load = camel.goods if camel.loaded else picked
        if place < len(load):
            picture.put(goods.icon(load[place].value, 66), at, middle)
        else:
            shade = OCHRE if turn else mix(LINE, PAPER, 0.45)
            picture.put(signs.slot(56, 56, 12, shade), at - 28, middle - 28)


def _offered(picture: Picture, load: Goods, corner: tuple[int, int]) -> None:
    """A whole load that is offered."""
    x, y = corner
    picture.put(grids.paper(*_LOAD[:2]), x, y)
    for place, good in enumerate(load):
        picture.put(goods.icon(good.value, 48), x + 104 + 62 * place, y + _LOAD[1] / 2)
