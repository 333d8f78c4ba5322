"""The table in a player's hand: the whole table, what is theirs, the opponent; and while they must decide, every choice
where it lies, with what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.prompts import Prompt
from games.targui.components import DISPLAY_COLUMNS, MIDDLE, ROWS, Border, Place, Row, Slot
from games.targui.placing import crossings
from games.targui.view import CampView, Phase, TarguiView
from renderers.kit.palette import NIGHT
from renderers.kit.picture import Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.targui import border as pieces
from renderers.targui import opponent, scene, table
from renderers.targui.layout import Layout, layout
from renderers.targui.marks import Mark, Own, Places, draw_marks, marks, places, slot_taken
from renderers.targui.offer_sheet import draw_offers, height
from renderers.targui.offers import Offer, offers
from renderers.targui.own import draw_own, next_place, picked_place
from renderers.targui.table import ALL, HEIGHT, Lit, draw_table, stand

_END = HEIGHT - 40
_GAP = 24


def draw_private(view: TarguiView, camp: CampView, names: Sequence[str], prompt: Prompt | None) -> Image.Image:
    """The private picture of the owner of `camp`; `names` are ready to be drawn."""
    if prompt is not None and prompt.question is None:
        prompt = None
    where = Places({}, {}, ()) if prompt is None else places(camp, prompt)
    picture = Picture(_ground())
    _head(picture, view, camp, names[camp.seat])
    _pick(picture, where)
    lit = ALL if prompt is None else _lit(view, camp, prompt, where)
    draw_table(picture, view, lit, latest=not where.picked)
    if view.phase is Phase.PLACING:
        _draw_sure(picture, view)
    found = offers(view, camp, prompt)
    sheet = layout(view, camp, listed=bool(found), shifting=_shifts(prompt))
    draw_own(picture, view, camp, sheet, keeping=Own.HAND in {*where.badges, *where.echoes})
    _draw_targets(picture, camp, sheet, where)
    _draw_column(picture, view, camp, names[1 - camp.seat], found, sheet.bottom)
    if prompt is not None:
        draw_marks(picture, camp, marks(view, camp, prompt, sheet))
    return picture.image


def marked(view: TarguiView, camp: CampView, prompt: Prompt) -> list[Mark]:
    """The marks of a question as they lie in the picture."""
    sheet = layout(view, camp, listed=bool(offers(view, camp, prompt)), shifting=_shifts(prompt))
    return marks(view, camp, prompt, sheet)


def _shifts(prompt: Prompt | None) -> bool:
    """Whether cards of the display are moved."""
    return prompt is not None and any(choice.act == "shift" for choice in prompt.choices)


@drawn
def _ground() -> Sprite:
    """What is the same in every private picture."""
    picture = Picture(scene.ground(HEIGHT))
    table.lay_rug(picture)
    return Sprite(picture.image)


def _head(picture: Picture, view: TarguiView, camp: CampView, name: str) -> None:
    y = scene.HEAD
    picture.put(pieces.mark(camp.seat, 46), 59, y)
    turn, first = view.to_act == camp.seat, view.first == camp.seat
    room = scene.SIDE - 30 - 96 - 38 - 48 - 82 * turn - 62 * first
    wide = picture.name(96, y + 18, name, (52, 44), room, NIGHT)
    x = 96 + round(wide) + 38
    picture.put(scene.small("padlock", 50), x, y - 4)
    if first:
        x += 62
        picture.put(scene.small("amulet", 52), x, y)
    if turn:
        picture.put(scene.pennant(), x + 46, y + 18)
        x += 82
    left = scene.SIDE - 30 - (x + 48)
    if left >= 120:
        picture.put(scene.caravan(left), x + 48, 70)
    scene.draw_way(picture, view)


def _lit(view: TarguiView, camp: CampView, prompt: Prompt, where: Places) -> Lit:
    """What does not step back: what can be chosen, what was picked, and while an act is chosen all that is still to be
    used. The middle is what placing is about."""
    anchors = {*where.badges, *where.echoes, *where.picked}
    if not prompt.steps and view.pending is None:
        own = [action for action in camp.actions if not action.used]
        anchors |= {place for action in own for place in (action.border, action.place) if place is not None}
    borders = {anchor for anchor in anchors if isinstance(anchor, Border)}
    middle = {anchor for anchor in anchors if isinstance(anchor, Place)}
    if view.raid is not None:
        borders.add(view.raid)
    placing = any(choice.act == "place" for choice in prompt.choices)
    return Lit(borders, set(MIDDLE) if placing else middle)


def _pick(picture: Picture, where: Places) -> None:
    """What was picked already glows on the table."""
    for anchor in where.picked:
        if isinstance(anchor, Border):
            table.glow_under(picture, table.border_cell(anchor))
        elif isinstance(anchor, Place) and anchor in MIDDLE:
            table.glow_under(picture, table.middle_cell(anchor))


def _draw_sure(picture: Picture, view: TarguiView) -> None:
    """The markers that will stand where lines cross already: pale."""
    for camp in view.camps:
        standing = tuple(spot.border for spot in view.borders if spot.seat == camp.seat)
        for place in crossings(standing):
            picture.put(pieces.marker(camp.seat, 54, used=True), *stand(view.middle[MIDDLE.index(place)]))


def _draw_targets(picture: Picture, camp: CampView, sheet: Layout, where: Places) -> None:
    """The places of the own display that a card would go to; a picked one glows."""
    for anchor in {**where.badges, **where.echoes}:
        if isinstance(anchor, Row) and len(camp.rows[ROWS.index(anchor)]) < DISPLAY_COLUMNS:
            cell = sheet.next(camp, anchor)
        elif isinstance(anchor, Slot) and not slot_taken(camp, anchor):
            cell = sheet.slot(anchor)
        else:
            continue
        picture.put(next_place(cell.width, cell.height), cell.x, cell.y)
    for anchor in where.picked:
        if isinstance(anchor, (Row, Slot)):
            cell = sheet.next(camp, anchor) if isinstance(anchor, Row) else sheet.slot(anchor)
            picture.put(picked_place(cell.width, cell.height), cell.x, cell.y)


def _draw_column(
    picture: Picture, view: TarguiView, camp: CampView, name: str, found: Sequence[Offer], low: int
) -> None:
    """Below the own sheet: what the choices bring, and as much of the opponent as there is room for."""
    other = view.camps[1 - camp.seat]
    if not found:
        opponent.draw_opponent(picture, view, other, name, low + _GAP + 12, _END)
        return
    top = low + _GAP
    room = _END - top - _GAP
    wanted = min(height(found), room - opponent.STRIP)
    rest = room - wanted
    if rest < opponent.HEAD:
        wanted, rest = room - opponent.STRIP, opponent.STRIP
    elif rest < opponent.FULL:
        wanted, rest = room - opponent.HEAD, opponent.HEAD
    draw_offers(picture, found, top, top + wanted)
    opponent.draw_opponent(picture, view, other, name, _END - rest, _END)
