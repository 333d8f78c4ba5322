"""Presses that the questions need: counted, not measured."""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.dialogs.menu_memory import MenuMemory
from azalai.bot.layouts.prompts import DialogPlace, make_prompt
from azalai.bot.layouts.wordings import Wordings
from azalai.bot.tables.table import make_table
from azalai.games import GAMES
from azalai.games.targui1988.moves import March
from azalai.locales import Language, words
from azalai.testing.play import robots_game
from benchmarks.presses import SEATS, Figures, count_presses, figures, game_of_robots, measure_start

GAMES_PLAYED, MANY = 1, 4
"""Number of games, and their number when there is time."""


@pytest.mark.costly
@pytest.mark.parametrize("count", [GAMES_PLAYED, pytest.param(MANY, marks=pytest.mark.long(seconds=6))])
@pytest.mark.parametrize("key", ["touareg", "timbuktu", "targui", "targui1988"])
def test_most_moves_are_made_with_two_presses_and_nearly_all_with_three(key: str, count: int):
    game = GAMES[key]
    seats = SEATS.get(key, min(game.seats))
    made = [move for number in range(count) for move in game_of_robots(game, seats, number)]
    with_play = figures([move.presses for move in made])
    assert with_play.median <= 2
    assert with_play.p90 <= 3
    assert figures([move.asked for move in made]).p90 <= 3


@pytest.mark.parametrize("seats", GAMES["timbuktu"].seats)
def test_timbuktus_start_takes_12_presses_with_finish_for_me(seats: int):
    result = measure_start(GAMES["timbuktu"], seats, 0)
    assert result is not None
    pressed, moves = result
    assert moves >= 4
    assert pressed <= 12


def test_a_press_is_counted_for_each_button_that_leads_to_a_move():
    game = GAMES["souk"]
    state = game.setup(seats=2, options=game.Options(), seed=b"presses")
    moves = game.moves(state, 0)
    table = make_table(game, 2, state)
    # all, all but one, half and none have a button; any other number is typed into a box and sent
    assert [count_presses(table, 0, moves[index]) for index in (-1, -2, 0, 1)] == [1, 1, 1, 2]


def test_nine_of_ten_are_told_by_their_most():
    assert figures([1] * 9 + [5]) == Figures(10, 1, 5, 5)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_three_camels_have_a_button_to_each_of_four_targets(language: Language):
    """Fewer camels and the whole herd have one, too, on the one screen that the question has on a phone."""
    game, seen = GAMES["targui1988"], 0
    for played in robots_game(game, 4, b"1"):
        table = make_table(game, 4, played.state)
        said = Wordings(table, played.seat, words(language))
        for choice in make_prompt(DialogPlace(table, played.seat, 0), played.moves, said).choices:
            herds: dict[object, list[int]] = {}
            for move in choice.moves:
                if isinstance(move, March):
                    herds.setdefault(move.target, []).append(move.camels)
            if choice.move is None and len(herds) == 4 and all(max(camels) > 4 for camels in herds.values()):
                asked = make_prompt(DialogPlace(table, played.seat, 0, choice.answers), played.moves, said)
                if {type(move) for move in asked.moves} == {March}:
                    offered = {(choice.value("target"), choice.value("camels")) for choice in asked.groups[0].choices}
                    assert offered == {(to, n) for to, camels in herds.items() for n in (1, 2, 3, max(camels))}
                    seen += 1
    assert seen > 3


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("key", ["targui", "targui1988", "touareg"])
def test_an_act_keeps_its_form_through_a_turn(key: str):
    """Of moves offered again in one turn, 24 of 25 stay a button, a menu or a first step."""
    game, memory = GAMES[key], MenuMemory()
    seats = SEATS.get(key, min(game.seats))
    same, other, turn, before = 0, 0, 0, (-1, dict[str, str]())
    for played in robots_game(game, seats, b"0"):
        turn += played.seat != before[0]
        table = make_table(game, seats, played.state)
        sitting = tuple(msgspec.structs.replace(row, since=float(turn)) for row in table.seats)
        table = msgspec.structs.replace(table, seats=sitting)
        said = Wordings(table, played.seat, words("en"), folded=memory.find_folded(table, played.seat))
        asked = make_prompt(DialogPlace(table, played.seat, 0), played.moves, said)
        memory.remember(table, played.seat, asked)
        forms = {choice.act: str(asked.folded.get(choice.act)) for choice in asked.choices if choice.act}
        if played.seat == before[0]:
            again = [forms[act] == before[1][act] for act in forms if act in before[1]]
            same, other = same + sum(again), other + len(again) - sum(again)
        before = played.seat, forms
    assert same > 20 and other * 24 <= same, (same, other)
