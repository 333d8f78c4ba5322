"""Actions of figures and markers, and the hand card."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from azalai.games.chance import Chance
from azalai.games.targui import GAME
from azalai.games.targui.cards import Card
from azalai.games.targui.components import Place
from azalai.games.targui.piles import spot_at
from azalai.games.targui.state import Camp, HandCard, kind_of
from azalai.games.targui.view import PendingKind
from tests.games.acting import events
from tests.games.targui.tables import after, camp, list_offered, play_moves, refusal, rows, stock, table, tags


def test_ruling_r04_actions_come_in_any_order_and_any_is_waived() -> None:
    state = table(camp(figures="2 3", markers="a1"), camp(figures="7"), middle="g01@a1")
    assert list_offered(state) == ["collect 2", "collect 3", "take g01@a1 dates", "end"]
    turn = play_moves(state, "take g01@a1 dates", "collect 3", "end")
    assert [event.waived for event in events(turn, "ended")] == [1]
    assert (turn.state.to_act, stock(turn.state)) == (1, ((3, 3, 2), 1, 4))


def test_ruling_r04_a_waived_marker_leaves_its_card_face_up() -> None:
    state = after(table(camp(markers="a1"), camp(figures="7"), middle="t07@a1"), "end")
    assert spot_at(state, Place.A1).card is Card.T07
    assert spot_at(state, Place.A1).open


def test_ruling_r04_an_action_is_finished_before_the_next() -> None:
    state = after(table(camp((6, 2, 2), figures="2 5")), "trade 3 dates gold")
    assert refusal(state, "collect 2") == "settle-first"
    assert refusal(state, "end") == "settle-first"
    assert "collect 2" in list_offered(after(state, "done"))


def test_a_figure_is_used_once() -> None:
    state = table(camp(figures="2 3"))
    assert refusal(after(state, "collect 2"), "collect 2") == "no-figure"
    assert refusal(state, "collect 7") == "no-figure"
    assert refusal(state, "expand") == "no-figure"
    assert refusal(table(camp(figures="5 2")), "collect 5") == "no-good-there"


@pytest.mark.parametrize(
    ("border", "goods"),
    [(2, (3, 2, 2)), (7, (3, 2, 2)), (3, (2, 3, 2)), (15, (2, 3, 2)), (6, (2, 2, 3)), (11, (2, 2, 3))],
)
def test_a_border_card_gives_the_good_it_shows(border: int, goods: tuple[int, int, int]) -> None:
    state = table(camp(figures=str(border)), camp(figures="1"))
    assert stock(after(state, f"collect {border}"))[0] == goods


def test_actions_of_which_nothing_is_left_end_by_themselves() -> None:
    turn = play_moves(table(camp(figures="2 9"), camp(figures="7")), "collect 2")
    assert tags(turn) == ["collected", "ended"]
    assert turn.state.to_act == 1


def test_ruling_r31_a_used_card_is_replaced_face_down_by_the_other_kind() -> None:
    state = table(
        camp(figures="9", markers="a1 b2"), camp(figures="2"), middle="g01@a1 t07@b2", tribe="t01", goods="g07"
    )
    state = after(state, "take g01@a1 dates")
    assert (spot_at(state, Place.A1).card, spot_at(state, Place.A1).open) == (Card.T01, False)
    assert GAME.view(state, 0).middle[0].card is None
    assert GAME.view(state, 0).middle[0].kind == "tribe"
    assert refusal(state, "mirage t07@b2 t01@a1") == "mirage"
    assert state.goods_discard == (Card.G01,)
    turn = play_moves(state, "discard t07@b2", "collect 2")
    assert spot_at(turn.state, Place.B2).card is Card.G07
    turned = [str(source) for event in events(turn, "turned-up") for source in event.cards]
    assert turned == ["t01@a1", "g07@b2"]
    assert turn.reveals


def test_using_a_card_face_up_reveals_nothing() -> None:
    state = table(camp(figures="2", markers="a1"), camp(figures="2"), middle="g01@a1")
    assert not play_moves(state, "take g01@a1 dates").reveals
    assert not play_moves(state, "collect 2").reveals


def test_a_goods_card_with_a_choice_gives_one_of_the_three() -> None:
    state = table(camp(figures="2", markers="a1"), middle="g13@a1")
    assert list_offered(state, "take") == ["take g13@a1 dates", "take g13@a1 salt", "take g13@a1 pepper"]
    assert refusal(state, "take g13@a1 dates salt") == "gain"
    assert stock(after(state, "take g13@a1 pepper")) == ((2, 2, 3), 1, 4)


@pytest.mark.parametrize(
    ("card", "gain", "expected"),
    [
        ("g08", "salt salt", ((2, 4, 2), 1, 4)),
        ("g10", "salt pepper", ((2, 3, 3), 1, 4)),
        ("g16", "gold", ((2, 2, 2), 2, 4)),
        ("g19", "point", ((2, 2, 2), 1, 5)),
    ],
)
def test_a_goods_card_gives_what_it_shows(card: str, gain: str, expected: object) -> None:
    state = table(camp(figures="2", markers="a1"), middle=f"{card}@a1")
    assert stock(after(state, f"take {card}@a1 {gain}")) == expected


def test_ruling_r05_a_tribe_card_of_the_middle_is_laid_kept_or_discarded() -> None:
    state = table(camp(figures="2", markers="b1"), middle="t14@b1")
    assert list_offered(state) == [
        "collect 2",
        "lay t14@b1 row1 gold",
        "lay t14@b1 row2 gold",
        "lay t14@b1 row3 gold",
        "keep t14@b1",
        "discard t14@b1",
        "end",
    ]
    for move in ("lay t14@b1 row1 gold", "keep t14@b1", "discard t14@b1"):
        spot = spot_at(after(state, move), Place.B1)
        assert not spot.open and kind_of(spot.card) == "goods"


def test_ruling_r05_with_a_card_in_hand_no_second_one_is_kept() -> None:
    state = table(camp((0, 0, 0), 0, hand="t01", figures="2", markers="b1"), middle="t14@b1")
    assert list_offered(state) == ["collect 2", "discard t14@b1", "end"]
    assert refusal(state, "keep t14@b1") == "hand-full"
    assert refusal(state, "lay t14@b1 row1 gold") == "can-not-pay"


def test_ruling_r06_goods_that_a_card_brings_do_not_help_to_pay_for_it() -> None:
    state = table(camp((1, 1, 1), 0, display=rows("t01"), figures="2", markers="b1"), middle="t07@b1")
    assert list_offered(state, "lay") == []
    paid = play_moves(
        table(camp((1, 2, 1), 0, figures="2", markers="b1"), middle="t07@b1"), "lay t07@b1 row1 dates salt salt pepper"
    )
    assert stock(paid.state) == ((0, 0, 0), 0, 4)


def test_ruling_r07_a_card_taken_in_this_round_waits_but_may_be_discarded() -> None:
    state = after(table(camp(figures="1 2", markers="b1"), middle="t14@b1"), "keep t14@b1")
    assert refusal(state, "lay t14@noble row1 gold") == "hand-waits"
    assert list_offered(state) == ["collect 2", "discard t14@noble", "end"]
    assert GAME.view(state, 1).camps[0].hand is not None and GAME.view(state, 1).camps[0].hand.waits  # pyright: ignore[reportOptionalMemberAccess]


def test_ruling_r07_the_noble_lays_it_in_a_later_round() -> None:
    state = table(camp(hand="t14", figures="1 2"))
    state = after(state, "lay t14@noble row2 gold")
    assert (state.camps[0].hand, state.camps[0].rows) == (None, ((), (Card.T14,), ()))
    assert refusal(state, "discard t14@noble") == "not-in-hand"


def test_the_noble_discards_the_hand_card() -> None:
    state = after(table(camp(hand="t14", figures="1 2")), "discard t14@noble")
    assert (state.camps[0].hand, state.tribe_discard) == (None, (Card.T14,))
    assert list_offered(state) == ["collect 2", "end"]


def test_without_the_noble_the_hand_card_stays() -> None:
    state = table(camp(hand="t14", figures="2"))
    assert list_offered(state) == ["collect 2", "end"]
    assert refusal(state, "lay t14@noble row1 gold") == "no-noble"
    assert refusal(state, "discard t14@noble") == "no-noble"
    assert refusal(state, "lay t14@path row1 gold") == "no-path"
    assert refusal(state, "keep t14@noble") == "no-noble"
    assert refusal(table(camp(hand="t14", figures="1")), "keep t14@noble") == "in-hand-already"


def test_ruling_r08_fata_morgana_moves_an_unused_marker_to_a_free_card() -> None:
    state = table(camp(figures="9 2", markers="a1 b2"), camp(markers="c3"), middle="g01@a1 g02@b2 g03@c3 g07@a3 g08@c1")
    state = after(state, "take g02@b2 dates")
    targets = [move.split()[2] for move in list_offered(state, "mirage")]
    assert [target.split("@")[1] for target in targets] == ["a2", "a3", "b1", "b3", "c1", "c2"]
    state = after(state, "mirage g01@a1 g08@c1")
    assert spot_at(state, Place.A1).open
    assert list_offered(state) == ["collect 2", "take g08@c1 salt salt", "end"]


def test_ruling_r08_without_an_unused_marker_fata_morgana_does_nothing() -> None:
    assert list_offered(table(camp(figures="9 2"))) == ["collect 2", "end"]


def test_ruling_r09_the_merchant_trades_as_often_as_one_likes() -> None:
    state = table(camp((5, 2, 0), figures="5"), camp(figures="7"))
    assert list_offered(state, "trade") == [
        "trade 3 dates gold",
        "trade 2 dates salt",
        "trade 2 dates pepper",
        "trade 2 salt dates",
        "trade 2 salt pepper",
    ]
    state = after(state, "trade 3 dates gold", "trade 2 dates salt", "trade 3 salt gold")
    assert (stock(state), state.to_act) == (((0, 0, 0), 3, 4), 1)


def test_ruling_r09_the_goods_of_a_trade_are_of_one_kind() -> None:
    state = table(camp((2, 1, 1), figures="5"))
    assert refusal(state, "trade 3 dates gold") == "trade"
    assert refusal(state, "trade 2 salt dates") == "trade"
    assert list_offered(state, "trade") == ["trade 2 dates salt", "trade 2 dates pepper"]


def test_the_merchant_is_left_when_one_has_enough() -> None:
    state = after(table(camp((6, 0, 0), figures="5 2"), camp(figures="7")), "trade 2 dates salt")
    assert "trade 2 dates salt" in list_offered(state)
    state = after(state, "done")
    assert refusal(state, "trade 2 dates salt") == "no-figure"


def test_ruling_r10_the_silversmith_makes_one_sale() -> None:
    state = table(camp((4, 2, 1), 2, figures="10 2"))
    assert list_offered(state, "sell") == [
        "sell 2 dates 1",
        "sell 4 dates 3",
        "sell 2 salt 1",
        "sell 1 gold 2",
        "sell 2 gold 4",
    ]
    assert stock(after(state, "sell 4 dates 3")) == ((0, 2, 1), 2, 7)
    assert stock(after(state, "sell 1 gold 2")) == ((4, 2, 1), 1, 6)
    assert refusal(after(state, "sell 1 gold 2"), "sell 1 gold 2") == "no-figure"
    assert refusal(state, "sell 2 pepper 1") == "sale"


def test_the_caravan_turns_up_a_goods_card_and_puts_it_away() -> None:
    turn = play_moves(table(camp(figures="13 2"), goods="g10"), "caravan")
    assert stock(turn.state) == ((2, 3, 3), 1, 4)
    assert turn.state.goods_discard == (Card.G10,)
    assert turn.reveals


def test_the_caravan_lets_one_choose_where_the_card_does() -> None:
    state = after(table(camp(figures="13 2"), goods="g14"), "caravan")
    assert list_offered(state) == ["take g14@drawn dates", "take g14@drawn salt", "take g14@drawn pepper"]
    state = after(state, "take g14@drawn salt")
    assert (stock(state)[0], state.goods_discard, state.pending) == ((2, 3, 2), (Card.G14,), None)


def test_the_expansion_draws_a_card_that_is_laid_kept_or_discarded() -> None:
    turn = play_moves(table(camp(figures="14 2"), tribe="t14"), "expand")
    assert list_offered(turn.state) == [
        *(f"lay t14@drawn row{row} gold" for row in (1, 2, 3)),
        "keep t14@drawn",
        "discard t14@drawn",
    ]
    assert refusal(turn.state, "end") == "settle-first"
    assert after(turn.state, "discard t14@drawn").tribe_discard == (Card.T14,)
    assert after(turn.state, "lay t14@drawn row1 gold").camps[0].rows[0] == (Card.T14,)


def test_a_drawn_card_is_not_kept_with_another() -> None:
    state = after(table(camp((0, 0, 0), 0, hand="t01", figures="14 2"), tribe="t14"), "expand")
    assert list_offered(state) == ["discard t14@drawn"]
    assert refusal(state, "keep t14@drawn") == "hand-full"
    assert refusal(state, "lay t14@drawn row1 gold") == "can-not-pay"


def test_ruling_r32_a_card_drawn_and_kept_is_known_to_its_owner_only() -> None:
    turn = play_moves(table(camp(figures="14 2"), tribe="t14"), "expand")
    assert [(event.reader, event.card) for event in events(turn, "drew-card")] == [(0, Card.T14)]
    assert turn.reveals
    assert [GAME.view(turn.state, seat).pending.card for seat in (0, 1, None)] == [Card.T14, None, None]  # pyright: ignore[reportOptionalMemberAccess]
    kept = play_moves(turn.state, "keep t14@drawn")
    assert tags(kept) == ["kept-unseen"] and not kept.reveals
    hands = [GAME.view(kept.state, seat).camps[0].hand for seat in (0, 1, None)]
    assert [hand.card for hand in hands] == [Card.T14, None, None]  # pyright: ignore[reportOptionalMemberAccess]
    imagined = {GAME.imagine(kept.state, 1, b"%d" % number).camps[0].hand.card for number in range(60)}  # pyright: ignore[reportOptionalMemberAccess]
    assert len(imagined) > 15
    assert {GAME.imagine(kept.state, 0, b"%d" % number).camps[0].hand.card for number in range(20)} == {Card.T14}  # pyright: ignore[reportOptionalMemberAccess]


def test_ruling_r32_a_card_kept_from_the_middle_stays_open() -> None:
    state = after(table(camp(figures="2", markers="b1"), middle="t14@b1"), "keep t14@b1")
    assert [GAME.view(state, seat).camps[0].hand.card for seat in (0, 1, None)] == [Card.T14] * 3  # pyright: ignore[reportOptionalMemberAccess]
    assert GAME.imagine(state, 1, b"x").camps[0].hand.card is Card.T14  # pyright: ignore[reportOptionalMemberAccess]


@pytest.mark.parametrize("move", ["lay t14@noble row1 gold", "discard t14@noble"])
def test_showing_a_secret_card_is_not_taken_back(move: str) -> None:
    own = camp(figures="1 2")
    secret, seen = (table(with_hand(own, open_)) for open_ in (False, True))
    assert play_moves(secret, move).reveals
    assert not play_moves(seen, move).reveals


def with_hand(own: Camp, open_: bool) -> Camp:
    return replace(own, hand=HandCard(Card.T14, 1, open_))


def test_a_secret_card_that_can_not_be_paid_is_not_told_by_an_early_end() -> None:
    own = camp((0, 0, 0), 0, display=rows("t08"), figures="2")
    secret, seen = (table(with_hand(own, open_), camp(figures="7")) for open_ in (False, True))
    state = after(secret, "collect 2")
    assert (state.to_act, list_offered(state)) == (0, ["end"])
    assert after(seen, "collect 2").to_act == 1


def test_ruling_r30_an_empty_goods_pile_is_made_from_its_discards() -> None:
    state = table(camp(figures="13 2"), goods_pile=(), chance=Chance(b"mixed"))
    assert state.goods_pile == () and len(state.goods_discard) == 14
    turn = play_moves(state, "caravan")
    assert [event.count for event in events(turn, "reshuffled")] == [14]
    assert len(turn.state.goods_pile) == 13


def test_cards_are_used_only_where_a_marker_stands() -> None:
    state = table(camp(hand="t05", figures="2", markers="a1 b1"), middle="g01@a1 t14@b1 g07@c3")
    assert refusal(state, "take g07@c3 dates dates") == "no-marker"
    assert refusal(state, "take g07@a1 dates dates") == "not-that-card"
    assert refusal(state, "take t14@b1 dates") == "tribe-card"
    assert refusal(state, "discard g01@a1") == "goods-card"
    assert refusal(state, "lay t01@noble row1 gold") == "not-in-hand"
    assert refusal(state, "take g01@drawn dates") == "nothing-to-settle"


def test_a_price_is_paid_exactly() -> None:
    state = table(camp((4, 4, 4), 3, figures="2", markers="b1"), middle="t04@b1")
    assert refusal(state, "lay t04@b1 row1 salt salt") == "payment"
    assert refusal(state, "lay t04@b1 row1 salt gold gold") == "payment"
    assert refusal(state, "lay t04@b1 row1 salt stored") == "payment"
    assert stock(after(state, "lay t04@b1 row1 salt gold")) == ((4, 3, 4), 2, 4)


@pytest.mark.parametrize("card", ["t33", "t42"])
def test_a_slash_in_the_price_lets_one_pay_goods_or_gold(card: str) -> None:
    state = table(camp(figures="2", markers="b1"), middle=f"{card}@b1")
    goods = {"t33": "dates salt salt", "t42": "dates pepper pepper"}[card]
    assert list_offered(state, f"lay {card}@b1 row1") == [f"lay {card}@b1 row1 {goods}", f"lay {card}@b1 row1 gold"]


def test_an_act_no_longer_possible_is_refused_with_a_reason() -> None:
    state = table(camp(figures="2"))
    assert [refusal(state, move) for move in ("gain dates", "gift gold", "shift t01 r1p1", "done", "give dates")] == [
        "nothing-to-settle"
    ] * 5
    assert refusal(state, "points 1") == "no-raid"
    assert refusal(state, "gold") == "no-raid"


def test_the_view_tells_what_each_action_would_bring() -> None:
    own = camp((3, 1, 0), figures="5 2", markers="a1 b1", display=rows("t05"))
    view = GAME.view(table(own, middle="g10@a1 t03@b1"), 1)
    merchant, dates, goods, tribe = view.camps[0].actions
    assert [str(bargain.get) for bargain in merchant.bargains] == ["gold", "salt", "pepper"]
    assert dates.gain == ("dates",) and goods.gain == ("salt", "pepper")
    assert tribe.prospect is not None and (tribe.prospect.discount, tribe.prospect.payable) == (1, False)
    assert all(action.possible and not action.used for action in view.camps[0].actions)


def test_the_pending_choice_is_shown() -> None:
    state = after(table(camp(figures="13 2"), goods="g14"), "caravan")
    pending = GAME.view(state, None).pending
    assert pending is not None and (pending.choice, pending.card) == (PendingKind.TAKE, Card.G14)
