"""Notes of a game on its fields and moves: the way to ask for them, and their meaning."""

from __future__ import annotations

import enum
from typing import Annotated, TypeAlias, TypeVar


class Ask(enum.Enum):
    """Way to ask for a field of a move or of the options, written as `Annotated[type, Ask.NUMBER]`."""

    NUMBER = "number"  # a whole number: a box to type it in, not one button for each
    PICK = "pick"  # some of several items, in no order: a menu that takes several answers
    EACH = "each"  # of the options alone: one for each seat, all different; each player is asked for their own


class Noun(enum.Enum):
    """Meaning of a field, so that words can be found for it.

    A number for a `SEAT`; a thing of the box for one `PIECE` of it (`1 date`); several things for `KINDS`, whatever
    their number (`coffee and salt`). In a view also things `BY_SEAT`.
    """

    SEAT = "seat"
    PIECE = "piece"
    KINDS = "kinds"
    BY_SEAT = "by-seat"


Seat: TypeAlias = Annotated[int, Noun.SEAT]

Item = TypeVar("Item")
BySeat: TypeAlias = Annotated[tuple[Item, ...], Noun.BY_SEAT]
"""Field of a view with one thing for each seat, in the order of the seats.

It tells robots the owner of each thing; the things of a plain tuple have no owner.
"""


class Waiver(enum.IntEnum):
    """Loss by a move: nothing, something that has its price, or something that costs nothing or next to it."""

    NOTHING = 0
    BARGAIN = 1
    GIFT = 2
