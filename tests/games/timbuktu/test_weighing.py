"""Values of moves until the night."""

from __future__ import annotations

import pytest

from azalai.games.timbuktu import GAME
from azalai.games.timbuktu.components import LETTERS_BY_SEATS
from azalai.games.timbuktu.state import State
from tests.games.timbuktu.tables import after, nightfall, table


def evaluate(state: State, seat: int, seed: bytes = b"seed") -> dict[str, float]:
    evaluations = GAME.weigh(GAME.view(state, seat), GAME.moves(state, seat), seed, 16)
    return {str(move): sum(sum(worth.values()) for worth in worths) / 16 for move, worths in evaluations.items()}


def test_all_ways_and_all_camels_are_weighed_and_nothing_else() -> None:
    travelling, choosing = table(3, "AAA"), table(3)
    assert evaluate(travelling, 0).keys() == set(map(str, GAME.moves(travelling, 0)))
    assert evaluate(choosing, 1).keys() == {f"choose {letter}" for letter in "ABCDEFGH"}
    assert evaluate(after(choosing, "1 choose A"), 1) == {}
    assert evaluate(GAME.setup(seats=3, options=GAME.Options(), seed=b"place"), 0) == {}


def test_a_stall_that_is_robbed_for_sure_costs_what_it_takes() -> None:
    safe, robbed = (
        table(3, "AAA", start={"0A": "crescent1"}, arrived=arrived, loads={"0A": "gggg"})
        for arrived in ({"1B": "crescent1"}, {"1B": "crescent1", "2B": "crescent2"})
    )
    assert evaluate(safe, 0)["go crescent"] - evaluate(robbed, 0)["go crescent"] > 10
    assert max(evaluate(robbed, 0).items(), key=lambda pair: pair[1])[0] != "go crescent"


def test_the_cheapest_price_of_a_way_is_the_good_that_thieves_would_take() -> None:
    state = table(3, "AAA", start={"0A": "scimitar1"}, loads={"0A": "gpsw"})
    values = evaluate(state, 0)
    prices = {move: worth for move, worth in values.items() if move.startswith("go crescent")}
    assert max(prices, key=prices.__getitem__) == "go crescent gold"


def test_the_same_seed_weighs_alike_and_the_hidden_cards_weigh_nothing() -> None:
    state = after(table(3, "AAA"), "0 go crescent")
    assert evaluate(state, 1) == evaluate(state, 1)
    assert evaluate(GAME.imagine(state, 1, b"other"), 1) == evaluate(state, 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_camel_is_weighed_by_what_it_keeps(seats: int) -> None:
    last = nightfall(seats, {f"{seats - 1}{LETTERS_BY_SEATS[seats][-1]}": "gcps"})
    moves = GAME.moves(last, seats - 1)
    values = evaluate(last, seats - 1)
    assert values.keys() == set(map(str, moves))
    assert all(0 <= worth <= 4 * 3 * (seats + 1) for worth in values.values())
