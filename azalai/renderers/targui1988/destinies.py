"""Pictures of the 16 destiny cards: the land concerned, and in front of it its fate."""

from __future__ import annotations

from typing import Literal, TypeAlias

from azalai.games.targui1988.components import GIFTS, TRIBES, Destiny, Land
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import (
    INK,
    NIGHT,
    PAPER,
    PLAYERS,
    SAND_LIGHT,
    SHADOW,
    TERRACOTTA,
    colour,
    mix,
)
from azalai.renderers.kit.paths import lozenge, rounded_rectangle
from azalai.renderers.kit.sprites import cached_drawing
from azalai.renderers.targui1988.drawings import ART, SIDE
from azalai.renderers.targui1988.lands import draw_land
from azalai.renderers.targui1988.signs import draw_mark, reduce_colour

_RADIUS = 14
State: TypeAlias = Literal["open", "used", "out"]
"""Still possible; past (grey and crossed); not in this game (pale)."""


SEEN: dict[State, float] = {"open": 1, "used": 0.6, "out": 0.33}


_LANDS = {
    Destiny.HAUSSA_RAID: Land.SALINE,
    Destiny.SANDSTORM: Land.ERG,
    Destiny.DROUGHT: Land.GUELTA,
    Destiny.RAIN: Land.REG,
    Destiny.SPRING: Land.GUELTA,
    Destiny.ERG_CHANGE: Land.ERG,
    Destiny.POISON: Land.GUELTA,
    Destiny.SILVER_FOUND: Land.MOUNTAIN,
}
"""Land below the drawings of cards that concern one kind of land."""
_ALL = (
    Land.ERG, Land.GUELTA, Land.MOUNTAIN, Land.REG, Land.CAMP, Land.FECHFECH, Land.SALINE, Land.ERG, Land.REG,
)  # fmt: skip


def _paint(card: Destiny) -> Canvas:
    """Return the picture of a card, as large as a tile: the land concerned, and over it the drawing of the card."""
    tile = Canvas(SIDE, SIDE)
    if card in _LANDS:
        draw_land(tile, _LANDS[card])
    elif card in GIFTS:
        tribe = TRIBES.index(GIFTS[card])
        ART.draw(tile, "lone-camp", cloth=PLAYERS[tribe], hem=PAPER)
        draw_mark(tile, tribe, 48, 56, 14.5)
    elif card in (Destiny.PLAGUE, Destiny.CAMPS_ROBBED):
        ART.draw(tile, "lone-camp")
    elif card is Destiny.ENEMY_RAID:
        _draw_all(tile)
    ART.draw(tile, f"destiny-{'gift' if card in GIFTS else card.value.replace('_', '-')}")
    tile.keep(rounded_rectangle(0, 0, SIDE, SIDE, _RADIUS))
    tile.edge(rounded_rectangle(1.2, 1.2, SIDE - 2.4, SIDE - 2.4, _RADIUS - 1.2), INK, 2.4)
    return tile


def _draw_all(tile: Canvas) -> None:
    """Draw lands of all kinds."""
    tile.fill(rounded_rectangle(0, 0, SIDE, SIDE, 0), INK)
    for number, land in enumerate(_ALL):
        small = Canvas(SIDE, SIDE)
        draw_land(small, land, tribe=1)
        small.keep(rounded_rectangle(0, 0, SIDE, SIDE, 12))
        tile.add(small, number % 3 * 42.5, number // 3 * 42.5, 41 / SIDE)


@cached_drawing(margin=10)
def vignette(paint: Canvas, card: Destiny, side: int, state: State = "open") -> None:
    """Draw the picture of a card, `side` wide; the origin is the top left corner."""
    if state == "open":
        paint.blur_shape(rounded_rectangle(1, 4, side, side, 8), SHADOW, 3, 0.43)
    _draw(paint, card, side, state)


def _draw(paint: Canvas, card: Destiny, size: float, state: State) -> None:
    tile = _paint(card)
    if state == "used":
        tile.change(lambda image: reduce_colour(image, 0.75))
    paint.add(tile, scale=size / SIDE, opacity=SEEN[state])
    if state == "used":
        # in a corner: the motif stays visible
        near, far = size * 0.64, size * 0.9
        for width, fill in ((size * 0.16, PAPER), (size * 0.085, TERRACOTTA)):
            paint.line([(near, near), (far, far)], fill, width)
            paint.line([(far, near), (near, far)], fill, width)


@cached_drawing(margin=14)
def draw_stack(paint: Canvas, card: Destiny, side: int, state: State = "open") -> None:
    """Draw a card's picture, with two edges behind it if all squares of a kind are concerned.

    The origin is the top left corner.
    """
    for step in (10, 5) if many_squares(card) else ():
        layer = Canvas(side, side, margin=14)
        behind = rounded_rectangle(step + 1.2, step + 1.2, side - 2.4, side - 2.4, _RADIUS)
        layer.fill(behind, mix(SAND_LIGHT, colour("D2A765"), 0.6))
        layer.edge(behind, INK, 2.4)
        paint.add(layer, opacity=SEEN[state])
    if many_squares(card):
        paint.fill(rounded_rectangle(1, 1, side - 2, side - 2, _RADIUS), PAPER)
    _draw(paint, card, side, state)


def many_squares(card: Destiny) -> bool:
    """Return True if a card concerns all squares of a kind, and not one place alone."""
    return card not in GIFTS and card not in (Destiny.HAUSSA_RAID, Destiny.CARAVAN)


@cached_drawing(margin=2, reach=1)
def round_lozenge(paint: Canvas, text: str, size: int, *, now: bool) -> None:
    """Draw the lozenge of a round, terracotta for the present one; the origin is the middle."""
    paint.fill(lozenge(0, 0, size * 0.72, size), TERRACOTTA if now else NIGHT)
    letters.write(paint, 0, 0, text, size if len(text) < 2 else size * 0.8, colour("FFFFFF"))
