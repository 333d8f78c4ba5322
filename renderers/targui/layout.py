"""Where things lie on the player's own sheet of the private picture; it follows from what the player knows alone."""

from __future__ import annotations

from typing import NamedTuple

from games.targui.cards import Card
from games.targui.components import DISPLAY_COLUMNS, GOLD_LIMIT, GOODS_LIMIT, ROWS, SLOTS, Row, Slot
from games.targui.view import CampView, PendingKind, TarguiView
from renderers.kit.picture import MARGIN, WIDTH, Frame
from renderers.targui import scene
from renderers.targui.table import TOP

LEFT, ACROSS, PAD = scene.SIDE, WIDTH - MARGIN - scene.SIDE, 20
GAP = 10
STOCK = 106
"""From the top edge down to the stock."""
_ROWS, _BRACES = 142, 34
"""From the top edge down to the display, and what brackets under the stock add."""
_HIGH, _TALL = 88, 112
"""Height of a place of the display, and beside a list where no card lies below."""
_CARD = 150, 194
_HAND = 60, 62
_NEARLY = GOODS_LIMIT - 2
"""From so many goods on their limit is shown."""


class Layout(NamedTuple):
    """Where things lie on the sheet: `rows` is the upper edge of the display, `place` the size of its places; `card` is
    what lies below, `bottom` the lower edge of the sheet."""

    rows: int
    place: tuple[int, int]
    card: Card | None
    drawn: bool
    bottom: int

    def slot(self, slot: Slot) -> Frame:
        """A place of the display."""
        row, column = divmod(SLOTS.index(slot), DISPLAY_COLUMNS)
        width, height = self.place
        across = (ACROSS - 2 * PAD + GAP) / DISPLAY_COLUMNS
        return Frame(LEFT + PAD + round(column * across), self.rows + row * (height + GAP), width, height)

    def next(self, camp: CampView, row: Row) -> Frame:
        """Where the next card of a row would lie."""
        number = ROWS.index(row)
        column = min(len(camp.rows[number]), DISPLAY_COLUMNS - 1)
        return self.slot(SLOTS[number * DISPLAY_COLUMNS + column])

    @property
    def hand(self) -> Frame:
        """The empty hand."""
        return Frame(LEFT + 192, TOP + 44 - _HAND[1] // 2, *_HAND)

    @property
    def below(self) -> Frame:
        """The card below the display."""
        return Frame(LEFT + PAD, self.bottom - PAD - _CARD[1], *_CARD)


def layout(view: TarguiView, camp: CampView, *, listed: bool, shifting: bool = False) -> Layout:
    """Where things lie. `listed`: a list of choices follows below the sheet. `shifting`: cards of the display
    are moved, so that nothing else needs room."""
    pending = view.pending
    seen = pending.card if pending is not None and pending.choice in (PendingKind.TAKE, PendingKind.DRAWN) else None
    drawn_card = seen if view.to_act == camp.seat else None
    card = drawn_card or (None if camp.hand is None else camp.hand.card)
    if shifting:
        card = None
    high = _TALL if shifting or (listed and card is None) else _HIGH
    rows = TOP + _ROWS + _BRACES * crowded(camp)
    width = int((ACROSS - 2 * PAD + GAP) / DISPLAY_COLUMNS - GAP)
    bottom = rows + len(ROWS) * (high + GAP) - GAP + PAD + (14 + _CARD[1] if card is not None else 0)
    return Layout(rows, (width, high), card, drawn_card is not None, bottom)


def crowded(camp: CampView) -> bool:
    """Whether the limits of the stock are near."""
    return sum(camp.goods) >= _NEARLY or camp.gold > GOLD_LIMIT
