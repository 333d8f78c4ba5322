"""People of one name are told apart wherever they are named, and a name is the one that its person has now."""

from __future__ import annotations

import pytest

from azalai.bot.history.narration import lines, names
from azalai.bot.hosting import lobby
from azalai.bot.hosting.renaming import rename_who_pressed
from azalai.bot.layouts.cards import places, whose_turn
from azalai.bot.layouts.final_card import winners
from azalai.bot.names import all_told_apart
from azalai.bot.people.person import Person
from azalai.bot.records.export import recorded
from azalai.bot.signs import sign_in_text
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.text import plain, visible
from azalai.locales import words
from azalai.renderers import renderer
from azalai.robots import Level
from tests.bot.fixtures import Opening
from tests.bot.fixtures import lobby as opened_by
from tests.bot.without_discord import lobby_of, running_table
from tests.simulator import text_of

ALEX, ALEXA, OTHER = Person(41, "Alex"), Person(42, "Alex"), Person(43, "alex")
HEBREW, ISOLATED = "\u05d0\u05d1\u05d2", "\u2068\u05d0\u05d1\u05d2\u2069"
TOLD = ("Alex", "Alex (2)", "alex (3)")


async def table_of_namesakes(host: Host) -> int:
    return await running_table(host, ALEXA, OTHER, by=ALEX)


async def test_namesakes_have_numbers_in_whatever_is_said_of_a_table(host: Host) -> None:
    table = await load(host, await table_of_namesakes(host))
    said = words("en")
    assert table.names == TOLD
    assert [one.name for one in table.seats] == list(TOLD)
    assert names(table) == TOLD
    assert all(name in line for name, line in zip(TOLD, places(table, said), strict=True))
    assert whose_turn(table, said) == "Alex, Alex (2) and alex (3) to play."
    view = table.view(None)
    written = renderer("souk").text(view, names(table), said).replace("\\", "")
    assert all(name in written for name in TOLD), written
    async with host.store.read() as tx:
        moves = await tx.moves.since(table.id, -1)
    assert [one.name for one in recorded(table, moves, b"", None, said).seats] == list(TOLD)
    assert winners(table) == "" and lines(table, moves, None, said) == []


async def test_the_store_keeps_the_names_that_people_have(host: Host) -> None:
    """When the first of two namesakes leaves a lobby, the other has the name without a number."""
    number = await lobby_of(host, ALEXA, by=ALEX)
    assert (await load(host, number)).names == ("Alex", "Alex (2)")
    await lobby.leave(host, number, ALEX)
    assert (await load(host, number)).names == ("Alex",)


async def test_no_robot_has_the_name_of_a_person(host: Host) -> None:
    """It gets another one when a person of its name sits down, and is as strong as it was."""
    number = await lobby_of(host, by=ALEX)
    await lobby.add_robot(host, number, ALEX)
    robot = (await load(host, number)).seats[1].name
    await lobby.set_level(host, number, ALEX, robot, Level.GENTLE)
    await lobby.join(host, number, Person(42, robot.upper()))
    table = await load(host, number)
    assert table.seats[2].name == robot.upper()
    assert table.seats[1].is_robot and table.seats[1].name.casefold() != robot.casefold()
    assert table.seats[1].level == Level.GENTLE


def test_a_person_keeps_a_name_before_a_robot() -> None:
    assert all_told_apart(["Dassine", "Dassine"], last=[0]) == ("Dassine (2)", "Dassine")


async def test_who_is_renamed_is_called_so_at_the_next_press(host: Host) -> None:
    number = await table_of_namesakes(host)
    table = await load(host, number)
    await rename_who_pressed(host, table, Person(42, "Zoltan"))
    assert (await load(host, number)).names == ("Alex", "Zoltan", "alex (2)")
    async with host.store.read() as tx:
        assert [one.name for one in await tx.seat_history.of(number) if one.user_id == 42] == ["Zoltan"]


async def test_a_name_with_its_number_is_not_written_at_each_press(host: Host) -> None:
    number = await table_of_namesakes(host)
    table = await load(host, number)
    told: list[object] = []
    host.committed.listen(lambda tables, robots: told.append(tables))
    await rename_who_pressed(host, table, ALEXA)
    assert told == []


async def test_a_renamed_person_on_discord(open_simulator: Opening) -> None:
    """A press in the server renames, one in the conversation with the bot does not: there they have another name."""
    async with open_simulator() as simulator:
        amara, thomas = simulator.person("Amara"), simulator.person("Thomas")
        card = await opened_by(simulator, "Thomas")
        await amara.press(card, "Start")
        simulator.simulated.env.backend.users[thomas.id].global_name = "Zoltan"
        await thomas.press(card, "Play")
        shown = simulator.channel().messages
        assert any("Zoltan" in text_of(message) for message in shown)
        assert not any("Thomas" in text_of(message) for message in shown if "Play" in text_of(message))


@pytest.mark.parametrize("name", ["\ue000gold\ue001\ue002", "\uf8ff", "a\U000f0000b"])
def test_letters_for_private_use_are_no_part_of_a_name(name: str) -> None:
    assert not any("\ue000" <= letter <= "\uf8ff" or letter >= "\U000f0000" for letter in visible(name) + plain(name))


def test_a_name_shows_none_of_our_signs() -> None:
    assert sign_in_text("gold", words("en")) not in plain(sign_in_text("gold", words("en")))


async def test_a_name_from_right_to_left_keeps_its_direction_to_itself(host: Host) -> None:
    table = await load(host, await running_table(host, ALEXA, by=Person(41, HEBREW)))
    assert table.names == (ISOLATED, "Alex")
    assert plain(HEBREW) == ISOLATED == plain(ISOLATED)
    assert ISOLATED in renderer("souk").text(table.view(None), table.names, words("en"))
    assert visible(ISOLATED) == HEBREW
