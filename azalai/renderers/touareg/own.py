"""Player's own half of the private picture: the hand and the special cards at the left, the animals at the right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from azalai.games.touareg.components import CAVE_CAPACITY, CAVES, UNUSED_POINTS, Good, Special
from azalai.games.touareg.view import CampView, CaveView, ThiefView, TouaregView
from azalai.renderers.kit import marks, ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.badges import plate
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, GLOW, LINE, NIGHT, OCHRE, PAPER, TERRACOTTA
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing
from azalai.renderers.touareg import caravan, cards
from azalai.renderers.touareg.camp import points
from azalai.renderers.touareg.caravan import Caravan, Spot
from azalai.renderers.touareg.drawings import ART
from azalai.renderers.touareg.receding import recede
from azalai.renderers.touareg.things import Decision, Kind, Thing

PANEL = Frame(14, 306, 972, 328)
_HEAD = PANEL.y + 36
NAME_BOTTOM = _HEAD + 28
"""Lower edge of the name's letters."""
_LEFT, _RIGHT = PANEL.x + 22, PANEL.x + PANEL.width - 14
_CROWD = 4
"""Number of animals that take more than half of the panel."""
_CARD = (128, 172)
"""Size of a card of the hand."""
_LEAST_STEP = 22
_ROW = (72, 94)
"""Size of a special card below the hand."""
_HELD = (58, 80)
_TWO_ROWS = 0.78
"""Scale of special cards in two rows."""
_GAP = 10
_PLATE = 52
_FLOATING = 30
_LARGEST = 1.12


def left_edge(camp: CampView) -> int:
    """Return the left edge of the animals."""
    return 500 if len(camp.animals) <= _CROWD else 450 if len(camp.animals) == _CROWD + 1 else 420


def hand(camp: CampView) -> tuple[Frame, ...]:
    """Return the frames of the cards of the hand; many of one kind overlap."""
    goods = camp.hand or ()
    lowest = min((belonging.frame.y for belonging in belongings(camp)), default=PANEL.y + PANEL.height - 2)
    top, high = PANEL.y + 64, lowest - 14 - PANEL.y - 64
    room, kinds = left_edge(camp) - _LEFT - 16, len(set(goods))
    more = len(goods) - kinds
    wide = min(_CARD[0], int(high / _CARD[1] * _CARD[0]), (room - _LEAST_STEP * more) // max(1, kinds) - _GAP)
    width, height = wide, round(wide * _CARD[1] / _CARD[0])
    step = min(width + _GAP, (room - kinds * (width + _GAP)) / max(1, more))
    frames: list[Frame] = []
    x = float(_LEFT)
    for number, good in enumerate(goods):
        frames.append(Frame(round(x), top + (high - height) // 2, width, height))
        x += step if good in goods[number + 1 :] else width + _GAP
    return tuple(frames)


class Belonging(NamedTuple):
    """Special card of the player: its thing, its frame, and the frames of its contents."""

    thing: Thing
    card: CaveView | ThiefView | Special
    frame: Frame
    held: tuple[Frame, ...] = ()


Held = tuple[Thing, CaveView | ThiefView | Special, int]
"""Special card, and the number of goods it shows."""


def _list_held(camp: CampView) -> list[Held]:
    return [
        *((Thing(Kind.CAVE, CAVES[number]), cave, CAVE_CAPACITY) for number, cave in enumerate(camp.caves)),
        *((Thing(Kind.THIEF, number), thief, int(thief.good is not None)) for number, thief in enumerate(camp.thieves)),
        *((Thing(Kind.PLAN, number), Special.PLAN, 0) for number in range(camp.plans)),
    ]


def _reach(row: Sequence[Held]) -> float:
    """Return the width of the cards at scale 1."""
    return sum(_ROW[0] + goods * (_HELD[0] + 4) + _GAP for _, _, goods in row)


def belongings(camp: CampView) -> tuple[Belonging, ...]:
    """Return caves with their contents, thieves with their loot, and plans, below the hand.

    They stand in two rows if one is too long.
    """
    items, room = _list_held(camp), left_edge(camp) - _LEFT - 10
    rows, largest = [items], 1.0
    if _reach(items) * _TWO_ROWS > room:
        first = next(n for n in range(1, len(items)) if _reach(items[:n]) >= _reach(items[n:]))
        rows, largest = [items[:first], items[first:]], _TWO_ROWS
    scale = min(largest, *(room / _reach(row) for row in rows if row)) if items else 1.0
    foot = PANEL.y + PANEL.height - 14
    things: list[Belonging] = []
    for number, row in enumerate(rows):
        things += _row(row, scale, foot - (len(rows) - 1 - number) * round(_ROW[1] * scale + 8))
    return tuple(things)


def _row(row: Sequence[Held], scale: float, foot: int) -> list[Belonging]:
    (width, height), size_of_card = (round(side * scale) for side in _ROW), tuple(round(side * scale) for side in _HELD)
    belongings: list[Belonging] = []
    x = float(_LEFT)
    for thing, holding, goods in row:
        frame = Frame(round(x), foot - height, width, height)
        x += (_ROW[0] + 4) * scale
        step = (_HELD[0] + 4) * scale
        places = tuple(
            Frame(round(x + n * step), foot - size_of_card[1], size_of_card[0], size_of_card[1]) for n in range(goods)
        )
        x += goods * step + (_GAP - 4) * scale
        belongings.append(Belonging(thing, holding, frame, places))
    return belongings


def herd(camp: CampView) -> Caravan:
    """Return the layout of the animals."""
    top, ground = PANEL.y + 20, PANEL.y + PANEL.height - 20
    return caravan.arrange(camp.animals, left_edge(camp), _RIGHT, top, ground, _LARGEST)


def top_of(spot: Spot, measures: Caravan) -> Frame:
    """Return the frame of an animal's uppermost good."""
    middle, foot = caravan.pack(spot, measures)
    width, height, step = caravan.tile(measures)
    number = max(0, len(spot.animal.load) - 1)
    x, low = middle + caravan.shift(number, width), foot - round(number * step)
    return Frame(round(x - width / 2), round(low - height), round(width), round(height))


def plates(camp: CampView) -> Mapping[Thing, tuple[str, float, float]]:
    """Return the numbers of the animals: their names and middles, at the left below the load."""
    frames = herd(camp)
    size = _PLATE / 2
    return {
        Thing(Kind.ANIMAL, spot.animal.place): (
            str(number),
            max(left_edge(camp) + size - 12, caravan.pack(spot, frames)[0] - 78 * frames.scale),
            spot.ground - size + 4,
        )
        for number, spot in enumerate(frames.spots, 1)
    }


def edges(camp: CampView) -> Mapping[Thing, Frame]:
    """Return the frames of everything of the player's own that can be chosen."""
    places: dict[Thing, Frame] = {Thing(Kind.CARD, number): at for number, at in enumerate(hand(camp))}
    places.update({belonging.thing: belonging.frame for belonging in belongings(camp)})
    standing = herd(camp)
    places.update({Thing(Kind.TOP, spot.animal.place): top_of(spot, standing) for spot in standing.spots})
    return places


def draw_own(picture: Picture, view: TouaregView, camp: CampView, name: str, pending: Decision | None) -> None:
    """Draw the contents of the panel."""
    if view.to_act == camp.seat:
        picture.paste(scene.frame(PANEL.width, PANEL.height, TERRACOTTA), PANEL.x, PANEL.y)
    _draw_head(picture, view, camp, name)
    _draw_hand(picture, camp, pending)
    for belonging in belongings(camp):
        off = pending is not None and belonging.thing not in pending.alive
        around = (
            belonging.frame.x - 8,
            belonging.frame.y - 8,
            belonging.frame.x + belonging.frame.width + 8,
            belonging.frame.y + belonging.frame.height + 12,
        )
        with recede(picture, around, on=off):
            _draw_belonging(picture, view, belonging, chosen=pending is not None and belonging.thing in pending.picked)
    _draw_herd(picture, view, camp, pending)
    if pending is not None:
        for thing, at in edges(camp).items():
            if thing in pending.alive and thing.kind is not Kind.CARD:
                picture.paste(edge(at.width, at.height), at.x, at.y)
    for thing, (number, x, y) in plates(camp).items():
        picture.paste(plate(number, _PLATE, lit=pending is not None and thing in pending.alive), x, y)


@cached_drawing(margin=10)
def edge(canvas: Canvas, width: int, height: int) -> None:
    """Draw the edge of a thing that can be chosen; the origin is the thing's left upper corner."""
    canvas.edge(rounded_rectangle(-3, -3, width + 6, height + 6, 12), CHOICE, 6)


def _draw_head(picture: Picture, view: TouaregView, camp: CampView, name: str) -> None:
    """Draw mark, name, points, and the number of cards that must still go to the market."""
    picture.paste(marks.mark(camp.seat, 44), _LEFT + 20, _HEAD)
    x = left_edge(camp) - 40.0
    if camp.scores:
        picture.paste(ornaments.star(60, points(camp), digits=36), x, _HEAD)
        x -= 66
    if view.seat == view.to_act and view.to_send > 0:
        picture.paste(_to_market(view.to_send), x - 50, _HEAD + 4)
        x -= 160
    picture.name(_LEFT + 50, _HEAD + 16, name, (46, 32), x - _LEFT - 40, NIGHT)


@cached_drawing(margin=90)
def _to_market(canvas: Canvas, count: int) -> None:
    """Draw the number of cards that must at least go to the market: a card, an arrow, the number.

    The origin is the middle.
    """
    ART.draw(canvas, "to-market")
    letters.write(canvas, -46, 0, str(count), 42, PAPER)


def _draw_hand(picture: Picture, camp: CampView, pending: Decision | None) -> None:
    if not camp.hand:
        picture.paste(ornaments.draw_missing_card(104, 140, 11, LINE), _LEFT, PANEL.y + 70)
    for number, (good, at) in enumerate(zip(camp.hand or (), hand(camp), strict=True)):
        off = pending is not None and Thing(Kind.CARD, number) not in pending.alive
        with recede(picture, (at.x - 8, at.y - 8, at.x + at.width + 10, at.y + at.height + 14), on=off):
            picture.paste(cards.goods_card(good, at.width, at.height), at.x, at.y)
        if pending is not None and not off:
            picture.paste(edge(at.width, at.height), at.x, at.y)


def _draw_belonging(picture: Picture, view: TouaregView, belonging: Belonging, *, chosen: bool) -> None:
    x, y, width, height = belonging.frame
    if chosen:
        for blur, fill in ((14, OCHRE), (7, GLOW)):
            picture.paste(ornaments.glow(width + 4, height + 4, 12, blur, fill), x - 2, y - 2)
    goods: tuple[Good, ...] = ()
    if isinstance(belonging.card, CaveView):
        goods = belonging.card.goods or ()
        star = UNUSED_POINTS[Special.CAVE] if view.settling and not belonging.card.count else 0
        picture.paste(cards.special_card(Special.CAVE, width, height, False, star), x, y)
    elif isinstance(belonging.card, ThiefView):
        goods = () if belonging.card.good is None else (belonging.card.good,)
        star = UNUSED_POINTS[Special.THIEF] if view.settling and not belonging.card.used else 0
        picture.paste(cards.special_card(Special.THIEF, width, height, belonging.card.used, star), x, y)
    else:
        picture.paste(cards.special_card(belonging.card, width, height), x, y)
    for number, at in enumerate(belonging.held):
        if number < len(goods):
            picture.paste(cards.goods_card(goods[number], at.width, at.height), at.x, at.y)
        else:
            picture.paste(ornaments.draw_missing_card(at.width, at.height, 8, LINE), at.x, at.y)


def _draw_herd(picture: Picture, view: TouaregView, camp: CampView, pending: Decision | None) -> None:
    """Draw the animals with their loads.

    Goods taken from the market float over the animals that can carry them, and the picked animal glows.
    """
    frames = herd(camp)
    latest = view.latest if view.latest is not None and view.latest.seat == camp.seat else None
    donkeys = [animal.place for animal in camp.animals if caravan.is_donkey(animal.place)]
    for spot in frames.spots:
        place = spot.animal.place
        picked = pending is not None and Thing(Kind.ANIMAL, place) in pending.picked
        if picked or (latest is not None and latest.special is Special.DONKEY and place == donkeys[-1]):
            _halo(picture, spot, frames)
        arrived = caravan.count_arrived(latest, camp.seat, place)
        off = pending is not None and not {Thing(Kind.ANIMAL, place), Thing(Kind.TOP, place)} & pending.alive
        if pending is not None and Thing(Kind.TOP, place) in pending.picked:
            arrived = 1
        with recede(picture, (left_edge(camp) - 30, PANEL.y, _RIGHT + 14, PANEL.y + PANEL.height), on=off):
            caravan.draw_animal(picture, spot, camp.seat, frames, arrived)
        if view.settling and caravan.is_donkey(place) and not spot.animal.load:
            middle, foot = caravan.pack(spot, frames)
            picture.paste(ornaments.star(52, UNUSED_POINTS[Special.DONKEY], digits=36), middle, foot - 34)
        if picked:
            picture.paste(ART.sprite("drop"), *_floating_place(spot, frames, 18))
        if pending is not None and pending.follows and pending.act == "market" and pending.good is not None and not off:
            _draw_floating(picture, spot, frames, pending.good, pending.amount or 1)


def _halo(picture: Picture, spot: Spot, measures: Caravan) -> None:
    wide, high = round(150 * measures.scale), round(100 * measures.scale)
    for blur, fill in ((22, OCHRE), (12, GLOW)):
        picture.paste(ornaments.glow(wide, high, 40, blur, fill, 0.65), spot.x + 8, spot.ground - high - 4)


def _draw_floating(picture: Picture, spot: Spot, measures: Caravan, good: Good, count: int) -> None:
    """Draw goods that could be loaded onto an animal."""
    width, height, step = caravan.tile(measures)
    middle, foot = _floating_place(spot, measures, 0)
    picture.paste(ART.sprite("drop"), middle, foot + 18)
    wide, high = round(width), round(step * (count - 1) + height)
    for blur, fill in ((14, OCHRE), (7, GLOW)):
        picture.paste(ornaments.glow(wide + 4, high + 2, 12, blur, fill), middle - wide / 2 - 2, foot - high - 2)
    for number in range(count):
        picture.paste(cards.tile(good, wide, round(height), True), middle, foot - round(number * step))


def _floating_place(spot: Spot, measures: Caravan, below: float) -> tuple[float, float]:
    """Return the place of a thing that floats over an animal: its middle, and its lower edge."""
    middle, foot = caravan.pack(spot, measures)
    load = len(spot.animal.load)
    return middle, foot - caravan.tile(measures)[2] * load - (4 if load else 0) - _FLOATING + below
