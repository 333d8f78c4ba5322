"""The player's own sheet in the private picture: figures, hand, points, stock, display, and the card that is held or
has just been drawn, with what laying it would bring. What lies where follows from the view and the question alone."""

from __future__ import annotations

from games.targui.cards import Card
from games.targui.components import FIGURES, GOLD_LIMIT, GOODS_LIMIT, ROWS
from games.targui.view import CampView, Prospect, TarguiView
from renderers.kit import ornaments
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import CHOICE, GLOW, INK, LINE, NIGHT, OCHRE, PAPER, TERRACOTTA, colour, mix
from renderers.kit.paths import ellipse, rounded
from renderers.kit.picture import Frame, Picture
from renderers.kit.sprites import drawn
from renderers.targui import border as pieces
from renderers.targui import cards, formula, lines, scene
from renderers.targui.camp import draw_display, draw_stock, fewer, points, points_at_end
from renderers.targui.formula import GAIN
from renderers.targui.layout import ACROSS, GAP, LEFT, PAD, STOCK, Layout, crowded
from renderers.targui.table import TOP

_BRACE = colour("C7A571")


def draw_own(picture: Picture, view: TarguiView, camp: CampView, place: Layout, *, keeping: bool) -> None:
    """The sheet; terracotta while it is its owner's turn. `keeping`: a card may be taken into the empty hand."""
    turn = view.to_act == camp.seat
    picture.put(scene.sheet(ACROSS, place.bottom - TOP, TERRACOTTA if turn else None), LEFT, TOP)
    _head(picture, camp, place, keeping=keeping)
    draw_stock(picture, camp, LEFT + PAD, TOP + STOCK, ACROSS - 2 * PAD, 43, 44)
    if crowded(camp):
        _braces(picture, camp)
    latest = view.latest.card if view.latest is not None and view.latest.seat == camp.seat else None
    high = len(ROWS) * (place.place[1] + GAP) - GAP
    draw_display(picture, camp, Frame(LEFT + PAD, place.rows, ACROSS - 2 * PAD, high), GAP, latest, timing=False)
    if place.card is not None:
        _below(picture, camp, place, place.card)


def _head(picture: Picture, camp: CampView, place: Layout, *, keeping: bool) -> None:
    y, right = TOP + 44, LEFT + ACROSS - PAD
    total = str(points(camp))
    wide = letters.width(total, "Bold", 56)
    picture.number(right - wide / 2, y, total, 56, NIGHT)
    picture.put(scene.points(52), right - wide - 34, y)
    later = points_at_end(camp)
    if later and not keeping:
        picture.number(right - wide - 68 - letters.width(f"+{later}", "Bold", 34) / 2, y, f"+{later}", 34, GAIN)
    _figures(picture, camp, LEFT + PAD + 26, TOP + 76)
    if keeping:
        picture.put(_hand(place.hand.height), place.hand.x, place.hand.y + place.hand.height / 2)
    elif camp.short_next:
        picture.put(fewer(48), *place.hand.middle)


def _figures(picture: Picture, camp: CampView, x: int, foot: int) -> None:
    """While placing, those that stand are pale and the next one glows; while acting, those are pale that are used."""
    used = sorted((action.used for action in camp.actions if action.border is not None), reverse=True)
    gone = len(used) if camp.to_place else sum(used) if used else FIGURES
    for number in range(len(used) + camp.to_place or FIGURES):
        if camp.to_place and number == gone:
            picture.put(ornaments.glow(48, 62, 24, 8, GLOW), x + number * 58 - 24, foot - 66)
        picture.put(pieces.figure(camp.seat, 66, used=number < gone), x + number * 58, foot)


def _braces(picture: Picture, camp: CampView) -> None:
    step, y = (ACROSS - 2 * PAD) / 5, TOP + STOCK + 37
    goods = sum(camp.goods)
    counts = [(goods, GOODS_LIMIT, 0, 3)]
    if camp.gold > GOLD_LIMIT:
        counts.append((camp.gold, GOLD_LIMIT, 3, 4))
    for count, limit, first, last in counts:
        start, end = LEFT + PAD + first * step, LEFT + PAD + last * step - 14
        picture.put(_bracket(round(end - start), f"{count} / {limit}", count > limit), start, y)


@drawn
def _bracket(width: int, text: str, over: bool) -> Canvas:
    """A bracket below a stock, with how much of the limit is used; terracotta if it is too much. Its origin is its
    left end."""
    canvas = Canvas(width, 0, margin=24)
    across, middle = letters.width(text, "Bold", 28), width / 2
    for tip, inner in ((0.0, middle - across / 2 - 9), (float(width), middle + across / 2 + 9)):
        if abs(inner - tip) > 6:
            canvas.line([(tip, -8), (tip, 0), (inner, 0)], _BRACE, 3)
    letters.write(canvas, middle, 0, text, 28, TERRACOTTA if over else LINE)
    return canvas


@drawn
def next_place(width: int, height: int) -> Canvas:
    """A place where a card would go to: dashed in the colour of choices."""
    canvas = Canvas(width, height, margin=6)
    formula.dash(canvas, 3, 3, width - 6, height - 6, 8, 4, CHOICE)
    return canvas


@drawn
def _hand(height: int) -> Canvas:
    """The empty hand, into which a card may be taken; its origin is the middle of its left edge."""
    canvas = Canvas(height, 0, margin=height // 2 + 6)
    formula.HAND.draw(canvas, 0, 0, height)
    return canvas


@drawn
def picked_place(width: int, height: int) -> Canvas:
    """The frame round a place of the display that was picked."""
    canvas = Canvas(width, height, margin=12)
    outline = rounded(-3, -3, width + 6, height + 6, 12)
    canvas.edge(outline, INK, 9)
    canvas.edge(outline, GLOW, 6)
    return canvas


# The card below the display


def _below(picture: Picture, camp: CampView, place: Layout, card: Card) -> None:
    x, y, width, height = place.below
    if place.drawn:
        picture.put(ornaments.glow(width + 16, height + 16, 24, 9, GLOW), x - 8, y - 8)
    picture.put(cards.card(card, width, height), x, y)
    room = ACROSS - 2 * PAD - width - 18
    hand = None if camp.hand is None else camp.hand.card
    if place.drawn:
        found = (action.prospect for action in camp.actions if action.prospect is not None)
        prospect = next((one for one in found if one.card is card), None)
        if hand is not None and hand is not card:
            picture.put(cards.card(hand, 100, 129), x + ACROSS - 2 * PAD - 100, y)
            room -= 112
    else:
        prospect = camp.hand_prospect
        if camp.hand is not None and camp.hand.waits:
            picture.put(_waiting(64), x + width - 22, y + height - 92)
    if prospect is not None and prospect.card is card:
        picture.put(_results(prospect, _laid(camp), room, height), x + width + 18, y)


def _laid(camp: CampView) -> int:
    return sum(card is not None for row in camp.rows for card in row)


@drawn
def _results(prospect: Prospect, laid: int, width: int, height: int) -> Canvas:
    """What laying the card would bring, one line for each result; its origin is the top left corner."""
    canvas = Canvas(width, height, margin=4)
    found = lines.results(prospect, laid)
    high = min(64, height / len(found))
    for number, (above, below) in enumerate(found):
        middle = height / 2 + (number - (len(found) - 1) / 2) * high
        row = [*above, formula.space(0.15), formula.arrow(), formula.space(0.15), *below]
        formula.draw(canvas, row, 0, middle, width, high * 0.9)
    return canvas


@drawn
def _waiting(size: int) -> Canvas:
    """Not in this round: a clock on a disc; its origin is the middle."""
    canvas = Canvas(0, 0, margin=size // 2 + 8)
    canvas.disc(0, 0, size / 2 + 3, PAPER)
    canvas.shape(ellipse(0, 0, size / 2 - 2), mix(OCHRE, PAPER, 0.72), NIGHT, 5)
    canvas.line([(0, -size * 0.3), (0, 0), (size * 0.2, size * 0.12)], NIGHT, 6)
    return canvas
