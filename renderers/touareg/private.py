"""What only one player may see: the hand on the rug, what lies in the caves and under the thieves, the own animals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.touareg.components import CAVE_CAPACITY, DINARS, Good, Special
from games.touareg.view import CampView, CaveView, ThiefView, TouaregView
from renderers.kit import marks, ornaments, paths, scene
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import (
    CAVE_DARK,
    CRACK,
    GLOW,
    INK,
    LINE,
    NIGHT,
    OCHRE,
    PAPER,
    ROCK,
    ROCK_LIGHT,
    SHADOW,
    TERRACOTTA,
    Colour,
    colour,
)
from renderers.kit.paths import Point, rounded
from renderers.kit.picture import MARGIN, WIDTH, Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.touareg import caravan, cards
from renderers.touareg.board import route
from renderers.touareg.camp import points

HEIGHT = 700
_RUG = (52, 118, 808, 312)
_HERD = (888, 118, 476, 546)
_FLOOR = 664
"""The ground on which caves and cards stand below the rug."""
_LEFT, _RIGHT = MARGIN, 864
_BETWEEN = 14


class Item(NamedTuple):
    """Something below the rug: its width and height at scale 1."""

    what: CaveView | ThiefView | Special
    width: float
    height: float


def draw_private(view: TouaregView, camp: CampView, name: str) -> Image.Image:
    """The private picture of the owner of `camp`; `name` is ready to be drawn."""
    picture = Picture(_ground())
    _head(picture, view, camp, name)
    items = _items(camp)
    _hand(picture, view, camp.hand or (), lower=0 if items else 96)
    if items:
        _belongings(picture, view, items)
    _herd(picture, view, camp)
    return picture.image


@drawn
def _ground() -> Sprite:
    return scene.desert(WIDTH, HEIGHT)


def _head(picture: Picture, view: TouaregView, camp: CampView, name: str) -> None:
    y = 66
    hand = camp.hand or ()
    turn = view.to_act == camp.seat
    picture.put(marks.mark(camp.seat, 46), 62, y)
    text, size = letters.name(name, "Bold", 52, 44, 400 if turn else 500)
    picture.write(100, y + 18, text, size, NIGHT, "Bold")
    if turn:
        picture.put(ornaments.banner(62, 104), 100 + letters.width(text, "Bold", size) + 62, -6)
    picture.put(cards.hand(min(len(hand), 2), 58), 636, y)
    picture.number(716, y, len(hand), 56, NIGHT)
    picture.put(ornaments.coin(50), 790, y)
    dinars = str(sum(DINARS[good] for good in hand))
    picture.number(834 + 14 * len(dinars), y, dinars, 56, NIGHT)
    if camp.scores:
        picture.put(ornaments.star(72, points(camp)), 948, y)
    if view.last_turn:
        picture.put(ornaments.glow(40, 50, 20, 10, GLOW, 0.9), 1046, y - 25)
        picture.put(ornaments.hourglass(72), 1066, y)
    picture.put(route(view.stage, view.settling), WIDTH - MARGIN, y)


def _hand(picture: Picture, view: TouaregView, hand: Sequence[Good], lower: int) -> None:
    left, top, width, height = _RUG
    top += lower
    picture.put(ornaments.rug(width, height), left, top)
    room = width - 84 - 24
    count = len(hand)
    gap = 12 if count <= 4 else 10
    wide = min(166, (room - gap * (max(count, 4) - 1)) // max(count, 4))
    high = round(wide * 1.446) if count <= 4 else round(wide * 1.56)
    sending = view.seat == view.to_act and view.to_send > 0
    middle = top + height / 2 - (22 if sending and count > 4 else 0)
    if not hand:
        for place in range(4):
            x = left + 54 + place * (wide + gap)
            picture.put(ornaments.empty(wide, high, 17, colour("3C4775"), 3), x, round(middle - high / 2))
    # four places are spread over the rug; fewer cards keep their places
    step = (room - wide) / (max(count, 4) - 1)
    for number, good in enumerate(hand):
        picture.put(cards.hand_card(good, wide, high), left + 54 + number * step, round(middle - high / 2))
    if sending:
        picture.put(_to_market(view.to_send), left + width / 2, top + height - 8)


@drawn
def _to_market(count: int) -> Canvas:
    """At least so many cards must still go to the market: a tag on the rug's edge, with a card, an arrow, the number.

    Its origin is the middle of the tag.
    """
    canvas = Canvas(0, 0, margin=110)
    canvas.soft(rounded(-96, -30, 192, 60, 30), SHADOW, 4, 0.4, 3)
    canvas.box(-96, -30, 192, 60, 30, TERRACOTTA)
    canvas.edge(rounded(-96, -30, 192, 60, 30), PAPER, 3)
    letters.write(canvas, -58, 0, str(count), 44, PAPER)
    canvas.shape(rounded(-32, -20, 29, 40, 4), PAPER, INK, 2.2)
    canvas.fill(rounded(-28, -16, 21, 32, 2), colour("F6E2A2"))
    canvas.line([(6, 0), (24, 0)], PAPER, 5)
    canvas.fill([(22, -10), (36, 0), (22, 10)], PAPER)
    canvas.shape(rounded(44, -17, 40, 34, 3), NIGHT, OCHRE, 2.4)
    for x in (49, 74):
        canvas.fill(rounded(x, -12, 5, 24, 1), OCHRE)
    return canvas


def _items(camp: CampView) -> list[Item]:
    others = [Item(thief, 202 if thief.good is not None else 124, 176) for thief in camp.thieves]
    others += [Item(Special.PLAN, 66 if last else 124, 162) for last in range(camp.plans - 1, -1, -1)]
    if len(camp.caves) == 1 and not others:
        return [Item(camp.caves[0], 640, 206)]
    # caves stand closer before everything shrinks
    wide = sum(item.width for item in others) + _BETWEEN * (len(camp.caves) + len(others) - 1)
    cave = 406 if wide + 406 * len(camp.caves) <= _RIGHT - _LEFT else 340
    return [*(Item(own, cave, 206) for own in camp.caves), *others]


def _belongings(picture: Picture, view: TouaregView, items: Sequence[Item]) -> None:
    """Caves, thieves and plans side by side; in two rows when they would become too small."""
    room, gap = _RIGHT - _LEFT, _BETWEEN
    rows, scale = [items], min(1.0, (room - gap * (len(items) - 1)) / sum(item.width for item in items))
    if scale < 0.5:
        half = sum(item.width for item in items) / 2
        split = max(1, sum(1 for n in range(len(items)) if sum(i.width for i in items[: n + 1]) <= half + 60))
        rows = [items[:split], items[split:]]
        scale = min(0.5, *((room - gap * (len(row) - 1)) / sum(item.width for item in row) for row in rows))
    scale = int(scale * 100) / 100
    for number, row in enumerate(rows):
        floor = _FLOOR - (len(rows) - 1 - number) * 112
        x = float(_LEFT)
        used = sum(item.width * scale for item in row) + gap * (len(row) - 1)
        spare = min(40.0, (room - used) / len(row))
        if number == 0 and room - used > 170:
            _palms(picture, min(_RIGHT - 110, _LEFT + used + (room - used) / 2 - 30), room - used > 330)
            spare = 0
        places: list[tuple[Item, float]] = []
        for item in row:
            places.append((item, x))
            x += item.width * scale + (0 if item.width < 124 else gap + spare)
        for item, at in reversed(places):  # plans overlap, and the right edge shows their star
            _belonging(picture, view, item, at, floor, scale)


def _palms(picture: Picture, x: float, wide: bool) -> None:
    picture.put(scene.palm(150, 0.12), x, 652)
    picture.put(scene.palm(108), x + 76, 660)
    if wide:
        picture.put(scene.palm(92, 0.06), x - 96, 662)


def _belonging(picture: Picture, view: TouaregView, item: Item, x: float, floor: float, scale: float) -> None:
    own = item.what
    if isinstance(own, CaveView):
        wide, high = round(item.width * scale), round(item.height * scale)
        picture.put(_cave(wide, high), x, floor - high)
        for place, (at, card) in enumerate(_cave_places(wide, high)):
            goods = own.goods or ()
            if place < len(goods):
                picture.put(cards.goods_card(goods[place], *card), x + at[0], floor - high + at[1])
            else:
                picture.put(ornaments.empty(*card, round(card[0] * 0.1), LINE), x + at[0], floor - high + at[1])
        return
    wide, high = round(124 * scale), round(162 * scale)
    if isinstance(own, ThiefView):
        star = 1 if view.settling and not own.used else 0
        picture.put(cards.special_card(Special.THIEF, wide, high, own.used, star), x, floor - high)
        if own.good is not None:
            card = round(106 * scale), round(142 * scale)
            picture.put(cards.goods_card(own.good, *card), x + (item.width - 106) * scale, floor - card[1])
    else:
        picture.put(cards.special_card(Special.PLAN, wide, high), x, floor - high)


_ROCK = paths.path(
    "M 0 200 L 8 150 L 26 128 L 30 84 L 58 58 L 72 26 L 120 6 L 176 14 L 236 0 L 300 12 L 352 8 L 392 34 L 408 72 "
    "L 444 92 L 452 130 L 496 148 L 514 176 L 560 200 Z"
)
_SHADE = paths.path(
    "M 352 8 L 392 34 L 408 72 L 444 92 L 452 130 L 496 148 L 514 176 L 560 200 L 404 200 L 402 140 L 384 84 L 352 44 Z"
)
_LIGHT = paths.path(
    "M 30 84 L 58 58 L 72 26 L 120 6 L 176 14 L 236 0 L 300 12 L 352 8 L 352 44 L 300 26 L 230 22 L 150 26 L 104 36 "
    "L 76 62 L 56 100 L 44 134 L 26 128 Z"
)
_MOUTH = paths.path(
    "M 48 200 L 54 132 L 72 86 L 104 50 L 150 36 L 230 32 L 300 36 L 350 54 L 378 92 L 394 142 L 398 200 Z"
)
_CRACKS = (
    [(14, 170), (34, 166)],
    [(38, 120), (46, 142)],
    [(416, 110), (430, 120), (434, 140)],
    [(420, 168), (446, 172)],
    [(470, 160), (482, 180)],
    [(392, 52), (386, 66)],
)
_MOUTH_MIDDLE = 223


def _cave_places(width: int, height: int) -> list[tuple[Point, tuple[int, int]]]:
    """Where a cave's goods lie in it, and how large their cards are."""
    share = min(height / 206, width / 406)
    card = round(106 * share), round(142 * share)
    gap = min(26 * share, width / 560 * 330 - CAVE_CAPACITY * card[0])
    left = _MOUTH_MIDDLE * width / 560 - (CAVE_CAPACITY * card[0] + gap) / 2
    return [((left + place * (card[0] + gap), height - card[1] - 10 * share), card) for place in range(CAVE_CAPACITY)]


@drawn
def _cave(width: int, height: int) -> Canvas:
    """A rock with a wide mouth; its origin is the top left corner."""
    canvas = Canvas(width, height, margin=24)

    def at(points: Sequence[Point]) -> list[Point]:
        return [(x * width / 560, y * height / 200) for x, y in points]

    def fill(points: Sequence[Point], shade: Colour) -> None:
        canvas.fill(at(points), shade)

    canvas.soft(at(_ROCK), SHADOW, 7, 0.35, 5)
    fill(_ROCK, ROCK)
    fill(_SHADE, colour("95652F"))
    fill(_LIGHT, ROCK_LIGHT)
    fill(_MOUTH, CAVE_DARK)
    clip = canvas.region(at(_MOUTH))
    middle = _MOUTH_MIDDLE * width / 560
    canvas.fill(paths.ellipse(middle, height * 1.03, width * 0.27, height * 0.72), colour("33210F"), clip=clip)
    canvas.fill(paths.ellipse(middle, height * 1.05, width * 0.34, height * 0.195), colour("6E4A28"), clip=clip)
    canvas.edge(at(_MOUTH), INK, 2.5)
    canvas.edge(at(_ROCK), INK, 2.5)
    for crack in _CRACKS:
        canvas.line(at(crack), CRACK, 3 if width > 300 else 2)
    return canvas


def _herd(picture: Picture, view: TouaregView, camp: CampView) -> None:
    x, y, width, height = _HERD
    picture.put(scene.panel(width, height, sun=True, high=1.3), x, y)
    found = caravan.arrange(camp.animals, x + 12, x + width - 10, y + 12, y + height - 34, largest=1.5)
    if found.ledge is not None:
        picture.put(scene.ledge(width, 0), x, found.ledge)
    latest = view.latest
    for spot in found.spots:
        here = latest is not None and latest.seat == camp.seat and latest.place == spot.animal.place
        caravan.draw_animal(picture, spot, camp.seat, found, latest.count if latest is not None and here else 0)
