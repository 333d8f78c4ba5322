"""What the souk is made of: the purse and the cards, the position, moves, events and view."""

from __future__ import annotations

import enum
from typing import Annotated, TypeAlias, get_args

import msgspec

from azalai.games.chance import Chance
from azalai.games.contract import Ask, BySeat, Event, Move, Outcome, Seat, View, kinds_in

ROUNDS = 3
PURSE, SMALL_PURSE = 12, 6


class Gold(enum.StrEnum):
    """The gold cards there are, each named by its worth."""

    G2 = "2"
    G3 = "3"
    G4 = "4"
    G5 = "5"
    G6 = "6"


DEAREST = max(int(card) for card in Gold)


class Options(msgspec.Struct, frozen=True):
    """`small_purse`: everybody begins with 6 salt instead of 12. `gold`: the cards from which those on offer are
    drawn, so that at least one is never seen."""

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
    """Offer so much of the own salt for the gold card."""

    salt: Annotated[int, Ask.NUMBER]


class TakeBack(Move, frozen=True, tag="take-back"):
    """Take the own offer back, as long as somebody else has not made one."""


SoukMove: TypeAlias = Offer | TakeBack
MOVES: tuple[type[SoukMove], ...] = get_args(SoukMove)


class Offered(Event, frozen=True, tag="offered"):
    """For all: somebody made an offer, unseen."""

    seat: Seat


class OwnOffer(Event, frozen=True, tag="own-offer"):
    """For the one who made it: how much."""

    refines = Offered

    salt: int


class TookBack(Event, frozen=True, tag="took-back"):
    """An offer was taken back."""

    seat: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    """What a seat had offered; the salt is gone."""

    seat: Seat
    salt: int


class Won(Event, frozen=True, tag="won"):
    """The highest offer that nobody else made takes the card."""

    seat: Seat
    gold: int


class NobodyWon(Event, frozen=True, tag="nobody-won"):
    """Every offer was made twice: the card is put away."""

    gold: int


EVENTS = kinds_in(globals(), Event)


class SoukView(View, frozen=True, kw_only=True):
    """`offered` tells who has made an offer, `own_offer` how much the viewer's own is; `gold` lists the cards won."""

    round: int
    card: int
    salt: BySeat[int]
    offered: BySeat[bool]
    own_offer: int | None
    gold: BySeat[tuple[int, ...]]
    outcome: Outcome | None
