"""The pictures of the 16 destiny cards: the land concerned, and in front of it what comes over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from PIL import Image

from games.targui1988.components import GIFTS, TRIBES, Destiny, Land
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import (
    INK,
    NIGHT,
    PAPER,
    PLAYERS,
    SAND,
    SAND_LIGHT,
    SHADOW,
    TERRACOTTA,
    Colour,
    colour,
    light,
    mix,
)
from renderers.kit.paths import lozenge, rounded
from renderers.kit.sprites import drawn
from renderers.targui1988.camels import CAMEL, painted_camel
from renderers.targui1988.drawings import ART, SIDE
from renderers.targui1988.lands import draw_land
from renderers.targui1988.signs import draw_coin, draw_mark, draw_strategic, draw_swords, tent_style

_RADIUS = 14
State: TypeAlias = Literal["open", "used", "out"]
"""It may still come; it has come (grey and crossed); it is not in this game (pale)."""


SEEN: dict[State, float] = {"open": 1, "used": 0.6, "out": 0.33}


def _greyer(image: Image.Image) -> Image.Image:
    grey = image.convert("L").convert("RGBA")
    grey.putalpha(image.getchannel("A"))
    return Image.blend(image, grey, 0.75)


def _over(tile: Canvas, draw: Callable[[Canvas], None], edge: float, halo: float = 2.2) -> None:
    """What stands in front of the land: with a dark edge, and light round it."""
    layer = Canvas(SIDE, SIDE)
    draw(layer)
    if edge:
        layer.rim(edge, INK)
    if halo:
        layer.rim(halo, PAPER)
    tile.add(layer)


def _on(land: Land, tribe: int = 0) -> Canvas:
    tile = Canvas(SIDE, SIDE)
    draw_land(tile, land, tribe=tribe)
    return tile


def _lone_camp(cloth: Colour, hem: Colour) -> Canvas:
    tile = Canvas(SIDE, SIDE)
    ART.draw(tile, "lone-camp", style=tent_style(cloth, hem))
    return tile


def _haussa_raid() -> Canvas:
    tile = _on(Land.SALINE)
    _over(tile, lambda layer: draw_swords(layer, 63, 66, 92), 0)
    return tile


def _gift(tribe: int) -> Canvas:
    tile = _lone_camp(PLAYERS[tribe], PAPER)
    draw_mark(tile, tribe, 48, 56, 14.5, 2, PAPER)
    _over(tile, lambda layer: ART.draw(layer, "guest", 96, 88, 0.66), 2.2)
    return tile


def _sandstorm() -> Canvas:
    tile, layer = _on(Land.ERG), Canvas(SIDE, SIDE)
    ART.draw(layer, "storm")
    layer.rim(2.8, colour("7A4A18"))
    tile.add(layer)
    return tile


def _drought() -> Canvas:
    tile = _on(Land.GUELTA)
    _over(tile, lambda layer: ART.draw(layer, "sun", 84, 44, 0.42), 2.2)
    return tile


def _caravan() -> Canvas:
    tile = Canvas(SIDE, SIDE)
    ART.draw(tile, "evening")
    beast = painted_camel(INK, colour("E9EDF2"), trim=colour("9AA3AF"), far=colour("150D07"), rim=0)
    beast.rim(2.2, colour("FBE3A6"))
    for x, y in ((1, 56), (59, 62)):
        tile.add(beast, x, y, 62 / CAMEL[0])

    def coins(layer: Canvas) -> None:
        draw_coin(layer, 30, 28, 44)
        draw_coin(layer, 60, 34, 44)

    _over(tile, coins, 0, 2)
    return tile


def _plague() -> Canvas:
    tile = _lone_camp(colour("9A5638"), SAND)

    def death(layer: Canvas) -> None:
        ART.draw(layer, "bones", 82, 98, 0.62)
        ART.draw(layer, "skull", 82, 74, 0.7)

    _over(tile, death, 2.4)
    return tile


_ALL = (
    Land.ERG, Land.GUELTA, Land.MOUNTAIN, Land.REG, Land.CAMP, Land.FECHFECH, Land.SALINE, Land.ERG, Land.REG,
)  # fmt: skip


def _enemy_raid() -> Canvas:
    tile = Canvas(SIDE, SIDE)
    tile.fill(rounded(0, 0, SIDE, SIDE, 0), INK)
    for number, land in enumerate(_ALL):
        small = Canvas(SIDE, SIDE)
        draw_land(small, land, tribe=1)
        small.keep(rounded(0, 0, SIDE, SIDE, 12))
        tile.add(small, number % 3 * 42.5, number // 3 * 42.5, 41 / SIDE)
    _over(tile, lambda layer: draw_swords(layer, 63, 66, 84), 0)
    return tile


def _rain() -> Canvas:
    tile = _on(Land.REG)
    _over(tile, lambda layer: ART.draw(layer, "rain"), 2.4)
    return tile


def _spring() -> Canvas:
    tile = _on(Land.GUELTA)

    def flowers(layer: Canvas) -> None:
        for x, y, size, petals in ((96, 36, 0.44, colour("E47A9B")), (32, 98, 0.28, colour("F3E9F2"))):
            ART.draw(layer, "flower", x, y, size, petals=petals, pale=light(petals, 0.15))

    _over(tile, flowers, 2.2, 2)
    foal = painted_camel(colour("A8743C"), SAND)
    foal.rim(3, PAPER)
    tile.add(foal, 44, 58, 68 / CAMEL[0])
    return tile


def _erg_change() -> Canvas:
    tile = _on(Land.ERG)
    _over(tile, lambda layer: ART.draw(layer, "turning", 63, 64), 2.4)
    draw_strategic(tile, 42, 40, "", 42, 37)
    return tile


def _poison() -> Canvas:
    tile = _on(Land.GUELTA)
    _over(tile, lambda layer: ART.draw(layer, "drop", 63, 66, 0.98), 2.6)
    ART.draw(tile, "skull", 63, 80, 0.46)
    return tile


def _camps_robbed() -> Canvas:
    tile = _lone_camp(colour("9A5638"), SAND)
    _over(tile, lambda layer: ART.draw(layer, "bag", 86, 80, 0.7), 2.4)
    _over(tile, lambda layer: draw_swords(layer, 36, 88, 58), 0)
    return tile


def _silver_found() -> Canvas:
    tile = _on(Land.MOUNTAIN)
    _over(tile, lambda layer: ART.draw(layer, "pick", 54, 64, 0.84), 2.4)
    draw_coin(tile, 97, 89, 46)
    for x, y, radius in ((92, 40, 13), (112, 56, 8), (24, 100, 9)):
        for size, fill in ((radius + 3.2, INK), (radius, colour("FFFFFF"))):
            ART.draw(tile, "spark", x, y, size / 50, light=fill)
    return tile


_PAINTED: dict[Destiny, Callable[[], Canvas]] = {
    Destiny.HAUSSA_RAID: _haussa_raid,
    Destiny.SANDSTORM: _sandstorm,
    Destiny.DROUGHT: _drought,
    Destiny.CARAVAN: _caravan,
    Destiny.PLAGUE: _plague,
    Destiny.ENEMY_RAID: _enemy_raid,
    Destiny.RAIN: _rain,
    Destiny.SPRING: _spring,
    Destiny.ERG_CHANGE: _erg_change,
    Destiny.POISON: _poison,
    Destiny.CAMPS_ROBBED: _camps_robbed,
    Destiny.SILVER_FOUND: _silver_found,
}


def _painted(card: Destiny) -> Canvas:
    """The picture of a card, as large as a tile."""
    tile = _gift(TRIBES.index(GIFTS[card])) if card in GIFTS else _PAINTED[card]()
    tile.keep(rounded(0, 0, SIDE, SIDE, _RADIUS))
    tile.edge(rounded(1.2, 1.2, SIDE - 2.4, SIDE - 2.4, _RADIUS - 1.2), INK, 2.4)
    return tile


@drawn
def vignette(card: Destiny, size: int, state: State = "open") -> Canvas:
    """The picture of a card, `size` wide, its origin the top left corner."""
    paint = Canvas(size, size, margin=10)
    if state == "open":
        paint.soft(rounded(1, 4, size, size, 8), SHADOW, 3, 0.43)
    _draw(paint, card, size, state)
    return paint


def _draw(paint: Canvas, card: Destiny, size: float, state: State) -> None:
    tile = _painted(card)
    if state == "used":
        tile.change(_greyer)
    paint.add(tile, scale=size / SIDE, opacity=SEEN[state])
    if state == "used":
        # in a corner: the motif stays to be seen
        near, far = size * 0.64, size * 0.9
        for width, fill in ((size * 0.16, PAPER), (size * 0.085, TERRACOTTA)):
            paint.line([(near, near), (far, far)], fill, width)
            paint.line([(far, near), (near, far)], fill, width)


@drawn
def stacked(card: Destiny, size: int, state: State = "open") -> Canvas:
    """A card's picture, with two edges behind it where all squares of a kind are concerned; its origin is the top left
    corner."""
    paint = Canvas(size, size, margin=14)
    for step in (10, 5) if many_squares(card) else ():
        layer = Canvas(size, size, margin=14)
        behind = rounded(step + 1.2, step + 1.2, size - 2.4, size - 2.4, _RADIUS)
        layer.fill(behind, mix(SAND_LIGHT, colour("D2A765"), 0.6))
        layer.edge(behind, INK, 2.4)
        paint.add(layer, opacity=SEEN[state])
    if many_squares(card):
        paint.fill(rounded(1, 1, size - 2, size - 2, _RADIUS), PAPER)
    _draw(paint, card, size, state)
    return paint


def many_squares(card: Destiny) -> bool:
    """Whether a card concerns all squares of a kind, and not one place alone."""
    return card not in GIFTS and card not in (Destiny.HAUSSA_RAID, Destiny.CARAVAN)


@drawn
def round_lozenge(text: str, size: int, *, now: bool) -> Canvas:
    """The lozenge of a round, terracotta for the one in progress; its origin is the middle."""
    paint = Canvas(0, 0, margin=size + 2)
    paint.fill(lozenge(0, 0, size * 0.72, size), TERRACOTTA if now else NIGHT)
    letters.write(paint, 0, 0, text, size if len(text) < 2 else size * 0.8, colour("FFFFFF"))
    return paint
