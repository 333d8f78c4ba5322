"""Drawing, the card due to the market, the limit of the hand, and the end of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.games.contract import IllegalMove
from azalai.games.touareg import GAME
from azalai.games.touareg.components import Good
from azalai.games.touareg.moves import Send
from azalai.games.touareg.state import Camp, list_hidden_goods
from tests.games.acting import events
from tests.games.touareg.tables import after, camp, goods, list_offered, play_moves, refusal, table

LAST_TURN: dict[str, Any] = {"pile": "", "specials": (0, 0, 0, 0), "drawer": 2, "last_turns": 3}


def test_karine_keeps_four_water_of_six_cards() -> None:
    state = after(table(camp("wwm"), camp(), pile="wwsggg"), "draw")
    assert state.camps[0].hand == goods("wwwwsm")
    state = after(state, "send salt millet")
    assert state.camps[0].hand == goods("wwww")
    assert state.market == (0, 0, 1, 1)
    assert state.to_act == 1


def test_a_drawer_sends_at_least_one_card_of_his_choice() -> None:
    state = after(table(camp(), camp(), pile="wgsmmm"), "draw")
    assert refusal(state, "end") == "send-first"
    assert list_offered(state) == [
        "send water",
        "send gold",
        "send salt",
        "send water gold",
        "send water salt",
        "send gold salt",
        "send water gold salt",
    ]


def test_the_number_of_drawn_cards_is_public_and_their_kinds_private() -> None:
    turn = play_moves(table(camp(), camp(), pile="mgwsss"), "draw")
    assert [(e.reader, e.seat, e.count) for e in events(turn, "drew")] == [(None, 0, 3)]
    assert [(e.reader, e.goods) for e in events(turn, "drew-goods")] == [(0, goods("wgm"))]
    assert turn.reveals


def test_the_left_neighbour_is_next() -> None:
    state = table(camp(), camp(), camp(), market="mmmm")
    for seat in (0, 1, 2, 0):
        assert state.to_act == seat
        state = after(state, "market millet 1 camel1")


def test_only_one_of_the_four_actions_is_taken_in_a_turn() -> None:
    state = after(table(camp("wgs", thieves=("",)), camp("m"), market="m"), "load camel1 water")
    for move in ("draw", "load camel2 gold", "market millet 1 camel2", "buy plan gold@hand salt@hand"):
        assert refusal(state, move) == "one-action"
    assert list_offered(state) == ["steal 2 hand", "end"]


def test_ruling_a4_the_limit_of_four_holds_at_the_end_of_the_turn() -> None:
    state = after(table(camp("wwww"), camp(), pile="gggsss"), "draw")
    assert refusal(state, "send gold gold") == "send-more"
    assert refusal(state, "end") == "send-first"
    assert after(state, "send gold gold gold").to_act == 1


def test_ruling_a4_hiding_may_come_before_the_check() -> None:
    state = after(table(camp("wwww", caves=("",)), camp(), pile="gggsss"), "draw")
    sent = after(state, "send gold gold")
    assert len(sent.camps[0].hand) == 5 and sent.to_act == 0
    assert refusal(sent, "end") == "hand-limit"
    assert after(sent, "hide cave1 gold@hand").camps[0].hand == goods("wwww")
    hidden = after(state, "hide cave1 gold@hand")
    assert refusal(hidden, "send gold") == "send-more"
    assert after(hidden, "send gold gold").to_act == 1


def test_four_cards_can_be_kept_in_addition_to_one_in_each_cave() -> None:
    state = table(camp("wwww", caves=("", "")), camp(), pile="gggsss")
    state = after(state, "draw", "send gold", "hide cave1 gold@hand", "hide cave2 gold@hand")
    assert state.camps[0].hand == goods("wwww")
    assert list_hidden_goods(state.camps[0]) == goods("gg")
    assert state.to_act == 1


def test_a_cave_used_for_another_good_allows_sending_again() -> None:
    state = table(camp("wwww", "m", caves=("",)), camp(), pile="gggsss")
    state = after(state, "draw", "send gold gold", "hide cave1 millet@camel1")
    assert [move for move in list_offered(state) if not move.startswith("send")] == []
    assert after(state, "send gold").to_act == 1


def test_ruling_a4_a_drawer_who_hides_keeps_a_card_for_the_market() -> None:
    state = after(table(camp("", caves=("", "", "")), camp(), camp(), pile="gsmwww"), "draw")
    state = after(state, "hide cave1 gold@hand", "hide cave2 salt@hand")
    assert refusal(state, "hide cave3 millet@hand") == "keep-one-to-send"
    assert list_offered(state) == ["send millet"]


def test_cards_go_to_the_market_after_drawing_only() -> None:
    state = table(camp("gs", thieves=("",)), camp("m"))
    assert refusal(state, "send gold") == "send-after-draw"
    assert refusal(after(state, "load camel1 gold"), "send salt") == "send-after-draw"
    sent = after(state, "draw", "send water")
    assert refusal(sent, "send gold") == "send-after-draw"


def test_cards_that_are_not_in_hand_or_out_of_order_are_refused() -> None:
    state = after(table(camp(), camp(), pile="gsmwww"), "draw")
    assert refusal(state, "send water") == "not-in-hand"
    with pytest.raises(IllegalMove, match="touareg-refusal-order"):
        GAME.play(state, 0, Send((Good.SALT, Good.GOLD)))


def test_a_turn_ends_by_itself_when_nothing_but_its_end_is_left() -> None:
    assert after(table(camp("m"), camp()), "load camel1 millet").to_act == 1
    assert after(table(camp("m", thieves=("",)), camp()), "load camel1 millet").to_act == 1, "nobody to rob"
    assert after(table(camp("m", caves=("",)), camp()), "load camel1 millet").to_act == 0, "the millet can be hidden"


def test_ruling_a3_a_player_must_act_before_the_last_turn() -> None:
    state = table(camp("", caves=("",)), camp(), market="m", pile="w")
    assert "end" not in list_offered(state)
    assert refusal(state, "end") == "act-first"


def test_ruling_a3_in_the_last_turn_all_may_pass() -> None:
    state = table(camp("m"), camp("s"), pile="", market="m", drawer=1, last_turns=2)
    turn = play_moves(state, "end")
    assert [event.seat for event in events(turn, "passed")] == [0]
    assert turn.state.to_act == 1


def test_a_player_without_moves_in_the_last_turn_passes_at_once() -> None:
    state = table(camp("m"), camp(), camp("s"), pile="", drawer=2, last_turns=3)
    turn = play_moves(state, "load camel1 millet")
    assert [event.seat for event in events(turn, "passed")] == [1]
    assert turn.state.to_act == 2


def test_passing_at_once_reveals_something_and_can_not_be_undone() -> None:
    turn = play_moves(table(camp("g"), camp("m", "ww", "ww"), camp("s"), **LAST_TURN), "end")
    assert [event.seat for event in events(turn, "passed")] == [0, 1]
    assert turn.reveals


def test_not_passing_reveals_as_much() -> None:
    turn = play_moves(table(camp("g"), camp("w", "ww", "ww"), camp("s"), **LAST_TURN), "end")
    assert turn.state.to_act == 1
    assert turn.reveals, "a water can be loaded, a millet could not"


@pytest.mark.parametrize(
    ("following", "market"),
    [
        (camp(), "w"),  # takes from the market
        (camp("m", caves=("",)), ""),  # hides whatever it is
        (camp("m", thieves=("",)), ""),  # sends the thief
    ],
)
def test_a_move_reveals_nothing_if_all_see_that_the_next_player_can_act(following: Camp, market: str) -> None:
    turn = play_moves(table(camp("m"), following, camp("s"), market=market, **LAST_TURN), "end")
    assert turn.state.to_act == 1
    assert not turn.reveals


def test_a_move_reveals_nothing_if_all_see_that_the_next_player_can_pay() -> None:
    last_turn: dict[str, Any] = LAST_TURN | {"specials": (0, 0, 0, 1)}
    turn = play_moves(table(camp("g"), camp("m", "ww", "ww"), camp("s"), **last_turn), "end")
    assert turn.state.to_act == 1
    assert not turn.reveals


def test_passing_oneself_shows_nothing_that_is_not_known() -> None:
    state = table(camp("m"), camp(), pile="", market="m", drawer=1, last_turns=2)
    assert not play_moves(state, "end").reveals


def test_ruling_a2_after_the_last_card_all_have_a_turn_the_drawer_last() -> None:
    state = table(camp("m"), camp("m"), camp("m"), pile="www", market="mmm", to_act=1)
    turn = play_moves(state, "draw")
    assert [(e.seat, e.stage) for e in events(turn, "last-card")] == [(1, 1)]
    assert not GAME.view(turn.state, None).last_turn, "the turn of the drawing is finished first"
    state = after(turn.state, "send millet")
    seats: list[int | None] = []
    while not (turn := play_moves(state, list_offered(state, "market")[0])).reveals:
        seats.append(state.to_act)
        assert GAME.view(state, None).last_turn
        assert refusal(state, "draw") == "draw-in-last-turn"
        state = turn.state
    assert [*seats, state.to_act] == [2, 0, 1]


def test_ruling_a1_with_exactly_three_cards_left_the_normal_rule_holds() -> None:
    state = after(table(camp(), camp(), pile="www", stage=2), "draw")
    assert refusal(state, "end") == "send-first"


def test_ruling_a1_who_could_draw_one_or_two_cards_need_not_send() -> None:
    state = after(table(camp("m"), camp("m"), pile="wg", stage=2), "draw")
    assert state.camps[0].hand == goods("wgm")
    assert {"send water", "end"} <= set(list_offered(state))
    assert after(state, "end").camps[0].hand == goods("wgm")
    assert after(state, "send water").to_act == 1


def test_ruling_a1_unless_the_limit_forces_it() -> None:
    state = after(table(camp("mmmm"), camp("m"), pile="wg", stage=2), "draw")
    assert refusal(state, "end") == "hand-limit"
    assert refusal(state, "send water") == "send-more"
    assert after(state, "send millet millet").to_act == 1


def test_ruling_a1_the_first_pile_always_ends_with_three_cards() -> None:
    for seats in GAME.seats:
        state = GAME.setup(seats=seats, options=GAME.Options(), seed=b"seed")
        assert len(state.pile) % 3 == 0
