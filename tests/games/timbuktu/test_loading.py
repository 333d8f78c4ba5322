"""The variant: the players distribute their goods at the same time, unseen until all have finished."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from azalai.games.timbuktu import GAME
from azalai.games.timbuktu.components import GOODS_ON_A_CAMEL
from azalai.games.timbuktu.loading import LOADS, can_be_loaded, possible_loads
from azalai.games.timbuktu.state import Distribution, FirstSeat, Options, State, count_kinds, letters, tokens_in_play
from azalai.games.timbuktu.view import Phase
from azalai.testing.play import random_game
from tests.games.acting import events
from tests.games.timbuktu.tables import after, list_offered, play_moves, refusal, tags

FREE = Options(first_seat=FirstSeat.FIRST, distribution=Distribution.FREE)


def start(seats: int = 3) -> State:
    return GAME.setup(seats=seats, options=FREE, seed=b"free")


def list_loads(state: State, seat: int) -> list[str]:
    """Return moves that load the caravan of a seat, always the first load offered."""
    made: list[str] = []
    while (moves := list_offered(state, seat)) and moves[0].startswith("load"):
        made.append(f"{seat} {moves[0]}")
        state = after(state, made[-1])
    return made


@pytest.mark.parametrize(("seats", "quota", "left_over"), [(3, 7, 3), (4, 5, 1), (5, 4, 0)])
def test_ruling_t15_the_numbers_of_each_kind_handed_out_and_left_over(seats: int, quota: int, left_over: int) -> None:
    state = start(seats)
    assert GAME.view(state, 0).unloaded == (quota,) * 5
    for seat in range(seats):
        state = after(state, *list_loads(state, seat))
    loaded = [len(camel.goods) for caravan in state.caravans for camel in caravan]
    assert loaded == [GOODS_ON_A_CAMEL] * len(loaded)
    assert quota * 5 - sum(loaded[: len(letters(state))]) == left_over
    assert state.out == (0, 0, 0, 0, 0)  # ruling T13: remaining goods do not count


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ruling_t15_every_camel_carries_four_goods_of_three_or_four_kinds(seats: int) -> None:
    placing = next(
        p.turn.state for p in random_game(GAME, seats, b"kinds", FREE) if p.turn.state.phase is Phase.PLACING
    )
    for caravan in placing.caravans:
        assert all(len(camel.goods) == 4 and len(set(camel.goods)) in (3, 4) for camel in caravan)
        assert max(Counter(good for camel in caravan for good in camel.goods).values()) <= {3: 7, 4: 5, 5: 4}[seats]


def test_all_load_at_the_same_time_camel_by_camel() -> None:
    state = start()
    assert GAME.deciders(state) == (0, 1, 2)
    assert len(list_offered(state, 0)) == len(LOADS) == 35
    assert {move.split()[1] for move in list_offered(state, 0)} == {"A"}
    state = after(state, "1 load A gold coffee pepper salt")
    assert {move.split()[1] for move in list_offered(state, 1) if move != "takeback"} == {"B"}
    assert GAME.view(state, 1).to_load == "B" and GAME.view(state, 0).to_load == "A"
    assert refusal(state, "1 load A gold coffee pepper water") == "load-next"


def test_an_impossible_load_is_refused_with_its_reason() -> None:
    state = start(5)
    assert refusal(state, "0 load A gold coffee pepper") == "four-goods"
    assert refusal(state, "0 load A gold gold coffee coffee") == "three-kinds"
    assert refusal(state, "0 place A lamp") == "now-loading"
    state = after(state, "0 load A gold gold coffee pepper", "0 load B gold gold coffee pepper")
    assert refusal(state, "0 load C gold coffee pepper salt") == "used-up"
    assert refusal(state, "0 load C coffee coffee pepper pepper") == "three-kinds"
    assert refusal(state, "0 load C coffee coffee pepper salt") == "others-too"


def test_loads_stay_secret_until_the_last_player_has_finished() -> None:
    one = after(start(), "0 load A gold coffee pepper salt")
    other = after(start(), "0 load A gold gold salt water")
    for reader in (1, 2, None):
        assert GAME.view(one, reader) == GAME.view(other, reader) == GAME.view(start(), reader)
    turn = play_moves(start(), "0 load A gold coffee pepper salt")
    assert tags(turn) == [] and tags(turn, reader=0) == ["own-load"] and not turn.reveals


def test_the_last_player_to_finish_lays_all_caravans_open() -> None:
    state = start()
    moves = [move for seat in range(3) for move in list_loads(state, seat)]
    before = after(state, *moves[:-1])
    assert [own.chosen for own in GAME.view(before, None).caravans] == [True, True, False]
    turn = play_moves(before, moves[-1])
    assert turn.reveals and turn.state.phase is Phase.PLACING and turn.state.to_act == 0
    shown = events(turn, "caravan-shown")
    assert [event.seat for event in shown] == [0, 1, 2]
    loads = [tuple(camel.goods for camel in caravan) for caravan in turn.state.caravans]
    assert [tuple(load.goods for load in event.loads) for event in shown] == loads


def test_a_load_can_be_taken_back_while_another_player_loads() -> None:
    state = after(start(), "0 load A gold coffee pepper salt", "0 load B gold gold salt water")
    assert list_offered(state, 0)[-1] == "takeback"
    assert after(state, "0 takeback") == after(start(), "0 load A gold coffee pepper salt")
    assert refusal(start(), "0 takeback") == "nothing-to-take-back"
    full = after(start(), *list_loads(start(), 0))
    assert list_offered(full, 0) == ["takeback"] and GAME.deciders(full) == (1, 2)
    assert refusal(full, "0 load A gold coffee pepper salt") == "all-loaded"
    assert 0 in GAME.deciders(after(full, "0 takeback"))


def test_a_load_without_choice_follows_and_is_undone_with_its_cause() -> None:
    state = start(5)
    moves = list_loads(state, 0)
    assert len(moves) < 5 and len(after(state, *moves).loads[0]) == 5
    assert after(state, *moves, "0 takeback") == after(state, *moves[:-1])


def test_exactly_what_leaves_enough_for_the_other_camels_is_possible() -> None:
    """Compared with a trial of all loads, for two camels and every small supply (the kinds are equivalent)."""
    for numbers in combinations_with_replacement(range(4), 5):
        if sum(numbers) < 8:
            continue
        supply = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
        ways = [
            (one, two)
            for one, two in product(LOADS, repeat=2)
            if all(a + b <= c for a, b, c in zip(count_kinds(one), count_kinds(two), supply, strict=True))
        ]
        assert can_be_loaded(supply, 2) == bool(ways)
        assert list(possible_loads(supply, 2)) == list(dict.fromkeys(one for one, _ in ways))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_anothers_loaded_camels_do_not_change_imagined_worlds(seats: int) -> None:
    state = start(seats)
    further = [after(state, *list_loads(state, 1)[:count]) for count in range(1, len(letters(state)) - 2)]
    numbers: set[int] = set()
    for number in range(60):
        imagined = GAME.imagine(state, 0, b"%d" % number)
        assert all(GAME.imagine(other, 0, b"%d" % number) == imagined for other in further)
        numbers.add(len(imagined.loads[1]))
    assert numbers >= set(range(len(letters(state)) - 2)), "any number of camels may be loaded"


@pytest.mark.costly_cases("4")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_hidden_parts_of_the_loading_are_imagined(seats: int) -> None:
    imagined_loads: set[tuple[object, ...]] = set()
    for number, moment in enumerate(random_game(GAME, seats, b"imagined", FREE)):
        state: State = moment.turn.state
        if state.phase is not Phase.LOADING:
            break
        for reader in (None, 0, seats - 1):
            other = GAME.imagine(state, reader, b"%d" % number)
            assert GAME.view(other, reader) == GAME.view(state, reader)
            assert GAME.deciders(other) == GAME.deciders(state)
            assert reader is None or GAME.moves(other, reader) == GAME.moves(state, reader)
            assert all(len(GAME.moves(other, seat)) > 1 for seat in GAME.deciders(other))
            assert GAME.decode(GAME.encode(other)) == other
            imagined_loads.add(other.loads[1])
    assert len(imagined_loads) > 5


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_variant_is_played_to_its_end_with_the_same_tokens(seats: int) -> None:
    handed_out: dict[object, int] | None = None
    for moment in random_game(GAME, seats, b"to the end", FREE):
        state = moment.turn.state
        if state.phase is not Phase.LOADING:
            handed_out = handed_out or dict(tokens_in_play(state))  # pyright: ignore[reportAssignmentType]
            assert tokens_in_play(state) == handed_out
    assert GAME.outcome(state) is not None
