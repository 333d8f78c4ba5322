"""Moves that a turn does not allow now, with the reasons."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.games.targui1988 import GAME
from azalai.games.targui1988.state import State
from azalai.locales import LANGUAGES, words
from tests.games.targui1988.tables import after, table


def list_obstacles(state: State, seat: int | None = 0) -> dict[str, str]:
    """Return the acts that are not possible, and the ends of their reasons' ids."""
    obstacles = GAME.barred(GAME.view(state, seat))
    return {obstacle.act: obstacle.reason.removeprefix("targui1988-barred-") for obstacle in obstacles}


@pytest.mark.parametrize(
    ("squares", "silver", "reasons"),
    [
        ({"b1": ("erg", 1, 3)}, 5, {}),
        ({}, 5, {"attack": "nobody-near"}),
        ({"b1": ("erg", 1, 3)}, 0, {"buy": "silver"}),
        ({"a1": ("camp", 0, 0)}, 5, {"set-out": "no-camels"}),
        (dict.fromkeys(("a2", "b1", "b2"), ("chott", None, 0)), 5, {"set-out": "nowhere"}),
        (dict.fromkeys(("a2", "b1", "b2"), ("erg", 1, 2)), 5, {"march": "all-guarded"}),
        ({"b1": ("erg", None, 0)}, 0, {"attack": "nobody-near", "buy": "silver"}),
    ],
)
def test_missing_things_of_a_turn_are_named(squares: Any, silver: int, reasons: dict[str, str]) -> None:
    assert list_obstacles(table(squares, silver=silver)) == reasons


def test_after_its_move_a_turn_holds_no_other() -> None:
    assert list_obstacles(after(table(), "march a1 a2 3")) == {"set-out": "moved"}


def test_without_camels_in_the_box_none_can_be_bought() -> None:
    full = {"a1": ("camp", 0, 440), "g1": ("camp", 1, 10)}

    assert list_obstacles(table(full))["buy"] == "box"


def test_the_silver_that_is_needed_and_there_is_said() -> None:
    (obstacle,) = [obstacle for obstacle in GAME.barred(GAME.view(table(silver=0), 0)) if obstacle.act == "buy"]

    assert words("en").say(obstacle.reason, **obstacle.values) == "1 silver needed, you have 0"
    assert all(words(language).say(obstacle.reason, **obstacle.values) for language in LANGUAGES)


def test_spectators_and_players_who_choose_a_place_have_no_obstacles() -> None:
    start = GAME.setup(seats=2, options=GAME.Options(), seed=b"start")

    assert list_obstacles(start) == {}
    assert list_obstacles(table(), None) == {}
    assert list_obstacles(table(silver=0), 1) == {}
