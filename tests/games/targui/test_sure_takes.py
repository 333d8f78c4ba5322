"""Goods that leave no choice are offered as one run, if they fit the limits and nothing depends on their order."""

from __future__ import annotations

import pytest

from azalai.games.targui import GAME
from azalai.games.targui.state import State
from azalai.locales import words
from azalai.renderers import run_label
from tests.games.targui.tables import after, camp, rows, table

PLAIN = ("collect 2", "collect 3", "take g01@a1 dates")


def run_of(state: State) -> tuple[str, ...]:
    """Return the moves of the only run, or none."""
    runs = GAME.runs(state, 0)
    return tuple(map(str, runs[0])) if runs else ()


def test_plain_goods_of_figures_and_markers_are_one_run():
    state = table(camp(figures="2 3", markers="a1"), camp(figures="7"), middle="g01@a1")
    assert run_of(state) == PLAIN
    assert GAME.runs(state, 1) == ()
    for language, text in (("en", "Take A, B, C"), ("fr", "Prendre A, B, C"), ("de", "A, B, C nehmen")):
        label = run_label("targui", GAME.view(state, 0), GAME.runs(state, 0)[0], words(language))
        assert label is not None and label.text == text
        assert language != "en" or label.plain == "Take 2 dates, 1 salt"


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        # a single good
        ({"figures": "2", "markers": ""}, ()),
        # seven goods and three more are ten; eight are one too many
        ({"goods": (3, 2, 2)}, PLAIN),
        ({"goods": (3, 3, 2)}, ()),
        # the only gold card takes gold to three, and past it
        ({"figures": "2", "markers": "b2", "gold": 2}, ("collect 2", "take g16@b2 gold")),
        ({"figures": "2", "markers": "b2", "gold": 3}, ()),
    ],
)
def test_a_run_keeps_to_the_limits_of_ten_goods_and_three_gold(own, expected):
    placed = {"figures": "2 3", "markers": "a1"} | own
    assert run_of(table(camp(**placed), camp(figures="7"), middle="g01@a1 g16@b2")) == expected


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("g13", ("collect 2", "collect 3")),  # a good of one's choice
        ("t07", ("collect 2", "collect 3")),  # a tribe card
        ("g07", ("collect 2", "collect 3", "take g07@a1 dates dates")),
    ],
)
def test_a_card_with_a_choice_is_not_of_the_run(card, expected):
    assert run_of(table(camp(figures="2 3", markers="a1"), camp(figures="7"), middle=f"{card}@a1")) == expected


def test_no_run_is_offered_if_a_card_gives_something_on_taking():
    dates_more = camp(figures="2 3", markers="a1", display=rows("t35"))
    assert run_of(table(dates_more, camp(figures="7"), middle="g01@a1")) == ()
    assert run_of(table(dates_more, camp(figures="7"), middle="g03@a1")) == (
        "collect 2",
        "collect 3",
        "take g03@a1 salt",
    )


def test_a_take_that_ends_the_round_is_left_for_a_press_of_its_own():
    """The round's end turns cards up, which can't be undone."""
    last = table(camp(figures="2 3", markers="a1"), camp(), middle="g01@a1", first=1)
    assert run_of(last) == ("collect 2", "collect 3")


def test_no_sure_take_is_offered_before_open_duties_are_settled():
    state = table(camp((6, 2, 2), figures="2 3 5"), camp(figures="7"))
    assert run_of(after(state, "trade 3 dates gold")) == ()
