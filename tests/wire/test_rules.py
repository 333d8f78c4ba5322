"""Refusals of the server: Discord's codes, for as long as Discord refuses."""

from __future__ import annotations

import time

import discord
import pytest

from tests.wire import Channel, WireDiscord
from tests.wire.stand_in import StandIn
from tests.wire.test_server import catch_code


def oasis(wire: WireDiscord) -> Channel:
    return next(channel for channel in wire.channels.values() if channel.name == "oasis")


def partial_channel(bot: StandIn, channel: Channel) -> discord.PartialMessageable:
    return bot.get_partial_messageable(channel.id)


async def test_an_archived_thread_wakes_by_a_message_and_by_its_members_alone(wire: WireDiscord, bot: StandIn) -> None:
    thread = oasis(wire).thread("table 7", wire.owner)
    said = await partial_channel(bot, thread).send("begin")
    thread.change(archived=True)
    assert await catch_code(said.edit(content="too late")) == 50083
    assert await catch_code(said.delete()) == 50083
    await partial_channel(bot, thread).send("awake")
    assert not thread.archived
    thread.change(archived=True)
    same_thread = await bot.fetch_channel(thread.id)
    assert isinstance(same_thread, discord.Thread)
    await same_thread.edit(archived=False)
    assert (await said.edit(content="in time")).content == "in time"


async def test_in_a_locked_thread_only_a_moderator_writes(wire: WireDiscord, bot: StandIn) -> None:
    thread = oasis(wire).thread("table 7", wire.owner)
    said = await partial_channel(bot, thread).send("begin")
    thread.change(locked=True)
    assert await catch_code(partial_channel(bot, thread).send("hello?")) == 160005
    assert await catch_code(said.edit(content="hello?")) == 160005
    thread.change(archived=True)
    same_thread = await bot.fetch_channel(thread.id)
    assert isinstance(same_thread, discord.Thread)
    assert await catch_code(same_thread.edit(archived=False)) == 50013
    oasis(wire).allow(manage_threads=True)
    await partial_channel(bot, thread).send("I moderate here")


async def test_a_private_thread_is_seen_by_who_was_mentioned_there(wire: WireDiscord, bot: StandIn) -> None:
    amara = wire.person("Amara")
    thread = oasis(wire).thread("secret", amara, private=True)
    assert await catch_code(partial_channel(bot, thread).send("hello?")) == 50001
    await amara.say(thread, f"come in, {wire.bot.mention}")
    await partial_channel(bot, thread).send("hello")


async def test_a_thread_is_of_a_kind_that_its_channel_has(wire: WireDiscord, bot: StandIn) -> None:
    news = next(iter(wire.guilds.values())).announcement_channel()
    await wire.gateway.wait_until_identified()
    parent = await bot.fetch_channel(news.id)
    assert isinstance(parent, discord.TextChannel)
    assert await catch_code(parent.create_thread(name="table", type=discord.ChannelType.public_thread)) == 50024
    made = await parent.create_thread(name="table", type=discord.ChannelType.news_thread, auto_archive_duration=10080)
    assert made.auto_archive_duration == 10080


async def test_writing_in_a_voice_channel_needs_the_right_to_connect(wire: WireDiscord, bot: StandIn) -> None:
    fire = next(iter(wire.guilds.values())).voice_channel()
    await partial_channel(bot, fire).send("hello")
    fire.forbid(connect=True)
    assert await catch_code(partial_channel(bot, fire).send("hello?")) == 50001


@pytest.mark.costly(seconds=3)
async def test_an_old_message_is_edited_three_times_in_six_seconds_and_channel(wire: WireDiscord, bot: StandIn) -> None:
    young, old = [await partial_channel(bot, oasis(wire)).send(text) for text in ("young", "old")]
    for number in range(5):
        await young.edit(content=str(number))
    wire.clock.advance(3700)
    for number in range(3):
        await old.edit(content=str(number))
    began = time.perf_counter()
    await old.edit(content="after a while")  # discord.py waits as long as a 429 says
    refused = wire.calls_to("PATCH /channels/*/messages/*")[-2]
    assert (refused.status, refused.answer["code"]) == (429, 30046)
    assert time.perf_counter() - began > 3


async def test_a_nonce_holds_for_minutes_and_not_for_a_message_that_is_gone(wire: WireDiscord, bot: StandIn) -> None:
    channel = partial_channel(bot, oasis(wire))
    first = await channel.send("once", nonce="n1")
    assert (await channel.send("twice", nonce="n1")).id == first.id
    await first.delete()
    assert await catch_code(channel.send("again", nonce="n1")) == 10008
    wire.clock.advance(301)
    assert (await channel.send("again", nonce="n1")).id != first.id


async def test_direct_messages_are_refused_by_code(wire: WireDiscord, bot: StandIn) -> None:
    amara, closed, gone = wire.person("Amara"), wire.person("Karine", dms_open=False), wire.person("Idir")
    guild = next(iter(wire.guilds.values()))
    del guild.members[gone.id]
    for person, refused in ((closed, 50007), (gone, 50278)):
        assert await catch_code(bot.get_partial_messageable(person.dm.id).send("hello")) == refused
    wire.quarantined = True
    assert await catch_code(bot.get_partial_messageable(amara.dm.id).send("hello")) == 20026


async def test_conversations_are_not_opened_too_fast(wire: WireDiscord, bot: StandIn) -> None:
    people = [wire.person(name) for name in ("Amara", "Idir", "Karine")]
    wire.openings.most = 2
    for person in people[:2]:
        await bot.create_dm(discord.Object(person.id))
    assert await catch_code(bot.create_dm(discord.Object(people[2].id))) == 40003
    wire.clock.advance(61)
    await bot.create_dm(discord.Object(people[2].id))


@pytest.mark.parametrize("outage", [False, True])
async def test_a_server_is_lost_by_removal_and_not_by_an_outage(
    wire: WireDiscord, bot: StandIn, outage: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild = next(iter(wire.guilds.values()))
    heard: list[str] = []
    for event in ("guild_remove", "guild_join", "guild_unavailable", "guild_available"):

        async def hear(_: discord.Guild, event: str = event) -> None:
            heard.append(event)
            wire.bell.ring()

        monkeypatch.setattr(bot, f"on_{event}", hear, raising=False)
    guild.outage() if outage else guild.expel_bot()
    await wire.bell.until(lambda: len(heard) == 1, "the loss of the server")
    guild.outage_ends() if outage else guild.invite_bot()
    await wire.bell.until(lambda: len(heard) == 2, "its return")
    assert heard == (["guild_unavailable", "guild_available"] if outage else ["guild_remove", "guild_join"])
