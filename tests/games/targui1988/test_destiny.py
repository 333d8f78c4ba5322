"""The 16 destiny cards."""

from __future__ import annotations

from typing import Any

import pytest

from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import DESTINIES, GIFTS, TRIBES, Destiny, Tribe
from azalai.games.targui1988.state import DESTINY, Options, camels_in_all
from tests.games.acting import events
from tests.games.targui1988.tables import Laid, after, find_square, play_moves, table, turn_destiny

LANDS: dict[str, Laid] = {
    "d4": ("saline", 0, 12),
    "c3": ("guelta", 0, 20),
    "e5": ("guelta", 1, 4),
    "b5": ("guelta", None, 0),
    "c4": ("erg", 1, 8),
    "c5": ("erg", 0, 2),
    "d2": ("reg", 1, 9),
    "d3": ("reg", 0, 3),
    "f2": ("mountain", 0, 1),
    "f3": ("fechfech", 1, 6),
}


def herds(card: Destiny, **fields: Any) -> dict[str, int]:
    """Return the changes of the number of camels on the squares of LANDS and in the camps."""
    before = table(LANDS, **fields)
    state = turn_destiny(card, LANDS, **fields).state
    assert camels_in_all(state) == 450
    assert state.owners == before.owners
    names = (*LANDS, "a1", "g1")
    return {name: by for name in names if (by := find_square(state, name)[1] - find_square(before, name)[1])}


def test_1_the_haussa_take_all_camels_of_the_saline() -> None:
    assert herds(Destiny.HAUSSA_RAID) == {"d4": -12}


@pytest.mark.parametrize("card", list(GIFTS))
def test_2_to_5_a_tribe_gets_ten_camels_in_its_camp(card: Destiny) -> None:
    seat = TRIBES.index(GIFTS[card])
    turn = turn_destiny(card, seats=4)
    assert [find_square(turn.state, name)[1] for name in ("a1", "g1", "a7", "g7")] == [
        20 if s == seat else 10 for s in range(4)
    ]
    assert [(event.seat, event.camels) for event in events(turn, "camels-gained")] == [(seat, 10)]


def test_a_gift_is_for_the_tribe_on_the_card_and_not_for_its_player() -> None:
    options = Options(tribes=(Tribe.ILBAKAN, Tribe.RESS))
    assert find_square(turn_destiny(Destiny.GIFT_RESS, options=options).state, "g1") == (1, 20)
    assert find_square(turn_destiny(Destiny.GIFT_ILBAKAN, options=options).state, "a1") == (0, 20)
    turn = turn_destiny(Destiny.GIFT_AJJER, options=options)
    assert turn.state.camels == table().camels and len(events(turn, "destiny-vain")) == 1
    concerns = {card.card: card.concerns for card in GAME.view(table(options=options), None).destinies}
    assert concerns[Destiny.GIFT_RESS] == (0, 1) and concerns[Destiny.GIFT_AJJER] == (0, 0)


def test_the_gifts_belong_to_the_tribes_on_the_cards() -> None:
    assert [GIFTS[card].value for card in DESTINIES[1:5]] == ["ress", "ilbakan", "ahaggar", "ajjer"]


def test_6_three_camels_go_astray_on_each_erg() -> None:
    assert herds(Destiny.SANDSTORM) == {"c4": -3, "c5": -2}


def test_7_a_guelta_has_water_for_15_camels() -> None:
    assert herds(Destiny.DROUGHT) == {"c3": -5}


def test_8_the_caravan_gives_each_tribe_ten_silver() -> None:
    turn = turn_destiny(Destiny.CARAVAN, silver=3)
    assert [tribe.silver for tribe in turn.state.tribes] == [13, 13]


def test_9_the_plague_kills_half_the_camels_of_each_camp_rounded_down() -> None:
    turn = turn_destiny(Destiny.PLAGUE, {"a1": ("camp", 0, 7), "g1": ("camp", 1, 10)})
    assert find_square(turn.state, "a1") == (0, 4) and find_square(turn.state, "g1") == (1, 5)


def test_10_one_camel_is_killed_on_each_territory() -> None:
    respond = [name for name, (_, _, camels) in LANDS.items() if camels]
    assert herds(Destiny.ENEMY_RAID) == dict.fromkeys([*respond, "a1", "g1"], -1)


def test_11_five_camels_drown_on_each_reg() -> None:
    assert herds(Destiny.RAIN) == {"d2": -5, "d3": -3}


def test_12_five_camels_are_born_on_each_guelta() -> None:
    assert herds(Destiny.SPRING) == {"c3": 5, "e5": 5}


def test_ruling_g13_also_on_an_empty_guelta_but_not_on_one_without_owner() -> None:
    state = turn_destiny(Destiny.SPRING, {"c3": ("guelta", 0, 0), "b5": ("guelta", None, 0)}).state
    assert find_square(state, "c3") == (0, 5) and find_square(state, "b5") == (None, 0)


def test_13_each_erg_has_the_strategic_value_3_until_the_end_of_the_round() -> None:
    state = turn_destiny(Destiny.ERG_CHANGE, {"c4": ("erg", 1, 8), "c5": ("reg", 0, 9)}).state
    view = {square.square: square for square in GAME.view(state, None).squares}
    assert (view["c4"].strategic, view["c4"].temporary) == (3, True)  # pyright: ignore[reportArgumentType]
    (struck,) = events(play_moves(state, "attack c4 c5"), "struck")
    assert struck.bonus == 3


def test_ruling_g16_in_the_next_round_an_erg_has_its_own_value_again() -> None:
    state = turn_destiny(Destiny.ERG_CHANGE, {"c4": ("erg", 1, 8)}, pack=(DESTINY,)).state
    assert state.round == 2
    erg = GAME.view(state, None).squares[23]
    assert (erg.square, erg.strategic, erg.temporary) == ("c4", 0, False)


def test_14_ten_camels_die_in_each_guelta() -> None:
    assert herds(Destiny.POISON) == {"c3": -10, "e5": -4}


def test_15_robbers_take_all_money_of_the_tribes() -> None:
    turn = turn_destiny(Destiny.CAMPS_ROBBED, silver=23)
    assert [tribe.silver for tribe in turn.state.tribes] == [0, 0]
    assert [event.silver for event in events(turn, "silver-lost")] == [23, 23]


def test_16_each_mountain_yields_3_silver_in_the_tribute_of_the_round() -> None:
    turn = turn_destiny(Destiny.SILVER_FOUND, {"f2": ("mountain", 0, 1), "f3": ("mountain", 0, 0)}, pack=(DESTINY,))
    assert [(event.seat, event.silver) for event in events(turn, "tribute")] == [(0, 10), (1, 4)]
    assert GAME.view(turn.state, None).tribes[0].tribute == 4


def test_ruling_g16_silver_counts_in_the_final_round_too() -> None:
    squares: dict[str, Laid] = {"f2": ("mountain", 0, 1), "f3": ("reg", 1, 1)}
    turn = turn_destiny(Destiny.SILVER_FOUND, squares, pack=(DESTINY,), round=12)
    outcome = GAME.outcome(turn.state)
    assert outcome is not None and [score.total for score in outcome.scores] == [7, 6]
    assert outcome.ranking == ((0,), (1,))


def test_the_card_is_carried_out_at_once_and_comes_off_the_pile() -> None:
    turn = turn_destiny(Destiny.RAIN, LANDS)
    assert [event.card for event in events(turn, "destiny")] == [Destiny.RAIN]
    assert turn.reveals and Destiny.RAIN not in turn.state.deck
    card = GAME.view(turn.state, None).destinies[10]
    assert (card.card, card.in_game, card.round) == (Destiny.RAIN, True, 1)


def test_ruling_g11_the_marker_stays_where_no_camel_is_left() -> None:
    state = turn_destiny(Destiny.SANDSTORM, {"c4": ("erg", 1, 2)}).state
    assert find_square(state, "c4") == (1, 0)


def test_ruling_g11_a_short_stock_serves_squares_in_number_order() -> None:
    lands: dict[str, Laid] = {"a4": ("guelta", 0, 0), "e4": ("guelta", 1, 0), "c3": ("guelta", 0, 0)}
    state = turn_destiny(Destiny.SPRING, lands | {"g1": ("camp", 1, 433)}).state
    assert (find_square(state, "e4")[1], find_square(state, "c3")[1], find_square(state, "a4")[1]) == (5, 2, 0)
    assert state.stock == 0


def test_ruling_g12_gifts_and_the_caravan_need_the_own_camp() -> None:
    lost: dict[str, Laid] = {"a1": ("camp", 1, 5), "c3": ("reg", 0, 1)}
    turn = turn_destiny(Destiny.GIFT_AJJER, lost)
    assert find_square(turn.state, "a1") == (1, 5) and len(events(turn, "destiny-vain")) == 1
    assert [tribe.silver for tribe in turn_destiny(Destiny.CARAVAN, lost).state.tribes] == [10, 20]


def test_ruling_g12_a_gift_for_a_tribe_not_in_play_has_no_effect() -> None:
    turn = turn_destiny(Destiny.GIFT_RESS)
    assert turn.state.camels == table().camels
    assert len(events(turn, "destiny-vain")) == 1


def test_ruling_g14_the_plague_is_in_all_camps_of_any_holder() -> None:
    state = turn_destiny(Destiny.PLAGUE, {"a1": ("camp", 1, 9), "c3": ("reg", 0, 9)}).state
    assert find_square(state, "a1") == (1, 5) and find_square(state, "c3") == (0, 9)


def test_ruling_g15_a_tribe_without_its_camp_keeps_its_money() -> None:
    state = turn_destiny(Destiny.CAMPS_ROBBED, {"a1": ("camp", 1, 9), "c3": ("reg", 0, 9)}).state
    assert [tribe.silver for tribe in state.tribes] == [10, 0]


def test_the_view_tells_what_the_last_card_did() -> None:
    last = GAME.view(turn_destiny(Destiny.RAIN, LANDS).state, None).last_destiny
    assert last is not None and (last.card, last.round) == (Destiny.RAIN, 1)
    assert last.camels == (-3, -5) and last.silver == (0, 0)
    assert {(change.square, change.camels) for change in last.squares} == {("d2", -5), ("d3", -3)}


def test_the_view_tells_whom_a_card_would_concern() -> None:
    view = GAME.view(table(LANDS | {"g1": ("camp", 0, 3)}), None)
    concerns = {card.card: card.concerns for card in view.destinies}
    assert concerns[Destiny.HAUSSA_RAID] == (1, 0)
    assert concerns[Destiny.PLAGUE] == (2, 0)
    assert concerns[Destiny.CARAVAN] == (1, 0)
    assert concerns[Destiny.GIFT_AJJER] == (1, 0) and concerns[Destiny.GIFT_AHAGGAR] == (0, 0)
    assert concerns[Destiny.POISON] == (1, 1) and concerns[Destiny.RAIN] == (1, 1)
    assert concerns[Destiny.SILVER_FOUND] == (1, 0)


def test_a_card_that_lasts_is_no_card_in_vain() -> None:
    assert events(turn_destiny(Destiny.ERG_CHANGE), "destiny-vain") == []
    assert len(events(turn_destiny(Destiny.POISON), "destiny-vain")) == 1


def test_destiny_may_leave_a_tribe_nothing_to_do_and_its_turn_is_passed() -> None:
    state = table({"g1": ("camp", 1, 1)}, silver=0, pack=(DESTINY, 1, 0), deck=(Destiny.ENEMY_RAID,))
    assert after(state, "end").to_act == 0
