"""Moves and events of Touareg, with their notation."""

from __future__ import annotations

from typing import Annotated, ClassVar, TypeAlias, get_args

import msgspec

from azalai.games.contract import Ask, Event, Move, Noun, Seat, Turning, kinds_in
from azalai.games.touareg.components import Cave, Good, Place, Special

Goods: TypeAlias = tuple[Good, ...]


class Paid(msgspec.Struct, frozen=True):
    """Goods card given in payment, with its place."""

    good: Good
    place: Place


class Draw(Move, frozen=True, tag="draw"):
    """Drawing of the top cards of the pile into the hand (the first of the four actions)."""


class Send(Move, frozen=True, tag="send"):
    """Cards of the hand that a drawer puts into the market; `goods` in the order of `Good`."""

    goods: Annotated[Goods, Ask.PICK]


class Load(Move, frozen=True, tag="load"):
    """Loading of an animal from the hand, with `goods` from the bottom up (the second action)."""

    place: Place
    goods: Goods


class Market(Move, frozen=True, tag="market"):
    """Loading of an animal with goods of one kind from the market (the third action)."""

    apart: ClassVar[str] = "good"

    good: Good
    count: int
    place: Place


class Buy(Move, frozen=True, tag="buy"):
    """Purchase of a special card (the fourth action).

    `payment`: the hand's cards in the order of `Good`, then the animals in their order, each from the top down.
    """

    special: Special
    payment: tuple[Paid, ...]


class Hide(Move, frozen=True, tag="hide"):
    """Hiding of a good of the hand, or the top good of an animal, in a cave (an extra act)."""

    cave: Cave
    place: Place
    good: Annotated[Good, Noun.PIECE]

    def __str__(self) -> str:
        return f"hide {self.cave} {self.good}@{self.place}"


class Steal(Move, frozen=True, tag="steal"):
    """Thief sent to another player's hand (a card at random) or animal (the top good)."""

    victim: Seat
    place: Place


class Settle(Move, frozen=True, tag="settle"):
    """End of stage 1: these unused special cards, in the order of `Special`, are cashed, the others kept."""

    specials: Annotated[tuple[Special, ...], Ask.PICK]


class End(Move, frozen=True, tag="end"):
    """End of the turn, or a pass if it is allowed."""

    quiet: ClassVar[bool] = True


TouaregMove: TypeAlias = Draw | Load | Market | Buy | Send | Hide | Steal | Settle | End
MOVES: tuple[type[TouaregMove], ...] = get_args(TouaregMove)


class Drew(Event, frozen=True, tag="drew"):
    """Number of cards drawn, for all."""

    seat: Seat
    count: int


class DrewGoods(Event, frozen=True, tag="drew-goods"):
    """Cards drawn, for the drawer."""

    refines = Drew

    goods: Goods


class Sent(Event, frozen=True, tag="sent"):
    """Cards of the hand that went to the market."""

    seat: Seat
    goods: Goods


class Loaded(Event, frozen=True, tag="loaded"):
    """Goods loaded from the hand onto an animal."""

    seat: Seat
    place: Place
    goods: Goods


class TookFromMarket(Event, frozen=True, tag="took"):
    """Goods loaded from the market onto an animal."""

    seat: Seat
    place: Place
    good: Good
    count: int


class Bought(Event, frozen=True, tag="bought"):
    """Special card that was bought."""

    seat: Seat
    special: Special
    payment: tuple[Paid, ...]


class HidFromHand(Event, frozen=True, tag="hid-from-hand"):
    """Card of the hand hidden in a cave, unseen, for all."""

    seat: Seat
    cave: Cave


class HidGood(Event, frozen=True, tag="hid-good"):
    """Card of the hand hidden in the cave, for its owner."""

    refines = HidFromHand

    cave: Cave
    good: Annotated[Good, Noun.PIECE]


class HidFromAnimal(Event, frozen=True, tag="hid-from-animal"):
    """Top good of an animal hidden in a cave, seen by all."""

    seat: Seat
    cave: Cave
    place: Place
    good: Annotated[Good, Noun.PIECE]


class StoleFromHand(Event, frozen=True, tag="stole-from-hand"):
    """Random card stolen from a hand, for all."""

    loser = "victim"

    seat: Seat
    victim: Seat


class StoleGood(Event, frozen=True, tag="stole-good"):
    """Stolen good, for the thief's owner."""

    refines = StoleFromHand

    victim: Seat
    good: Annotated[Good, Noun.PIECE]


class LostGood(Event, frozen=True, tag="lost-good"):
    """Stolen good, for the victim."""

    refines = StoleFromHand
    loser = "reader"

    seat: Seat
    good: Annotated[Good, Noun.PIECE]


class StoleFromAnimal(Event, frozen=True, tag="stole-from-animal"):
    """Top good stolen from an animal."""

    loser = "victim"

    seat: Seat
    victim: Seat
    place: Place
    good: Annotated[Good, Noun.PIECE]


class LastCardDrawn(Event, frozen=True, tag="last-card"):
    """End of the pile: each player has one more turn, the drawer too."""

    seat: Seat
    stage: int


class StageScored(Event, frozen=True, tag="stage-scored"):
    """Hidden goods of a seat, and its points for majorities in this stage."""

    turning = Turning.PICTURE
    answers = True

    seat: Seat
    stage: int
    hidden: Goods
    points: int


class Settled(Event, frozen=True, tag="settled"):
    """Unused special cards that were cashed for points, or kept."""

    seat: Seat
    cashed: tuple[Special, ...]
    kept: tuple[Special, ...]
    points: int


class StageBegan(Event, frozen=True, tag="stage-began"):
    """Beginning of the second stage, with the number of cards in the pile."""

    turning = Turning.BESIDE
    begins_turn = True

    stage: int
    seat: Seat
    pile: int


class Passed(Event, frozen=True, tag="passed"):
    """Turn without an action."""

    seat: Seat


EVENTS = kinds_in(globals(), Event)
