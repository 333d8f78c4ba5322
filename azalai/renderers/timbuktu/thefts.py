"""Thefts at the end of a stage, pack by pack over the enclosures they rob."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.timbuktu.components import GOODS
from azalai.games.timbuktu.view import CamelView, CaravanView, NightView, Phase, TheftView, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit import animals, emblems, goods, marks, ornaments, signs
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import INK, LINE, PALM, PAPER, TERRACOTTA, colour
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, WIDTH, Picture
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.timbuktu import grid as grids
from azalai.renderers.timbuktu import scene as behind
from azalai.renderers.timbuktu.drawings import ART
from azalai.renderers.timbuktu.grid import Grid, Load

GRID = Grid(MARGIN, behind.TOP, 267, 260, 150, 98, foot=10)
_BAR = 66
_LOAD = Load(110, 100, 204, 41, 45)
_VALUES = GRID.y + GRID.height + 18
_STRIP = 96
_PLAYERS = _VALUES + _STRIP + 20
_SEATS = 112
HEIGHT = _PLAYERS + _SEATS + 42
_ROBBED, _SPARED = colour("F6D3BF"), colour("D9E3C8")


def is_night(view: TimbuktuView) -> bool:
    """Return True if the thefts are still the news: until the first camels of the next stage are chosen."""
    night = view.night
    if night is None or view.phase is not Phase.CHOOSING:
        return False
    return view.stage == night.stage + 1 and view.round == 1


def draw_thefts(view: TimbuktuView, night: NightView, names: Sequence[str], words: Words) -> Image.Image:
    """Return the thefts of the last stage, and who has chosen for the next; `names` can be drawn as they are."""
    picture = Picture(_ground(len(view.caravans)))
    behind.head(picture, words.say("timbuktu-picture-thefts"), emblems.thief_head(64))
    picture.paste(behind.road(view.route, float(night.stage)), 0, 0)
    behind.coins(picture, f"{night.stage}/{view.stages}", "")
    thefts = {theft.pack.enclosure: theft for theft in night.thefts}
    for column, enclosure in enumerate(night.site.enclosures):
        theft = thefts.get(enclosure.enclosure)
        if theft is not None:
            put_pack(picture, theft, GRID.left_edge(column), GRID.y + _BAR)
        for stall in enclosure.stalls:
            _stall(picture, stall.camel, theft, column, stall.number)
    put_values(picture, night, _VALUES)
    _players(picture, view, night, names)
    return picture.image


@cached_sprite
def _ground(players: int) -> Sprite:
    picture = Picture(behind.desert(HEIGHT))
    grids.put_sheets(picture, GRID, 54, _BAR)
    for number in range(len(GOODS)):
        picture.paste(grids.paper(GRID.width, _STRIP), GRID.left_edge(number), _VALUES)
    step, width = player_places(players)
    for number in range(players):
        picture.paste(grids.paper(width, _SEATS), MARGIN + number * step, _PLAYERS)
    return Sprite(picture.image)


def player_places(players: int) -> tuple[int, int]:
    """Return distance and width of equal parts of a strip."""
    width = (WIDTH - 2 * MARGIN + 7) // players
    return width, width - 7


def put_pack(picture: Picture, theft: TheftView, x: float, y: float) -> None:
    """Draw stalls and goods of a pack on its terracotta bar of 260 x 84."""
    first, second = theft.pack.stalls
    picture.number(x + 42, y + 42, first, 56, PAPER)
    picture.number(x + 100, y + 42, second, 56, PAPER)
    picture.paste(ART.sprite("pack-paper"), x + 71, y + 42)
    for number, good in enumerate(theft.pack.goods):
        picture.paste(goods.icon(good.value, 44), x + 170 + number * 46, y + 42)


def _stall(picture: Picture, camel: CamelView | None, theft: TheftView | None, column: int, number: int) -> None:
    x, y = GRID.left_edge(column), GRID.top(number)
    middle = y + GRID.row / 2
    visited = theft is not None and number in theft.pack.stalls
    loss = next((loss for loss in theft.losses if loss.stall == number), None) if theft is not None else None
    stolen = loss.stolen if loss is not None else ()
    if visited:
        above = 0 if number == GRID.rows else 1
        picture.paste(ornaments.tint(GRID.width, GRID.row - above, _ROBBED if stolen else _SPARED), x, y + above)
    shade = (TERRACOTTA if stolen else PALM) if visited else colour("B99A68")
    picture.number(x + 24, middle, number, LEGIBLE, shade)
    if loss is not None:
        picture.paste(animals.bearer(loss.seat, loss.letter.value, _LOAD.camel), x + _LOAD.camel_x, middle + 1)
        grids.put_goods(picture, loss.goods, x + _LOAD.x, middle, _LOAD, stolen=stolen)
        if not stolen:
            picture.paste(signs.tick(30), x + 50, middle + 26)
    elif camel is not None:
        grids.put_camel(picture, camel, x, middle, _LOAD, pale=True)


def put_values(picture: Picture, night: NightView, y: float) -> None:
    """Draw the values of each kind before and after the thefts."""
    middle = y + _STRIP / 2
    for number, (good, before, after) in enumerate(zip(GOODS, night.before, night.after, strict=True)):
        x = GRID.left_edge(number)
        picture.paste(goods.icon(good.value, 64), x + 50, middle)
        picture.number(x + 112, middle, before, 42, LINE, "Semibold")
        picture.paste(signs.arrow(32, LINE), x + 156, middle)
        picture.number(x + 214, middle, after, 58, INK)


def _players(picture: Picture, view: TimbuktuView, night: NightView, names: Sequence[str]) -> None:
    """Draw each player's loss, and the card for the stage that begins."""
    step, width = player_places(len(view.caravans))
    for caravan in view.caravans:
        x, middle = MARGIN + caravan.seat * step, _PLAYERS + _SEATS / 2
        _player(picture, view, caravan, names[caravan.seat], night.lost[caravan.seat], x, middle, width)


def _player(
    picture: Picture,
    view: TimbuktuView,
    caravan: CaravanView,
    name: str,
    lost: int,
    x: float,
    middle: float,
    width: int,
) -> None:
    """Draw two plain lines, since red belongs to the thefts; a tick means that the player has chosen."""
    above, below = middle - 25, middle + 27
    picture.paste(marks.mark(caravan.seat, 40), x + 34, above)
    picture.name(x + 62, above + 15, name, (46, LEGIBLE), width - 62 - 10, INK, "Semibold")
    if caravan.chosen:
        picture.paste(signs.tick(38), x + 34, below)
    loss, shade = (f"−{lost}", TERRACOTTA) if lost else ("0", PALM)
    wide = letters.width(loss, "Bold", 46)
    picture.write(x + width - 18 - wide, below + 16, loss, 46, shade, "Bold")
