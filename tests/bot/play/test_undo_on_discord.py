"""Taking back one's own last act, as long as nothing came to light with it."""

from __future__ import annotations

import random

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.tables.loading import load
from tests.bot.fixtures import Opening, running
from tests.simulator import Message, Simulator, buttons_of, labels_of, menus_of, text_of


async def until_it_can_be_taken_back(simulator: Simulator[Azalai], card: Message) -> tuple[str, Message]:
    """Plays a game of Touareg by chance, all with *Play* and buttons, until a dialog offers *Take back*: by whom, and
    the dialog."""
    chance = random.Random(5)
    for _ in range(300):
        loaded = await load(simulator.bot.rooms.host, 1)
        name = loaded.deciders[0].name
        person = simulator.person(name)
        message = (await person.press(card.now, "Play")).message.now
        while any(one.custom_id.startswith(("az:option:", "az:play-it:")) for one in buttons_of(message)) or menus_of(
            message
        ):
            if "Take back" in labels_of(message):
                return name, message
            menus = menus_of(message)
            if menus:
                options = chance.sample([label for label, _ in menus[0].options], menus[0].least)
                await person.choose(message, menus[0].custom_id, *options)
            else:
                offered = [
                    one for one in buttons_of(message) if one.custom_id.startswith(("az:option:", "az:play-it:"))
                ]
                await person.press(message, chance.choice(offered).custom_id)
            message = message.now
    raise AssertionError("nothing could ever be taken back")


@pytest.mark.costly(seconds=2)
async def test_an_act_is_taken_back_once_by_its_player_and_told_to_all(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas", game="touareg")
        name, dialog = await until_it_can_be_taken_back(simulator, card)
        position = (await load(simulator.bot.rooms.host, 1)).row.position
        async with simulator.bot.rooms.host.store.read() as tx:
            before = await tx.moves.position(1, position - 1)
        other = simulator.person(next(one for one in ("Amara", "Thomas") if one != name))
        seen = labels_of((await other.press(card.now, "Play")).message)
        assert not any(label.startswith("Take back") for label in seen)
        twice = simulator.person(name).would_press(dialog, "Take back")
        await simulator.at_once(twice, simulator.person(name).would_press(dialog, "Take back"))
        after = await load(simulator.bot.rooms.host, 1)
        assert after.row.position == position + 1
        assert after.game.encode(after.state) == before
        assert text_of(card.now).count(f"{name} took back: “{name} ") == 1
        assert "~~" not in text_of(card.now)
        log = await simulator.person(name).press(card.now, "Log")
        assert f"{name} took back: “" in log.text
        assert any(line.endswith("~~") and " ~~" in line for line in log.text.splitlines())
