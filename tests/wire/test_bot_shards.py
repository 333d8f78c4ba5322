"""One process with several shards: it identifies in Discord's rhythm and plays everywhere.

A shard that is down disturbs only its own servers.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from azalai.bot.app import shards
from azalai.bot.app.client import Azalai
from azalai.bot.errors import CannotStart
from azalai.bot.operations.metrics_endpoint import look, make_health
from azalai.bot.store.rows import Status
from tests.wire import WireDiscord
from tests.wire.azalai import Hosted, Table, add_oases, start_at_oasis
from tests.wire.test_bot_servers import wait_for_status
from tests.wire.test_bot_trouble import PATIENT, draw_three

pytestmark = pytest.mark.usefixtures("drawn_once")

COUNT = 4
PEOPLE = (("Amara", "Thomas"), ("Karine", "Idir"), ("Lalla", "Moussa"), ("Tinhinan", "Yuba"))


class InTurn(Hosted):
    """Azalaï that waits before it identifies."""

    before_identify_hook = Azalai.before_identify_hook


@pytest.fixture
def sharded(wire: WireDiscord) -> WireDiscord:
    """Run a Discord with four shards and a server of each, and first one of any shard."""
    add_oases(wire, COUNT)
    return wire


async def start_at(wire: WireDiscord, number: int) -> Table:
    """Start a game in the server of a shard."""
    return await start_at_oasis(wire, number, *PEOPLE[number])


async def draw_by_letter(table: Table) -> None:
    """Draw three cards for the person to play by a button under their direct message.

    The press has no server, so shard 0 gets it.
    """
    drawer = table.to_play
    letter = await drawer.wait_for_dm("Your turn")
    await drawer.press(letter, "Draw 3")
    await table.card.shows(f"{drawer.name} drew 3", within=PATIENT)


async def wait_until_down(wire: WireDiscord, bot: Azalai, down: set[int]) -> None:
    """Wait until these shards are down, and the others up."""
    wanted = {number: number not in down for number in range(wire.gateway.shards)}
    for _ in range(400):
        if bot.shards_up == wanted:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"the shards are {bot.shards_up}")


@pytest.mark.costly
async def test_four_shards_play_a_table_each_and_direct_messages_come_by_the_first(
    sharded: WireDiscord, tmp_path: Path
) -> None:
    async with sharded.running(Hosted(tmp_path)) as bot:
        assert [shard for shard, _ in sharded.gateway.identifies] == [0, 1, 2, 3]
        await wait_until_down(sharded, bot, set())
        for number in range(COUNT):
            table = await start_at(sharded, number)
            assert ((table.channel.guild.id if table.channel.guild else 0) >> 22) % COUNT == number
            await draw_by_letter(table)
        status = make_health(bot.rooms.maintenance, await look(bot.rooms.maintenance))
        assert status.well and (status.shards_up, status.shards_down) == ((0, 1, 2, 3), ())
    assert sharded.problems == []


@pytest.mark.costly
async def test_a_shard_that_is_cut_resumes_and_the_others_go_on(sharded: WireDiscord, tmp_path: Path) -> None:
    async with sharded.running(Hosted(tmp_path)) as bot:
        await wait_until_down(sharded, bot, set())
        cut, whole = await start_at(sharded, 2), await start_at(sharded, 1)
        async with sharded.gateway.shard_down(2):
            await wait_until_down(sharded, bot, {2})
            status = make_health(bot.rooms.maintenance, await look(bot.rooms.maintenance))
            assert (
                not status.gateway and not status.well and (status.shards_up, status.shards_down) == ((0, 1, 3), (2,))
            )
            drawer = await draw_three(whole)
            await whole.card.shows(f"{drawer} drew 3", within=PATIENT)
            await draw_by_letter(
                cut
            )  # the player whose server is cut off plays by direct message, and the card follows
        await sharded.gateway.wait_until_resumed(1)
        await wait_until_down(sharded, bot, set())
        await cut.play()
        assert (sharded.gateway.identified, sharded.gateway.resumed) == (COUNT, 1)
    assert sharded.problems == []


@pytest.mark.costly
async def test_a_new_shard_finds_missed_changes_and_keeps_other_servers(sharded: WireDiscord, tmp_path: Path) -> None:
    """discord.py remembers servers that a shard has left meanwhile, and gets a shard's full list only at the start."""
    async with sharded.running(Hosted(tmp_path)) as bot:
        await wait_until_down(sharded, bot, set())
        left, kept = await start_at(sharded, 2), await start_at(sharded, 3)
        guild = left.channel.guild
        assert guild is not None
        async with sharded.gateway.shard_down(2):
            await wait_until_down(sharded, bot, {2})
            sharded.gateway.forget(2)
            guild.expel_bot()
        await sharded.gateway.wait_until_identified(COUNT + 1)
        await wait_for_status(sharded, bot, Status.STRANDED)
        guild.invite_bot()
        await wait_for_status(sharded, bot, Status.RUNNING)
        async with bot.rooms.host.store.read() as tx:
            assert len(await tx.tables.list_guilds(Status.RUNNING)) == 2
        assert await draw_three(kept)


@pytest.mark.costly(seconds=2)
async def test_shards_identify_one_after_another_as_fast_as_discord_allows(
    sharded: WireDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "IDENTIFY_EVERY", 1.0)
    monkeypatch.setattr(shards, "MARGIN", 0.2)
    monkeypatch.setattr(shards, "NEW_SESSION_WAIT", (0.0, 0.0))
    sharded.gateway.max_concurrency, sharded.gateway.identify_every = 2, 1.0
    async with sharded.running(InTurn(tmp_path)) as bot:
        await wait_until_down(sharded, bot, set())
        sharded.gateway.forget(3)
        sharded.gateway.drop(3)
        await sharded.gateway.wait_until_identified(COUNT + 1)
        sharded.gateway.forget(1)
        sharded.gateway.drop(1)
        await sharded.gateway.wait_until_identified(COUNT + 2)
    assert [shard for shard, _ in sharded.gateway.identifies] == [0, 1, 2, 3, 3, 1]
    at = [moment for _, moment in sharded.gateway.identifies]
    assert at[1] - at[0] < 1.0 <= at[2] - at[0], "two at once, and the third waits"
    assert sharded.gateway.hasty == []


@pytest.mark.costly
async def test_a_bot_that_identifies_too_fast_is_noted_as_hasty(sharded: WireDiscord, tmp_path: Path) -> None:
    """The wire server refuses what the real one refuses."""
    sharded.gateway.identify_every = 0.3
    async with sharded.running(Hosted(tmp_path)) as bot:
        await wait_until_down(sharded, bot, set())
    assert sharded.gateway.hasty


async def test_without_enough_sessions_left_no_shard_begins(sharded: WireDiscord, tmp_path: Path) -> None:
    """Discord revokes the token of a bot that identifies without sessions left."""
    sharded.gateway.sessions_left = 3
    with pytest.raises(CannotStart, match=r"begin 3 more connections, and it needs 4: .* Try again in 60 minutes\."):
        async with sharded.running(Hosted(tmp_path)):
            raise AssertionError("it has begun")
    assert sharded.gateway.attempts == 0


async def test_the_operator_may_want_more_shards_than_discord_recommends(wire: WireDiscord, tmp_path: Path) -> None:
    async with wire.running(Hosted(tmp_path, shard_count=2)) as bot:
        wire.gateway.shards = 2
        await wait_until_down(wire, bot, set())
    assert [shard for shard, _ in wire.gateway.identifies] == [0, 1]
