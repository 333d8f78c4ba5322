"""Private picture while camels travel: the reader's camel of this round with its goods, and the site it goes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from azalai.games.timbuktu.components import GOODS, Enclosure, Good
from azalai.games.timbuktu.view import CamelView, EnclosureView, NotebookView, StallView, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit import animals, goods, ornaments, signs
from azalai.renderers.kit.palette import BLUE, CHOICE, OCHRE, PAPER, TERRACOTTA
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.timbuktu import grid as grids
from azalai.renderers.timbuktu import notebook as notes
from azalai.renderers.timbuktu.board import is_latest
from azalai.renderers.timbuktu.choices import Lit, own_camel
from azalai.renderers.timbuktu.enclosures import Site, put_bars, put_camel, put_site
from azalai.renderers.timbuktu.narrow import (
    GAP,
    INSIDE,
    MARGIN,
    OWN,
    WET,
    cell,
    costs,
    ground,
    medal,
    put_tile,
    tile,
)
from azalai.renderers.timbuktu.scene import PALE
from azalai.renderers.timbuktu.strip import LEGEND, STRIP, draw_legend, draw_strip
from azalai.renderers.timbuktu.ways import Way, fate, ways

CARD = Frame(MARGIN, MARGIN, INSIDE, 158)
SITE = Site(CARD.y + CARD.height + GAP + 2, 62, 92)
_STRIP_Y = SITE.y + SITE.height + GAP + 2
HEIGHT = _STRIP_Y + STRIP + LEGEND + 14
_LOAD = 310
"""Left edge of the camel's goods."""


def tokens(camel: CamelView) -> Mapping[Good, Frame]:
    """Return the frames of the goods on the card, each kind once."""
    places: dict[Good, Frame] = {}
    x = _LOAD
    for good in dict.fromkeys(camel.goods):
        width = 74 + 78 * camel.goods.count(good)
        places[good] = Frame(x, CARD.y + 12, width, CARD.height - 24)
        x += width + 10
    return places


def draw_going(
    view: TimbuktuView,
    known: NotebookView,
    names: Sequence[str],
    words: Words,
    lit: Lit,
    picked: Enclosure | None,
) -> Picture:
    """Return the whole picture; `picked`: the enclosure that was already answered."""
    picture = Picture(ground(HEIGHT))
    camel = own_camel(view, view.caravans[view.seat or 0].card)
    if camel is not None:
        _card(picture, view, known, camel, lit, picked)
    put_site(picture, SITE)
    put_bars(picture, SITE, known)
    open_ways = {} if camel is None or camel.arrived is not None else {way.enclosure: way for way in ways(view, camel)}
    if picked is not None:
        open_ways = {picked: open_ways[picked]}
    for enclosure in view.lower.enclosures:
        for stall in enclosure.stalls:
            way = open_ways.get(enclosure.enclosure) if stall.number == enclosure.next_stall else None
            if stall.camel is not None:
                _draw_arrival(picture, view, known, enclosure, stall, stall.camel, lit)
            elif camel is not None and way is not None:
                _way(picture, known, camel, way, SITE.stall(enclosure.enclosure, stall.number), lit, picked)
            else:
                _draw_unreached_stall(picture, known, enclosure, stall)
    draw_strip(picture, view, names, _STRIP_Y)
    draw_legend(picture, words, _STRIP_Y + STRIP + 8, ("safe", "chance", "robbed", "exchange", "arrow", "other"))
    return picture


def _card(
    picture: Picture, view: TimbuktuView, known: NotebookView, camel: CamelView, lit: Lit, picked: Enclosure | None
) -> None:
    """Draw the camel that goes, its start, and the value of each of its goods.

    If one must be given up, it shows the risk of the others without it.
    """
    called = view.to_act == view.seat
    picture.paste(tile(CARD.width, CARD.height, TERRACOTTA if called else None), CARD.x, CARD.y)
    middle = CARD.y + CARD.height / 2
    picture.paste(animals.bearer(camel.seat, camel.letter.value, 168), CARD.x + 106, middle)
    spot = camel.arrived or camel.start
    if spot is not None:
        picture.paste(medal(spot.enclosure.value, 38), CARD.x + 240, middle)
    for good, at in tokens(camel).items():
        if good in lit.goods:
            put_tile(picture, at, choice=True)
        count = camel.goods.count(good)
        for number in range(count):
            picture.paste(goods.icon(good.value, 74), at.x + 45 + 78 * number, middle)
        x = at.x + at.width - 35
        value = view.out[GOODS.index(good)]
        if good not in lit.goods or picked is None:
            picture.paste(ornaments.star(58, value, digits=34), x, middle)
            continue
        picture.paste(ornaments.star(58, value, digits=34), x, middle - 31)
        way = next(way for way in ways(view, camel) if way.enclosure is picked)
        outcome = fate(known, notes.rest(camel.goods, (good,)), way)
        if outcome is not None:
            picture.paste(notes.sign(outcome.chance, 21, 50), x, middle + 34)


def _draw_arrival(
    picture: Picture,
    view: TimbuktuView,
    known: NotebookView,
    enclosure: EnclosureView,
    stall: StallView,
    camel: CamelView,
    lit: Lit,
) -> None:
    """Draw a camel in a stall, with its risk if it is the reader's."""
    at = SITE.stall(enclosure.enclosure, stall.number)
    mine = camel.seat == view.seat
    latest = is_latest(view, view.lower, enclosure, stall)
    if latest or mine or stall.exchange:
        fill = grids.LIT if latest else OWN if mine else WET
        picture.paste(cell(at.width, at.height, fill, OCHRE if latest else None, 4), at.x, at.y)
    put_camel(picture, camel, at, pale=lit.asked and not mine)
    if mine:
        verdict = notes.verdict(known, camel.goods, enclosure.enclosure, stall.number)
        picture.paste(notes.sign(verdict.chance, 20, 46), at.x + 34, at.y + at.height / 2)


def _draw_unreached_stall(picture: Picture, known: NotebookView, enclosure: EnclosureView, stall: StallView) -> None:
    """Draw a stall that this camel does not get."""
    at = SITE.stall(enclosure.enclosure, stall.number)
    middle = at.y + at.height / 2
    if stall.exchange:
        picture.paste(cell(at.width, at.height, WET), at.x, at.y)
        picture.paste(grids.fade(signs.swap(42), 0.7), at.x + 150, middle)
    picture.number(at.x + 34, middle, stall.number, 40, PALE)
    chance = notes.stall_chance(known, enclosure.enclosure, stall.number)
    picture.paste(grids.fade(notes.sign(chance, 20, 48), 0.6), at.x + 94, middle)


def _way(
    picture: Picture,
    known: NotebookView,
    camel: CamelView,
    way: Way,
    at: Frame,
    lit: Lit,
    picked: Enclosure | None,
) -> None:
    """Draw the stall that the camel gets, with its risk there and the price of the way."""
    exchange = way.stall is not None and way.stall.exchange
    edge = CHOICE if way.enclosure in lit.enclosures else OCHRE
    fill = grids.LIT if way.enclosure is picked else WET if exchange else PAPER
    picture.paste(cell(at.width, at.height, fill, edge, 6 if edge == CHOICE else 4), at.x, at.y)
    outcome = fate(known, camel.goods, way)
    if outcome is None:
        return
    middle = at.y + at.height / 2
    if exchange:
        picture.paste(notes.sign(outcome.chance, 17, 40), at.x + 36, middle - 20)
        picture.paste(signs.swap(38), at.x + 36, middle + 22)
    else:
        picture.paste(notes.sign(outcome.chance, 26, 56), at.x + 42, middle)
    if outcome.lost:
        picture.number(at.x + 93, middle, f"−{outcome.lost}", 44, TERRACOTTA)
    if way.free:
        picture.paste(signs.arrow(54, BLUE, 11, 30, down=True), at.x + at.width - 42, middle)
    else:
        picture.paste(costs(50), at.x + at.width - 42, middle)
