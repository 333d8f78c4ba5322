"""Figures in turn, what is forbidden, and markers where lines cross."""

from __future__ import annotations

from itertools import combinations

import pytest

from azalai.games.targui.cards import TRACK
from azalai.games.targui.components import Border
from azalai.games.targui.placing import crossings
from azalai.games.targui.state import State
from azalai.games.targui.view import Phase
from tests.games.acting import events
from tests.games.targui.tables import after, camp, list_offered, make_placing, play_moves, refusal, rows, table


def borders(state: State) -> list[int]:
    return [int(move.split()[1]) for move in list_offered(state, "place")]


def test_ruling_r02_robber_corners_occupied_and_facing_cards_are_barred() -> None:
    state = make_placing(camp(figures="2"), camp(figures="7 11"))  # round 5: the robber is on card 6
    assert borders(state) == [3, 5, 9, 10, 14, 15]
    assert refusal(state, "place 6") == "robber"
    assert [refusal(state, f"place {corner}") for corner in (4, 8, 12, 16)] == ["corner"] * 4
    assert refusal(state, "place 2") == "occupied"
    assert refusal(state, "place 7") == "occupied"
    assert refusal(state, "place 1") == "facing"
    assert refusal(state, "place 13") == "facing"


def test_ruling_r02_facing_the_robber_or_an_own_figure_is_allowed() -> None:
    state = make_placing(camp(figures="2"))
    assert "place 14" in list_offered(state)
    assert "place 10" in list_offered(state)


def test_figures_are_placed_in_turn_beginning_with_the_amulet() -> None:
    state = make_placing(camp())
    seats = [state.to_act]
    for move in ("place 1", "place 2", "place 3", "place 5", "place 7"):
        state = after(state, move)
        seats.append(state.to_act)
    assert seats == [0, 1, 0, 1, 0, 1]


def test_actions_come_when_all_six_stand_and_the_amulet_acts_first() -> None:
    state = make_placing(camp(), camp(), first=1, to_act=1)
    state = after(state, "place 1", "place 2", "place 3", "place 5", "place 7")
    assert refusal(state, "collect 2") == "place-first"
    state = after(state, "place 14")
    assert (state.phase, state.to_act) == (Phase.ACTING, 1)
    assert refusal(state, "place 15") == "place-later"


def test_ruling_r03_markers_stand_where_own_lines_cross() -> None:
    turn = play_moves(make_placing(camp(figures="1 2"), camp(figures="3 5 7"), to_act=0), "place 14")
    marked = {event.seat: [source.place.value for source in event.cards] for event in events(turn, "marked")}
    assert marked == {0: ["b1", "b2"], 1: ["a3", "c3"]}


@pytest.mark.parametrize(
    ("figures", "places"),
    [
        ("1 11 5", ["a1"]),
        ("2 6 14", ["b2"]),
        ("1 2 3", []),
        ("5 6 7", []),
        ("3 7 6", ["b3", "c3"]),
        ("1 9 13", ["c1", "c3"]),
    ],
)
def test_ruling_r03_there_are_two_crossings_one_or_none(figures: str, places: list[str]) -> None:
    assert [place.value for place in crossings(tuple(Border(name) for name in figures.split()))] == places


def test_ruling_r03_two_players_never_mark_the_same_card() -> None:
    for own in combinations(TRACK, 3):
        for other in combinations(list_left(own), 2):
            assert not set(crossings(own)) & set(crossings(other))


def list_left(own: tuple[Border, ...]) -> list[Border]:
    state = make_placing(camp(), camp(figures=" ".join(own)), round=1)
    return [Border(str(number)) for number in borders(state)]


@pytest.mark.costly
def test_the_last_figure_always_has_a_card() -> None:
    for other in combinations(TRACK, 3):
        for own in combinations([border for border in TRACK if border not in other], 2):
            state = make_placing(camp(figures=" ".join(own)), camp(figures=" ".join(other)))
            assert len(borders(state)) >= 3


def test_ruling_r22_t06_lifts_the_ban_on_the_robbers_card_only() -> None:
    state = make_placing(camp(display=rows("t06")), camp(figures="7"))
    assert "place 6" in list_offered(state)
    assert refusal(state, "place 8") == "corner"
    assert refusal(state, "place 13") == "facing"
    assert refusal(make_placing(camp(display=rows("t06")), camp(figures="14")), "place 6") == "facing"
    assert refusal(make_placing(camp(display=rows("t06")), camp(figures="6")), "place 6") == "occupied"


def test_ruling_r22_t06_does_not_help_the_opponent() -> None:
    assert refusal(make_placing(camp(), camp(display=rows("t06"))), "place 6") == "robber"


def test_ruling_r23_t45_limits_the_opponent_to_two_for_one_round() -> None:
    state = table(camp((1, 1, 2), figures="2", markers="b1"), middle="t45@b1", round=4)
    turn = play_moves(state, "lay t45@b1 row1 dates salt pepper pepper")
    assert [(event.other, event.figures) for event in events(turn, "announced")] == [(1, 2)]
    state = after(turn.state, "end")
    assert (state.round, state.first, [own.due for own in state.camps]) == (5, 1, [3, 2])
    seats = [state.to_act]
    for move in ("place 1", "place 2", "place 3", "place 5"):
        state = after(state, move)
        seats.append(state.to_act)
    assert seats == [1, 0, 1, 0, 0]
    state = after(state, "place 10")
    assert [len(own.figures) for own in state.camps] == [3, 2]
    state = after(state, "end", "end")
    assert [own.due for own in state.camps] == [3, 3]


def test_ruling_r23_two_figures_of_the_opponent_that_cross_give_one_marker() -> None:
    state = make_placing(camp(figures="1 3"), camp(figures="2 6", due=2), round=1)
    turn = play_moves(state, "place 5")
    marked = {event.seat: [source.place.value for source in event.cards] for event in events(turn, "marked")}
    assert marked[1] == ["b2"]
