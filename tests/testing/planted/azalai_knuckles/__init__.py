"""Knuckles, dice under cups: a seat that bids more than all dice show, or doubts a bid that holds, loses a life."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Annotated, TypeAlias, get_args

from azalai.games.small import (
    Ask,
    BySeat,
    Chance,
    Event,
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

DICE, LIVES = 2, 2
ROLLS = tuple(itertools.combinations_with_replacement(range(1, 7), DICE))


class Options(Struct, frozen=True):
    """No options."""


class State(Struct, frozen=True, array_like=True):
    """`bid`: the number that all dice together should reach."""

    chance: Chance
    to_act: Seat
    bid: int
    bidder: Seat
    lives: BySeat[int]
    cups: Annotated[BySeat[tuple[int, ...] | None], Sealed(among=lambda state, seat: ROLLS)]


class Bid(Move, frozen=True, tag="bid"):
    """Bid a number for all dice together."""

    number: Annotated[int, Ask.NUMBER]


class Doubt(Move, frozen=True, tag="doubt"):
    """Lift all cups."""


class Said(Event, frozen=True, tag="said"):
    """Bid of a seat."""

    seat: Seat
    number: int


class OwnRoll(Event, frozen=True, tag="own-roll"):
    """Private event: the roll under the seat's own cup."""

    dice: tuple[int, ...]


class Lifted(Event, frozen=True, tag="lifted"):
    """Dice under a lifted cup."""

    seat: Seat
    dice: tuple[int, ...]


class Lost(Event, frozen=True, tag="lost"):
    """A seat lost a life."""

    seat: Seat


KnucklesMove: TypeAlias = Bid | Doubt


class Knuckles(SmallGame[State, KnucklesMove, Options]):
    """The whole game: it ends when a seat has no life left."""

    key = "knuckles"
    seats = range(2, 4)
    State, Options = State, Options
    Moves, Events = get_args(KnucklesMove), kinds_in(globals(), Event)
    refusals = {"bid": "too-low", "doubt": "no-bid"}

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        return self.roll_all(State(chance, 0, 0, 0, (LIVES,) * seats, (None,) * seats), lambda event: None)

    def roll_all(self, state: State, tell: Tell) -> State:
        """Roll new dice under all cups."""
        chance, cups = state.chance, state.cups
        for seat in range(len(cups)):
            dice: list[int] = []
            for _ in range(DICE):
                face, chance = chance.below(6)
                dice.append(face + 1)
            cups = placed(cups, seat, tuple(sorted(dice)))
            tell(OwnRoll(reader=seat, dice=tuple(sorted(dice))))
        return replace(state, chance=chance, cups=cups)

    def deciders(self, state: State) -> tuple[int, ...]:
        return (state.to_act,) if all(state.lives) else ()

    def can(self, state: State, seat: int) -> Sequence[KnucklesMove]:
        if seat != state.to_act:
            return ()
        most = 6 * DICE * len(state.lives)
        bids = [Bid(number) for number in range(state.bid + 1, min(most, state.bid + 6) + 1)]
        return [*bids, Doubt()] if state.bid else bids

    def do(self, state: State, seat: int, move: KnucklesMove, tell: Tell) -> State:
        following = (seat + 1) % len(state.lives)
        if isinstance(move, Bid):
            tell(Said(seat=seat, number=move.number))
            return replace(state, bid=move.number, bidder=seat, to_act=following)
        for other, dice in enumerate(state.cups):
            tell(Lifted(seat=other, dice=dice or ()))
        total = sum(sum(dice or ()) for dice in state.cups)
        loser = seat if total >= state.bid else state.bidder
        tell(Lost(seat=loser))
        lives = placed(state.lives, loser, state.lives[loser] - 1)
        state = replace(state, lives=lives, bid=0, to_act=loser, cups=(None,) * len(lives))
        return self.roll_all(state, tell) if all(lives) else state

    def points(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"lives": lives} for lives in state.lives]


GAME = Knuckles()
