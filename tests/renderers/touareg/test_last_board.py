"""Last board: it shows what decided, with hidden things that count for the leaders face up."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace
from PIL import ImageChops

from azalai.games import GAMES
from azalai.games.touareg.components import GOODS
from azalai.locales import words
from azalai.renderers import last_board, renderer
from azalai.renderers.touareg import caravan
from azalai.renderers.touareg.supply import leaders

NAMES = ("Amara", "Thomas", "Karine")
TOUAREG = GAMES["touareg"]


def play_to_end(seed: int):
    """Return the end of a game of three solid robots."""
    state, chance = TOUAREG.setup(seats=3, options=TOUAREG.Options(), seed=b"%d" % seed), random.Random(seed)
    while TOUAREG.outcome(state) is None:
        seat = TOUAREG.deciders(state)[0]
        move = TOUAREG.robot(TOUAREG.view(state, seat), TOUAREG.moves(state, seat), chance.randbytes(8))
        state = TOUAREG.play(state, seat, move).state
    return state


@pytest.mark.costly
def test_the_leaders_on_the_last_board_are_those_who_had_the_points():
    hidden_decided = 0
    for seed in range(12):
        board = last_board("touareg", TOUAREG.view(play_to_end(seed), None))
        for number, good in enumerate(GOODS):
            scored = tuple(camp.seat for camp in board.camps if camp.scores[-1].goods[number])
            assert leaders(board.camps, good) == scored
            closed = [replace(camp, hand=None) for camp in board.camps]
            hidden_decided += leaders(closed, good) != scored
    assert hidden_decided, "what lay hidden decided now and then"


@pytest.mark.costly
def test_the_last_board_reveals_caves_thieves_and_hands():
    seed = next(
        n
        for n in range(50)
        if any(one.goods for camp in draw_last(n).camps for one in caravan.list_special_cards(camp))
    )
    board = draw_last(seed)
    closed = replace(board, camps=tuple(replace(camp, **_hide(camp)) for camp in board.camps))
    draws = renderer("touareg")
    one, other = (draws.draw(view, NAMES, words("en")) for view in (board, closed))
    assert ImageChops.difference(one, other).getbbox() is not None


def draw_last(seed: int):
    """Return the last board of that game."""
    return last_board("touareg", TOUAREG.view(play_to_end(seed), None))


def _hide(camp):
    caves = tuple(replace(cave, goods=None) for cave in camp.caves)
    return {"hand": camp.hand, "caves": caves, "thieves": tuple(replace(thief, good=None) for thief in camp.thieves)}
