"""What lies in front of a player besides the animals: caves with what is in them, thieves, plans."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.touareg.components import CAVE_CAPACITY, CAVES, UNUSED_POINTS, Special
from games.touareg.view import CampView, CaveView, ThiefView, TouaregView
from renderers.kit import ornaments, scene
from renderers.kit.badges import Box
from renderers.kit.palette import GLOW, LINE, OCHRE
from renderers.kit.paths import Point
from renderers.kit.picture import Picture
from renderers.touareg import cards
from renderers.touareg.drawings import ART
from renderers.touareg.receding import receding
from renderers.touareg.things import Decision, Kind, Thing

LEFT, RIGHT, FLOOR = 40, 636, 904
"""Where they stand, below the rug of the hand."""
_BETWEEN = 14
_CARD, _HELD = (124, 162), (106, 142)
_CAVE, _ALONE, _USUAL, _CLOSE = 206, 560, 406, 340
"""The height of a cave, and its width: alone, usually, and where much lies beside it."""
_CAVES = {_ALONE: "cave-alone", _USUAL: "cave", _CLOSE: "cave-close"}
_OVERLAP = 66
"""How much of a plan is seen under the next one; its star is at the right."""
_LOWER_ROW = 112
_LARGEST_IN_ROWS = 0.5


class Item(NamedTuple):
    """Something that lies there: which thing it is, and its width and height at scale 1."""

    thing: Thing
    what: CaveView | ThiefView | Special
    width: int
    height: int


class Lying(NamedTuple):
    """Where it lies: left edge, floor, and scale."""

    item: Item
    x: float
    floor: float
    scale: float

    @property
    def box(self) -> Box:
        """The place it takes."""
        width = max(self.item.width, _CARD[0]) * self.scale
        return self.x, self.floor - self.item.height * self.scale, self.x + width, self.floor


def _items(camp: CampView) -> list[Item]:
    others = [
        Item(Thing(Kind.THIEF, number), thief, 202 if thief.good is not None else _CARD[0], _CARD[1])
        for number, thief in enumerate(camp.thieves)
    ]
    others += [
        Item(Thing(Kind.PLAN, number), Special.PLAN, _OVERLAP if number < camp.plans - 1 else _CARD[0], _CARD[1])
        for number in range(camp.plans)
    ]
    if len(camp.caves) == 1 and not others:
        return [Item(Thing(Kind.CAVE, CAVES[0]), camp.caves[0], _ALONE, _CAVE)]
    # caves stand closer before everything shrinks
    wide = sum(item.width for item in others) + _BETWEEN * (len(camp.caves) + len(others) - 1)
    cave = _USUAL if wide + _USUAL * len(camp.caves) <= RIGHT - LEFT else _CLOSE
    own = [Item(Thing(Kind.CAVE, CAVES[number]), one, cave, _CAVE) for number, one in enumerate(camp.caves)]
    return [*own, *others]


def _used(row: Sequence[Item], scale: float) -> float:
    """How wide they lie; overlapping ones have no gap after them."""
    gaps = sum(item.width >= _CARD[0] for item in row[:-1])
    return sum(item.width for item in row) * scale + _BETWEEN * gaps


def _fitting(row: Sequence[Item]) -> float:
    return (RIGHT - LEFT - _used(row, 0)) / sum(item.width for item in row)


def lying(camp: CampView) -> tuple[Lying, ...]:
    """Caves, thieves and plans side by side; in two rows when they would become too small."""
    items = _items(camp)
    if not items:
        return ()
    rows, scale = [items], min(1.0, _fitting(items))
    if scale < _LARGEST_IN_ROWS:
        half = sum(item.width for item in items) / 2
        split = max(1, sum(1 for n in range(len(items)) if sum(i.width for i in items[: n + 1]) <= half + 60))
        rows = [row for row in (items[:split], items[split:]) if row]
        scale = min(_LARGEST_IN_ROWS, *(_fitting(row) for row in rows))
    scale = int(scale * 100) / 100
    found: list[Lying] = []
    for number, row in enumerate(rows):
        floor = FLOOR - (len(rows) - 1 - number) * _LOWER_ROW
        room = RIGHT - LEFT - _used(row, scale)
        spare = 0 if room > _ROOM_FOR_PALMS else min(40.0, room / len(row))
        x = float(LEFT)
        for item in row:
            found.append(Lying(item, x, floor, scale))
            x += item.width * scale + (0 if item.width < _CARD[0] else _BETWEEN + spare)
    return tuple(found)


_ROOM_FOR_PALMS = 170


def draw_belongings(picture: Picture, view: TouaregView, camp: CampView, asked: Decision | None) -> None:
    """All of them; what a decision that was begun has no use for steps back, and what was picked for it glows."""
    found = lying(camp)
    begun = asked if asked is not None and asked.follows else None
    right = max((one.box[2] for one in found if one.floor == FLOOR), default=LEFT)
    with receding(picture, (LEFT - 20, FLOOR - 200, RIGHT + 20, FLOOR + 10), on=begun is not None):
        _palms(picture, right)
    for one in reversed(found):  # plans overlap, and the right edge shows their star
        thing = one.item.thing
        left, top, edge, floor = one.box
        if begun is not None and thing in begun.picked:
            width, height = round((edge - left) * 0.82), round((floor - top) * 0.86)
            for blur, fill in ((18, OCHRE), (10, GLOW)):
                picture.put(ornaments.glow(width, height, 70, blur, fill, 0.8), left + width * 0.06, top + height * 0.1)
        off = begun is not None and thing not in begun.alive
        with receding(picture, (left - 24, top - 24, edge + 24, floor + 24), on=off):
            _draw(picture, view, one)


def _palms(picture: Picture, right: float) -> None:
    """They fill what room is left."""
    room = RIGHT - right
    if room <= _ROOM_FOR_PALMS:
        return
    x = right + room / 2
    for shift, high, darker in ((-80, 92, 0.06), (0, 150, 0.12), (74, 108, 0.0)):
        if room > 330 or shift >= 0:
            picture.put(scene.palm(high, darker), x + shift - (0 if room > 330 else 40), FLOOR - 4)


def _draw(picture: Picture, view: TouaregView, one: Lying) -> None:
    item, x, floor, scale = one
    own = item.what
    if isinstance(own, CaveView):
        _draw_cave(picture, view, own, one)
        return
    wide, high = round(_CARD[0] * scale), round(_CARD[1] * scale)
    if isinstance(own, ThiefView):
        star = UNUSED_POINTS[Special.THIEF] if view.settling and not own.used else 0
        picture.put(cards.special_card(Special.THIEF, wide, high, own.used, star), x, floor - high)
        if own.good is not None:
            card = round(_HELD[0] * scale), round(_HELD[1] * scale)
            picture.put(cards.goods_card(own.good, *card), x + (item.width - _HELD[0]) * scale, floor - card[1])
    else:
        picture.put(cards.special_card(Special.PLAN, wide, high), x, floor - high)


def _draw_cave(picture: Picture, view: TouaregView, own: CaveView, one: Lying) -> None:
    wide, high = round(one.item.width * one.scale), round(one.item.height * one.scale)
    top = one.floor - high
    name, cracks = _CAVES[one.item.width], 3 if wide > 300 else 2
    drawn = ART.sprite(name, ART.box(name)[2] * one.scale, edge=2.5 / one.scale, fissure=cracks / one.scale)
    picture.put(drawn, one.x, top)
    goods = own.goods or ()
    for place, (at, card) in enumerate(_cave_places(wide, high)):
        if place < len(goods):
            picture.put(cards.goods_card(goods[place], *card), one.x + at[0], top + at[1])
        else:
            picture.put(ornaments.empty(*card, round(card[0] * 0.1), LINE), one.x + at[0], top + at[1])
    if view.settling and not own.count:
        star = ornaments.star(48, UNUSED_POINTS[Special.CAVE], digits=30)
        picture.put(star, one.x + wide * 0.84, one.floor - high * 0.2)


_MOUTH_MIDDLE = 223
"""Of a cave that stands alone."""


def _cave_places(width: int, height: int) -> list[tuple[Point, tuple[int, int]]]:
    """Where a cave's goods lie in it, and how large their cards are."""
    share = min(height / _CAVE, width / _USUAL)
    card = round(106 * share), round(142 * share)
    gap = min(26 * share, width / _ALONE * 330 - CAVE_CAPACITY * card[0])
    left = _MOUTH_MIDDLE * width / _ALONE - (CAVE_CAPACITY * card[0] + gap) / 2
    return [((left + place * (card[0] + gap), height - card[1] - 10 * share), card) for place in range(CAVE_CAPACITY)]
