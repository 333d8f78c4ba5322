"""Rest of a turn that a robot plays for a player.

It ends with the turn, and its announcement reveals nothing hidden.
"""

from __future__ import annotations

import msgspec
import pytest

from azalai.bot.play.rest_of_turn import find_rest_of_turn, foresee
from azalai.bot.store.rows import Status
from azalai.games import GAMES
from azalai.testing.play import games_of
from tests.bot.histories import table_of

FEW = 12
"""Number of steps between the positions of a game that are tested."""


@pytest.mark.costly(seconds=4)
@pytest.mark.parametrize("key", GAMES)
def test_the_announced_rest_is_played_and_depends_on_the_view_alone(key: str):
    game, seats = GAMES[key], min(GAMES[key].seats)
    for moment in games_of(key, seats, 1)[0][::FEW]:
        if moment.seat not in game.deciders(moment.state):
            continue
        table = table_of(key, seats, moment.state, 5, Status.RUNNING, b"seed")
        foreseen, acts = foresee(table, moment.seat), find_rest_of_turn(table, moment.seat)
        assert foreseen.count == len(acts) or (foreseen.more and foreseen.count < len(acts))
        for number in range(3):
            other = game.imagine(moment.state, moment.seat, b"%d" % number)
            assert foresee(msgspec.structs.replace(table, state=other), moment.seat) == foreseen


@pytest.mark.costly(seconds=2)
def test_the_next_turn_of_the_same_person_is_not_played_with_this_one():
    """Two cards of one tribe may follow each other in a round of Targui 1988."""
    game, twice = GAMES["targui1988"], 0
    for moment in (step for game in games_of("targui1988", 2, 2) for step in game):
        if not any(event.begins_turn for event in moment.turn.events) or moment.seat not in game.deciders(
            moment.turn.state
        ):
            continue
        twice += 1
        table = table_of("targui1988", 2, moment.state, 5, Status.RUNNING, b"seed")
        acts = find_rest_of_turn(table, moment.seat)
        for _, turn in acts[:-1]:
            assert not any(event.begins_turn for event in turn.events)
    assert twice > 3
