"""The opponent in the private picture: the whole panel, its head alone, or one line, as there is room."""

from __future__ import annotations

from games.targui.cards import TRIBE_CARDS, Card
from games.targui.components import DISPLAY_COLUMNS, ROWS
from games.targui.view import CampView, TarguiView
from renderers.kit.canvas import Canvas
from renderers.kit.palette import TERRACOTTA
from renderers.kit.picture import Frame, Picture
from renderers.kit.sprites import drawn
from renderers.targui import border as pieces
from renderers.targui import cards, formula, scene, symbols
from renderers.targui.camp import draw_head, draw_stock
from renderers.targui.layout import ACROSS, GAP, LEFT, PAD

STRIP = 74
HEAD = 142
"""Height of the line, and of the head with the stock."""
FULL = 286
"""From here on the display has room."""
_CHIPS = range(124, 43, -8)


def draw_opponent(picture: Picture, view: TarguiView, camp: CampView, name: str, top: int, bottom: int) -> None:
    """As much of the opponent as fits between `top` and `bottom`."""
    turn = view.to_act == camp.seat
    picture.put(scene.sheet(ACROSS, bottom - top, TERRACOTTA if turn else None), LEFT, top)
    if turn:
        picture.put(scene.pennant(), LEFT + ACROSS - 96, top - 6)
    if bottom - top < HEAD:
        middle = (top + bottom) // 2
        picture.put(pieces.mark(camp.seat, 40), LEFT + PAD + 18, middle)
        draw_stock(picture, camp, LEFT + PAD + 48, middle, ACROSS - 2 * PAD - 48, 38, 38)
        return
    display = bottom - top >= FULL
    draw_head(picture, view, camp, name, Frame(LEFT, top, ACROSS, bottom - top), 50)
    draw_stock(picture, camp, LEFT + PAD, top + 98, ACROSS - 2 * PAD, 43, 44)
    if display:
        _display(picture, camp, top + 134, bottom - PAD)


def _display(picture: Picture, camp: CampView, top: int, bottom: int) -> None:
    """Symbols and points: which rows are of one colour, how full it is."""
    wide = (ACROSS - 2 * PAD - 3 * GAP) // DISPLAY_COLUMNS
    room = (bottom - top - 2 * GAP) // len(ROWS)
    high = next((size for size in _CHIPS if size <= room), _CHIPS[-1])
    for row, laid in enumerate(camp.rows):
        for column in range(DISPLAY_COLUMNS):
            x, y = LEFT + PAD + column * (wide + GAP), top + row * (high + GAP)
            card = laid[column] if column < len(laid) else None
            picture.put(cards.place(wide, high) if card is None else _chip(card, wide, high), x, y)


@drawn
def _chip(card: Card, width: int, height: int) -> Canvas:
    """A card of the display in small: tint, symbol, points; its origin is the top left corner."""
    canvas = Canvas(width, height, margin=6)
    tribe = TRIBE_CARDS[card]
    canvas.box(0, 0, width, height, 10, symbols.TINTS[tribe.symbol])
    high = min(height - 8, 64)
    formula.draw(canvas, [formula.tribe_card(tribe.symbol)], 6, height / 2, width / 2 - 4, high, high)
    formula.draw(canvas, [formula.points(tribe.points)], width / 2, height / 2, width / 2 - 6, high, high)
    return canvas
