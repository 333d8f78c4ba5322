"""Destiny sheet: all 16 cards, their effects, the squares they would concern now, and when they were turned over."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.targui1988.view import DestinyView, TarguiView
from azalai.locales import Words
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas, reduce_opacity
from azalai.renderers.kit.palette import LINE, NIGHT, PALM, PAPER, SAND, SAND_LIGHT, TERRACOTTA, mix
from azalai.renderers.kit.paths import lozenge, rounded_rectangle
from azalai.renderers.kit.picture import LEGIBLE, MARGIN, Picture
from azalai.renderers.kit.sprites import Sprite, cached_drawing, cached_sprite
from azalai.renderers.targui1988 import signs
from azalai.renderers.targui1988.colours import tribes_of
from azalai.renderers.targui1988.destinies import State, draw_stack, round_lozenge
from azalai.renderers.targui1988.drawings import ART
from azalai.renderers.targui1988.effects import MONEY, TEMPORARY, Effect, effect
from azalai.renderers.targui1988.scene import RIGHT, arrow, ground, passage, small_back, title_end

HEIGHT = 1230
_TOP, _WIDTH, _CARD, _GAP = 108, 318, 258, 18
_ACROSS = 4


def draw_sheet(view: TarguiView, words: Words) -> Image.Image:
    """Return the sheet, which is equal for all."""
    title = words.say("targui1988-picture-title")
    picture = Picture(_ground(title))
    first, last = passage(view)
    coming = sum(destiny.in_game and destiny.round is None for destiny in view.destinies)
    text = f"{coming}/{last - first + 1}"
    wide = letters.width(text, "Bold", 52)
    picture.write(round(RIGHT - wide), 72, text, 52, NIGHT, "Bold")
    picture.paste(small_back(42, 56), RIGHT - wide - 66, 26)
    start, end = title_end(title) + 8, round(RIGHT - wide - 94)
    picture.paste(_ornament(end - start), start, 54)
    for number, destiny in enumerate(view.destinies):
        row, column = divmod(number, _ACROSS)
        x, y = MARGIN + column * (_WIDTH + _GAP), _TOP + row * (_CARD + _GAP)
        _draw_card(picture, view, destiny, x, y)
    return picture.image


@cached_sprite
def _ground(title: str) -> Sprite:
    """Draw what is equal on every sheet."""
    return Sprite(ground(HEIGHT, title).image)


@cached_drawing(margin=12)
def _ornament(line: Canvas, width: int) -> None:
    """Draw a line with lozenges; the origin is its left end."""
    middle = width / 2
    line.line([(0, 0), (width, 0)], mix(LINE, SAND, 0.3), 2)
    for aside, size in ((0, 9), (-16, 5), (16, 5)):
        line.fill(lozenge(middle + aside, 0, size * 0.72 + 2, size + 2), SAND_LIGHT)
        line.fill(lozenge(middle + aside, 0, size * 0.72, size), LINE)


def _draw_card(picture: Picture, view: TarguiView, destiny: DestinyView, x: int, y: int) -> None:
    state: State = "out" if not destiny.in_game else "open" if destiny.round is None else "used"
    picture.paste(_paper(state == "open"), x, y)
    picture.paste(draw_stack(destiny.card, 156, state), x + 18, y + 18)
    picture.paste(_effect(effect(destiny.card), destiny.card in TEMPORARY, state), x + 250, y + 18)
    ink = NIGHT if state == "open" else LINE
    picture.number(x + 21 + letters.width(str(destiny.number), "Bold", 48) / 2, y + 219, destiny.number, 48, ink)
    if destiny.round is not None:
        now = destiny.round == view.round and view.outcome is None
        picture.paste(
            round_lozenge(str(destiny.round), LEGIBLE if destiny.round < 10 else 53, now=now), x + _WIDTH - 44, y + 218
        )
    elif state == "open":
        _draw_concerned(picture, destiny, tribes_of(view), x + _WIDTH - 18, y + 219)


def _draw_concerned(picture: Picture, destiny: DestinyView, tribes: Sequence[int], right: float, y: int) -> None:
    """Draw the tribes it would concern now, with the number of their squares."""
    plain = destiny.card in MONEY
    concerned = [(tribes[seat], count) for seat, count in enumerate(destiny.concerns) if count]
    digits = 0 if plain else sum(len(str(count)) for _, count in concerned)
    # four tribes with many squares each still fit next to the card's number
    size, radius = (LEGIBLE, 13) if digits < 4 else (LEGIBLE, 10)
    for tribe, count in reversed(concerned):
        if not plain:
            wide = letters.width(str(count), "Bold", size)
            picture.number(right - wide / 2, y, count, size)
            right -= wide + (7 if digits < 4 else 3)
        picture.paste(signs.mark(tribe, radius), right - radius, y)
        right -= radius * (2.7 if digits < 4 else 2.3)


@cached_drawing(margin=24, box=(_WIDTH, _CARD))
def _paper(sheet: Canvas, lit: bool) -> None:
    """Draw a card's paper, faint for one that is no longer possible; the origin is the top left corner."""
    shape = rounded_rectangle(0, 0, _WIDTH, _CARD, 20)
    if lit:
        sheet.lay(shape, PAPER, 6, 0.33, 5)
    else:
        sheet.fill(shape, PAPER, opacity=0.36)


@cached_sprite
def _effect(does: Effect, temporary: bool, state: State) -> Sprite:
    """Draw the enlarged effect of a card, the thing above the number; the origin is the middle of its upper edge.

    An hourglass means that it lasts until the end of the round.
    """
    picture = Picture(Sprite(Image.new("RGBA", (150, 170), (0, 0, 0, 0))))

    def put(sprite: Sprite, x: float, y: float) -> None:
        picture.image.alpha_composite(sprite.image, (round(x) - sprite.left, round(y) - sprite.top))

    if temporary:
        if does.touched == "strategic":
            put(signs.draw_strategic(int(does.text), 98, 84), 26, 0)
        else:
            put(signs.draw_economic(does.text, 76), 37, 4)
        put(ART.sprite("hourglass", 58), 75, 124)
    else:
        put(signs.camel(does.tribe, 92) if does.touched == "camel" else ART.sprite("silver", 76), 75, 40)
        ink = PALM if does.good else TERRACOTTA
        if does.text.startswith("→"):
            put(arrow((54, 0), 15, 34, ink), 22, 126)
            put(letters.digits(does.text[1:], 64, ink), 106, 126)
        else:
            put(letters.digits(does.text, 64, ink), 75, 126)
    image = picture.image
    if state == "used":
        image = signs.reduce_colour(image, 0.8)
    if state != "open":
        image = reduce_opacity(image, 0.5)
    return Sprite(image, 75, 0)
