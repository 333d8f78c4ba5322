"""Views of Targui 1988 for the tests of its pictures: positions laid out by hand, and moments of real games."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import DESTINIES, Destiny, OtherDestiny
from azalai.games.targui1988.state import DESTINY, Length, Options, State
from azalai.games.targui1988.view import Phase, RoundRow, Standing, TarguiView
from tests.games.targui1988.tables import after, dice, table, turn_destiny
from tests.playthroughs import read_heading

NAMES = ("Amara", "Idir", "Karine", "Thomas")
RECORDED = Path(__file__).parents[2] / "games" / "targui1988" / "playthroughs"
FEW = (OtherDestiny.SANDSTORM, OtherDestiny.PLAGUE, OtherDestiny.RAIN, OtherDestiny.POISON)
_WAR = {
    "c3": ("guelta", 0, 12),
    "d3": ("erg", 1, 9),
    "c4": ("reg", 2, 0),
    "d4": ("saline", 2, 130),
    "e3": ("mountain", 1, 0),
    "b2": ("erg", None, 0),
    "e5": ("chott", None, 0),
    "f5": ("guelta", 3, 30),
}
"""Map with every land, stacks of one to three digits, and empty squares."""


def view_as(state: State, seat: int | None = None) -> TarguiView:
    """Return a seat's view of a position."""
    return GAME.view(state, seat)


def war(**fields: Any) -> State:
    """Return four tribes on a map with every land, seat 0 to act."""
    return table(_WAR, seats=4, pack=(1, 3, DESTINY), turned=(2, 3, 0), die=2, **fields)


def make_fight() -> State:
    """Return an attack after four exchanges, still undecided."""
    return after(war(chance=dice(2, 1, 3)), "attack c3 d3", "roll", "roll")


def make_occupation() -> State:
    """Return a territory won, not occupied yet."""
    state = table({"c3": ("saline", 0, 40), "d3": ("erg", 1, 1)}, chance=dice(6))
    return after(state, "attack c3 d3")


def lost_camp() -> State:
    """Return a position in which seat 1 has lost its camp to seat 0, and has another territory."""
    weak = {"f1": ("reg", 0, 40), "g1": ("camp", 1, 0), "g2": ("erg", 1, 3)}
    return after(table(weak, seats=3), "march f1 g1 4")


def wiped_out() -> State:
    """Return a position in which seat 1 of three is out."""
    return after(table({"f1": ("reg", 0, 40), "g1": ("camp", 1, 0)}, seats=3), "march f1 g1 4")


def last_tribe() -> State:
    """Return a position in which seat 0 has wiped out the only other one."""
    return after(table({"f1": ("reg", 0, 40), "g1": ("camp", 1, 0)}), "march f1 g1 4")


def double() -> State:
    """Return the second half of a double turn."""
    state = table(die=6, pack=(1, DESTINY), seats=3)
    return after(state, "march a1 a2 3", "buy a2 2")


def long_war(rounds: int) -> TarguiView:
    """Return a game to the last tribe after many rounds.

    The history is filled with numbers that go up and down; one camp is lost and won back.
    """
    state = war(round=rounds + 1, options=Options(length=Length.LAST))
    rows = [
        RoundRow(
            number,
            1 + number % 6,
            DESTINIES[number % len(DESTINIES)] if number else None,
            tuple(
                Standing(
                    1 + (number * (seat + 2)) % 17,
                    10 + (number * (seat + 3) * 7) % 190,
                    number,
                    0 if seat == 1 and 3 <= number < 6 else 4 + number * seat % 23,
                    0 if seat == 1 and 3 <= number < 6 else seat,
                )
                for seat in range(4)
            ),
        )
        for number in range(rounds + 1)
    ]
    return replace(view_as(state), history=tuple(rows))


def one_round() -> State:
    """Return the end of a game of a single round without any move."""
    state = GAME.setup(seats=3, options=Options(length=Length.R1), seed=b"one")
    while GAME.deciders(state):
        seat = GAME.deciders(state)[0]
        state = GAME.play(state, seat, GAME.moves(state, seat)[-1]).state
    return state


def list_setup() -> Iterator[State]:
    """Yield the positions of the setup for four, from the first to the last choice."""
    state = GAME.setup(seats=4, options=GAME.Options(), seed=b"preparations")
    while state.phase in (Phase.SECTORS, Phase.CAMPS):
        yield state
        seat = GAME.deciders(state)[0]
        state = GAME.play(state, seat, GAME.moves(state, seat)[0]).state
    yield state


@functools.cache
def replay_recorded(name: str) -> tuple[State, ...]:
    """Return every position of a recorded game."""
    path = RECORDED / f"{name}.txt"
    heading = read_heading(path)
    state = GAME.setup(
        seats=heading.seats, options=msgspec.convert(heading.options, GAME.Options), seed=heading.seed.encode()
    )
    states = [state]
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            _, seat, move = line.split(" ", 2)
            state = GAME.play(state, int(seat), GAME.parse_move(move)).state
            states.append(state)
    return tuple(states)


def moment(name: str, share: float, seat: int | None = None) -> TarguiView:
    """Return a moment of a recorded game, by the share of its moves that are played."""
    states = replay_recorded(name)
    return view_as(states[int(share * (len(states) - 1))], seat)


def _make_setup(number: int) -> TarguiView:
    return view_as(list(list_setup())[number])


_MADE: dict[str, Callable[[], TarguiView]] = {
    "sectors": lambda: _make_setup(2),
    "camps": lambda: _make_setup(5),
    "ready": lambda: _make_setup(-1),
    "camps-3": lambda: view_as(GAME.setup(seats=3, options=GAME.Options(), seed=b"three")),
    "war": lambda: view_as(war()),
    "fighting": lambda: view_as(make_fight()),
    "fighting-2": lambda: view_as(
        after(table({"b1": ("erg", 1, 60)}, chance=dice(2, 1)), "attack a1 b1", "roll", "roll")
    ),
    "occupying": lambda: view_as(make_occupation()),
    "lost-camp": lambda: view_as(lost_camp()),
    "wiped-out": lambda: view_as(wiped_out()),
    "double": lambda: view_as(double()),
    "dunes": lambda: view_as(turn_destiny(Destiny.ERG_CHANGE, _WAR, seats=4).state),
    "silver": lambda: view_as(turn_destiny(Destiny.SILVER_FOUND, _WAR, seats=4).state),
    "raid": lambda: view_as(turn_destiny(Destiny.ENEMY_RAID, _WAR, seats=4).state),
    "robbed": lambda: view_as(turn_destiny(Destiny.CAMPS_ROBBED, _WAR, seats=4, silver=120).state),
    "shortest": lambda: moment("4-random-8-rounds", 0.6),
    "twelve": lambda: moment("4-robots-12-rounds", 0.7),
    "nine": lambda: moment("3-robots-9-rounds", 0.5),
    "one-round": lambda: view_as(war(options=Options(length=Length.R1), deck=(Destiny.HAUSSA_RAID,))),
    "few-cards": lambda: view_as(
        war(options=Options(Length.LAST, FEW), deck=(Destiny.HAUSSA_RAID, *map(Destiny, FEW)))
    ),
    "to-the-last": lambda: moment("2-robots-to-the-last", 0.6),
    "sixteen": lambda: long_war(15),
    "longest": lambda: long_war(46),
}
_OVER: dict[str, Callable[[], TarguiView]] = {
    "result-12": lambda: moment("4-robots-12-rounds", 1),
    "result-9": lambda: moment("3-robots-9-rounds", 1),
    "result-8": lambda: moment("2-random-8-rounds", 1),
    "result-1": lambda: view_as(one_round()),
    "result-nobody-holds-a-camp": lambda: moment("3-robots-nobody-holds-a-camp", 1),
    "result-last": lambda: view_as(last_tribe()),
    "result-to-the-last": lambda: moment("2-robots-to-the-last", 1),
}
PUBLIC = tuple(_MADE)
RESULTS = tuple(_OVER)


@functools.cache
def view(name: str) -> TarguiView:
    """Return a view by its name: one of `PUBLIC`, of `RESULTS`, or `private-` and one of `PUBLIC` (seat 0's)."""
    own = name.startswith("private-")
    made = (_MADE | _OVER)[name.removeprefix("private-")]()
    return replace(made, seat=0) if own else made


def copy_view(shown: TarguiView) -> TarguiView:
    """Return an equal view that is another object."""
    return msgspec.json.decode(msgspec.json.encode(shown), type=TarguiView)
