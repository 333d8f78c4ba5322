"""Estimates for the player: the safety of territories, and the chances of attacks."""

from __future__ import annotations

import pytest

from azalai.games.targui1988 import GAME
from azalai.games.targui1988.state import State
from tests.games.targui1988.tables import table


def gauge(state: State, name: str) -> list[float]:
    return list(GAME.gauges(GAME.view(state, 0))[name])


def test_a_herd_next_to_a_weakly_guarded_camp_is_a_danger() -> None:
    few, many = (table({"a1": ("camp", 0, guard), "b1": ("reg", 1, 10)}) for guard in (2, 30))
    assert gauge(few, "danger")[0] > 0.5 and gauge(many, "danger")[0] < 0.1
    assert gauge(few, "safe")[0] < gauge(many, "safe")[0] <= 4
    assert gauge(few, "danger")[1] < 0.05


def test_guards_and_what_the_money_would_buy_stand_at_the_camp_while_it_is_held() -> None:
    held, lost = table({"a1": ("camp", 0, 6)}, silver=19), table({"a1": ("camp", 1, 6), "c3": ("reg", 0, 4)}, silver=25)
    assert (gauge(held, "guard")[0], gauge(held, "means")[0]) == (6, 5)
    assert (gauge(lost, "guard")[0], gauge(lost, "means")[0], gauge(lost, "danger")[0]) == (0, 5, 0)


def test_unguarded_squares_next_to_herds_count_once() -> None:
    squares = {"c3": ("reg", 0, 4), "e3": ("reg", 0, 4), "d3": ("guelta", None, 0), "d4": ("saline", 1, 0)}
    assert gauge(table(squares), "reach")[0] == 3 + 5
    assert gauge(table(squares | {"d4": ("saline", 1, 1)}), "reach")[0] == 3


def test_an_attack_should_bring_what_it_is_likely_to_win() -> None:
    strong, weak = (table({"c3": ("reg", 0, camels), "d3": ("guelta", 1, 8)}) for camels in (40, 2))
    assert gauge(strong, "assault")[0] == pytest.approx(3, abs=0.1)
    assert gauge(weak, "assault")[0] < 0.5


def test_a_camp_is_stormed_the_easier_the_nearer_and_larger_the_herd() -> None:
    far, near = table({"d1": ("reg", 0, 40)}), table({"f1": ("reg", 0, 40)})
    assert 0 < gauge(far, "storm")[0] < gauge(near, "storm")[0] <= 1
    assert gauge(far, "siege")[0] < gauge(near, "siege")[0]
    assert gauge(table({"g1": ("camp", 0, 10)}), "storm")[0] == 0


def test_before_the_first_round_there_is_nothing_to_work_out() -> None:
    state = GAME.setup(seats=3, options=GAME.Options(), seed=b"new")
    assert all(list(gauge) == [0, 0, 0] for gauge in GAME.gauges(GAME.view(state, 0)).values())
