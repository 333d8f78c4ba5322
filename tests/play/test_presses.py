"""How many presses the questions ask of a person: counted, not measured."""

from __future__ import annotations

import pytest

from azalai.bot.tables.table import table_at
from azalai.games import GAMES
from benchmarks.presses import SEATS, Figures, figures, finished_start, game_of_robots, presses

GAMES_PLAYED, MANY = 1, 4
"""How many of each are looked at, and where there is time."""


@pytest.mark.costly
@pytest.mark.parametrize("count", [GAMES_PLAYED, pytest.param(MANY, marks=pytest.mark.long(seconds=6))])
@pytest.mark.parametrize("key", ["touareg", "timbuktu", "targui", "targui1988"])
def test_most_moves_are_made_with_two_presses_and_nearly_all_with_three(key: str, count: int):
    game = GAMES[key]
    seats = SEATS.get(key, min(game.seats))
    made = [one for number in range(count) for one in game_of_robots(game, seats, number)]
    with_play = figures([one.presses for one in made])
    assert with_play.median <= 2
    assert with_play.p90 <= 3
    assert figures([one.asked for one in made]).p90 <= 3


@pytest.mark.parametrize("seats", GAMES["timbuktu"].seats)
def test_the_start_of_timbuktu_takes_a_dozen_presses_at_most_when_it_is_finished_for_one(seats: int):
    found = finished_start(GAMES["timbuktu"], seats, 0)
    assert found is not None
    pressed, moves = found
    assert moves >= 4
    assert pressed <= 12


def test_a_press_is_counted_for_each_button_that_leads_to_a_move():
    game = GAMES["souk"]
    state = game.setup(seats=2, options=game.Options(), seed=b"presses")
    moves = game.moves(state, 0)
    table = table_at(game, 2, state)
    # all, all but one, half and none have a button; any other number is typed into a box and sent
    assert [presses(table, 0, moves[index]) for index in (-1, -2, 0, 1)] == [1, 1, 1, 2]


def test_nine_of_ten_are_told_by_their_most():
    assert figures([1] * 9 + [5]) == Figures(10, 1, 5, 5)
