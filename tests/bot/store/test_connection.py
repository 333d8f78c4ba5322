"""Statements, compiled once and with the same meaning on both databases.

Writes without results are sent with the next query or the commit, all or none.
"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
import sqlalchemy as sa
from sqlalchemy import bindparam
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.exc import DBAPIError, OperationalError

from azalai.bot.errors import Clash
from azalai.bot.store import Store, open_store
from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.outbox import OutboxChanges
from azalai.bot.store.rows import MessageKind
from azalai.bot.store.schema import facts, people, seats
from azalai.bot.store.sqlite import Sqlite, SqliteConnection
from azalai.bot.store.statements import Statement, compile_for
from tests.bot.counting import count_statements
from tests.bot.fixtures import address
from tests.bot.store.test_store import make_move, store_running_table

SQLITE, POSTGRESQL = sqlite_dialect(), asyncpg.dialect()
OF_TABLE = Statement(sa.select(seats.c.seat, seats.c.deciding).where(seats.c.table_id == bindparam("of_table")))
INSERT = Statement(sa.insert(facts))
SLOWLY = 0.02
"""Seconds that a thread of SQLite takes for quick work."""


def test_a_statement_is_compiled_once_for_each_database():
    statements = [OF_TABLE.compile(dialect) for dialect in (SQLITE, POSTGRESQL)]
    assert statements == [OF_TABLE.compile(dialect) for dialect in (SQLITE, POSTGRESQL)]
    assert ["= ?" in statement.text for statement in statements] == [True, False]
    assert statements[1].text.endswith("= $1::BIGINT")
    assert [statement.columns for statement in statements] == [("seat", "deciding")] * 2


def test_a_value_that_is_forgotten_is_not_taken_for_none():
    with pytest.raises(KeyError, match="of_table"):
        OF_TABLE.compile(SQLITE).bind({})
    with pytest.raises(KeyError, match="value"):
        INSERT.compile(SQLITE, ("name", "value")).bind({"name": "colour"})


def test_defaults_of_columns_are_returned():
    compiled = compile_for(SQLITE, sa.insert(people), ("user_id",))
    assert compiled.bind({"user_id": 5}) == (5, False)


async def test_truth_is_truth_on_both_databases(store: Store):
    table = await store_running_table(store)
    async with store.read() as tx:
        assert [row.deciding for row in await tx.connection.rows(OF_TABLE, of_table=table)] == [False, False]
        rows = await tx.connection.execute(sa.select(seats.c.deciding).where(seats.c.table_id == table))
        assert rows.scalars().all() == [False, False]
        assert await tx.connection.row(OF_TABLE, of_table=table + 1) is None


async def test_a_delayed_write_is_visible_to_the_next_query(store: Store):
    async with store.write() as tx:
        await tx.facts.upsert("colour", "sand")
        assert await tx.facts.get("colour") == "sand"
        await tx.facts.upsert("colour", "night")
        rows = await tx.connection.execute(sa.select(facts.c.value).where(facts.c.name == "colour"))
        assert rows.scalar_one() == "night"


async def test_an_error_leaves_nothing_behind(store: Store):
    table = await store_running_table(store)
    with pytest.raises(RuntimeError):
        async with store.write() as tx:
            await tx.moves.append(make_move(table, 1))
            await tx.facts.upsert("colour", "sand")
            raise RuntimeError
    async with store.write() as tx:
        await tx.moves.append(make_move(table, 1))
    with pytest.raises(Clash):
        async with store.write() as tx:
            await tx.facts.upsert("colour", "sand")
            await tx.moves.append(make_move(table, 1))
            await tx.outbox.add(table, ChannelAddress(7), MessageKind.CARD, now=0.0)
    async with store.read() as tx:
        assert (await tx.facts.get("colour"), await tx.outbox.list_about(table)) == (None, [])


async def test_a_cancelled_write_delays_no_other(store: Store):
    inside = asyncio.Event()

    async def never_ends() -> None:
        async with store.write() as tx:
            await tx.facts.upsert("colour", "sand")
            await tx.facts.get("colour")
            inside.set()
            await asyncio.sleep(3600)

    task = asyncio.create_task(never_ends())
    await inside.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    async with asyncio.timeout(20), store.write() as tx:
        assert await tx.facts.get("colour") is None


async def test_messages_handed_over_equal_those_of_the_outbox(store: Store):
    table = await store_running_table(store)
    heard: list[object] = []
    store.outbox_changed.listen(lambda changes: heard.extend(changes.added))
    async with store.write() as tx:
        await tx.outbox.add(table, ChannelAddress(7), MessageKind.CARD, now=5.0)
        await tx.outbox.add(table, ChannelAddress(8), MessageKind.NOTICE, now=5.0, seat=1, body="notice-paused")
        assert len(await tx.outbox.list_about(table)) == 2
        await tx.outbox.add(table, ChannelAddress(7), MessageKind.END, now=6.0)
    async with store.read() as tx:
        assert heard == await tx.outbox.list_about(table)


async def test_messages_that_are_not_stored_are_not_handed_over(store: Store):
    table = await store_running_table(store)
    heard: list[object] = []
    store.outbox_changed.listen(heard.append)
    with pytest.raises(RuntimeError):
        async with store.write() as tx:
            await tx.outbox.add(table, ChannelAddress(7), MessageKind.CARD, now=5.0)
            raise RuntimeError
    assert heard == []


@pytest.mark.costly
async def test_a_transaction_of_writes_alone_is_one_way_to_sqlite(tmp_path: Path):
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'azalai.db'}")
    table = await store_running_table(store)
    with count_statements() as statements:
        async with store.write() as tx:
            await tx.moves.append(make_move(table, 1))
            await tx.moves.keep_position(table, 1, b"state", reveals=False)
            await tx.outbox.add(table, ChannelAddress(7), MessageKind.CARD, now=0.0)
        async with store.write():
            pass  # an empty transaction sends nothing
        async with store.read(once=True) as tx:
            await tx.moves.get(table, 1)
    assert (len(statements.statements), statements.commits, statements.hops) == (4, 1, 2)
    await store.close()


@pytest.mark.costly
async def test_a_store_that_is_closed_says_so(tmp_path: Path):
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'azalai.db'}")
    await store.close()
    for opens in (store.write, store.read):
        with pytest.raises(OperationalError, match="closed"):
            async with opens() as tx:
                await tx.facts.get("colour")


@pytest.mark.costly
async def test_a_commit_is_announced_even_if_its_task_is_cancelled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'azalai.db'}")
    table = await store_running_table(store)
    heard: list[object] = []
    store.outbox_changed.listen(heard.append)
    store.timer_set.listen(heard.append)
    commit, committing = SqliteConnection.commit, asyncio.Event()

    async def slowly(connection: SqliteConnection) -> None:
        committing.set()
        await asyncio.sleep(0.05)
        await commit(connection)

    monkeypatch.setattr(SqliteConnection, "commit", slowly)

    async def writes() -> None:
        async with store.write() as tx:
            await tx.outbox.add(table, ChannelAddress(7), MessageKind.CARD, now=5.0)

    task = asyncio.create_task(writes())
    await committing.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert task.cancelled()
    assert heard == [OutboxChanges(hurried=True), 0.0]
    async with store.read() as tx:
        assert len(await tx.outbox.list_about(table)) in (0, 1)
    await store.close()


async def open_a_folder(file: Path) -> None:
    with pytest.raises(OperationalError):
        await read_once(file.parent)


async def cancel_while_opening(file: Path) -> None:
    reading = asyncio.create_task(read_once(file))
    await asyncio.sleep(SLOWLY / 2)
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await reading


async def leave_while_reading(file: Path) -> None:
    """Return, and so end the loop, during a statement, as when a bot is killed."""

    async def read() -> None:
        async with Sqlite(sa.make_url(address(file)), readers=1).read(1.0, once=True) as connection:
            connection._driver._tx.put_nowait((None, lambda: time.sleep(5 * SLOWLY)))
            await connection.execute(sa.select(1))

    reading = asyncio.create_task(read())
    await asyncio.sleep(2 * SLOWLY)  # the connection is open, and its statement waits for the thread
    reading.cancel()


async def read_once(file: Path) -> None:
    async with Sqlite(sa.make_url(address(file)), readers=1).read(1.0, once=True) as connection:
        await connection.execute(sa.select(1))


@pytest.mark.parametrize("attempt", [open_a_folder, cancel_while_opening, leave_while_reading])
def test_the_thread_of_a_connection_does_not_break_when_its_loop_is_closed(
    attempt: Callable[[Path], Coroutine[Any, Any, None]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread does not send an answer to a closed loop."""
    connect, stop, broken, before = sqlite3.connect, aiosqlite.Connection.stop, list[object](), {*threading.enumerate()}

    def connect_slowly(*given: Any, **options: Any) -> sqlite3.Connection:
        time.sleep(SLOWLY)
        return connect(*given, **options)

    def stop_slowly(connection: aiosqlite.Connection) -> asyncio.Future[Any] | None:
        connection._tx.put_nowait((None, lambda: time.sleep(SLOWLY)))
        return stop(connection)

    monkeypatch.setattr(sqlite3, "connect", connect_slowly)
    monkeypatch.setattr(aiosqlite.Connection, "stop", stop_slowly)
    monkeypatch.setattr(threading, "excepthook", broken.append)
    asyncio.run(attempt(tmp_path / "azalai.db"))
    for thread in {*threading.enumerate()} - before:
        thread.join()
    assert broken == []


@pytest.mark.costly(seconds=2)
def test_a_process_that_ends_without_closing_its_store_ends(tmp_path: Path):
    code = (
        "import asyncio, sys; from azalai.bot.store import open_store\n"
        "async def main(): globals()['kept'] = await open_store(sys.argv[1])\n"
        "asyncio.run(main())"
    )
    where = f"sqlite+aiosqlite:///{tmp_path / 'azalai.db'}"
    assert subprocess.run([sys.executable, "-c", code, where], timeout=60, check=False).returncode == 0


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 10**30])
async def test_a_number_that_no_column_holds_is_an_error_of_the_database_everywhere(store: Store, number: int):
    """Python's OverflowError, which SQLite's driver raises, is translated."""
    for way in (store.read, store.write):
        with pytest.raises(DBAPIError):
            async with way() as tx:
                await tx.tables.get(number)
    async with store.write() as tx:
        assert await tx.tables.get(2**63 - 1) is None
