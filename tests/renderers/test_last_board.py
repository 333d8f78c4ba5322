"""Board of a finished game, shown next to its result."""

from __future__ import annotations

import random

import pytest

from azalai.games import GAMES
from azalai.locales import words
from azalai.renderers import alt, last_board, renderer

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Lalla")


@pytest.mark.costly_cases("timbuktu")
@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_last_board_is_told_and_drawn_as_a_board(key: str):
    game, draws, say = GAMES[key], renderer(key), words("en")
    state, chance = game.setup(seats=min(game.seats), options=game.Options(), seed=b"last board"), random.Random(key)
    while game.outcome(state) is None:
        seat = game.deciders(state)[0]
        state = game.play(state, seat, chance.choice(game.moves(state, seat))).state
    over = game.view(state, None)
    names = NAMES[: min(game.seats)]
    board = last_board(key, over)
    assert draws.draw(board, names, say).width == 1400
    if board != over:
        assert alt(key, board, names, say) != alt(key, over, names, say)
    assert last_board(key, board) == board


@pytest.mark.costly_cases("tents-1", seconds=2)
@pytest.mark.parametrize("seeds", [1, pytest.param(3, marks=pytest.mark.long(seconds=4))])
@pytest.mark.parametrize("key", sorted(GAMES))
def test_the_last_board_tells_the_points_of_all(key: str, seeds: int):
    """If a game's board shows points, they are those of the result."""
    game, draws, say = GAMES[key], renderer(key), words("en")
    chance = random.Random(key)
    for seed in range(seeds):
        state = game.setup(seats=min(game.seats), options=game.Options(), seed=b"%d" % seed)
        while game.outcome(state) is None:
            seat = game.deciders(state)[0]
            move = game.robot(game.view(state, seat), game.moves(state, seat), chance.randbytes(8))
            state = game.play(state, seat, move).state
        outcome, over = game.outcome(state), game.view(state, None)
        assert outcome is not None
        text = draws.text(last_board(key, over), NAMES[: min(game.seats)], say)
        if key in TELLS_POINTS:
            for score in outcome.scores:
                assert f"{score.total} points" in text or f"{score.total} point" in text
        assert "held by nobody" not in text and "lies between" not in text


TELLS_POINTS = ("targui", "timbuktu")
