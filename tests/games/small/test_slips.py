"""Slips of an author in a small game: values of the wrong form are told with the method or field and its line."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any

import pytest
from msgspec import defstruct

from azalai.games.contract import Turn
from azalai.games.slips import Slip
from azalai.games.small import BySeat, Chance, Dealt, From, Hidden, Known, Sealed, Seat, Struct, replace
from azalai.games.small.sight import Sight
from tests.games.small.probe import Bid, Draw, End, Move, Options, Probe, State

HERE = re.compile(r"small/test_slips\.py, line \d+$")


def make(**members: Any) -> Any:
    """Return the probe with other members."""
    return type("Slipping", (Probe,), members)()


def begin(game: Any, seats: int = 2) -> Any:
    """Return the first position of a game."""
    return game.setup(seats=seats, options=Options(), seed=b"probe")


def play(game: Any, move: Move) -> Turn:
    """Return the result of the first move of a game."""
    return game.play(begin(game), 0, move)


def count(game: Any) -> Any:
    """Return the result of a game that ends at once."""
    return game.outcome(play(game, End()).state)


def tell_text(self: Any, state: State, seat: int, move: Move, tell: Callable[[Any], None]) -> State:
    """Tell a text in place of an event."""
    tell("drawn")
    return state


def with_member(name: str, value: object) -> Any:
    """Return the probe with a method that returns a value."""

    def method(*_: object) -> object:
        return value

    method.__name__ = name
    return make(**{name: method})


def change(**fields: object) -> Any:
    """Return the probe with a `do` that gives these values to fields of the position."""

    def do(self: Any, state: State, *_: object) -> State:
        return replace(state, **fields)

    return make(do=do)


SLIPS: dict[str, tuple[Callable[[], object], str]] = {
    "no position at the beginning": (
        lambda: begin(with_member("begin", None)),
        "`begin` returns None, and has to return a `State`",
    ),
    "no position after a move": (
        lambda: play(with_member("do", (1, 2)), Draw()),
        "`do` returns a value of the type tuple, and has to return a `State`",
    ),
    "a place too few": (lambda: play(change(bids=(None,)), Draw()), "`bids` has a place for 1 of 2 seats"),
    "a list": (lambda: play(change(won=[(), ()]), Draw()), "`won` holds a value of the type list, and has to hold a t"),
    "a seat that does not exist": (lambda: play(change(to_act=2), Draw()), "`to_act` names a seat that does not exist"),
    "no deciders": (
        lambda: begin(with_member("deciders", None)),
        "`deciders` has to return a tuple of the numbers of seats",
    ),
    "a decider too many": (
        lambda: begin(with_member("deciders", (0, 2))),
        "`deciders` has to return a tuple of the numbers of seats",
    ),
    "no moves": (
        lambda: play(with_member("can", None), Draw()),
        "`can` lists None, and has to list moves of `Moves`",
    ),
    "a move that is none": (
        lambda: play(with_member("can", [Draw(), 7]), Draw()),
        "`can` lists a value of the type int, and has to list moves of `Moves`",
    ),
    "an event that is none": (
        lambda: play(make(do=tell_text), Draw()),
        "`do` tells a value of the type str, and has to tell events of `Events`",
    ),
    "no reason": (
        lambda: play(with_member("why_not", None), Bid(99)),
        "`why_not` returns None, and has to return an `IllegalMove`",
    ),
    "points of too few": (
        lambda: count(with_member("points", [{"won": 1}])),
        "`points` has to return points by the names of parts for each of 2 seats",
    ),
    "points without names": (
        lambda: count(with_member("points", [1, 2])),
        "`points` has to return points by the names of parts for each of 2 seats",
    ),
    "half points": (
        lambda: count(with_member("points", [{"won": 0.5}, {"won": 1}])),
        "`points` has to count in whole numbers",
    ),
    "ranks of too few": (
        lambda: count(with_member("ranks", [(1,)])),
        "`ranks` has to return a tuple for each of the 2 seats",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_value_of_the_wrong_form_is_told_with_the_method_or_field_and_its_line(slip: str) -> None:
    run, sentence = SLIPS[slip]
    with pytest.raises(Slip, match=re.escape(sentence)) as caught:
        run()
    assert HERE.search(caught.value.place) or caught.value.place.startswith("small/probe.py, line ")


class Shown(Struct, frozen=True, array_like=True):
    """State with a hand that others know; tests give `held` another type or value, and `hands` another `Known`."""

    chance: Chance
    held: BySeat[tuple[Seat, ...]]
    deck: Annotated[tuple[int, ...], Hidden()]
    hands: Annotated[BySeat[tuple[int, ...]], Dealt(pool="deck"), Known(by="held")]
    bids: Annotated[BySeat[int | None], Sealed(among=lambda state, seat: ())]


def see(held: Any = ((), ()), hint: Any = BySeat[tuple[Seat, ...]], by: Any = "held") -> None:
    """Check a position of a state with such a field and such readers."""
    hints = Shown.__annotations__ | {
        "chance": Chance,
        "held": hint,
        "deck": Annotated[tuple[int, ...], Hidden()],
        "hands": Annotated[BySeat[tuple[int, ...]], Dealt(pool="deck"), Known(by=by)],
        "bids": Annotated[BySeat[int | None], Sealed(among="hands")],
    }
    kind = defstruct("Shown", list(hints.items()), frozen=True, array_like=True)
    state: Any = kind(Chance(b"x"), held, (1,), ((2,), (3,)), (None, None))
    Sight("shown", kind).check(state, 2)


WANTED = "`held` has to be BySeat[tuple[Seat, ...]] or BySeat[Seat | None], since it names who knows `hands`"
KNOWN: dict[str, tuple[Callable[[], None], str]] = {
    "seats of no seat": (lambda: see((0,), hint=tuple[Seat, ...]), WANTED),
    "one seat for all": (lambda: see(0, hint=Seat | None), WANTED),
    "texts": (lambda: see((("a",), ("b",)), hint=BySeat[tuple[str, ...]]), WANTED),
    "nothing": (lambda: see(()), "`held` has a place for 0 of 2 seats"),
    "too few": (lambda: see(((1,),)), "`held` has a place for 1 of 2 seats"),
    "a seat that does not exist": (lambda: see(((1,), (2,))), "`held` names a reader of `hands` of seat 1 that is no"),
    "one field that is none": (lambda: see(by="helt"), "`hands` is known by `helt`, which does not lie open"),
    "a number": (
        lambda: see(by=lambda _state, seat: seat),
        "`hands` has a `Known` whose function returns a value of the type int and no seats",
    ),
    "an error": (
        lambda: see(by=lambda _state, seat: {}[seat]),
        "`hands` has a `Known` whose function raises KeyError",
    ),
    "a wrong number": (
        lambda: see(by=lambda _state, seat: [9]),
        "`hands` has a `Known` that names a reader of `hands` of seat 0 that is no seat",
    ),
}


@pytest.mark.parametrize("slip", KNOWN)
def test_readers_that_are_no_seats_are_told_with_the_field_that_names_them(slip: str) -> None:
    run, sentence = KNOWN[slip]
    with pytest.raises(Slip, match=re.escape(sentence)):
        run()


def test_readers_for_each_seat_may_be_several_one_or_none() -> None:
    see(((1,), ()))
    see((1, None), hint=BySeat[Seat | None])


def test_a_choice_among_nothing_is_told() -> None:
    sight = Sight("shown", Shown)
    state = Shown(Chance(b"x"), ((), ()), (1,), ((2,), (3,)), (None, 1))
    with pytest.raises(Slip, match="`among` of `bids` lists no possible value for seat 1"):
        sight.sample_world(sight.view(state, 0, (), None), b"seed")


def test_a_field_that_a_move_names_has_to_exist() -> None:
    class Take(Move, frozen=True, tag="take"):
        card: Annotated[int, From("hans")]

    Take.__annotations__ = {"card": Annotated[int, From("hans")]}
    with pytest.raises(Slip, match="`card` names `hans`, which is no field of the state") as caught:
        make(Moves=(*Probe.Moves, Take))
    assert HERE.search(caught.value.place)


def test_numbers_of_players_are_a_range() -> None:
    with pytest.raises(Slip, match=re.escape("`seats` has to be a range of numbers of players")):
        make(seats=[2, 3])
