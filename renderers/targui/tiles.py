"""The lower part of the private picture: what each figure and marker gives now, or where a figure may be placed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from PIL import Image

from games.targui.cards import BORDER, TRIBE_CARDS, Card
from games.targui.components import Action, Border, Kind, Token
from games.targui.moves import Bargain, Sale, Tokens
from games.targui.view import ActionView, CampView, Prospect, TarguiView
from renderers.kit import ornaments
from renderers.kit.canvas import Canvas
from renderers.kit.palette import GLOW, LINE, NIGHT, OCHRE, PALM, PAPER, SHADOW, mix
from renderers.kit.paths import ellipse, rounded
from renderers.kit.picture import MARGIN, WIDTH, Picture
from renderers.kit.sprites import Sprite, drawn
from renderers.targui import border as pieces
from renderers.targui import cards, effects, formula, signs
from renderers.targui.figures import COLOURS
from renderers.targui.formula import GAIN, Sign

Answer: TypeAlias = Literal["yes", "no", "plain"]
"""It must be paid for and can be; it can't be used now; there is nothing to pay."""

HEIGHT = 310
_TILE, _PILL = 250, 96
_BORDER_CARD = 225, 185
_CARD = 144, 183
_PAID = (Action.NOBLE, Action.MERCHANT, Action.SILVERSMITH)
_PLACE = 98, 112


def pill(width: int, height: int, answer: Answer) -> Canvas:
    """A small sheet: with a green edge for yes, pale for no."""
    canvas = Canvas(width, height, margin=18)
    shape = rounded(0, 0, width, height, 18)
    canvas.soft(shape, SHADOW, 4, 0.32, 3)
    if answer == "yes":
        canvas.box(-5, -5, width + 10, height + 10, 23, PALM)
    canvas.fill(shape, PAPER)
    return canvas


def draw_actions(picture: Picture, view: TarguiView, camp: CampView, y: int) -> None:
    """A tile for each figure and marker, figures first."""
    gap = (WIDTH - 2 * MARGIN - 5 * _TILE) / 4
    for number, action in enumerate(camp.actions):
        x = MARGIN + round(number * (_TILE + gap))
        pale = action.used or not action.possible
        standing = not action.used
        glows = view.latest is not None and view.latest.seat == camp.seat
        if action.border is not None:
            left, top = x + (_TILE - _BORDER_CARD[0]) // 2, y
            if glows and view.latest is not None and view.latest.border is action.border:
                picture.put(ornaments.glow(_BORDER_CARD[0] + 14, _BORDER_CARD[1] + 14, 20, 7, GLOW), left - 7, top - 7)
            if standing:
                picture.put(cards.frame(*_BORDER_CARD, pieces.RADIUS, COLOURS[camp.seat]), left, top)
            picture.put(_faded(action.border, pale), left, top)
            foot = (left + _BORDER_CARD[0] - 57, top + _BORDER_CARD[1] - 14)
            picture.put(pieces.figure(camp.seat, 138, used=pale), *foot)
            badge = (foot[0] + 29, foot[1] - 20)
        else:
            left, top = x + 20, y + 2
            if standing:
                picture.put(cards.frame(*_CARD, 11, COLOURS[camp.seat], 5), left, top)
            picture.put(_spot(action.card, pale), left, top)
            picture.put(pieces.marker(camp.seat, 76, used=pale), x + 208, y + 150)
            badge = (x + 232, y + 176)
        if action.used:
            picture.put(pieces.badge(20), *badge)
        picture.put(_what(action), x, y + HEIGHT - _PILL)


def _pale(sprite: Sprite, share: float = 0.5) -> Sprite:
    """The colours faded towards paper; what lies below does not shine through."""
    image = sprite.image
    faded = Image.blend(image.convert("RGB"), Image.new("RGB", image.size, PAPER), share).convert("RGBA")
    faded.putalpha(image.getchannel("A"))
    return Sprite(faded, sprite.left, sprite.top)


@drawn
def _faded(border: Border, pale: bool) -> Sprite:
    sprite = pieces.border_card(border, *_BORDER_CARD, "taken")
    return _pale(sprite) if pale else sprite


@drawn
def _spot(card: Card | None, pale: bool) -> Sprite:
    """The card under a marker; an empty outline where it is gone."""
    sprite = cards.gap(*_CARD, 11, LINE) if card is None else cards.card(card, *_CARD)
    return _pale(sprite) if pale else sprite


@drawn
def _what(action: ActionView) -> Sprite:
    """What the action gives; its origin is the top left corner."""
    lines, answer = _signs(action)
    canvas = pill(_TILE, _PILL, answer)
    high = min(54, (_PILL - 10) / len(lines))
    top = _PILL / 2 - high * len(lines) / 2
    for number, line in enumerate(lines):
        formula.draw(canvas, line, 14, top + high * (number + 0.5), _TILE - 28, high * 0.96)
    sprite = Sprite(canvas.reduced(), canvas.margin, canvas.margin)
    return _pale(sprite, 0.45) if answer == "no" else sprite


def _signs(action: ActionView) -> tuple[Sequence[Sequence[Sign]], Answer]:
    if action.used:
        return [[formula.picture(signs.tick().draw, 0.9)]], "plain"
    if action.border is not None:
        lines = _figure_lines(action, action.border)
        paid = BORDER[action.border].action in _PAID
    else:
        lines = _marker_lines(action)
        paid = action.prospect is not None
    if action.prospect is not None and not action.prospect.payable:
        # it can be kept or discarded, but not laid
        lines = [[*lines[0], formula.space(0.15), formula.picture(signs.away().draw, 0.7)]]
        paid = False
    return lines, "no" if not action.possible else "yes" if paid else "plain"


def _figure_lines(action: ActionView, border: Border) -> Sequence[Sequence[Sign]]:
    gives = formula.arrow(0.4)
    match BORDER[border].action:
        case Action.NOBLE if action.prospect is not None:
            symbol = TRIBE_CARDS[action.prospect.card].symbol
            return [[formula.HAND, gives, formula.tribe_card(symbol), *_extras(action.prospect)]]
        case Action.MERCHANT if action.bargains:
            return _shortened([_bargain(one) for one in action.bargains])
        case Action.SILVERSMITH if action.sales:
            return _shortened([_sale(one) for one in action.sales])
        case Action.CARAVAN | Action.EXPANSION as kind:
            back = formula.card_back(Kind.GOODS if kind is Action.CARAVAN else Kind.TRIBE)
            return [[back, gives, formula.words("?", 0.9, LINE)]]
        case Action.GOOD:
            return [gain(action.gain)]
        case _:
            return [effects.short_action(border)]


def _shortened(lines: list[list[Sign]]) -> Sequence[Sequence[Sign]]:
    """Two of several; dots for the others."""
    if len(lines) > 2:
        lines[1].append(formula.words("…", 0.7, LINE))
    return lines[:2]


def token(kind: Token, size: float = 1) -> Sign:
    """A good, gold, or a point."""
    return formula.points(1, size) if kind is Token.POINT else formula.picture(cards.token_drawing(kind), size)


def _bargain(bargain: Bargain) -> list[Sign]:
    count = formula.words(str(bargain.count), 0.8)
    return [count, token(bargain.give), formula.arrow(0.4), token(bargain.get)]


def _sale(sale: Sale) -> list[Sign]:
    return [formula.words(str(sale.count), 0.8), token(sale.give), formula.arrow(0.4), formula.points(sale.points)]


def _marker_lines(action: ActionView) -> Sequence[Sequence[Sign]]:
    if action.prospect is not None:
        card = action.prospect.card
        effect = effects.short(card)
        between = [formula.space(0.2)] if effect else []
        return [[formula.points(TRIBE_CARDS[card].points), *between, *effect, *_extras(action.prospect)]]
    if action.card is None:
        return [[formula.words("?", 0.9, LINE)]]
    if action.gain:
        return [gain(action.gain)]
    return [[formula.words("+1", 0.76, GAIN), formula.any_good()]]


def gain(tokens: Tokens) -> Sequence[Sign]:
    """`+2 salt`, `+1 dates +1 pepper`."""
    row: list[Sign] = []
    for kind in dict.fromkeys(tokens):
        row += [formula.words(f"+{tokens.count(kind)}", 0.76, GAIN), token(kind), formula.space(0.2)]
    return row[:-1]


def _extras(prospect: Prospect) -> Sequence[Sign]:
    """What comes on top when a card is laid: goods off its price, goods gained, points for the row."""
    row: list[Sign] = []
    if prospect.discount:
        row += [formula.space(0.1), formula.price_change(f"−{prospect.discount}", GAIN)]
    if prospect.goods:
        row += [formula.space(0.1), formula.words(f"+{prospect.goods}", 0.76, GAIN), formula.any_good()]
    if prospect.row_points:
        row += [formula.space(0.1), formula.words("+", 0.8, GAIN), formula.points(prospect.row_points)]
    return row


# Placing


def draw_placeable(picture: Picture, view: TarguiView, camp: CampView, y: int) -> None:
    """The figures still to be placed, and the border cards where the next one may stand."""
    for number in range(camp.to_place):
        picture.put(pieces.figure(camp.seat, 150), MARGIN + 66 + number * 92, y + 186)
    left = MARGIN + 66 + camp.to_place * 92
    room = WIDTH - MARGIN - left
    columns = 6 if len(view.placeable) > 6 else max(1, len(view.placeable))
    step = min(_PLACE[0] * 2, room / columns)
    for number, border in enumerate(view.placeable):
        x = left + (number % columns) * step
        picture.put(_place(border), round(x), y + (number // columns) * (_PLACE[1] + 24))


@drawn
def _place(border: Border) -> Canvas:
    """A border card in small, as a place to go to; its origin is the top left corner."""
    width, height = 150, _PLACE[1]
    canvas = Canvas(width, height, margin=14)
    pieces.draw_small(canvas, border, width, height)
    return canvas


@drawn
def waiting(size: int) -> Canvas:
    """Not in this round: a clock on a disc; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 8)
    canvas.disc(0, 0, size / 2 + 3, PAPER)
    canvas.shape(ellipse(0, 0, size / 2 - 2), mix(OCHRE, PAPER, 0.72), NIGHT, 5)
    canvas.line([(0, -size * 0.3), (0, 0), (size * 0.2, size * 0.12)], NIGHT, 6)
    return canvas
