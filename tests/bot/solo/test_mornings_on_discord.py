"""Mornings on Discord: choice of the channel, the post, and obstacles."""

from __future__ import annotations

import re

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.discord_codes import PERMISSION_PAUSE
from azalai.bot.solo.days import DAY, day_of
from azalai.bot.solo.mornings import SPREAD, next_morning
from azalai.bot.store.rows import MessageKind
from tests.bot.fixtures import Opening, manager, open_page, open_transaction
from tests.bot.solo.playing import open_deal, play_deal
from tests.simulator import Answer, Channel, Message, Person, Simulator, labels_of, pictures_of, text_of


def find_karine(simulator: Simulator[Azalai]) -> Person:
    """Return Karine, who manages the server."""
    return simulator.person("Karine", permissions=manager())


async def open_settings(simulator: Simulator[Azalai]) -> Message:
    """Open the page of the settings with the channel of the mornings as Karine."""
    karine = find_karine(simulator)
    return await open_page(karine, (await karine.slash(simulator.channel(), "azalai settings")).message, "morning")


async def choose(simulator: Simulator[Azalai], channel: Channel) -> Answer:
    """Choose the channel of the mornings as Karine."""
    return await find_karine(simulator).choose(await open_settings(simulator), "azm:set:else:morning", channel)


async def choose_morning(simulator: Simulator[Azalai]) -> Channel:
    """Return a channel in which the deals are posted every morning."""
    channel = simulator.channel("morning")
    await choose(simulator, channel)
    return channel


async def wait_for_morning(simulator: Simulator[Azalai]) -> int:
    """Let time pass until the next morning and return the number of its day."""
    now = simulator.bot.clock.now()
    hour = next_morning(SPREAD - 1 << 22, now)
    await simulator.pass_time(hour - now + 1)
    await simulator.pass_time(1)
    return day_of(simulator.bot.clock.now())


async def prepare_board(simulator: Simulator[Azalai]) -> Channel:
    """Return a channel that wants mornings, and in which the board of a deal is about to be posted with a picture."""
    amara, channel = simulator.person("Amara"), await choose_morning(simulator)
    await play_deal(amara, await open_deal(simulator, amara))
    await simulator.pass_time(2 * DAY)
    return channel


@pytest.mark.costly(seconds=2)
async def test_the_deals_are_posted_every_morning_once(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel = await choose_morning(simulator)
        assert f"Deals posted every morning in: **<#{channel.id}>**" in text_of(await open_settings(simulator))
        for count in (1, 2, 3):
            await wait_for_morning(simulator)
            assert len(channel.messages) == count
        assert all(
            "Souk" in labels_of(message) and len(re.findall("`[0-9a-f]{64}`", text_of(message))) == 6
            for message in channel.messages
        )
        await simulator.restart()
        await simulator.pass_time(3600)
        assert len(simulator.channel("morning").messages) == 3


@pytest.mark.costly
async def test_the_newest_board_that_is_over_is_posted(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel = await prepare_board(simulator)
        (message,) = [
            message for message in channel.messages if "person of this server has finished" in text_of(message)
        ]
        assert [picture.name for picture in pictures_of(message)] == ["deal.png"]


@pytest.mark.costly(seconds=2)
@pytest.mark.parametrize("refusal", [(400, 50035), (413, 40005), (400, 20009)], ids=str)
async def test_a_picture_that_discord_refuses_is_said_in_words_at_once(
    open_simulator: Opening, refusal: tuple[int, int]
):
    status, code = refusal
    async with open_simulator() as simulator:
        simulator.fail("POST", "/channels/*/messages", status=status, code=code, times=None, uploads=True)
        channel = await prepare_board(simulator)
        (message,) = [
            message for message in channel.messages if "person of this server has finished" in text_of(message)
        ]
        assert pictures_of(message) == [] and "1 finished." in text_of(message)
        assert "pictures" not in text_of(await open_settings(simulator)), "that is no trouble of the server"


@pytest.mark.costly_cases("attach")
@pytest.mark.parametrize(
    ("permission", "expected"),
    [
        ("view_channel", "I can’t see <#{}>. Give me the permission *View channel* there"),
        ("send_messages", "I can’t write in <#{}>. Give me the permission *Send messages* there"),
        ("attach_files", "I can’t attach files in <#{}>. Give me the permission *Attach files* there"),
    ],
    ids=["view", "send", "attach"],
)
async def test_a_channel_in_which_the_bot_lacks_a_permission_is_not_taken(
    open_simulator: Opening, permission: str, expected: str
):
    """The settings promise no posts that can't be made."""
    async with open_simulator() as simulator:
        channel = simulator.channel("morning")
        await simulator.take_permission(channel, permission)
        answer = await choose(simulator, channel)
        assert expected.format(channel.id) in answer.text
        assert "no post in the morning" in text_of(await open_settings(simulator))
        await simulator.give_permission(channel, permission)
        await choose(simulator, channel)
        assert f"Deals posted every morning in: **<#{channel.id}>**" in text_of(await open_settings(simulator))


@pytest.mark.costly
async def test_a_permission_that_is_taken_later_is_told_and_shown_until_it_is_back(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel, karine = await choose_morning(simulator), find_karine(simulator)
        await simulator.take_permission(channel, "send_messages")
        await wait_for_morning(simulator)
        sentence = f"I can’t write in <#{channel.id}>"
        assert [sentence in text_of(dm) for dm in karine.dms] == [True]
        assert sentence in text_of(await open_settings(simulator))
        await simulator.give_permission(channel, "send_messages")
        await simulator.pass_time(PERMISSION_PAUSE + 1)
        await simulator.pass_time(1)
        assert len(channel.messages) == 1
        assert sentence not in text_of(await open_settings(simulator)) and len(karine.dms) == 1


@pytest.mark.costly
async def test_without_the_permission_for_files_the_deals_are_posted_in_words(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel, karine = await choose_morning(simulator), find_karine(simulator)
        await simulator.take_permission(channel, "attach_files")
        await prepare_board(simulator)
        (message,) = [
            message for message in channel.messages if "person of this server has finished" in text_of(message)
        ]
        assert pictures_of(message) == []
        sentence = f"I can’t attach files in <#{channel.id}>"
        assert [sentence in text_of(dm) for dm in karine.dms] == [True]
        assert sentence in text_of(await open_settings(simulator))


@pytest.mark.costly
async def test_a_channel_that_was_deleted_is_told_and_no_more_in_the_settings(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel, karine = await choose_morning(simulator), find_karine(simulator)
        await simulator.delete(channel)
        await wait_for_morning(simulator)
        (message,) = karine.dms
        assert "The channel of the deals of the day was deleted" in text_of(message)
        assert "no post in the morning" in text_of(await open_settings(simulator))
        async with open_transaction(simulator) as tx:
            assert await tx.guild_settings.get(simulator.simulated.guild_id) == "{}"


@pytest.mark.costly
async def test_a_morning_whose_answer_was_lost_with_the_process_is_not_posted_again(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel = await choose_morning(simulator)
        simulator.fail("POST", f"/channels/{channel.id}/messages", times=None, after=True)
        await wait_for_morning(simulator)
        assert len(channel.messages) == 1
        simulator.heal()
        await simulator.restart()
        await simulator.pass_time(3600)
        assert len(simulator.channel("morning").messages) == 1
        async with open_transaction(simulator) as tx:
            assert MessageKind.MORNING not in {row.kind for row in await tx.outbox.list_about(1)}
            assert await tx.outbox.list_addresses() == {}


@pytest.mark.costly
async def test_a_morning_that_was_not_posted_by_a_process_that_died_is_posted_by_the_next(open_simulator: Opening):
    async with open_simulator() as simulator:
        channel = await choose_morning(simulator)
        simulator.fail("POST", f"/channels/{channel.id}/messages", times=None)
        await wait_for_morning(simulator)
        assert channel.messages == []
        simulator.heal()
        await simulator.restart()
        await simulator.pass_time(60)
        assert len(simulator.channel("morning").messages) == 1
