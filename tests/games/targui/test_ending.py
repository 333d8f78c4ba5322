"""Limits, the end of a round, both ends of the game, and the score."""

from __future__ import annotations

from msgspec.structs import replace

from azalai.games.targui import GAME
from azalai.games.targui.cards import Card
from azalai.games.targui.scoring import points_of_rows, score
from azalai.games.targui.state import Camp, State
from azalai.games.targui.view import PendingKind, Phase
from tests.games.acting import events
from tests.games.targui.tables import after, camp, list_offered, play_moves, refusal, rows, stock, table, tags

ELEVEN = rows("t01 t02 t03 t10", "t11 t12 t19 t20", "t21 t28 t29")


def make_finished(own: Camp, other: Camp) -> State:
    """Return a finished game."""
    return replace(table(own, other), phase=Phase.OVER, to_act=None)


def total(own: Camp, other: Camp | None = None) -> int:
    return score(make_finished(own, camp() if other is None else other), 0).total


def test_ruling_r14_goods_over_ten_are_given_back_by_choice_and_gold_over_three() -> None:
    state = table(camp((6, 5, 1), 5, figures="2"), camp(figures="7"))
    turn = play_moves(state, "end")
    assert [event.gold for event in events(turn, "returned")] == [2]
    state = turn.state
    assert state.pending is not None and (state.pending.choice, state.pending.count) == (PendingKind.LIMIT, 2)
    assert list_offered(state) == [
        "give dates dates",
        "give dates salt",
        "give dates pepper",
        "give salt salt",
        "give salt pepper",
    ]
    assert refusal(state, "give dates") == "count"
    state = after(state, "give dates pepper")
    assert (stock(state), state.to_act) == (((5, 5, 0), 3, 4), 1)


def test_ruling_r14_ten_goods_and_three_gold_may_stay() -> None:
    state = after(table(camp((4, 4, 2), 3, figures="2"), camp(figures="7")), "end")
    assert (stock(state), state.to_act) == (((4, 4, 2), 3, 4), 1)


def test_ruling_r14_there_is_no_limit_while_acting() -> None:
    state = table(camp((9, 1, 0), 3, figures="2 5"), camp(figures="7"))
    state = after(state, "collect 2")
    assert stock(state)[0] == (10, 1, 0)
    assert stock(after(state, "trade 3 dates gold"))[1] == 4


def test_goods_of_one_kind_are_given_back_without_asking() -> None:
    turn = play_moves(table(camp((12, 0, 0), figures="9 10"), camp(figures="7")), "end")
    assert [(len(event.goods), event.gold) for event in events(turn, "returned")] == [(2, 0)]
    assert turn.state.to_act == 1


def test_ruling_r15_tokens_that_the_box_lacks_are_owed() -> None:
    state = after(table(camp((9, 0, 0), figures="2 3"), camp((2, 0, 0))), "collect 2")
    assert stock(state)[0] == (10, 0, 0)
    assert GAME.view(state, None).supply_goods == (-2, 10, 10)


def test_at_the_end_of_a_round_figures_come_back_and_the_amulet_changes_hands() -> None:
    state = table(camp(figures="2", markers="a1"), camp(figures="7"), round=4)
    turn = play_moves(state, "end", "end")
    assert (turn.state.round, turn.state.first, turn.state.to_act) == (5, 1, 1)
    assert all(own.figures == () and own.markers == () for own in turn.state.camps)
    assert [(event.seat, event.round, event.robber) for event in events(turn, "round")] == [(1, 5, "6")]


def test_ruling_r26_a_card_goes_to_the_leftmost_free_place_of_any_open_row() -> None:
    display = rows("t01 t02 t03 t10", "t11")
    state = table(camp(display=display, figures="2", markers="b1"), middle="t14@b1")
    assert list_offered(state, "lay") == ["lay t14@b1 row2 gold", "lay t14@b1 row3 gold"]
    assert refusal(state, "lay t14@b1 row1 gold") == "row-full"
    assert after(state, "lay t14@b1 row2 gold").camps[0].rows[1] == (Card.T11, Card.T14)


def test_ruling_r26_there_is_no_thirteenth_card() -> None:
    full = rows("t01 t02 t03 t10", "t11 t12 t19 t20", "t21 t28 t29 t30")
    state = table(camp(display=full, figures="2", markers="b1"), middle="t14@b1")
    assert list_offered(state) == ["collect 2", "keep t14@b1", "discard t14@b1", "end"]
    assert refusal(state, "lay t14@b1 row3 gold") == "display-full"


def test_ruling_r27_the_second_player_acts_after_a_twelfth_card() -> None:
    own = camp(display=ELEVEN, figures="2", markers="b1")
    turn = play_moves(table(own, camp(figures="7"), middle="t14@b1", round=3), "lay t14@b1 row3 gold")
    assert tags(turn) == ["laid", "last-round"]
    assert GAME.view(turn.state, None).last_round
    state = after(turn.state, "end")
    assert (state.to_act, GAME.outcome(state)) == (1, None)
    turn = play_moves(state, "collect 7")
    assert tags(turn) == ["collected", "ended"]
    assert GAME.outcome(turn.state) is not None
    assert GAME.view(turn.state, None).robber == "3"


def test_ruling_r27_a_second_players_twelfth_card_ends_the_round() -> None:
    own = camp(display=ELEVEN, figures="2", markers="b1")
    state = after(table(camp(), own, middle="t14@b1", round=12, to_act=1), "lay t14@b1 row3 gold", "end")
    assert GAME.outcome(state) is not None
    assert stock(state, 0) == ((2, 2, 2), 1, 4)  # no last raid


def test_the_example_of_the_book_is_worth_33_points() -> None:
    display = rows("t19 t23 t24 t22", "t02 t29 t37 t15", "t05 t28 t36 t43")
    own = camp((0, 0, 0), 0, 3, display=display)
    result = score(make_finished(own, camp()), 0)
    assert {part.name: part.points for part in result.parts} == {
        "tokens": 3,
        "cards": 21,
        "effects": 3,
        "same-rows": 4,
        "mixed-rows": 2,
    }
    assert result.total == 33


def test_ruling_r28_only_complete_rows_of_one_or_of_four_symbols_bring_points() -> None:
    assert points_of_rows(rows("t01 t02 t03 t05", "t10 t19 t28 t37", "t11 t12 t20 t29")) == (4, 2, 0)
    assert points_of_rows(rows("t01 t02 t03", "t10 t19 t28", "")) == (0, 0, 0)
    assert points_of_rows(rows("t01 t02 t03 t10", "t11 t12 t16 t20", "")) == (0, 0, 0)


def test_ruling_r28_a_hand_card_and_goods_never_count() -> None:
    assert total(camp(points=7, hand="t01")) == 7
    assert total(camp((9, 1, 0), 3, 7)) == 7


def test_t32_is_scored_with_the_rows_it_raises() -> None:
    display = rows("t32 t01 t10 t19", "t28 t02 t11 t20")
    points = {part.name: part.points for part in score(make_finished(camp(display=display), camp()), 0).parts}
    assert (points["mixed-rows"], points["effects"]) == (4, 4)


def ranking(own: Camp, other: Camp) -> tuple[tuple[int, ...], ...]:
    outcome = GAME.outcome(make_finished(own, other))
    assert outcome is not None
    return outcome.ranking


def test_most_points_win() -> None:
    assert ranking(camp(points=5, gold=0), camp(points=4, gold=3)) == ((0,), (1,))


def test_ruling_r29_a_tie_goes_to_most_gold_then_most_goods_then_is_shared() -> None:
    assert ranking(camp((0, 0, 0), 1), camp((5, 0, 0), 2)) == ((1,), (0,))
    assert ranking(camp((1, 1, 1), 2), camp((2, 0, 0), 2)) == ((0,), (1,))
    assert ranking(camp((1, 1, 1), 2), camp((3, 0, 0), 2)) == ((0, 1),)


def test_ruling_r29_the_stored_gold_breaks_no_tie() -> None:
    assert ranking(camp(display=rows("t09"), points=3, stored_gold=True), camp(points=4)) == ((0, 1),)


def test_when_the_game_is_over_hands_lie_open() -> None:
    state = make_finished(camp(hand="t01"), camp())
    view = GAME.view(state, 1)
    assert view.camps[0].hand is not None and view.camps[0].hand.card is Card.T01
