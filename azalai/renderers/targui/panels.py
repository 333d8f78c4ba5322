"""Both players on the private pictures: names, marks, stocks, displays, hands, in the same order everywhere."""

from __future__ import annotations

from azalai.games.targui.cards import TRIBE_CARDS, Card, StoredGold
from azalai.games.targui.components import DISPLAY_COLUMNS, DISPLAY_PLACES, Kind, Token
from azalai.games.targui.view import CampView, TarguiView
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import INK, LINE, NIGHT, OCHRE, PAPER, TERRACOTTA, mix
from azalai.renderers.kit.paths import ellipse
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite
from azalai.renderers.targui import border as pieces
from azalai.renderers.targui import cards, formula, scene, signs, symbols
from azalai.renderers.targui.camp import NONE, draw_fewer, list_places, points

WIDTH = 1000
NAME = 40, 30
"""Largest and smallest letters of a name."""
SMALLEST = 36
"""Height of the smallest digits."""
STOCK = (Token.DATES, Token.SALT, Token.PEPPER, Token.GOLD, Token.POINT)


def counts(camp: CampView) -> dict[Token, int]:
    """Return the stock by token, in the order of every picture."""
    return dict(zip(STOCK, (*camp.goods, camp.gold, camp.points), strict=True))


def put_count(picture: Picture, kind: Token, count: int, x: float, y: float, size: int, digits: int) -> None:
    """Draw a good, gold or points tokens with their number, the middle of the icon at (x, y), pale if none."""
    icon = scene.coin(size, not count) if kind is Token.POINT else scene.good(kind.value, size, not count)
    picture.paste(icon, x, y)
    large = digits if count < 10 else max(SMALLEST, round(digits * 0.76))
    picture.number(x + size * 0.62 + large * (0.27 if count < 10 else 0.48), y, count, large, INK if count else NONE)


def panel(picture: Picture, view: TarguiView, camp: CampView, frame: Frame) -> None:
    """Draw the paper of a player, terracotta during that player's turn."""
    turn = view.to_act == camp.seat
    picture.paste(scene.sheet(frame.width, frame.height, TERRACOTTA if turn else None), frame.x, frame.y)


def draw_line(picture: Picture, view: TarguiView, camp: CampView, name: str, frame: Frame) -> None:
    """Draw the other player in one line: name, hand, stock."""
    panel(picture, view, camp, frame)
    middle = frame.y + frame.height // 2
    picture.paste(pieces.mark(camp.seat, 40), frame.x + 34, middle)
    room = 200 - 44 * (camp.hand is not None)
    picture.name(frame.x + 64, middle + 13, name, NAME, room)
    if camp.hand is not None:
        hand(picture, camp, frame.x + 64 + room + 6, middle, 48)
    for number, (kind, count) in enumerate(counts(camp).items()):
        put_count(picture, kind, count, frame.x + 318 + number * 132, middle, 44, 44)


def hand(picture: Picture, camp: CampView, x: float, y: float, height: int) -> None:
    """Draw the other player's hand card, its left edge at x, open if all have seen it."""
    assert camp.hand is not None
    if camp.hand.card is not None and camp.hand.open:
        picture.paste(cards.small_card(camp.hand.card, height), x, y)
    else:
        wide = round(height * 0.74)
        picture.paste(cards.small_back(Kind.TRIBE, wide, height), x, y - height / 2)


def draw_own_column(picture: Picture, view: TarguiView, camp: CampView, frame: Frame) -> None:
    """Draw the reader while figures are placed: remaining figures, stock, symbols of the display, hand."""
    panel(picture, view, camp, frame)
    x, y = frame.x, frame.y
    picture.paste(pieces.mark(camp.seat, 42), x + 34, y + 42)
    _head(picture, view, camp, x + 64, y + 76)
    for number, (kind, count) in enumerate(counts(camp).items()):
        put_count(picture, kind, count, x + 52, y + 118 + number * 60, 56, 52)
    wide = (frame.width - 24) // DISPLAY_COLUMNS
    for row, column, card in list_places(camp):
        picture.paste(_spot(card, wide - 5, 36), x + 14 + column * wide, y + 398 + row * 39)
    if camp.hand is not None and camp.hand.card is not None:
        picture.paste(cards.small_card(camp.hand.card, 66), x + 16, y + frame.height - 44)
    draw_total(picture, camp, x + frame.width - 104, y + frame.height - 44)


def _head(picture: Picture, view: TarguiView, camp: CampView, x: float, foot: float) -> None:
    """Draw the figures still to be placed, or the amulet, and the sign of one less in the next round."""
    for number in range(camp.to_place):
        picture.paste(pieces.figure(camp.seat, 66), x + 22 + number * 42, foot)
    if not camp.to_place and view.first == camp.seat:
        picture.paste(scene.draw_small("amulet", 46), x + 24, foot - 34)
    if not camp.to_place and camp.short_next:
        picture.paste(draw_fewer(46), x + 84, foot - 34)


def draw_total(picture: Picture, camp: CampView, x: float, y: float) -> None:
    """Draw the points so far."""
    total = points(camp)
    picture.paste(scene.points(54), x, y)
    picture.number(x + 36 + 12 * len(str(total)), y, total, 46, NIGHT)


@cached_drawing(margin=3)
def _spot(canvas: Canvas, card: Card | None, width: int, height: int) -> None:
    """Draw a place of the display with its symbol alone; the origin is the top left corner."""
    canvas.box(0, 0, width, height, 7, cards.PLACE if card is None else symbols.TINTS[TRIBE_CARDS[card].symbol])
    if card is not None:
        signs.symbol(TRIBE_CARDS[card].symbol).draw(canvas, width / 2, height / 2, height * 0.94, 1.4)


def draw_other_column(picture: Picture, view: TarguiView, camp: CampView, name: str, frame: Frame) -> None:
    """Draw the other player next to the table: name, stock, hand, cards laid."""
    panel(picture, view, camp, frame)
    x, y = frame.x, frame.y
    picture.paste(pieces.mark(camp.seat, 34), x + 26, y + 34)
    picture.name(x + 48, y + 46, name, NAME, frame.width - 51)
    owned = counts(camp)
    for number, (kind, count) in enumerate(owned.items()):
        column, row = number % 2, number // 2
        put_count(picture, kind, count, x + 36 + column * 94, y + 86 + row * 47, 40, 40)
    if camp.hand is not None:
        hand(picture, camp, x + 116, y + 180, 46)
    laid = sum(card is not None for row in camp.rows for card in row)
    picture.paste(any_card(42), x + 20, y + 226)
    picture.number(x + 104, y + 227, f"{laid}/{DISPLAY_PLACES}", 38, LINE)


@cached_sprite
def any_card(height: int) -> Canvas:
    """Draw a card of the display with any symbol; the origin is the middle of its left edge."""
    canvas = Canvas(height, 0, margin=height // 2 + 4)
    formula.draw_tribe_card(canvas, 0, 0, height, None)
    return canvas


@cached_drawing(margin=6)
def draw_laid_card(canvas: Canvas, card: Card, width: int, height: int, gold: bool) -> None:
    """Draw a card of the own display, symbol and points, enlarged; the origin is the top left corner.

    `gold`: the gold that pays once is still on it.
    """
    tribe = TRIBE_CARDS[card]
    cards.draw_field(canvas, 0, 0, width, height, 10, symbols.TINTS[tribe.symbol], 0)
    signs.symbol(tribe.symbol).draw(canvas, width * 0.28, height / 2, height * 0.74, 2.2)
    signs.draw_points(canvas, width * 0.74, height / 2, 78, tribe.points, 2.2)
    if gold and isinstance(tribe.effect, StoredGold):
        formula.draw(canvas, [formula.gold()], width * 0.28, height * 0.72, 50, 50)


@cached_drawing(margin=8)
def draw_waiting(canvas: Canvas, size: int) -> None:
    """Draw the sign for "not in this round", a clock on a disc; the origin is the middle."""
    canvas.disc(0, 0, size / 2 + 3, PAPER)
    canvas.shape(ellipse(0, 0, size / 2 - 2), mix(OCHRE, PAPER, 0.72), NIGHT, 5)
    canvas.line([(0, -size * 0.3), (0, 0), (size * 0.2, size * 0.12)], NIGHT, 6)
