"""Recorded games, replayed move by move without a change. `make playthroughs` writes them again."""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.games import GAMES
from tests.playthroughs import (
    find_key,
    find_version,
    list_earlier,
    list_files,
    make_start,
    read_heading,
    read_moves,
    replay,
)


@pytest.mark.parametrize("path", list_files(), ids=lambda path: f"{find_key(path)}-{path.stem}")
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    assert find_key(path) in GAMES
    assert replay(path).splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("key", list(GAMES))
def test_every_earlier_version_of_the_rules_has_a_recorded_game(key: str) -> None:
    kept = {find_version(path) for path in list_earlier() if find_key(path) == key}
    assert kept == set(range(1, GAMES[key].version))


@pytest.mark.parametrize("path", list_earlier(), ids=lambda path: f"{find_key(path)}-{find_version(path)}-{path.stem}")
def test_a_game_under_earlier_rules_is_decoded_and_goes_on_as_it_went(path: Path) -> None:
    assert replay(path).splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", list_earlier(), ids=lambda path: f"{find_key(path)}-{find_version(path)}-{path.stem}")
def test_a_position_under_earlier_rules_keeps_them_when_it_is_stored_or_imagined(path: Path) -> None:
    game = GAMES[find_key(path)]
    state = make_start(game, read_heading(path))
    for number, (seat, move) in enumerate(read_moves(path)):
        state = game.decode(game.encode(game.play(state, seat, game.parse_move(move)).state))
        for viewer in range(read_heading(path).seats):
            imagined = game.imagine(state, viewer, b"%d" % number)
            assert game.moves(imagined, viewer) == game.moves(state, viewer)
            assert game.view(imagined, viewer) == game.view(state, viewer)
    assert game.outcome(state) is not None
