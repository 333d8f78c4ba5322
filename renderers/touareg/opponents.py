"""The other players as one sees them beside one's own: hand, animals with their loads, special cards, in small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.touareg.view import AnimalView, CampView, TouaregView
from renderers.kit import marks, ornaments, scene
from renderers.kit import type as letters
from renderers.kit.badges import Box
from renderers.kit.palette import GLOW, INK, LINE, OCHRE
from renderers.kit.picture import MARGIN, WIDTH, Picture
from renderers.touareg import caravan, cards
from renderers.touareg.camp import points
from renderers.touareg.caravan import Held
from renderers.touareg.receding import receding
from renderers.touareg.things import Decision, Kind, Thing

TOP, HEIGHT = 924, 326
_GAP = 16
_NARROW = 400
_FOOT = 14
_CROWDED = 52
"""Animals that stand closer than this stand in two rows."""


class Style(NamedTuple):
    """How large things are in a panel: a lone opponent has the whole width."""

    head: float
    """Width of the column of name and hand; 0: they stand above the animals."""
    pitch: float
    scale: float
    tile: tuple[int, int]
    card: tuple[int, int]
    step: float


_ALONE = Style(300, 250, 0.86, (124, 52), (84, 110), 62)
_WIDE = Style(0, 150, 0.6, (98, 45), (58, 76), 30)
_USUAL = Style(0, 118, 0.6, (98, 45), (58, 76), 30)


class Stand(NamedTuple):
    """An animal: the middle of its pack, its ground, its scale, and its tiles' width, height and step."""

    animal: AnimalView
    x: float
    ground: float
    unit: float
    tile: tuple[float, float, float]

    @property
    def foot(self) -> float:
        """Where its lowest good lies."""
        return self.ground - caravan.body(self.animal.place).pack * self.unit

    @property
    def top(self) -> Box:
        """The place of its uppermost good."""
        number = len(self.animal.load) - 1
        width, height, step = self.tile
        x = self.x + caravan.shift(number, width)
        low = self.foot - round(number * step)
        return x - width / 2, low - height, x + width / 2, low


class Opponent(NamedTuple):
    """One panel and what stands in it; `hand` is the left end of the cards of the hand, at their middle."""

    camp: CampView
    x: float
    width: int
    style: Style
    stands: tuple[Stand, ...]
    cards: tuple[tuple[Held, float], ...]

    @property
    def narrow(self) -> bool:
        """Whether the head has no room for points."""
        return self.width < _NARROW

    @property
    def hand(self) -> tuple[float, float]:
        """The left end of the hand's cards, at their middle."""
        return (self.x + 40, TOP + 112) if self.style.head else (self.x + self.width - 92, TOP + 34)


def opponents(view: TouaregView) -> tuple[Opponent, ...]:
    """The others in the order of play, from the left."""
    seat = view.seat or 0
    others = (*view.camps[seat + 1 :], *view.camps[:seat])
    width = (WIDTH - 2 * MARGIN - _GAP * (len(others) - 1)) // len(others)
    style = _ALONE if len(others) == 1 else _WIDE if len(others) == 2 else _USUAL
    return tuple(_opponent(camp, MARGIN + n * (width + _GAP), width, style) for n, camp in enumerate(others))


def _opponent(camp: CampView, x: float, width: int, style: Style) -> Opponent:
    row = caravan.held(camp)
    most = width * 0.42 - style.card[0]
    step = min(style.step, most / max(1, len(row) - 1))
    beside = (len(row) - 1) * step + style.card[0] + 10 if row else 0
    first = x + width - beside - 4
    return Opponent(
        camp,
        x,
        width,
        style,
        _stands(camp.animals, x + style.head + 12, x + width - 12 - beside, style),
        tuple((held, first + n * step) for n, held in enumerate(row)),
    )


def _stands(herd: Sequence[AnimalView], left: float, right: float, style: Style) -> tuple[Stand, ...]:
    ground = TOP + HEIGHT - _FOOT
    pitch = (right - left) / max(1, len(herd))
    if pitch >= _CROWDED or len(herd) < 4:
        wide, high = min(style.tile[0], round(pitch - 6)), style.tile[1]
        return _row(herd, left, right, ground, style, (wide, high, high - 3))
    half = (len(herd) + 1) // 2
    pitch = (right - left) / half
    tile = min(60, round(pitch - 4)), 22, 20
    return (
        *_row(herd[:half], left, right, ground - 124, style, tile),
        *_row(herd[half:], left, right, ground, style, tile),
    )


def _row(
    herd: Sequence[AnimalView], left: float, right: float, ground: float, style: Style, tile: tuple[float, float, float]
) -> tuple[Stand, ...]:
    pitch = min(style.pitch, (right - left) / len(herd))
    spare = (right - left - pitch * len(herd)) / 2
    scale = min(style.scale, round(pitch / 170, 2), tile[1] / 60 if tile[1] < 40 else style.scale)
    found: list[Stand] = []
    for number, animal in enumerate(herd):
        unit = round(caravan.body(animal.place).scale * scale, 3)
        found.append(Stand(animal, left + spare + pitch * (number + 0.5), ground, unit, tile))
    return tuple(found)


def draw_opponents(picture: Picture, view: TouaregView, names: Sequence[str], asked: Decision | None) -> None:
    """All panels. Where a thief is sent, those it can't be sent to step back, and who was chosen glows."""
    theft = asked if asked is not None and asked.act == "steal" and asked.follows else None
    for one in opponents(view):
        seat = one.camp.seat
        if theft is not None and Thing(Kind.PLAYER, seat) in theft.picked:
            for blur, fill in ((14, OCHRE), (7, GLOW)):
                picture.put(ornaments.glow(one.width + 4, HEIGHT + 4, 24, blur, fill), one.x - 2, TOP - 2)
        picture.put(scene.panel(one.width, HEIGHT, turn=view.to_act == seat), one.x, TOP)
        latest = view.latest
        if latest is not None and latest.seat == seat and latest.place is None and latest.special is None:
            # nothing that arrived is to be seen: who it was
            picture.put(ornaments.glow(38, 38, 19, 7, GLOW), one.x + 17, TOP + 15)
        _head(picture, view, one, names[seat])
        _special_cards(picture, view, one)
        for stand in one.stands:
            _animal(picture, view, one, stand, theft)
        if one.camp.scores and one.narrow:
            picture.put(ornaments.star(40, points(one.camp), digits=27), one.x + 34, TOP + 74)


def _head(picture: Picture, view: TouaregView, one: Opponent, name: str) -> None:
    camp, turn = one.camp, view.to_act == one.camp.seat
    y = TOP + 34
    alone = one.style.head > 0
    starred = bool(camp.scores) and not one.narrow
    picture.put(marks.mark(camp.seat, 38), one.x + 36, y)
    hand_x, hand_y = one.hand
    aside = 0.0
    if turn and one.narrow:  # behind the hand, so that the name has its room
        picture.put(ornaments.banner(40, 104), hand_x + 14, TOP + 3)
    elif turn:
        at = one.x + one.style.head - 30 if alone else hand_x - 48
        picture.put(ornaments.banner(40, 62 if starred else 58, cross=not starred), at, TOP + 3)
        aside = 60
    if starred:
        at = (one.x + 62, TOP + 192) if alone else (hand_x - 48, y)
        picture.put(ornaments.star(52 if alone else 44, points(camp), digits=28), *at)
        aside = 0 if alone and not turn else 60
    room = one.style.head - 70 - aside if alone else one.width - 170 - aside
    weight: letters.Weight = "Bold" if turn else "Semibold"
    picture.name(one.x + 64, y + 13, name, (38, 30), room, INK, weight)
    height = 62 if alone else 46
    picture.put(cards.hand(min(camp.hand_count, 2), height), hand_x, hand_y)
    at = (hand_x + 84, hand_y, 52) if alone else (one.x + one.width - 30, hand_y, 44)
    picture.number(at[0], at[1], camp.hand_count, at[2], INK if camp.hand_count else LINE)


def _special_cards(picture: Picture, view: TouaregView, one: Opponent) -> None:
    width, height = one.style.card
    foot = TOP + HEIGHT - _FOOT
    higher = height * 0.22
    latest = view.latest
    bought = latest.special if latest is not None and latest.seat == one.camp.seat else None
    newest = max((number for number, (held, _) in enumerate(one.cards) if held.kind is bought), default=None)
    for number, (held, x) in reversed(list(enumerate(one.cards))):
        if number == newest:
            picture.put(ornaments.glow(width + 4, height + 4, 9, 7, OCHRE), x - 2, foot - height - 2)
        for hidden in range(held.hidden, 0, -1):
            picture.put(ornaments.back(width, height, cross=False, step=12), x, foot - height - higher * hidden)
        picture.put(cards.special_card(held.kind, width, height, held.used), x, foot - height)


def _animal(picture: Picture, view: TouaregView, one: Opponent, stand: Stand, theft: Decision | None) -> None:
    place, seat = stand.animal.place, one.camp.seat
    off = theft is not None and Thing(Kind.THEIR_TOP, (seat, place)) not in theft.alive
    body = caravan.body(place)
    with receding(picture, (stand.x - 130, TOP, stand.x + 200, TOP + HEIGHT), on=off):
        picture.put(body.draw(seat, stand.unit), stand.x - body.middle * stand.unit, stand.ground)
        arrived = caravan.arrived(view.latest, seat, place)
        caravan.tower(picture, stand.animal.load, stand.x, stand.foot, stand.tile, arrived)
