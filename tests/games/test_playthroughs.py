"""Recorded games, replayed move by move without a change. `make playthroughs` writes them again."""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.games import GAMES
from tests.playthroughs import earlier, files, heading_of, key_of, moves_of, replayed, start_of, version_of


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{key_of(path)}-{path.stem}")
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    assert key_of(path) in GAMES
    assert replayed(path).splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("key", list(GAMES))
def test_every_earlier_version_of_the_rules_has_a_recorded_game(key: str) -> None:
    kept = {version_of(path) for path in earlier() if key_of(path) == key}
    assert kept == set(range(1, GAMES[key].version))


@pytest.mark.parametrize("path", earlier(), ids=lambda path: f"{key_of(path)}-{version_of(path)}-{path.stem}")
def test_a_game_under_earlier_rules_is_decoded_and_goes_on_as_it_went(path: Path) -> None:
    assert replayed(path).splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", earlier(), ids=lambda path: f"{key_of(path)}-{version_of(path)}-{path.stem}")
def test_a_position_under_earlier_rules_keeps_them_when_it_is_stored_or_imagined(path: Path) -> None:
    game = GAMES[key_of(path)]
    state = start_of(game, heading_of(path))
    for number, (seat, move) in enumerate(moves_of(path)):
        state = game.decode(game.encode(game.play(state, seat, game.parse_move(move)).state))
        for viewer in range(heading_of(path).seats):
            imagined = game.imagine(state, viewer, b"%d" % number)
            assert game.moves(imagined, viewer) == game.moves(state, viewer)
            assert game.view(imagined, viewer) == game.view(state, viewer)
    assert game.outcome(state) is not None
