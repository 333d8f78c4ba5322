"""View of a seat of a game of Targui; `knowledge.py` makes it, without the hidden card of the other."""

from __future__ import annotations

import enum

import msgspec

from azalai.games.contract import Outcome, Seat, View
from azalai.games.targui.cards import Card, Rows
from azalai.games.targui.components import Border, Kind, Numbers, Place
from azalai.games.targui.moves import Bargain, Sale, Tokens


class Phase(enum.StrEnum):
    """Phases."""

    PLACING = "placing"
    ACTING = "acting"
    RAID = "raid"
    OVER = "over"


class PendingKind(enum.StrEnum):
    """Choices that the seat to act must settle first."""

    TRADE = "trade"  # trade on at the Merchant, or finish
    TAKE = "take"  # choose the gain of the goods card of the Caravan
    DRAWN = "drawn"  # lay, keep or discard the tribe card drawn
    GAIN = "gain"  # take goods that a tribe card gives
    GIFT = "gift"  # the same, or a gold or a point
    SHIFT = "shift"  # move cards of the display, or finish
    LIMIT = "limit"  # give back goods over the limit


class Pending(msgspec.Struct, frozen=True):
    """Choice that a player still has to make.

    `card` is None without a card, and for a card that the viewer may not see; `count`: the goods, the cards to move or
    the 1:1 trades that are left.
    """

    choice: PendingKind
    card: Card | None = None
    count: int = 0


class BorderView(msgspec.Struct, frozen=True):
    """Border card, and the owner of a figure there. `used`: its action is done."""

    border: Border
    seat: Seat | None
    used: bool


class SpotView(msgspec.Struct, frozen=True):
    """Place of the middle.

    `card` None: it lies face down. `seat`: the owner of a marker there; `used`: it was used in this round (its card is
    replaced, or the marker has moved on).
    """

    place: Place
    kind: Kind
    card: Card | None
    seat: Seat | None
    used: bool


class Prospect(msgspec.Struct, frozen=True):
    """Result of laying a tribe card in this position.

    Goods off its price, goods of its effect now, the most points for a row that it could complete; `payable`: its price
    can be paid now and a place is free.
    """

    card: Card
    discount: int
    goods: int
    row_points: int
    payable: bool


class ActionView(msgspec.Struct, frozen=True):
    """Action of a figure (`border`) or a marker (`place`, with the open `card` below it) for its owner.

    `possible`: its owner could use it now. `gain`: its sure gain. `bargains`: the single trades that the owner's goods
    allow; `sales`: the possible ones. `prospect`: that of the tribe card that it could lay, as far as the viewer knows
    it.
    """

    border: Border | None
    place: Place | None
    card: Card | None
    used: bool
    possible: bool
    gain: Tokens = ()
    bargains: tuple[Bargain, ...] = ()
    sales: tuple[Sale, ...] = ()
    prospect: Prospect | None = None


class HandView(msgspec.Struct, frozen=True):
    """Card in a hand.

    `card` None: the viewer may not see it. `open`: all players have seen it. `fresh`: it was taken in this round, so
    that the Noble can't lay it yet; `waits`: nothing else can either (ruling R17).
    """

    card: Card | None
    open: bool
    waits: bool
    fresh: bool = False


class CampView(msgspec.Struct, frozen=True):
    """Side of a player.

    `goods` by kind in the order of `Good`; `points` are tokens, `printed` those on the cards of the display. `rows`
    from the top, each from the left; None is a gap while T27 moves two cards. `stored_gold`: the gold on the well card
    T09 is there. `over`: cards of the display whose effect is over. `to_place`: figures still to be placed;
    `short_next`: only two may be placed in the next round. `received`: by kind of goods, whether a goods card gave it
    in this round. `actions`: figures in the order of placing, then markers. `effects`: cards that count at the end,
    with their present points; `row_points`: the same for rows. `hand_prospect`: that of the hand card laid by the
    Noble, if the viewer knows it.
    """

    seat: Seat
    goods: Numbers
    gold: int
    points: int
    printed: int
    rows: Rows
    stored_gold: bool
    hand: HandView | None
    hand_prospect: Prospect | None
    over: tuple[Card, ...]
    to_place: int
    short_next: bool
    received: tuple[bool, bool, bool]
    actions: tuple[ActionView, ...]
    effects: tuple[tuple[Card, int], ...]
    row_points: tuple[int, int, int]


class Latest(msgspec.Struct, frozen=True):
    """Marks of the last move on the table.

    The seat that moved, a border card, a place of the middle, a card of its display. None: nothing there.
    """

    seat: Seat
    border: Border | None = None
    place: Place | None = None
    card: Card | None = None


class TarguiView(View, frozen=True, kw_only=True):
    """View of a seat.

    `borders` in the order of their numbers, `middle` row by row. `robber` is its border card; `raid` the corner that is
    being settled, `next_raid` the one that comes next (None after the last). `first` holds the amulet; `to_act` is None
    when the game is over. Piles by number of cards, discards open, the last one on top. `supply_...`: tokens left in
    the box; negative if tokens are owed. `placeable`: border cards for the figure of the seat to act. `last_round`: a
    display is full.
    """

    round: int
    phase: Phase
    robber: Border
    raid: Border | None
    next_raid: Border | None
    first: Seat
    to_act: Seat | None
    borders: tuple[BorderView, ...]
    middle: tuple[SpotView, ...]
    goods_pile: int
    tribe_pile: int
    goods_discard: tuple[Card, ...]
    tribe_discard: tuple[Card, ...]
    camps: tuple[CampView, ...]
    supply_goods: Numbers
    supply_gold: int
    supply_points: int
    placeable: tuple[Border, ...]
    pending: Pending | None
    last_round: bool
    latest: Latest | None
    outcome: Outcome | None
