"""Stored data about a user, which can be read, downloaded, and erased without a trace."""

from __future__ import annotations

import json
from typing import Any

import pytest
import sqlalchemy as sa
from azalai_souk import Won

from azalai.bot.app.client import Azalai
from azalai.bot.store import schema
from azalai.bot.store.rows import Status
from azalai.games.contract import Turning
from tests.bot.fixtures import HOUR, Opening, offer, open_lobby, set_preference, type_and_confirm
from tests.simulator import Message, Person, Simulator, text_of

NAME = "Tin-Hinane"


async def load_everything(simulator: Simulator[Azalai]) -> dict[str, list[Any]]:
    """Return every value of every column of every table."""
    values: dict[str, list[Any]] = {}
    async with simulator.bot.rooms.host.store.change_schema() as connection:
        for table in schema.metadata.sorted_tables:
            for row in (await connection.execute(sa.select(table))).mappings():
                for column, value in row.items():
                    values.setdefault(f"{table.name}.{column}", []).append(value)
    return values


async def find_traces(simulator: Simulator[Azalai], person: Person) -> list[str]:
    """Return the columns with a user's id or name, also inside longer texts and bytes."""
    marks = [str(person.id), person.name]
    packed = [mark.encode() for mark in marks] + [person.id.to_bytes(8, order) for order in ("big", "little")]
    return [
        column
        for column, values in (await load_everything(simulator)).items()
        if any(
            any(mark in value for mark in packed) if isinstance(value, bytes) else any(m in str(value) for m in marks)
            for value in values
        )
    ]


async def erase(person: Person) -> Message:
    """Take all three steps of erasing and return the last message."""
    form = (await person.slash(None, "azalai privacy")).message
    await person.press(form, "Erase…")
    assert "Erasing takes your Discord ID and your name" in text_of(form.now)
    await person.press(form, "Go on")
    assert "This can’t be undone" in text_of(form.now)
    await person.press(form, "Erase everything for good")
    return form.now


async def make_full_life(simulator: Simulator[Azalai]) -> Person:
    """Create a user with data of every kind, and return them.

    They have a finished game, a running one as its host, a lobby, an invitation, a followed table, preferences, a
    holiday, a lesson and an open proposal.
    """
    person, amara, thomas = (simulator.person(name) for name in (NAME, "Amara", "Thomas"))
    one, two, three, four = (simulator.channel(name) for name in ("azalai", "two", "three", "four"))
    await set_preference(person, "look", "contrast")
    card = await open_lobby(simulator, "Amara", host=NAME)
    await person.press(card, "Start")
    for _ in range(3):
        for player in (person, amara):
            await player.slash(one, "souk offer", salt="1" if player is person else "0")
    await person.slash(two, "souk new", language="English", seats="joined")
    await amara.press(two.messages[-1], "Join")
    await thomas.press(two.messages[-1], "Join")
    await person.press(two.messages[-1], "Start")
    await person.slash(two, "souk offer", salt="2")
    await type_and_confirm(person, two, "table end")
    await person.slash(three, "souk new", language="Français", seats="joined")
    await amara.slash(four, "souk new", language="English", seats="joined", player1=person)
    await thomas.press(next(one for one in four.messages if "Amara opens" in text_of(one)), "Join")
    await amara.press(next(one for one in four.messages if "Amara opens" in text_of(one)), "Start")
    await person.slash(four, "table follow")
    await person.slash(four, "souk learn")
    async with simulator.bot.rooms.host.store.change_schema() as connection:
        await connection.execute(sa.insert(schema.holidays).values(user_id=person.id, begins=0.0, ends=1.0))
    return person


@pytest.mark.costly(seconds=3)
async def test_erasing_leaves_no_number_and_no_name_anywhere(simulator: Simulator[Azalai]):
    person = await make_full_life(simulator)
    before = await find_traces(simulator, person)
    names = {"seats.user_id", "seats.name", "seat_history.user_id", "people.user_id", "results.user_id"}
    names |= {"ratings.user_id", "holidays.user_id", "followers.user_id", "tables.host_id", "tables.invited"}
    names |= {"solo_games.user_id"}
    assert names <= set(before)
    done = await erase(person)
    assert "Everything about you is erased." in text_of(done)
    await simulator.rest()
    assert await find_traces(simulator, person) == []


def list_payloads(simulator: Simulator[Azalai]) -> list[str]:
    """Return all payloads in the channels, with alternative texts."""
    channels = [simulator.channel(name) for name in ("azalai", "two", "three", "four", "five", "six")]
    return [str(message.now.payload) for channel in channels for message in channel.messages]


@pytest.mark.costly(seconds=2)
async def test_no_message_in_a_channel_names_an_erased_user(open_simulator: Opening, monkeypatch: Any):
    """Erasing ends a game before its card is drawn again without the name."""
    monkeypatch.setattr(Won, "turning", Turning.PICTURE)
    async with open_simulator() as simulator:
        person = await make_full_life(simulator)
        idir, five = simulator.person("Idir"), simulator.channel("five")
        await idir.slash(five, "souk new", language="English", seats="joined", player1=person)
        await person.press(five.messages[0], "Join")
        await idir.press(five.messages[0], "Start")
        for _ in range(2):
            for player, salt in ((person, "1"), (idir, "0")):
                await player.slash(five, "souk offer", salt=salt)
        await type_and_confirm(person, five, "table replace")
        await idir.slash(simulator.channel("six"), "souk new", language="English", player1=person)
        before = list_payloads(simulator)
        for text in ("you are invited", "wins", "to play", "asks to end", "take over seat", "**Souk**\\n"):
            assert any(text in payload and (NAME in payload or str(person.id) in payload) for payload in before), text
        await erase(person)
        await simulator.rest()
        payloads = [payload for payload in list_payloads(simulator) if NAME in payload or str(person.id) in payload]
        assert payloads == []
        resigned = [payload for payload in list_payloads(simulator) if "resigned" in payload]
        assert resigned and all("Former player 2" in payload for payload in resigned)


@pytest.mark.costly(seconds=2)
async def test_old_games_are_told_again_where_they_stand_and_nothing_is_posted(simulator: Simulator[Azalai]):
    """Old cards are edited however far up they are, as fast as Discord allows."""
    person = await make_full_life(simulator)
    await simulator.pass_time(2 * HOUR)
    talker, channel = simulator.person("Idir"), simulator.channel("azalai")
    for _ in range(20):
        await talker.say(channel, "hello")
    before = len(channel.messages)
    await erase(person)
    await simulator.pass_time(HOUR)
    assert len(channel.messages) == before
    assert [payload for payload in list_payloads(simulator) if NAME in payload] == []


@pytest.mark.costly(seconds=2)
async def test_games_go_on_and_stay_without_who_was_erased(simulator: Simulator[Azalai]):
    person = await make_full_life(simulator)
    await erase(person)
    stored = await load_everything(simulator)
    by_table = dict(zip(stored["tables.id"], stored["tables.status"], strict=True))
    assert by_table[1] == Status.FINISHED
    assert by_table[2] == Status.RUNNING
    assert by_table[3] == Status.CANCELLED
    assert "Former player 1" in stored["seats.name"]
    assert stored["tables.host_id"][1] == simulator.person("Amara").id
    two = simulator.channel("two")
    card = next(one for one in two.messages if "to play" in text_of(one))
    await offer(simulator.person("Amara"), card)
    history = (await simulator.person("Amara").slash(None, "azalai history")).text
    assert "· Former play" in history
    assert NAME not in history
    assert "No finished game yet." in (await person.slash(None, "azalai profile")).text


@pytest.mark.costly
async def test_all_that_is_stored_is_told_and_can_be_taken_away(simulator: Simulator[Azalai]):
    person = await make_full_life(simulator)
    form = (await person.slash(None, "azalai privacy")).message
    text = text_of(form)
    assert "seats" in text
    assert "one result of finished games" in text
    assert "2 ratings" in text
    assert "one holiday" in text
    assert "one table you follow" in text
    file = (await person.press(form, "Download")).message
    (attached,) = file.payload["attachments"]
    stored = json.loads(file.file(attached["url"]))
    assert stored["user_id"] == person.id
    assert stored["people"][0]["contrast"] is True
    assert {row["name"] for row in stored["seats"]} == {NAME}
    assert [row["move"] for row in stored["moves"]].count("offer 1") == 3
    assert attached["filename"] == "azalai.json"
    others = json.dumps(stored)
    assert str(simulator.person("Thomas").id) not in others


@pytest.mark.costly
async def test_an_unknown_user_has_nothing_stored(simulator: Simulator[Azalai]):
    assert "Nothing at all." in (await simulator.person("Idir").slash(None, "azalai privacy")).text
