"""The pictures of the 16 destiny cards: the land concerned, and in front of it what comes over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from PIL import Image

from games.targui1988.components import GIFTS, TRIBES, Destiny, Land
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import INK, NIGHT, PAPER, SAND, SAND_LIGHT, SHADOW, TERRACOTTA, colour, mix
from renderers.kit.paths import lozenge, rounded, smooth
from renderers.kit.sprites import drawn
from renderers.targui1988.camels import CAMEL, painted_camel
from renderers.targui1988.lands import enlarged
from renderers.targui1988.omens import (
    draw_bag,
    draw_bones,
    draw_drop,
    draw_flower,
    draw_guest,
    draw_pick,
    draw_rain,
    draw_skull,
    draw_spark,
    draw_storm,
    draw_sun,
    draw_turning,
)
from renderers.targui1988.places import lone_camp
from renderers.targui1988.sands import SIDE, painting, whole
from renderers.targui1988.signs import draw_coin, draw_strategic, draw_swords

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
    layer = painting()
    draw(layer)
    if edge:
        layer.rim(edge, INK)
    if halo:
        layer.rim(halo, PAPER)
    tile.add(layer)


def _on(land: Land, tribe: int = 0) -> Canvas:
    tile = painting()
    tile.add(enlarged(land, 0, tribe))
    return tile


def _haussa_raid() -> Canvas:
    tile = _on(Land.SALINE)
    _over(tile, lambda layer: draw_swords(layer, 63, 66, 92), 0)
    return tile


def _gift(tribe: int) -> Canvas:
    tile = lone_camp(tribe)
    _over(tile, lambda layer: draw_guest(layer, 96, 88, 66), 2.2)
    return tile


def _sandstorm() -> Canvas:
    tile, layer = _on(Land.ERG), painting()
    draw_storm(layer)
    layer.rim(2.8, colour("7A4A18"))
    tile.add(layer)
    return tile


def _drought() -> Canvas:
    tile = _on(Land.GUELTA)
    _over(tile, lambda layer: draw_sun(layer, 84, 44, 21), 2.2)
    return tile


def _caravan() -> Canvas:
    tile = painting()
    tile.fill(whole(), colour("F4B469"), to=colour("E58A4A"))
    tile.disc(92, 40, 20, colour("FBE3A6"))
    for knots, code in (
        (((-4, 70), (30, 58), (70, 68), (130, 54), (130, 130), (-4, 130)), "B9703A"),
        (((-4, 100), (40, 90), (90, 102), (130, 92), (130, 130), (-4, 130)), "7E4526"),
    ):
        tile.fill(smooth(knots), colour(code))
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
    tile = lone_camp(None)

    def death(layer: Canvas) -> None:
        draw_bones(layer, 82, 98, 62)
        draw_skull(layer, 82, 74, 70)

    _over(tile, death, 2.4)
    return tile


_ALL = (
    Land.ERG, Land.GUELTA, Land.MOUNTAIN, Land.REG, Land.CAMP, Land.FECHFECH, Land.SALINE, Land.ERG, Land.REG,
)  # fmt: skip


def _enemy_raid() -> Canvas:
    tile = painting()
    tile.fill(whole(), INK)
    for number, land in enumerate(_ALL):
        small = painting()
        small.add(enlarged(land, 0, 1))
        small.keep(rounded(0, 0, SIDE, SIDE, 12))
        tile.add(small, number % 3 * 42.5, number // 3 * 42.5, 41 / SIDE)
    _over(tile, lambda layer: draw_swords(layer, 63, 66, 84), 0)
    return tile


def _rain() -> Canvas:
    tile = _on(Land.REG)
    _over(tile, draw_rain, 2.4)
    return tile


def _spring() -> Canvas:
    tile = _on(Land.GUELTA)

    def flowers(layer: Canvas) -> None:
        draw_flower(layer, 96, 36, 22, colour("E47A9B"))
        draw_flower(layer, 32, 98, 14, colour("F3E9F2"))

    _over(tile, flowers, 2.2, 2)
    foal = painted_camel(colour("A8743C"), SAND)
    foal.rim(3, PAPER)
    tile.add(foal, 44, 58, 68 / CAMEL[0])
    return tile


def _erg_change() -> Canvas:
    tile = _on(Land.ERG)
    _over(tile, lambda layer: draw_turning(layer, 63, 64, 36, 9.5), 2.4)
    draw_strategic(tile, 42, 40, "", 42, 37)
    return tile


def _poison() -> Canvas:
    tile = _on(Land.GUELTA)
    _over(tile, lambda layer: draw_drop(layer, 63, 66, 98), 2.6)
    draw_skull(tile, 63, 80, 46)
    return tile


def _camps_robbed() -> Canvas:
    tile = lone_camp(None)
    _over(tile, lambda layer: draw_bag(layer, 86, 80, 70), 2.4)
    _over(tile, lambda layer: draw_swords(layer, 36, 88, 58), 0)
    return tile


def _silver_found() -> Canvas:
    tile = _on(Land.MOUNTAIN)
    _over(tile, lambda layer: draw_pick(layer, 54, 64, 84), 2.4)
    draw_coin(tile, 97, 89, 46)
    for x, y, radius in ((92, 40, 13), (112, 56, 8), (24, 100, 9)):
        draw_spark(tile, x, y, radius + 3.2, INK)
        draw_spark(tile, x, y, radius, colour("FFFFFF"))
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
