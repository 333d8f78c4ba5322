"""The souk: three gold cards, for each of which all offer salt at the same time; the highest lone offer wins."""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias, get_args

import msgspec

from azalai.games.small import (
    Ask,
    BySeat,
    Chance,
    Event,
    Hidden,
    Move,
    Sealed,
    Seat,
    SmallGame,
    Struct,
    Tell,
    kinds_in,
    placed,
    replace,
)
from azalai_souk.robot import fair

ROUNDS, PURSE, SMALL_PURSE = 3, 12, 6


class Gold(enum.StrEnum):
    """Gold cards, each named by its worth."""

    G2 = "2"
    G3 = "3"
    G4 = "4"
    G5 = "5"
    G6 = "6"


class Options(Struct, frozen=True):
    """`small_purse`: 6 salt instead of 12. `gold`: the cards from which those on offer are drawn; one is never seen."""

    small_purse: bool = False
    gold: Annotated[tuple[Gold, ...], Ask.PICK, msgspec.Meta(min_length=ROUNDS + 1)] = tuple(Gold)


class State(Struct, frozen=True, array_like=True):
    """`card`: the one on offer; `deck`: those that may still come; by seat the salt, the offers and the cards won."""

    chance: Chance
    round: int
    deck: Annotated[tuple[Gold, ...], Hidden()]
    card: Gold
    salt: BySeat[int]
    offers: Annotated[BySeat[int | None], Sealed(among="salt")]
    gold: BySeat[tuple[Gold, ...]]


class Offer(Move, frozen=True, tag="offer"):
    """Offer some of the own salt for the gold card."""

    salt: Annotated[int, Ask.NUMBER]


class TakeBack(Move, frozen=True, tag="take-back"):
    """Undo the own offer, as long as another seat has not made one."""


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
    gold: Gold


class NobodyWon(Event, frozen=True, tag="nobody-won"):
    """Every offer was made twice: the card is put away."""

    gold: Gold


SoukMove: TypeAlias = Offer | TakeBack


class Souk(SmallGame[State, SoukMove, Options]):
    """The whole game."""

    key = "souk"
    seats = range(2, 5)
    State, Options = State, Options
    Moves, Events = get_args(SoukMove), kinds_in(globals(), Event)
    refusals = {"offer": "too-much", "take-back": "no-offer"}

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        (card, *deck), chance = chance.shuffled(options.gold)
        salt = SMALL_PURSE if options.small_purse else PURSE
        return State(chance, 1, tuple(deck), card, (salt,) * seats, (None,) * seats, ((),) * seats)

    def deciders(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat, offer in enumerate(state.offers) if offer is None and state.round <= ROUNDS)

    def can(self, state: State, seat: int) -> Sequence[SoukMove]:
        if state.offers[seat] is not None:
            return (TakeBack(),)
        return [Offer(salt) for salt in range(state.salt[seat] + 1)]

    def do(self, state: State, seat: int, move: SoukMove, tell: Tell) -> State:
        if isinstance(move, TakeBack):
            tell(TookBack(seat=seat))
            return replace(state, offers=placed(state.offers, seat, None))
        tell(Offered(seat=seat))
        tell(OwnOffer(reader=seat, salt=move.salt))
        state = replace(state, offers=placed(state.offers, seat, move.salt))
        return state if None in state.offers else self.sell(state, tell)

    def sell(self, state: State, tell: Tell) -> State:
        """Give the card to the highest lone offer once all are in, and lay out the next one."""
        offers, card, gold = [offer or 0 for offer in state.offers], state.card, state.gold
        for seat, offer in enumerate(offers):
            tell(Revealed(seat=seat, salt=offer))
        lone = [offer for offer, times in Counter(offers).items() if times == 1]
        if lone:
            winner = offers.index(max(lone))
            gold = placed(gold, winner, (*gold[winner], card))
            tell(Won(seat=winner, gold=card))
        else:
            tell(NobodyWon(gold=card))
        salt = tuple(own - offer for own, offer in zip(state.salt, offers, strict=True))
        deck = state.deck
        if state.round < ROUNDS:
            card, *deck = deck
        return State(state.chance, state.round + 1, tuple(deck), card, salt, (None,) * len(salt), gold)

    def robot(self, view: Any, moves: Sequence[SoukMove], seed: bytes) -> SoukMove:
        offers = [move for move in moves if isinstance(move, Offer)]
        return fair(view, offers, ROUNDS + 1 - view.round, seed) if offers else moves[0]

    def points(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"gold": sum(map(int, cards))} for cards in state.gold]


GAME = Souk()
