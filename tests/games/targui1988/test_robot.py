"""Strength of the robot: it is worth playing against."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from math import inf

import pytest

from azalai.games.targui1988 import GAME
from azalai.games.targui1988.moves import March
from azalai.games.targui1988.robot import Desert
from azalai.games.targui1988.state import Length, State
from azalai.robots.candidates import family
from azalai.robots.playing import solid, steps
from azalai.testing.play import play_against_random
from tests.games.targui1988.tables import after, dice, table


def choice(state: State) -> str:
    seat = state.to_act or 0
    return str(GAME.robot(GAME.view(state, seat), GAME.moves(state, seat), b"ties"))


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.long(seconds=20)) for seats in (3, 4))])
def test_the_robot_beats_random_players_clearly(seats: int) -> None:
    tally = play_against_random(GAME, seats, 20)
    assert tally.wins >= 0.9 and tally.margin > 10


def test_the_robot_takes_the_richest_land_that_lies_open() -> None:
    assert choice(table({"b1": ("erg", None, 0), "b2": ("guelta", None, 0)})).startswith("march a1 b2")


def test_the_robot_walks_into_a_camp_that_stands_open() -> None:
    assert choice(table({"f1": ("reg", 0, 3), "g1": ("camp", 1, 0)})).startswith("march f1 g1")


def test_the_robot_does_not_attack_a_herd_it_can_not_beat() -> None:
    assert not choice(table({"c3": ("reg", 0, 2), "c4": ("guelta", 1, 30)})).startswith("attack")


def test_the_robot_attacks_a_camp_it_can_take() -> None:
    assert choice(table({"f1": ("guelta", 0, 40), "g1": ("camp", 1, 3)})) == "attack f1 g1"


def test_the_robot_goes_on_while_the_odds_are_good_and_stops_when_they_are_not() -> None:
    good = after(table({"c3": ("saline", 0, 30), "c4": ("reg", 1, 12)}, chance=dice(2, 2)), "attack c3 c4")
    assert choice(good).startswith("press")
    bad = after(table({"c3": ("reg", 0, 6), "c4": ("saline", 1, 30)}, chance=dice(2, 1)), "attack c3 c4")
    assert choice(bad) == "stop"


def test_the_robot_guards_its_camp_with_what_it_buys() -> None:
    state = table({"a1": ("camp", 0, 1), "b1": ("reg", 1, 6), "e5": ("reg", 0, 1)}, step=1)
    assert choice(state) == "buy a1 10"


@pytest.mark.parametrize("die", [1, 6])
def test_the_robot_moves_before_it_buys(die: int) -> None:
    threatened = {"a1": ("camp", 0, 6), "b1": ("reg", 1, 12), "e5": ("reg", 0, 3), "e6": ("guelta", None, 0)}
    state = table(threatened, die=die)
    assert choice(state) == "march e5 e6 2"
    state = table(threatened | {"e6": ("guelta", 0, 2), "e5": ("reg", 0, 1)}, step=1)
    assert choice(state) == "buy a1 10"


def test_the_robot_moves_first_where_what_it_buys_then_makes_up_for_the_move() -> None:
    state = table({"a1": ("camp", 0, 1), "a2": ("erg", None, 0), "c3": ("reg", 1, 4)})
    assert choice(state) == "march a1 a2 1"
    assert choice(after(state, "march a1 a2 1")) == "buy a1 10"


def test_the_robot_skips_no_purchase_of_a_double_turn_for_a_later_move() -> None:
    inviting = {"a1": ("camp", 0, 6), "b1": ("reg", 1, 12), "e5": ("reg", 0, 3), "e6": ("guelta", None, 0)}
    bought = after(table(inviting, die=6, step=1), "buy a1 10")
    assert choice(table(inviting, die=6, step=1)) == "buy a1 10"
    assert choice(bought).split()[0] in ("march", "attack")


def test_the_robot_would_rather_hurt_the_only_rival_than_one_of_three() -> None:
    squares = {"d3": ("reg", 0, 9), "d4": ("reg", 1, 0), "d2": ("guelta", None, 0)}
    assert choice(table(squares)).startswith("march d3 d4")
    assert choice(table(squares, seats=4)).startswith("march d3 d2")


def test_the_robot_buys_when_no_move_gains_anything() -> None:
    closed = dict.fromkeys(("b1", "a2", "b2"), ("chott", None, 0))
    assert choice(table(closed)) == "buy a1 10"  # pyright: ignore[reportArgumentType]


class Thorough(Desert):
    """Robot that evaluates all marches, also those that can't be among the best."""

    def at_most(
        self, march: March, few: Sequence[tuple[float, int]], camels: int, worth: Callable[[int, int], float]
    ) -> float:
        return inf


@pytest.mark.parametrize("seats", [2, 4])
def test_the_robot_leaves_out_no_march_that_would_be_among_the_best(seats: int) -> None:
    options = GAME.Options(length=Length.R4)
    played = list(steps(GAME, GAME.setup(seats=seats, options=options, seed=b"marches"), [solid] * seats, b"marches"))
    assert len(played) > 20
    for step in played:
        view, moves = GAME.view(step.before, step.seat), GAME.moves(step.before, step.seat)
        assert Desert(view).best(moves) == Thorough(view).best(moves)


def test_families_of_moves_are_found_with_gaps_too() -> None:
    state = table({"c3": ("reg", 0, 9), "d4": ("reg", 0, 2), "e4": ("reg", 1, 2)})
    view, moves = GAME.view(state, 0), GAME.moves(state, 0)
    for left in (moves, moves[::2], moves[3:], [move for move in moves if isinstance(move, March)]):
        groups = [[left[at] for at in group] for group in Desert(view).group_alike(left)]
        assert groups == [list(group) for _, group in groupby(left, family)]


def test_the_robot_looks_at_nothing_but_its_view() -> None:
    state = table({"b1": ("erg", None, 0)}, seats=3, pack=(0, 1, 2, 0, 1, 2))
    imagined = GAME.imagine(state, 0, b"other cards")
    assert imagined != state
    assert choice(imagined) == choice(state)
