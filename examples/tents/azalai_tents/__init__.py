"""Tents: a plain of squares and a card for each. A card pitches a tent on its square, or buries the square unseen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, TypeAlias, get_args

from azalai.games.small import (
    BySeat,
    Chance,
    Dealt,
    Event,
    From,
    Hidden,
    Move,
    On,
    Seat,
    SmallGame,
    Squares,
    Struct,
    Tell,
    Turning,
    beside,
    groups,
    kinds_in,
    placed,
    replace,
)

PLAIN = Squares(6)
PLACES, HAND = 24, 3


class Options(Struct, frozen=True):
    """`many_wells`: five wells in place of three."""

    many_wells: bool = False


class State(Struct, frozen=True, array_like=True):
    """`tents`: the seat of the tent on each square. Hands, buried cards and the deck are one pool of cards."""

    chance: Chance
    to_act: Seat | None
    wells: Annotated[tuple[int, ...], On("tents")]
    tents: Annotated[tuple[Seat | None, ...], PLAIN]
    deck: Annotated[tuple[int, ...], Hidden()]
    hands: Annotated[BySeat[tuple[int, ...]], Dealt(pool="deck")]
    buried: Annotated[BySeat[tuple[int, ...]], Dealt(pool="deck")]


class Pitch(Move, frozen=True, tag="pitch"):
    """Pitch a tent on the square of a card from the hand."""

    square: Annotated[int, On("tents"), From("hands")]


class Bury(Move, frozen=True, tag="bury"):
    """Put a card from the hand away unseen: its square stays free for ever."""

    quiet = True

    square: Annotated[int, On("tents"), From("hands")]


class Pitched(Event, frozen=True, tag="pitched"):
    """A tent stands on a square."""

    seat: Seat
    square: int


class Buried(Event, frozen=True, tag="buried"):
    """A card was put away."""

    seat: Seat


class OwnBuried(Event, frozen=True, tag="own-buried"):
    """Private event: the card that the seat put away."""

    refines = Buried

    square: int


class Drew(Event, frozen=True, tag="drew"):
    """Private event: the card that the seat drew."""

    square: int


class Joined(Event, frozen=True, tag="joined"):
    """Two or more camps of a seat have become one."""

    turning = Turning.LINE

    seat: Seat
    tents: int


TentsMove: TypeAlias = Pitch | Bury


class Tents(SmallGame[State, TentsMove, Options]):
    """The whole game."""

    key = "tents"
    seats = range(2, 5)
    State, Options = State, Options
    Moves, Events = get_args(TentsMove), kinds_in(globals(), Event)
    refusals = {"pitch": "not-in-hand", "bury": "not-in-hand"}

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        cards, chance = chance.shuffled(range(1, PLACES + 1))
        wells = 5 if options.many_wells else 3
        hands = tuple(cards[wells + HAND * seat : wells + HAND * (seat + 1)] for seat in range(seats))
        deck = cards[wells + HAND * seats :]
        return State(chance, 0, tuple(sorted(cards[:wells])), (None,) * PLACES, deck, hands, ((),) * seats)

    def deciders(self, state: State) -> tuple[int, ...]:
        return () if state.to_act is None else (state.to_act,)

    def can(self, state: State, seat: int) -> Sequence[TentsMove]:
        if seat != state.to_act:
            return ()
        cards = sorted(state.hands[seat])
        return [*map(Pitch, cards), *map(Bury, cards)]

    def do(self, state: State, seat: int, move: TentsMove, tell: Tell) -> State:
        hand = tuple(card for card in state.hands[seat] if card != move.square)
        if isinstance(move, Pitch):
            state = self.pitch(state, seat, move.square, tell)
        else:
            tell(Buried(seat=seat))
            tell(OwnBuried(reader=seat, square=move.square))
            state = replace(state, buried=placed(state.buried, seat, (*state.buried[seat], move.square)))
        if state.deck:
            card, *deck = state.deck
            tell(Drew(reader=seat, square=card))
            state, hand = replace(state, deck=tuple(deck)), (*hand, card)
        state = replace(state, hands=placed(state.hands, seat, hand))
        following = (*range(seat + 1, len(state.hands)), *range(seat + 1))
        return replace(state, to_act=next((seat for seat in following if len(state.hands[seat])), None))

    def pitch(self, state: State, seat: int, square: int, tell: Tell) -> State:
        """Pitch a tent, which may join camps."""
        before = len(self.camps(state, seat))
        state = replace(state, tents=placed(state.tents, square - 1, seat))
        tell(Pitched(seat=seat, square=square))
        if len(camps := self.camps(state, seat)) < before:
            tell(Joined(seat=seat, tents=len(next(camp for camp in camps if square in camp))))
        return state

    def camps(self, state: State, seat: int) -> list[set[int]]:
        """Return the camps of a seat, the largest first."""
        own = [square for square, owner in enumerate(state.tents, 1) if owner == seat]
        return groups(PLAIN, PLACES, own)

    def points(self, state: State) -> Sequence[Mapping[str, int]]:
        shores = [set(beside(PLAIN, PLACES, well)) for well in state.wells]
        own = [self.camps(state, seat) for seat in range(len(state.hands))]
        watered = [sum(any(shore & camp for camp in camps) for shore in shores) for camps in own]
        tents = [max(map(len, camps), default=0) for camps in own]
        return [{"camp": 2 * largest, "wells": 3 * wells} for largest, wells in zip(tents, watered, strict=True)]


GAME = Tents()
