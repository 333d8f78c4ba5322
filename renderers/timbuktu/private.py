"""What only one player may see: pack and notebook, and what awaits each of the own camels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import Image

from games.timbuktu.components import FREE_TO, GOODS, GOODS_ON_A_CAMEL, Enclosure
from games.timbuktu.view import CamelView, CaravanView, EnclosureView, Phase, TimbuktuView
from renderers.kit import animals, emblems, goods, marks, ornaments, signs
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import BLUE, LINE, OCHRE, PAPER, SAND_DEEP, SKY, TERRACOTTA, colour, mix
from renderers.kit.paths import rounded
from renderers.kit.picture import MARGIN, Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.timbuktu import grid as grids
from renderers.timbuktu import notebook as notes
from renderers.timbuktu import scene as behind
from renderers.timbuktu.grid import Grid, Load

_GAP = 12
_ARRIVED = colour("EFE2C4")
_START = Grid(MARGIN, behind.TOP, 267, 260, 52, 62, 5, 8)
_STOCK = 150


class Stable(NamedTuple):
    """How the own camels stand: `columns` panels of `width` x `height` in a row, a camel of that size in each.

    `tall` panels have the ways below the camel, the others beside it; `row` places medal, number and verdict.
    """

    columns: int
    width: int
    height: int
    camel: int
    icon: int
    tall: bool
    row: tuple[int, int, int]
    radius: int

    def place(self, number: int, top: int) -> tuple[int, int]:
        """The upper left corner of a panel."""
        row, column = divmod(number, self.columns)
        return MARGIN + column * (self.width + _GAP), top + row * (self.height + _GAP)

    def reach(self, camels: int) -> int:
        """How high all panels are together."""
        rows = -(-camels // self.columns)
        return rows * (self.height + _GAP) - _GAP


_STABLES = {
    5: Stable(5, 256, 436, 176, 54, True, (48, 102, 130), 23),
    6: Stable(6, 212, 436, 150, 44, True, (38, 84, 103), 20),
    8: Stable(4, 323, 212, 104, 42, False, (150, 190, 206), 19),
}
_WAITING = {
    5: Stable(5, 256, 238, 176, 54, True, (0, 0, 0), 0),
    6: Stable(6, 212, 238, 150, 44, True, (0, 0, 0), 0),
    8: Stable(4, 323, 168, 132, 54, False, (0, 0, 0), 0),
}
"""While camels are loaded and placed there are no ways."""


def draw_private(view: TimbuktuView, caravan: CaravanView, name: str) -> Image.Image:
    """The private picture of the owner of `caravan`; `name` is ready to be drawn."""
    known = view.notebook
    if known is not None:
        first = behind.TOP + notes.HEIGHT + 18
    elif view.phase is Phase.LOADING:
        first = behind.TOP + _STOCK + 18
    else:
        first = behind.TOP + _START.height + 18
    camels = len(caravan.camels)
    stable = (_STABLES if known is not None else _WAITING)[camels]
    picture = Picture(_ground(first + stable.reach(camels) + 40))
    _head(picture, view, caravan, name)
    if known is not None:
        notes.draw_notebook(picture, known)
    elif view.phase is Phase.LOADING:
        _stock(picture, view.unloaded)
    else:
        _start(picture, view)
    for number, camel in enumerate(caravan.camels):
        _camel(picture, view, caravan, camel, stable, stable.place(number, first))
    return picture.image


@drawn
def _ground(height: int) -> Sprite:
    return behind.desert(height)


def _head(picture: Picture, view: TimbuktuView, caravan: CaravanView, name: str) -> None:
    awaited = caravan.seat in view.waiting_for
    room = 170 if awaited else 225
    behind.head(picture, name, marks.mark(caravan.seat, 56), room=room)
    if awaited:
        text, size = letters.name(name, "Bold", 54, 42, room)
        picture.put(ornaments.banner(44, 74), 110 + letters.width(text, "Bold", size) + 38, 20)
    picture.put(behind.road(view.route, 0.0 if view.upper is None else view.stage - 0.5), 0, 0)
    if view.stage:
        behind.coins(picture, f"{view.stage}/{view.stages}", f"{view.round}/{view.rounds}")


# Before the first stage


def _stock(picture: Picture, unloaded: Sequence[int] | None) -> None:
    """The tokens that are not on a camel yet."""
    for number, good in enumerate(GOODS):
        x, middle = MARGIN + number * 267, behind.TOP + _STOCK / 2
        picture.put(_sheet(260, _STOCK, PAPER, None), x, behind.TOP)
        picture.put(goods.icon(good.value, 96), x + 84, middle)
        picture.number(x + 190, middle, 0 if unloaded is None else unloaded[number], 64)


def _start(picture: Picture, view: TimbuktuView) -> None:
    """The starting grid in small: whose camels stand where, and for whom a place is kept."""
    for column, enclosure in enumerate(view.lower.enclosures):
        x = _START.left(column)
        picture.put(_small_panel(enclosure.enclosure.value), x, _START.y)
        _places(picture, enclosure, column)


@drawn
def _small_panel(emblem: str) -> Sprite:
    return grids.sheet(_START.width, _START.head, _START.row, _START.rows, _START.foot, emblem)


def _places(picture: Picture, enclosure: EnclosureView, column: int) -> None:
    for stall, seat in grids.kept_places(enclosure):
        x, middle = _START.left(column), _START.top(stall.number) + _START.row / 2
        if stall.camel is not None:
            picture.put(marks.badge(stall.camel.seat, stall.camel.letter.value, 46), x + 56, middle)
            load = Load(0, 0, 170, 34, 38, GOODS_ON_A_CAMEL)
            grids.put_load(picture, stall.camel, x + load.x, middle, load)
        elif seat is not None:
            picture.put(marks.ghost(seat, 44), x + 56, middle)


# The own camels


def _camel(
    picture: Picture,
    view: TimbuktuView,
    caravan: CaravanView,
    camel: CamelView,
    stable: Stable,
    corner: tuple[int, int],
) -> None:
    x, y = corner
    settled = camel.arrived is not None or (view.phase is Phase.PLACING and camel.start is not None)
    chosen = caravan.card == camel.letter and view.phase in (Phase.CHOOSING, Phase.TRAVELLING)
    goes = chosen and caravan.revealed and view.to_act == caravan.seat
    frame = TERRACOTTA if goes or view.to_load == camel.letter else OCHRE if chosen and not settled else None
    picture.put(_sheet(stable.width, stable.height, _ARRIVED if settled else PAPER, frame), x, y)
    _bearer(picture, camel, stable, x, y)
    if frame is OCHRE:
        card_x, card_y = (x + stable.width - 58, y + 232) if stable.tall else (x + stable.width - 56, y + 82)
        picture.put(ornaments.back(34, 48), card_x, card_y)
        picture.put(signs.tick(24), card_x + 32, card_y + 42)
    # beside the ways there is no room for it, and the first of them, straight on, has the same emblem
    if camel.start is not None and (view.notebook is None or (camel.arrived is None and stable.tall)):
        picture.put(emblems.medal(camel.start.enclosure.value, 22), x + 34, y + 34)
    if view.notebook is None:
        return
    rows = _rows(stable, y)
    if camel.arrived is not None:
        _divide(picture, stable, x, y, done=True)
        middle = (rows[0] + rows[1]) / 2
        _way(picture, view, camel, camel.arrived.enclosure, camel.arrived.stall, False, stable, x, middle)
    elif camel.start is not None:
        _divide(picture, stable, x, y, done=False)
        for enclosure, middle in zip(FREE_TO[camel.start.enclosure], rows, strict=True):
            site = next(each for each in view.lower.enclosures if each.enclosure is enclosure)
            swaps = any(stall.exchange and stall.number == site.next_stall for stall in site.stalls)
            _way(picture, view, camel, enclosure, site.next_stall, swaps, stable, x, middle)


def _rows(stable: Stable, y: int) -> tuple[float, float]:
    return (y + 316, y + 394) if stable.tall else (y + 62, y + 150)


def _bearer(picture: Picture, camel: CamelView, stable: Stable, x: int, y: int) -> None:
    """The camel and its goods."""
    body = animals.bearer(camel.seat, camel.letter.value, stable.camel)
    wide = round(stable.icon * 1.11)
    if stable.tall:
        picture.put(body, x + stable.width / 2, y + 86)
        at, load = (x + stable.width / 2, y + 188), Load(0, 0, 0, stable.icon, wide, max(1, len(camel.goods)))
    elif stable.row[0]:
        picture.put(body, x + 74, y + 62)
        at, load = (x + 74, y + 158), Load(0, 0, 0, stable.icon, wide, 2)
    else:
        picture.put(body, x + 94, y + stable.height / 2)
        at, load = (x + 240, y + stable.height / 2), Load(0, 0, 0, stable.icon, wide, 2)
    if camel.loaded:
        grids.put_goods(picture, camel.goods, *at, load)
        return
    columns = GOODS_ON_A_CAMEL if stable.tall else 2
    side = round(stable.icon * 0.82)
    for number in range(GOODS_ON_A_CAMEL):
        row, column = divmod(number, columns)
        rows = GOODS_ON_A_CAMEL // columns
        place_x = at[0] + (column - (columns - 1) / 2) * wide - side / 2
        place_y = at[1] + (row - (rows - 1) / 2) * wide - side / 2
        picture.put(signs.slot(side, side, 8, mix(LINE, PAPER, 0.45)), place_x, place_y)


def _divide(picture: Picture, stable: Stable, x: int, y: int, *, done: bool) -> None:
    """What separates a camel from its ways: a blue arrow, or a tick once it has arrived."""
    if stable.tall:
        picture.put(_line(stable.width), x, y + 256)
        sign = signs.tick(46) if done else signs.arrow(42, BLUE, 9, 24, down=True)
        picture.put(sign, x + stable.width / 2, y + 256)
    elif done:
        picture.put(signs.tick(34), x + 150, y + 44)


@drawn
def _line(width: int) -> Canvas:
    """A line with a gap in its middle; its origin is the panel's left edge."""
    canvas = Canvas(width, 0, margin=4)
    for start, end in ((20, width / 2 - 30), (width / 2 + 30, width - 20)):
        canvas.line([(start, 0), (end, 0)], SAND_DEEP, 1.6)
    return canvas


def _way(
    picture: Picture,
    view: TimbuktuView,
    camel: CamelView,
    enclosure: Enclosure,
    stall: int | None,
    swaps: bool,
    stable: Stable,
    x: int,
    middle: float,
) -> None:
    """An enclosure, the stall the camel has or would get there, and what is known of it."""
    medal, number, sign = (x + place for place in stable.row)
    picture.put(emblems.medal(enclosure.value, 22 if stable.row[0] < 40 or not stable.tall else 27), medal, middle)
    if stall is None:
        picture.put(_none(), number, middle)
        return
    if swaps:
        picture.put(_exchange(), number, middle)
    picture.number(number, middle, stall, 50 if stable.width > 230 and stable.tall else 44)
    if view.notebook is not None:
        found = notes.verdict(view.notebook, camel.goods, enclosure, stall)
        notes.put_verdict(picture, found, sign, middle, stable.radius)


@drawn
def _none() -> Canvas:
    """No stall is free; its origin is the middle."""
    canvas = Canvas(0, 0, margin=24)
    canvas.line([(-14, 0), (14, 0)], LINE, 6)
    return canvas


@drawn
def _exchange() -> Canvas:
    """The stall is an exchange stall; its origin is the middle."""
    canvas = Canvas(0, 0, margin=40)
    canvas.box(-19, -30, 38, 60, 10, mix(SKY, PAPER, 0.5))
    return canvas


@drawn
def _sheet(width: int, height: int, paper: tuple[int, int, int], frame: tuple[int, int, int] | None) -> Canvas:
    """A panel of the stable; its origin is the top left corner."""
    canvas = Canvas(width, height, margin=26)
    shape = grids.draw_sheet(canvas, width, height)
    canvas.fill(shape, paper)
    if frame is not None:
        canvas.edge(rounded(3, 3, width - 6, height - 6, 19), frame, 6)
    return canvas
