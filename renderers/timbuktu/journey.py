"""The private picture of a journey: both sites as their owner sees them, what is known of the thieves in the stalls,
and the choices where they lie."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.prompts import Prompt
from games.timbuktu.components import ENCLOSURES, STALLS, Good, Letter
from games.timbuktu.twins import alike
from games.timbuktu.view import CamelView, NotebookView, Phase, SiteView, TimbuktuView
from locales import Words
from renderers.kit import ornaments, signs
from renderers.kit.badges import echo
from renderers.kit.palette import BLUE, CHOICE, TERRACOTTA
from renderers.kit.picture import Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.timbuktu import aside, cells
from renderers.timbuktu import grid as grids
from renderers.timbuktu import notebook as notes
from renderers.timbuktu import scene as behind
from renderers.timbuktu.board import UPPER, called_camel, is_latest, is_same, put_ways
from renderers.timbuktu.choices import CORNER, Mark, Offer, is_asking, offers, own_camel
from renderers.timbuktu.players import draw_players
from renderers.timbuktu.stalls import LOW, Arriving, draw_stalls, marks_in_stalls, rest

HEIGHT = 1300
_FOOT = LOW.y + LOW.height
_OWN_LOAD = grids.CELL._replace(camel_x=64, x=150, camel=100, pitch=39)


def marks(view: TimbuktuView, known: NotebookView, prompt: Prompt | None) -> tuple[Mark, ...]:
    """The badges of a prompt: on the camels, in the stalls, or beside the goods that may be given up."""
    offered = offers(prompt)
    if view.phase is Phase.CHOOSING:
        return tuple(
            _corner(camel, offer.number)
            for offer in offered
            if (camel := own_camel(view, offer.camel)) is not None and camel.start is not None
        )
    if prompt is not None and prompt.value("enclosure") is not None:
        rows = aside.values_rows(known, _FOOT)
        return tuple(
            Mark(offer.number, behind.SIDE + 40, rows.middle(offer.price[0]), min(CORNER, round(rows.row * 0.8)))
            for offer in offered
            if offer.price
        )
    return marks_in_stalls(view, offered)


def _corner(camel: CamelView, number: int) -> Mark:
    x, y = _upper_corner(camel)
    return Mark(number, x + 20, y + 24, CORNER)


def _upper_corner(camel: CamelView) -> tuple[int, int]:
    if camel.start is None:
        raise ValueError("the camel is not placed")
    return UPPER.left(ENCLOSURES.index(camel.start.enclosure)), UPPER.top(camel.start.stall)


def draw_journey(
    picture: Picture,
    view: TimbuktuView,
    known: NotebookView,
    upper: SiteView,
    names: Sequence[str],
    words: Words,
    prompt: Prompt | None,
) -> None:
    """Everything below the head, but the badges."""
    offered = offers(prompt)
    called = called_camel(view)
    going = called if called is not None and called.seat == view.seat else None
    numbers = _numbers(view, offered)
    _ways(picture, view, called, offered)
    _leaving(picture, view, upper, called, numbers, prompt)
    picked = None if prompt is None or going is None else prompt.value("enclosure")
    draw_stalls(picture, Arriving(view, known, is_asking(prompt), offered, numbers, going, picked))
    draw_players(picture, view, names, words)
    aside.draw_unseen(picture, known)
    rows = aside.values_rows(known, _FOOT)
    aside.draw_values(picture, view, words, rows, going.goods if going is not None else tuple(Good))
    if going is not None and picked is not None:
        _after_paying(picture, view, known, going, offered, rows)
    aside.draw_legend(picture, words, HEIGHT - 23)


@drawn
def ground() -> Sprite:
    """What is the same in every position."""
    picture = Picture(behind.desert(HEIGHT))
    grids.put_sheets(picture, UPPER)
    grids.put_sheets(picture, LOW)
    for stall in STALLS:
        picture.number(50, LOW.top(stall) + 47, stall, 42)
    return Sprite(picture.image)


def _numbers(view: TimbuktuView, offered: Sequence[Offer]) -> Mapping[Letter, int]:
    """The numbers of the own camels that are offered, and of those it makes no difference to send instead."""
    found: dict[Letter, int] = {}
    for offer in offered:
        if view.phase is Phase.CHOOSING and offer.camel is not None:
            found |= dict.fromkeys(alike(view, offer.camel), offer.number)
    return found


def _ways(picture: Picture, view: TimbuktuView, called: CamelView | None, offered: Sequence[Offer]) -> None:
    """The arrows: those of the called camel or of the own camels are blue, of another's called camel terracotta; while
    the viewer decides the others are pale."""
    own = [camel for camel in view.caravans[view.seat or 0].camels if camel.arrived is None and camel.goods]
    used = {camel.start.enclosure for camel in ([called] if called is not None else own) if camel.start is not None}
    for column, enclosure in enumerate(ENCLOSURES):
        if called is not None and called.seat != view.seat and enclosure in used:
            put_ways(picture, column, TERRACOTTA)
        elif offered and enclosure not in used:
            put_ways(picture, column, BLUE, 0.22)
        else:
            put_ways(picture, column, BLUE)


def _leaving(
    picture: Picture,
    view: TimbuktuView,
    upper: SiteView,
    called: CamelView | None,
    numbers: Mapping[Letter, int],
    prompt: Prompt | None,
) -> None:
    """Where camels stand that have not moved yet."""
    for column, enclosure in enumerate(upper.enclosures):
        for stall in enclosure.stalls:
            x, y = UPPER.left(column), UPPER.top(stall.number)
            if stall.camel is None:
                if stall.left:
                    picture.put(signs.trail(80), x + UPPER.width / 2, y + UPPER.row / 2)
                continue
            here = called is not None and is_same(stall.camel, called)
            if not here and is_latest(view, upper, enclosure, stall):
                picture.put(grids.lit(UPPER.width, UPPER.row), x, y)
            _standing(picture, view, stall.camel, here, numbers, prompt)


def _standing(
    picture: Picture,
    view: TimbuktuView,
    camel: CamelView,
    here: bool,
    numbers: Mapping[Letter, int],
    prompt: Prompt | None,
) -> None:
    """A camel that has not moved: called, chosen, offered, or stepping back."""
    x, y = _upper_corner(camel)
    mine = camel.seat == view.seat
    laid = mine and not here and view.caravans[camel.seat].card is camel.letter
    picked = mine and prompt is not None and prompt.value("camel") is camel.letter
    if here:
        picture.put(grids.lit(UPPER.width, UPPER.row, True), x, y)
    elif laid or picked:
        picture.put(grids.lit(UPPER.width, UPPER.row), x, y)
    elif mine:
        edge = CHOICE if camel.letter in numbers else None
        picture.put(cells.cell(UPPER.width, UPPER.row, cells.OWN, edge, 3), x, y)
    back = is_asking(prompt) and not (here or laid or picked or (mine and view.phase is Phase.CHOOSING))
    grids.put_camel(picture, camel, x, y + UPPER.row / 2 + 1, _OWN_LOAD if mine else grids.CELL, pale=back)
    if laid:
        picture.put(ornaments.back(30, 43), x + 4, y + 5)
        picture.put(signs.tick(22), x + 17, y + 54)
    elif camel.letter in numbers and mine:
        picture.put(echo(numbers[camel.letter], CORNER), x + 20, y + 24)


def _after_paying(
    picture: Picture,
    view: TimbuktuView,
    known: NotebookView,
    going: CamelView,
    offered: Sequence[Offer],
    rows: aside.Rows,
) -> None:
    """Beside the goods that may be given up, what awaits the others in the stall."""
    for offer in offered:
        way = next((each for each in view.ways if each.enclosure is offer.enclosure), None)
        if way is None or not offer.price:
            continue
        found = notes.verdict(known, rest(going.goods, offer.price), way.enclosure, way.stall)
        y = rows.middle(offer.price[0])
        notes.put_chance(picture, found.chance, behind.SIDE + 236, y, 19, 44)
