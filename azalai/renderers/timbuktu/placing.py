"""Private picture of the starting grid: the reader's camels still to place, and their possible places."""

from __future__ import annotations

from collections.abc import Sequence

from azalai.games.timbuktu.components import Enclosure, Letter
from azalai.games.timbuktu.view import CamelView, EnclosureView, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit import animals, marks
from azalai.renderers.kit.palette import CHOICE, OCHRE, PAPER
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.timbuktu import grid as grids
from azalai.renderers.timbuktu.choices import Lit
from azalai.renderers.timbuktu.enclosures import Site, put_bars, put_camel, put_site
from azalai.renderers.timbuktu.narrow import GAP, MARGIN, OWN, Row, cell, ground, medal, put_load, put_tile, step_back
from azalai.renderers.timbuktu.scene import PALE
from azalai.renderers.timbuktu.strip import LEGEND, STRIP, draw_legend, draw_strip

_ROWS = {5: (5, 222), 6: (3, 112), 8: (4, 118)}
"""Tiles in a row and their height, by the number of own camels."""
_HEAD, _STALL = 58, 79


def herd(view: TimbuktuView, y: int) -> dict[Letter, Frame]:
    """Return the frames of the reader's camels, from y on."""
    camels = view.caravans[view.seat or 0].camels
    row = Row(y, *_ROWS[len(camels)])
    return {camel.letter: row.frame(number) for number, camel in enumerate(camels)}


def foot_of_herd(view: TimbuktuView, y: int) -> int:
    """Return the lower edge of the reader's camels."""
    return max(at.y + at.height for at in herd(view, y).values())


def site(view: TimbuktuView) -> Site:
    """Return the layout of the starting grid, below the reader's camels."""
    return Site(foot_of_herd(view, MARGIN) + GAP + 2, _HEAD, _STALL)


def draw_placing(view: TimbuktuView, names: Sequence[str], words: Words, lit: Lit, picked: Letter | None) -> Picture:
    """Return the whole picture; `picked`: the camel that was already answered."""
    grid = site(view)
    strip = grid.y + grid.height + GAP + 2
    picture = Picture(ground(strip + STRIP + LEGEND + 14))
    for camel in view.caravans[view.seat or 0].camels:
        at = herd(view, MARGIN)[camel.letter]
        put_own(picture, camel, at, chosen=camel.letter is picked, choice=camel.letter in lit.camels)
        if camel.start is not None or (lit.asked and camel.letter is not picked and camel.letter not in lit.camels):
            step_back(picture, at)
    put_site(picture, grid)
    put_bars(picture, grid, None)
    for enclosure in view.lower.enclosures:
        _places(picture, view, enclosure, grid, lit)
    draw_strip(picture, view, names, strip)
    draw_legend(picture, words, strip + STRIP + 8, ("kept",))
    return picture


def put_own(picture: Picture, camel: CamelView, at: Frame, *, chosen: bool = False, choice: bool = False) -> None:
    """Draw an own camel on a tile, its goods next to it, or below it in a narrow one."""
    put_tile(picture, at, chosen=chosen, choice=choice)
    tall, wide = at.height > 150, at.width > 300
    x, y = at.middle
    if tall:
        bearer, load = (x, at.y + 58 if camel.goods else y), (x, at.y + 158)
    else:
        bearer, load = (at.x + 62, y), (x + (55 if wide else 60), y)
    picture.paste(animals.bearer(camel.seat, camel.letter.value, 104 if wide else 116), *bearer)
    if camel.start is not None:
        picture.paste(medal(camel.start.enclosure.value, 36), *load)
    else:
        put_load(picture, camel.goods, *load, 54 if tall else 50, 56 if tall else 48 if wide else 52, 4 if wide else 2)


def _places(picture: Picture, view: TimbuktuView, enclosure: EnclosureView, grid: Site, lit: Lit) -> None:
    """Draw the camels of an enclosure, the reserved places, and the next free one."""
    latest = view.latest
    offered = enclosure.enclosure in lit.enclosures
    for stall, seat in grids.list_kept_places(enclosure):
        at = grid.stall(enclosure.enclosure, stall.number)
        middle = at.y + at.height / 2
        if stall.camel is not None:
            spot = None if latest is None else latest.spot
            is_chosen = spot is not None and spot.enclosure is enclosure.enclosure and spot.stall == stall.number
            mine = stall.camel.seat == view.seat
            if is_chosen or mine:
                fill = grids.LIT if is_chosen else OWN
                picture.paste(cell(at.width, at.height, fill, OCHRE if is_chosen else None, 4), at.x, at.y)
            put_camel(picture, stall.camel, at, pale=lit.asked and not mine)
            continue
        if offered and stall.number == enclosure.next_stall:
            picture.paste(cell(at.width, at.height, PAPER, CHOICE), at.x, at.y)
        picture.number(at.x + 34, middle, stall.number, 40, PALE)
        if seat is not None:
            picture.paste(marks.ghost(seat, 48), at.x + at.width - 70, middle)


def place_of(view: TimbuktuView, enclosure: Enclosure) -> Frame | None:
    """Return the next free place of an enclosure, or None."""
    lower = next(each for each in view.lower.enclosures if each.enclosure is enclosure)
    return None if lower.next_stall is None else site(view).stall(enclosure, lower.next_stall)
