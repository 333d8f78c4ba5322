"""Store that can't be written: users can still look, and they and the operator get a sentence about it."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from asyncpg.exceptions import DiskFullError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from azalai.bot.app.client import Azalai
from azalai.bot.operations.metrics_endpoint import look, make_health
from azalai.bot.store import open_store
from azalai.bot.store.faults import Unstorable, describe, find_storing_fault, is_transient
from tests.bot.databases import create_database
from tests.bot.fixtures import open_transaction, start_table
from tests.bot.operations.conftest import Operated
from tests.simulator import Simulator, text_of

READ_ONLY = "attempt to write a readonly database"


@asynccontextmanager
async def make_read_only(simulator: Simulator[Azalai]) -> AsyncGenerator[None]:
    """Make the writing connection read-only, like a file system that was remounted."""
    async with open_transaction(simulator) as tx:
        await tx.connection.execute(sa.text("PRAGMA query_only = ON"))
    yield
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("azalai.bot.store.sqlite.BEGIN_TO_WRITE", "BEGIN")
        async with open_transaction(simulator) as tx:
            await tx.connection.execute(sa.text("PRAGMA query_only = OFF"))


@pytest.mark.sqlite
async def test_play_shows_the_question_even_if_nothing_can_be_stored(
    caplog: pytest.LogCaptureFixture, simulator: Simulator[Azalai]
):
    card = await start_table(simulator, "Thomas")
    amara = simulator.person("Amara")
    async with make_read_only(simulator):
        dialog = (await amara.press(card, "Play")).message
        assert "How much salt" in text_of(dialog)
        caplog.clear()
        answer = await amara.press(dialog, "12")
        assert "I can't store anything just now, so nothing was changed." in answer.text
        lines = [record for record in caplog.records if record.levelno >= logging.WARNING]
        assert len(lines) == 1 and lines[0].exc_info is None
        assert lines[0].getMessage().endswith(f"nothing can be stored: {READ_ONLY}")
    simulator.expect_errors()
    await amara.press(dialog, "12")
    assert "You offered 12 salt." in text_of(dialog.now)


@pytest.mark.costly
@pytest.mark.sqlite
async def test_the_health_and_the_operator_are_told_once_and_hear_the_end(
    operated: Operated, caplog: pytest.LogCaptureFixture
):
    async with operated() as (simulator, idir):
        card = await start_table(simulator, "Thomas")
        dialog = (await simulator.person("Amara").press(card, "Play")).message
        assert make_health(simulator.bot.rooms.maintenance, await look(simulator.bot.rooms.maintenance)).stores
        async with make_read_only(simulator):
            for _ in range(3):
                await simulator.person("Amara").press(dialog, "12")
            report = make_health(simulator.bot.rooms.maintenance, await look(simulator.bot.rooms.maintenance))
            assert (report.store, report.stores) == (True, False) and not report.well
            messages = [
                dm for dm in idir.dms if "I can't store anything: the database may only be read." in text_of(dm)
            ]
            assert len(messages) == 1
            assert len(simulator.expect_errors()) == 1
        await simulator.bot.rooms.maintenance.poll()
        assert make_health(simulator.bot.rooms.maintenance, await look(simulator.bot.rooms.maintenance)).stores
        assert caplog.text.count("everything can be stored again") == 1


async def test_a_server_that_may_only_be_read_is_noticed_and_so_is_its_end(tmp_path: Path):
    async with create_database("postgresql", tmp_path, laid=True) as database_url:
        heard: list[Unstorable | None] = []
        name = make_url(database_url).database
        store = await open_store(database_url)
        store.storing_changed.listen(heard.append)
        async with store.change_schema() as connection:
            await connection.exec_driver_sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await store.close()
        store = await open_store(database_url)
        store.storing_changed.listen(heard.append)
        with pytest.raises(DBAPIError) as refused:
            async with store.write() as tx:
                await tx.facts.upsert("a", "b")
        assert heard == [Unstorable.READ_ONLY] and is_transient(refused.value)
        assert "25006" in describe(refused.value) and "INSERT" not in describe(refused.value)
        assert not await store.can_store()
        async with store.note() as tx:
            await tx.facts.upsert("a", "b")
        async with store.change_schema() as connection:
            await connection.exec_driver_sql("SET TRANSACTION READ WRITE")
            await connection.exec_driver_sql(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        store.break_off()
        assert await store.can_store()
        assert heard == [Unstorable.READ_ONLY, None]
        await store.close()


@pytest.mark.parametrize(("reports", "refusals"), [(True, 0), (False, 4)])
async def test_sessions_that_can_only_read_are_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reports: bool, refusals: int
):
    """A server that reports its read-only sessions costs no write; on others, each session fails once."""
    if not reports:
        monkeypatch.setattr("azalai.bot.store.postgresql._is_read_only", lambda _: False)
    async with create_database("postgresql", tmp_path, laid=True) as database_url:
        name = make_url(database_url).database
        store, other = await open_store(database_url), await open_store(database_url)
        async with other.change_schema() as connection:
            await connection.exec_driver_sql(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        store.break_off()
        async with AsyncExitStack() as stack:
            for _ in range(4):  # sessions that begin while the database can only be read
                tx = await stack.enter_async_context(store.read())
                await tx.facts.get("a")
        async with other.change_schema() as connection:
            await connection.exec_driver_sql("SET TRANSACTION READ WRITE")
            await connection.exec_driver_sql(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        refused = 0
        for number in range(12):
            try:
                async with store.write() as tx:
                    await tx.facts.upsert("a", str(number))
            except DBAPIError as error:
                assert find_storing_fault(error) is Unstorable.READ_ONLY
                refused += 1
        assert refused == refusals and await store.can_store()
        await store.close()
        await other.close()


def test_a_full_disk_of_a_server_is_known_by_its_state():
    full = DBAPIError("INSERT", {}, DiskFullError("could not extend file: No space left on device"))
    assert find_storing_fault(full) is Unstorable.FULL and is_transient(full)
    assert describe(full) == "DiskFullError (53100)"
    assert find_storing_fault(DBAPIError("SELECT", {}, Exception("no such table"))) is None
