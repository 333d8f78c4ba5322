"""Contents of the box, and the setup."""

from __future__ import annotations

from collections import Counter

import pytest

from azalai.games.targui import GAME
from azalai.games.targui.cards import BORDER, FACING, GOODS_CARDS, RAIDS, TRACK, TRIBE_CARDS, Card
from azalai.games.targui.components import BORDERS, MIDDLE, Action, Border, Kind, Place, Symbol, Token
from azalai.games.targui.state import FirstSeat, Options, State, cards_in_play, kind_of
from azalai.games.targui.view import Phase


def start(seed: bytes = b"seed", first: FirstSeat = FirstSeat.RANDOM) -> State:
    return GAME.setup(seats=2, options=Options(first_seat=first), seed=seed)


def test_there_are_nine_tribe_cards_of_each_symbol_with_eighty_points() -> None:
    assert Counter(card.symbol for card in TRIBE_CARDS.values()) == dict.fromkeys(Symbol, 9)
    assert Counter(card.points for card in TRIBE_CARDS.values()) == {1: 20, 2: 15, 3: 10}
    assert sum(card.points for card in TRIBE_CARDS.values()) == 80


def test_prices_ask_for_gold_on_26_cards_for_goods_on_17_and_for_either_on_2() -> None:
    either = [card for card, tribe in TRIBE_CARDS.items() if len(tribe.prices) == 2]
    golden = [card for card, tribe in TRIBE_CARDS.items() if len(tribe.prices) == 1 and tribe.prices[0].gold]
    assert either == [Card.T33, Card.T42]
    assert len(golden) == 26
    assert len(TRIBE_CARDS) - len(golden) - len(either) == 17


def test_fifteen_tribe_cards_have_no_effect() -> None:
    assert Counter(card.timing for card in TRIBE_CARDS.values() if card.effect is None) == {"none": 15}
    assert Counter(card.timing for card in TRIBE_CARDS.values() if card.effect is not None) == {
        "always": 11,
        "round": 4,
        "once": 1,
        "now": 4,
        "next": 1,
        "end": 9,
    }


def test_first_prices_add_up_to_37_dates_35_salt_38_pepper_and_26_gold() -> None:
    first = [card.prices[0] for card in TRIBE_CARDS.values()]
    assert [sum(price.goods[kind] for price in first) for kind in range(3)] == [37, 35, 38]
    assert sum(price.gold for price in first) == 26


def test_the_goods_cards_are_the_nineteen_of_the_box() -> None:
    d, s, p = Token.DATES, Token.SALT, Token.PEPPER
    assert Counter(GOODS_CARDS.values()) == {
        ((d,),): 2,
        ((s,),): 2,
        ((p,),): 2,
        ((d, d),): 1,
        ((s, s),): 1,
        ((p, p),): 1,
        ((s, p),): 1,
        ((d, p),): 1,
        ((d, s),): 1,
        ((d,), (s,), (p,)): 3,
        ((Token.GOLD,),): 3,
        ((Token.POINT,),): 1,
    }


def test_the_border_runs_clockwise_from_right_of_the_top_left_corner() -> None:
    places = [(BORDER[border].row, BORDER[border].column) for border in BORDERS]
    right, down = [(0, column) for column in (1, 2, 3, 4)], [(row, 4) for row in (1, 2, 3, 4)]
    left, up = [(4, column) for column in (3, 2, 1, 0)], [(row, 0) for row in (3, 2, 1, 0)]
    assert places == [*right, *down, *left, *up]


def test_each_border_card_does_what_its_number_says() -> None:
    shown = {border.value: str(BORDER[border].good or BORDER[border].action) for border in BORDERS}
    assert shown == {
        "1": "noble",
        "2": "dates",
        "3": "salt",
        "4": "raid",
        "5": "merchant",
        "6": "pepper",
        "7": "dates",
        "8": "raid",
        "9": "mirage",
        "10": "silversmith",
        "11": "pepper",
        "12": "raid",
        "13": "caravan",
        "14": "expansion",
        "15": "salt",
        "16": "raid",
    }


@pytest.mark.parametrize(("one", "other"), [(1, 11), (2, 10), (3, 9), (5, 15), (6, 14), (7, 13)])
def test_cards_face_each_other_across_the_middle(one: int, other: int) -> None:
    assert FACING[Border(str(one))] is Border(str(other))
    assert FACING[Border(str(other))] is Border(str(one))


def test_corners_face_nothing_and_are_raids() -> None:
    corners = [border for border in BORDERS if FACING[border] is None]
    assert [border.value for border in corners] == ["4", "8", "12", "16"]
    assert all(BORDER[corner].action is Action.RAID for corner in corners)


def test_the_raids_ask_more_from_corner_to_corner() -> None:
    assert [(raid.goods, raid.gold, raid.points) for raid in RAIDS.values()] == [
        (1, 0, 1),
        (2, 0, 1),
        (3, 0, 2),
        (0, 1, 3),
    ]


def test_ruling_r01_the_robber_stands_on_twelve_cards() -> None:
    assert [int(border) for border in TRACK] == [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]


def test_goods_and_tribe_cards_alternate_in_the_middle_beginning_with_goods() -> None:
    kinds = [kind_of(spot.card) for spot in start().middle if spot.card is not None and spot.open]
    assert kinds == [Kind.GOODS if number % 2 == 0 else Kind.TRIBE for number in range(9)]
    assert len(MIDDLE) == 9 and Place.NOBLE not in MIDDLE


def test_every_player_begins_with_two_of_each_good_one_gold_four_points() -> None:
    state = start()
    assert [(own.goods, own.gold, own.points) for own in state.camps] == [((2, 2, 2), 1, 4)] * 2
    assert (len(state.goods_pile), len(state.tribe_pile)) == (14, 41)
    assert sorted(cards_in_play(state)) == sorted(Card)


def test_the_first_round_begins_with_the_robber_on_the_noble_and_no_raid() -> None:
    view = GAME.view(start(), None)
    assert (view.round, view.phase, view.robber.value, view.next_raid) == (1, Phase.PLACING, "1", Border.B4)


def test_the_first_seat_begins_or_one_drawn_at_random() -> None:
    assert {start(b"%d" % number, FirstSeat.FIRST).first for number in range(20)} == {0}
    drawn = Counter(start(b"%d" % number).first for number in range(200))
    assert 70 < drawn[0] < 130


def test_tokens_in_the_box_are_counted_with_owed_ones_below_zero() -> None:
    view = GAME.view(start(), None)
    assert (view.supply_goods, view.supply_gold, view.supply_points) == ((6, 6, 6), 6, 33)
