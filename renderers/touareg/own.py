"""A player's own half of the private picture: where the cards of the hand and the animals are, and how they look."""

from __future__ import annotations

from collections.abc import Sequence

from games.touareg.components import DINARS, UNUSED_POINTS, Good, Special
from games.touareg.view import CampView, TouaregView
from renderers.kit import marks, ornaments, scene
from renderers.kit import type as letters
from renderers.kit.badges import Box
from renderers.kit.canvas import Canvas
from renderers.kit.palette import GLOW, NIGHT, OCHRE, PAPER, colour
from renderers.kit.picture import Picture
from renderers.kit.sprites import drawn
from renderers.touareg import caravan, cards
from renderers.touareg.camp import points
from renderers.touareg.caravan import Caravan, Spot
from renderers.touareg.drawings import ART
from renderers.touareg.receding import receding
from renderers.touareg.things import Decision, Kind, Thing

HEAD = 390
RUG = (52, 432, 572, 250)
"""Left and upper edge, width and height of the rug of the hand."""
HERD = (660, 356, 704, 548)
"""The same of the panel of the animals."""
IN_ROW = 4
"""So many cards of the hand stand upright side by side; more lie in two rows."""
_CARD = (112, 162)
_SMALL = (114, 104)
_LARGEST = 1.3
_BELOW_FEET, _ABOVE = 86, 40
_FLOATING = 34
"""How far above its load a good floats that could come there."""
_NAME = (50, 38)
_STAR, _COINS = 430, 538


def hand_boxes(count: int) -> tuple[Box, ...]:
    """Where so many cards of the hand lie."""
    left, top, width, height = RUG
    room = width - 100
    if count <= IN_ROW:
        step = (room - _CARD[0]) / (IN_ROW - 1)
        y = top + (height - _CARD[1]) / 2
        return tuple((left + 50 + n * step, y, left + 50 + n * step + _CARD[0], y + _CARD[1]) for n in range(count))
    across = max(IN_ROW, -(-count // 2))
    step = (room - _SMALL[0]) / (across - 1)
    down = (height - 2 * _SMALL[1]) / 3
    found: list[Box] = []
    for number in range(count):
        x = left + 50 + number % across * step
        y = top + down + number // across * (_SMALL[1] + down)
        found.append((x, y, x + _SMALL[0], y + _SMALL[1]))
    return tuple(found)


def herd(camp: CampView) -> Caravan:
    """Where the animals stand."""
    x, y, width, height = HERD
    return caravan.arrange(camp.animals, x + 16, x + width - 16, y + 16 + _ABOVE, y + height - _BELOW_FEET, _LARGEST)


def top_of(spot: Spot, found: Caravan) -> Box:
    """The place of an animal's uppermost good."""
    middle, foot = caravan.pack(spot, found)
    width, height, step = caravan.tile(found)
    number = max(0, len(spot.animal.load) - 1)
    x, low = middle + caravan.shift(number, width), foot - round(number * step)
    return x - width / 2, low - height, x + width / 2, low


def draw_head(picture: Picture, view: TouaregView, camp: CampView, name: str) -> None:
    """Name, banner while it is the owner's turn, points, dinars of the hand."""
    turn = view.to_act == camp.seat
    dinars = str(sum(DINARS[good] for good in camp.hand or ()))
    picture.put(marks.mark(camp.seat, 50), 64, HEAD)
    room = (_STAR - 34 if camp.scores else _COINS - 34) - 102 - (78 if turn else 0)
    wide = picture.name(102, HEAD + 17, name, _NAME, room, NIGHT)
    if turn:
        picture.put(ornaments.banner(52, 78), 102 + wide + 46, HEAD - 42)
    if camp.scores:
        picture.put(ornaments.star(60, points(camp)), _STAR, HEAD)
    picture.put(ornaments.coin(48), _COINS, HEAD)
    picture.number(_COINS + 40 + 12 * len(dinars), HEAD, dinars, 52, NIGHT)


def draw_hand(picture: Picture, view: TouaregView, hand: Sequence[Good], asked: Decision | None) -> None:
    """The cards on their rug, and how many of them must still go to the market."""
    left, top, width, height = RUG
    boxes = hand_boxes(len(hand))
    if not hand:
        for box in hand_boxes(IN_ROW):
            picture.put(ornaments.empty(*_CARD, 11, colour("3C4775"), 3), box[0], round(box[1]))
    draw, size = (cards.hand_card, _CARD) if len(hand) <= IN_ROW else (cards.small_hand_card, _SMALL)
    for number, (good, box) in enumerate(zip(hand, boxes, strict=True)):
        off = asked is not None and Thing(Kind.CARD, number) not in asked.alive
        with receding(picture, (box[0] - 16, box[1] - 16, box[2] + 16, box[3] + 20), on=off):
            picture.put(draw(good, *size), round(box[0]), round(box[1]))
    if view.seat == view.to_act and view.to_send > 0:
        # with many cards the last place of the lower row is free
        x = left + width / 2 if len(hand) <= IN_ROW else left + width - 50 - _SMALL[0] / 2
        y = top + height - (8 if len(hand) <= IN_ROW else 68)
        picture.put(_to_market(view.to_send), x, y)


@drawn
def _to_market(count: int) -> Canvas:
    """At least so many cards must still go to the market: a tag on the rug's edge, with a card, an arrow, the number.

    Its origin is the middle of the tag.
    """
    canvas = Canvas(0, 0, margin=90)
    ART.draw(canvas, "to-market")
    letters.write(canvas, -46, 0, str(count), 42, PAPER)
    return canvas


def draw_herd(picture: Picture, view: TouaregView, camp: CampView, asked: Decision | None) -> None:
    """The animals with their loads. What is taken from the market floats over those that can carry it, and the animal
    that was picked glows."""
    x, _, width, _ = HERD
    found = herd(camp)
    if found.ledge is not None:
        picture.put(scene.ledge(width, 0), x, found.ledge)
    latest = view.latest if view.latest is not None and view.latest.seat == camp.seat else None
    donkeys = [animal.place for animal in camp.animals if caravan.is_donkey(animal.place)]
    for spot in found.spots:
        place = spot.animal.place
        if latest is not None and latest.special is Special.DONKEY and place == donkeys[-1]:
            _halo(picture, spot, found)
        arrived = caravan.arrived(latest, camp.seat, place)
        off = False
        if asked is not None:
            alive = {Thing(Kind.ANIMAL, place), Thing(Kind.TOP, place)} & asked.alive
            off = not alive
            if Thing(Kind.ANIMAL, place) in asked.picked:
                _halo(picture, spot, found)
                _drop(picture, *_over(spot, found))
            if Thing(Kind.TOP, place) in asked.picked:
                arrived = 1
        with receding(picture, (x, HERD[1], x + width, HERD[1] + HERD[3]), on=off):
            caravan.draw_animal(picture, spot, camp.seat, found, arrived)
        if view.settling and caravan.is_donkey(place) and not spot.animal.load:
            star = ornaments.star(48, UNUSED_POINTS[Special.DONKEY], digits=30)
            middle, foot = caravan.pack(spot, found)
            picture.put(star, middle, foot - 34)
        if asked is not None and asked.follows and asked.act == "market" and not off:
            _floating(picture, spot, found, asked)


def _halo(picture: Picture, spot: Spot, found: Caravan) -> None:
    wide, high = round(150 * found.scale), round(100 * found.scale)
    for blur, fill in ((22, OCHRE), (12, GLOW)):
        picture.put(ornaments.glow(wide, high, 40, blur, fill, 0.65), spot.x + 8, spot.ground - high - 4)


def _floating(picture: Picture, spot: Spot, found: Caravan, asked: Decision) -> None:
    """The goods that could come onto an animal, where there is room for them."""
    if asked.good is None:
        return
    width, height, step = caravan.tile(found)
    middle, foot = _over(spot, found)
    count = asked.amount or 1
    _drop(picture, middle, foot)
    wide, high = round(width), round(step * (count - 1) + height)
    for blur, fill in ((14, OCHRE), (7, GLOW)):
        picture.put(ornaments.glow(wide + 4, high + 2, 12, blur, fill), middle - wide / 2 - 2, foot - high - 2)
    for number in range(count):
        picture.put(cards.tile(asked.good, wide, round(height), True), middle, foot - round(number * step))


def _drop(picture: Picture, middle: float, foot: float) -> None:
    """What floats there comes down."""
    picture.put(ART.sprite("drop"), middle, foot + 18)


def _over(spot: Spot, found: Caravan) -> tuple[float, float]:
    """Where something floats over an animal: its middle, and its lower edge."""
    middle, foot = caravan.pack(spot, found)
    step = caravan.tile(found)[2]
    load = len(spot.animal.load)
    return middle, foot - step * load - (4 if load else 0) - _FLOATING
