"""All 80 cards: 16 of the border, 19 goods cards, 45 tribe cards; prices, points and effects as data.

Tribe cards have no printed title; they have numbers. Nine of each symbol: three plain ones, one that counts pairs of
another symbol, one discount for its own, four special ones.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from azalai.games.targui.components import BORDERS, GOODS, GOODS_TOKENS, Action, Border, Good, Numbers, Symbol, Token


class Card(enum.StrEnum):
    """Cards of the two piles: `t` tribe, the nine of each symbol in a row; `g` goods."""

    T01, T02, T03, T04, T05, T06, T07, T08, T09 = "t01", "t02", "t03", "t04", "t05", "t06", "t07", "t08", "t09"
    T10, T11, T12, T13, T14, T15, T16, T17, T18 = "t10", "t11", "t12", "t13", "t14", "t15", "t16", "t17", "t18"
    T19, T20, T21, T22, T23, T24, T25, T26, T27 = "t19", "t20", "t21", "t22", "t23", "t24", "t25", "t26", "t27"
    T28, T29, T30, T31, T32, T33, T34, T35, T36 = "t28", "t29", "t30", "t31", "t32", "t33", "t34", "t35", "t36"
    T37, T38, T39, T40, T41, T42, T43, T44, T45 = "t37", "t38", "t39", "t40", "t41", "t42", "t43", "t44", "t45"
    G01, G02, G03, G04, G05, G06 = "g01", "g02", "g03", "g04", "g05", "g06"
    G07, G08, G09, G10, G11, G12 = "g07", "g08", "g09", "g10", "g11", "g12"
    G13, G14, G15, G16, G17, G18, G19 = "g13", "g14", "g15", "g16", "g17", "g18", "g19"


Rows: TypeAlias = tuple[tuple[Card | None, ...], tuple[Card | None, ...], tuple[Card | None, ...]]
"""Display, from the top, each row from the left. None is a gap, possible only while two cards are being moved."""


class Timing(enum.StrEnum):
    """Time at which the effect of a tribe card works."""

    NONE = "none"  # points only
    NOW = "now"  # once, right after laying
    NEXT = "next"  # in the next round
    ONCE = "once"  # once, later, when its owner likes
    ROUND = "round"  # at most once a round
    ALWAYS = "always"
    END = "end"  # at the final scoring


class CountsPairs(msgspec.Struct, frozen=True, tag=True):
    """Points at the end for every `per` cards of a symbol in the own display."""

    symbol: Symbol
    per: int = 2
    points: int = 1


class Discount(msgspec.Struct, frozen=True, tag=True):
    """Number of goods by which later cards of this symbol are cheaper."""

    symbol: Symbol
    goods: int = 1


class OntoRobber(msgspec.Struct, frozen=True, tag=True):
    """Figures may be placed on the robber's card."""


class GoodsForCards(msgspec.Struct, frozen=True, tag=True):
    """Good of one's choice for every `per` cards of the own display, this one included."""

    per: int = 2


class GoodsForRoom(msgspec.Struct, frozen=True, tag=True):
    """Good of one's choice for every `per` free places."""

    per: int = 2


class HiddenPath(msgspec.Struct, frozen=True, tag=True):
    """The hand card may be laid without the Noble, for more goods."""

    goods: int = 1


class StoredGold(msgspec.Struct, frozen=True, tag=True):
    """Gold from the supply lies on this card and pays once, later, for a tribe card."""


class LargerTribe(msgspec.Struct, frozen=True, tag=True):
    """Points at the end for more cards than the opponent."""

    points: int = 1


class LastOfRow(msgspec.Struct, frozen=True, tag=True):
    """Points at the end if this card is the last of a complete row."""

    points: int = 2


class ExtraGood(msgspec.Struct, frozen=True, tag=True):
    """One more of a good in a round in which a goods card gave it."""

    good: Good


class SafeFromRaids(msgspec.Struct, frozen=True, tag=True):
    """Nothing is lost in raids."""


class Hospitality(msgspec.Struct, frozen=True, tag=True):
    """Goods of one's choice in a round in which no goods card gave any."""

    goods: int = 1


class MovingCamp(msgspec.Struct, frozen=True, tag=True):
    """Cards of the own display may be moved, up to that number."""

    cards: int = 2


class MixedFamilies(msgspec.Struct, frozen=True, tag=True):
    """Points for rows of four different symbols at the end, up to that number of rows, instead of theirs."""

    rows: int = 2
    points: int = 4


class Comfort(msgspec.Struct, frozen=True, tag=True):
    """Points after each raid once the loss has been given up."""

    points: int = 1


class Gifts(msgspec.Struct, frozen=True, tag=True):
    """Goods of one's choice, or 1 gold, or 1 point."""

    goods: int = 3


class LargeCamp(msgspec.Struct, frozen=True, tag=True):
    """Points at the end for a display of `cards` cards or more."""

    cards: int = 10
    points: int = 1


class NobleDiscount(msgspec.Struct, frozen=True, tag=True):
    """Number of goods by which the hand card, laid by the Noble, is cheaper."""

    goods: int = 1


class OneToOne(msgspec.Struct, frozen=True, tag=True):
    """At the Merchant one good buys one good."""


class Visit(msgspec.Struct, frozen=True, tag=True):
    """Number of figures that the opponent places in the next round."""

    figures: int = 2


Effect: TypeAlias = (
    CountsPairs
    | Discount
    | OntoRobber
    | GoodsForCards
    | GoodsForRoom
    | HiddenPath
    | StoredGold
    | LargerTribe
    | LastOfRow
    | ExtraGood
    | SafeFromRaids
    | Hospitality
    | MovingCamp
    | MixedFamilies
    | Comfort
    | Gifts
    | LargeCamp
    | NobleDiscount
    | OneToOne
    | Visit
)


class Price(msgspec.Struct, frozen=True):
    """Goods by kind, and gold; both are paid."""

    goods: Numbers
    gold: int = 0


class TribeCard(msgspec.Struct, frozen=True):
    """`prices` are alternatives (the printed slash), `points` the printed ones."""

    symbol: Symbol
    prices: tuple[Price, ...]
    points: int
    effect: Effect | None = None
    timing: Timing = Timing.NONE


class Raid(msgspec.Struct, frozen=True):
    """Demand of a raid: goods, or gold; or else points."""

    number: int
    points: int
    goods: int = 0
    gold: int = 0


class BorderCard(msgspec.Struct, frozen=True):
    """Border card at its row and column of the grid."""

    row: int
    column: int
    action: Action
    good: Good | None = None
    raid: Raid | None = None


BORDER: Mapping[Border, BorderCard] = {
    Border.B1: BorderCard(0, 1, Action.NOBLE),
    Border.B2: BorderCard(0, 2, Action.GOOD, good=Good.DATES),
    Border.B3: BorderCard(0, 3, Action.GOOD, good=Good.SALT),
    Border.B4: BorderCard(0, 4, Action.RAID, raid=Raid(1, points=1, goods=1)),
    Border.B5: BorderCard(1, 4, Action.MERCHANT),
    Border.B6: BorderCard(2, 4, Action.GOOD, good=Good.PEPPER),
    Border.B7: BorderCard(3, 4, Action.GOOD, good=Good.DATES),
    Border.B8: BorderCard(4, 4, Action.RAID, raid=Raid(2, points=1, goods=2)),
    Border.B9: BorderCard(4, 3, Action.MIRAGE),
    Border.B10: BorderCard(4, 2, Action.SILVERSMITH),
    Border.B11: BorderCard(4, 1, Action.GOOD, good=Good.PEPPER),
    Border.B12: BorderCard(4, 0, Action.RAID, raid=Raid(3, points=2, goods=3)),
    Border.B13: BorderCard(3, 0, Action.CARAVAN),
    Border.B14: BorderCard(2, 0, Action.EXPANSION),
    Border.B15: BorderCard(1, 0, Action.GOOD, good=Good.SALT),
    Border.B16: BorderCard(0, 0, Action.RAID, raid=Raid(4, points=3, gold=1)),
}

GOODS_CARDS: Mapping[Card, tuple[tuple[Token, ...], ...]] = {
    Card.G01: ((Token.DATES,),),
    Card.G02: ((Token.DATES,),),
    Card.G03: ((Token.SALT,),),
    Card.G04: ((Token.SALT,),),
    Card.G05: ((Token.PEPPER,),),
    Card.G06: ((Token.PEPPER,),),
    Card.G07: ((Token.DATES, Token.DATES),),
    Card.G08: ((Token.SALT, Token.SALT),),
    Card.G09: ((Token.PEPPER, Token.PEPPER),),
    Card.G10: ((Token.SALT, Token.PEPPER),),
    Card.G11: ((Token.DATES, Token.PEPPER),),
    Card.G12: ((Token.DATES, Token.SALT),),
    Card.G13: tuple((good,) for good in GOODS_TOKENS),
    Card.G14: tuple((good,) for good in GOODS_TOKENS),
    Card.G15: tuple((good,) for good in GOODS_TOKENS),
    Card.G16: ((Token.GOLD,),),
    Card.G17: ((Token.GOLD,),),
    Card.G18: ((Token.GOLD,),),
    Card.G19: ((Token.POINT,),),
}
"""Gain of each goods card: alternatives, of which one is taken."""

TRIBE_CARDS: Mapping[Card, TribeCard] = {
    Card.T01: TribeCard(Symbol.WELL, (Price((1, 1, 0), 1),), 3),
    Card.T02: TribeCard(Symbol.WELL, (Price((2, 1, 1)),), 2),
    Card.T03: TribeCard(Symbol.WELL, (Price((2, 1, 2)),), 3),
    Card.T04: TribeCard(Symbol.WELL, (Price((0, 1, 0), 1),), 1, CountsPairs(Symbol.TARGIA), Timing.END),
    Card.T05: TribeCard(Symbol.WELL, (Price((1, 2, 0)),), 1, Discount(Symbol.WELL), Timing.ALWAYS),
    Card.T06: TribeCard(Symbol.WELL, (Price((1, 0, 0), 1),), 1, OntoRobber(), Timing.ALWAYS),
    Card.T07: TribeCard(Symbol.WELL, (Price((1, 2, 1)),), 2, GoodsForCards(), Timing.NOW),
    Card.T08: TribeCard(Symbol.WELL, (Price((0, 1, 1), 1),), 2, HiddenPath(), Timing.ALWAYS),
    Card.T09: TribeCard(Symbol.WELL, (Price((1, 0, 0), 1),), 1, StoredGold(), Timing.ONCE),
    Card.T10: TribeCard(Symbol.RIDER, (Price((1, 1, 0), 1),), 3),
    Card.T11: TribeCard(Symbol.RIDER, (Price((1, 2, 1)),), 2),
    Card.T12: TribeCard(Symbol.RIDER, (Price((1, 2, 2)),), 3),
    Card.T13: TribeCard(Symbol.RIDER, (Price((0, 1, 0), 1),), 1, CountsPairs(Symbol.TENT), Timing.END),
    Card.T14: TribeCard(Symbol.RIDER, (Price((0, 0, 0), 1),), 1, LargerTribe(), Timing.END),
    Card.T15: TribeCard(Symbol.RIDER, (Price((2, 2, 1)),), 2, LastOfRow(), Timing.END),
    Card.T16: TribeCard(Symbol.RIDER, (Price((0, 0, 0), 1),), 1, Discount(Symbol.RIDER), Timing.ALWAYS),
    Card.T17: TribeCard(Symbol.RIDER, (Price((0, 0, 2), 1),), 2, ExtraGood(Good.PEPPER), Timing.ROUND),
    Card.T18: TribeCard(Symbol.RIDER, (Price((2, 1, 0)),), 1, GoodsForRoom(), Timing.NOW),
    Card.T19: TribeCard(Symbol.OASIS, (Price((0, 0, 1), 1),), 2),
    Card.T20: TribeCard(Symbol.OASIS, (Price((1, 1, 0), 1),), 3),
    Card.T21: TribeCard(Symbol.OASIS, (Price((2, 1, 2)),), 3),
    Card.T22: TribeCard(Symbol.OASIS, (Price((0, 0, 1), 1),), 1, CountsPairs(Symbol.WELL), Timing.END),
    Card.T23: TribeCard(Symbol.OASIS, (Price((0, 2, 1)),), 1, Discount(Symbol.OASIS), Timing.ALWAYS),
    Card.T24: TribeCard(Symbol.OASIS, (Price((0, 1, 1), 1),), 1, SafeFromRaids(), Timing.ALWAYS),
    Card.T25: TribeCard(Symbol.OASIS, (Price((0, 2, 1)),), 1, ExtraGood(Good.SALT), Timing.ROUND),
    Card.T26: TribeCard(Symbol.OASIS, (Price((1, 0, 1), 1),), 2, Hospitality(), Timing.ROUND),
    Card.T27: TribeCard(Symbol.OASIS, (Price((0, 1, 1), 1),), 2, MovingCamp(), Timing.NOW),
    Card.T28: TribeCard(Symbol.TARGIA, (Price((1, 0, 1), 1),), 3),
    Card.T29: TribeCard(Symbol.TARGIA, (Price((1, 1, 2)),), 2),
    Card.T30: TribeCard(Symbol.TARGIA, (Price((1, 2, 2)),), 3),
    Card.T31: TribeCard(Symbol.TARGIA, (Price((0, 0, 1), 1),), 1, CountsPairs(Symbol.RIDER), Timing.END),
    Card.T32: TribeCard(Symbol.TARGIA, (Price((0, 0, 2), 1),), 1, MixedFamilies(), Timing.END),
    Card.T33: TribeCard(
        Symbol.TARGIA, (Price((1, 2, 0)), Price((0, 0, 0), 1)), 1, Discount(Symbol.TARGIA), Timing.ALWAYS
    ),
    Card.T34: TribeCard(Symbol.TARGIA, (Price((1, 0, 0), 1),), 1, Comfort(), Timing.ALWAYS),
    Card.T35: TribeCard(Symbol.TARGIA, (Price((2, 0, 0), 1),), 2, ExtraGood(Good.DATES), Timing.ROUND),
    Card.T36: TribeCard(Symbol.TARGIA, (Price((1, 1, 2)),), 2, Gifts(), Timing.NOW),
    Card.T37: TribeCard(Symbol.TENT, (Price((0, 0, 1), 1),), 2),
    Card.T38: TribeCard(Symbol.TENT, (Price((1, 0, 1), 1),), 3),
    Card.T39: TribeCard(Symbol.TENT, (Price((2, 2, 1)),), 3),
    Card.T40: TribeCard(Symbol.TENT, (Price((1, 0, 0), 1),), 1, CountsPairs(Symbol.OASIS), Timing.END),
    Card.T41: TribeCard(Symbol.TENT, (Price((1, 0, 1)),), 1, LargeCamp(), Timing.END),
    Card.T42: TribeCard(Symbol.TENT, (Price((1, 0, 2)), Price((0, 0, 0), 1)), 1, Discount(Symbol.TENT), Timing.ALWAYS),
    Card.T43: TribeCard(Symbol.TENT, (Price((1, 0, 0), 1),), 2, NobleDiscount(), Timing.ALWAYS),
    Card.T44: TribeCard(Symbol.TENT, (Price((1, 0, 0), 1),), 1, OneToOne(), Timing.ALWAYS),
    Card.T45: TribeCard(Symbol.TENT, (Price((1, 1, 2)),), 2, Visit(), Timing.NEXT),
}

RAIDS: Mapping[Border, Raid] = {border: card.raid for border, card in BORDER.items() if card.raid is not None}
TRACK = tuple(border for border in BORDERS if border not in RAIDS)
"""Robber's border card in each round: it passes the corners at once."""
CORNERS = tuple(RAIDS)


def _find_facing(border: Border) -> Border | None:
    """Return the card at the other end of the row or column, or None for a corner."""
    if border in RAIDS:
        return None
    row, column = BORDER[border].row, BORDER[border].column
    across = (row, 4 - column) if column in (0, 4) else (4 - row, column)
    return next(other for other, card in BORDER.items() if (card.row, card.column) == across)


FACING: Mapping[Border, Border | None] = {border: _find_facing(border) for border in BORDERS}
GOOD_OF: Mapping[Token, Good] = dict(zip(GOODS_TOKENS, GOODS, strict=True))
