"""Public board: the camels and their ways, the players who have chosen, the values of the goods."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.timbuktu.components import ENCLOSURES, STALLS
from azalai.games.timbuktu.view import CamelView, EnclosureView, Phase, SiteView, StallView, TimbuktuView
from azalai.locales import Words
from azalai.renderers.kit import drawings as kit
from azalai.renderers.kit import signs
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import BLUE, INK, NIGHT, OCHRE, TERRACOTTA, Colour, colour
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.timbuktu import grid as grids
from azalai.renderers.timbuktu import scene as behind
from azalai.renderers.timbuktu.drawings import ART
from azalai.renderers.timbuktu.players import draw_players, draw_values

UPPER = grids.Grid(72, behind.TOP, 201, 192, 52, 92)
LOWER = UPPER._replace(y=UPPER.y + UPPER.height + 86)
FOOT = LOWER.y + LOWER.height
HEIGHT = FOOT + 40
FIRST = UPPER.y + UPPER.height + 7
"""Upper edge of the arrows, which are 72 high."""


def draw_board(view: TimbuktuView, upper: SiteView, names: Sequence[str], words: Words) -> Image.Image:
    """Return the public board while camels travel; `names` can be drawn as they are."""
    picture = Picture(_ground())
    put_head(picture, view, words.say("timbuktu-picture-title"))
    called = find_called_camel(view)
    if called is not None and called.start is not None:
        column = ENCLOSURES.index(called.start.enclosure)
        put_ways(picture, column, TERRACOTTA)
    _draw_leaving(picture, view, upper, called)
    _draw_arriving(picture, view)
    draw_players(picture, view, names, words)
    draw_values(picture, view, words, FOOT)
    return picture.image


def put_head(picture: Picture, view: TimbuktuView, title: str) -> None:
    """Draw title, road and coins."""
    behind.head(picture, title, kit.ART.sprite("agadez", 74, metal=NIGHT, ground=colour("F5E8CC")))
    at = 0.0 if view.upper is None else view.stage - 0.5
    picture.paste(behind.road(view.route, at), 0, 0)
    if view.stage:
        behind.coins(picture, f"{view.stage}/{view.stages}", f"{view.round}/{view.rounds}")


def find_called_camel(view: TimbuktuView) -> CamelView | None:
    """Return the camel that must go now, or None."""
    if view.phase is not Phase.TRAVELLING or view.to_act is None:
        return None
    caravan = view.caravans[view.to_act]
    if not caravan.revealed:
        return None
    return next((camel for camel in caravan.camels if camel.letter == caravan.card), None)


@cached_sprite
def _ground() -> Sprite:
    """Draw what is equal in every position."""
    picture = Picture(behind.desert(HEIGHT))
    for grid in (UPPER, LOWER):
        grids.put_sheets(picture, grid)
    for number in STALLS:
        picture.number(50, LOWER.top(number) + 47, number, 42)
    for column in range(len(ENCLOSURES)):
        put_ways(picture, column, BLUE)
    return Sprite(picture.image)


def put_ways(picture: Picture, column: int, fill: Colour) -> None:
    """Draw the two arrows out of an enclosure."""
    picture.paste(ART.sprite("ways" if column else "ways-round-the-edge", way=fill), UPPER.middle(column), FIRST)


def _draw_leaving(picture: Picture, view: TimbuktuView, upper: SiteView, called: CamelView | None) -> None:
    """Draw the camels that have not moved yet, and the trails of those that have."""
    for column, enclosure in enumerate(upper.enclosures):
        for stall in enclosure.stalls:
            x, y = UPPER.left_edge(column), UPPER.top(stall.number)
            if stall.camel is not None:
                is_called = called is not None and is_same(stall.camel, called)
                if is_called:
                    picture.paste(grids.draw_glow(UPPER.width, UPPER.row, True), x, y)
                elif is_latest(view, upper, enclosure, stall):
                    picture.paste(grids.draw_glow(UPPER.width, UPPER.row), x, y)
                grids.put_camel(picture, stall.camel, x, y + UPPER.row / 2 + 1)
            elif stall.left:
                picture.paste(signs.trail(80), x + UPPER.width / 2, y + UPPER.row / 2)


def is_same(one: CamelView, other: CamelView) -> bool:
    """Return True if both views show the same camel."""
    return one.seat == other.seat and one.letter == other.letter


def is_latest(view: TimbuktuView, site: SiteView, enclosure: EnclosureView, stall: StallView) -> bool:
    latest = view.latest
    if latest is None or latest.site is not site.site:
        return False
    return latest.spot.enclosure is enclosure.enclosure and latest.spot.stall == stall.number


def _draw_arriving(picture: Picture, view: TimbuktuView) -> None:
    """Draw the camels that have arrived, and the free stalls."""
    free = {way.enclosure for way in view.ways if way.free}
    for column, enclosure in enumerate(view.lower.enclosures):
        for stall in enclosure.stalls:
            x, y = LOWER.left_edge(column), LOWER.top(stall.number)
            middle = y + LOWER.row / 2 + 1
            if stall.exchange:
                picture.paste(grids.water(LOWER.width, LOWER.row - 1, stall.camel is not None), x, y + 1)
            if stall.camel is not None:
                if is_latest(view, view.lower, enclosure, stall):
                    picture.paste(grids.draw_glow(LOWER.width, LOWER.row), x, y)
                grids.put_camel(picture, stall.camel, x, middle)
                continue
            at = x + LOWER.width / 2 - (36 if stall.exchange else 0)
            if stall.number == enclosure.next_stall:
                frame = TERRACOTTA if enclosure.enclosure in free else OCHRE
                picture.paste(_draw_next_stall(stall.number, frame), at, middle)
            else:
                picture.number(at, middle, stall.number, 46, behind.PALE)
            if stall.exchange:
                picture.paste(signs.swap(58), at + 74, middle)


@cached_drawing(margin=38)
def _draw_next_stall(canvas: Canvas, number: int, frame: Colour) -> None:
    """Draw the lowest free stall; the origin is the middle."""
    canvas.edge(rounded_rectangle(-34, -34, 68, 68, 14), frame, 4)
    letters.write(canvas, 0, 0, str(number), 54, INK)
