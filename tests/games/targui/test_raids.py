"""Raids: the payments of the players, and players who can't pay."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.games.targui import GAME
from azalai.games.targui.components import Border
from azalai.games.targui.state import Camp, State
from azalai.games.targui.view import Phase
from tests.games.acting import events
from tests.games.targui.tables import after, camp, list_offered, play_moves, refusal, rows, stock, table, tags


def last_move(own: Camp, other: Camp, round_: int, **fields: Any) -> State:
    """Return a position at the second seat's last action of a round with a raid at its end.

    Then the amulet comes to it.
    """
    return table(own, other, round=round_, to_act=1, **fields)


def raid(own: Camp, other: Camp, round_: int = 3) -> State:
    return after(last_move(own, other, round_), "end")


def idle(*args: Any, **fields: Any) -> Camp:
    """Return a player with an unused figure."""
    return camp(*args, figures="2", **fields)


def test_ruling_r11_the_amulet_decides_first_and_chooses_goods_or_points() -> None:
    turn = play_moves(last_move(camp((1, 1, 0)), idle((2, 0, 1)), 3), "end")
    assert tags(turn) == ["ended", "raid"]
    state = turn.state
    assert (state.phase, state.first, state.to_act) == (Phase.RAID, 1, 1)
    assert list_offered(state) == ["give dates", "give pepper", "points 1"]
    state = after(state, "give pepper")
    assert (state.to_act, stock(state, 1)) == (0, ((2, 0, 0), 1, 4))
    state = after(state, "points 1")
    assert stock(state, 0) == ((1, 1, 0), 1, 3)
    assert (state.phase, state.round, state.to_act) == (Phase.PLACING, 4, 1)


@pytest.mark.parametrize(("round_", "number", "robber", "next_"), [(3, 1, "5", 5), (6, 2, "9", 9), (9, 3, "13", 13)])
def test_ruling_r01_a_raid_follows_every_third_round(round_: int, number: int, robber: str, next_: int) -> None:
    turn = play_moves(last_move(camp((0, 0, 0), 1, 9), idle((0, 0, 0), 1, 9), round_), "end")
    assert [event.number for event in events(turn, "raid")] == [number]
    assert turn.state.phase is Phase.PLACING  # points are all they have: there is no choice
    assert GAME.view(turn.state, None).robber == robber
    assert refusal(turn.state, f"place {next_}") == "robber"


def test_the_view_shows_the_raid_while_it_is_settled() -> None:
    view = GAME.view(raid(camp(), idle()), None)
    assert (view.raid, view.robber, view.next_raid, view.pending) == (Border.B4, Border.B4, Border.B4, None)


def test_ruling_r11_goods_are_the_losers_choice_and_paid_in_full() -> None:
    state = raid(camp(), idle((2, 1, 1), points=2), 9)
    assert list_offered(state) == [
        "give dates dates salt",
        "give dates dates pepper",
        "give dates salt pepper",
        "points 2",
    ]
    assert refusal(state, "give dates") == "raid-demands"
    assert refusal(state, "gold") == "raid-demands"
    assert refusal(state, "place 2") == "raid-first"


def test_without_a_choice_the_loss_is_taken_at_once() -> None:
    turn = play_moves(last_move(camp((0, 0, 0)), idle((1, 0, 0), points=0), 3), "end")
    assert tags(turn)[-4:] == ["lost-goods", "lost-points", "raid-over", "round"]


def test_ruling_r11_printed_points_are_never_lost() -> None:
    turn = play_moves(last_move(camp(), idle((0, 0, 0), 0, 0, display=rows("t01 t02")), 3), "end")
    assert [(event.seat, event.other, event.points) for event in events(turn, "could-not-pay")] == [(1, 0, 1)]


def test_ruling_r12_who_can_pay_nothing_loses_nothing_and_the_other_takes_the_points() -> None:
    turn = play_moves(last_move(camp(), idle((2, 0, 0), 2, 1), 9), "end")
    assert [(event.seat, event.other, event.points) for event in events(turn, "could-not-pay")] == [(1, 0, 2)]
    assert (turn.state.to_act, stock(turn.state, 0)) == (0, ((2, 2, 2), 1, 6))
    assert stock(turn.state, 1) == ((2, 0, 0), 2, 1)


def test_ruling_r12_points_from_a_seat_without_means_can_be_lost_again() -> None:
    turn = play_moves(last_move(camp((0, 0, 0), 0, 0), idle((0, 0, 0), 0, 0), 3), "end")
    assert [event.seat for event in events(turn, "could-not-pay")] == [1]
    assert [(event.seat, event.points) for event in events(turn, "lost-points")] == [(0, 1)]


def test_t24_keeps_its_owner_from_any_loss() -> None:
    turn = play_moves(last_move(camp(), idle(display=rows("t24")), 3), "end")
    assert [(event.seat, event.card) for event in events(turn, "spared")] == [(1, "t24")]
    assert (turn.state.to_act, stock(turn.state, 1)) == (0, ((2, 2, 2), 1, 4))


def test_t24_of_one_who_could_not_pay_gives_the_opponent_nothing() -> None:
    turn = play_moves(last_move(camp(), idle((0, 0, 0), 0, 0, display=rows("t24")), 9), "end")
    assert events(turn, "could-not-pay") == []
    assert stock(turn.state, 0)[2] == 4


def test_t34_brings_a_point_after_the_loss() -> None:
    state = raid(camp(), idle(display=rows("t34")))
    turn = play_moves(state, "points 1")
    assert tags(turn)[:2] == ["lost-points", "comforted"]
    assert stock(turn.state, 1) == ((2, 2, 2), 1, 4)


def test_ruling_r21_the_point_of_t34_can_not_pay_the_loss() -> None:
    turn = play_moves(last_move(camp(), idle((0, 0, 0), 0, 0, display=rows("t34")), 3), "end")
    assert [event.seat for event in events(turn, "could-not-pay")] == [1]
    assert events(turn, "comforted") == []
    assert stock(turn.state, 1)[2] == 0


def test_ruling_r21_t24_and_t34_together_lose_nothing_and_bring_a_point() -> None:
    turn = play_moves(last_move(camp(), idle(display=rows("t24 t34")), 3), "end")
    assert stock(turn.state, 1) == ((2, 2, 2), 1, 5)


def test_ruling_r13_the_last_raid_takes_gold_or_three_points_and_ends_the_game() -> None:
    state = raid(camp(gold=0), idle(), 12)
    assert GAME.view(state, None).raid is Border.B16
    assert list_offered(state) == ["gold", "points 3"]
    turn = play_moves(state, "gold")
    assert GAME.outcome(turn.state) is not None
    assert stock(turn.state, 1) == ((2, 2, 2), 0, 4)
    assert stock(turn.state, 0) == ((2, 2, 2), 0, 1)  # without gold the points were all that could be given
    view = GAME.view(turn.state, None)
    assert (view.phase, view.robber, view.raid, view.next_raid, view.to_act) == (
        Phase.OVER,
        Border.B16,
        None,
        None,
        None,
    )


def test_ruling_r21_t24_and_t34_count_in_the_last_raid_too() -> None:
    turn = play_moves(last_move(camp((0, 0, 0), 0, 2), idle(display=rows("t24 t34")), 12), "end")
    assert stock(turn.state, 1) == ((2, 2, 2), 1, 4 + 1 + 3)
    assert [(event.seat, event.points) for event in events(turn, "could-not-pay")] == [(0, 3)]
    assert GAME.outcome(turn.state) is not None


def test_ruling_r18_the_stored_gold_does_not_pay_the_last_raid() -> None:
    own = idle((2, 2, 2), 0, 5, display=rows("t09"), stored_gold=True)
    turn = play_moves(last_move(camp(gold=0), own, 12), "end")
    assert [event.points for event in events(turn, "lost-points")] == [3, 3]
    assert turn.state.camps[1].stored_gold
