"""Undo on Discord: the player's last move, as long as it has revealed nothing."""

from __future__ import annotations

import random
import re

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.play import turns
from azalai.bot.tables.loading import load
from tests.bot.fixtures import start_table
from tests.simulator import Message, Simulator, buttons_of, labels_of, menus_of, text_of


async def play_to_undo(simulator: Simulator[Azalai], card: Message) -> tuple[str, Message]:
    """Play Touareg at random with buttons until a dialog offers *Take back*; return its player and the dialog."""
    chance = random.Random(5)
    for _ in range(300):
        loaded = await load(simulator.bot.rooms.host, 1)
        name = loaded.deciders[0].name
        person = simulator.person(name)
        message = (await person.press(card.now, "Play")).message.now
        while any(
            button.custom_id.startswith(("az:option:", "az:play-it:")) for button in buttons_of(message)
        ) or menus_of(message):
            if "Take back" in labels_of(message):
                return name, message
            menus = menus_of(message)
            if menus:
                options = chance.sample([label for label, _ in menus[0].options], menus[0].least)
                await person.choose(message, menus[0].custom_id, *options)
            else:
                offered = [
                    button
                    for button in buttons_of(message)
                    if button.custom_id.startswith(("az:option:", "az:play-it:"))
                ]
                await person.press(message, chance.choice(offered).custom_id)
            message = message.now
    raise AssertionError("nothing could ever be taken back")


@pytest.mark.costly(seconds=2)
async def test_an_act_is_taken_back_once_by_its_player_and_told_to_all(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas", game="touareg")
    name, dialog = await play_to_undo(simulator, card)
    position = (await load(simulator.bot.rooms.host, 1)).row.position
    async with simulator.bot.rooms.host.store.read() as tx:
        before = await tx.moves.load_position(1, position - 1)
    other = simulator.person(next(one for one in ("Amara", "Thomas") if one != name))
    labels = labels_of((await other.press(card.now, "Play")).message)
    assert not any(label.startswith("Take back") for label in labels)
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


@pytest.mark.costly
async def test_a_run_is_one_button_told_in_whole_and_taken_back_in_one_press(simulator: Simulator[Azalai]):
    card = await start_table(simulator, robots=1, game="targui")
    host, amara = simulator.bot.rooms.host, simulator.person("Amara")
    for number in range(200):
        await simulator.pass_time(1)
        table = await load(host, 1)
        if not table.seats[0].deciding:
            continue
        if runs := table.game.runs(table.state, 0):
            break
        move = table.game.robot(table.view(0), table.game.moves(table.state, 0), b"%d" % number)
        await turns.play(host, 1, 0, move, user=amara.id)
    dialog = (await amara.press(card.now, "Play")).message
    label = labels_of(dialog.now)[0]
    assert re.fullmatch(r"Take [A-E](, [A-E])+", label), labels_of(dialog.now)
    await amara.press(dialog.now, label)
    assert (await load(host, 1)).row.position >= table.row.position + len(runs[0])
    assert text_of(dialog.now).count("took") >= 1
    await amara.press(dialog.now, "Take back")
    assert labels_of(dialog.now)[0] == label
    assert (await load(host, 1)).state == table.state
