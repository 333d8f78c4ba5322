"""Player's actions: this round's cards by their letters, the own display with the rows for a card, stock and limits.

The hand and the other player's stock follow.
"""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from azalai.games.targui.cards import GOODS_CARDS, TRIBE_CARDS, Card
from azalai.games.targui.components import (
    DISPLAY_COLUMNS,
    DISPLAY_PLACES,
    GOLD_LIMIT,
    GOODS_LIMIT,
    MIDDLE,
    ROWS,
    SLOTS,
    Border,
    Kind,
    Place,
    Row,
    Slot,
    Token,
)
from azalai.games.targui.display import card_at
from azalai.games.targui.view import CampView, Prospect, TarguiView
from azalai.renderers.kit import badges
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import CHOICE, INK, LINE, PAPER, TERRACOTTA
from azalai.renderers.kit.paths import rounded_rectangle
from azalai.renderers.kit.picture import Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing, cached_sprite
from azalai.renderers.targui import border as pieces
from azalai.renderers.targui import cards, formula, lines, panels, signs, symbols
from azalai.renderers.targui.formula import GAIN, Sign
from azalai.renderers.targui.lit import Lit
from azalai.renderers.targui.marks import AWAY, Mark, draw_edge, draw_marks, fade_place
from azalai.renderers.targui.placing import sand
from azalai.renderers.targui.won import Won, crossing, letter_at, list_won

HEIGHT = 800
_TILE = Frame(16, 38, 184, 237)
_STEP = 196
_OWN = Frame(16, 294, 968, 406)
_OTHER = Frame(16, 724, 968, 62)
_PLACE = Frame(34, 378, 146, 98)
_GAP = 8
_STOCK = Frame(92, 304, 164, 66)
_STOCK_STEP = 176
_HAND = Frame(840, 394, 134, 173)
_HAND_BESIDE_MAP = Frame(904, 424, 68, 88)
_MAP = Frame(658, 378, 76, 98)


def slot_frame(slot: Slot) -> Frame:
    """Return the frame of a place of the own display."""
    row, column = divmod(SLOTS.index(slot), DISPLAY_COLUMNS)
    width, height = _PLACE.width, _PLACE.height
    return Frame(_PLACE.x + column * (width + _GAP), _PLACE.y + row * (height + _GAP), width, height)


def next_place(camp: CampView, row: Row) -> Frame:
    """Return the frame of a row's next card."""
    number = ROWS.index(row)
    column = min(len(camp.rows[number]), DISPLAY_COLUMNS - 1)
    return slot_frame(SLOTS[number * DISPLAY_COLUMNS + column])


def slot_name(slot: Slot) -> str:
    """Return the name of a place of the display, its row and its place in it: `2·3`."""
    row, column = divmod(SLOTS.index(slot), DISPLAY_COLUMNS)
    return f"{row + 1}·{column + 1}"


def _tile(number: int) -> Frame:
    return _TILE._replace(x=_TILE.x + number * _STEP)


def _stock(kind: Token) -> Frame:
    return _STOCK._replace(x=_STOCK.x + panels.STOCK.index(kind) * _STOCK_STEP)


def _spot(place: Place) -> Frame:
    """Return the frame of a small card of the middle, while a marker may move there."""
    row, column = divmod(MIDDLE.index(place), 3)
    width, height = _MAP.width, _MAP.height
    return Frame(_MAP.x + column * (width + 6), _MAP.y + row * (height + _GAP), width, height)


def draw_acting(view: TarguiView, camp: CampView, names: Sequence[str], lit: Lit) -> Image.Image:
    """Return the picture; `names` can be drawn as they are."""
    ground = sand(HEIGHT)
    picture = Picture(ground)
    for number, won in enumerate(_list_tiled(view, camp)):
        _draw_won(picture, camp, won, _tile(number))
        if lit.asked and won.letter not in lit.letters:
            fade_place(picture, ground.image, _tile(number))
        if won.used:
            picture.paste(pieces.badge(26), _tile(number).x + _TILE.width - 30, _TILE.y + 26)
    _draw_own(picture, view, camp, lit)
    other = view.camps[1 - camp.seat]
    panels.draw_line(picture, view, other, names[other.seat], _OTHER)
    draw_marks(picture, marks(view, camp, lit))
    return picture.image


def _list_tiled(view: TarguiView, camp: CampView) -> list[Won]:
    """Return the cards with a tile; the hand card is next to the display."""
    return [won for won in list_won(view, camp) if won.at is not Place.PATH]


def marks(view: TarguiView, camp: CampView, lit: Lit) -> list[Mark]:
    """Return the letters, and everything else that can be chosen."""
    frames: list[Mark] = []
    for number, won in enumerate(_list_tiled(view, camp)):
        frame = _tile(number)
        frames.append(Mark(won.letter, frame.x + 28, frame.y, won.letter in lit.letters, frame))
    named = list_won(view, camp)
    path, hand = letter_at(named, Place.PATH), _hand_frame(lit)
    if path:
        frames.append(Mark(path, hand.x + 34, hand.y - (20 if lit.targets else -10), path in lit.letters, hand))
    elif lit.hand and camp.hand is None:
        frames.append(draw_edge(hand))
    frames += [draw_edge(next_place(camp, row), str(ROWS.index(row) + 1)) for row in ROWS if row in lit.rows]
    frames += [_of_slot(camp, slot) for slot in SLOTS if slot in lit.slots]
    frames += [
        draw_edge(_stock(kind)) for kind in panels.STOCK if kind in lit.tokens and not lit.letters - _find_paid(lit)
    ]
    frames += [draw_edge(_spot(place)) for place in MIDDLE if place in lit.targets]
    return frames


def _find_paid(lit: Lit) -> frozenset[str]:
    """Return the card that is paid for, if there is only one."""
    return lit.letters if len(lit.letters) == 1 and len(lit.rows) == 1 else frozenset()


def _of_slot(camp: CampView, slot: Slot) -> Mark:
    """Return the mark of a place: in the middle of an empty one, in the corner of a card."""
    frame = slot_frame(slot)
    x, y = frame.middle if card_at(camp.rows, slot) is None else (frame.x + 42, frame.y + 24)
    return Mark(slot_name(slot), x, y, edge=frame)


# This round's cards


def _draw_won(picture: Picture, camp: CampView, won: Won, frame: Frame) -> None:
    x, y, width, height = frame
    if isinstance(won.at, Border) and won.card is None:
        picture.paste(_border_tile(won.at, width, height, won.possible or won.used), x, y)
        picture.paste(pieces.figure(camp.seat, 96, used=won.used), x + width - 48, y + height - 8)
    elif won.card is None:
        picture.paste(_draw_empty_place(width, height), x, y)
        if won.used:
            picture.paste(pieces.marker(camp.seat, 84, used=True), x + width / 2, y + height / 2)
    else:
        picture.paste(cards.card(won.card, width, height), x, y)
        prospect = won.prospect
        if won.at not in MIDDLE:
            prospect = camp.hand_prospect if camp.hand is not None and camp.hand.card is won.card else prospect
        if prospect is not None and _note(prospect):
            picture.paste(_tag(prospect), x + width - 8, y + height - 94)


def _note(prospect: Prospect) -> list[Sign]:
    """Return the note about laying a tribe card: it can't be paid for, or it brings something else."""
    if not prospect.payable:
        return [formula.picture(signs.AWAY.draw, 0.85)]
    if prospect.row_points:
        return [formula.words(f"+{prospect.row_points}", 0.76, GAIN), formula.points("")]
    if prospect.goods:
        return [formula.words(f"+{prospect.goods}", 0.76, GAIN), formula.any_good(0.8)]
    if prospect.discount:
        return [formula.words(f"−{prospect.discount}", 0.76, GAIN), formula.any_good(0.8)]
    return []


@cached_sprite
def _tag(prospect: Prospect) -> Canvas:
    """Draw that note on a slip of paper; the origin is the middle of its right edge."""
    row, high = _note(prospect), 46
    wide = formula.width(row, high) + 16
    canvas = Canvas(0, 0, margin=round(wide) + 8)
    slip = rounded_rectangle(-wide, -high / 2 - 4, wide, high + 8, 14)
    canvas.shape(slip, PAPER, INK, 2)
    formula.draw(canvas, row, 8 - wide, 0, wide - 16, high)
    return canvas


@cached_drawing(margin=16)
def _border_tile(canvas: Canvas, border: Border, width: int, height: int, possible: bool) -> None:
    """Draw a border card with its number, and room for the figure; the origin is the top left corner."""
    pieces.draw_sheet(canvas, border, width, height)
    pieces.drawing(border)(canvas, width * 0.5, height * 0.36, 108, 2.6)
    formula.draw(canvas, [formula.words(border.value, 1, LINE)], 16, height - 40, 54, 42)
    if not possible:
        signs.AWAY.draw(canvas, width - 34, 34, 44)


@cached_drawing(margin=6)
def _draw_empty_place(canvas: Canvas, width: int, height: int) -> None:
    """Draw the empty place of a card that was used; the origin is the top left corner."""
    canvas.box(0, 0, width, height, 14, formula.EMPTY_FIELD)
    formula.dash(canvas, 3, 3, width - 6, height - 6, 12, 3)


# The own panel


def _draw_own(picture: Picture, view: TarguiView, camp: CampView, lit: Lit) -> None:
    panels.panel(picture, view, camp, _OWN)
    picture.paste(pieces.mark(camp.seat, 42), _OWN.x + 40, _STOCK.y + _STOCK.height // 2)
    for kind, count in panels.counts(camp).items():
        x, y, _, height = _stock(kind)
        panels.put_count(picture, kind, count, x + 42, y + height // 2, 48, 54)
    for slot in SLOTS:
        card = card_at(camp.rows, slot)
        x, y, width, height = slot_frame(slot)
        drawing = (
            cards.place(width, height) if card is None else panels.draw_laid_card(card, width, height, camp.stored_gold)
        )
        picture.paste(drawing, x, y)
    if lit.targets:
        for spot in view.middle:
            x, y, width, height = _spot(spot.place)
            card = spot.card if spot.card is not None else spot.kind
            picture.paste(_chip(card, crossing(spot.place) if spot.place in lit.targets else "", width, height), x, y)
    else:
        _limits(picture, camp)
    _draw_hand(picture, camp, lit)


def _limits(picture: Picture, camp: CampView) -> None:
    """Draw goods, gold and cards laid with their limits, and the points so far."""
    x, y = _MAP.x + 34, _HAND.y + 16
    goods, laid = sum(camp.goods), sum(card is not None for row in camp.rows for card in row)
    limits = [("goods", goods, GOODS_LIMIT), ("gold", camp.gold, GOLD_LIMIT), ("cards", laid, DISPLAY_PLACES)]
    for number, (kind, count, most) in enumerate(limits):
        over = count > most
        picture.paste(_limit(kind, f"{count}/{most}", over), x, y + number * 66)
    panels.draw_total(picture, camp, x, y + len(limits) * 66 + 10)


@cached_drawing(margin=34, box=(150, 0))
def _limit(canvas: Canvas, kind: str, text: str, over: bool) -> None:
    """Draw the used part of a limit, terracotta if exceeded; the origin is the middle of the sign."""
    signs_ = {"goods": formula.any_good(), "gold": formula.gold(), "cards": formula.tribe_card(None)}
    row = [signs_[kind], formula.space(0.1), formula.words(text, 0.86, TERRACOTTA if over else LINE)]
    formula.draw(canvas, row, -26, 0, min(164, formula.width(row, 50)), 50)


def _hand_frame(lit: Lit) -> Frame:
    """Return the frame of the hand card."""
    return _HAND_BESIDE_MAP if lit.targets else _HAND


def _draw_hand(picture: Picture, camp: CampView, lit: Lit) -> None:
    """Draw the hand card, or its empty place."""
    x, y, width, height = _hand_frame(lit)
    if camp.hand is not None and camp.hand.card is not None:
        if lit.targets:
            picture.paste(cards.small_card(camp.hand.card, height), x + 2, y + height / 2)
        else:
            picture.paste(cards.card(camp.hand.card, width, height), x, y)
        if camp.hand.waits or camp.hand.fresh:
            picture.paste(panels.draw_waiting(52), x + width - 24, y + 62)
    elif lit.hand:
        picture.paste(_draw_empty_place(width, height), x, y)
        picture.paste(_open_hand(height // 2), x + width * 0.28, y + height / 2)


@cached_sprite
def _open_hand(height: int) -> Canvas:
    """Draw the hand that may take a card; the origin is the middle of its left edge."""
    canvas = Canvas(height, 0, margin=height // 2 + 6)
    formula.HAND.draw(canvas, 0, 0, height)
    return canvas


@cached_drawing(margin=6)
def _chip(canvas: Canvas, card: Card | Kind, name: str, width: int, height: int) -> None:
    """Draw a small card of the middle, or its back, above its name; the origin is the top left corner.

    Without a name it is pale, since no marker can go there.
    """
    tribe = card in TRIBE_CARDS
    field = symbols.TINTS[TRIBE_CARDS[card].symbol] if isinstance(card, Card) and tribe else formula.GOODS_FIELD
    canvas.box(0, 0, width, height, 10, field)
    if isinstance(card, Kind):
        row = [formula.card_back(card)]
    elif tribe:
        row = [formula.picture(signs.symbol(TRIBE_CARDS[card].symbol).draw)]
    else:
        gain, *others = GOODS_CARDS[card]
        row = [formula.any_good()] if others else lines.icons(gain)
    high = 52 if name else 72
    formula.draw(canvas, row, 3, high / 2 + 3 if name else height / 2, width - 6, high)
    if name:
        canvas.fill(rounded_rectangle(0, height - 40, width, 40, 10), CHOICE)
        letters.write(canvas, width / 2, height - 20, name, 34, badges.WHITE)
    else:
        canvas.fade(AWAY)
