"""Setup: caravans, the route, and the placing of the camels."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from azalai.games.timbuktu import GAME
from azalai.games.timbuktu.components import (
    BOARD_OF_SEAT,
    CARAVANS,
    ENCLOSURES,
    EXCHANGE_STALLS,
    FREE_TO,
    GOODS,
    GOODS_CARDS,
    STALL_CARDS,
    TOKENS,
    Colour,
    Enclosure,
    Site,
)
from azalai.games.timbuktu.placing import list_standing, to_place
from azalai.games.timbuktu.state import FirstSeat, Options, State, tokens_in_play
from azalai.games.timbuktu.view import Phase, Spot
from azalai.testing.play import positions
from tests.games.timbuktu.tables import after, goods, list_offered, refusal

MOST_TRIED = {3: 5, 4: 5, 5: 8}
"""Most camels still to be placed for which all placings are tried; five players have hardly a choice at the end."""

FIRST = Options(first_seat=FirstSeat.FIRST)


def start(seats: int, seed: bytes = b"start") -> State:
    return GAME.setup(seats=seats, options=FIRST, seed=seed)


@pytest.mark.parametrize(("seats", "camels", "stages", "rounds"), [(3, 8, 3, 8), (4, 6, 4, 6), (5, 5, 5, 5)])
def test_camels_stages_and_rounds_by_number_of_players(seats: int, camels: int, stages: int, rounds: int) -> None:
    view = GAME.view(start(seats), None)
    assert [len(caravan.camels) for caravan in view.caravans] == [camels] * seats
    assert (view.stages, view.rounds) == (stages, rounds)
    assert all(camel.goods for caravan in view.caravans for camel in caravan.camels)


@pytest.mark.parametrize(
    ("seats", "oases"),
    [(3, [1, 4]), (4, [1, 2, 4]), (5, [1, 2, 3, 4])],
)
def test_ruling_t10_the_route_ends_in_timbuktu_without_small_boards(seats: int, oases: list[int]) -> None:
    route = GAME.view(start(seats), None).route
    assert route == (Site.START, *(Site(f"oasis_{number}") for number in oases), Site.TIMBUKTU)
    assert len(EXCHANGE_STALLS[Site.TIMBUKTU]) == 2 and EXCHANGE_STALLS[Site.START] == ()


def test_the_boards_match_the_variants_quotas_four_goods_a_camel() -> None:
    for camels, most in ((5, 4), (6, 5), (8, 7)):
        for colour in Colour:
            caravan = CARAVANS[colour][:camels]
            counts = Counter(good for load in caravan for good in load)
            assert max(counts.values()) <= most and set(counts) == set(GOODS)
            assert all(len(load) == 4 and len(set(load)) >= 3 for load in caravan)
    assert all(count == 4 for c in Colour for count in Counter(g for load in CARAVANS[c][:5] for g in load).values())


def test_the_boards_are_one_template_moved_round_the_ring_of_goods() -> None:
    blue = CARAVANS[Colour.BLUE]
    for shift, colour in enumerate((Colour.BLUE, Colour.GREEN, Colour.RED, Colour.YELLOW, Colour.BLACK)):
        moved = [Counter(GOODS[(GOODS.index(good) + shift) % 5] for good in load) for load in blue]
        assert [Counter(load) for load in CARAVANS[colour]] == moved
    assert sorted(BOARD_OF_SEAT) == sorted(Colour)


def test_stalls_and_goods_are_on_two_thief_cards_arrows_are_even() -> None:
    assert Counter(stall for card in STALL_CARDS for stall in card) == dict.fromkeys(range(1, 6), 2)
    assert Counter(good for card in GOODS_CARDS for good in card) == dict.fromkeys(GOODS, 2)
    assert Counter(target for targets in FREE_TO.values() for target in targets) == dict.fromkeys(ENCLOSURES, 2)


@pytest.mark.parametrize(("seats", "on_camels"), [(3, 96), (4, 96), (5, 100)])
def test_the_goods_never_handed_out_stay_in_the_box(seats: int, on_camels: int) -> None:
    assert sum(tokens_in_play(start(seats)).values()) == on_camels <= TOKENS
    assert GAME.view(start(seats), None).out == (0, 0, 0, 0, 0)


def test_ruling_t16_the_first_seat_is_drawn_or_the_first_of_the_table() -> None:
    drawn = {GAME.setup(seats=5, options=Options(), seed=b"%d" % number).to_act for number in range(60)}
    assert drawn == {0, 1, 2, 3, 4}
    assert {start(5, b"%d" % number).to_act for number in range(20)} == {0}


def test_camels_are_placed_clockwise_one_at_a_time_in_the_lowest_free_place() -> None:
    state = after(start(3), "0 place A lamp", "1 place C lamp")
    view = GAME.view(state, None)
    assert view.to_act == 2 and view.phase is Phase.PLACING and view.upper is None
    lamp = view.lower.enclosures[1]
    assert [camel and (camel.seat, str(camel.letter)) for camel in (stall.camel for stall in lamp.stalls)] == [
        (0, "A"), (1, "C"), None, None, None,
    ]  # fmt: skip
    assert (lamp.next_stall, lamp.missing) == (3, (2,))
    assert refusal(state, "1 place A star") == "refusal-not-your-turn"
    assert refusal(after(state, "2 place A star"), "0 place A star") == "placed"


def test_ruling_t9_the_last_places_are_kept_for_those_without_a_camel_there() -> None:
    state = after(
        start(3),
        *(f"{seat} place {letter} {enclosure}" for letter, enclosure in (("A", "lamp"), ("B", "lamp"), ("C", "star"))
          for seat, enclosure in ((0, enclosure), (1, enclosure), (2, "moon"))),
    )  # fmt: skip
    assert refusal(state, "0 place D lamp") == "leave-room"
    assert "place D lamp" not in list_offered(state, 0)
    state = after(state, "0 place D star", "1 place D crescent", "2 place D lamp")
    assert refusal(state, "0 place E lamp") == "enclosure-full"


def test_ruling_t9_a_player_keeps_a_camel_for_every_enclosure_still_without_one() -> None:
    state = after(start(5), "0 place A lamp", *(f"{seat} place A star" for seat in range(1, 5)))
    assert refusal(state, "0 place B lamp") == "every-enclosure"
    assert {move.split()[2] for move in list_offered(state, 0)} == {"crescent", "scimitar", "star", "moon"}


def can_complete(state: State, camels: list[int]) -> bool:
    """Return True if the camels left (the seat of each) can be placed so that each caravan stands in all enclosures."""
    if not camels:
        return all(set(list_standing(caravan)) == set(ENCLOSURES) for caravan in state.caravans)
    return any(
        _room(state, enclosure) and can_complete(_with(state, camels[0], enclosure), camels[1:])
        for enclosure in ENCLOSURES
    )


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ruling_t9_only_placements_with_a_reachable_end_are_offered(seats: int) -> None:
    tried = 0
    for played in positions("timbuktu", seats):
        state: State = played.state
        left = [seat for seat in range(seats) for _ in to_place(state, seat)]
        if state.phase is not Phase.PLACING or len(left) > MOST_TRIED[seats]:
            continue
        left.remove(played.seat)
        for enclosure in ENCLOSURES:
            tried += 1
            letter = to_place(state, played.seat)[0]
            offered_here = f"place {letter} {enclosure}" in list_offered(state, played.seat)
            assert offered_here == (
                _room(state, enclosure) and can_complete(_with(state, played.seat, enclosure), left)
            )
    assert tried > 10


def _room(state: State, enclosure: Enclosure) -> bool:
    return sum(list_standing(caravan).count(enclosure) for caravan in state.caravans) < 5


def _with(state: State, seat: int, enclosure: Enclosure) -> State:
    """Return the position with one more camel of that seat there, without a check of the rules."""
    caravan = list(state.caravans[seat])
    index = next(number for number, camel in enumerate(caravan) if camel.start is None)
    caravan[index] = replace(caravan[index], start=Spot(enclosure, 5))
    return replace(state, caravans=(*state.caravans[:seat], tuple(caravan), *state.caravans[seat + 1 :]))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_placing_every_player_has_a_camel_in_every_enclosure(seats: int) -> None:
    state = next(p.turn.state for p in positions("timbuktu", seats) if p.turn.state.phase is Phase.CHOOSING)
    assert all(set(list_standing(caravan)) == set(ENCLOSURES) for caravan in state.caravans)
    spots = [camel.start for caravan in state.caravans for camel in caravan]
    assert len(set(spots)) == len(spots)
    assert (state.stage, state.round, state.to_act) == (1, 1, None)


def test_a_last_camel_with_one_place_left_is_placed_by_itself() -> None:
    state = next(p for p in positions("timbuktu", 5) if p.turn.state.phase is Phase.CHOOSING)
    placed = [event for event in state.turn.events if event.__struct_config__.tag == "placed"]
    assert len(placed) > 1


def test_the_example_of_the_book_green_c_has_one_gold_and_red_d_two_waters() -> None:
    assert goods("gccp") == CARAVANS[Colour.GREEN][2]
    assert Counter(CARAVANS[Colour.RED][3])["water"] == 2 and "gold" not in CARAVANS[Colour.RED][3]  # pyright: ignore[reportArgumentType]
