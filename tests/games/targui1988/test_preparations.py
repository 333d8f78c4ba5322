"""Setup: the board, the corners, the camps."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import (
    BY_NUMBER,
    ECONOMIC,
    EIGHT,
    GIFTS,
    INDEX,
    NEIGHBOURS,
    NUMBERS,
    SECTOR_SQUARES,
    STRATEGIC,
    THREE_PLAYERS_SQUARES,
    TRIBES,
    Destiny,
    Land,
    OtherDestiny,
    Sector,
    Square,
    Tribe,
)
from azalai.games.targui1988.state import Camels, Length, Options, State, camels_in_all
from azalai.games.targui1988.view import Phase
from tests.games.acting import events
from tests.games.targui1988.tables import after, find_square, list_offered, play_moves, refusal


def start(seats: int, **options: Any) -> State:
    return GAME.setup(seats=seats, options=Options(**options), seed=b"start")


def numbers(squares: tuple[Square, ...]) -> set[int]:
    return {NUMBERS[INDEX[square]] for square in squares}


def test_the_board_is_numbered_in_a_spiral_from_the_centre() -> None:
    assert sorted(NUMBERS) == list(range(1, 50))
    assert NUMBERS[INDEX[Square.D4]] == 1
    assert all(later in NEIGHBOURS[earlier] for earlier, later in itertools.pairwise(BY_NUMBER))


def test_a_square_touches_its_neighbours_also_diagonally_and_not_round_the_edge() -> None:
    def list_neighbours(square: Square) -> set[Square]:
        return {tuple(Square)[index] for index in NEIGHBOURS[INDEX[square]]}

    assert list_neighbours(Square.A1) == {Square.B1, Square.A2, Square.B2}
    assert len(list_neighbours(Square.D1)) == 5
    assert len(list_neighbours(Square.D4)) == 8


@pytest.mark.parametrize(
    ("land", "economic", "strategic"),
    [
        ("camp", 4, 4),
        ("saline", 5, 5),
        ("guelta", 3, 3),
        ("reg", 2, 0),
        ("erg", 1, 0),
        ("fechfech", 0, 2),
        ("mountain", 0, 1),
        ("chott", 0, 0),
    ],
)
def test_the_lands_have_the_values_of_their_cards(land: str, economic: int, strategic: int) -> None:
    assert (ECONOMIC[Land(land)], STRATEGIC[Land(land)]) == (economic, strategic)


def test_the_saline_lies_in_the_centre_and_the_48_other_cards_around_it() -> None:
    state = start(3)
    assert state.lands[INDEX[Square.D4]] is Land.SALINE
    assert Counter(state.lands) == {
        Land.SALINE: 1,
        Land.GUELTA: 6,
        Land.REG: 12,
        Land.ERG: 12,
        Land.FECHFECH: 8,
        Land.MOUNTAIN: 6,
        Land.CHOTT: 4,
    }
    other = GAME.setup(seats=3, options=Options(), seed=b"other")
    assert other.lands != state.lands


@pytest.mark.parametrize("seats", [2, 4])
def test_ruling_g19_corners_are_chosen_by_seats_before_the_cards(seats: int) -> None:
    state = start(seats)
    assert state.phase is Phase.SECTORS and not state.lands
    assert list_offered(state) == ["sector nw", "sector ne", "sector sw", "sector se"]
    assert [square.land for square in GAME.view(state, None).squares].count(None) == 48
    state = after(state, "sector ne")
    assert state.to_act == 1 and refusal(state, "sector ne") == "sector-taken"
    assert refusal(state, "camp e1") == "camps-stand" and refusal(state, "end") == "camps-first"


def test_two_players_take_any_two_corners() -> None:
    turn = play_moves(start(2), "sector ne", "sector sw")
    assert len(events(turn, "board-laid")) == 1 and turn.reveals
    assert [tribe.sector for tribe in turn.state.tribes] == [Sector.NE, Sector.SW]
    assert turn.state.phase is Phase.CAMPS and turn.state.to_act == 0


def test_the_last_of_four_players_gets_the_corner_that_is_left() -> None:
    turn = play_moves(start(4), "sector se", "sector nw", "sector ne")
    assert [(event.seat, event.sector) for event in events(turn, "sector-taken")] == [(2, Sector.NE), (3, Sector.SW)]
    assert turn.state.phase is Phase.CAMPS


def test_a_corner_has_eight_squares_without_the_one_nearest_the_centre() -> None:
    assert numbers(SECTOR_SQUARES[Sector.NE]) == {10, 24, 25, 26, 27, 47, 48, 49}
    assert all(len(squares) == 8 for squares in SECTOR_SQUARES.values())
    state = after(start(2), "sector ne", "sector sw")
    assert list_offered(state) == [f"camp {square}" for square in ("e1", "f1", "g1", "e2", "f2", "g2", "f3", "g3")]
    assert refusal(state, "camp e3") == "camp-elsewhere"


def test_three_players_have_three_given_squares_each() -> None:
    given = [{47, 48, 49}, {31, 32, 33}, {39, 40, 41}]
    assert [numbers(squares) for squares in THREE_PLAYERS_SQUARES] == given
    state = start(3)
    assert list_offered(state) == ["camp e1", "camp f1", "camp g1"]
    state = after(state, "camp f1")
    assert list_offered(state) == ["camp e7", "camp f7", "camp g7"]
    assert list_offered(after(state, "camp g7")) == ["camp a3", "camp a4", "camp a5"]


def test_each_player_starts_with_ten_camels_and_ten_silver_in_the_camp() -> None:
    turn = play_moves(start(2, length=Length.R1), "sector nw", "sector se", "camp b2", "camp f6")
    state = turn.state
    assert find_square(state, "b2") == (0, 10) and find_square(state, "f6") == (1, 10)
    assert [tribe.silver for tribe in state.tribes] == [10, 10]
    assert state.stock == 430 and state.round == 1
    assert [land for land in state.lands if land is Land.CAMP] == [Land.CAMP] * 2
    assert GAME.view(state, None).history[0].standings[0].camels == 10


def test_ruling_g19_a_camp_may_replace_a_chott_which_leaves_play() -> None:
    for number in range(200):
        state = GAME.setup(seats=3, options=Options(), seed=b"%d" % number)
        if state.lands[INDEX[Square.F1]] is Land.CHOTT:
            break
    state = after(state, "camp f1")
    assert state.lands[INDEX[Square.F1]] is Land.CAMP and state.lands.count(Land.CHOTT) == 3


def test_camps_stay_where_they_are() -> None:
    state = after(start(2), "sector nw", "sector se", "camp b2", "camp f6")
    assert refusal(state, "camp a1") == "camps-stand" and refusal(state, "sector nw") == "sectors-chosen"


def test_ruling_g20_tribes_not_in_play_have_no_camp_and_no_cards() -> None:
    state = after(start(2), "sector nw", "sector se", "camp b2", "camp f6")
    assert state.lands.count(Land.CAMP) == 2
    assert {*state.pack, *state.turned} <= {-1, 0, 1}


@pytest.mark.parametrize("length", list(Length))
def test_ruling_g17_a_game_has_as_many_destiny_cards_as_rounds_always_with_the_first(length: Length) -> None:
    decks = [set(GAME.setup(seats=3, options=Options(length=length), seed=b"%d" % seed).deck) for seed in range(30)]
    count = 16 if length is Length.LAST else int(length)
    assert all(len(deck) == count and Destiny.HAUSSA_RAID in deck for deck in decks)
    gifts = 4 if count > 12 else 0
    assert all(len(deck & set(GIFTS)) == gifts for deck in decks)
    assert (len({frozenset(deck) for deck in decks}) > 1) == (count not in {1, 8, 12, 16})


def in_game(state: State) -> list[int]:
    """Return the numbers of the destiny cards in the game, as all players see them."""
    return [card.number for card in GAME.view(state, None).destinies if card.in_game]


def test_ruling_g17_a_game_of_eight_rounds_has_the_designed_cards() -> None:
    assert in_game(start(3, length=Length.R8)) == [1, 6, 8, 9, 10, 12, 13, 16]


def test_ruling_g17_a_game_may_have_a_single_round_with_the_obligatory_card() -> None:
    state = after(start(3, length=Length.R1), "camp f1", "camp f7", "camp a4")
    assert in_game(state) == [1] and GAME.view(state, None).rounds == 1
    while state.to_act is not None:
        state = after(state, "end")
    assert GAME.outcome(state) is not None and len(state.history) == 2


NAMED = (OtherDestiny.GIFT_RESS, OtherDestiny.PLAGUE, OtherDestiny.SPRING)


def test_the_table_names_the_cards_it_plays_with_and_the_first_joins_them() -> None:
    assert in_game(start(3, length=Length.R4, destinies=NAMED)) == [1, 2, 9, 12]
    assert in_game(start(3, length=Length.LAST, destinies=NAMED)) == [1, 2, 9, 12]


def test_with_more_rounds_than_cards_named_the_others_are_drawn_by_lot_as_proposed() -> None:
    packs = [GAME.setup(seats=2, options=Options(Length.R8, NAMED), seed=b"%d" % seed).deck for seed in range(30)]
    assert all(len(pack) == 8 and {Destiny.HAUSSA_RAID, *map(Destiny, NAMED)} <= {*pack} for pack in packs)
    assert {*itertools.chain(*packs)} == {*EIGHT, *map(Destiny, NAMED)}
    assert len({frozenset(pack) for pack in packs}) > 1


def test_with_fewer_rounds_than_cards_named_lots_are_drawn_among_them() -> None:
    packs = [GAME.setup(seats=2, options=Options(Length.R3, NAMED), seed=b"%d" % seed).deck for seed in range(30)]
    assert all(len(pack) == 3 and Destiny.HAUSSA_RAID in pack for pack in packs)
    assert {*itertools.chain(*packs)} == {Destiny.HAUSSA_RAID, *map(Destiny, NAMED)}


def test_to_the_last_tribe_the_named_cards_come_again_and_again() -> None:
    state = start(3, length=Length.LAST, destinies=NAMED)
    state = after(state, "camp f1", "camp f7", "camp a4")
    while state.round < 9:
        state = after(state, "end")
    turned = [row.destiny for row in state.history[1:]]
    assert {*turned[:4]} == {*turned[4:8]} == {Destiny.HAUSSA_RAID, *map(Destiny, NAMED)}
    assert in_game(state) == [1, 2, 9, 12]


def test_a_table_can_name_every_card_but_the_obligatory_one() -> None:
    assert [destiny.value for destiny in OtherDestiny] == [
        destiny.value for destiny in Destiny if destiny is not Destiny.HAUSSA_RAID
    ]
    assert in_game(start(2, length=Length.R16, destinies=tuple(OtherDestiny))) == list(range(1, 17))


def test_without_choices_the_seats_have_the_tribes_in_their_order() -> None:
    assert [tribe.tribe for tribe in GAME.view(start(4), None).tribes] == list(TRIBES)
    assert [tribe.tribe for tribe in GAME.view(start(2), None).tribes] == [Tribe.AJJER, Tribe.AHAGGAR]


def test_the_players_choose_their_colours() -> None:
    state = start(2, tribes=(Tribe.RESS, Tribe.AJJER))
    assert [tribe.tribe for tribe in GAME.view(state, 1).tribes] == [Tribe.RESS, Tribe.AJJER]
    assert GAME.decode(GAME.encode(state)) == state


def test_the_box_may_hold_fewer_camels() -> None:
    state = start(2, camels=Camels.C400)
    assert state.stock == 400 and camels_in_all(after(state, "sector nw", "sector se", "camp a1")) == 400
