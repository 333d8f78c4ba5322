"""Moving and buying."""

from __future__ import annotations

import pytest

from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import Land
from azalai.games.targui1988.state import DESTINY
from tests.games.acting import events
from tests.games.targui1988.tables import after, find_square, list_offered, play_moves, refusal, table


def test_one_or_more_camels_move_to_a_neighbour_straight_or_diagonal() -> None:
    state = table()
    assert {move.split()[2] for move in list_offered(state, "march a1")} == {"b1", "a2", "b2"}
    assert len(list_offered(state, "march a1 b2")) == 10
    turn = play_moves(state, "march a1 b2 4")
    assert find_square(turn.state, "a1") == (0, 6) and find_square(turn.state, "b2") == (0, 4)
    (claimed,) = events(turn, "claimed")
    assert (claimed.land, claimed.camels) == (Land.FECHFECH, 4)


def test_ruling_g1_at_least_one_camel_and_no_more_than_there_are() -> None:
    assert refusal(table(), "march a1 b2 0") == "herd"
    assert refusal(table(), "march a1 b2 11") == "herd"


def test_camels_move_one_square() -> None:
    assert refusal(table(), "march a1 c1 1") == "not-beside"
    assert refusal(table(), "march a1 a1 1") == "not-beside"


def test_ruling_g1_camels_join_those_of_an_own_territory() -> None:
    turn = play_moves(table({"b1": ("reg", 0, 3)}), "march a1 b1 2")
    assert find_square(turn.state, "b1") == (0, 5)
    assert len(events(turn, "marched")) == 1


def test_ruling_g1_an_unguarded_foreign_territory_changes_hands() -> None:
    turn = play_moves(table({"b1": ("reg", 1, 0)}), "march a1 b1 1")
    assert find_square(turn.state, "b1") == (0, 1)
    (seized,) = events(turn, "seized")
    assert (seized.victim, seized.left) == (1, 1)


def test_a_territory_with_foreign_camels_must_be_attacked() -> None:
    state = table({"b1": ("reg", 1, 1)})
    assert refusal(state, "march a1 b1 5") == "guarded"
    assert list_offered(state, "attack") == ["attack a1 b1"]


def test_chotts_can_not_be_entered() -> None:
    state = table({"b1": ("chott", None, 0)})
    assert refusal(state, "march a1 b1 1") == "chott"
    assert refusal(state, "attack a1 b1") == "chott"


def test_ruling_g1_the_way_between_two_chotts_is_open() -> None:
    state = table({"b1": ("chott", None, 0), "a2": ("chott", None, 0)})
    assert find_square(after(state, "march a1 b2 1"), "b2") == (0, 1)


def test_a_territory_that_all_camels_leave_stays_in_possession() -> None:
    assert find_square(after(table(), "march a1 b1 10"), "a1") == (0, 0)


def test_camels_of_others_and_squares_without_camels_do_not_move() -> None:
    state = table({"c3": ("reg", 0, 0)})
    assert refusal(state, "march g1 f1 1") == "not-yours"
    assert refusal(state, "march c3 c4 1") == "no-camels"


def test_one_move_or_attack_a_turn_then_the_purchase() -> None:
    state = after(table({"b1": ("reg", 1, 1)}), "march a1 a2 1")
    assert refusal(state, "march a1 a2 1") == "moved"
    assert refusal(state, "attack a1 b1") == "moved"
    assert {move.split()[0] for move in list_offered(state)} == {"buy", "end"}


def test_ruling_g2_a_move_can_not_follow_an_attack() -> None:
    state = after(table({"b1": ("reg", 1, 30)}), "attack a1 b1", "stop")
    assert refusal(state, "march a1 a2 1") == "moved"


def test_after_a_purchase_nothing_moves_any_more() -> None:
    turn = play_moves(table(), "buy a1 1")
    assert turn.state.to_act == 1
    assert find_square(turn.state, "a1") == (0, 11)


def test_neither_moving_nor_buying_is_compulsory() -> None:
    turn = play_moves(table(), "end")
    assert [event.seat for event in events(turn, "passed")] == [0]
    assert turn.state.to_act == 1 and turn.reveals


def test_ruling_g6_any_number_for_one_own_territory_also_one_just_taken() -> None:
    state = after(table(), "march a1 b1 1")
    assert list_offered(state, "buy b1") == [f"buy b1 {number}" for number in range(1, 11)]
    state = after(state, "buy b1 7")
    assert find_square(state, "b1") == (0, 8) and state.tribes[0].silver == 3


def test_ruling_g6_a_purchase_is_limited_by_money_and_by_the_box() -> None:
    assert refusal(table(), "buy a1 11") == "dear"
    assert refusal(table(), "buy a1 0") == "dear"
    assert refusal(table(), "buy g1 1") == "not-yours"
    state = table({"g1": ("camp", 1, 437)})
    assert state.stock == 3 and list_offered(state, "buy a1") == ["buy a1 1", "buy a1 2", "buy a1 3"]


def test_an_attack_feeds_an_empty_box() -> None:
    state = table({"b1": ("reg", 1, 430)})
    assert state.stock == 0 and list_offered(state, "buy") == []
    state = after(state, "attack a1 b1", "press 1")
    assert state.stock > 0


def test_ruling_g7_silver_and_markers_do_not_run_out() -> None:
    names = [f"{column}{row}" for column in "abcdef" for row in range(1, 8)]
    state = table(dict.fromkeys(names, ("reg", 0, 1)) | {"a1": ("camp", 0, 1)}, silver=900)
    turn = play_moves(state, "march f1 f2 1", "buy a1 300")
    assert turn.state.owners.count(0) == 42
    assert turn.state.tribes[0].silver == 600


def test_ruling_g8_a_double_turn_is_move_buy_move_buy_in_this_order() -> None:
    state = table({"b1": ("reg", 0, 5)}, die=6)
    state = after(state, "march a1 a2 1", "buy a1 1", "march b1 c1 1", "buy b1 1")
    assert state.to_act == 1
    assert (find_square(state, "a2"), find_square(state, "c1")) == ((0, 1), (0, 1))


def test_ruling_g8_in_a_double_turn_each_operation_may_be_left_out() -> None:
    state = after(table(die=6), "march a1 a2 1", "march a1 b1 1")
    assert list_offered(state, "march") == [] and list_offered(state, "buy") != []
    state = after(table(die=6), "buy a1 1", "buy a1 1")
    assert state.to_act == 1
    state = after(table(die=6), "buy a1 1")
    assert state.to_act == 0 and list_offered(state, "march") != []
    assert after(state, "end").to_act == 1


def test_the_lone_purchase_of_the_first_half_is_visible_to_all() -> None:
    acts = ("march a1 a2 1", "buy a1 1", "march b1 c1 1")
    state = table({"b1": ("reg", 0, 5)}, die=6)
    seen = [GAME.view(after(state, *acts[:count]), None) for count in range(4)]
    assert [(view.half, view.purchase_first) for view in seen] == [(1, False), (1, True), (2, False), (2, False)]
    assert not GAME.view(after(table({"b1": ("reg", 0, 5)}), acts[0]), None).purchase_first


def test_a_turn_in_which_nothing_is_left_ends_by_itself() -> None:
    assert after(table(silver=0), "march a1 a2 1").to_act == 1
    assert after(table(silver=1), "march a1 a2 1").to_act == 0


@pytest.mark.parametrize(("land", "passes"), [("chott", True), ("erg", False)])
def test_a_tribe_without_money_whose_camels_are_shut_in_by_chotts_passes(land: str, passes: bool) -> None:
    """The other tribe has its turn then, and no turn is left empty."""
    shut_in = {"f1": (land, None, 0), "f2": (land, None, 0), "g2": (land, None, 0)}
    state = table({"b4": ("erg", 0, 5), **shut_in}, pack=(1, 0), silver=0)
    turn = play_moves(state, "end")
    assert (turn.state.to_act == 0) is passes
    assert (1 in [event.seat for event in events(turn, "passed")]) is passes


def test_a_tribe_that_can_do_nothing_passes() -> None:
    state = table({"g1": ("camp", 1, 0)}, silver=0, pack=(1, 0, DESTINY))
    turn = play_moves(state, "march a1 a2 1")
    assert [event.seat for event in events(turn, "passed")] == [1]
    assert turn.state.to_act == 0 and turn.state.turned == (0, 1, 0)
