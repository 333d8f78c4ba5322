"""Rooms of the house, which are closed together, once or twice."""

from __future__ import annotations

import inspect

import pytest

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import start_table
from tests.simulator import Simulator


@pytest.mark.costly
async def test_every_room_may_be_closed_twice(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas", game="touareg")
    bot = simulator.bot
    rooms, host = bot.rooms, bot.rooms.host
    every = [*vars(rooms).values(), host.thinkers, host.cluster, host.store]
    ways = [getattr(room, "close", None) for room in every]
    closed = [way for way in ways if way is not None and not inspect.signature(way).parameters]
    assert len(closed) >= 10
    await bot.close()
    for close in closed:
        done = close()
        if inspect.isawaitable(done):
            await done
    await bot.close()
