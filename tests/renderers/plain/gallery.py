"""Small game for five with a thing of every kind that can be drawn; its only rule is that seats take turns."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Annotated

from azalai.games.small import (
    BySeat,
    Chance,
    Dealt,
    From,
    Hexes,
    Hidden,
    Move,
    On,
    Sealed,
    Seat,
    SmallGame,
    Struct,
    Tell,
    replace,
)


class Suit(enum.StrEnum):
    """Suits, of which the kit draws three, but not the last."""

    SALT = "salt"
    WATER = "water"
    DATES = "dates"
    STORM = "sand-storm"


class Card(Struct, frozen=True):
    """Card of a suit, with a number."""

    suit: Suit
    worth: int


class Options(Struct, frozen=True):
    """No options."""


class State(Struct, frozen=True, array_like=True):
    """Things of every kind."""

    chance: Chance
    to_act: Seat | None
    day: int
    weather: Suit
    windy: bool
    leader: Seat | None
    market: tuple[Card, ...]
    oases: Annotated[tuple[int, ...], On("land")]
    land: Annotated[tuple[Seat | None, ...], Hexes(5)]
    deck: Annotated[tuple[Card, ...], Hidden()]
    hands: Annotated[BySeat[tuple[Card, ...]], Dealt(pool="deck")]
    bids: Annotated[BySeat[int | None], Sealed(among="purse")]
    purse: BySeat[int]
    shown: BySeat[tuple[Suit, ...]]
    asleep: BySeat[bool]


class Take(Move, frozen=True, tag="take"):
    """Take a card of the market."""

    card: Annotated[Card, From("market")]


class Play(Move, frozen=True, tag="play"):
    """Play a card of the hand on a place."""

    card: Annotated[Card, From("hands")]
    place: Annotated[int, On("land")]


class Rob(Move, frozen=True, tag="rob"):
    """Rob another player."""

    seat: Seat


class Gallery(SmallGame[State, Move, Options]):
    """The whole game."""

    key = "gallery"
    seats = range(2, 6)
    State, Options = State, Options
    Moves, Events = (Take, Play, Rob), ()

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        cards, chance = chance.shuffled([Card(suit, worth) for suit in Suit for worth in range(1, 13)])
        hands = tuple(cards[4 + 5 * seat : 9 + 5 * seat] for seat in range(seats))
        land = tuple(seat % seats if seat % 4 == 1 else None for seat in range(20))
        shown = tuple((Suit.SALT, Suit.STORM)[: seat % 3] for seat in range(seats))
        return State(
            chance=chance,
            to_act=0,
            day=3,
            weather=Suit.STORM,
            windy=True,
            leader=1,
            market=cards[:4],
            oases=(3, 11),
            land=land,
            deck=cards[4 + 5 * seats :],
            hands=hands,
            bids=(4, *(None,) * (seats - 1)),
            purse=(7,) * seats,
            shown=shown,
            asleep=tuple(seat == 1 for seat in range(seats)),
        )

    def deciders(self, state: State) -> tuple[int, ...]:
        return () if state.to_act is None else (state.to_act,)

    def can(self, state: State, seat: int) -> Sequence[Move]:
        free = [place for place, owner in enumerate(state.land, 1) if owner is None]
        plays = [Play(card, place) for card in state.hands[seat][:2] for place in free[:3]]
        robs = [Rob(other) for other in range(len(state.hands)) if other != seat]
        return [*map(Take, state.market), *plays, *robs] if seat == state.to_act else []

    def do(self, state: State, seat: int, move: Move, tell: Tell) -> State:
        return replace(state, to_act=None)

    def points(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"tents": state.land.count(seat), "purse": 7} for seat in range(len(state.hands))]


GAME = Gallery()
