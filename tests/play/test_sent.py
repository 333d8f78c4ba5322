"""Pictures that a press sends: their number, and their bytes. A phone may have a slow connection."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from azalai.renderers.kit.encode import NARROW_LIMIT
from tests.play.people_at_play import MOST_STEPS, Player, open_table
from tests.simulator import Message, Simulator

PEOPLE = [("Amara", "en-GB"), ("Thomas", "fr"), ("Karine", "fr")]
KIB = 1024


class Sent(NamedTuple):
    """Pictures that one press sent, and their bytes."""

    pictures: int
    size: int


async def press_once(simulator: Simulator[Any], player: Player, view: Message) -> Sent | None:
    """Answer one question of a player's view. Return the sent pictures, or None if it asks nothing."""
    offered = player.list_offers(view.now)
    if not offered:
        return None
    before = len(simulator.requests)
    await player.answer(view, player.pick(offered))
    files = [file for request in simulator.requests[before:] for file in request.files]
    return Sent(len(files), sum(len(file.content) for file in files))


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize(
    ("game", "people", "turns", "most"),
    [
        ("touareg", 2, 6, 200),
        pytest.param("timbuktu", 3, 16, 300, marks=pytest.mark.long(seconds=6)),
        pytest.param("targui", 2, 8, 370, marks=pytest.mark.long(seconds=4)),
        pytest.param("targui1988", 3, 8, 560, marks=pytest.mark.long(seconds=8)),
    ],
)
async def test_a_press_sends_each_picture_once_and_few_bytes(
    simulator: Simulator[Any], game: str, people: int, turns: int, most: int
) -> None:
    """A move sends the card, and the view of each person who has one open; an answer sends one view.

    `most`: KiB of all pictures of a move.
    """
    table = await open_table(simulator, game, PEOPLE[:people])
    views = {player: await player.open() for player in table.players}
    moves = 0
    for _ in range(turns):
        (player, *_) = table.list_awaited()
        for _ in range(MOST_STEPS):
            sent = await press_once(simulator, player, views[player])
            if sent is None:
                break
            assert sent.pictures in (1, 1 + people)
            if sent.pictures == 1:
                assert sent.size <= NARROW_LIMIT
            else:
                moves += 1
                assert sent.size <= most * KIB
            if player not in table.list_awaited():
                break
    assert moves >= turns - people, "moves were looked at"
