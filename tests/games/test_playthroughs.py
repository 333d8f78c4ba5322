"""Whole games, recorded move by move, still go as they went. `make playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from games import GAMES
from tests.playthroughs import files, key_of, replayed


@pytest.mark.parametrize("path", files(), ids=lambda path: f"{key_of(path)}-{path.stem}")
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    assert key_of(path) in GAMES
    assert replayed(path).splitlines() == path.read_text(encoding="utf-8").splitlines()
