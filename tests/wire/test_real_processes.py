"""Bots in processes of their own over one PostgreSQL: whatever befalls one of them, nothing is lost and nothing comes
twice."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from tests.bot.databases import database
from tests.wire import WireDiscord
from tests.wire.crowd import Crowd, check_all_is_well, settle_down
from tests.wire.processes import Database, started

PLAN = (("touareg", 2, 0), ("targui", 1, 1), ("timbuktu", 1, 2), ("targui1988", 1, 1))
"""A table of each game: people and robots."""


@pytest.fixture
async def there(tmp_path: Path) -> AsyncGenerator[Database]:
    """An empty PostgreSQL."""
    async with database("postgresql", tmp_path) as address:
        looked_at = Database(address)
        yield looked_at
        await looked_at.close()


@pytest.fixture
async def stage() -> AsyncGenerator[WireDiscord]:
    """A Discord without servers."""
    async with WireDiscord(checked=False, keeps_files=False) as wire:
        yield wire


async def test_a_process_is_killed_while_four_tables_play_and_nothing_is_lost_or_doubled(
    stage: WireDiscord, there: Database, tmp_path: Path
) -> None:
    stage.gateway.shards = 2
    crowd = Crowd(stage, there, await settle_down(stage, there.address, PLAN, shards=2))
    async with started(stage, there, tmp_path) as (processes, (first, second)):
        crowd.begin()
        await crowd.played(2)
        await first.kill()
        again = await processes.start(first.shards)
        await processes.stand(again, second)
        await crowd.played(5)
        await crowd.stop()
        await check_all_is_well(crowd)
        assert [await one.end() for one in (again, second)] == [0, 0]
    assert stage.own_problems == []
