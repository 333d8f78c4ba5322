"""Azalaï in threads: archived, locked, private, and in the chat of a voice channel."""

from __future__ import annotations

from pathlib import Path

import pytest

from azalai.bot.discord_codes import LOCKED
from tests.wire import Channel, WireDiscord
from tests.wire.azalai import CARD_EDIT, Hosted, Table, start_table
from tests.wire.test_bot_trouble import PATIENT

pytestmark = pytest.mark.usefixtures("drawn_once")


def make_thread(wire: WireDiscord) -> Channel:
    """Return a thread that the owner of the server has made."""
    oasis = next(channel for channel in wire.channels.values() if channel.name == "oasis")
    return oasis.thread("table", wire.owner)


async def load_missing_permission(bot: Hosted) -> str | None:
    """Return the permission that the table misses, or None."""
    async with bot.rooms.host.store.read() as tx:
        row = await tx.tables.get(1)
    assert row is not None
    return row.missing_permission


async def draw_by_message(table: Table) -> str:
    """Draw three cards for the person to play, in their direct messages, and return their name."""
    drawer = table.to_play
    letter = await drawer.wait_for_dm("Your turn")
    await (await drawer.press(letter, "Draw 3")).response()
    return drawer.name


@pytest.mark.costly
async def test_a_move_from_a_direct_message_reaches_the_card_in_an_archived_thread(
    wire: WireDiscord, tmp_path: Path
) -> None:
    """The bot takes the thread out of the archive when an edit is refused with 50083."""
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire, channel=make_thread(wire))
        table.channel.change(archived=True)
        drawer = await draw_by_message(table)
        await table.card.shows(f"{drawer} drew 3", within=PATIENT)
        assert not table.channel.archived
        status = [call.status for call in wire.calls_to(CARD_EDIT)]
        assert status.count(400) == 1 and set(status[status.index(400) + 1 :]) == {200}
    assert wire.problems == []


@pytest.mark.costly
async def test_a_card_that_can_not_leave_the_archive_is_posted_again(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire, channel=make_thread(wire))
        wire.faults.refuse(f"PATCH /channels/{table.channel.id}", 403, 50013, "Missing Permissions", times=None)
        table.channel.change(archived=True)
        drawer = await draw_by_message(table)
        card = await table.channel.shows(f"{drawer} drew 3", within=PATIENT)
        assert card is not table.card and not table.channel.archived
        await table.card.shows("moved", within=PATIENT)
    assert wire.problems == []


@pytest.mark.costly
async def test_a_card_is_drawn_again_when_its_thread_comes_out_of_the_archive(
    wire: WireDiscord, tmp_path: Path
) -> None:
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire, channel=make_thread(wire))
        await table.tidy()
        table.channel.change(archived=True)
        edits = len(table.card.edits)
        await table.people[0].say(table.channel, "where were we?")
        await table.card.bell.until(lambda: len(table.card.edits) > edits, "the card drawn again")
    assert wire.problems == []


@pytest.mark.costly
async def test_a_locked_thread_stops_clocks_until_it_opens(wire: WireDiscord, tmp_path: Path) -> None:
    """Discord refuses with 160005, and the players are notified."""
    async with wire.running(Hosted(tmp_path)) as bot:
        table = await start_table(wire, channel=make_thread(wire))
        await table.tidy()
        table.channel.change(locked=True)
        drawer = await draw_by_message(table)
        await table.people[0].wait_for_dm("is locked", within=PATIENT)
        assert await load_missing_permission(bot) == LOCKED
        table.channel.change(locked=False)
        await table.card.shows(f"{drawer} drew 3", within=PATIENT)
        await table.card.bell.until(lambda: "locked" not in table.card.text, "a card that complains no more")
        assert await load_missing_permission(bot) is None
    assert wire.problems == []


async def test_a_thread_of_ours_stays_in_the_list_for_a_week(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        oasis = next(channel for channel in wire.channels.values() if channel.name == "oasis")
        amara = wire.person("Amara")
        await (await amara.slash(oasis, "touareg new", {"thread": True, "language": "English"})).response()
        (made,) = wire.calls_to("POST /channels/*/threads")
        assert made.body_map["auto_archive_duration"] == 10080
    assert wire.problems == []


async def test_in_the_chat_of_a_voice_channel_the_bot_asks_to_connect(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path)):
        fire = next(iter(wire.guilds.values())).voice_channel()
        amara = wire.person("Amara")
        fire.forbid(connect=True)
        refusal = await (await amara.slash(fire, "touareg new", {"language": "English"})).response()
        assert "*Connect*" in refusal.text
        fire.allow(connect=True)
        await amara.slash(fire, "touareg new", {"language": "English"})
        await fire.holds(1)
    assert wire.problems == []


@pytest.mark.costly
@pytest.mark.parametrize("archived", [True, False])
async def test_the_host_is_told_where_the_channel_of_a_thread_is_deleted(
    wire: WireDiscord, tmp_path: Path, archived: bool
) -> None:
    """Discord announces the deleted channel alone, and discord.py knows no archived threads."""
    async with wire.running(Hosted(tmp_path)):
        table = await start_table(wire, channel=make_thread(wire))
        if archived:
            table.channel.change(archived=True)
        (oasis,) = [channel for channel in wire.channels.values() if channel.name == "oasis"]
        oasis.delete()
        await table.people[0].wait_for_dm("was deleted. The game is kept", within=PATIENT)


@pytest.mark.costly
async def test_a_thread_in_the_archive_of_another_channel_stays_there(wire: WireDiscord, tmp_path: Path) -> None:
    (guild,) = wire.guilds.values()
    well = guild.text_channel("well")
    async with wire.running(Hosted(tmp_path)) as bot:
        table = await start_table(wire, channel=make_thread(wire))
        table.channel.change(archived=True)
        well.delete()
        await wire.wait_for_calls(f"GET /channels/{table.channel.id}")
        assert (await draw_by_message(table)) and await load_missing_permission(bot) is None
