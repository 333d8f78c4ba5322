"""Buying special cards."""

from __future__ import annotations

import pytest

from games.touareg.components import Good, Special
from games.touareg.state import goods_in_play
from tests.games.touareg.tables import after, camp, events, goods, offered, played, refusal, table


@pytest.mark.parametrize(
    ("hand", "payment"),
    [
        ("w", "water@hand"),
        ("gg", "gold@hand gold@hand"),
        ("gs", "gold@hand salt@hand"),
        ("gm", "gold@hand millet@hand"),
        ("ssm", "salt@hand salt@hand millet@hand"),
    ],
)
def test_a_card_costs_3_dinars_and_two_gold_get_no_change(hand: str, payment: str) -> None:
    state = table(camp(hand), camp())
    assert offered(state, "buy plan") == [f"buy plan {payment}"]
    bought = after(state, f"buy plan {payment}")
    assert bought.camps[0].plans == 1
    assert bought.camps[0].hand == ()
    assert sum(bought.discard) == len(hand)


@pytest.mark.parametrize("hand", ["", "g", "ss", "sm", "m"])
def test_with_less_than_3_dinars_nothing_can_be_bought(hand: str) -> None:
    assert offered(table(camp(hand), camp()), "buy") == []


def test_too_little_is_refused() -> None:
    assert refusal(table(camp("gs"), camp()), "buy plan gold@hand") == "too-little"
    assert refusal(table(camp("gs"), camp()), "buy plan") == "too-little"


@pytest.mark.parametrize(
    "payment", ["water@hand salt@hand", "gold@hand salt@hand millet@hand", "gold@hand gold@hand salt@hand"]
)
def test_ruling_a7_no_card_may_be_left_out_of_a_payment(payment: str) -> None:
    assert refusal(table(camp("wggsm"), camp()), f"buy cave {payment}") == "not-needed"


def test_ruling_a7_a_card_on_top_must_be_needed_too() -> None:
    state = table(camp("", donkeys=("ws",)), camp())
    assert refusal(state, "buy plan salt@donkey1 water@donkey1") == "not-needed"


def test_cards_of_hand_and_animals_are_combined() -> None:
    state = table(camp("s", "mg", "s"), camp())
    bought = after(state, "buy donkey salt@hand gold@camel1")
    assert bought.camps[0].camels == (goods("m"), goods("s"), ())
    assert bought.camps[0].donkeys == ((),)
    assert bought.discard == (0, 1, 1, 0)


def test_uncovered_cards_one_after_the_other_pay() -> None:
    state = table(camp("", donkeys=("mgs",)), camp())
    assert offered(state, "buy plan") == ["buy plan salt@donkey1 gold@donkey1"]
    assert after(state, "buy plan salt@donkey1 gold@donkey1").camps[0].donkeys[0] == goods("m")


def test_covered_cards_do_not_pay() -> None:
    state = table(camp("s", "gm"), camp())
    assert refusal(state, "buy plan salt@hand gold@camel1") == "covered"


def test_cards_of_others_and_of_nobody_do_not_pay() -> None:
    state = table(camp("g"), camp("ws", "w"))
    assert refusal(state, "buy plan water@hand") == "not-in-hand"
    assert refusal(state, "buy plan water@camel1") == "covered"
    assert refusal(state, "buy plan water@donkey1") == "no-such-animal"


def test_a_pile_of_special_cards_can_run_out() -> None:
    state = table(camp("w"), camp(plans=3))
    assert refusal(state, "buy plan water@hand") == "sold-out"
    assert {move.split()[1] for move in offered(state, "buy")} == {"donkey", "cave", "thief"}


def test_several_cards_of_one_kind_can_be_owned_but_one_is_bought_in_a_turn() -> None:
    state = table(camp("ww", caves=("",)), camp())
    state = after(state, "buy cave water@hand")
    assert len(state.camps[0].caves) == 2
    assert refusal(state, "buy cave water@hand") == "one-action"


def test_everybody_sees_what_was_paid() -> None:
    turn = played(table(camp("gs"), camp()), "buy thief gold@hand salt@hand")
    (bought,) = events(turn, "bought")
    assert bought.reader is None and bought.special is Special.THIEF
    assert [paid.good for paid in bought.payment] == [Good.GOLD, Good.SALT]


def test_every_payment_offered_is_needed_to_the_last_card_and_lies_open() -> None:
    state = table(camp("gssm", "wg", "sm", "gg", donkeys=("wgsm", "ms")), camp())
    moves = offered(state, "buy donkey") + offered(state, "buy cave")
    assert len(moves) > 20
    for move in moves:
        assert goods_in_play(after(state, move)) == goods_in_play(state)
