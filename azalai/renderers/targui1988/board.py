"""Public board: map, tribes, last combat, and the destiny cards."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.targui1988.view import LastDestiny, TarguiView
from azalai.locales import Words
from azalai.renderers.kit import ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import GLOW, INK, LINE, NIGHT, PALM, PAPER, SAND, TERRACOTTA, Colour, mix
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, Frame, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.combat import draw_combat
from azalai.renderers.targui1988.destinies import State, vignette
from azalai.renderers.targui1988.drawings import ART
from azalai.renderers.targui1988.effects import effect
from azalai.renderers.targui1988.map import BOTTOM, TOP, draw_map, draw_mat
from azalai.renderers.targui1988.scene import RIGHT, draw_order, draw_rounds, ground, small_back
from azalai.renderers.targui1988.tribes import GAP, LEFT, WIDTH, draw_tribe, frames

HEIGHT = 1300
STRIP = 1164
"""Upper edge of the strip of destiny cards."""
_STRIP_HEIGHT = 100
_CARDS = 396
_PITCH, CARD = 60, 50


def draw_board(view: TarguiView, names: Sequence[str], words: Words) -> Image.Image:
    """Return the public board; `names` can be drawn as they are."""
    title = words.say("targui1988-picture-title")
    picture = Picture(table_top(title))
    draw_rounds(picture, view, title)
    draw_order(picture, view)
    draw_map(picture, view)
    places = frames(len(view.tribes), TOP)
    for tribe, frame in zip(view.tribes, places, strict=True):
        draw_tribe(picture, view, tribe, names[tribe.seat], frame)
    top = places[-1].y + places[-1].height + GAP
    draw_combat(picture, view, Frame(LEFT, top, WIDTH, BOTTOM - top))
    draw_destinies(picture, view)
    return picture.image


@cached_sprite
def table_top(title: str) -> Sprite:
    """Draw what is equal on every board."""
    picture = ground(HEIGHT, title)
    draw_mat(picture)
    picture.paste(scene.strip(RIGHT - MARGIN, _STRIP_HEIGHT), MARGIN, STRIP)
    return Sprite(picture.image)


def draw_destinies(picture: Picture, view: TarguiView) -> None:
    """Draw the last destiny card with its effects, and all 16: possible ones, past ones, and unused ones."""
    last = view.last_destiny
    if last is not None:
        _draw_last(picture, last, tribes_of(view))
    else:
        # none yet: how many there will be, or are in the pack that is gone through several times
        picture.paste(small_back(56, 76), MARGIN + 26, STRIP + 12)
        picture.number(MARGIN + 134, STRIP + 50, sum(destiny.in_game for destiny in view.destinies), 56, NIGHT)
    picture.paste(_rule(), _CARDS - 16, STRIP + 14)
    for number, destiny in enumerate(view.destinies):
        state: State = "out" if not destiny.in_game else "open" if destiny.round is None else "used"
        x, y = _CARDS + number * _PITCH, STRIP + 7
        if last is not None and destiny.card is last.card and destiny.round is not None:
            picture.paste(ornaments.glow(CARD + 8, CARD + 8, 12, 3, GLOW), x - 4, y - 4)
            picture.paste(ornaments.tint(CARD, CARD, PAPER, 8), x, y)
        picture.paste(vignette(destiny.card, CARD, state), x, y)
        ink = {"open": INK, "used": LINE, "out": mix(LINE, PAPER, 0.5)}[state]
        picture.number(
            x + CARD / 2, y + CARD + 22, destiny.number, LEGIBLE, ink, "Bold" if state == "open" else "Semibold"
        )


def _draw_last(picture: Picture, last: LastDestiny, tribes: Sequence[int]) -> None:
    x, y = MARGIN + 13, STRIP + 9
    picture.paste(ornaments.glow(90, 90, 16, 5, GLOW), x - 4, y - 4)
    picture.paste(vignette(last.card, 82), x, y)
    changes, left = _changes(last), x + 98
    if changes:
        _draw_changes(picture, changes, tribes, left, y + 41)
        return
    does, middle, size = effect(last.card), y + 42, 56
    if does.touched == "camel":
        picture.paste(signs.camel(does.tribe, 60), left + 30, middle)
    elif does.touched == "coin":
        picture.paste(ART.sprite("silver", 52), left + 30, middle)
    elif does.touched == "strategic":
        picture.paste(signs.draw_strategic(does.text, 74, 63, temporary=True), left + 4, middle - 33)
    else:
        picture.paste(signs.draw_economic(does.text, 56, temporary=True), left + 4, middle - 28)
    if does.touched in ("camel", "coin"):
        ink = PALM if does.good else TERRACOTTA
        picture.number(left + 68 + letters.width(does.text, "Bold", size) / 2, middle, does.text, size, ink)


def _draw_changes(
    picture: Picture, changes: Sequence[tuple[int, str, Colour]], tribes: Sequence[int], left: float, middle: float
) -> None:
    """Draw each tribe's loss or gain, two in a row; the card itself says why."""
    step, rows = (_CARDS - 24 - left) / 2, -(-len(changes) // 2)
    for number, (seat, text, ink) in enumerate(changes):
        row, column = divmod(number, 2)
        at, down = left + 8 + column * step, middle + (row - (rows - 1) / 2) * 46
        picture.paste(signs.mark(tribes[seat], 12), at, down)
        picture.number(at + 15 + letters.width(text, "Bold", LEGIBLE) / 2, down, text, LEGIBLE, ink)


def _changes(last: LastDestiny) -> list[tuple[int, str, Colour]]:
    """Return each tribe's loss or gain by the last destiny card."""
    changes: list[tuple[int, str, Colour]] = []
    for seat, change in enumerate(more or silver for more, silver in zip(last.camels, last.silver, strict=True)):
        if change:
            changes.append((seat, f"+{change}" if change > 0 else f"−{-change}", PALM if change > 0 else TERRACOTTA))
    return changes


@cached_drawing(margin=3, box=(0, 72))
def _rule(line: Canvas) -> None:
    """Draw a line between the last card and all of them; the origin is its upper end."""
    line.line([(0, 0), (0, 72)], SAND, 2)
