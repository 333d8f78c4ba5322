"""What only one player may see: the hand card and what laying it would bring, the own stock and display, and what
each figure and marker gives in this position. Without a hand card: the points as they stand."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.targui import cards as box
from games.targui.cards import TRIBE_CARDS, Card
from games.targui.components import DISPLAY_COLUMNS, DISPLAY_PLACES, GOLD_LIMIT, GOODS_LIMIT, SAME_ROW_POINTS, Symbol
from games.targui.view import CampView, Choice, Prospect, TarguiView
from renderers.kit import ornaments
from renderers.kit import type as letters
from renderers.kit.canvas import Canvas
from renderers.kit.palette import GLOW, INK, LINE, NIGHT, PAPER, TERRACOTTA, colour, mix
from renderers.kit.picture import MARGIN, WIDTH, Picture
from renderers.kit.sprites import drawn
from renderers.targui import border as pieces
from renderers.targui import cards, formula, scene, signs, tiles
from renderers.targui import rare_signs as rare
from renderers.targui.camp import Frame, draw_display, draw_stock
from renderers.targui.formula import GAIN, Sign
from renderers.targui.tiles import Answer

_TOP = 124
_CARD = 380, 490
_PILLS, _PILL = 448, 206
_CAMP = 690
_BELOW = _TOP + _CARD[1] + 48
_SHORT, _FULL = _TOP + _CARD[1] + 60, _BELOW + tiles.HEIGHT + 44
_BRACE = colour("C7A571")


def draw_private(view: TarguiView, camp: CampView, name: str) -> Image.Image:
    """The private picture of the owner of `camp`; `name` is ready to be drawn."""
    placing = bool(view.placeable) and view.to_act == camp.seat
    picture = Picture(scene.ground(_FULL if placing or camp.actions else _SHORT))
    _head(picture, view, camp, name)
    just_drawn = _just_drawn(view)
    if just_drawn is not None:
        _drawn_card(picture, camp, just_drawn)
    elif camp.hand is not None and camp.hand.card is not None:
        _hand(picture, camp, camp.hand.card, waits=camp.hand.waits)
    else:
        _standing(picture, camp)
    _camp(picture, view, camp)
    if placing:
        tiles.draw_placeable(picture, view, camp, _BELOW)
    elif camp.actions:
        tiles.draw_actions(picture, view, camp, _BELOW)
    return picture.image


def _just_drawn(view: TarguiView) -> Card | None:
    """A tribe card drawn from the pile, which must be laid, kept or discarded before anything else."""
    if view.pending is None or view.pending.choice is not Choice.DRAWN:
        return None
    return view.pending.card


def _head(picture: Picture, view: TarguiView, camp: CampView, name: str) -> None:
    y = scene.HEAD
    picture.put(pieces.mark(camp.seat, 46), 59, y)
    turn, first = view.to_act == camp.seat, view.first == camp.seat
    text, size = letters.name(name, "Bold", 52, 44, 470 - 80 * turn - 62 * first)
    picture.write(96, y + 18, text, size, NIGHT, "Bold")
    x = 96 + round(letters.width(text, "Bold", size)) + 38
    picture.put(scene.glyph("padlock", 50), x, y - 4)
    if first:
        x += 62
        picture.put(scene.glyph("amulet", 52), x, y)
    if turn:
        picture.put(scene.pennant(), x + 46, y + 18)
        x += 82
    picture.put(scene.caravan(scene.SIDE - 30 - (x + 48)), x + 48, 70)
    scene.draw_way(picture, view)


# The card


def _hand(picture: Picture, camp: CampView, card: Card, *, waits: bool) -> None:
    picture.put(cards.card(card, *_CARD), MARGIN, _TOP)
    if waits:
        picture.put(tiles.waiting(92), MARGIN + _CARD[0] - 62, _TOP + _CARD[1] - 200)
    if camp.hand_prospect is not None:
        _prospect(picture, camp, camp.hand_prospect)


def _drawn_card(picture: Picture, camp: CampView, card: Card) -> None:
    width, height = _CARD
    picture.put(ornaments.glow(width + 16, height + 16, 36, 10, GLOW), MARGIN - 8, _TOP - 8)
    picture.put(cards.card(card, width, height), MARGIN, _TOP)
    found = (action.prospect for action in camp.actions if action.prospect is not None)
    prospect = next((one for one in found if one.card is card), None)
    if prospect is not None:
        _prospect(picture, camp, prospect)
    elif camp.hand is not None and camp.hand.card is not None:
        picture.put(cards.card(camp.hand.card, 190, 245), _PILLS + 8, _TOP)


def _prospect(picture: Picture, camp: CampView, prospect: Prospect) -> None:
    """What laying the card would bring now, one sheet for each result."""
    height = (_CARD[1] - 48) // 3
    laid = sum(card is not None for row in camp.rows for card in row)
    count = len(_results(prospect, laid))
    for number in range(count):
        picture.put(_result(prospect, laid, number, height), _PILLS, _TOP + number * (height + 24))


def _results(prospect: Prospect, laid: int) -> list[tuple[Sequence[Sign], Sequence[Sign], Answer]]:
    """What is looked at, what it brings, and whether it can be paid: price, effect, row."""
    tribe = TRIBE_CARDS[prospect.card]
    price = [formula.price_change(f"−{prospect.discount}", GAIN)] if prospect.discount else []
    if not prospect.discount or not prospect.payable:
        price.append(formula.picture((signs.tick() if prospect.payable else signs.away()).draw, 0.85))
    found: list[tuple[Sequence[Sign], Sequence[Sign], Answer]] = [
        ([formula.tribe_card(tribe.symbol)], price, "yes" if prospect.payable else "no")
    ]
    if prospect.goods:
        gain = [formula.words(f"+{prospect.goods}", 0.8, GAIN), formula.any_good()]
        found.append((_counted(prospect.card, laid), gain, "plain"))
    if prospect.row_points:
        same = prospect.row_points == SAME_ROW_POINTS
        others: Sequence[Symbol | None] = (tribe.symbol if same else None,) * 3
        bonus = [formula.words("+", 0.8, GAIN), formula.points(prospect.row_points)]
        found.append(([rare.row_of_four(tribe.symbol, others)], bonus, "plain"))
    return found


def _counted(card: Card, laid: int) -> Sequence[Sign]:
    """What the effect of a card counts once it is laid."""
    match TRIBE_CARDS[card].effect:
        case box.GoodsForCards():
            return [formula.words(str(laid + 1), 0.8), formula.space(0.1), formula.tribe_card(None)]
        case box.GoodsForRoom():
            return [formula.words(str(DISPLAY_PLACES - laid - 1), 0.8), formula.space(0.1), formula.empty_place()]
        case _:
            return [formula.tribe_card(TRIBE_CARDS[card].symbol)]


@drawn
def _result(prospect: Prospect, laid: int, number: int, height: int) -> Canvas:
    """One result of laying a card; its origin is the top left corner."""
    above, below, answer = _results(prospect, laid)[number]
    canvas = tiles.pill(_PILL, height, answer)
    line, middle = 58, _PILL / 2
    most = line if len(above) > 1 or above[0].width < 1.5 else 84
    formula.draw(canvas, above, 10, 8 + line / 2, _PILL - 20, most)
    down = formula.arrow_points(height / 2 - 8, height / 2 + 9, 0, 7)
    canvas.fill([(middle + across, along) for along, across in down], LINE)
    formula.draw(canvas, below, 10, height - 8 - line / 2, _PILL - 20, line)
    return canvas


# Points as they stand


def _standing(picture: Picture, camp: CampView) -> None:
    """No hand card: what the display is worth so far, row by row and effect by effect."""
    width, height = _CAMP - 34 - MARGIN, _CARD[1]
    picture.put(scene.sheet(width, height), MARGIN, _TOP)
    x, y = MARGIN + 30, _TOP + 60
    picture.put(scene.coin(62), x + 30, y)
    picture.number(x + 92, y, camp.points, 52)
    picture.number(x + 160, y, "+", 44, LINE)
    picture.put(scene.points(66), x + 222, y)
    picture.number(x + 290, y, camp.printed, 52)
    size = 68 if camp.effects else 104
    for number, (row, points) in enumerate(zip(camp.rows, camp.row_points, strict=True)):
        middle = _TOP + 172 + number * 122
        symbols = tuple(None if card is None else TRIBE_CARDS[card].symbol for card in row)
        picture.put(_row((*symbols, *(None,) * (DISPLAY_COLUMNS - len(symbols))), size), x, middle)
        picture.put(scene.points(round(size * 0.9), points, not points), x + size * 3.2 + 40, middle)
    columns = 3 if len(camp.effects) > 6 else 2
    step = 252 // columns
    for number, (card, points) in enumerate(camp.effects):
        left, middle = x + 318 + (number % columns) * step, _TOP + 172 + (number // columns) * 122
        picture.put(cards.laid(card, 80, 92, "plain"), left, middle - 58)
        picture.number(left + 40, middle + 50, f"+{points}", 32, GAIN if points else mix(INK, PAPER, 0.55))


@drawn
def _row(symbols: tuple[Symbol | None, ...], size: int) -> Canvas:
    """A row of the display in small, its cards `size` high; its origin is the middle of its left edge."""
    canvas = Canvas(size * 3.3, 0, margin=size // 2 + 8)
    for number, symbol in enumerate(symbols):
        x = number * size * 0.8
        if symbol is None:
            formula.draw_empty(canvas, x, 0, size)
        else:
            formula.draw_tribe_card(canvas, x, 0, size, symbol)
    return canvas


# Stock and display


def _camp(picture: Picture, view: TarguiView, camp: CampView) -> None:
    x, width, height = _CAMP, WIDTH - MARGIN - _CAMP, _CARD[1]
    picture.put(scene.sheet(width, height), x, _TOP)
    step = (width - 40) / 5
    draw_stock(picture, camp, x + 24, _TOP + 54, width - 40, 64, 58)
    goods = sum(camp.goods)
    _brace(picture, x + 24, x + 24 + 3 * step - 26, f"{goods} / {GOODS_LIMIT}", goods > GOODS_LIMIT)
    gold = f"{camp.gold} / {GOLD_LIMIT}"
    _brace(picture, x + 24 + 3 * step, x + 24 + 4 * step - 20, gold, camp.gold > GOLD_LIMIT)
    latest = view.latest if view.latest is not None and view.latest.seat == camp.seat else None
    frame = Frame(x + 24, _TOP + 138, width - 48, height - 138 - 24)
    draw_display(picture, camp, frame, 12, None if latest is None else latest.card, timing=True)


def _brace(picture: Picture, start: float, end: float, text: str, over: bool) -> None:
    picture.put(_bracket(round(end - start), text, over), start, _TOP + 102)


@drawn
def _bracket(width: int, text: str, over: bool) -> Canvas:
    """A bracket below a stock, with how much of the limit is used; terracotta if it is too much. Its origin is its
    left end."""
    canvas = Canvas(width, 0, margin=24)
    across = letters.width(text, "Bold", 30)
    middle = width / 2
    for tip, inner in ((0.0, middle - across / 2 - 9), (float(width), middle + across / 2 + 9)):
        if abs(inner - tip) > 6:
            canvas.line([(tip, -8), (tip, 0), (inner, 0)], _BRACE, 3)
    letters.write(canvas, middle, 0, text, 30, TERRACOTTA if over else LINE)
    return canvas
