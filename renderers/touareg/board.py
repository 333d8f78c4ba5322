"""The public board: pile, market, special cards for sale, and a panel for each player."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.touareg.components import GOODS, MAJORITY_POINTS, PRICE, SPECIALS, STAGES, Good
from games.touareg.view import CampView, TouaregView
from locales import Words
from renderers.kit import animals, marks, ornaments, paths, scene
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import GLOW, INK, LINE, NIGHT, OCHRE, PALM, PAPER, SILVER, mix
from renderers.kit.picture import MARGIN, WIDTH, Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.touareg import cards
from renderers.touareg.camp import Frame, draw_camp

_TOP = 36
_FOOT = 262
"""The lower edge of every pile of the supply."""
_NUMBERS = 300
_PANELS = 360
_GAP = 24
_INSIDE = WIDTH - 2 * MARGIN
_RUG = (252, 696, 300)
_GONE = mix(LINE, PAPER, 0.3)


def leaders(camps: Sequence[CampView], good: Good) -> tuple[int, ...]:
    """The seats with the most of a kind among the goods everybody sees; none where there are none."""
    counts = {camp.seat: sum(animal.load.count(good) for animal in camp.animals) for camp in camps}
    most = max(counts.values(), default=0)
    return tuple(seat for seat, count in counts.items() if most and count == most)


def frames(view: TouaregView) -> tuple[Frame, ...]:
    """The panels' places, in the order of the camps."""
    players = len(view.camps)
    rows = {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2)}[players]
    cards_lie = any(camp.caves or camp.thieves or camp.plans for camp in view.camps)
    shelf = players == 3 and cards_lie
    height = {2: 502, 3: 582 if shelf else 502}.get(players, 432)
    largest = 1.17 if players == 2 else 1.0
    found: list[Frame] = []
    for number, columns in enumerate(rows):
        width = (_INSIDE - _GAP * (columns - 1)) // columns
        y = _PANELS + number * (height + _GAP)
        found += [Frame(MARGIN + i * (width + _GAP), y, width, height, shelf, largest) for i in range(columns)]
    return tuple(found)


def draw_board(view: TouaregView, names: Sequence[str], words: Words) -> Image.Image:
    """The board as everybody sees it; `names` are ready to be drawn."""
    places = frames(view)
    picture = Picture(_ground(words.say("touareg-picture-title"), places[-1].y + places[-1].height + MARGIN))
    picture.put(route(view.stage, view.settling), WIDTH - MARGIN, 62)
    _pile(picture, view, words)
    _market(picture, view)
    _specials(picture, view)
    for camp, name, frame in zip(view.camps, names, places, strict=True):
        draw_camp(picture, view, camp, name, frame)
    return picture.image


@drawn
def _ground(title: str, height: int) -> Sprite:
    """What is the same on every board of that height."""
    picture = Picture(scene.desert(WIDTH, height))
    picture.put(ornaments.title(title), MARGIN, 72)
    picture.put(ornaments.rug(_RUG[1], _RUG[2]), _RUG[0], _TOP)
    picture.put(_price(_special_places()), 0, _TOP + 88)
    return Sprite(picture.image)


def _pile(picture: Picture, view: TouaregView, words: Words) -> None:
    middle = MARGIN + round(ornaments.title_width(words.say("touareg-picture-title")) / 2)
    x, y = middle - 52, _FOOT - 132
    if view.pile:
        picture.put(ornaments.pile(98, 132, min(view.pile, 4)), x, y)
    else:
        picture.put(ornaments.empty(98, 132, 10, LINE), x, y)
        if view.last_turn:
            picture.put(ornaments.glow(60, 70, 30, 12, GLOW, 0.9), middle - 33, y + 31)
            picture.put(ornaments.hourglass(92), middle - 3, y + 66)
    picture.number(middle - 3, _NUMBERS, view.pile, 64, NIGHT)


def _market(picture: Picture, view: TouaregView) -> None:
    column = (_RUG[1] - 84) / 4
    touched = view.latest.market if view.latest is not None else ()
    strong = view.latest is not None and view.latest.place is None
    for number, (good, count) in enumerate(zip(GOODS, view.market, strict=True)):
        middle = _RUG[0] + 42 + column * (number + 0.5)
        _majority(picture, good, leaders(view.camps, good), middle)
        seen = min(count, 4)
        fan = 11 * (seen - 1) if seen > 1 else 0
        x, y = middle - (106 + fan) / 2, _FOOT - 142
        if good in touched and count:
            if strong:
                picture.put(ornaments.glow(112 + fan, 148, 16, 14, GLOW), x - 3, y - 3)
            picture.put(ornaments.glow(112 + fan, 148, 14, 8, GLOW), x - 3, y - 3)
        if not count:
            edge = (OCHRE, 4) if good in touched else (mix(NIGHT, SILVER, 0.35), 2.5)
            picture.put(ornaments.empty(106, 142, 11, *edge), x, y)
        for under in range(seen - 1, 0, -1):
            picture.put(cards.goods_under(good, 106, 142), x + 11 * under, y)
        if count:
            picture.put(cards.goods_card(good, 106, 142), x, y)
        picture.number(middle, _NUMBERS, count, 56, PAPER if count else mix(NIGHT, SILVER, 0.5))


def _majority(picture: Picture, good: Good, seats: Sequence[int], middle: float) -> None:
    """The star of a kind's majority, and the marks of those who lead it; more than three stand in two rows."""
    y = _TOP + 48
    if len(seats) <= 2:
        size, step, rows = 28, 36, (seats,)
    elif len(seats) == 3:
        size, step, rows = 26, 31, (seats,)
    else:
        size, step, rows = 24, 30, (seats[: (len(seats) + 1) // 2], seats[(len(seats) + 1) // 2 :])
    wide = max(len(row) for row in rows)
    x = middle - (54 + (wide * step + 2 if wide else 0)) / 2
    picture.put(ornaments.star(56, MAJORITY_POINTS[good], digits=34), x + 27, y)
    for number, row in enumerate(rows):
        down = 0 if len(rows) == 1 else (-16, 16)[number]
        for place, seat in enumerate(row):
            picture.put(marks.mark(seat, size), x + 57 + step / 2 + place * step, y + down)


def _special_places() -> tuple[float, ...]:
    gap = (WIDTH - MARGIN - 6 - 990 - 4 * 80) / 3
    return tuple(990 + number * (80 + gap) for number in range(4))


@drawn
def _price(places: tuple[float, ...]) -> Canvas:
    """The price of every special card, on a rail above them; its origin is the left edge of the picture."""
    left, right = places[0], places[-1] + 86
    middle = (left + right) / 2
    canvas = Canvas(WIDTH, 0, margin=20)
    ornaments.draw_coins(canvas, middle, 0, PRICE, 32, 5)
    canvas.line([(left, 0), (middle - 66, 0)], LINE, 2.2)
    canvas.line([(middle + 66, 0), (right, 0)], LINE, 2.2)
    return canvas


def _specials(picture: Picture, view: TouaregView) -> None:
    bought = view.latest.special if view.latest is not None else None
    for kind, count, x in zip(SPECIALS, view.specials, _special_places(), strict=True):
        y = _FOOT - 108
        if kind is bought and count:
            picture.put(ornaments.glow(86, 114, 12, 8, GLOW), x - 3, y - 3)
        if not count:
            picture.put(ornaments.empty(80, 108, 8, *((OCHRE, 4) if kind is bought else (_GONE, 2.2))), x, y)
        for under in range(min(count, 3) - 1, 0, -1):
            picture.put(cards.special_under(80, 108), x + 3 * under, y - 3 * under)
        if count:
            picture.put(cards.special_card(kind, 80, 108), x, y)
        picture.number(x + 40, _NUMBERS, count, 56, INK if count else LINE)


@drawn
def route(stage: int, settling: bool) -> Sprite:
    """The way to the oasis: the stages as discs, the present one indigo, finished ones green; between the stages
    a caravan is on its way. Its origin is the right end, at the discs' height."""
    canvas = Canvas(240, 0, margin=40)
    scene.draw_palm(canvas, 218, 27, 54, PALM)
    places = (22.0, 122.0)
    for start, end in ((places[0] + 32, places[1] - 32), (places[1] + 32, 196.0)):
        if settling and start < places[1]:
            continue
        for dot in range(3):
            canvas.disc(start + (end - start) * (dot + 0.5) / 3, 0, 3.2, LINE)
    if settling:
        animals.draw_caravan(canvas, places[0] + 28, 14, 0.175, 1, 0, NIGHT)
    for number, x in zip(range(1, STAGES + 1), places, strict=True):
        now, done = number == stage and not settling, number < stage or (settling and number == 1)
        disc = paths.ellipse(x, 0, 26)
        if now or done:
            canvas.fill(disc, NIGHT if now else PALM)
        canvas.edge(disc, NIGHT if now else PALM if done else LINE, 3)
        letters.write(canvas, x, 0, str(number), 38, PAPER if now or done else LINE)
    return Sprite(canvas.reduced(), canvas.margin + 240, canvas.margin)
