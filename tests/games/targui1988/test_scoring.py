"""Tribes wiped out, the end of the game, ties."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from azalai.games.contract import Outcome
from azalai.games.targui1988 import GAME
from azalai.games.targui1988.components import ROUNDS_TO_THE_LAST, OtherDestiny
from azalai.games.targui1988.state import Length, Options, State, camels_in_all
from azalai.games.targui1988.view import Phase
from azalai.testing.play import random_game
from tests.games.acting import events
from tests.games.targui1988.tables import Laid, after, dice, play_moves, table


def play_last_turn(squares: dict[str, Laid] | None = None, **fields: object) -> Outcome:
    """Return the outcome of a game whose last turn is ended in this position."""
    state = after(table(squares, **{"pack": (), "round": 12, **fields}), "end")
    outcome = GAME.outcome(state)
    assert outcome is not None and state.phase is Phase.OVER and state.to_act is None
    return outcome


def lost_camp(seats: int) -> State:
    """Return a position in which the third seat has only its camp, open to an attack of seat 0."""
    squares: dict[str, Laid] = {"b6": ("reg", 0, 4), "a7": ("camp", 2, 0)}
    return table(squares, seats=seats)


def test_ruling_g10_a_tribe_without_territory_is_out_at_once() -> None:
    turn = play_moves(lost_camp(3), "march b6 a7 1")
    (seized,) = events(turn, "seized")
    assert (seized.victim, seized.left) == (2, 0)
    assert turn.state.fallen == (2,) and GAME.outcome(turn.state) is None
    assert [tribe.out_round for tribe in GAME.view(turn.state, None).tribes] == [None, None, 1]


def test_ruling_g10_a_tribe_without_camp_but_with_territory_plays_on() -> None:
    state = table({"a1": ("camp", 1, 3), "c3": ("reg", 0, 1)})
    turn = play_moves(state, "march c3 c4 1", "buy c4 2")
    assert turn.state.tribes[0].out_round is None and turn.state.to_act == 1


def test_the_last_tribe_has_won_at_once() -> None:
    turn = play_moves(table({"f1": ("reg", 0, 4), "g1": ("camp", 1, 0)}), "march f1 g1 1")
    outcome = GAME.outcome(turn.state)
    assert outcome is not None and outcome.ranking == ((0,), (1,))
    assert GAME.deciders(turn.state) == ()


def test_the_last_camp_may_fall_in_an_attack() -> None:
    state = table({"f1": ("saline", 0, 9), "g1": ("camp", 1, 2)}, chance=dice(5))
    turn = play_moves(state, "attack f1 g1", "occupy 3")
    assert GAME.outcome(turn.state) is not None
    assert events(turn, "conquered")[0].left == 0


def test_tribes_wiped_out_are_ranked_by_how_long_they_held_out() -> None:
    squares: dict[str, Laid] = {"b6": ("reg", 0, 4), "a7": ("camp", 2, 0), "f1": ("reg", 0, 4), "g1": ("camp", 1, 0)}
    state = table(squares, seats=3, pack=(0, 0))
    outcome = GAME.outcome(after(state, "march b6 a7 1", "end", "march f1 g1 1"))
    assert outcome is not None and outcome.ranking == ((0,), (1,), (2,))


def test_ruling_g18_the_highest_tribute_wins_after_the_last_round() -> None:
    outcome = play_last_turn({"c3": ("guelta", 1, 1), "c4": ("reg", 0, 99)}, silver=50)
    assert outcome.ranking == ((1,), (0,))
    assert [score.total for score in outcome.scores] == [6, 7]


def test_ruling_g18_in_a_tie_more_camels_then_more_silver_then_the_place_is_shared() -> None:
    assert play_last_turn({"c3": ("reg", 0, 1), "c4": ("reg", 1, 0)}).ranking == ((0,), (1,))
    assert play_last_turn().ranking == ((0, 1),)
    state = table(pack=(), round=12)
    poorer = replace(state, tribes=(replace(state.tribes[0], silver=3), state.tribes[1]))
    outcome = GAME.outcome(after(poorer, "end"))
    assert outcome is not None and outcome.ranking == ((1,), (0,))


def test_ruling_g18_a_tribe_without_its_camp_can_not_win() -> None:
    outcome = play_last_turn(
        {"a1": ("camp", 1, 1), "c3": ("saline", 0, 9), "d4": ("guelta", 0, 9), "c4": ("guelta", 0, 0)}
    )
    assert outcome.ranking == ((1,), (0,))
    assert [score.total for score in outcome.scores] == [0, 8]


def test_ruling_g18_without_any_held_camp_the_tribute_is_compared() -> None:
    outcome = play_last_turn({"a1": ("camp", 1, 1), "g1": ("camp", 0, 1), "c3": ("erg", 1, 0)})
    assert outcome.ranking == ((1,), (0,))
    assert [score.total for score in outcome.scores] == [4, 5]


@pytest.mark.parametrize("length", [Length.R1, Length.R5, Length.R8, Length.R11, Length.R12, Length.R16])
def test_a_game_lasts_as_many_rounds_as_agreed(length: Length) -> None:
    *_, last = random_game(GAME, 3, b"length", Options(length=length))
    assert last.turn.state.round == int(length)
    assert len(last.turn.state.history) == int(length) + 1
    assert last.turn.state.deck == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_to_the_last_tribe_ends_for_sure_and_stays_small(seats: int) -> None:
    options = Options(length=Length.LAST)
    sizes, moves = 0, 0
    for played_move in random_game(GAME, seats, b"to the last", options):
        state = played_move.turn.state
        sizes, moves = max(sizes, len(GAME.encode(state))), max(moves, len(played_move.moves))
        assert camels_in_all(state) == 450
    assert GAME.outcome(state) is not None
    assert state.round <= ROUNDS_TO_THE_LAST == 48
    assert sizes < 4500 and moves < 6000


def test_a_game_to_the_last_tribe_with_few_cards_has_as_many_rounds_all_the_same() -> None:
    options = Options(length=Length.LAST, destinies=(OtherDestiny.PLAGUE,))
    *_, last = random_game(GAME, 2, b"to the last", options)
    assert last.turn.state.round == ROUNDS_TO_THE_LAST


def test_robots_play_to_the_last_tribe_before_the_rounds_run_out() -> None:
    state = GAME.setup(seats=2, options=Options(length=Length.LAST), seed=b"x1")
    while GAME.deciders(state):
        seat = state.to_act or 0
        state = GAME.play(state, seat, GAME.robot(GAME.view(state, seat), GAME.moves(state, seat), b"r")).state
    assert len(state.fallen) == 1 and state.round < 48
