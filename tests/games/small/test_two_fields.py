"""Small game whose cards have two fields: it is not blamed for a leak that it does not have."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Annotated

import pytest

from azalai.games.chance import Chance
from azalai.games.small import BySeat, Dealt, From, Hidden, Move, SmallGame, Struct, Tell, placed, replace
from azalai.testing.alike import other_deals, pairs


class Sky(enum.StrEnum):
    """Place of a star."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"


class Star(Struct, frozen=True):
    """Card."""

    sky: Sky
    number: int


class State(Struct, frozen=True, array_like=True):
    """Three cards a seat, which the other seats do not see."""

    chance: Chance
    rest: Annotated[tuple[Star, ...], Hidden()]
    hands: Annotated[BySeat[tuple[Star, ...]], Dealt(pool="rest")]
    played: BySeat[Star | None]


class Play(Move, frozen=True, tag="play"):
    """Play a card from the hand."""

    star: Annotated[Star, From("hands")]


class Stars(SmallGame[State, Play, Struct]):
    """Game in which each seat plays one card."""

    key = "twofold"
    seats = range(2, 4)
    State = State
    Moves, Events = (Play,), ()

    class Options(Struct, frozen=True):
        """No options."""

    def begin(self, seats: int, options: Struct, chance: Chance) -> State:
        cards, chance = chance.shuffled([Star(sky, number) for sky in Sky for number in range(1, 6)])
        hands = tuple(tuple(cards[3 * seat : 3 * seat + 3]) for seat in range(seats))
        return State(chance, tuple(cards[3 * seats :]), hands, (None,) * seats)

    def deciders(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat, star in enumerate(state.played) if star is None)[:1]

    def can(self, state: State, seat: int) -> Sequence[Play]:
        return [Play(star) for star in state.hands[seat]]

    def do(self, state: State, seat: int, move: Play, tell: Tell) -> State:
        hand = tuple(star for star in state.hands[seat] if star != move.star)
        return replace(state, hands=placed(state.hands, seat, hand), played=placed(state.played, seat, move.star))

    def points(self, state: State) -> Sequence[Mapping[str, int]]:
        return [{"stars": 0 if star is None else star.number} for star in state.played]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_deals_in_which_fields_of_cards_are_exchanged_look_alike(seat: int | None) -> None:
    game = Stars()
    for number in range(8):
        start = game.setup(seats=2, options=game.Options(), seed=b"%d" % number)
        deals = other_deals(game, 2, game.Options(), start, seat, Chance(b"deals %d" % number))
        assert deals and all(game.view(deal, seat) == game.view(start, seat) for deal in deals)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_imagined_positions_of_two_fields_are_equal(seat: int | None) -> None:
    game = Stars()
    met = list(pairs(game, 2, b"two fields", seat))
    assert len(met) > 10
    for one in met:
        state, other = (game.imagine(each, seat, b"seed") for each in (one.state, one.other))
        assert state == other
