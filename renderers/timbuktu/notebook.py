"""What a player knows of the thieves: the pack in hand, and a notebook of everything seen in this stage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.timbuktu.components import ENCLOSURES, GOODS, STALLS, Enclosure, Good, Goods
from games.timbuktu.view import NotebookView, PackView
from renderers.kit import emblems, goods, scene, signs
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import INK, NIGHT, OCHRE, PAPER, SAND, SAND_DEEP, SAND_LIGHT, SILVER, TERRACOTTA, colour, mix
from renderers.kit.paths import lozenge, rounded
from renderers.kit.picture import MARGIN, WIDTH, Picture
from renderers.kit.sprites import drawn
from renderers.timbuktu import grid as grids
from renderers.timbuktu import scene as behind

HEIGHT = 500
_PACK = 368
_LEFT = 422
_STALLS_X, _STEP = _LEFT + 112, 76
_GOODS_X = _STALLS_X + 5 * _STEP + 46
_HEAD, _ROW = 70, 68
_CARD = (104, 300)


class Chance(NamedTuple):
    """`part` of the `whole` cards that may lie there are bad."""

    part: int
    whole: int

    @property
    def never(self) -> bool:
        """Spared for certain."""
        return self.part == 0

    @property
    def always(self) -> bool:
        """Robbed for certain."""
        return self.part == self.whole


class Verdict(NamedTuple):
    """What awaits a camel in a stall: the chance that it is robbed, and how many goods that costs, if it is known."""

    chance: Chance
    lost: int | None


def stall_cards(known: NotebookView, enclosure: Enclosure) -> tuple[tuple[int, ...], ...]:
    """The stall cards which the enclosure may have."""
    return next(((pack.stalls,) for pack in known.seen if pack.enclosure is enclosure), known.stalls)


def goods_cards(known: NotebookView, enclosure: Enclosure) -> tuple[Goods, ...]:
    """The goods cards which the enclosure may have."""
    return next(((pack.goods,) for pack in known.seen if pack.enclosure is enclosure), known.goods)


def stall_chance(known: NotebookView, enclosure: Enclosure, stall: int) -> Chance:
    """How many of the cards that may lie there name the stall."""
    cards = stall_cards(known, enclosure)
    return Chance(sum(stall in card for card in cards), len(cards))


def goods_chance(known: NotebookView, enclosure: Enclosure, good: Good) -> Chance:
    """How many of the cards that may lie there name the good."""
    cards = goods_cards(known, enclosure)
    return Chance(sum(good in card for card in cards), len(cards))


def verdict(known: NotebookView, carried: Sequence[Good], enclosure: Enclosure, stall: int) -> Verdict:
    """What is known of a camel with these goods in a stall: plain elimination, nothing guessed."""
    chance = stall_chance(known, enclosure, stall)
    losses = {sum(good in card for good in carried) for card in goods_cards(known, enclosure)}
    if chance.never or losses == {0}:
        return Verdict(Chance(0, chance.whole), 0)
    return Verdict(chance, losses.pop() if chance.always and len(losses) == 1 else None)


def put_chance(picture: Picture, chance: Chance, x: float, y: float, radius: int = 20, head: int = 50) -> None:
    """Head, ring or pie round (x, y)."""
    if chance.never:
        picture.put(signs.ring(radius), x, y)
    elif chance.always:
        picture.put(emblems.thief_head(head), x, y)
    else:
        picture.put(signs.pie(chance.part, chance.whole, radius), x, y)


def put_verdict(picture: Picture, found: Verdict, x: float, y: float, radius: int = 23) -> None:
    """The verdict's sign with its left end at x, and the number of goods that are lost for certain."""
    put_chance(picture, found.chance, x + 24, y, radius, 2 * radius + 4)
    if found.chance.always and found.lost:
        picture.write(x + 53, y + 15, f"−{found.lost}", 44, TERRACOTTA, "Bold")


def draw_notebook(picture: Picture, known: NotebookView) -> None:
    """The pack in hand at the left, the notebook at the right."""
    picture.put(_pack(known.pack), MARGIN, behind.TOP)
    picture.put(_pages(), _LEFT, behind.TOP)
    for row, enclosure in enumerate(ENCLOSURES):
        top = behind.TOP + _HEAD + _ROW * row
        middle = top + _ROW / 2
        if enclosure is known.pack.enclosure:
            picture.put(_present(WIDTH - MARGIN - _LEFT - 20, _ROW - 3), _LEFT + 10, top + 2)
            picture.put(emblems.medal(enclosure.value, 26), _LEFT + 64, middle)
        for column, stall in enumerate(STALLS):
            put_chance(picture, stall_chance(known, enclosure, stall), _STALLS_X + (column + 0.5) * _STEP, middle)
        for column, good in enumerate(GOODS):
            put_chance(picture, goods_chance(known, enclosure, good), _GOODS_X + (column + 0.5) * _STEP, middle)
    _unseen(picture, known)


@drawn
def _pages() -> Canvas:
    """The notebook with its heads, without entries; its origin is the top left corner."""
    width = WIDTH - MARGIN - _LEFT
    canvas = Canvas(width, HEIGHT, margin=26)
    grids.draw_sheet(canvas, width, HEIGHT)
    y = _HEAD / 2 + 4
    for column, stall in enumerate(STALLS):
        letters.write(canvas, _STALLS_X - _LEFT + (column + 0.5) * _STEP, y, str(stall), 46, INK)
    for column, good in enumerate(GOODS):
        goods.draw(canvas, good.value, _GOODS_X - _LEFT + (column + 0.5) * _STEP, y, 50, 2.3)
    for row, enclosure in enumerate(ENCLOSURES):
        top = _HEAD + _ROW * row
        canvas.line([(24, top), (width - 24, top)], SAND, 1.5, caps=False)
        emblems.draw_medal(canvas, enclosure.value, 64, top + _ROW / 2, 26)
    foot = _HEAD + _ROW * len(ENCLOSURES) + 2
    canvas.line([(24, foot), (width - 24, foot)], SAND_DEEP, 2.5, caps=False)
    return canvas


@drawn
def _present(width: int, height: int) -> Canvas:
    """The ochre frame round the pack now in hand; its origin is the top left corner."""
    canvas = Canvas(width, height, margin=2)
    canvas.fill(rounded(0, 0, width, height, 14), OCHRE)
    canvas.fill(rounded(4, 4, width - 8, height - 8, 10), grids.LIT)
    return canvas


def _unseen(picture: Picture, known: NotebookView) -> None:
    """The cards not yet seen, below the notebook."""
    top = behind.TOP + _HEAD + _ROW * len(ENCLOSURES) + 13
    high = HEIGHT - _HEAD - _ROW * len(ENCLOSURES) - 24
    middle = top + high / 2
    if not known.stalls:
        picture.put(signs.tick(46), _LEFT + 64, middle)
        return
    picture.number(_LEFT + 64, middle, "?", 52, TERRACOTTA)
    roomy = len(known.stalls) <= 3
    wide, step = (112, 126) if roomy else (88, 95)
    for number, stalls in enumerate(known.stalls):
        x = _STALLS_X + 2 + number * step
        picture.put(_chip(wide, high), x, top)
        for place, stall in enumerate(stalls):
            picture.number(x + wide / 2 + (place - 0.5) * 40, middle, stall, 42)
    for number, pair in enumerate(known.goods):
        x = _GOODS_X + 2 + number * step
        picture.put(_chip(wide, high), x, top)
        for place, good in enumerate(pair):
            picture.put(goods.icon(good.value, 42 if roomy else 38), x + wide / 2 + (place - 0.5) * wide * 0.42, middle)


@drawn
def _chip(width: int, height: int) -> Canvas:
    canvas = Canvas(width, height)
    canvas.box(0, 0, width, height, 12, mix(SAND_LIGHT, PAPER, 0.25))
    return canvas


@drawn
def _pack(pack: PackView) -> Canvas:
    """The three thief cards in hand on indigo; its origin is the top left corner."""
    canvas = Canvas(_PACK, HEIGHT, margin=26)
    shape = rounded(0, 0, _PACK, HEIGHT, 22)
    canvas.soft(shape, scene.SHADOW, 8, 0.3, 5)
    canvas.fill(shape, NIGHT)
    for column in range(12):
        for row in range(16):
            around = lozenge(column * 34 - 3, row * 34 - 5, 17)
            if 22 < around[0][0] < _PACK - 22 and 22 < around[1][1] < HEIGHT - 22:
                canvas.edge(around, colour("303C6C"), 1.3)
    emblems.thief(canvas, _PACK / 2, 88, 128, 3)
    width, height = _CARD
    top = 172
    for place in range(3):
        x = 18 + place * 114
        card = rounded(x, top, width, height, 14)
        canvas.soft(card, (0, 0, 0), 5, 0.5, 4)
        canvas.shape(card, PAPER, INK, 4)
    middle = top + height / 2
    canvas.disc(70, middle, 39, NIGHT)
    emblems.FLAT[pack.enclosure.value](canvas, 70, middle, 52, SILVER)
    for y in (middle - 88, middle + 88):
        canvas.fill(lozenge(70, y, 12), OCHRE)
    for number in STALLS:
        y = top + 34 + (number - 1) * 58
        if number in pack.stalls:
            canvas.disc(184, y, 29, TERRACOTTA)
        size, shade = (46, PAPER) if number in pack.stalls else (38, colour("CDB48A"))
        letters.write(canvas, 184, y, str(number), size, shade)
    for place, good in enumerate(pack.goods):
        goods.draw(canvas, good.value, 298, top + 90 + place * 120, 82, 2.6)
    return canvas
