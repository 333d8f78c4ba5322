"""Places in which Azalaï's commands are offered, and the answers to a person who opens a table there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wire import Channel, Message, Person, WireDiscord
from tests.wire.azalai import CARD_EDIT, POST, Hosted
from tests.wire.interactions import Interaction

SERVER, DIRECT_MESSAGE, GROUP = 0, 1, 2
ACCOUNT = 1
BESIDE_THE_CARD = "The table is open"


def find_oasis(wire: WireDiscord) -> Channel:
    """Return the first channel."""
    return next(iter(wire.channels.values()))


async def open_table(person: Person, channel: Channel, **options: object) -> Interaction:
    """Open a table of Touareg."""
    return await person.slash(channel, "touareg new", {"language": "English", **options})


async def read_answer(person: Person, channel: Channel, **options: object) -> Message:
    """Open a table of Touareg and return the answer."""
    return await (await open_table(person, channel, **options)).response()


async def test_two_commands_are_for_accounts_and_all_others_for_servers(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        registered = {command["name"]: command for command in wire.commands[None]}
    for name, command in registered.items():
        everywhere = name in ("azalai", "games")
        assert command["integration_types"] == ([SERVER, ACCOUNT] if everywhere else [SERVER]), name
    assert registered["games"]["contexts"] == registered["azalai"]["contexts"] == [SERVER, DIRECT_MESSAGE, GROUP]
    assert registered["touareg"]["contexts"] == registered["table"]["contexts"] == [SERVER]
    assert wire.problems == []


async def test_a_server_without_the_bot_is_offered_no_table(wire: WireDiscord, tmp_path: Path) -> None:
    amara, (channel,) = wire.person("Amara"), wire.channels.values()
    async with wire.running(Hosted(tmp_path)):
        wire.installed_by.add(amara.id)
        next(iter(wire.guilds.values())).expel_bot()
        with pytest.raises(LookupError, match="no command 'touareg'"):
            await amara.slash(channel, "touareg new")
    assert wire.problems == []


async def test_a_command_of_an_earlier_registration_is_refused_in_a_server_without_the_bot(
    wire: WireDiscord, tmp_path: Path
) -> None:
    """No table is opened if nothing can be posted."""
    amara, (channel,) = wire.person("Amara"), wire.channels.values()
    async with wire.running(Hosted(tmp_path)) as bot:
        wire.installed_by.add(amara.id)
        wire.commands[None] = [{**command, "integration_types": [0, 1]} for command in wire.commands[None]]
        next(iter(wire.guilds.values())).expel_bot()
        answer = await (await amara.slash(channel, "touareg new")).response()
        assert "I am not a member of this server" in answer.text
        async with bot.rooms.host.store.read() as tx:
            assert await tx.tables.get(1) is None
    assert wire.problems == []


# The card


async def test_users_who_see_the_card_get_no_other_notice(wire: WireDiscord, tmp_path: Path) -> None:
    amara, oasis = wire.person("Amara"), find_oasis(wire)
    async with wire.running(Hosted(tmp_path)):
        opened = await open_table(amara, oasis)
        await oasis.holds(1)
        await opened.bell.until(lambda: opened.original is not None and opened.original.deleted, "nothing beside it")
        assert [message.only_for for message in amara.sees(oasis)] == [None]
    assert wire.problems == []


async def test_a_card_that_could_not_be_posted_is_not_said_to_be_there(wire: WireDiscord, tmp_path: Path) -> None:
    amara, oasis = wire.person("Amara"), find_oasis(wire)
    async with wire.running(Hosted(tmp_path)):
        wire.faults.refuse(POST, 403, 50001, "Missing Access", times=None)
        answer = await read_answer(amara, oasis)
        assert "could not be posted" in answer.text and "*Send messages*" in answer.text
    assert wire.problems == []


async def test_in_a_private_thread_the_bot_asks_to_be_mentioned_and_then_posts(
    wire: WireDiscord, tmp_path: Path
) -> None:
    """Discord's permissions of the bot do not hold in a private thread of which it is no member."""
    amara = wire.person("Amara")
    async with wire.running(Hosted(tmp_path)):
        tent = find_oasis(wire).thread("tent", wire.owner, private=True)
        answer = await read_answer(amara, tent)
        assert f"Mention me here (<@{wire.bot.id}>)" in answer.text and tent.messages == []
        await amara.say(tent, f"<@{wire.bot.id}> come in")
        await tent.shows("Amara opens a table.")
    assert wire.problems == []


@pytest.mark.costly(seconds=2)
async def test_the_card_is_promised_if_discord_is_slow(wire: WireDiscord, tmp_path: Path) -> None:
    amara, oasis = wire.person("Amara"), find_oasis(wire)
    async with wire.running(Hosted(tmp_path)):
        held = wire.faults.hold(POST)
        answer = await read_answer(amara, oasis)
        assert "as soon as that works" in answer.text
        held.release()
        await oasis.shows("Amara opens a table.")
    assert wire.problems == []


async def test_a_card_elsewhere_is_told_with_its_place(wire: WireDiscord, tmp_path: Path) -> None:
    amara, oasis = wire.person("Amara"), find_oasis(wire)
    async with wire.running(Hosted(tmp_path)):
        answer = await read_answer(amara, oasis, thread=True)
        (thread,) = [channel for channel in wire.channels.values() if channel.is_thread]
        assert f"{BESIDE_THE_CARD} in <#{thread.id}>." in answer.text and len(thread.messages) == 1
    assert wire.problems == []


# Threads


async def test_players_of_a_thread_are_its_members(wire: WireDiscord, tmp_path: Path) -> None:
    """The thread stands in the list of each player before they are mentioned."""
    amara, thomas = wire.person("Amara"), wire.person("Thomas")
    async with wire.running(Hosted(tmp_path)):
        await read_answer(amara, find_oasis(wire), thread=True)
        (thread,) = [channel for channel in wire.channels.values() if channel.is_thread]
        assert amara.id in thread.joined
        await (await thomas.press(thread.messages[0], "Join")).wait_for_acknowledgement()
        await thread.messages[0].shows("Thomas")
        await wire.wait_for_calls(f"PUT /channels/{thread.id}/thread-members/{thomas.id}")
        assert thomas.id in thread.joined
    assert wire.problems == []


async def test_a_player_who_can_not_be_added_to_a_thread_still_plays(wire: WireDiscord, tmp_path: Path) -> None:
    amara, thomas = wire.person("Amara"), wire.person("Thomas")
    async with wire.running(Hosted(tmp_path)):
        refused = wire.faults.refuse("PUT /channels/*/thread-members/*", 403, 50013, "Missing Permissions", times=None)
        assert BESIDE_THE_CARD in (await read_answer(amara, find_oasis(wire), thread=True)).text
        (thread,) = [channel for channel in wire.channels.values() if channel.is_thread]
        await thomas.press(thread.messages[0], "Join")
        await thread.messages[0].shows("Thomas")
        await refused.wait_until_met(2)
        assert len(wire.calls_to(CARD_EDIT)) == 1
    assert wire.problems == []


async def test_a_table_gets_a_thread_in_an_announcement_channel_too(wire: WireDiscord, tmp_path: Path) -> None:
    """Threads of an announcement channel have their own kind."""
    amara, news = wire.person("Amara"), next(iter(wire.guilds.values())).announcement_channel()
    async with wire.running(Hosted(tmp_path)):
        assert BESIDE_THE_CARD in (await read_answer(amara, news, thread=True)).text
        (thread,) = [channel for channel in wire.channels.values() if channel.is_thread]
        await thread.shows("Amara opens a table.")
    assert wire.problems == []


@pytest.mark.costly_cases("None-as many open threads as Discord allows")
@pytest.mark.parametrize(("status", "said"), [(None, "as many open threads as Discord allows"), (500, "Try again")])
async def test_a_thread_that_discord_does_not_make_is_told_in_words(
    wire: WireDiscord, tmp_path: Path, status: int | None, said: str
) -> None:
    """The limit of open threads is named."""
    amara = wire.person("Amara")
    async with wire.running(Hosted(tmp_path)):
        if status is None:
            wire.most_threads = 0
        else:
            wire.faults.refuse("POST /channels/*/threads", 400, 0, "Bad Request")
        assert said in (await read_answer(amara, find_oasis(wire), thread=True)).text
    assert wire.problems == []
