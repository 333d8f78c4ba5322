"""Small game for tests, with each kind of hidden thing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from azalai.games.contract import IllegalMove
from azalai.games.small import (
    BySeat,
    Chance,
    Dealt,
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

FIELD = 4


class Options(Struct, frozen=True):
    """No options."""


class State(Struct, frozen=True, array_like=True):
    """`prize`: a card that lies apart. `field`: face-down cards in places, some empty. `luck` is open."""

    chance: Chance
    to_act: Seat | None
    luck: int
    prize: Annotated[int | None, Hidden(pool="deck")]
    deck: Annotated[tuple[int, ...], Hidden()]
    field: Annotated[tuple[int | None, ...], Hidden(pool="deck")]
    hands: Annotated[BySeat[tuple[int, ...]], Dealt(pool="deck")]
    bids: Annotated[BySeat[int | None], Sealed(among=lambda state, seat: range(seat + 3))]
    won: BySeat[tuple[int, ...]]


class Draw(Move, frozen=True, tag="draw"):
    """Draw a card."""


class Show(Move, frozen=True, tag="show"):
    """Show a card of the hand and keep it before you."""

    card: int


class Hide(Move, frozen=True, tag="hide"):
    """Put a card of the hand back below the deck."""

    card: int


class Bid(Move, frozen=True, tag="bid"):
    """Choose a number in secret."""

    number: int


class Peek(Move, frozen=True, tag="peek"):
    """Pass the turn to the next seat, unless the prize is a large card."""


class Roll(Move, frozen=True, tag="roll"):
    """Roll a die."""


class End(Move, frozen=True, tag="end"):
    """End the game."""


class Shown(Event, frozen=True, tag="shown"):
    """Event: a card was shown."""

    seat: Seat
    card: int


class Probe(SmallGame[State, Move, Options]):
    """The whole game."""

    key = "probe"
    seats = range(2, 4)
    State, Options = State, Options
    Moves, Events = (Draw, Show, Hide, Bid, Peek, Roll, End), kinds_in(globals(), Event)
    refusals: Mapping[str, str] = {"draw": "empty"}

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        (prize, *cards), chance = chance.shuffled(range(1, 13))
        field = (cards[0], None, cards[1], None)
        hands = tuple(tuple(cards[2 + 2 * seat : 4 + 2 * seat]) for seat in range(seats))
        deck = tuple(cards[2 + 2 * seats :])
        return State(chance, 0, 0, prize, deck, field, hands, (None,) * seats, ((),) * seats)

    def deciders(self, state: State) -> tuple[int, ...]:
        return () if state.to_act is None else (state.to_act,)

    def can(self, state: State, seat: int) -> Sequence[Move]:
        if seat != state.to_act:
            return ()
        hand = state.hands[seat]
        draw = [Draw()] if state.deck else []
        return [*draw, *map(Show, hand), *map(Hide, hand), *map(Bid, range(seat + 3)), Peek(), Roll(), End()]

    def do(self, state: State, seat: int, move: Move, tell: Tell) -> State:
        match move:
            case Draw():
                hand = (*state.hands[seat], state.deck[0])
                return self.pass_turn(replace(state, deck=state.deck[1:], hands=placed(state.hands, seat, hand)))
            case Show(card):
                tell(Shown(seat=seat, card=card))
                won = placed(state.won, seat, (*state.won[seat], card))
                return self.pass_turn(replace(self.without(state, seat, card), won=won))
            case Hide(card):
                state = self.without(state, seat, card)
                return self.pass_turn(replace(state, deck=(*state.deck, card)))
            case Bid(number):
                return self.pass_turn(replace(state, bids=placed(state.bids, seat, number)))
            case Peek():
                return state if state.prize == 12 else self.pass_turn(state)
            case Roll():
                luck, chance = state.chance.below(6)
                return self.pass_turn(replace(state, chance=chance, luck=luck))
            case _:
                return replace(state, to_act=None)

    def without(self, state: State, seat: int, card: int) -> State:
        """Return the state without a card of a hand."""
        hand = tuple(hand for hand in state.hands[seat] if hand != card)
        return replace(state, hands=placed(state.hands, seat, hand))

    def pass_turn(self, state: State) -> State:
        """Return the state at the next seat's turn."""
        return replace(state, to_act=((state.to_act or 0) + 1) % len(state.hands))

    def points(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"won": sum(won), "kept": sum(hand)} for won, hand in zip(state.won, state.hands, strict=True)]


PROBE = Probe()


def begin(seats: int = 2, seed: bytes = b"probe") -> State:
    """Return the first position."""
    return PROBE.setup(seats=seats, options=Options(), seed=seed)


def refusal(state: State, seat: int, move: object) -> str:
    """Return the reason why a move is refused."""
    try:
        PROBE.play(state, seat, move)  # pyright: ignore[reportArgumentType]
    except IllegalMove as error:
        return error.reason
    raise AssertionError("it could be played")
