"""Panel for each tribe: name, camp, camels, silver, tribute.

With two or three players it also shows territories, foreign camps and turns left.
"""

from __future__ import annotations

from azalai.games.targui1988.view import TarguiView, TribeView
from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import INK, PAPER, TERRACOTTA
from azalai.renderers.kit.picture import LEGIBLE, Frame, Picture
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.drawings import ART
from azalai.renderers.targui1988.scene import small_back

LEFT, WIDTH = 1022, 342
LOW, HIGH = 168, 229
"""Heights of a panel, with four tribes and with fewer."""
GAP = 16


def frames(seats: int, top: int) -> list[Frame]:
    """Return the frame of each tribe's panel."""
    height = LOW if seats == 4 else HIGH
    return [Frame(LEFT, top + seat * (height + GAP), WIDTH, height) for seat in range(seats)]


def draw_tribe(picture: Picture, view: TarguiView, tribe: TribeView, name: str, frame: Frame) -> None:
    """Draw the panel of one tribe."""
    x, y, width, height = frame
    turn, tribes = view.to_act == tribe.seat, tribes_of(view)
    picture.paste(scene.strip(width, height, TERRACOTTA if turn else None), x, y)
    picture.paste(signs.blazon(tribes[tribe.seat], 25), x + 40, y + 52)
    room = width - 74 - 72
    wide = picture.name_between(x + 74, y + 52, name, (46, LEGIBLE), room, INK)
    if tribe.camp is not None and tribe.camp_owner is not None:
        picture.paste(signs.tent(tribes[tribe.seat], tribes[tribe.camp_owner], 62), x + width - 40, y + 52)
    _draw_wealth(picture, tribe, tribes[tribe.seat], (x, y + 130), width)
    if height == HIGH:
        _draw_more(picture, tribe, x, y + 191)
    if tribe.out_round is not None:
        picture.paste(ornaments.tint(width, height, PAPER, 22, 0.6), x, y)
        picture.paste(ornaments.rule(round(wide) + 12, TERRACOTTA, 5), x + 68, y + 52)
    if turn:
        picture.paste(ART.sprite("ribbon", 40), x, y + 28)


def _draw_wealth(picture: Picture, tribe: TribeView, saddle: int, at: tuple[int, int], width: int) -> None:
    """Draw camels, silver, tribute; `saddle`: the tribe whose colour it is."""
    x, y = at
    picture.paste(signs.camel(saddle, 54), x + 39, y)
    _draw_number(picture, x + 70, y, tribe.camels, 46 if tribe.camels < 1000 else 36)
    rich = tribe.silver >= 100
    picture.paste(ART.sprite("silver", 30 if rich else 38), x + (168 if rich else 177), y)
    _draw_number(picture, x + (185 if rich else 202), y, tribe.silver, LEGIBLE if rich else 46)
    lost = tribe.camp_owner is not None and tribe.camp_owner != tribe.seat
    square = signs.tribute(tribe.tribute, TERRACOTTA, PAPER) if lost else signs.tribute(tribe.tribute)
    picture.paste(square, x + width - (49 if tribe.tribute < 100 else 42), y)


def _draw_more(picture: Picture, tribe: TribeView, x: int, y: int) -> None:
    """Draw territories, foreign camps held, turns left in this round."""
    picture.paste(ART.sprite("squares", 48), x + 39, y)
    _draw_number(picture, x + 70, y, tribe.territories, LEGIBLE)
    picture.paste(ART.sprite("tent", 54), x + 177, y - 2)
    _draw_number(picture, x + 208, y, tribe.foreign_camps, LEGIBLE)
    picture.paste(small_back(30, 42), x + 256, y - 21)
    _draw_number(picture, x + 298, y, tribe.cards_left, LEGIBLE)


def _draw_number(picture: Picture, x: float, y: float, value: int, size: int) -> None:
    """Draw a number from x on, its middle at the height y."""
    picture.number(x + letters.width(str(value), "Bold", size) / 2, y, value, size)
