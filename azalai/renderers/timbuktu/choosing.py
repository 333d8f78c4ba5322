"""Private picture while camels are chosen: the reader's camels as cards, each with the ways that cost nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from azalai.games.timbuktu.components import Letter
from azalai.games.timbuktu.view import CamelView, NotebookView, StallView, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit import animals, ornaments, signs
from azalai.renderers.kit.palette import INK, LINE, PAPER, TERRACOTTA, mix
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.timbuktu import notebook as notes
from azalai.renderers.timbuktu.choices import Lit
from azalai.renderers.timbuktu.enclosures import Site, put_bars, put_site
from azalai.renderers.timbuktu.narrow import GAP, MARGIN, WAY, WET, Row, ground, medal, put_load, put_tile, step_back
from azalai.renderers.timbuktu.strip import LEGEND, STRIP, draw_legend, draw_strip
from azalai.renderers.timbuktu.ways import Way, fate, ways


class Form(NamedTuple):
    """Form of a caravan's cards.

    It holds the number of cards in a row; width and middle of the camel; radius and middle of the enclosure's emblem;
    size, distance, columns and middle line of the goods; the first way and the distance to the second.
    """

    columns: int
    height: int
    camel: int
    camel_at: tuple[int, int]
    medal: int
    medal_at: int
    goods: int
    pitch: int
    across: int
    goods_y: int
    way: int
    step: int


FORMS = {
    5: Form(5, 378, 124, (70, 64), 28, 44, 64, 74, 2, 186, 262, 54),
    6: Form(3, 286, 134, (96, 64), 38, 58, 62, 74, 4, 148, 179, 50),
    8: Form(4, 284, 128, (80, 66), 34, 52, 52, 56, 4, 146, 176, 50),
}
"""Form of the cards by the number of camels."""
_HEAD, _NEXT = 58, 56
_ROOMY = 200
"""Width of a line from which it holds everything about a way."""


def cards(view: TimbuktuView) -> dict[Letter, Frame]:
    """Return the frames of the reader's camels."""
    camels = view.caravans[view.seat or 0].camels
    form = FORMS[len(camels)]
    row = Row(MARGIN, form.columns, form.height)
    return {camel.letter: row.frame(number) for number, camel in enumerate(camels)}


def draw_choosing(view: TimbuktuView, known: NotebookView, names: Sequence[str], words: Words, lit: Lit) -> Picture:
    """Return the whole picture."""
    camels = view.caravans[view.seat or 0].camels
    form = FORMS[len(camels)]
    site = Site(Row(MARGIN, form.columns, form.height).foot(len(camels)) + GAP + 2, _HEAD, _NEXT, 1)
    strip = site.y + site.height + GAP + 2
    picture = Picture(ground(strip + STRIP + LEGEND + 14))
    for camel in camels:
        _card(picture, view, known, camel, form, lit)
    put_site(picture, site)
    put_bars(picture, site, known)
    for enclosure in view.lower.enclosures:
        stall = next((each for each in enclosure.stalls if each.number == enclosure.next_stall), None)
        _draw_next_stall(picture, known, site.stall(enclosure.enclosure, 1), Way(enclosure.enclosure, False, stall))
    draw_strip(picture, view, names, strip)
    draw_legend(picture, words, strip + STRIP + 8, ("safe", "chance", "robbed", "exchange", "first"))
    return picture


def _card(picture: Picture, view: TimbuktuView, known: NotebookView, camel: CamelView, form: Form, lit: Lit) -> None:
    at = cards(view)[camel.letter]
    chosen = view.caravans[camel.seat].card is camel.letter and camel.arrived is None
    put_tile(picture, at, chosen=chosen, choice=camel.letter in lit.camels)
    picture.paste(
        animals.bearer(camel.seat, camel.letter.value, form.camel), at.x + form.camel_at[0], at.y + form.camel_at[1]
    )
    x, y = at.x + at.width - form.medal - 10, at.y + form.medal_at
    if camel.arrived is not None:
        picture.paste(signs.tick(form.medal * 2), x, y)
    elif camel.start is not None:
        picture.paste(medal(camel.start.enclosure.value, form.medal), x, y)
    put_load(picture, camel.goods, at.x + at.width / 2, at.y + form.goods_y, form.goods, form.pitch, form.across)
    for number, way in enumerate(_list_ways(view, camel)):
        line = Frame(at.x + 8, at.y + form.way + number * form.step, at.width - 16, form.step - 4)
        _way(picture, known, camel, way, line)
    if lit.asked and camel.letter not in lit.camels:
        step_back(picture, at)


def _list_ways(view: TimbuktuView, camel: CamelView) -> Sequence[Way]:
    """Return the ways on a card: those along the arrows, or the enclosure in which the camel already stands."""
    if camel.arrived is None:
        return ways(view, camel)[:2]
    at = camel.arrived
    return (Way(at.enclosure, True, StallView(at.stall, False, None)),)


def _way(picture: Picture, known: NotebookView, camel: CamelView, way: Way, at: Frame) -> None:
    """Draw one line: the enclosure, the stall, and the camel's risk there."""
    exchange = way.stall is not None and way.stall.exchange
    picture.paste(ornaments.tint(at.width, at.height, WET if exchange else WAY, 12), at.x, at.y)
    middle, right = at.y + at.height / 2, at.x + at.width
    picture.paste(medal(way.enclosure.value, 20), at.x + 26, middle)
    outcome = fate(known, camel.goods, way)
    if way.stall is None or outcome is None:
        picture.number(at.x + 66, middle, "–", 44, LINE)
        return
    picture.number(at.x + 63, middle, way.stall.number, 44, INK)
    counted = outcome.lost and not (exchange and at.width < _ROOMY)
    picture.paste(notes.sign(outcome.chance, 20, 46), right - (68 if counted else 30), middle)
    if counted:
        picture.number(right - 24, middle, f"−{outcome.lost}", 38, TERRACOTTA)
    if exchange:
        picture.paste(signs.swap(34), right - (114 if counted else 73), middle)


def _draw_next_stall(picture: Picture, known: NotebookView, at: Frame, way: Way) -> None:
    """Draw the stall that the next camel gets, whatever its load."""
    middle = at.y + at.height / 2 + 2
    if way.stall is None:
        picture.number(at.x + at.width / 2, middle, "–", 48, mix(LINE, PAPER, 0.4))
        return
    chance = notes.stall_chance(known, way.enclosure, way.stall.number)
    if way.stall.exchange:
        picture.paste(ornaments.tint(at.width - 8, at.height - 4, WET, 10), at.x + 4, at.y + 4)
        picture.paste(signs.swap(40), at.x + at.width / 2, middle)
    picture.number(at.x + 40, middle, way.stall.number, 46, INK)
    picture.paste(notes.sign(chance, 21, 50), at.x + at.width - 44, middle)
