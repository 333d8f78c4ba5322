"""Panel of a player on the board: name, amulet, hand, points, stock, display."""

from __future__ import annotations

from azalai.games.targui.cards import TRIBE_CARDS as TRIBE
from azalai.games.targui.cards import Card, StoredGold
from azalai.games.targui.components import DISPLAY_COLUMNS, GOODS, SLOTS, Kind
from azalai.games.targui.display import card_at
from azalai.games.targui.view import CampView, Phase, TarguiView
from azalai.renderers.kit import ornaments
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.canvas import Canvas
from azalai.renderers.kit.palette import GLOW, INK, NIGHT, PAPER, TERRACOTTA, mix
from azalai.renderers.kit.picture import LEGIBLE, Frame, Picture
from azalai.renderers.kit.sprites import cached_drawing
from azalai.renderers.targui import border as pieces
from azalai.renderers.targui import cards, figures, formula, scene

_PAD = 20
_BETWEEN = 3
"""Smallest gap between two kinds of a stock."""
NONE = mix(INK, PAPER, 0.55)
"""Colour of a number that is 0."""


def points(camp: CampView) -> int:
    """Return tokens and printed points; effects and rows count at the end."""
    return camp.points + camp.printed


def points_at_end(camp: CampView) -> int:
    """Return the points for rows and effects in the present position."""
    return sum(camp.row_points) + sum(worth for _, worth in camp.effects)


def draw_camp(picture: Picture, view: TarguiView, camp: CampView, name: str, frame: Frame) -> None:
    """Draw the panel of a player."""
    turn = view.to_act == camp.seat
    picture.paste(scene.sheet(frame.width, frame.height, TERRACOTTA if turn else None), frame.x, frame.y)
    latest = view.latest if view.latest is not None and view.latest.seat == camp.seat else None
    if latest is not None and latest.border is None and latest.place is None and latest.card is None:
        picture.paste(ornaments.glow(44, 44, 12, 7, GLOW), frame.x + 18, frame.y + 18)
    draw_head(picture, view, camp, name, frame, 56)
    draw_stock(picture, camp, frame.x + _PAD, frame.y + 100, frame.width - 2 * _PAD, 43, 44)
    newest = latest.card if latest is not None else None
    inside = Frame(frame.x + _PAD, frame.y + 138, frame.width - 2 * _PAD, frame.height - 138 - _PAD)
    draw_display(picture, camp, inside, 10, newest)
    if turn:
        picture.paste(scene.pennant(), frame.x + 28, frame.y - 6)


def draw_head(picture: Picture, view: TarguiView, camp: CampView, name: str, frame: Frame, size: int) -> None:
    """Draw mark, name, amulet, hand, and the points with digits `size` high, between the sides of a panel's head."""
    x, y, right = frame.x + _PAD, frame.y + 40, frame.x + frame.width - _PAD
    total = str(points(camp) + (points_at_end(camp) if view.phase is Phase.OVER else 0))
    wide = letters.width(total, "Bold", size)
    picture.number(right - wide / 2, y, total, size, NIGHT)
    coin = right - wide - round(size * 0.58)
    picture.paste(scene.points(size - 4), coin, y)
    picture.paste(pieces.mark(camp.seat, 40), x + 20, y)
    first, hand = view.first == camp.seat, camp.hand is not None
    room = coin - 30 - (x + 47) - 48 * first - 42 * hand - 44 * camp.short_next
    at = x + 53 + picture.name_between(x + 47, y, name, (46, LEGIBLE), room, INK)
    if first:
        picture.paste(scene.draw_small("amulet", 44), at + 20, y)
        at += 48
    if camp.hand is not None:
        if camp.hand.card is not None and camp.hand.open:
            picture.paste(cards.small_card(camp.hand.card, 50), at, y)
        else:
            picture.paste(cards.small_back(Kind.TRIBE, 36, 50), at, y - 25)
        at += 42
    if camp.short_next:
        picture.paste(draw_fewer(44), at + 18, y)


@cached_drawing(reach=1)
def draw_fewer(canvas: Canvas, size: int) -> None:
    """Draw the sign of one figure less in the next round; the origin is the middle."""
    opponent = figures.anybody(figures.OPPONENT)
    formula.draw(canvas, [formula.strike_sign(formula.draw_pale(opponent, 0.95, 0.8, 0.6))], -size / 2, 0, size, size)


def draw_stock(picture: Picture, camp: CampView, x: int, y: int, width: int, size: int, digits: int) -> None:
    """Draw goods, gold and points tokens with their numbers, pale if there are none."""
    stock = [*zip((good.value for good in GOODS), camp.goods, strict=True), ("gold", camp.gold), ("coin", camp.points)]
    written = sum(letters.width(str(count), "Bold", digits) for _, count in stock)
    size = min(size, int((width - written - 4 * _BETWEEN) / (1.04 * len(stock))))
    between = (width - written - 1.04 * size * len(stock)) / (len(stock) - 1)
    at = float(x)
    for kind, count in stock:
        icon = scene.coin(size, not count) if kind == "coin" else scene.good(kind, size, not count)
        picture.paste(icon, at + size * 0.5, y)
        wide = letters.width(str(count), "Bold", digits)
        picture.number(at + size * 1.04 + wide / 2, y, count, digits, INK if count else NONE)
        at += size * 1.04 + wide + between


def _is_over(camp: CampView, card: Card) -> bool:
    """Return True if the effect of a card in the display is over."""
    return card in camp.over or (isinstance(TRIBE[card].effect, StoredGold) and not camp.stored_gold)


def list_places(camp: CampView) -> list[tuple[int, int, Card | None]]:
    """Return the row and the column of each place of a display with its card."""
    return [(*divmod(number, DISPLAY_COLUMNS), card_at(camp.rows, slot)) for number, slot in enumerate(SLOTS)]


def draw_display(picture: Picture, camp: CampView, frame: Frame, gap: int, newest: Card | None) -> None:
    """Draw three rows of four places; `newest` glows."""
    across = (frame.width + gap) / DISPLAY_COLUMNS
    down = (frame.height + gap) / len(camp.rows)
    width, height = int(across - gap), int(down - gap)
    for row, column, card in list_places(camp):
        x, y = frame.x + round(column * across), frame.y + round(row * down)
        if card is None:
            picture.paste(cards.place(width, height), x, y)
            continue
        if card is newest:
            picture.paste(ornaments.glow(width + 12, height + 12, 16, 6, GLOW), x - 6, y - 6)
        picture.paste(cards.draw_laid_card(card, width, height, over=_is_over(camp, card)), x, y)
