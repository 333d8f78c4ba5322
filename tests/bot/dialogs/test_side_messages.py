"""Side messages, each of which replaces the one before."""

from __future__ import annotations

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.dialogs.side_messages import HONOURED
from tests.bot.fixtures import open_lobby, open_page, start_table
from tests.simulator import Simulator, labels_of, menus_of, text_of

COMMANDS = (
    "azalai help",
    "azalai preferences",
    "azalai reminders",
    "azalai profile",
    "azalai holiday show",
    "touareg rules",
    "games",
    "targui rules",
    "azalai privacy",
    "azalai history",
)


@pytest.mark.costly
async def test_ten_commands_in_a_row_leave_one_private_message_that_can_be_closed(simulator: Simulator):
    amara, channel = simulator.person("Amara"), simulator.channel()
    for command in COMMANDS:
        answer = await amara.slash(channel, command)
        assert answer.acknowledged, command
        (only,) = amara.private
        assert only.id == answer.message.id, command
        assert "Close" in labels_of(only), command


@pytest.mark.costly
async def test_each_page_of_the_rules_of_a_command_can_be_closed(simulator: Simulator):
    amara, pages = simulator.person("Amara"), 1
    page = (await amara.slash(simulator.channel(), "touareg rules")).message
    while "Next" in labels_of(page):
        assert "Close" in labels_of(page)
        page, pages = (await amara.press(page, "Next")).message, pages + 1
    assert pages >= 3 and {"Close", "Learn this game"} <= set(labels_of(page))


@pytest.mark.costly
async def test_commands_about_a_table_leave_its_view_and_one_message(simulator: Simulator):
    """`/table follow`, `prepare` and `pace` use the same message."""
    card = await start_table(simulator, "Thomas")
    thomas, channel = simulator.person("Thomas"), simulator.channel()
    for command in ("table pace", "table prepare", "table status", "table follow", "table pace", "azalai help"):
        assert (await thomas.slash(channel, command)).acknowledged, command
        assert len(thomas.private) <= 2, command
    await thomas.press(card, "Play")
    assert len(thomas.private) == 2


@pytest.mark.costly
async def test_refusals_take_each_others_place_and_go_with_what_is_shown_next(simulator: Simulator):
    await start_table(simulator, "Thomas")
    idir, channel = simulator.person("Idir"), simulator.channel()
    for _ in range(3):
        refused = (await idir.slash(channel, "touareg view")).message
        assert idir.private == [refused]
    helped = (await idir.slash(channel, "azalai help")).message
    assert idir.private == [helped]


async def test_a_refusal_next_to_a_press_keeps_the_pressed_message(simulator: Simulator):
    card, amara, thomas = await open_lobby(simulator), simulator.person("Amara"), simulator.person("Thomas")
    await thomas.press(card, "Join")
    panel = (await amara.press(card, "Options")).message
    for _ in range(2):
        await amara.press(card, "Join")
        assert amara.private[0].id == panel.id
        assert len(amara.private) == 2


@pytest.mark.costly
async def test_no_command_takes_away_the_view_of_a_table(simulator: Simulator):
    """A command in the middle of a move does not change the move's question."""
    card = await start_table(simulator, "Thomas")
    amara, channel = simulator.person("Amara"), simulator.channel()
    view = (await amara.press(card, "Play")).message
    for command in COMMANDS:
        await amara.slash(channel, command)
        assert not view.gone, command
    assert len(amara.private) == 2


@pytest.mark.costly
async def test_an_answer_that_becomes_the_view_of_a_table_is_taken_away_by_no_command(simulator: Simulator):
    """A replay that has replaced its announcement stays."""
    await start_table(simulator, "Thomas")
    amara, channel = simulator.person("Amara"), simulator.channel()
    film = (await amara.slash(channel, "table replay")).message
    assert amara.private == [film]
    await amara.slash(channel, "azalai help")
    assert not film.gone


async def test_typed_commands_keep_the_one_open_lesson(simulator: Simulator):
    amara, channel = simulator.person("Amara"), simulator.channel()
    lesson = (await amara.slash(channel, "touareg learn")).message
    await amara.slash(channel, "azalai help")
    await amara.slash(channel, "azalai profile")
    assert not lesson.gone
    again = (await amara.slash(channel, "touareg learn")).message
    assert lesson.gone
    assert not again.gone
    assert len(amara.private) == 2


@pytest.mark.costly
async def test_each_person_and_each_channel_has_its_own(simulator: Simulator[Azalai]):
    amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
    first = (await amara.slash(simulator.channel(), "azalai help")).message
    await thomas.slash(simulator.channel(), "azalai help")
    await amara.slash(None, "azalai help")
    assert not first.gone


@pytest.mark.costly
async def test_the_direct_message_of_a_turn_is_none_of_them(simulator: Simulator):
    await start_table(simulator, "Thomas")
    turns = {person: person.dms[-1] for person in map(simulator.person, ("Amara", "Thomas")) if person.dms}
    for person, turn in turns.items():
        await person.slash(None, "azalai help")
        await person.slash(None, "azalai profile")
        assert not turn.gone
        assert len([message for message in person.dms if message.id != turn.id]) <= 1


async def test_an_expired_message_is_left_alone(simulator: Simulator):
    amara, channel = simulator.person("Amara"), simulator.channel()
    first = (await amara.slash(channel, "azalai help")).message
    await simulator.pass_time(HONOURED + 1)
    await amara.slash(channel, "azalai profile")
    assert not first.gone


async def test_two_commands_at_once_leave_one_message(simulator: Simulator):
    amara, channel = simulator.person("Amara"), simulator.channel()
    await amara.slash(channel, "azalai help")
    await simulator.at_once(*(amara.would_type(channel, command) for command in COMMANDS[1:4]))
    assert len(amara.private) == 1


@pytest.mark.parametrize("button", ["Start", "Cancel"])
async def test_the_panel_of_options_has_no_menus_when_the_table_has_started_or_is_closed(
    simulator: Simulator, button: str
):
    """The open panel loses its menus with the lobby."""
    card, amara, thomas = await open_lobby(simulator), simulator.person("Amara"), simulator.person("Thomas")
    await thomas.press(card, "Join")
    panel = await open_page(amara, (await amara.press(card, "Options")).message, "pace")
    assert menus_of(panel)
    question = await amara.press(card, button)
    if question.messages and "Cancel the table" in labels_of(question.message):
        await amara.press(question.message, "Cancel the table")
    assert not any(menu.custom_id.startswith("azm:term:") for message in amara.private for menu in menus_of(message))
    if button == "Start":
        assert "Options" not in text_of(panel.now)
        assert amara.private == [panel.now]
