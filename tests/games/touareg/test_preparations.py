"""Setup, and the contents of the box."""

from __future__ import annotations

from collections import Counter

import pytest

from azalai.games.touareg import GAME
from azalai.games.touareg.components import DINARS, GOODS_IN_BOX, MAJORITY_POINTS, SPECIALS_BY_SEATS, Good, Special
from azalai.games.touareg.rules import setup
from azalai.games.touareg.state import FirstSeat, Options, goods_in_play
from tests.games.touareg.tables import specials_in_play


def test_the_box_holds_44_goods_worth_70_dinars() -> None:
    assert GOODS_IN_BOX == {Good.WATER: 8, Good.GOLD: 10, Good.SALT: 12, Good.MILLET: 14}
    assert sum(GOODS_IN_BOX.values()) == 44
    assert sum(DINARS[good] * count for good, count in GOODS_IN_BOX.items()) == 70


def test_gold_has_10_cards_2_dinars_and_5_points_for_the_majority() -> None:
    assert (GOODS_IN_BOX[Good.GOLD], DINARS[Good.GOLD], MAJORITY_POINTS[Good.GOLD]) == (10, 2, 5)


def test_rarer_goods_bring_more_points_by_the_line_through_gold() -> None:
    assert all(MAJORITY_POINTS[good] == 10 - count // 2 for good, count in GOODS_IN_BOX.items())


@pytest.mark.parametrize(
    ("seats", "camels", "specials"),
    [(2, 3, (2, 2, 3, 3)), (3, 2, (3, 3, 3, 2)), (4, 2, (4, 4, 3, 3)), (5, 2, (5, 5, 3, 4))],
)
def test_each_number_of_players_has_its_camels_and_special_cards(
    seats: int, camels: int, specials: tuple[int, ...]
) -> None:
    state = setup(seats, Options(), b"seed")
    assert state.specials == specials
    assert [len(camp.camels) for camp in state.camps] == [camels] * seats
    assert all(camp.hand == () and not camp.donkeys and not camp.plans for camp in state.camps)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_goods_are_the_market_and_42_the_pile(seats: int) -> None:
    state = setup(seats, Options(), b"seed")
    assert sum(state.market) == 2
    assert len(state.pile) == 42
    assert goods_in_play(state) == GOODS_IN_BOX
    assert specials_in_play(state) == SPECIALS_BY_SEATS[seats]


def test_another_seed_shuffles_otherwise() -> None:
    piles = {setup(2, Options(), b"%d" % number).pile for number in range(20)}
    assert len(piles) == 20


def test_ruling_a15_two_players_have_three_plans_as_printed() -> None:
    assert SPECIALS_BY_SEATS[2][Special.PLAN] == 3


def test_ruling_a16_the_first_seat_is_drawn_or_is_the_first_of_the_table() -> None:
    drawn = Counter(setup(5, Options(), b"%d" % number).to_act for number in range(200))
    assert set(drawn) == set(range(5)) and min(drawn.values()) > 15
    fixed = {setup(5, Options(first_seat=FirstSeat.FIRST), b"%d" % number).to_act for number in range(50)}
    assert fixed == {0}


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 5 players"):
        GAME.setup(seats=seats, options=Options(), seed=b"seed")
