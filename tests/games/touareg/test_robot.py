"""Strength of the robot: it is worth playing against."""

from __future__ import annotations

import pytest

from azalai.games.touareg import GAME
from azalai.games.touareg.state import State
from azalai.testing.play import play_against_random
from tests.games.touareg.tables import after, camp, table


def choice(state: State) -> str:
    seat = state.to_act or 0
    return str(GAME.robot(GAME.view(state, seat), GAME.moves(state, seat), b"ties"))


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.long(seconds=5)) for seats in (3, 4, 5))])
def test_the_robot_beats_random_players_clearly(seats: int) -> None:
    tally = play_against_random(GAME, seats, 30)
    assert tally.wins > 0.8 and tally.margin > 5


def test_the_robot_draws_with_an_empty_hand() -> None:
    assert choice(table(camp(), camp())) == "draw"


def test_the_robot_takes_the_deciding_goods_in_the_last_turn() -> None:
    state = table(camp("m", "w"), camp("", "ww"), pile="", market="wwmm", drawer=1, last_turns=2)
    assert choice(state).startswith("market water 2")


def test_the_robot_steals_the_good_that_leads() -> None:
    state = table(camp("", "w", thieves=("",)), camp("m", "ww", "m"), pile="", drawer=1, last_turns=2, acted=True)
    assert choice(state) == "steal 2 camel1"


def test_the_robot_ends_a_last_turn_in_which_everything_left_would_cost_points() -> None:
    state = table(camp("", "w", thieves=("",)), camp("", "mmm"), pile="", drawer=1, last_turns=2, acted=True)
    assert choice(state) == "end"


def test_the_robot_keeps_unused_cards_for_the_second_stage() -> None:
    state = table(camp("m", caves=("",)), camp("m"), pile="", to_act=1, drawer=1, last_turns=1)
    assert choice(after(state, "end")) == "settle"


def test_the_robot_looks_at_nothing_but_its_view() -> None:
    state = after(table(camp("ws", "g"), camp("mmm", "w"), camp("ss")), "draw")
    imagined = GAME.imagine(state, 0, b"other hands")
    assert imagined != state
    assert choice(imagined) == choice(state)
