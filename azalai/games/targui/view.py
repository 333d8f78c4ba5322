"""What a seat may know of a game of Targui."""

from __future__ import annotations

import enum

import msgspec

from azalai.games.contract import Outcome, Seat, View
from azalai.games.targui.cards import Card, Rows
from azalai.games.targui.components import Border, Kind, Numbers, Place
from azalai.games.targui.moves import Bargain, Sale, Tokens


class Phase(enum.StrEnum):
    """What is being done."""

    PLACING = "placing"
    ACTING = "acting"
    RAID = "raid"
    OVER = "over"


class PendingKind(enum.StrEnum):
    """What the seat to act must settle before anything else."""

    TRADE = "trade"  # trade on at the Merchant, or finish
    TAKE = "take"  # choose what the goods card of the Caravan gives
    DRAWN = "drawn"  # lay, keep or discard the tribe card drawn
    GAIN = "gain"  # take goods that a tribe card gives
    GIFT = "gift"  # the same, or a gold or a point
    SHIFT = "shift"  # move cards of the display, or finish
    LIMIT = "limit"  # give back goods that are too many


class Pending(msgspec.Struct, frozen=True):
    """What must be settled first: by which card (None: none, or a card the viewer may not see), and how many goods,
    cards to move, or 1:1 trades are left."""

    choice: PendingKind
    card: Card | None = None
    count: int = 0


class BorderView(msgspec.Struct, frozen=True):
    """A border card, and whose figure stands there. `used`: its action is done."""

    border: Border
    seat: Seat | None
    used: bool


class SpotView(msgspec.Struct, frozen=True):
    """A place of the middle. `card` None: it lies face down. `seat`: whose marker stands there; `used`: it was used in
    this round (the card it stood on is gone, or the marker has moved on)."""

    place: Place
    kind: Kind
    card: Card | None
    seat: Seat | None
    used: bool


class Prospect(msgspec.Struct, frozen=True):
    """What laying a tribe card would bring in this position: goods off its price, goods its effect gives now, the most
    points for a row that it could complete; `payable`: its price can be paid now and a place is free."""

    card: Card
    discount: int
    goods: int
    row_points: int
    payable: bool


class ActionView(msgspec.Struct, frozen=True):
    """An action that a figure (`border`) or a marker (`place`, with the open `card` below it) gives its owner.

    `possible`: its owner could use it as things stand. `gain`: what it surely brings. `bargains`: the single trades his
    goods allow; `sales`: those he could make. `prospect`: of the tribe card that it could lay, as far as the viewer
    knows it."""

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
    """The card in a hand. `card` None: the viewer may not see it. `open`: everybody has seen it. `fresh`: it was taken
    in this round, so that the Noble can't lay it yet; `waits`: nothing else can either (ruling R17)."""

    card: Card | None
    open: bool
    waits: bool
    fresh: bool = False


class CampView(msgspec.Struct, frozen=True):
    """A player's side of the table. `goods` by kind in the order of `Good`; `points` are tokens, `printed` those on the
    cards of the display. `rows` from the top, each from the left; None is a gap while T27 moves two cards.
    `stored_gold`: the gold on the well card T09 is there. `over`: cards of the display whose effect is over.
    `to_place`: figures still to be placed; `short_next`: only two may be placed in the next round. `received`: by kind
    of goods, whether a goods card gave it in this round. `actions`: figures in the order in which they were placed,
    then markers. `effects`: cards that count at the end, with their points as it stands; `row_points`: the same for
    rows. `hand_prospect`: of the hand card laid by the Noble, if the viewer knows it."""

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
    """Where the last move left its mark on the table: the seat that moved, a border card, a place of the middle, a card
    of its display. None: nothing there."""

    seat: Seat
    border: Border | None = None
    place: Place | None = None
    card: Card | None = None


class TarguiView(View, frozen=True, kw_only=True):
    """`borders` in the order of their numbers, `middle` row by row. `robber` is where it stands; `raid` the corner that
    is being settled, `next_raid` the one that comes next (None after the last). `first` holds the amulet; `to_act` is
    None when the game is over. Piles by number of cards, discards open, the last one on top. `supply_...`: tokens left
    in the box; below 0 so many are owed. `placeable`: where the seat to act may put a figure. `last_round`: a display
    is full."""

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
