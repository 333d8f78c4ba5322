"""Losses to other seats or to chance: an event names the player who loses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from azalai.games import GAMES
from azalai.games.targui1988.components import BY_NUMBER
from azalai.games.touareg.moves import StageScored
from azalai.testing.play import games_of

Possessions = Callable[[Any, int], list[int]]


def touareg(state: Any, seat: int) -> list[int]:
    """Return the number of cards in the hand and on the animals."""
    camp = state.camps[seat]
    return [len(camp.hand), sum(map(len, (*camp.camels, *camp.donkeys)))]


def timbuktu(state: Any, seat: int) -> list[int]:
    """Return the number of goods on the camels."""
    return [sum(len(camel.goods) for camel in state.caravans[seat])]


def targui(state: Any, seat: int) -> list[int]:
    """Return the goods, gold and points."""
    camp = state.camps[seat]
    return [sum(camp.goods), camp.gold, camp.points]


def targui1988(state: Any, seat: int) -> list[int]:
    """Return the number of camels and territories, and the silver."""
    held = [number for number in range(len(BY_NUMBER)) if state.owners[number] == seat]
    return [sum(state.camels[number] for number in held), len(held), state.tribes[seat].silver]


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize(
    ("key", "seats", "possessions"),
    [("touareg", 3, touareg), ("timbuktu", 3, timbuktu), ("targui", 2, targui), ("targui1988", 3, targui1988)],
)
def test_a_player_who_loses_something_at_the_move_of_another_is_a_loser_of_an_event(
    key: str, seats: int, possessions: Possessions
):
    """Hands discarded when a stage of Touareg is scored are no loss."""
    losses = 0
    assert key in GAMES
    for played in (step for game in games_of(key, seats, 4) for step in game):
        if any(isinstance(event, StageScored) for event in played.turn.events):
            continue
        losers = {seat for event in played.turn.events for seat in event.losers}
        for seat in set(range(seats)) - {played.seat}:
            before, after = possessions(played.state, seat), possessions(played.turn.state, seat)
            if any(now < then for then, now in zip(before, after, strict=True)):
                losses += 1
                assert seat in losers, (played.move, played.turn.events)
    assert losses > 1
