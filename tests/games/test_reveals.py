"""Whether an act of somebody else brought something to light follows from what a seat has seen of it: so what that
seat may take back with it tells nothing."""

from __future__ import annotations

from typing import Any

import pytest

from games import GAMES
from games.contract import Event, Turn
from games.questions import tag
from tests.games.play import random_game

IMAGINED = 2
ALIKE = 40
"""So many moves of the same kind are tried in each imagined position."""


def seen(turn: Turn, seat: int) -> list[Event]:
    return [event for event in turn.events if event.reader in (None, seat)]


@pytest.mark.parametrize("key", GAMES)
def test_two_acts_that_look_alike_to_a_seat_both_bring_something_to_light_or_neither(key: str):
    game = GAMES[key]
    seats, compared = min(max(game.seats), 3), 0
    for number, played in enumerate(random_game(game, seats, b"reveals")):
        turn = game.play(played.state, played.seat, played.move)
        other = (played.seat + 1 + number % (seats - 1)) % seats
        for salt in range(IMAGINED):
            state: Any = game.imagine(played.state, other, b"%d" % salt)
            if played.seat not in game.deciders(state):
                continue
            alike = [move for move in game.moves(state, played.seat) if tag(move) == tag(played.move)][:ALIKE]
            for move in alike:
                again = game.play(state, played.seat, move)
                if seen(again, other) == seen(turn, other) and game.view(again.state, other) == game.view(
                    turn.state, other
                ):
                    compared += 1
                    assert again.reveals == turn.reveals
    assert compared
