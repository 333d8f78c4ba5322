"""Turning points of the games: all of them public, and those with a picture can be drawn."""

from __future__ import annotations

import random

import pytest

from azalai.bot.catalogue import list_offered_games
from azalai.games import GAMES
from azalai.games.contract import Turning
from azalai.locales import words
from azalai.renderers import turning

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Lalla")
GAMES_WITH_TURNINGS = [
    key for key in list_offered_games() if any(event.turning is not Turning.NONE for event in GAMES[key].Events)
]


@pytest.mark.parametrize("key", GAMES_WITH_TURNINGS)
def test_a_game_has_turning_points_that_are_public(key: str):
    game = GAMES[key]
    state, chance = game.setup(seats=min(game.seats), options=game.Options(), seed=b"turn"), random.Random(key)
    turning_count, drawn = 0, False
    while game.outcome(state) is None:
        seat = game.deciders(state)[0]
        turn = game.play(state, seat, chance.choice(game.moves(state, seat)))
        state, events = turn.state, [event for event in turn.events if event.turning is not Turning.NONE]
        assert all(event.reader is None for event in events)
        turning_count += any(event.turning >= Turning.LINE for event in events)
        if not drawn and any(event.turning is Turning.PICTURE for event in events):
            drawn = True
            picture = turning(key, game.view(state, None), NAMES[: min(game.seats)], words("en"))
            assert picture.image.width == 1400 and 0 < len(picture.alt) <= 1024
    assert 1 <= turning_count <= 14
    assert drawn is any(event.turning is Turning.PICTURE for event in game.Events)
