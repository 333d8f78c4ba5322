"""Warnings before a turn ends: a camp with one camel although there is silver."""

from __future__ import annotations

import pytest

from azalai.games.contract import Waiver
from azalai.games.targui1988 import GAME
from azalai.games.targui1988.state import State
from tests.games.targui1988.tables import table

FOES = {"b1": ("reg", 1, 5), "c3": ("reg", 0, 4)}


def find_waiver(state: State, text: str) -> Waiver:
    return GAME.waives(GAME.view(state, 0), GAME.parse_move(text))


def test_ending_or_buying_elsewhere_leaves_a_camp_to_one_camel() -> None:
    bare = table({"a1": ("camp", 0, 1), **FOES})
    assert find_waiver(bare, "end") is Waiver.GIFT and find_waiver(bare, "buy c3 5") is Waiver.GIFT
    assert find_waiver(bare, "buy a1 1") is Waiver.NOTHING


@pytest.mark.parametrize(
    "state",
    [
        table({"a1": ("camp", 0, 2), **FOES}),
        table({"a1": ("camp", 0, 1), **FOES}, silver=0),
        table({"a1": ("camp", 1, 1), **FOES}),
        table({"a1": ("camp", 0, 1), "f6": ("reg", 1, 5)}),
    ],
    ids=["guarded", "no silver", "lost", "nobody near"],
)
def test_a_guarded_lost_distant_or_unaffordable_camp_needs_no_guard(
    state: State,
) -> None:
    assert find_waiver(state, "end") is Waiver.NOTHING
