"""Loading animals, from the hand and from the market."""

from __future__ import annotations

import pytest

from azalai.games.touareg import GAME
from tests.games.touareg.tables import after, camp, goods, list_offered, play_moves, refusal, table

THOMAS = table(camp("gsss", "g"), camp())


@pytest.mark.parametrize("move", ["load camel1 gold salt salt", "load camel1 salt salt salt"])
def test_thomas_loads_three_cards_on_his_camel_that_carries_gold(move: str) -> None:
    camels = after(THOMAS, move).camps[0].camels
    assert camels[0] in (goods("ggss"), goods("gsss"))


def test_thomas_loads_all_four_cards_on_a_camel_without_load() -> None:
    state = after(THOMAS, "load camel2 gold salt salt salt")
    assert state.camps[0].camels == (goods("g"), goods("gsss"), ())
    assert state.camps[0].hand == ()


def test_thomas_can_do_nothing_else_with_three_cards_on_the_loaded_camel() -> None:
    three = [move for move in list_offered(THOMAS, "load camel1") if len(move.split()) == 5]
    assert three == ["load camel1 gold salt salt", "load camel1 salt salt salt"]


def test_gold_millet_millet_gold_is_not_possible() -> None:
    state = table(camp("ggmm"), camp())
    assert refusal(state, "load camel1 gold millet millet gold") == "one-change"
    assert after(state, "load camel1 gold gold millet millet").camps[0].camels[0] == goods("ggmm")


def test_a_camel_carries_two_kinds_at_most() -> None:
    assert refusal(table(camp("s", "gm"), camp()), "load camel1 salt") == "two-kinds"


def test_a_camel_carries_four_goods_at_most() -> None:
    assert refusal(table(camp("mm", "mmm"), camp()), "load camel1 millet millet") == "animal-full"


@pytest.mark.parametrize(("load", "move"), [("w", "load camel1 gold"), ("g", "load camel1 water")])
def test_only_water_travels_with_water(load: str, move: str) -> None:
    assert refusal(table(camp("wg", load), camp()), move) == "water-alone"


def test_four_water_are_a_load() -> None:
    assert after(table(camp("wwww"), camp()), "load camel1 water water water water").camps[0].camels[0] == goods("wwww")


def test_a_camel_carries_two_gold_at_most() -> None:
    assert refusal(table(camp("g", "gg"), camp()), "load camel1 gold") == "two-gold"


@pytest.mark.parametrize("load", ["gold gold water gold", "gold water millet salt"])
def test_a_donkey_carries_any_four_goods_in_any_order(load: str) -> None:
    hand = "gggw" if "salt" not in load else "gwms"
    state = after(table(camp(hand, donkeys=("",)), camp()), f"load donkey1 {load}")
    assert " ".join(state.camps[0].donkeys[0]) == load


def test_a_donkey_carries_four_goods_at_most() -> None:
    assert refusal(table(camp("ms", donkeys=("wgs",)), camp()), "load donkey1 millet salt") == "animal-full"


def test_ruling_a5_one_animal_a_turn_in_parts_and_on_the_load_as_it_lies_now() -> None:
    state = table(camp("gs", "gm", caves=("",)), camp())
    assert refusal(state, "load camel1 gold") == "one-change"
    state = after(state, "hide cave1 millet@camel1")
    assert "load camel1 gold" in list_offered(state), "the millet taken from the top is forgotten"
    state = after(state, "load camel1 gold", "draw", "send water")
    assert state.camps[0].camels[0] == goods("gg")
    mine = table(camp("gs", caves=("",)), camp())
    assert refusal(after(mine, "load camel1 gold"), "load camel2 salt") == "one-action"


def test_loading_takes_at_least_one_card() -> None:
    state = table(camp("g"), camp())
    assert all(len(move.split()) > 2 for move in list_offered(state, "load"))


def test_new_goods_go_on_top() -> None:
    assert after(table(camp("sm", "s"), camp()), "load camel1 salt millet").camps[0].camels[0] == goods("ssm")


def test_cards_that_are_not_in_the_hand_and_animals_that_are_not_there_are_refused() -> None:
    state = table(camp("gs"), camp())
    assert refusal(state, "load camel1 gold gold") == "not-in-hand"
    assert refusal(state, "load donkey1 gold") == "no-such-animal"
    assert refusal(state, "load hand gold") == "no-such-animal"
    assert refusal(table(camp("s"), camp(), camp()), "load camel3 salt") == "no-such-animal"


def test_ruling_a6_one_to_four_goods_of_one_kind_go_from_the_market_onto_one_animal() -> None:
    state = table(camp("", "m"), camp(), market="mmmmmsww")
    assert list_offered(state, "market millet") == [
        *(f"market millet {count} camel1" for count in (1, 2, 3)),
        *(f"market millet {count} camel2" for count in (1, 2, 3, 4)),
        *(f"market millet {count} camel3" for count in (1, 2, 3, 4)),
    ]
    turn = play_moves(state, "market millet 4 camel2")
    assert turn.state.camps[0].camels[1] == goods("mmmm")
    assert turn.state.camps[0].hand == ()
    assert turn.state.market == (2, 0, 1, 1)


def test_the_loading_rules_hold_for_the_market_too() -> None:
    state = table(camp("", "m"), camp(), market="mmmmmwwgggg")
    assert refusal(state, "market water 1 camel1") == "water-alone"
    assert refusal(state, "market gold 3 camel2") == "two-gold"
    assert refusal(state, "market millet 4 camel1") == "animal-full"
    assert refusal(state, "market salt 1 camel1") == "not-in-market"
    assert refusal(state, "market water 3 camel2") == "not-in-market"


def test_the_same_load_is_offered_once() -> None:
    moves = GAME.moves(table(camp("ssmm"), camp()), 0)
    assert len(moves) == len(set(moves))
