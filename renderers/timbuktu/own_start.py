"""The private picture of the starting grid: the own camels still to place, and where they may go."""

from __future__ import annotations

from collections.abc import Sequence

from games.prompts import Prompt
from games.timbuktu.components import ENCLOSURES, GOODS_ON_A_CAMEL, Letter
from games.timbuktu.twins import alike
from games.timbuktu.view import CamelView, EnclosureView, TimbuktuView
from locales import Words
from renderers.kit import shared_badges
from renderers.kit.badges import echo, fade
from renderers.kit.palette import CHOICE, OCHRE
from renderers.kit.picture import Picture
from renderers.timbuktu import cells
from renderers.timbuktu import grid as grids
from renderers.timbuktu.board import FOOT, LOWER
from renderers.timbuktu.choices import (
    CORNER,
    SMALL,
    STALL,
    Mark,
    Offer,
    by_camel,
    by_enclosure,
    is_asking,
    offers,
)
from renderers.timbuktu.grid import Load
from renderers.timbuktu.players import draw_players, draw_values
from renderers.timbuktu.start import HERDS, ground, put_head_of_herd, put_places, put_waiting

_OWN_LOADS = {
    5: grids.CELL._replace(camel_x=64, x=150, camel=100, pitch=39),
    4: Load(84, 68, 173, 32, 33, GOODS_ON_A_CAMEL),
    3: Load(0, 84, 222, 44, 49, GOODS_ON_A_CAMEL),
}
"""How the own camels stand: room for a badge at their left."""
_BESIDE = {2: 40, 4: 36, 6: 30}
_LETTER = {2: 44, 4: 42, 6: 34}
_COLUMNS = {2: (40, 128), 4: (40, 128), 6: (30, 92, 154)}
"""By how many badges there is room for in a stall: the letters of the camels beside them."""


def _room(several: Sequence[Offer]) -> int:
    return next((room for room in (2, 4) if len(several) <= room), 6)


def _at_camels(prompt: Prompt | None) -> dict[Letter, Offer]:
    """The offers that a camel names alone: their numbers stand at the camels."""
    named = by_camel(offers(prompt))
    if prompt is not None and prompt.value("camel") is not None:
        return {}
    return {letter: several[0] for letter, several in named.items() if len(several) == 1}


def _in_stalls(prompt: Prompt | None) -> dict[str, list[Offer]]:
    """The other offers, by the enclosures they lead to."""
    alone = {offer.number for offer in _at_camels(prompt).values()}
    found = by_enclosure(offer for offer in offers(prompt) if offer.number not in alone)
    return {enclosure.value: several for enclosure, several in found.items()}


def marks(view: TimbuktuView, prompt: Prompt | None) -> tuple[Mark, ...]:
    """The badges of a prompt: on the own camels, and in the places where they may stand."""
    found = [_at_camel(view, letter, offer.number) for letter, offer in _at_camels(prompt).items()]
    for enclosure in view.lower.enclosures:
        several = _in_stalls(prompt).get(enclosure.enclosure.value, [])
        if several and enclosure.next_stall is not None:
            found += _spread(enclosure, enclosure.next_stall, several, prompt)
    return tuple(found)


def _spread(enclosure: EnclosureView, stall: int, several: Sequence[Offer], prompt: Prompt | None) -> tuple[Mark, ...]:
    x, middle = LOWER.left(ENCLOSURES.index(enclosure.enclosure)), LOWER.top(stall) + LOWER.row / 2
    if len(several) == 1 and _is_settled(prompt):
        return (Mark(several[0].number, x + LOWER.width / 2, middle, STALL),)
    room = _room(several)
    size = STALL - 8 if len(several) <= 2 else SMALL
    columns = (66,) if len(several) == 1 else _COLUMNS[room]
    return cells.spread([offer.number for offer in several], x, middle, columns, size)


def _is_settled(prompt: Prompt | None) -> bool:
    """Whether there is no doubt which camel is placed."""
    return prompt is not None and prompt.value("camel") is not None


def _at_camel(view: TimbuktuView, letter: Letter, number: int) -> Mark:
    grid, column, row = HERDS[len(view.caravans)][0], view.seat or 0, list(Letter).index(letter) + 1
    down = 24 if grid.row > 60 else grid.row / 2
    return Mark(number, grid.left(column) + (22 if grid.row > 60 else 32), grid.top(row) + down, CORNER)


def draw_own_start(
    picture: Picture, view: TimbuktuView, names: Sequence[str], words: Words, prompt: Prompt | None
) -> None:
    """Everything below the head, but the badges."""
    bare = ground(len(view.caravans)).image
    grid, load = HERDS[len(view.caravans)]
    asked = is_asking(prompt)
    for column, caravan in enumerate(view.caravans):
        put_head_of_herd(picture, caravan, names[caravan.seat], grid, column)
        for row, camel in enumerate(caravan.camels, 1):
            if caravan.seat == view.seat:
                _own(picture, view, camel, prompt)
            else:
                put_waiting(picture, camel, grid, load, column, row, pale=asked)
    taken = _in_stalls(prompt)
    for column, enclosure in enumerate(view.lower.enclosures):
        several = taken.get(enclosure.enclosure.value, [])
        put_places(picture, view, enclosure, column, offered=bool(several))
        if several and enclosure.next_stall is not None:
            _offered(picture, view, enclosure, enclosure.next_stall, several, prompt)
        elif taken:
            left, top = LOWER.left(column), LOWER.top(1)
            fade(picture, bare, (left, top, left + LOWER.width, top + 5 * LOWER.row))
    draw_players(picture, view, names, words)
    draw_values(picture, view, words, FOOT)


def _own(picture: Picture, view: TimbuktuView, camel: CamelView, prompt: Prompt | None) -> None:
    """An own camel that is not placed yet: picked, offered, or neither."""
    seats, column = len(view.caravans), view.seat or 0
    grid, row = HERDS[seats][0], list(Letter).index(camel.letter) + 1
    offered = by_camel(offers(prompt))
    here = next((offered[each] for each in alike(view, camel.letter) if each in offered), None)
    if camel.start is None:
        x, y = grid.left(column), grid.top(row)
        if prompt is not None and prompt.value("camel") is camel.letter:
            picture.put(grids.lit(grid.width, grid.row), x, y)
        else:
            picture.put(cells.cell(grid.width, grid.row, cells.OWN, CHOICE if here else None, 3), x, y)
    put_waiting(picture, camel, grid, _OWN_LOADS[seats], column, row)
    if camel.start is None and here is not None and not _is_settled(prompt):
        at = _at_camel(view, camel.letter, here[0].number)
        if len(here) > 1:
            picture.put(
                shared_badges.echo(here[0].number, here[-1].number, 36),
                at.x + 2,
                at.y - 4 if HERDS[len(view.caravans)][0].row > 60 else at.y,
            )
        elif camel.letter not in offered:
            picture.put(echo(at.number, at.size), at.x, at.y)


def _offered(
    picture: Picture,
    view: TimbuktuView,
    enclosure: EnclosureView,
    stall: int,
    several: Sequence[Offer],
    prompt: Prompt | None,
) -> None:
    """A place that is offered; beside each badge which camel would stand there, unless that is settled."""
    x, y = LOWER.left(ENCLOSURES.index(enclosure.enclosure)), LOWER.top(stall)
    picture.put(cells.cell(LOWER.width, LOWER.row, cells.OFFERED, OCHRE), x, y)
    if _is_settled(prompt):
        return
    room = _room(several)
    for offer, mark in zip(several, _spread(enclosure, stall, several, prompt), strict=True):
        if offer.camel is not None and view.seat is not None:
            beside = 58 if len(several) == 1 else _BESIDE[room]
            picture.number(mark.x + beside, mark.y, offer.camel.value, 50 if len(several) == 1 else _LETTER[room])
