"""Below the players of the private picture: the thief cards not yet seen, what the goods are worth, and the legend."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.timbuktu.components import GOODS, Good
from games.timbuktu.view import NotebookView, TimbuktuView
from locales import Words
from renderers.kit import emblems, goods, signs
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import BLUE, INK, PAPER, SAND, SAND_LIGHT, TERRACOTTA, mix
from renderers.kit.picture import MARGIN, Picture
from renderers.kit.picture import WIDTH as WHOLE
from renderers.kit.sprites import Sprite, drawn
from renderers.timbuktu import grid as grids
from renderers.timbuktu.players import BLOCK, WIDTH, put_title
from renderers.timbuktu.scene import SIDE, TOP

_GAP = 12
_UNSEEN = TOP + BLOCK + _GAP
_PAIR = 54
_TITLE = 54


class Rows(NamedTuple):
    """Where the values of the goods stand: the panel's top and foot, and the middle lines of its rows."""

    top: float
    foot: float
    middles: tuple[float, ...]

    @property
    def row(self) -> float:
        """The height of a row."""
        return self.middles[1] - self.middles[0]

    def middle(self, good: Good) -> float:
        """The line of a good."""
        return self.middles[GOODS.index(good)]


def values_rows(known: NotebookView, foot: float) -> Rows:
    """The values, below the cards not yet seen and down to `foot`."""
    top = _UNSEEN + _unseen_height(known) + _GAP
    row = (foot - top - _TITLE - 10) / len(GOODS)
    return Rows(top, foot, tuple(top + _TITLE + row * (number + 0.5) for number in range(len(GOODS))))


def _unseen_height(known: NotebookView) -> int:
    return 20 + _PAIR * max(2, len(known.stalls))


def draw_unseen(picture: Picture, known: NotebookView) -> None:
    """The stall cards and the goods cards that this player has not seen: any of them may lie together."""
    high = _unseen_height(known)
    middle = _UNSEEN + high / 2
    picture.put(_boxes(len(known.stalls), high), SIDE, _UNSEEN)
    if known.stalls:
        picture.put(emblems.thief_head(52), SIDE + 38, middle - 26)
        picture.number(SIDE + 38, middle + 34, "?", 50, TERRACOTTA)
    else:
        picture.put(signs.tick(60), SIDE + WIDTH / 2, middle)
    for number, (two, pair) in enumerate(zip(known.stalls, known.goods, strict=True)):
        y = middle + _PAIR * (number + 0.5 - len(known.stalls) / 2)
        for place, stall in enumerate(two):
            picture.number(SIDE + 101 + place * 34, y, stall, 40)
        for place, good in enumerate(pair):
            picture.put(goods.icon(good.value, 40), SIDE + 194 + place * 44, y)


@drawn
def _boxes(pairs: int, high: int) -> Canvas:
    """A column for the stall cards and one for the goods cards; its origin is the top left corner."""
    canvas = Canvas(WIDTH, high, margin=26)
    grids.draw_sheet(canvas, WIDTH, high)
    reach = _PAIR * pairs
    first = (high - reach) / 2
    for x, width in ((76, 84), (168, 96)) if pairs else ():
        canvas.box(x, first, width, reach, 12, mix(SAND_LIGHT, PAPER, 0.25))
        for number in range(1, pairs):
            y = first + _PAIR * number
            canvas.line([(x + 10, y), (x + width - 10, y)], SAND, 1.5, caps=False)
    return canvas


def draw_values(picture: Picture, view: TimbuktuView, words: Words, rows: Rows, able: Sequence[Good]) -> None:
    """What each good is worth now: as many points as there are of its kind out of play. Those that are not `able` to
    be given up step back."""
    picture.put(grids.paper(WIDTH, round(rows.foot - rows.top)), SIDE, rows.top)
    put_title(picture, words.say("timbuktu-picture-values"), rows.top + 42)
    icon = min(60, round(rows.row - 2))
    size = min(54, round(rows.row))
    for good, out, y in zip(GOODS, view.out, rows.middles, strict=True):
        pale, drawn = good not in able, goods.icon(good.value, icon)
        picture.put(grids.paled(drawn) if pale else drawn, SIDE + 100, y)
        picture.number(SIDE + 172, y, out, size, mix(INK, PAPER, 0.55) if pale else INK)


# The legend

_LEGEND = {"safe": 38, "chance": 38, "robbed": 42, "exchange": 42, "arrow": 30, "other": 78}
"""The signs, and how much room each takes."""
LEGEND_HEIGHT = 38
_INSIDE = WHOLE - 2 * MARGIN - 40
_BEFORE_TEXT, _AFTER_TEXT = 7, 12


def draw_legend(picture: Picture, words: Words, y: float) -> None:
    """What the signs in the stalls mean; `y` is the middle line."""
    texts = tuple(words.say(f"timbuktu-picture-legend-{name}") for name in _LEGEND)
    size, places = _places(texts)
    strip = grids.tint(WHOLE - 2 * MARGIN, LEGEND_HEIGHT, mix(PAPER, SAND_LIGHT, 0.35), 16)
    picture.put(strip, MARGIN, y - LEGEND_HEIGHT / 2)
    for (name, room), text, x in zip(_LEGEND.items(), texts, places, strict=True):
        for sign, aside in _signs(name):
            picture.put(sign, MARGIN + x + room / 2 + aside, y)
        picture.write(MARGIN + x + room + _BEFORE_TEXT, y + size * 0.34, text, size)


def _places(texts: Sequence[str]) -> tuple[int, list[float]]:
    """The size of the texts, and where each sign begins."""
    rooms, size = list(_LEGEND.values()), 30
    while size > 22 and _reach(rooms, texts, size) > _INSIDE:
        size -= 1
    spare = (_INSIDE - _reach(rooms, texts, size)) / (len(rooms) - 1)
    x, places = 20.0, list[float]()
    for room, text in zip(rooms, texts, strict=True):
        places.append(x)
        x += _reach([room], [text], size) + spare
    return size, places


def _reach(rooms: Sequence[int], texts: Sequence[str], size: int) -> float:
    written = sum(letters.width(text, "Semibold", size) for text in texts)
    return written + sum(rooms) + len(rooms) * (_BEFORE_TEXT + _AFTER_TEXT)


def _signs(name: str) -> list[tuple[Sprite, int]]:
    """The sign of a line, and how far beside its place it stands."""
    if name == "safe":
        return [(signs.ring(14), 0)]
    if name == "chance":
        return [(signs.pie(1, 3, 14), 0)]
    if name == "robbed":
        return [(emblems.thief_head(38), 0)]
    if name == "exchange":
        return [(signs.swap(34), 0)]
    if name == "arrow":
        return [(signs.arrow(34, BLUE, 7, 20, down=True), 0)]
    return [(letters.digits("−1", 36, TERRACOTTA), -20), (signs.sack(36), 20)]
