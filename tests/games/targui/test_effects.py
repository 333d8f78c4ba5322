"""Effects of the thirty tribe cards that have one, and their combinations."""

from __future__ import annotations

import pytest

from azalai.games.targui import GAME
from azalai.games.targui.cards import TRIBE_CARDS, Card
from azalai.games.targui.components import Token
from azalai.games.targui.state import Options, PathCard, Rows, State
from azalai.games.targui.view import PendingKind
from tests.games.acting import events
from tests.games.targui.tables import (
    ROUND,
    after,
    camp,
    list_offered,
    make_placing,
    play_moves,
    refusal,
    rows,
    stock,
    table,
    tags,
)

PLAIN = ("t01", "t02", "t03", "t10", "t11", "t12", "t19", "t20", "t21", "t28", "t29", "t30", "t37", "t38", "t39")


def payments(state: State, move: str) -> list[str]:
    """Return the payments of the moves into the first row that begin with `move`."""
    return [text.removeprefix(f"{move} row1").strip() for text in list_offered(state, f"{move} row1")]


@pytest.mark.parametrize("card", PLAIN)
def test_a_plain_card_does_nothing_but_lie_there(card: str) -> None:
    price = TRIBE_CARDS[Card(card)].prices[0]
    own = camp(price.goods, price.gold, figures="2", markers="b1")
    state = table(own, middle=f"{card}@b1")
    (lay, _, _) = list_offered(state, "lay")
    turn = play_moves(state, lay)
    assert tags(turn) == ["laid"]
    assert stock(turn.state) == ((0, 0, 0), 0, 4)


# discounts: T05, T16, T23, T33, T42


@pytest.mark.parametrize(
    ("card", "own_kind", "other_kind"),
    [("t05", "t02", "t11"), ("t16", "t11", "t02"), ("t23", "t21", "t29"), ("t33", "t29", "t21"), ("t42", "t39", "t02")],
)
def test_ruling_r16_a_discount_takes_one_good_off_the_price_of_its_symbol(
    card: str, own_kind: str, other_kind: str
) -> None:
    own = camp((4, 4, 4), display=rows(card), figures="2", markers="b1 b3")
    state = table(own, middle=f"{own_kind}@b1 {other_kind}@b3")
    full = TRIBE_CARDS[Card(own_kind)].prices[0].goods
    paid = [text.split() for text in payments(state, f"lay {own_kind}@b1")]
    assert len(paid) == 3 and all(len(payment) == sum(full) - 1 for payment in paid)
    assert [len(payment.split()) for payment in payments(state, f"lay {other_kind}@b3")] == [
        sum(TRIBE_CARDS[Card(other_kind)].prices[0].goods)
    ]


def test_ruling_r16_the_payer_picks_the_good_that_is_dropped() -> None:
    own = camp((3, 3, 3), display=rows("t05"), figures="2", markers="b1")
    assert payments(table(own, middle="t02@b1"), "lay t02@b1") == [
        "dates salt pepper",
        "dates dates pepper",
        "dates dates salt",
    ]


def test_ruling_r16_a_discount_never_touches_gold_and_the_gold_side_of_a_slash_stays() -> None:
    own = camp((3, 3, 3), display=rows("t16"), figures="2", markers="b1")
    assert payments(table(own, middle="t14@b1"), "lay t14@b1") == ["gold"]
    state = table(camp((3, 3, 3), display=rows("t43"), hand="t33", figures="1"))
    assert payments(state, "lay t33@noble") == ["salt salt", "dates salt", "gold"]


def test_ruling_r16_the_discount_card_itself_costs_its_full_price() -> None:
    state = table(camp((3, 3, 3), figures="2", markers="b1"), middle="t05@b1")
    assert payments(state, "lay t05@b1") == ["dates salt salt"]


def test_ruling_r16_symbol_and_noble_discounts_add_up_and_stop_at_nothing() -> None:
    own = camp((2, 0, 2), 0, display=rows("t42 t43"), hand="t41", figures="1 2")
    state = table(own)
    assert list_offered(state, "lay t41@noble row1") == ["lay t41@noble row1"]
    assert stock(after(state, "lay t41@noble row1")) == ((2, 0, 2), 0, 4)


# the hand card: T08, T43


def test_ruling_r17_t08_lays_the_hand_card_without_the_noble_for_one_good_more() -> None:
    own = camp((2, 2, 2), 1, display=rows("t08"), hand="t41", figures="2")
    state = table(own)
    assert payments(state, "lay t41@path") == ["dates dates pepper", "dates salt pepper", "dates pepper pepper"]
    assert refusal(state, "discard t41@path") == "no-path"
    state = after(state, "lay t41@path row2 dates salt pepper")
    assert state.camps[0].hand is None
    assert list_offered(state) == ["collect 2", "end"]


def test_ruling_r17_the_surcharge_comes_after_the_discounts_and_t43_does_not_help() -> None:
    own = camp((2, 2, 2), 1, display=rows("t08 t42 t43"), hand="t41", figures="2")
    assert payments(table(own), "lay t41@path") == [
        "dates pepper",
        "salt pepper",
        "pepper pepper",
        "dates dates",
        "dates salt",
    ]


def test_ruling_r17_with_both_ways_open_each_has_its_price() -> None:
    own = camp((2, 2, 2), 1, display=rows("t08 t43"), hand="t41", figures="1")
    state = table(own)
    assert payments(state, "lay t41@noble") == ["pepper", "dates"]
    assert len(payments(state, "lay t41@path")) == 3


def test_ruling_r17_t08_waits_for_a_later_round_too() -> None:
    state = table(camp((2, 2, 2), 1, display=rows("t08"), figures="2", markers="b1"), middle="t41@b1")
    state = after(state, "keep t41@b1")
    assert refusal(state, "lay t41@path row1 dates salt pepper") == "hand-waits"
    assert GAME.view(state, 1).camps[0].hand.waits  # pyright: ignore[reportOptionalMemberAccess]


def test_ruling_r17_if_the_table_says_so_t08_lays_a_card_kept_in_this_round() -> None:
    own = camp((2, 2, 2), 1, display=rows("t08"), figures="1 2", markers="b1")
    state = table(own, middle="t41@b1", options=Options(path_card=PathCard.ANY))
    state = after(state, "keep t41@b1")
    assert len(payments(state, "lay t41@path")) == 3
    assert not GAME.view(state, 1).camps[0].hand.waits  # pyright: ignore[reportOptionalMemberAccess]
    assert refusal(state, "lay t41@noble row1 dates pepper") == "hand-waits"
    assert GAME.decode(GAME.encode(state)).options == state.options
    assert after(state, "lay t41@path row1 dates salt pepper").camps[0].hand is None


def test_ruling_r17_without_t08_a_fresh_card_waits_under_any_option() -> None:
    state = table(camp(figures="1 2", markers="b1"), middle="t14@b1", options=Options(path_card=PathCard.ANY))
    state = after(state, "keep t14@b1")
    assert refusal(state, "lay t14@path row1 gold") == "no-path"
    assert GAME.view(state, 1).camps[0].hand.waits  # pyright: ignore[reportOptionalMemberAccess]


def test_ruling_r17_actions_go_on_while_t08_could_lay_the_card_just_kept() -> None:
    for choice, seat in ((PathCard.ANY, 0), (PathCard.LATER, 1)):
        own = camp((2, 2, 2), 1, display=rows("t08"), figures="2", markers="b1")
        state = table(own, camp(figures="7"), middle="t41@b1", options=Options(path_card=choice))
        assert after(state, "collect 2", "keep t41@b1").to_act == seat


def test_t08_leaves_a_drawn_card_to_be_settled_first() -> None:
    state = after(table(camp(display=rows("t08"), hand="t41", figures="14"), tribe="t01"), "expand")
    assert refusal(state, "lay t41@path row1 dates dates pepper") == "settle-first"


def test_t43_takes_one_good_off_the_hand_card_laid_by_the_noble_only() -> None:
    own = camp((2, 2, 2), 1, display=rows("t43"), hand="t41", figures="1", markers="b1")
    state = table(own, middle="t18@b1")
    assert payments(state, "lay t41@noble") == ["pepper", "dates"]
    assert payments(state, "lay t18@b1") == ["dates dates salt"]


# gold on the well: T09


def test_ruling_r18_t09_stores_a_gold_that_pays_once_for_a_tribe_card() -> None:
    state = table(camp((1, 2, 2), 1, figures="2", markers="b1 b3"), middle="t09@b1 t04@b3")
    turn = play_moves(state, "lay t09@b1 row1 dates gold")
    assert tags(turn) == ["laid", "stored"]
    assert stock(turn.state) == ((0, 2, 2), 0, 4)
    assert GAME.view(turn.state, 1).camps[0].stored_gold
    assert payments(turn.state, "lay t04@b3") == ["salt stored"]
    state = after(turn.state, "lay t04@b3 row1 salt stored")
    assert not state.camps[0].stored_gold
    assert Card.T09 in GAME.view(state, 1).camps[0].over


def test_ruling_r18_the_stored_gold_is_used_or_spared_and_serves_a_slash_price() -> None:
    own = camp((2, 2, 2), 1, display=rows("t09"), stored_gold=True, figures="2", markers="b1")
    assert payments(table(own, middle="t33@b1"), "lay t33@b1") == ["dates salt salt", "gold", "stored"]


def test_ruling_r18_the_stored_gold_is_no_gold_for_silversmith_raid_limit_or_tie() -> None:
    own = camp((0, 0, 0), 0, 4, display=rows("t09"), stored_gold=True, figures="10 2")
    assert list_offered(table(own)) == ["collect 2", "end"]
    state = after(table(camp((0, 0, 0), 3, display=rows("t09"), stored_gold=True, figures="2")), "end")
    assert state.camps[0].gold == 3 and state.camps[0].stored_gold


def test_the_view_counts_the_stored_gold_as_taken_from_the_supply() -> None:
    state = table(camp(gold=1, display=rows("t09"), stored_gold=True), camp(gold=2))
    assert GAME.view(state, None).supply_gold == 8 - 4


# goods when laid: T07, T18, T36


@pytest.mark.parametrize(("laid", "count"), [("", 0), ("t01", 1), ("t01 t02", 1), ("t01 t02 t03", 2)])
def test_ruling_r24_t07_counts_itself(laid: str, count: int) -> None:
    state = table(camp((1, 2, 1), display=rows(laid), figures="2", markers="b1"), middle="t07@b1")
    state = after(state, "lay t07@b1 row2 dates salt salt pepper")
    pending = state.pending
    assert (pending.count if pending is not None else 0) == count
    assert all(len(move.split()) == count + 1 for move in list_offered(state, "gain"))


@pytest.mark.parametrize(("laid", "count"), [("", 5), ("t01", 5), ("t01 t02", 4), ("t01 t02 t03 t10", 3)])
def test_ruling_r24_t18_counts_the_places_left_after_it(laid: str, count: int) -> None:
    state = table(camp((2, 1, 1), display=rows(laid), figures="2", markers="b1"), middle="t18@b1")
    state = after(state, "lay t18@b1 row2 dates dates salt")
    assert state.pending is not None and state.pending.count == count


def test_goods_of_ones_choice_are_any_of_the_three_kinds() -> None:
    state = table(camp((1, 2, 1), display=rows("t01 t02 t03"), figures="2", markers="b1"), middle="t07@b1")
    turn = play_moves(state, "lay t07@b1 row2 dates salt salt pepper", "gain dates pepper")
    assert stock(turn.state)[0] == (1, 0, 1)
    assert [(event.card, len(event.goods)) for event in events(turn, "gained")] == [(Card.T07, 2)]
    pending = after(state, "lay t07@b1 row2 dates salt salt pepper")
    assert refusal(pending, "gain dates") == "count"
    assert refusal(pending, "gift gold") == "settle-first"


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ("gain dates salt salt", ((1, 2, 0), 1, 4)),
        ("gift gold", ((0, 0, 0), 2, 4)),
        ("gift point", ((0, 0, 0), 1, 5)),
    ],
)
def test_t36_gives_three_goods_or_a_gold_or_a_point(move: str, expected: object) -> None:
    state = table(camp((1, 1, 2), figures="2", markers="b1"), middle="t36@b1")
    state = after(state, "lay t36@b1 row1 dates salt pepper pepper")
    assert len(list_offered(state)) == 10 + 2
    assert stock(after(state, move)) == expected
    assert refusal(state, "gift dates") == "gift"


# more from goods cards: T17, T25, T35, T26


@pytest.mark.parametrize(
    ("card", "goods", "expected"),
    [("t17", "g05 pepper", (2, 2, 4)), ("t25", "g03 salt", (2, 4, 2)), ("t35", "g01 dates", (4, 2, 2))],
)
def test_ruling_r19_a_goods_card_gives_one_more_of_its_good(card: str, goods: str, expected: object) -> None:
    name, good = goods.split()
    state = table(camp(display=rows(card), figures="2", markers="a1"), middle=f"{name}@a1")
    turn = play_moves(state, f"take {name}@a1 {good}")
    assert stock(turn.state)[0] == expected
    assert [(event.card, event.good) for event in events(turn, "took-extra")] == [(Card(card), good)]


def test_ruling_r19_once_a_round_and_only_one_more() -> None:
    state = table(camp(display=rows("t35"), figures="2", markers="a1 a3"), middle="g07@a1 g11@a3")
    state = after(state, "take g07@a1 dates dates", "take g11@a3 dates pepper")
    assert stock(state)[0] == (2 + 2 + 1 + 1, 2, 3)


def test_ruling_r19_a_choice_card_counts_if_that_good_is_chosen() -> None:
    state = table(camp(display=rows("t25"), figures="2", markers="a1"), middle="g13@a1")
    assert stock(after(state, "take g13@a1 salt"))[0] == (2, 4, 2)
    assert stock(after(state, "take g13@a1 dates"))[0] == (3, 2, 2)


def test_ruling_r19_only_goods_cards_count_the_caravans_included() -> None:
    own = camp((4, 2, 2), display=rows("t35"), figures="13 2 5", markers="b1")
    state = table(own, middle="t36@b1", goods="g01")
    assert stock(after(state, "caravan"))[0] == (6, 2, 2)
    assert stock(after(state, "collect 2"))[0] == (5, 2, 2)
    assert stock(after(state, "trade 2 salt dates"))[0] == (5, 0, 2)
    state = after(state, "lay t36@b1 row1 dates salt pepper pepper", "gain dates dates dates")
    assert stock(state)[0] == (6, 1, 0)


def test_ruling_r19_the_card_laid_after_the_goods_card_still_counts_in_this_round() -> None:
    state = table(camp((2, 2, 1), figures="2", markers="a1 b1"), middle="g08@a1 t25@b1")
    turn = play_moves(state, "take g08@a1 salt salt", "lay t25@b1 row1 salt salt pepper")
    assert [event.good for event in events(turn, "took-extra")] == ["salt"]
    assert stock(turn.state)[0] == (2, 3, 0)
    other = play_moves(
        table(camp((2, 2, 1), figures="2", markers="b1"), middle="t25@b1"), "lay t25@b1 row1 salt salt pepper"
    )
    assert events(other, "took-extra") == []


def test_ruling_r19_in_the_next_round_it_counts_again() -> None:
    own = camp(display=rows("t35"), figures="2", markers="a1", received=(False, False, False))
    state = after(table(own, camp(figures="7"), middle="g01@a1", round=4), "take g01@a1 dates", "end", "end")
    assert state.camps[0].received == (False, False, False)


def test_ruling_r20_t26_gives_a_good_if_no_goods_card_gave_any() -> None:
    state = table(camp(display=rows("t26"), figures="2"), camp(figures="7"))
    turn = play_moves(state, "end")
    assert turn.state.pending is not None and turn.state.pending.choice is PendingKind.GAIN
    assert list_offered(turn.state) == ["gain dates", "gain salt", "gain pepper"]
    turn = play_moves(turn.state, "gain pepper")
    assert (stock(turn.state)[0], turn.state.to_act) == ((2, 2, 3), 1)


@pytest.mark.parametrize(
    ("goods", "token", "due"), [("g01", "dates", False), ("g16", "gold", True), ("g19", "point", True)]
)
def test_ruling_r20_gold_and_points_are_no_goods(goods: str, token: str, due: bool) -> None:
    state = table(camp(display=rows("t26"), figures="2", markers="a1"), camp(figures="7"), middle=f"{goods}@a1")
    state = after(state, f"take {goods}@a1 {token}", "end")
    assert (state.pending is not None) is due


def test_ruling_r20_t26_works_in_the_round_of_laying_and_not_after_the_caravan() -> None:
    state = table(camp((1, 0, 1), 1, figures="2", markers="b1"), camp(figures="7"), middle="t26@b1")
    state = after(state, "lay t26@b1 row1 dates pepper gold", "collect 2")
    assert state.pending is not None and state.pending.card is Card.T26
    state = table(camp(display=rows("t26"), figures="13"), camp(figures="7"), goods="g01")
    assert after(state, "caravan").to_act == 1


def test_ruling_r20_the_goods_of_t26_come_before_the_limit() -> None:
    state = table(camp((5, 5, 0), display=rows("t26"), figures="2"), camp(figures="7"))
    state = after(state, "end", "gain pepper")
    assert state.pending is not None and (state.pending.choice, state.pending.count) == (PendingKind.LIMIT, 1)


# the display: T27


def move_cards(display: Rows, *moves: str) -> Rows:
    own = camp((0, 1, 1), 1, display=display, figures="2", markers="b1")
    state = table(own, middle="t27@b1")
    return after(state, "lay t27@b1 row3 salt pepper gold", *moves).camps[0].rows


def test_ruling_r25_no_card_one_or_two_move() -> None:
    display = rows("t01 t02", "t10 t11")
    assert move_cards(display, "done") == rows("t01 t02", "t10 t11", "t27")
    assert move_cards(display, "shift t02 r2p3", "done") == rows("t01", "t10 t11 t02", "t27")
    assert move_cards(display, "shift t02 r2p3", "shift t01 r2p4") == rows("", "t10 t11 t02 t01", "t27")


def test_ruling_r25_a_swap_uses_up_both_moves() -> None:
    own = camp((0, 1, 1), 1, display=rows("t01 t02", "t10"), figures="2", markers="b1")
    state = after(table(own, middle="t27@b1"), "lay t27@b1 row3 salt pepper gold")
    turn = play_moves(state, "shift t01 r2p1")
    assert tags(turn) == ["swapped"]
    assert turn.state.camps[0].rows == rows("t10 t02", "t01", "t27")
    assert turn.state.pending is None
    once = after(state, "shift t02 r2p2")
    assert refusal(once, "shift t01 r2p1") == "gap"


def test_ruling_r25_t27_itself_may_move() -> None:
    assert move_cards(rows("t01"), "shift t27 r1p2", "done") == rows("t01 t27")


def test_ruling_r25_a_gap_must_be_closed_by_the_second_move() -> None:
    own = camp((0, 1, 1), 1, display=rows("t01 t02", "t10"), figures="2", markers="b1")
    state = after(table(own, middle="t27@b1"), "lay t27@b1 row3 salt pepper gold")
    state = after(state, "shift t01 r2p2")
    assert refusal(state, "done") == "gap"
    assert GAME.view(state, None).camps[0].rows[0] == (None, Card.T02)
    assert after(state, "shift t02 r1p1").camps[0].rows == rows("t02", "t10 t01", "t27")
    assert after(state, "shift t27 r1p1").camps[0].rows == rows("t27 t02", "t10 t01")
    assert refusal(state, "shift t27 r2p3") == "gap"


def test_ruling_r25_a_gap_that_nothing_could_close_is_not_made() -> None:
    own = camp((0, 1, 1), 1, display=rows("t01 t02 t03"), figures="2", markers="b1")
    state = after(table(own, middle="t27@b1"), "lay t27@b1 row3 salt pepper gold")
    assert refusal(state, "shift t01 r3p4") == "gap"
    assert refusal(state, "shift t01 r2p3") == "gap"
    assert "shift t03 r3p3" in list_offered(state)  # t02 can close that gap


# the next round: T45; the Merchant: T44 (in test_merchant); raids: T24, T34 (in test_raids); figures: T06 (in
# test_placing)


def test_t45_shows_until_its_round_is_over() -> None:
    state = table(camp((1, 1, 2), figures="2", markers="b1"), middle="t45@b1", round=4)
    state = after(state, "lay t45@b1 row1 dates salt pepper pepper")
    assert GAME.view(state, 1).camps[1].short_next
    assert GAME.view(state, 1).camps[0].over == ()
    state = after(state, "end", "place 1", "place 2", "place 3", "place 5", "place 10")
    assert GAME.view(state, 1).camps[0].over == ()
    assert GAME.view(after(state, "end", "end"), 1).camps[0].over == (Card.T45,)


def test_ruling_r23_t45_lapses_when_the_game_ends() -> None:
    full = rows("t01 t02 t03 t10", "t11 t12 t19 t20", "t21 t28 t29")
    state = table(camp((1, 1, 2), display=full, figures="2", markers="b1"), middle="t45@b1")
    state = after(state, "lay t45@b1 row3 dates salt pepper pepper", "end")
    assert GAME.outcome(state) is not None


def test_every_card_effect_has_a_test_in_one_of_four_files() -> None:
    effective = {card.value for card, tribe in TRIBE_CARDS.items() if tribe.effect is not None}
    assert effective | set(PLAIN) == {card.value for card in TRIBE_CARDS}
    assert len(effective) == 30


def test_figures_on_the_robbers_card_use_its_action() -> None:
    state = make_placing(camp(display=rows("t06"), figures="2 3"), camp(figures="5 7 15"), round=ROUND)
    state = after(state, "place 6")
    assert "collect 6" in list_offered(state)
    assert Token.PEPPER in GAME.view(state, 0).camps[0].actions[2].gain
