"""Parts of the souk: the purse and the cards, the position, moves, events and view."""

from __future__ import annotations

import enum
from typing import Annotated, TypeAlias, get_args

import msgspec

from azalai.games.chance import Chance
from azalai.games.contract import Ask, BySeat, Event, Move, Outcome, Seat, View, kinds_in

ROUNDS = 3
PURSE, SMALL_PURSE = 12, 6


class Gold(enum.StrEnum):
    """Gold cards, each named by its worth."""

    G2 = "2"
    G3 = "3"
    G4 = "4"
    G5 = "5"
    G6 = "6"


DEAREST = max(int(card) for card in Gold)


class Options(msgspec.Struct, frozen=True):
    """`small_purse`: each seat begins with 6 salt instead of 12. `gold`: the cards from which those on offer are drawn.

    At least one of them is never seen.
    """

    small_purse: bool = False
    gold: Annotated[tuple[Gold, ...], Ask.PICK, msgspec.Meta(min_length=ROUNDS + 1)] = tuple(Gold)


class State(msgspec.Struct, frozen=True, array_like=True):
    """`deck` from the top down, `card` the one on offer; `salt`, `offers` (None: not yet made) and `gold` by seat."""

    chance: Chance
    round: int
    deck: tuple[int, ...]
    card: int
    salt: tuple[int, ...]
    offers: tuple[int | None, ...]
    gold: tuple[tuple[int, ...], ...]


class Offer(Move, frozen=True, tag="offer"):
    """Offer some of the own salt for the gold card."""

    salt: Annotated[int, Ask.NUMBER]


class TakeBack(Move, frozen=True, tag="take-back"):
    """Undo the own offer, as long as another seat has not made one."""


SoukMove: TypeAlias = Offer | TakeBack
MOVES: tuple[type[SoukMove], ...] = get_args(SoukMove)


class Offered(Event, frozen=True, tag="offered"):
    """Public event: a seat made an offer, unseen."""

    seat: Seat


class OwnOffer(Event, frozen=True, tag="own-offer"):
    """Private event: the amount of the seat's own offer."""

    refines = Offered

    salt: int


class TookBack(Event, frozen=True, tag="took-back"):
    """An offer was undone."""

    seat: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    """Offer of a seat, whose salt is paid."""

    seat: Seat
    salt: int


class Won(Event, frozen=True, tag="won"):
    """The highest offer made by only one seat takes the card."""

    seat: Seat
    gold: int


class NobodyWon(Event, frozen=True, tag="nobody-won"):
    """Every offer was made twice: the card is put away."""

    gold: int


EVENTS = kinds_in(globals(), Event)


class SoukView(View, frozen=True, kw_only=True):
    """`offered`: the seats that have made an offer; `own_offer`: the viewer's own amount; `gold`: the cards won."""

    round: int
    card: int
    salt: BySeat[int]
    offered: BySeat[bool]
    own_offer: int | None
    gold: BySeat[tuple[int, ...]]
    outcome: Outcome | None
