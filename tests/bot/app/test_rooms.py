"""Rooms of the house, which are closed together, once or twice."""

from __future__ import annotations

import inspect

import pytest

from tests.bot.fixtures import Opening, start_table


@pytest.mark.costly
async def test_whoever_closes_may_close_again(open_simulator: Opening):
    async with open_simulator() as simulator:
        await start_table(simulator, "Thomas", game="touareg")
        bot = simulator.bot
        rooms, host = bot.rooms, bot.rooms.host
        every = [*(getattr(rooms, name) for name in rooms.__struct_fields__), host.thinkers, host.cluster, host.store]
        ways = [getattr(one, "close", None) for one in every]
        closed = [way for way in ways if way is not None and not inspect.signature(way).parameters]
        assert len(closed) >= 10
        await bot.close()
        for close in closed:
            done = close()
            if inspect.isawaitable(done):
                await done
        await bot.close()
