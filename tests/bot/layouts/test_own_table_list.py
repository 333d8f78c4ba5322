"""`/games`: all of one's tables, those first that wait for one."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from tests.bot.fixtures import Opening
from tests.simulator import Message, Simulator, labels_of, text_of


async def table_in(simulator: Simulator[Azalai], channel: str, *, start: bool = True) -> Message:
    """A table of Amara and Thomas in a channel of that name."""
    place = simulator.channel(channel)
    await simulator.person("Amara").slash(place, "souk new", language="English", seats="joined")
    card = place.messages[-1]
    await simulator.person("Thomas").press(card, "Join")
    if start:
        await simulator.person("Amara").press(card, "Start")
    return card


@pytest.mark.costly
async def test_tables_that_wait_for_one_come_first_with_links_and_times(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara = simulator.person("Amara")
        await table_in(simulator, "one")
        await amara.slash(simulator.channel("one"), "souk offer", salt="3")
        await table_in(simulator, "two")
        await table_in(simulator, "three", start=False)
        answer = (await amara.slash(None, "games")).text
        assert "**Your tables**: 3, one waits for you." in answer
        lines = answer.splitlines()[1:]
        assert "→ **Souk**" in lines[0]
        assert "**your turn**, begun <t:" in lines[0]
        assert f"/{simulator.channel('two').id}/" in lines[0]
        assert "Thomas to play, turn begun <t:" in answer
        assert "not started yet" in answer
        assert "You are not at any table" in (await simulator.person("Idir").slash(None, "games")).text


@pytest.mark.costly
async def test_join_says_that_nothing_waits_for_players(open_simulator: Opening):
    async with open_simulator() as simulator:
        amara, here = simulator.person("Amara"), simulator.channel("one")
        nothing = "Nothing waits for players in this server at the moment."
        assert nothing in (await amara.slash(here, "games")).text
        assert nothing not in (await amara.slash(None, "games")).text
        await table_in(simulator, "two", start=False)
        assert nothing not in (await simulator.person("Idir").slash(here, "games")).text


@pytest.mark.costly
async def test_many_tables_come_in_pages(open_simulator: Opening):
    async with open_simulator(lobbies=(9, 99)) as simulator:
        for number in range(9):
            await table_in(simulator, f"c{number}", start=False)
        first = (await simulator.person("Thomas").slash(simulator.channel("c0"), "games")).message
        assert text_of(first).count("**Souk**") == 8
        assert labels_of(first) == ["Next", "Deal of the day", "Close"]
        await simulator.person("Thomas").press(first, "Next")
        assert text_of(first.now).count("**Souk**") == 1
