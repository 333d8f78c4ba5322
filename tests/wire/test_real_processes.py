"""Bots in processes of their own over one PostgreSQL, one of which fails: nothing is lost and nothing comes twice."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from azalai.bot.app.shards import IDENTIFY_EVERY
from tests.bot.servers import start_server
from tests.bot.ways import open_way
from tests.wire import WireDiscord
from tests.wire.crowd import Crowd, check_all_is_well, settle_down
from tests.wire.processes import BotProcess, Database, Processes, start_processes, wait_until

PLAN = (("touareg", 2, 0), ("targui", 1, 1), ("timbuktu", 1, 2), ("targui1988", 1, 1))
"""Table of each game: people and robots."""
PATIENT = 900.0
"""Seconds for the work of many tables."""


@pytest.fixture
async def stage() -> AsyncGenerator[WireDiscord]:
    """Run a Discord without servers."""
    async with WireDiscord(checked=False, keeps_files=False) as wire:
        yield wire


@pytest.mark.long(seconds=30)
async def test_a_process_is_killed_while_four_tables_play_and_nothing_is_lost_or_doubled(
    stage: WireDiscord, database: Database, tmp_path: Path
) -> None:
    stage.gateway.shards = 2
    crowd = Crowd(stage, database, await settle_down(stage, database.address, PLAN, shards=2))
    async with start_processes(stage, database, tmp_path) as (processes, (first, second)):
        crowd.begin()
        await crowd.wait_for_turns(1)
        await first.kill()
        again = await processes.start(first.shards)
        await processes.wait_until_ready(again, second)
        await crowd.wait_for_turns(3)
        await crowd.stop()
        await check_all_is_well(crowd)
        assert [await process.end() for process in (again, second)] == [0, 0]
    assert stage.own_problems == []


@pytest.mark.long(seconds=40)
async def test_a_process_that_slept_sends_nothing_old_and_joins_again(
    stage: WireDiscord, database: Database, tmp_path: Path
) -> None:
    stage.gateway.shards = 2
    crowd = Crowd(stage, database, await settle_down(stage, database.address, PLAN, shards=2))
    async with start_processes(stage, database, tmp_path) as (processes, (first, second)):
        crowd.begin()
        await crowd.wait_for_turns(1)
        second.signal(signal.SIGSTOP)
        await first.says("with shards 1-1/2 is gone")
        await wait_for_all_shares(processes, first)
        second.signal(signal.SIGCONT)
        await processes.wait_until_ready(first, second)
        await crowd.wait_for_turns(3)
        await crowd.stop()
        await check_all_is_well(crowd)
    assert stage.own_problems == []


@pytest.mark.long(seconds=40)
async def test_a_process_replaced_during_its_sleep_ends_when_it_wakes(
    stage: WireDiscord, database: Database, tmp_path: Path
) -> None:
    stage.gateway.shards = 2
    crowd = Crowd(stage, database, await settle_down(stage, database.address, PLAN, shards=2))
    async with start_processes(stage, database, tmp_path) as (processes, (first, second)):
        crowd.begin()
        await crowd.wait_for_turns(1)
        second.signal(signal.SIGSTOP)
        replacement = await processes.start(second.shards)
        await replacement.says("serves the database with shards 1-1/2")
        await processes.wait_until_ready(first, replacement)
        second.signal(signal.SIGCONT)
        assert await second.wait_until_ended() == 1
        assert "Azalaï stops. This process is to have the shards 1-1/2" in second.log
        await crowd.wait_for_turns(3)
        await crowd.stop()
        await check_all_is_well(crowd)
    assert stage.own_problems == []


@pytest.mark.long(seconds=40)
@pytest.mark.parametrize("how", ["stall", "cut"])
async def test_a_process_cut_off_from_the_database_is_replaced_and_returns(
    stage: WireDiscord, database: Database, tmp_path: Path, how: str
) -> None:
    stage.gateway.shards = 2
    crowd = Crowd(stage, database, await settle_down(stage, database.address, PLAN, shards=2))
    async with (
        open_way(database.address) as way,
        start_processes(stage, database, tmp_path, ways={1: way.address}) as (processes, (first, second)),
    ):
        crowd.begin()
        await crowd.wait_for_turns(1)
        getattr(way, how)()
        await wait_for_all_shares(processes, first)
        (camp,) = [camp for camp in crowd.camps if camp.number == 2]
        card = camp.card
        assert card is not None
        pressed = await camp.players[0][0].press(card, f"az:play:{camp.number}")
        assert "Nothing was changed. Try again" in (await pressed.response()).text
        way.heal()
        await processes.wait_until_ready(first, second)
        await crowd.wait_for_turns(3)
        await crowd.stop()
        await check_all_is_well(crowd)
    assert stage.own_problems == []


@pytest.mark.long(seconds=300)
@pytest.mark.parametrize("count", [2, 3])
async def test_forty_tables_lose_nothing_while_one_process_after_the_other_is_killed(
    stage: WireDiscord, database: Database, tmp_path: Path, count: int
) -> None:
    stage.gateway.shards = count
    crowd = Crowd(
        stage, database, await settle_down(stage, database.address, PLAN * 10, shards=count), patience=PATIENT
    )
    async with start_processes(stage, database, tmp_path, count) as (processes, ran):
        crowd.begin()
        for kill in range(2 * count):
            await crowd.wait_for_turns(kill + 1, within=PATIENT)
            victim = ran[kill % count]
            await victim.kill()
            ran[kill % count] = await processes.start(victim.shards)
            await processes.wait_until_ready(*ran, within=PATIENT)
        await crowd.wait_for_turns(2 * count + 2, within=PATIENT)
        await crowd.stop()
        await check_all_is_well(crowd, PATIENT)
        assert [await process.end() for process in ran] == [0] * count
    assert stage.own_problems == []


@pytest.mark.long(seconds=60)
async def test_two_processes_come_back_when_the_server_of_the_database_has_crashed(
    stage: WireDiscord, tmp_path: Path
) -> None:
    stage.gateway.shards = 2
    with start_server() as own:
        database = Database(await own.create_database())
        crowd = Crowd(stage, database, await settle_down(stage, database.address, PLAN, shards=2))
        async with start_processes(stage, database, tmp_path) as (processes, ran):
            crowd.begin()
            for turns in (1, 3):
                await crowd.wait_for_turns(turns)
                await asyncio.to_thread(own.stop, "immediate")
                await asyncio.to_thread(own.start)
                await processes.wait_until_ready(*ran)
            await crowd.wait_for_turns(5)
            await crowd.stop()
            await check_all_is_well(crowd)
            assert [await process.end() for process in ran] == [0, 0]
        await database.close()
    assert stage.own_problems == []


@pytest.mark.long(seconds=60)
async def test_a_restarted_database_server_leaves_no_message_waiting(stage: WireDiscord, tmp_path: Path) -> None:
    """Addresses that were in backoff at that moment do not wait for the next heartbeat."""
    with start_server() as own:
        database = Database(await own.create_database())
        crowd = Crowd(stage, database, await settle_down(stage, database.address, PLAN * 2, shards=1))
        async with start_processes(stage, database, tmp_path, 1) as (processes, (only,)):
            crowd.begin()
            for turns in (1, 3):
                await crowd.wait_for_turns(turns)
                await asyncio.to_thread(own.stop, "fast")
                await asyncio.to_thread(own.start)
                await processes.wait_until_ready(only)
            await crowd.wait_for_turns(5)
            await crowd.stop()
            await check_all_is_well(crowd)
            assert await only.end() == 0
        await database.close()
    assert stage.own_problems == []


@pytest.mark.long(seconds=40)
async def test_shards_of_three_processes_identify_one_after_another(
    stage: WireDiscord, database: Database, tmp_path: Path
) -> None:
    stage.gateway.shards, stage.gateway.identify_every = 3, IDENTIFY_EVERY - 1.0
    for number in range(3):
        stage.guild(f"Oasis {number}", shard=(number, 3))
    async with start_processes(stage, database, tmp_path, 3, flags=("--identify", "--plain")) as (processes, ran):
        await ran[1].kill()
        ran[1] = await processes.start(ran[1].shards)
        await processes.wait_until_ready(*ran)
    assert sorted(shard for shard, _ in stage.gateway.identifies) == [0, 1, 1, 2]
    assert stage.gateway.hasty == []


async def wait_for_all_shares(processes: Processes, process: BotProcess) -> None:
    """Wait until a process has all shares."""
    everything = frozenset(range(process.shards.count))

    async def has() -> bool:
        return (await processes.database.load_shares()).get(process.shards) == everything

    await wait_until(has, lambda: f"all shares at {process.shards}")
