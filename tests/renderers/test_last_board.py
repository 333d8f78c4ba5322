"""The board of a finished game can be seen beside its result."""

from __future__ import annotations

import random

import pytest

from games import GAMES
from locales import words
from renderers import last_board, renderer

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Lalla")


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
        assert draws.alt(board, names, say) != draws.alt(over, names, say)
    assert last_board(key, board) == board
