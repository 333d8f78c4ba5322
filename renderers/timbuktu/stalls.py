"""The next site as its owner sees it: camels that have arrived, what is known of each free stall, and which choices
lead there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from games.timbuktu.components import ENCLOSURES, FREE_TO, Enclosure, Goods, Letter
from games.timbuktu.view import CamelView, EnclosureView, NotebookView, StallView, TimbuktuView, WayView
from renderers.kit import goods, signs
from renderers.kit.badges import echo
from renderers.kit.palette import BLUE, CHOICE, OCHRE, PALM, PAPER, TERRACOTTA, Colour, mix
from renderers.kit.picture import Picture
from renderers.timbuktu import cells
from renderers.timbuktu import grid as grids
from renderers.timbuktu import notebook as notes
from renderers.timbuktu.board import LOWER, is_latest
from renderers.timbuktu.choices import PAIR, SMALL, STALL, Mark, Offer, by_enclosure
from renderers.timbuktu.drawings import ART

LOW = LOWER._replace(head=cells.BAR)
_BADGE_X = 37
_SEVERAL = (66, 137)
_BESIDE, _PLATE = 36, 38
"""The good of a badge, to its right, and what lies behind it."""


class Arriving(NamedTuple):
    """What the next site is drawn from. `asked`: whether there is a prompt; `offered`: its choices; `numbers`: those of
    the own camels; `going`: the own camel that must go now; `picked`: the enclosure that was answered already."""

    view: TimbuktuView
    known: NotebookView
    asked: bool
    offered: tuple[Offer, ...]
    numbers: Mapping[Letter, int]
    going: CamelView | None
    picked: Enclosure | None


def marks_in_stalls(view: TimbuktuView, offered: Sequence[Offer]) -> tuple[Mark, ...]:
    """The badges of enclosures that are offered, each in the stall that the camel would get."""
    found: list[Mark] = []
    for enclosure, several in by_enclosure(offered).items():
        stall = view.lower.enclosures[ENCLOSURES.index(enclosure)].next_stall
        if stall is None:
            continue
        x, middle = _middle(enclosure, stall)
        if len(several) == 1:
            found.append(Mark(several[0].number, x + _BADGE_X, middle, STALL))
        else:
            found += _several(several, x, middle)
    return tuple(found)


def _several(offered: Sequence[Offer], x: float, middle: float) -> tuple[Mark, ...]:
    """The badges of one stall, right of what is known of it, with room for a good beside each."""
    size = PAIR if len(offered) <= 2 else SMALL
    return cells.spread([offer.number for offer in offered], x, middle, _SEVERAL, size)


def _middle(enclosure: Enclosure, stall: int) -> tuple[int, float]:
    """The left edge and the middle line of a stall."""
    return LOW.left(ENCLOSURES.index(enclosure)), LOW.top(stall) + LOW.row / 2 + 1


def draw_stalls(picture: Picture, at: Arriving) -> None:
    """All five enclosures."""
    for enclosure in at.view.lower.enclosures:
        _bar(picture, at.known, enclosure.enclosure)
        for stall in enclosure.stalls:
            x, middle = _middle(enclosure.enclosure, stall.number)
            if stall.exchange:
                picture.put(grids.water(LOW.width, LOW.row - 1, stall.camel is not None), x, LOW.top(stall.number) + 1)
            if stall.camel is not None:
                _arrived(picture, at, enclosure, stall, stall.camel)
            elif stall.number == enclosure.next_stall:
                _next(picture, at, enclosure.enclosure, stall)
            else:
                _later(picture, notes.stall_chance(at.known, enclosure.enclosure, stall.number), x, middle)
                if stall.exchange:
                    picture.put(signs.swap(44), x + 156, middle)


def _bar(picture: Picture, known: NotebookView, enclosure: Enclosure) -> None:
    """What the thieves look for in an enclosure whose pack was seen."""
    seen = next((pack for pack in known.seen if pack.enclosure is enclosure), None)
    if seen is not None:
        wanted = tuple(good.value for good in seen.goods)
        picture.put(cells.hood(LOW.width, enclosure, wanted, seen == known.pack), _middle(enclosure, 1)[0], LOW.y)


def _arrived(picture: Picture, at: Arriving, enclosure: EnclosureView, stall: StallView, camel: CamelView) -> None:
    """A camel that stands there; of an own one what awaits it."""
    x, middle = _middle(enclosure.enclosure, stall.number)
    mine = camel.seat == at.view.seat
    if is_latest(at.view, at.view.lower, enclosure, stall):
        picture.put(grids.lit(LOW.width, LOW.row), x, LOW.top(stall.number))
    elif mine:
        picture.put(cells.cell(LOW.width, LOW.row, cells.OWN), x, LOW.top(stall.number))
    grids.put_camel(picture, camel, x, middle, pale=at.asked and not mine)
    if mine:
        found = notes.verdict(at.known, camel.goods, enclosure.enclosure, stall.number)
        picture.put(ART.sprite("coaster"), x + 22, LOW.top(stall.number) + 24)
        notes.put_chance(picture, found.chance, x + 22, LOW.top(stall.number) + 24, 14, 36)


def _later(picture: Picture, chance: notes.Chance, x: float, middle: float) -> None:
    """A stall behind the next one."""
    picture.put(grids.paled(notes.sign(chance, 20, 48), 0.6), x + 46, middle)


def _next(picture: Picture, at: Arriving, enclosure: Enclosure, stall: StallView) -> None:
    """The stall which the next camel gets."""
    x, middle = _middle(enclosure, stall.number)
    if at.going is not None:
        _way(picture, at, at.going, enclosure, stall)
        return
    _frame(picture, x, middle, stall.exchange, OCHRE)
    told = _reaching(at, enclosure, stall.number)
    _chance(picture, notes.stall_chance(at.known, enclosure, stall.number), x + 40, middle, stall.exchange, 26, 60)
    _echoes(picture, told, x + 130, middle)


def _frame(picture: Picture, x: float, middle: float, exchange: bool, edge: Colour) -> None:
    ground = cells.WET if exchange else cells.OFFERED
    picture.put(cells.cell(LOW.width, LOW.row, ground, edge), x, middle - LOW.row / 2 - 1)


def _chance(
    picture: Picture, chance: notes.Chance, x: float, middle: float, exchange: bool, radius: int, head: int
) -> None:
    """What is known of a stall; where thief cards are passed on, above the sign that says so."""
    if exchange:
        notes.put_chance(picture, chance, x, middle - 20, min(radius, 18), min(head, 42))
        picture.put(signs.swap(min(38, 2 * radius + 2)), x, middle + 21)
    else:
        notes.put_chance(picture, chance, x, middle, radius, head)


# Which of the own camels an arrow brings there

Told = tuple[int | Letter, notes.Chance]


def _reaching(at: Arriving, enclosure: Enclosure, stall: int) -> list[Told]:
    """The own camels that may go there free of charge, by their numbers or else by their letters, and what would await
    them."""
    found: dict[int | Letter, notes.Chance] = {}
    for camel in at.view.caravans[at.view.seat].camels if at.view.seat is not None else ():
        if camel.arrived is not None or camel.start is None:
            continue
        if camel.goods and enclosure not in FREE_TO[camel.start.enclosure]:
            continue
        key = at.numbers.get(camel.letter, camel.letter)
        found.setdefault(key, notes.verdict(at.known, camel.goods, enclosure, stall).chance)
    return list(found.items())


def _echoes(picture: Picture, told: Sequence[Told], x: float, y: float) -> None:
    """Green is safe there for certain, terracotta is robbed for certain, indigo is not known."""
    half = len(told) if len(told) <= 2 else (len(told) + 1) // 2
    rows = [row for row in (told[:half], told[half:]) if row]
    size = 46 if len(rows) == 1 else 39 if half < 3 else 34 if half < 4 else 27
    for number, row in enumerate(rows):
        for place, (key, chance) in enumerate(row):
            fill = PALM if chance.never else TERRACOTTA if chance.always else CHOICE
            sign = echo(key, size, fill) if isinstance(key, int) else cells.letter_echo(key.value, size, fill)
            left = x + (place - (len(row) - 1) / 2) * (size + 4)
            picture.put(sign, left, y + (number - (len(rows) - 1) / 2) * (size + 3))


# Where the own camel may go


def _way(picture: Picture, at: Arriving, camel: CamelView, enclosure: Enclosure, stall: StallView) -> None:
    """What the way costs, and what awaits the camel there."""
    x, middle = _middle(enclosure, stall.number)
    way = next((each for each in at.view.ways if each.enclosure is enclosure), None)
    several = by_enclosure(at.offered).get(enclosure, [])
    if way is None or (at.picked is not None and enclosure is not at.picked):
        _later(picture, notes.stall_chance(at.known, enclosure, stall.number), x, middle)
        if stall.exchange:
            picture.put(signs.swap(44), x + 156, middle)
        return
    if enclosure is at.picked:
        picture.put(grids.lit(LOW.width, LOW.row), x, LOW.top(stall.number))
        several = []
    else:
        _frame(picture, x, middle, way.exchange, BLUE if way.free else OCHRE)
    if len(several) > 1:
        found = notes.verdict(at.known, camel.goods, enclosure, way.stall)
        _chance(picture, found.chance, x + 24, middle, way.exchange, 17, 38)
        _prices(picture, at, camel, way, several, x, middle)
        return
    price = several[0].price if several else None
    _verdict(picture, at, rest(camel.goods, price or ()), way, x + (98 if several else 62), middle)
    _price(picture, way.free, price, x + (156 if several else 140), middle)


def rest(carried: Goods, price: Goods) -> Goods:
    """What a camel still carries when it has paid."""
    left = list(carried)
    for good in price:
        left.remove(good)
    return tuple(left)


def _verdict(picture: Picture, at: Arriving, carried: Goods, way: WayView, x: float, middle: float) -> None:
    """What awaits goods in a stall, with their number if they are lost for certain."""
    found = notes.verdict(at.known, carried, way.enclosure, way.stall)
    lost = found.lost if found.chance.always else None
    if lost and not way.exchange:
        notes.put_chance(picture, found.chance, x, middle - 13, 25, 52)
        picture.number(x, middle + 27, f"−{lost}", 34, TERRACOTTA)
    else:
        _chance(picture, found.chance, x, middle, way.exchange, 25, 52)


def _price(picture: Picture, free: bool, price: Goods | None, x: float, y: float) -> None:
    """What the way costs: an arrow for nothing, else one good, whichever if it is not known yet."""
    if free:
        picture.put(signs.arrow(52, BLUE, 10, 28, down=True), x, y)
        return
    picture.number(x - 2, y - 20, "−1", 40, TERRACOTTA)
    picture.put(goods.icon(price[0].value, 40) if price else signs.sack(40), x, y + 20)


def _prices(
    picture: Picture,
    at: Arriving,
    camel: CamelView,
    way: WayView,
    several: Sequence[Offer],
    x: float,
    middle: float,
) -> None:
    """Beside each badge the good that it gives up, on green or red where that decides what the thieves find."""
    for offer, mark in zip(several, _several(several, x, middle), strict=True):
        for good in offer.price or ():
            found = notes.verdict(at.known, rest(camel.goods, (good,)), way.enclosure, way.stall).chance
            fill = PALM if found.never else TERRACOTTA if found.always else None
            if fill is not None:
                plate = grids.tint(_PLATE, _PLATE, mix(fill, PAPER, 0.62), 10)
                picture.put(plate, mark.x + _BESIDE - _PLATE / 2, mark.y - _PLATE / 2)
            picture.put(goods.icon(good.value, 31), mark.x + _BESIDE, mark.y)
