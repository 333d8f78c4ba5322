"""Queries of the operator on both kinds of database."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from azalai.bot.__main__ import main
from azalai.bot.clock import SystemClock
from azalai.bot.config import Settings
from azalai.bot.hosting import lobby
from azalai.bot.operations.backup import FOR_POSTGRESQL
from azalai.bot.operations.check import check_up
from azalai.bot.operations.repair import apply_plan, make_plan
from azalai.bot.operations.table_lists import describe, list_tables
from azalai.bot.people.guild_settings import GuildSettings, Openers, guild_settings, set_guild_settings
from azalai.bot.store import open_store, visit_store
from azalai.bot.store.installation import HEARTBEAT
from azalai.bot.store.rows import Pause, Status, TimerKind
from azalai.bot.tables.host import Host
from azalai.games import GAMES
from tests.bot.databases import KINDS, create_database
from tests.bot.operations.conftest import AMARA, THOMAS


@pytest.fixture(params=KINDS)
async def where(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """Yield the address of a database in which Amara and Thomas play at table 1."""
    async with create_database(request.param, tmp_path, laid=True) as address:
        store = await open_store(address)
        host = Host(store, SystemClock(), Settings(database=address))
        options = GAMES["souk"].Options()
        created = await lobby.open_table(
            host, AMARA, lobby.NewTable(game="souk", options=options, language="en", guild=1, channel=7)
        )
        await lobby.join(host, created.table, THOMAS)
        await lobby.start(host, created.table, AMARA)
        await store.close()
        yield address


@pytest.mark.costly_cases("postgresql")
async def test_a_store_is_looked_into_checked_and_mended(where: str):
    store = await visit_store(where, writing=True)
    assert await check_up(store, where) == []
    async with store.write() as tx:
        await tx.seats.change(1, 0, deciding=False)
        await tx.moves.replace_position(1, 0, b"junk")
    (finding,) = await check_up(store, where)
    assert str(finding).startswith("found  table 1: can't be read")
    async with store.write() as tx:
        row = await tx.tables.get(1)
        assert row is not None
        done = await apply_plan(tx, row, await make_plan(tx, row), 5.0)
    assert done == "is running at move 0"
    assert await check_up(store, where) == []
    async with store.read() as tx:
        assert len(await list_tables(tx, Status.RUNNING)) == 2
        assert any("seat 1" in line for line in await describe(tx, row))
        figures = await tx.maintenance.load_figures(1e10)
        assert figures.tables == {"running": 1} and figures.waiting > 0 and figures.oldest > 0
    await store.close()


@pytest.mark.costly_cases("postgresql")
async def test_a_pause_is_begun_and_ended_once_and_times_move(where: str):
    store = await visit_store(where, writing=True)
    async with store.write() as tx:
        await tx.timers.set(1, TimerKind.IDLE, 500.0)
        await tx.facts.upsert(HEARTBEAT, "50.0")  # the bot is down the whole time
        assert await tx.operations.begin_pause(Pause(since=100.0, reason="Later."))
        assert not await tx.operations.begin_pause(Pause(since=150.0, reason="Again."))
    async with store.write() as tx:
        assert await tx.operations.end_pause(160.0) == 60.0
        assert await tx.operations.end_pause(170.0) is None
    async with store.read() as tx:
        assert await tx.facts.get(HEARTBEAT) == "110.0"
        assert [timer.due for timer in await tx.timers.list_about(1) if timer.kind is TimerKind.IDLE] == [560.0]
    await store.close()


async def test_settings_of_a_server_are_kept(where: str):
    store = await visit_store(where, writing=True)
    chosen_settings = GuildSettings(openers=Openers.ROLE, role=2**62, robots=False)
    async with store.write() as tx:
        assert await guild_settings(tx, 1) == GuildSettings()
        for settings in (GuildSettings(language="fr"), chosen_settings):
            await set_guild_settings(tx, 1, settings)
        assert await guild_settings(tx, 1) == chosen_settings
        assert await guild_settings(tx, None) == GuildSettings()
    await store.close()


def test_postgresql_is_copied_with_its_own_tools(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    monkeypatch.setattr("azalai.bot.__main__.set_up_logging", lambda *_: None)
    monkeypatch.setenv("AZALAI_DATABASE", "postgresql://azalai:sesame@nowhere/azalai")
    monkeypatch.chdir(tmp_path)
    assert [main(["backup"]), main(["restore", "some.db"])] == [1, 1]
    assert capsys.readouterr().out == f"{FOR_POSTGRESQL}\n" * 2
