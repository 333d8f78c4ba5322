"""Removal of Azalaï from a server and its return; an outage of Discord is something else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from azalai.bot.store.rows import Status
from tests.wire import WireDiscord
from tests.wire.azalai import Hosted, start_table
from tests.wire.test_bot_trouble import PATIENT, draw_three

pytestmark = pytest.mark.usefixtures("drawn_once")


async def load_status(bot: Hosted) -> Status:
    """Return the table's status."""
    async with bot.rooms.host.store.read() as tx:
        row = await tx.tables.get(1)
    assert row is not None
    return row.status


async def wait_for_status(wire: WireDiscord, bot: Hosted, wanted: Status) -> None:
    """Wait until the table has this status."""
    for _ in range(100):
        if await load_status(bot) is wanted:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"the table is {await load_status(bot)}")


@pytest.mark.costly
async def test_a_removal_stops_the_games_of_a_server_and_an_invitation_takes_them_up(
    wire: WireDiscord, tmp_path: Path
) -> None:
    """Clocks and robots stop as well."""
    guild = next(iter(wire.guilds.values()))
    async with wire.running(Hosted(tmp_path)) as bot:
        table = await start_table(wire)
        await table.tidy()
        guild.expel_bot()
        await wait_for_status(wire, bot, Status.STRANDED)
        posted = len(table.channel.messages)
        guild.invite_bot()
        await wait_for_status(wire, bot, Status.RUNNING)
        await table.channel.bell.until(lambda: table.channel.messages[-1].id > table.card.id, "a new call")
        assert len(table.channel.messages) >= posted
        drawer = await draw_three(table)
        await table.card.shows(f"{drawer} drew 3", within=PATIENT)
    assert wire.problems == []


@pytest.mark.costly
async def test_an_outage_of_discord_stops_nothing(wire: WireDiscord, tmp_path: Path) -> None:
    guild = next(iter(wire.guilds.values()))
    async with wire.running(Hosted(tmp_path)) as bot:
        table = await start_table(wire)
        guild.outage()
        guild.outage_ends()
        drawer = await draw_three(table)
        await table.card.shows(f"{drawer} drew 3", within=PATIENT)
        assert await load_status(bot) is Status.RUNNING


@pytest.mark.costly
async def test_a_removal_while_the_bot_was_down_is_found_out_when_it_is_back(wire: WireDiscord, tmp_path: Path) -> None:
    guild = next(iter(wire.guilds.values()))
    async with wire.running(Hosted(tmp_path)):
        await (await start_table(wire)).tidy()
    guild.expel_bot()
    async with wire.running(Hosted(tmp_path)) as bot:
        await wait_for_status(wire, bot, Status.STRANDED)
