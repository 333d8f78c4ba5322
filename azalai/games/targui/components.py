"""Box of Targui (Andreas Steiger, Kosmos 2012): kinds, places and numbers. The cards are in `cards`.

"The grid" is 5 x 5 cards, row 0 at the top, column 0 at the left; the border runs clockwise from card 1, right of the
top left corner, to card 16, that corner.
"""

from __future__ import annotations

import enum
from typing import TypeAlias


class Good(enum.StrEnum):
    """Kinds of goods; tables of numbers by kind follow this order."""

    DATES = "dates"
    SALT = "salt"
    PEPPER = "pepper"


class Token(enum.StrEnum):
    """Tokens that are taken or paid, in the order of the notation. `STORED`: the gold on a player's well card."""

    DATES = "dates"
    SALT = "salt"
    PEPPER = "pepper"
    GOLD = "gold"
    STORED = "stored"
    POINT = "point"


class Symbol(enum.StrEnum):
    """Symbols of tribe cards."""

    WELL = "well"
    RIDER = "rider"
    OASIS = "oasis"
    TARGIA = "targia"
    TENT = "tent"


class Kind(enum.StrEnum):
    """Piles; the backs of their cards differ, so the kind of a face-down card is known to all."""

    GOODS = "goods"
    TRIBE = "tribe"


class Action(enum.StrEnum):
    """Actions of border cards."""

    NOBLE = "noble"
    GOOD = "good"
    MERCHANT = "merchant"
    MIRAGE = "mirage"
    SILVERSMITH = "silversmith"
    CARAVAN = "caravan"
    EXPANSION = "expansion"
    RAID = "raid"


class Border(enum.StrEnum):
    """Border cards by their printed numbers, the corners at the ends of the rows."""

    B1, B2, B3, B4 = "1", "2", "3", "4"
    B5, B6, B7, B8 = "5", "6", "7", "8"
    B9, B10, B11, B12 = "9", "10", "11", "12"
    B13, B14, B15, B16 = "13", "14", "15", "16"


class Place(enum.StrEnum):
    """Source of a card's use.

    The nine places of the middle (rows a to c from the top, columns 1 to 3 from the left); the hand, by the Noble or
    without him (T08); or just drawn from a pile.
    """

    A1, A2, A3 = "a1", "a2", "a3"
    B1, B2, B3 = "b1", "b2", "b3"
    C1, C2, C3 = "c1", "c2", "c3"
    NOBLE = "noble"
    PATH = "path"
    DRAWN = "drawn"


class Row(enum.StrEnum):
    """Row of a player's display."""

    ROW1 = "row1"
    ROW2 = "row2"
    ROW3 = "row3"


class Slot(enum.StrEnum):
    """Place in a player's display: row from the top, place from the left."""

    R1P1, R1P2, R1P3, R1P4 = "r1p1", "r1p2", "r1p3", "r1p4"
    R2P1, R2P2, R2P3, R2P4 = "r2p1", "r2p2", "r2p3", "r2p4"
    R3P1, R3P2, R3P3, R3P4 = "r3p1", "r3p2", "r3p3", "r3p4"


Numbers: TypeAlias = tuple[int, int, int]
"""Count of each kind of goods, in the order of `Good`."""

GOODS = tuple(Good)
ROWS = tuple(Row)
SLOTS = tuple(Slot)
BORDERS = tuple(Border)
MIDDLE = tuple(Place)[:9]
GOODS_TOKENS = tuple(Token)[:3]

SEATS = 2
FIGURES = 3
ROUNDS = 12

START_GOODS: Numbers = (2, 2, 2)
START_GOLD = 1
START_POINTS = 4

GOODS_IN_BOX: Numbers = (10, 10, 10)
GOLD_IN_BOX = 8
POINT_TOKENS_IN_BOX = {1: 6, 3: 5, 5: 4}

GOODS_LIMIT = 10
GOLD_LIMIT = 3
DISPLAY_COLUMNS = 4
DISPLAY_PLACES = len(ROWS) * DISPLAY_COLUMNS

SAME_ROW_POINTS = 4
MIXED_ROW_POINTS = 2

GOODS_FOR_GOLD = 3
GOODS_FOR_GOOD = 2
SILVERSMITH_GOODS = {2: 1, 4: 3}
"""Points for a number of goods of one kind."""
SILVERSMITH_GOLD = {1: 2, 2: 4}
"""Points for an amount of gold."""
