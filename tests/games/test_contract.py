"""Contract of every game, on which the host relies.

Most of its checks are in `azalai/testing/`, where games from outside find them, too.
"""

from __future__ import annotations

import functools
import importlib.util
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from azalai.games import GAMES
from azalai.games.contract import AnyGame, IllegalMove
from azalai.renderers import renderer
from azalai.testing import Fault, Trial
from azalai.testing.contract import list_unseen_kinds
from azalai.testing.play import positions, random_game
from azalai.testing.secrecy import check_reveals, views_hide_secrets_and_imagined_positions_can_be_played
from azalai.testing.wording import texts_say_everything_that_pictures_show
from tests.games.trying import every
from tests.playthroughs import find_key, list_files, list_tags

TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES, ids=[f"{key}-{seats}" for key, seats in TABLES])
every_game = pytest.mark.parametrize("key", list(GAMES))


@pytest.mark.costly_cases(
    "targui1988-2-legal_moves_can_be_played_and_do_not_change_the_position",
    "targui1988-3-legal_moves_can_be_played_and_do_not_change_the_position",
    "targui1988-4-legal_moves_can_be_played_and_do_not_change_the_position",
    "targui1988-3-moves_of_other_seats_and_moments_are_refused",
    "targui1988-4-moves_of_other_seats_and_moments_are_refused",
    "timbuktu-5-moves_of_other_seats_and_moments_are_refused",
    "timbuktu-4-barred_moves_are_not_legal_and_have_reasons",
    "timbuktu-5-barred_moves_are_not_legal_and_have_reasons",
    "targui1988-2-moves_are_equal_after_writing_and_reading",
)
@every("contract", "moving", "writing", but=("every_kind_of_move_and_event_is_seen_in_play",))
def test_a_game_keeps_the_promises_that_the_host_relies_on(trial: Trial) -> None:
    trial.run()


@pytest.mark.costly_cases(
    "tents-2-the_robot_plays_legal_moves_and_the_same_ones_again",
    "tents-2-games_of_robots_end",
    "tents-3-games_of_robots_end",
    "tents-4-games_of_robots_end",
    "targui-2-robots_of_every_level_do_not_depend_on_hidden_things",
    "targui1988-2-robots_of_every_level_do_not_depend_on_hidden_things",
    "tents-2-robots_of_every_level_do_not_depend_on_hidden_things",
    "timbuktu-3-robots_of_every_level_do_not_depend_on_hidden_things",
    "touareg-2-robots_of_every_level_do_not_depend_on_hidden_things",
    "timbuktu-4-weigh_evaluates_all_moves_or_none_and_always_the_same",
    "timbuktu-5-weigh_evaluates_all_moves_or_none_and_always_the_same",
    seconds=2,
)
@every("robots_play")
def test_its_robots_play(trial: Trial) -> None:
    trial.run()


@pytest.mark.costly_cases(
    "targui1988-2-every_event_and_move_has_words",
    "targui-every_message_can_be_read",
    "targui1988-every_message_can_be_read",
    "timbuktu-every_message_can_be_read",
    "touareg-every_message_can_be_read",
)
@every("speech")
def test_a_game_has_all_its_words(trial: Trial) -> None:
    trial.run()


@pytest.mark.parametrize(
    ("key", "seats", "looked", "tried"),
    [
        ("touareg", 2, slice(0, 40, 4), 1),
        ("touareg", 5, slice(0, 40, 4), 1),
        ("timbuktu", 3, slice(0, None, 7), 1),
        ("timbuktu", 5, slice(0, None, 7), 1),
        ("targui", 2, slice(0, None, 40), 7),
        *(("targui1988", seats, slice(0, 60, 6), seats + 1) for seats in (2, 3, 4)),
    ],
)
def test_a_move_that_is_not_legal_is_refused(key: str, seats: int, looked: slice, tried: int) -> None:
    """`looked`: the positions that are checked; `tried`: every Nth move seen in them is tried."""
    game = GAMES[key]
    seen: list[Any] = list(dict.fromkeys(move for played in positions(key, seats) for move in played.moves))
    for played in positions(key, seats)[looked]:
        legal = set(played.moves)
        for move in seen[::tried]:
            if move in legal:
                game.play(played.state, played.seat, move)
            else:
                with pytest.raises(IllegalMove):
                    game.play(played.state, played.seat, move)


@pytest.mark.long(seconds=30)
@every_table
def test_a_view_cannot_leak_in_many_games(key: str, seats: int) -> None:
    views_hide_secrets_and_imagined_positions_can_be_played(key, seats, count=6)


@pytest.mark.long(seconds=60)
@every_table
def test_the_mover_knows_beforehand_whether_a_move_reveals(key: str, seats: int) -> None:
    for number in range(60):
        for at, played in enumerate(random_game(GAMES[key], seats, b"reveals %d" % number)):
            check_reveals(GAMES[key], played.state, played.seat, played.move, b"%d" % at)


@every_game
def test_every_kind_of_move_and_event_is_seen_in_recorded_or_random_play(key: str) -> None:
    recorded = {kind for path in list_files() if find_key(path) == key for kind in list_tags(path)}
    assert list_unseen_kinds(key, recorded) == set()


SAYS: dict[str, tuple[str, Callable[[AnyGame, Any, int, Sequence[Any]], bool]]] = {
    "twins": ("twin", lambda game, view, _, moves: any(game.twin(view, move) != move for move in moves)),
    "gauging": ("gauges", lambda game, view, _, moves: bool(game.gauges(view))),
    "waiving": ("waives", lambda game, view, _, moves: any(map(functools.partial(game.waives, view), moves))),
    "weighing": ("weigh", lambda game, view, _, moves: bool(game.weigh(view, moves, b"weigh", 1))),
}
"""By file of a game: the member that must report it somewhere, and whether it does so only at a decision."""


@pytest.mark.parametrize(
    ("key", "room"),
    [(key, room) for key in GAMES for room in SAYS if importlib.util.find_spec(f"{GAMES.rules(key)}.{room}")],
)
def test_optional_members_of_a_game_say_which_files_it_has(key: str, room: str) -> None:
    """A game may leave a member to `Plain`, but not one for which it has a file."""
    game, (member, says) = GAMES[key], SAYS[room]
    for played in positions(key, max(game.seats)):
        for seat in game.deciders(played.state):
            if says(game, game.view(played.state, seat), seat, game.moves(played.state, seat)):
                return
    pytest.fail(f"{member} never says anything, though there is {room}.py in {GAMES.rules(key)}")


@pytest.mark.parametrize("key", [key for key in GAMES if GAMES.plugin(key) is None])
def test_somewhere_a_game_says_what_can_not_be_done(key: str) -> None:
    """Exempt are games in which every kind of move is legal at every decision."""
    game = GAMES[key]
    decisions = [
        (played.state, seat) for played in positions(key, max(game.seats)) for seat in game.deciders(played.state)
    ]
    kinds = [{type(move) for move in game.moves(state, seat)} for state, seat in decisions]
    missing = any(kind != set(game.Moves) for kind in kinds)
    assert any(game.barred(game.view(state, seat)) for state, seat in decisions) is missing


@pytest.mark.costly_cases(
    "souk-2-pictures_have_the_right_size_and_are_equal_for_equal_views",
    "tents-2-pictures_have_the_right_size_and_are_equal_for_equal_views",
)
@every("pictures", keys=GAMES.plugins)
def test_its_pictures_and_texts_are_of_the_right_sizes(trial: Trial) -> None:
    """Games of the house are checked in `tests/renderers`, in chosen positions."""
    trial.run()


@pytest.mark.costly(seconds=8)
@every("wording")
def test_words_tell_what_its_pictures_tell(trial: Trial) -> None:
    trial.run()


def test_a_text_that_leaves_out_what_the_picture_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("text", "situation"):
        monkeypatch.setattr(renderer("souk"), name, lambda *_: "a board")
    with pytest.raises(Fault, match=r"`[a-z.*]+` of what a spectator sees changes the picture and not"):
        texts_say_everything_that_pictures_show("souk", 2)
