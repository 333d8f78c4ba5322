"""Levels of robots on Discord, chosen on the lobby's card and shown on card, result and seats."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.tables.loading import load
from azalai.robots import Level, Task
from tests.bot.fixtures import Opening, open_lobby
from tests.simulator import Message, Simulator, labels_of, menus_of, text_of

MENU = "How strong the robots are"


def list_offered(card: Message, name: str = MENU) -> list[str]:
    return [label for menu in menus_of(card.now) if menu.placeholder == name for label, _ in menu.options]


async def load_levels(simulator: Simulator[Azalai]) -> list[Level | None]:
    return [seat.robot_level for seat in (await load(simulator.bot.rooms.host, 1)).seats]


@pytest.mark.costly
async def test_a_press_adds_a_gentle_robot_and_a_menu_changes_its_level(simulator: Simulator[Azalai]):
    amara, thomas, lalla = (simulator.person(name) for name in ("Amara", "Thomas", "Lalla"))
    card = await open_lobby(simulator, "Thomas")
    assert list_offered(card) == []
    await amara.press(card, "Add a robot")
    assert "3. robot Tin Hinan (gentle)" in text_of(card.now)
    assert list_offered(card) == ["Tin Hinan: gentle", "Tin Hinan: solid"]
    await thomas.choose(card, MENU, "Tin Hinan: solid")
    assert "3. robot Tin Hinan (solid)" in text_of(card.now)
    await amara.press(card, "Add a robot")
    assert list_offered(card)[:2] == ["All robots: gentle", "All robots: solid"]
    await amara.choose(card, MENU, "Kaocen: solid")
    assert await load_levels(simulator) == [None, None, Level.SOLID, Level.SOLID]
    await simulator.restart()
    await amara.choose(card, MENU, "All robots: gentle")
    assert await load_levels(simulator) == [None, None, Level.GENTLE, Level.GENTLE]
    answer = await lalla.choose(card, MENU, "All robots: solid")
    assert "not seated" in answer.text or "sit" in answer.text
    assert await load_levels(simulator) == [None, None, Level.GENTLE, Level.GENTLE]
    await amara.press(card, "Remove a robot")
    await amara.press(card, "Remove a robot")
    assert list_offered(card) == [] and "Add a robot" in labels_of(card.now)


@pytest.mark.costly_cases("-Look at the new position and choose again.")
@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("wizard Tin Hinan", "Look at the new position and choose again."),
        ("", "Look at the new position and choose again."),
        ("strong Tin Hinan", "With 2 players there is no strong robot"),
        ("solid Nobody", "No robot sits here."),
    ],
)
async def test_a_level_that_the_menu_does_not_have_is_refused(simulator: Simulator[Azalai], value: str, expected: str):
    amara = simulator.person("Amara")
    card = await open_lobby(simulator)
    await amara.press(card, "Add a robot")
    (menu,) = [menu for menu in menus_of(card.now) if menu.placeholder == MENU]
    forged = {"custom_id": menu.custom_id, "component_type": 3, "values": [value]}
    answer = await simulator.do(simulator.simulated.component(amara.id, card.now, forged))
    assert expected in answer.text and all(message.ephemeral for message in answer.messages)
    assert await load_levels(simulator) == [None, Level.GENTLE]


async def test_at_a_french_table_the_card_and_the_result_say_it_in_french(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    card = await open_lobby(simulator, language="Français")
    await amara.press(card, "Ajouter un robot")
    await amara.choose(card, "La force des robots", "Tin Hinan\u00a0: indulgent")
    assert "2. robot Tin Hinan (indulgent)" in text_of(card.now)
    status = (await amara.slash(simulator.channel(), "table status")).text
    assert "robot Tin Hinan (gentle)" in status


async def test_a_lobby_that_outgrows_its_strong_robot_says_so(open_simulator: Opening, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        "azalai.bot.tables.levels.list_offered_levels",
        lambda _, seats: tuple(Level) if seats == 2 else tuple(Level)[:2],
    )
    async with open_simulator(thinkers=1) as simulator:
        amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
        card = await open_lobby(simulator)
        await amara.press(card, "Add a robot")
        await amara.choose(card, MENU, "Tin Hinan: strong")
        assert "there is no strong robot" not in text_of(card.now)
        await thomas.press(card, "Join")
        assert "With 3 players there is no strong robot here: Tin Hinan will play as a solid one." in text_of(card.now)
        assert list_offered(card) == ["Tin Hinan: gentle", "Tin Hinan: solid"]
        await amara.press(card, "Start")
        assert await load_levels(simulator) == [None, Level.SOLID, None]


@pytest.mark.costly
async def test_the_result_says_how_strong_the_robot_was(simulator: Simulator[Azalai]):
    amara = simulator.person("Amara")
    card = await open_lobby(simulator)
    await amara.press(card, "Add a robot")
    await amara.choose(card, MENU, "Tin Hinan: gentle")
    await amara.press(card, "Start")
    while not (await load(simulator.bot.rooms.host, 1)).row.ended_at:
        await amara.press((await amara.press(card, "Play")).message, "0")
    assert "Tin Hinan (robot, gentle)" in text_of(simulator.channel().messages[-1].now) + text_of(card.now)


async def test_a_bot_that_ends_ends_those_who_think_for_its_robots(open_simulator: Opening):
    async with open_simulator(thinkers=1) as simulator:
        thinkers = simulator.bot.rooms.host.thinkers
        await simulator.bot.close()
    assert await thinkers.ask(Task("souk", b"", 2, 0, Level.STRONG, b"")) is None
