"""Spectators and followers: what they may see, and the one message that follows a table."""

from __future__ import annotations

from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.followers.delivery import is_open_to
from azalai.bot.followers.store import Followers
from tests.bot.fixtures import make_offers, start_table
from tests.simulator import Simulator, buttons_of, labels_of, pictures_of, text_of

HOUR = 3600.0


@pytest.mark.costly_cases("souk view")
@pytest.mark.parametrize("command", ["souk view", "souk offer", "table view", "table catch-up", "table leave"])
async def test_buttons_for_players_are_refused_to_spectators_in_private(simulator: Simulator[Azalai], command: str):
    await start_table(simulator, "Thomas")
    answer = await simulator.person("Karine").slash(simulator.channel(), command)
    assert "You do not sit at this table." in answer.text
    assert all(message.ephemeral for message in answer.messages)


@pytest.mark.costly
async def test_onlookers_see_what_is_public_and_nothing_else(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="7")
    karine = simulator.person("Karine")
    for button in ("Play", "My view"):
        assert "lets you follow the game" in (await karine.press(card, button)).text
    more = (await karine.press(card, "…")).message
    assert {"Text version", "Follow"} <= set(labels_of(more))
    assert not {"Resign", "Catch up", "Take back"} & set(labels_of(more))
    await karine.press(more, "Text version")
    await karine.press(card, "Log")
    await karine.slash(simulator.channel(), "table board")
    await karine.slash(simulator.channel(), "table status")
    texts = [text for text in simulator.everything_visible_to(karine) if "7 salt" in text or "Your offer" in text]
    assert texts == []


@pytest.mark.costly
async def test_a_follower_has_one_message_that_is_renewed_once_an_hour_and_at_the_end(simulator: Simulator[Azalai]):
    card = await start_table(simulator, "Thomas")
    karine = simulator.person("Karine", locale="fr")
    more = (await karine.press(card, "…")).message
    assert "Vous suivez cette table." in (await karine.press(more, "Suivre")).text
    (message,) = karine.dms
    assert "Vous suivez **Souk**, table 1." in text_of(message)
    assert len(pictures_of(message)) == 1
    await make_offers(simulator, "Amara", "Thomas")
    await simulator.restart()
    assert text_of(karine.dms[0]) == text_of(message)
    await simulator.pass_time(HOUR + 1)
    (renewed,) = karine.dms
    assert renewed.id == message.id
    assert text_of(renewed) != text_of(message)
    await make_offers(simulator, "Amara", "Thomas", "Amara", "Thomas")
    (last,) = karine.dms
    assert last.id == message.id
    assert buttons_of(last) == []
    assert "se partagent la victoire" in text_of(last)


@pytest.mark.costly
async def test_a_removed_follower_gets_no_news(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    karine = simulator.person("Karine")
    await karine.slash(simulator.channel(), "table follow")
    assert "You follow this table already." in (await karine.slash(simulator.channel(), "table follow")).text
    (message,) = karine.dms
    await karine.press(message, "Stop following")
    assert "any more" in text_of(karine.dms[0])
    await make_offers(simulator, "Amara", "Thomas")
    await simulator.pass_time(2 * HOUR)
    assert "any more" in text_of(karine.dms[0])


@pytest.mark.costly
async def test_closed_direct_messages_are_told_at_once_and_end_following_later(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    karine = simulator.person("Karine")
    karine.close_dms()
    assert "I can't write to you directly" in (await karine.slash(simulator.channel(), "table follow")).text
    karine.open_dms()
    await karine.slash(simulator.channel(), "table follow")
    (message,) = karine.dms
    await simulator.delete(message)
    karine.close_dms()
    await make_offers(simulator, "Amara", "Thomas")
    await simulator.pass_time(2 * HOUR)
    karine.open_dms()
    assert "You follow this table. " in (await karine.slash(simulator.channel(), "table follow")).text
    own = await simulator.person("Amara").slash(simulator.channel(), "table follow")
    assert "You play at this table" in own.text


@pytest.mark.costly
async def test_a_follower_who_left_the_server_gets_no_news(simulator: Simulator[Azalai]):
    """A follower who left the server no longer gets the table's news."""
    await start_table(simulator, "Thomas")
    karine = simulator.person("Karine")
    await karine.slash(simulator.channel(), "table follow")
    (message,) = karine.dms
    before = text_of(message)
    simulator.fail("GET", "/guilds/*/members/*", status=404, code=10007, times=None)
    await make_offers(simulator, "Amara", "Thomas")
    await simulator.pass_time(2 * HOUR)
    assert text_of(karine.dms[0]) == before
    async with simulator.bot.rooms.host.store.read() as tx:
        assert await tx.get(Followers).list_at(1) == []


@pytest.mark.costly
async def test_trouble_of_discord_ends_no_following(simulator: Simulator[Azalai]):
    await start_table(simulator, "Thomas")
    karine = simulator.person("Karine")
    await karine.slash(simulator.channel(), "table follow")
    before = text_of(karine.dms[0])
    await make_offers(simulator, "Amara", "Thomas")
    simulator.fail("GET", "/guilds/*/members/*", status=500, times=6)
    await simulator.pass_time(2 * HOUR)
    await simulator.pass_time(HOUR)
    assert text_of(karine.dms[0]) != before


@pytest.mark.costly
async def test_a_follower_who_can_not_see_the_channel_gets_no_news(simulator: Simulator[Azalai]):
    """That holds for followers who are still in the server, too."""
    card = await start_table(simulator, "Thomas")
    karine, idir = simulator.person("Karine"), simulator.person("Idir")
    for onlooker in (karine, idir):
        await onlooker.press((await onlooker.press(card, "…")).message, "Follow")
    before = text_of(karine.dms[0])
    await simulator.simulated.set_bot_permission(card.channel_id, "view_channel", allowed=False, of=karine.id)
    await make_offers(simulator, "Amara", "Thomas")
    await simulator.pass_time(HOUR + 1)
    assert text_of(karine.dms[0].now) == before
    assert "Round 2" in text_of(idir.dms[0].now)
    async with simulator.bot.rooms.host.store.read() as tx:
        assert [follower.user_id for follower in await tx.get(Followers).list_at(1)] == [idir.id]


async def test_followers_get_news_of_a_table_in_an_archived_thread():
    """A private one is open to its members and to managers of threads; all of them must see the channel above it."""
    member = MagicMock(spec=discord.Member, id=7)

    def thread(*, private: bool, inside: bool, sees: bool = True, manages: bool = False) -> MagicMock:
        private_thread = MagicMock(spec=discord.Thread)
        rights = discord.Permissions(view_channel=sees, manage_threads=manages)
        private_thread.parent = MagicMock(spec=discord.TextChannel, permissions_for=lambda _: rights)
        private_thread.is_private.return_value = private
        missing = discord.NotFound(MagicMock(status=404), "unknown member")
        private_thread.fetch_member = AsyncMock(side_effect=None if inside else missing)
        return private_thread

    async def is_open(channel: MagicMock) -> bool:
        guild = MagicMock(spec=discord.Guild)
        guild.get_channel_or_thread.return_value = None  # archived threads are not cached
        guild.fetch_channel = AsyncMock(return_value=channel)
        return await is_open_to(guild, 5, member)

    assert await is_open(thread(private=False, inside=False))
    assert not await is_open(thread(private=False, inside=True, sees=False))
    assert await is_open(thread(private=True, inside=True))
    assert not await is_open(thread(private=True, inside=False))
    assert await is_open(thread(private=True, inside=False, manages=True))
