"""Registry of games."""

from __future__ import annotations

import pkgutil

import pytest

from azalai.games import GAMES


def test_a_game_that_was_asked_for_once_is_found_again_without_reading_a_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first = {key: GAMES[key] for key in GAMES}

    def read(*_: object) -> None:
        raise AssertionError("a folder was read")

    monkeypatch.setattr(pkgutil, "iter_modules", read)
    assert {key: GAMES[key] for key in GAMES} == first and len(GAMES) == len(first)
