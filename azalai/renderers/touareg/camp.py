"""Panel of a player on the board: name, hand, animals with their loads, special cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from azalai.games.touareg.components import UNUSED_POINTS, Good, Special
from azalai.games.touareg.view import CampView, TouaregView
from azalai.renderers.kit import marks, ornaments, scene
from azalai.renderers.kit import type as letters
from azalai.renderers.kit.palette import GLOW, INK, LINE, OCHRE, TERRACOTTA
from azalai.renderers.kit.picture import LEGIBLE, Picture
from azalai.renderers.touareg import caravan, cards
from azalai.renderers.touareg.caravan import Held

SHELF = 150
_ONE_LINE, _TWO_LINES = 78, 138
"""Height of a panel's head; in a narrow one the name has its own line."""
_OPEN, _ROOM = (39, 52), 98
"""Size of an open card of a hand, and the room for all of them."""


class Frame(NamedTuple):
    """Frame of a panel; with a `shelf` the special cards stand on a strip below the animals."""

    x: int
    y: int
    width: int
    height: int
    shelf: bool
    largest: float

    @property
    def narrow(self) -> bool:
        """True if three panels share a row."""
        return self.width < 500


class Cards(NamedTuple):
    """Layout of the special cards: in `rows`, `width` x `height` each at scale 1, `step` from one to the next."""

    width: float
    height: float
    step: float
    rows: int = 1

    def columns(self, count: int) -> int:
        """Return the number of cards in a full row."""
        return math.ceil(count / self.rows)

    def row_width(self, count: int) -> float:
        """Return the width of the rows with the gap before them."""
        return (self.columns(count) - 1) * self.step + self.width + 12 if count else 0


def points(camp: CampView) -> int:
    """Return all points scored so far."""
    return sum(sum(score.goods) + score.specials for score in camp.scores)


def draw_camp(picture: Picture, view: TouaregView, camp: CampView, name: str, frame: Frame) -> None:
    """Draw the contents of a player's panel."""
    turn = view.to_act == camp.seat
    shelf = SHELF if frame.shelf else 0
    if turn:
        picture.paste(scene.frame(frame.width, frame.height, TERRACOTTA), frame.x, frame.y)
    latest = view.latest if view.latest is not None and view.latest.seat == camp.seat else None
    if latest is not None and latest.place is None and latest.special is None:
        # nothing that arrived is to be seen here (drawn, sent, hidden, stolen): who it was
        picture.paste(ornaments.glow(40, 40, 20, 7, GLOW), frame.x + 28, frame.y + 22)
    lies_open = caravan.lies_open(view.camps)
    _head(picture, camp, name, frame, turn=turn, lies_open=lies_open)
    row = [card if lies_open else card._replace(goods=()) for card in caravan.list_special_cards(camp)]
    ground = frame.y + frame.height - 20 - shelf
    if frame.shelf:
        beside, look = 0.0, _on_shelf(frame, len(row))
    else:
        look = _lay_out_beside(frame, camp, len(row))
        beside = look.row_width(len(row))
    layout = caravan.arrange(
        camp.animals,
        frame.x + 18,
        frame.x + frame.width - 24,
        frame.y + (_TWO_LINES if frame.narrow else _ONE_LINE),
        ground,
        frame.largest,
        beside,
    )
    if layout.ledge is not None:
        room = 0 if frame.shelf else round(look.row_width(len(row)) * layout.scale)
        picture.paste(scene.ledge(frame.width, room), frame.x, layout.ledge)
    special = latest.special if latest is not None else None
    donkeys = [animal.place for animal in camp.animals if caravan.is_donkey(animal.place)]
    for spot in layout.spots:
        place = spot.animal.place
        if special is Special.DONKEY and place == donkeys[-1]:
            wide, high = round(150 * layout.scale), round(100 * layout.scale)
            picture.paste(ornaments.glow(wide, high, 40, 16, GLOW, 0.9), spot.x, spot.ground - high - 4)
        caravan.draw_animal(picture, spot, camp.seat, layout, caravan.count_arrived(latest, camp.seat, place))
        if view.settling and caravan.is_donkey(place) and not spot.animal.load:
            star = ornaments.star(56, UNUSED_POINTS[Special.DONKEY], digits=LEGIBLE)
            picture.paste(star, spot.x + 76 * layout.scale, spot.ground - 132 * layout.scale - 8)
    _special_cards(picture, view, row, special, frame, look, ground, layout.scale)


def _head(picture: Picture, camp: CampView, name: str, frame: Frame, *, turn: bool, lies_open: bool) -> None:
    right, y = frame.x + frame.width, frame.y + 44
    below = y + 58 if frame.narrow else y
    scored = bool(camp.scores)
    pennant = right - 190
    if turn and frame.narrow:
        picture.paste(ornaments.banner(46, 68), right - 40, frame.y + 3)
    elif turn:
        picture.paste(ornaments.banner(58, 96 if scored else 87, cross=not scored), pennant, frame.y + 3)
    if scored:
        picture.paste(ornaments.star(76, points(camp), digits=LEGIBLE), pennant, below)
    picture.paste(marks.mark(camp.seat, 44), frame.x + 40, y)
    aside = (74 if turn else 12) if frame.narrow else 236 if turn or scored else 130
    room = frame.width - aside - 72
    weight: letters.Weight = "Bold" if turn else "Semibold"
    picture.name(frame.x + 72, y + 15, name, (46, LEGIBLE), room, INK, weight)
    if camp.hand and lies_open:
        _open_hand(picture, camp.hand, right - 118, below)
        return
    picture.number(right - 42, below, camp.hand_count, 50, INK if camp.hand_count else LINE)
    picture.paste(cards.hand(min(camp.hand_count, 2)), right - 118, below)


def _open_hand(picture: Picture, hand: Sequence[Good], x: float, y: float) -> None:
    """Draw the hand of a finished game, which breaks ties."""
    step = min(_OPEN[0] + 4, (_ROOM - _OPEN[0]) / max(1, len(hand) - 1))
    for number, good in enumerate(hand):
        picture.paste(cards.goods_card(good, *_OPEN), x + number * step, y - _OPEN[1] / 2)


def _lay_out_beside(frame: Frame, camp: CampView, count: int) -> Cards:
    """Return the layout of the cards at the right.

    They overlap by half, then stand in two rows, before the animals shrink.
    """
    width, height = (76, 98) if frame.narrow else (112, 146)
    room = frame.width - 42
    row = caravan.natural_width(camp.animals)
    look = Cards(width, height, width + 12)
    for rows, step in ((1, width + 12), (1, 0.75 * width), (1, 0.5 * width), (2, 0.5 * width), (2, 0.36 * width)):
        look = Cards(width, height, step, min(rows, max(1, count)))
        if row + look.row_width(count) <= room / 0.9:
            break
    return look


def _on_shelf(frame: Frame, count: int) -> Cards:
    room = frame.width - 48 - 80
    return Cards(80, 100, min(94, room / max(1, count - 1)))


def _special_cards(
    picture: Picture,
    view: TouaregView,
    row: Sequence[Held],
    bought: Special | None,
    frame: Frame,
    look: Cards,
    ground: float,
    scale: float,
) -> None:
    if not row:
        return
    scale = 1 if frame.shelf else scale
    width, height = round(look.width * scale), round(look.height * scale)
    if frame.shelf:
        first, foot = frame.x + 24, frame.y + frame.height - 16
    else:
        first, foot = frame.x + frame.width - 12 - math.ceil(look.row_width(len(row)) * scale), round(ground) - 2
    any_goods = any(card.goods for card in row)
    above = (24 if any_goods else 18) if frame.shelf else (46 if any_goods else 34)
    higher = above * scale * (1 if look.rows == 1 else 0.62)
    columns = look.columns(len(row))
    upper = height + 8 + higher * max(card.hidden for card in row[-columns:])
    newest = max((number for number, card in enumerate(row) if card.kind is bought), default=None)
    lowest_left_last = sorted(range(len(row)), key=lambda number: (number // columns, -(number % columns)))
    for number in lowest_left_last:  # the left one is on top: a right half shows a plan's star
        card = row[number]
        x = first + number % columns * look.step * scale
        top = foot - height - upper * (look.rows - 1 - number // columns)
        if number == newest:
            picture.paste(ornaments.glow(width + 6, height + 6, 14, 8, OCHRE), x - 3, top - 3)
        for back in range(card.hidden if not card.goods else 0, 0, -1):
            picture.paste(ornaments.back(width, height, cross=False, step=18, radius=11), x, top - higher * back)
        high = round(higher)
        for place, good in enumerate(card.goods):
            picture.paste(cards.tile(good, width, high), x + width / 2, top + 2 - high * place)
        star = UNUSED_POINTS[card.kind] if view.settling and not card.hidden else 0
        picture.paste(cards.special_card(card.kind, width, height, card.used, star), x, top)
