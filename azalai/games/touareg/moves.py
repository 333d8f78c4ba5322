"""The moves and events of Touareg, and their notation."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, get_args

import msgspec

from azalai.games.contract import Ask, Event, Move, Noun, Seat, Turning, kinds_in
from azalai.games.touareg.components import Cave, Good, Place, Special

Goods: TypeAlias = tuple[Good, ...]


class Paid(msgspec.Struct, frozen=True):
    """A goods card given in payment, and where it lay."""

    good: Good
    place: Place


class Draw(Move, frozen=True, tag="draw"):
    """Take the top cards of the pile into the hand (the first of the four actions)."""


class Send(Move, frozen=True, tag="send"):
    """Put cards of the hand into the market, as a drawer must. `goods` in the order of `Good`."""

    goods: Annotated[Goods, Ask.PICK]


class Load(Move, frozen=True, tag="load"):
    """Load an animal from the hand; `goods` from the bottom up (the second action)."""

    place: Place
    goods: Goods


class Market(Move, frozen=True, tag="market"):
    """Load an animal with goods of one kind from the market (the third action)."""

    apart: ClassVar[str] = "good"

    good: Good
    count: int
    place: Place


class Buy(Move, frozen=True, tag="buy"):
    """Buy a special card (the fourth action). `payment`: the hand's cards in the order of `Good`,
    then the animals in their order, each from the top down."""

    special: Special
    payment: tuple[Paid, ...]


class Hide(Move, frozen=True, tag="hide"):
    """Hide one good of the hand, or the top good of an animal, in a cave (an extra act)."""

    cave: Cave
    place: Place
    good: Annotated[Good, Noun.PIECE]

    def __str__(self) -> str:
        return f"hide {self.cave} {self.good}@{self.place}"


class Steal(Move, frozen=True, tag="steal"):
    """Send a thief to another player's hand (a card at random) or animal (the top good)."""

    victim: Seat
    place: Place


class Settle(Move, frozen=True, tag="settle"):
    """At the end of stage 1: cash these unused special cards (in the order of `Special`), keep the others."""

    specials: Annotated[tuple[Special, ...], Ask.PICK]


class End(Move, frozen=True, tag="end"):
    """End the turn, or pass where passing is allowed."""

    quiet: ClassVar[bool] = True


TouaregMove: TypeAlias = Draw | Load | Market | Buy | Send | Hide | Steal | Settle | End
MOVES: tuple[type[TouaregMove], ...] = get_args(TouaregMove)


class Drew(Event, frozen=True, tag="drew"):
    """For all: so many cards were drawn."""

    seat: Seat
    count: int


class DrewGoods(Event, frozen=True, tag="drew-goods"):
    """For the drawer: which."""

    refines = Drew

    goods: Goods


class Sent(Event, frozen=True, tag="sent"):
    """Cards of the hand went to the market."""

    seat: Seat
    goods: Goods


class Loaded(Event, frozen=True, tag="loaded"):
    """An animal was loaded from the hand."""

    seat: Seat
    place: Place
    goods: Goods


class TookFromMarket(Event, frozen=True, tag="took"):
    """An animal was loaded from the market."""

    seat: Seat
    place: Place
    good: Good
    count: int


class Bought(Event, frozen=True, tag="bought"):
    """A special card was bought."""

    seat: Seat
    special: Special
    payment: tuple[Paid, ...]


class HidFromHand(Event, frozen=True, tag="hid-from-hand"):
    """For all: a card of the hand went into a cave, unseen."""

    seat: Seat
    cave: Cave


class HidGood(Event, frozen=True, tag="hid-good"):
    """For the owner: which card of the hand went into the cave."""

    refines = HidFromHand

    cave: Cave
    good: Annotated[Good, Noun.PIECE]


class HidFromAnimal(Event, frozen=True, tag="hid-from-animal"):
    """The top good of an animal, seen by all, went into a cave."""

    seat: Seat
    cave: Cave
    place: Place
    good: Annotated[Good, Noun.PIECE]


class StoleFromHand(Event, frozen=True, tag="stole-from-hand"):
    """For all: a card was taken at random from a hand."""

    seat: Seat
    victim: Seat


class StoleGood(Event, frozen=True, tag="stole-good"):
    """For the thief's owner: what was taken."""

    refines = StoleFromHand

    victim: Seat
    good: Annotated[Good, Noun.PIECE]


class LostGood(Event, frozen=True, tag="lost-good"):
    """For the victim: what was taken."""

    refines = StoleFromHand

    seat: Seat
    good: Annotated[Good, Noun.PIECE]


class StoleFromAnimal(Event, frozen=True, tag="stole-from-animal"):
    """The top good of an animal was taken."""

    seat: Seat
    victim: Seat
    place: Place
    good: Annotated[Good, Noun.PIECE]


class LastCardDrawn(Event, frozen=True, tag="last-card"):
    """The pile is empty: everybody has one more turn, the drawer too."""

    seat: Seat
    stage: int


class StageScored(Event, frozen=True, tag="stage-scored"):
    """What a seat's hidden goods were, and its points for majorities in this stage."""

    turning = Turning.PICTURE
    answers = True

    seat: Seat
    stage: int
    hidden: Goods
    points: int


class Settled(Event, frozen=True, tag="settled"):
    """Unused special cards were cashed for points, or kept."""

    seat: Seat
    cashed: tuple[Special, ...]
    kept: tuple[Special, ...]
    points: int


class StageBegan(Event, frozen=True, tag="stage-began"):
    """The second stage begins with this many cards in the pile."""

    turning = Turning.BESIDE

    stage: int
    seat: Seat
    pile: int


class Passed(Event, frozen=True, tag="passed"):
    """A turn without an action."""

    seat: Seat


EVENTS = kinds_in(globals(), Event)
