"""*Suggest* and *Finish for me* under a question, and the table that plays without."""

from __future__ import annotations

from bot.app.client import Azalai
from bot.store.rows import Status
from bot.tables.loading import load
from tests.bot.fixtures import Opening, lobby, running
from tests.simulator import Message, Simulator, buttons_of, labels_of, menus_of, text_of


async def turn_of(simulator: Simulator[Azalai], card: Message) -> tuple[str, Message]:
    """Who is to play, and the first question before them."""
    name = (await load(simulator.bot.host, 1)).deciders[0].name
    return name, (await simulator.person(name).press(card.now, "Play")).message


async def test_a_suggestion_is_a_move_on_a_button_with_a_way_back(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas", game="touareg")
        name, dialog = await turn_of(simulator, card)
        question = labels_of(dialog.now)
        person = simulator.person(name)
        await person.press(dialog.now, "Suggest")
        assert "A robot would do this:" in text_of(dialog.now)
        suggestion, back, *_ = labels_of(dialog.now)
        assert back == "Back"
        await person.press(dialog.now, "Back")
        assert labels_of(dialog.now) == question
        before = (await load(simulator.bot.host, 1)).row.position
        await person.press(dialog.now, "Suggest")
        await person.press(dialog.now, suggestion)
        assert (await load(simulator.bot.host, 1)).row.position == before + 1


async def test_a_turn_is_finished_with_one_press_and_said_so(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas", game="touareg")
        name, dialog = await turn_of(simulator, card)
        person, old = simulator.person(name), dialog.now
        finish = next(one.custom_id for one in buttons_of(old) if one.label == "Finish for me")
        await person.press(old, finish)
        assert "Played for you, " in text_of(dialog.now)
        loaded = await load(simulator.bot.host, 1)
        assert name not in [seat.name for seat in loaded.deciders]
        await person.press(old, finish, stale=True)
        assert "The board has changed" in text_of(dialog.now)
        assert (await load(simulator.bot.host, 1)).row.position == loaded.row.position


async def test_the_camels_of_the_start_are_all_placed_with_one_press(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await lobby(simulator, game="timbuktu")
        for _ in range(3):
            await simulator.person("Amara").press(card.now, "Add a robot")
        await simulator.person("Amara").press(card.now, "Start")
        await simulator.pass_time(5)
        dialog = (await simulator.person("Amara").press(card.now, "Play")).message
        await simulator.person("Amara").press(dialog.now, "Finish for me")
        for _ in range(12):
            await simulator.pass_time(5)
        loaded = await load(simulator.bot.host, 1)
        assert loaded.row.status is Status.RUNNING
        assert [seat.name for seat in loaded.deciders] == ["Amara"]
        acts = {type(move).__name__ for move in loaded.game.moves(loaded.state, 0)}
        assert "Place" not in acts
        assert not any("robot goes on" in text_of(one.now) for one in (dialog,))


async def test_what_is_left_to_a_robot_can_be_stopped(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await running(simulator, "Thomas", game="targui")
        name, dialog = await turn_of(simulator, card)
        person = simulator.person(name)
        await person.press(dialog.now, "Finish for me")
        assert "A robot goes on for you as long as nothing else is to be decided" in text_of(dialog.now)
        assert "Stop that" in labels_of(dialog.now)
        assert any(label.startswith("Take back: ") for label in labels_of(dialog.now))
        await person.press(dialog.now, "Stop that")
        assert "A robot goes on" not in text_of(dialog.now)
        other = next(one for one in ("Amara", "Thomas") if one != name)
        asked = (await simulator.person(other).press(card.now, "Play")).message
        await simulator.person(other).press(asked.now, "Finish for me")
        assert name in [seat.name for seat in (await load(simulator.bot.host, 1)).deciders]


async def test_a_host_forbids_suggestions_and_the_card_says_so(open_simulator: Opening):
    async with open_simulator() as simulator:
        card = await lobby(simulator, "Thomas", game="touareg")
        assert "suggestions" not in text_of(card)
        amara = simulator.person("Amara")
        form = (await amara.press(card, "Options")).message
        switch = next(one.custom_id for one in menus_of(form) if one.placeholder == "Suggest and Finish for me")
        await amara.choose(form, switch, "no")
        assert "No suggestions: *Suggest* and *Finish for me* are off." in text_of(card.now)
        await amara.press(card.now, "Start")
        _, dialog = await turn_of(simulator, card)
        assert not {"Suggest", "Finish for me"} & set(labels_of(dialog))


async def test_all_agree_on_suggestions_while_the_game_runs(open_simulator: Opening):
    async with open_simulator() as simulator:
        await running(simulator, "Thomas", game="touareg")
        form = (await simulator.person("Amara").slash(simulator.channel(), "table pace")).message
        await simulator.person("Amara").press(form, "Propose: suggestions off")
        asked = simulator.channel().messages[-1]
        assert "Amara proposes to play on without *Suggest* and *Finish for me*." in text_of(asked)
        await simulator.person("Thomas").press(asked, "Agree")
        assert not (await load(simulator.bot.host, 1)).row.suggestions
