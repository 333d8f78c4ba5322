"""The caravan.

All choose a card of their hands in secret, keep it, and pass the rest on, so that they know those cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias, get_args

from azalai.games.small import (
    BySeat,
    Chance,
    Dealt,
    Event,
    From,
    Hidden,
    Known,
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

HAND, CARDS = 5, 24


class Options(Struct, frozen=True):
    """No options."""


def earlier_holders(state: Any, seat: int) -> Sequence[int]:
    """Return the seats that have held the hand of this seat before it was passed on."""
    seats = len(state.kept)
    return [(seat - step) % seats for step in range(1, min(state.passed, seats - 1) + 1)]


class State(Struct, frozen=True, array_like=True):
    """`box`: cards that no seat sees. A chosen card stays in its hand until all have chosen."""

    chance: Chance
    passed: int
    box: Annotated[tuple[int, ...], Hidden()]
    hands: Annotated[BySeat[tuple[int, ...]], Dealt(pool="box"), Known(by=earlier_holders)]
    picks: Annotated[BySeat[int | None], Sealed(among="hands")]
    kept: BySeat[tuple[int, ...]]


class Keep(Move, frozen=True, tag="keep"):
    """Keep a card of the hand."""

    card: Annotated[int, From("hands")]


class TakeBack(Move, frozen=True, tag="take-back"):
    """Choose again while others still choose."""


class Chose(Event, frozen=True, tag="chose"):
    """A seat has chosen."""

    seat: Seat


class TookBack(Event, frozen=True, tag="took-back"):
    """A seat chooses again."""

    seat: Seat


class Kept(Event, frozen=True, tag="kept"):
    """Card that a seat has kept."""

    seat: Seat
    card: int


class OwnHand(Event, frozen=True, tag="own-hand"):
    """Private event: the hand that was passed on to the seat."""

    cards: tuple[int, ...]


CaravanMove: TypeAlias = Keep | TakeBack


class Caravan(SmallGame[State, CaravanMove, Options]):
    """The whole game: a card counts its number, but not if the one below it is kept as well."""

    key = "caravan"
    seats = range(2, 5)
    State, Options = State, Options
    Moves, Events = get_args(CaravanMove), kinds_in(globals(), Event)
    refusals = {"keep": "no-such-card", "take-back": "nothing-chosen"}

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        cards, chance = chance.shuffled(range(1, CARDS + 1))
        hands = tuple(tuple(sorted(cards[HAND * seat : HAND * (seat + 1)])) for seat in range(seats))
        return State(chance, 0, cards[HAND * seats :], hands, (None,) * seats, ((),) * seats)

    def deciders(self, state: State) -> tuple[int, ...]:
        going_on = state.passed < HAND
        return tuple(seat for seat, pick in enumerate(state.picks) if pick is None and going_on)

    def can(self, state: State, seat: int) -> Sequence[CaravanMove]:
        return [TakeBack()] if state.picks[seat] is not None else [Keep(card) for card in state.hands[seat]]

    def do(self, state: State, seat: int, move: CaravanMove, tell: Tell) -> State:
        if isinstance(move, TakeBack):
            tell(TookBack(seat=seat))
            return replace(state, picks=placed(state.picks, seat, None))
        tell(Chose(seat=seat))
        state = replace(state, picks=placed(state.picks, seat, move.card))
        return state if None in state.picks else self.pass_on(state, tell)

    def pass_on(self, state: State, tell: Tell) -> State:
        """Keep the chosen cards, and pass the hands on to the next seats."""
        kept, hands, seats = state.kept, list(state.hands), len(state.hands)
        for seat, pick in enumerate(state.picks):
            if pick is not None:
                tell(Kept(seat=seat, card=pick))
                kept = placed(kept, seat, (*kept[seat], pick))
                hands[seat] = tuple(card for card in hands[seat] if card != pick)
        passed = tuple(hands[seat - 1] for seat in range(seats))
        for seat in range(seats):
            if state.passed + 1 < HAND:
                tell(OwnHand(reader=seat, cards=passed[seat]))
        return replace(state, passed=state.passed + 1, hands=passed, picks=(None,) * seats, kept=kept)

    def points(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"cards": sum(card for card in cards if card - 1 not in cards)} for cards in state.kept]


GAME = Caravan()
