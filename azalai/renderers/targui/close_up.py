"""Close-up of one card of Targui, with an explanation of everything on it."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from PIL import Image

from azalai.games.targui.cards import BORDER, GOODS_CARDS, TRIBE_CARDS, Card
from azalai.games.targui.components import Action, Border, Token
from azalai.games.targui.view import TarguiView
from azalai.locales import Words
from azalai.renderers.contract import CloseUp
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, LINE, NIGHT, PAPER, mix
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import MARGIN, WIDTH, Picture
from azalai.renderers.kit.speech import sentences, upper
from azalai.renderers.kit.sprites import Sprite, cached_sprite
from azalai.renderers.targui import border as pieces
from azalai.renderers.targui import cards, effects, formula, lines, scene, signs
from azalai.renderers.targui import phrases as phrase
from azalai.renderers.targui.formula import Sign
from azalai.renderers.targui.phrases import name, of_points, say

HEIGHT = 640
_CARD = 420, 541
_ACTION = 480, 392
_TOP = 48
_SHEET = 540
_ROW = 96


@functools.cache
def _things() -> Mapping[str, Card | Border]:
    """Return the cards by key, in the order of the box; of equal goods cards only the first."""
    things: dict[str, Card | Border] = {card.value: card for card in TRIBE_CARDS}
    known_options: set[tuple[tuple[Token, ...], ...]] = set()
    for card, options in GOODS_CARDS.items():
        if options not in known_options:
            known_options.add(options)
            things[card.value] = card
    return things | {f"b{border.value}": border for border in BORDER}


def close_ups(words: Words) -> Mapping[str, str]:
    """Return the names of all cards by key."""
    return {key: _title(thing, words) for key, thing in _things().items()}


def in_reach(view: TarguiView) -> list[str]:
    """Return the keys of the cards in the middle, in the hands that the reader knows and in the displays."""
    cards: list[Card | None] = [spot.card for spot in view.middle]
    cards += [camp.hand.card for camp in view.camps if camp.hand is not None]
    cards += [card for camp in view.camps for row in camp.rows for card in row]
    return list(dict.fromkeys(_key(card) for card in cards if card is not None))


def _key(card: Card) -> str:
    """Return the key of a card: of equal goods cards, that of the first."""
    options = GOODS_CARDS.get(card)
    return card.value if options is None else next(card.value for card, same in GOODS_CARDS.items() if same == options)


def _title(thing: Card | Border, words: Words) -> str:
    if isinstance(thing, Border):
        return say(words, "close-up-border", card=name(words, thing))
    kind = "tribe" if thing in TRIBE_CARDS else "goods"
    return say(words, f"close-up-{kind}", card=name(words, thing), number=int(thing.value[1:]))


def close_up(key: str, words: Words) -> CloseUp:
    """Return a card, enlarged and in words.

    Raises `KeyError` for a key that is not among `close_ups`.
    """
    thing = _things()[key]
    text = _card_text(thing, words)
    title = _title(thing, words)
    alt = say(words, "close-up-alt", card=title, content=text)
    return CloseUp(draw_card(thing, words), alt, f"**{title}**\n{text}")


def _card_text(thing: Card | Border, words: Words) -> str:
    """Return everything on the card, in sentences."""
    if isinstance(thing, Border):
        return _border_text(thing, words)
    if thing in GOODS_CARDS:
        return say(words, "close-up-gives", gain=phrase.gives(words, thing))
    card = TRIBE_CARDS[thing]
    parts = [
        upper(name(words, card.symbol)) + ".",
        say(words, "close-up-price", price=phrase.price(words, card.prices)),
        say(words, "close-up-points", points=of_points(words, card.points)),
    ]
    if card.effect is None:
        return sentences([*parts, say(words, "close-up-plain")])
    effect = phrase.effect(words, thing)
    return sentences([*parts, say(words, "close-up-effect", timing=name(words, card.timing), effect=effect)])


def _border_text(border: Border, words: Words) -> str:
    card = BORDER[border]
    if card.good is not None:
        return say(words, "close-up-stand", good=phrase.amount(words, card.good, 1))
    action = words.say(f"targui-action-{card.action.value}")
    if card.raid is None:
        return say(words, "close-up-action", action=action)
    last = say(words, "close-up-last") if border is Border.B16 else ""
    demand = phrase.demand(words, card.raid)
    return sentences([say(words, "close-up-raid", action=action, demand=demand), last])


# The picture


@cached_sprite
def _ground() -> Sprite:
    return Sprite(scene.ground(HEIGHT))


def draw_card(thing: Card | Border, words: Words) -> Image.Image:
    """Return the card at the left, its explanation at the right (RGB, 1400 wide)."""
    picture = Picture(_ground())
    width, height = _CARD
    if isinstance(thing, Border):
        action = BORDER[thing].action not in (Action.GOOD, Action.RAID)
        if action:
            width, height = _ACTION
        sprite = pieces.border_card(thing, width, height, "full")
    else:
        sprite = cards.card(thing, width, height)
    picture.paste(sprite, MARGIN + (_SHEET - 24 - MARGIN - width) / 2, _TOP + (_CARD[1] - height) / 2)
    picture.paste(scene.sheet(WIDTH - MARGIN - _SHEET, _CARD[1]), _SHEET, _TOP)
    room = WIDTH - MARGIN - _SHEET - 72
    picture.name(_SHEET + 36, _TOP + 74, upper(name(words, thing)), (52, 36), room, NIGHT)
    y = _TOP + 100
    for number, (label, _) in enumerate(_rows(thing)):
        picture.paste(_rule(room), _SHEET + 36, y)
        picture.name(_SHEET + 36, y + _ROW / 2 + 12, say(words, f"label-{label}"), (36, 28), 170, LINE, "Semibold")
        picture.paste(_row(thing, number, room - 190, _ROW - 12), _SHEET + 226, y + _ROW / 2)
        y += _ROW
    picture.paste(_rule(room), _SHEET + 36, y)
    _paragraph(picture, _sentence(thing, words), _SHEET + 36, y + 14, room, _TOP + _CARD[1] - 22 - y)
    return picture.image


def _sentence(thing: Card | Border, words: Words) -> str:
    """Return the effect of the card, to be read next to it."""
    if isinstance(thing, Border):
        return _border_text(thing, words)
    if thing in GOODS_CARDS:
        return say(words, "close-up-gives", gain=phrase.gives(words, thing))
    return phrase.effect(words, thing) or words.say(f"targui-effect-{thing.value}")


def _paragraph(picture: Picture, text: str, x: float, y: float, width: float, height: float) -> None:
    """Write the text in lines, as large as fits."""
    size = 38
    lines = _lines(text, size, width)
    while len(lines) * size * 1.22 > height and size > 26:
        size -= 2
        lines = _lines(text, size, width)
    for number, line in enumerate(lines):
        picture.write(x, y + size * (0.95 + 1.22 * number), line, size, INK, "Regular")


def _lines(text: str, size: int, width: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if letters.width(longer, "Regular", size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _rows(thing: Card | Border) -> Sequence[tuple[str, Sequence[Sign]]]:
    """Return the rows next to the card: a label, and the signs it explains."""
    if isinstance(thing, Border):
        card = BORDER[thing]
        if card.raid is not None:
            return [("raid", effects.demand(card.raid, INK, minus=True))]
        if card.good is not None:
            return [("gives", [formula.words("+1", 0.76, formula.GAIN), formula.good(card.good)])]
        return []
    if thing in GOODS_CARDS:
        options = GOODS_CARDS[thing]
        gain = lines.gain(options[0])
        if len(options) > 1:
            gain = [formula.words("+1", 0.76, formula.GAIN), formula.any_good()]
        return [("gives", gain)]
    tribe = TRIBE_CARDS[thing]
    price: list[Sign] = []
    for number, card_price in enumerate(tribe.prices):
        if number:
            price += [formula.space(0.1), formula.words("/", 0.9, LINE), formula.space(0.1)]
        row = formula.goods_row(card_price.goods, INK, "")
        if card_price.gold:
            row = [*row, formula.space(0.1), formula.words(str(card_price.gold), 0.76), formula.gold()]
        price += row
    rows: list[tuple[str, Sequence[Sign]]] = [
        ("price", price),
        ("points", [formula.points(tribe.points)]),
    ]
    if tribe.effect is not None:
        rows.append(("effect", [_timing(thing), formula.space(0.25), *effects.formula(thing)]))
    return rows


def _timing(card: Card) -> Sign:
    """Return the timing tab as a sign."""
    timing = TRIBE_CARDS[card].timing

    def sign(canvas: Canvas, x: float, y: float, height: float) -> None:
        side = 0.8 * height
        canvas.fill(rounded_rectangle(x, y - side / 2, side, side, side * 0.18), signs.TIMINGS[timing][0])
        signs.draw_timing(canvas, timing, x + side / 2, y, side * 0.7)

    return Sign(0.82, sign)


@cached_sprite
def _row(thing: Card | Border, number: int, width: int, height: int) -> Canvas:
    """Draw the signs of one row; the origin is the middle of its left edge."""
    canvas = Canvas(width, 0, margin=height // 2 + 8)
    line = _rows(thing)[number][1]
    size = min(float(height), 76.0, width / formula.width(line, 1))
    formula.draw(canvas, line, 0, 0, formula.width(line, size), size)
    return canvas


@cached_sprite
def _rule(width: int) -> Sprite:
    """Draw a thin line between rows; the origin is its left end."""
    return Sprite(Image.new("RGBA", (width, 2), (*mix(LINE, PAPER, 0.65), 255)))
