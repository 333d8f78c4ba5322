"""Buying special cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest

from azalai.games.chance import Chance
from azalai.games.touareg import GAME
from azalai.games.touareg.components import DINARS, PRICE, Good, Special
from azalai.games.touareg.state import RULES, Camp, goods_in_play
from tests.games.acting import events
from tests.games.touareg.tables import after, camp, goods, list_offered, play_moves, refusal, table


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
    assert list_offered(state, "buy plan") == [f"buy plan {payment}"]
    bought = after(state, f"buy plan {payment}")
    assert bought.camps[0].plans == 1
    assert bought.camps[0].hand == ()
    assert sum(bought.discard) == len(hand)


@pytest.mark.parametrize("hand", ["", "g", "ss", "sm", "m"])
def test_with_less_than_3_dinars_nothing_can_be_bought(hand: str) -> None:
    assert list_offered(table(camp(hand), camp()), "buy") == []


def test_too_little_is_refused() -> None:
    assert refusal(table(camp("gs"), camp()), "buy plan gold@hand") == "too-little"
    assert refusal(table(camp("gs"), camp()), "buy plan") == "too-little"


@pytest.mark.parametrize(
    "payment", ["water@hand salt@hand", "gold@hand salt@hand millet@hand", "gold@hand gold@hand salt@hand"]
)
def test_ruling_a7_no_card_may_be_left_out_of_a_payment(payment: str) -> None:
    assert refusal(table(camp("wggsm"), camp()), f"buy cave {payment}") == "not-needed"


@pytest.mark.parametrize(
    ("own", "payment"),
    [
        (camp("", "gss"), "salt@camel1 salt@camel1 gold@camel1"),
        (camp("", donkeys=("ws",)), "salt@donkey1 water@donkey1"),
        (camp("", donkeys=("wg",)), "gold@donkey1 water@donkey1"),
        (camp("", donkeys=("wsm",)), "millet@donkey1 salt@donkey1 water@donkey1"),
        (camp("", "gs", "gm"), "salt@camel1 gold@camel1"),
    ],
)
def test_ruling_a7_removing_a_card_to_reach_another_overpays(own: Camp, payment: str) -> None:
    state = table(own, camp())
    assert f"buy plan {payment}" in list_offered(state, "buy plan")
    bought = after(state, f"buy plan {payment}")
    assert bought.camps[0].plans == 1
    assert sum(bought.discard) == len(payment.split())


@pytest.mark.parametrize(
    "payment",
    [
        "salt@hand salt@camel1 gold@camel1",
        "gold@hand salt@camel1 gold@camel1",
        "salt@camel1 gold@camel1 millet@camel2",
        "gold@hand millet@hand salt@camel1",
    ],
)
def test_ruling_a7_a_card_of_the_hand_and_the_lowest_of_an_animal_could_be_left_out(payment: str) -> None:
    assert refusal(table(camp("gsm", "gs", "sm"), camp()), f"buy cave {payment}") == "not-needed"


@pytest.mark.parametrize("rules", [1, RULES])
def test_exactly_the_payments_that_the_rules_allow_are_offered(rules: int) -> None:
    chance, many = Chance(b"payments"), 0
    for _ in range(150):
        drawn, chance = chance.shuffled(tuple("wwwggggssssmmmm"))
        hand, *loads = ("".join(drawn[at : at + 4]) for at in (0, 4, 8))
        size, chance = chance.below(5)
        state = table(camp(hand[:size], donkeys=(loads[0], loads[1][:size])), camp(), rules=rules)
        payments = {frozenset(_group_by_place(move)) for move in list_offered(state, "buy plan")}
        assert payments == set(_list_payments(state.camps[0], rules))
        many += len(payments)
    assert many > 500


def _group_by_place(move: str) -> list[tuple[str, str]]:
    """Return the cards of a purchase by place, in the order given."""
    by_place: dict[str, list[str]] = {}
    for card in move.split()[2:]:
        good, place = card.split("@")
        by_place.setdefault(place, []).append(good)
    return [(place, " ".join(goods)) for place, goods in by_place.items()]


def _list_payments(own: Camp, rules: int) -> Iterator[frozenset[tuple[str, str]]]:
    """Yield every payment, tried one by one.

    Any cards of the hand with any number of cards from the top of each animal.
    """
    hands = {cards for count in range(len(own.hand) + 1) for cards in combinations(own.hand, count)}
    tops = [[load[::-1][:count] for count in range(len(load) + 1)] for load in own.donkeys]
    for hand, first, second in product(hands, *tops):
        given = [DINARS[good] for good in (*hand, *first, *second)]
        could_stay = [DINARS[good] for good in (*hand, *first[-1:], *second[-1:])] if rules > 1 else given
        if sum(given) >= PRICE and all(sum(given) - dinars < PRICE for dinars in could_stay):
            places = (("hand", hand), ("donkey1", first), ("donkey2", second))
            yield frozenset((place, " ".join(goods)) for place, goods in places if goods)


def test_a_game_begun_when_every_card_had_to_be_needed_goes_on_so() -> None:
    state = table(camp("", "gss"), camp(), rules=1)
    assert list_offered(state, "buy") == []
    assert refusal(state, "buy plan salt@camel1 salt@camel1 gold@camel1") == "not-needed"
    assert list_offered(GAME.decode(GAME.encode(state)), "buy") == []
    assert GAME.setup(seats=2, options=GAME.Options(), seed=b"new").rules == GAME.version == RULES


def test_cards_of_hand_and_animals_are_combined() -> None:
    state = table(camp("s", "mg", "s"), camp())
    bought = after(state, "buy donkey salt@hand gold@camel1")
    assert bought.camps[0].camels == (goods("m"), goods("s"), ())
    assert bought.camps[0].donkeys == ((),)
    assert bought.discard == (0, 1, 1, 0)


def test_uncovered_cards_one_after_the_other_pay() -> None:
    state = table(camp("", donkeys=("mgs",)), camp())
    assert list_offered(state, "buy plan") == ["buy plan salt@donkey1 gold@donkey1"]
    assert after(state, "buy plan salt@donkey1 gold@donkey1").camps[0].donkeys[0] == goods("m")


def test_covered_cards_do_not_pay() -> None:
    state = table(camp("s", "gm"), camp())
    assert refusal(state, "buy plan salt@hand gold@camel1") == "covered"


def test_cards_of_other_owners_or_none_do_not_pay() -> None:
    state = table(camp("g"), camp("ws", "w"))
    assert refusal(state, "buy plan water@hand") == "not-in-hand"
    assert refusal(state, "buy plan water@camel1") == "covered"
    assert refusal(state, "buy plan water@donkey1") == "no-such-animal"


def test_a_pile_of_special_cards_can_run_out() -> None:
    state = table(camp("w"), camp(plans=3))
    assert refusal(state, "buy plan water@hand") == "sold-out"
    assert {move.split()[1] for move in list_offered(state, "buy")} == {"donkey", "cave", "thief"}


def test_several_cards_of_one_kind_can_be_owned_but_one_is_bought_in_a_turn() -> None:
    state = table(camp("ww", caves=("",)), camp())
    state = after(state, "buy cave water@hand")
    assert len(state.camps[0].caves) == 2
    assert refusal(state, "buy cave water@hand") == "one-action"


def test_payments_are_public() -> None:
    turn = play_moves(table(camp("gs"), camp()), "buy thief gold@hand salt@hand")
    (bought,) = events(turn, "bought")
    assert bought.reader is None and bought.special is Special.THIEF
    assert [paid.good for paid in bought.payment] == [Good.GOLD, Good.SALT]


def test_every_payment_offered_is_needed_to_the_last_card_and_lies_open() -> None:
    state = table(camp("gssm", "wg", "sm", "gg", donkeys=("wgsm", "ms")), camp())
    moves = list_offered(state, "buy donkey") + list_offered(state, "buy cave")
    assert len(moves) > 20
    for move in moves:
        assert goods_in_play(after(state, move)) == goods_in_play(state)
