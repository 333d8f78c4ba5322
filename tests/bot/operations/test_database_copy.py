"""Copies of a database into another.

They hold the same, games continue on them, and what can't be copied is reported.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from azalai.bot.errors import CannotStart, CommandFailed
from azalai.bot.operations import database_copy
from azalai.bot.operations.database_copy import copy
from azalai.bot.store import Store, copying, open_store, visit_store
from azalai.bot.store.copying import TABLES
from azalai.bot.store.rows import Pause
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from tests.bot.databases import KINDS, create_database
from tests.bot.fixtures import address, lay_database, settings
from tests.bot.operations.busy_database import fill, open_table, play_some
from tests.bot.operations.conftest import Typed, change
from tests.bot.without_discord import StillClock
from tests.conftest import derive_seeds
from tests.house import ROOT


def ignore(_: str) -> None:
    """Ignore a report."""


@pytest.fixture(scope="session")
def made_busy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create the database of a stopped bot, once, in an event loop of its own.

    It has running games of every kind with clocks, a finished one, a lobby, and rows in every table of the schema.
    """
    file = lay_database(tmp_path_factory.mktemp("busy") / "busy.db")
    with pytest.MonkeyPatch.context() as monkeypatch, ThreadPoolExecutor(1) as pool:
        derive_seeds("busy", monkeypatch)
        pool.submit(asyncio.run, fill(file)).result()
    return file


@pytest.fixture
def busy(tmp_path: Path, made_busy: Path) -> Path:
    """Return a copy of that database."""
    return Path(shutil.copy(made_busy, tmp_path / "busy.db"))


async def load_rows(where: str) -> dict[str, list[Any]]:
    """Return all rows of a database, by table."""
    store = await visit_store(where)
    async with store.read() as tx:
        rows = {
            table.name: sorted(map(tuple, (await tx.connection.execute(sa.select(*table.c))).all()), key=repr)
            for table in TABLES
        }
    await store.close()
    return rows


def read_contents(file: Path) -> bytes:
    """Return the bytes of a file, or none if it does not exist."""
    return file.read_bytes() if file.exists() else b""


@pytest.fixture(params=KINDS)
async def empty(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncGenerator[str]:
    """Yield the address of an empty database of each kind."""
    (tmp_path / "empty").mkdir()
    async with create_database(request.param, tmp_path / "empty") as where:
        yield where


@pytest.mark.costly(seconds=3)
async def test_a_copy_there_and_back_holds_the_same_and_its_games_go_on_on_either(
    busy: Path, tmp_path: Path, empty: str, still_clock: StillClock
):
    whole, source = read_contents(busy), await load_rows(address(busy))
    assert all(source.values()), "something is in every table"
    lines: list[str] = []
    assert await copy(address(busy), empty, lines.append)
    assert await load_rows(empty) == source
    assert read_contents(busy) == whole, "nothing is written to the source"
    for table in TABLES:
        assert any(line.startswith(f"{table.name}: equal, ") for line in lines)
    assert lines[-1].endswith(f"holds everything that sqlite:///{busy} holds.")

    assert await go_on(empty, still_clock, 900) == len(GAMES) + 3
    back = address(tmp_path / "back.db")
    copied = await load_rows(empty)
    assert await copy(empty, back, ignore)
    assert await load_rows(back) == copied
    assert await go_on(back, still_clock, 901) == len(GAMES) + 4


async def go_on(where: str, clock: StillClock, channel: int) -> int:
    """Play a move at every running table, open another table and return its number."""
    host = Host(await open_store(where), clock, settings(Path()))
    for number in range(1, len(GAMES) + 1):
        before = (await load(host, number)).row.position
        await play_some(host, number, 1)
        assert (await load(host, number)).row.position == before + 1
    number = await open_table(host, "souk", channel)
    await host.store.close()
    return number


def break_after(monkeypatch: pytest.MonkeyPatch, batches: int) -> None:
    """Make the disk full after N batches of rows."""
    write, left = Store.write, [batches]

    def count_and_break(store: Store) -> Any:
        left[0] -= 1
        if left[0] < 0:
            raise OSError("the disk is full")
        return write(store)

    monkeypatch.setattr(Store, "write", count_and_break)


to_sqlite_first = pytest.mark.parametrize(
    "empty", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long(seconds=6))], indirect=True
)
"""Both kinds, PostgreSQL among the long tests, because another test covers its whole copy there and back."""


@pytest.mark.costly
@to_sqlite_first
async def test_an_interrupted_copy_is_not_played_and_resumes_where_it_was(
    busy: Path, empty: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(copying, "BATCH", 3)
    source = await load_rows(address(busy))
    with monkeypatch.context() as patched:
        break_after(patched, 12)
        with pytest.raises(CommandFailed, match=r"broke off .OSError.. The same command continues it"):
            await copy(address(busy), empty, ignore)
    with pytest.raises(CannotStart, match="a copy that was begun and is not complete"):
        await open_store(empty)
    with pytest.raises(CommandFailed, match="a copy that was begun"):
        await copy(empty, address(busy.with_name("third.db")), ignore)
    inserted = 0
    insert = copying.sa.insert

    def count_inserts(table: sa.Table) -> Any:
        nonlocal inserted
        inserted += 1
        return insert(table)

    monkeypatch.setattr(copying.sa, "insert", count_inserts)
    assert await copy(address(busy), empty, ignore)
    monkeypatch.undo()
    batches = sum(-(-len(rows) // 3) for rows in source.values())
    assert inserted < batches, "what was there was not brought again"
    assert await load_rows(empty) == source


@pytest.mark.costly(seconds=2)
@to_sqlite_first
async def test_changes_in_the_source_between_two_tries_are_copied(
    busy: Path, empty: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(copying, "BATCH", 3)
    with monkeypatch.context() as patched:
        patched.setattr(database_copy, "_compare", lambda *_: (_ for _ in ()).throw(OSError()))
        with pytest.raises(CommandFailed, match="broke off"):
            await copy(address(busy), empty, ignore)
    change(
        busy,
        # Two tables change places: each has what was unique to the other.
        "UPDATE tables SET live_channel_id = NULL WHERE id = 1",
        "UPDATE tables SET live_channel_id = 100 WHERE id = 2",
        "UPDATE tables SET live_channel_id = 101 WHERE id = 1",
        "DELETE FROM outbox WHERE id = (SELECT min(id) FROM outbox)",
        "UPDATE people SET language = NULL",
        "INSERT INTO facts VALUES ('another', 'fact')",
    )
    lines: list[str] = []
    assert await copy(address(busy), empty, lines.append)
    assert "tables: 2 rows of the copy had changed in the source since, and are copied again" in lines
    assert await load_rows(empty) == await load_rows(address(busy))


@pytest.mark.costly
@to_sqlite_first
async def test_a_row_that_differs_at_the_end_is_named_and_the_copy_stays_incomplete(
    busy: Path, empty: str, monkeypatch: pytest.MonkeyPatch
):
    carry = copying.carry_numbers

    async def harm(source: Any, target: Store) -> None:
        await carry(source, target)
        async with target.write() as tx:
            await tx.connection.execute(sa.text("UPDATE seats SET name = 'x' WHERE table_id = 1 AND seat = 1"))

    monkeypatch.setattr(database_copy, "carry_numbers", harm)
    lines: list[str] = []
    assert not await copy(address(busy), empty, lines.append)
    assert "differs  seats, table_id 1, seat 1" in lines
    with pytest.raises(CannotStart, match="not complete"):
        await open_store(empty)
    monkeypatch.undo()
    assert await copy(address(busy), empty, ignore)


@pytest.mark.costly
@to_sqlite_first
async def test_numbers_that_were_given_are_not_given_again(busy: Path, tmp_path: Path, empty: str):
    with closing(sqlite3.connect(busy)) as connection:
        (last,) = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'outbox'").fetchone()
    change(busy, "DELETE FROM outbox")
    back = address(tmp_path / "back.db")
    assert await copy(address(busy), empty, ignore)
    assert await copy(empty, back, ignore)
    for where in (empty, back):
        store = await open_store(where)
        async with store.write() as tx:
            added = await tx.connection.execute(
                sa.text(
                    "INSERT INTO outbox (table_id, address, kind, body, nonce, attempts, due) "
                    "VALUES (1, 'c7', 'card', '', 'n', 0, 0) RETURNING id"
                )
            )
            assert added.scalar() == last + 1
        await store.close()


@pytest.mark.costly(seconds=2)
async def test_a_paused_bot_may_run_on_the_source_and_its_pause_is_copied(busy: Path, empty: str):
    store = await open_store(address(busy))
    with pytest.raises(
        CommandFailed, match=r"A bot is running on sqlite:.*busy.db. Stop it first, or .*'azalai pause'"
    ):
        await copy(address(busy), empty, ignore)
    async with store.write() as tx:
        await tx.operations.begin_pause(Pause(since=5.0, reason="We move."))
    assert await copy(address(busy), empty, ignore)
    await store.close()
    copied = await visit_store(empty)
    async with copied.read() as tx:
        assert await tx.operations.find_pause() == Pause(since=5.0, reason="We move.")
    await copied.close()


@pytest.mark.costly(seconds=2)
@to_sqlite_first
async def test_a_source_that_goes_on_meanwhile_is_noticed_and_the_copy_goes_on_with_it(busy: Path, empty: str):
    store = await open_store(address(busy))
    async with store.write() as tx:
        await tx.operations.begin_pause(Pause(since=5.0, reason="We move."))

    def resume(line: str) -> None:
        if line.startswith("checking"):
            change(busy, "DELETE FROM facts WHERE name = 'pause'", "UPDATE tables SET warned_at = 7")

    with pytest.raises(CommandFailed, match="was played on meanwhile"):
        await copy(address(busy), empty, resume)
    with pytest.raises(CannotStart, match="not complete"):
        await open_store(empty)
    await store.close()
    assert await copy(address(busy), empty, ignore)
    assert await load_rows(empty) == await load_rows(address(busy))


@pytest.mark.costly
async def test_a_bot_cannot_start_on_a_stopped_source_while_it_is_copied(busy: Path, tmp_path: Path):
    tried: list[str] = []

    def start(line: str) -> None:
        with closing(sqlite3.connect(busy, timeout=0)) as connection:  # fail at once if it is locked
            try:
                connection.execute("SELECT 1 FROM tables").fetchone()
            except sqlite3.OperationalError as error:
                tried.append(str(error))

    assert await copy(address(busy), address(tmp_path / "to.db"), start)
    assert "database is locked" in tried


async def fill_one(where: str) -> None:
    """Create a database that knows a user already."""
    store = await open_store(where)
    async with store.write() as tx:
        await tx.people.change(41, language="fr")
    await store.close()


async def begin_copy(where: str) -> None:
    """Create a database that is a copy of another."""
    store = await open_store(where)
    async with store.write() as tx:
        await tx.facts.upsert("copy-of", "another")
    await store.close()


async def create_foreign(where: str) -> None:
    """Create a database of another program."""
    engine = create_async_engine(where)
    async with engine.begin() as connection:
        await connection.execute(sa.text("CREATE TABLE x (y INTEGER)"))
    await engine.dispose()


@pytest.mark.costly_cases(
    "postgresql-fill_one-holds games or people already. Name an empty database.",
    "postgresql-begin_copy-is a copy of another database that was begun. Name an empty database.",
)
@pytest.mark.parametrize(
    ("lay", "expected"),
    [
        (fill_one, "holds games or people already. Name an empty database."),
        (begin_copy, "is a copy of another database that was begun. Name an empty database."),
        (create_foreign, "holds tables of something else"),
    ],
)
async def test_a_target_that_holds_anything_else_is_refused_and_stays_as_it_was(
    busy: Path, empty: str, tmp_path: Path, lay: Callable[[str], Any], expected: str
):
    await lay(empty)
    file = tmp_path / "empty" / "azalai.db"
    before = read_contents(file)
    with pytest.raises(CommandFailed, match=expected):
        await copy(address(busy), empty, ignore)
    assert read_contents(file) == before


@pytest.mark.costly(seconds=3)
async def test_an_empty_target_on_which_a_bot_runs_is_refused(busy: Path, empty: str):
    store = await open_store(empty)
    with pytest.raises(CommandFailed, match=r"A bot is running on .* Stop it first."):
        await copy(address(busy), empty, ignore)
    await store.close()
    assert await copy(address(busy), empty, ignore), "an empty database with the schema will do"


@pytest.mark.costly_cases(
    "UPDATE seats SET name = 'a' || char(0) WHERE seat = 0-seats, table_id 1, seat 0, name: text with a NUL",
    "UPDATE seats SET name = CAST(x'ff' AS TEXT)-broke off .OperationalError.",
)
@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("UPDATE seats SET name = 'a' || char(0) WHERE seat = 0", "seats, table_id 1, seat 0, name: text with a NUL"),
        ("UPDATE people SET locale = 'abcdefghijklmnopqrst'", "locale: text longer than 16 characters"),
        ("UPDATE tables SET version = 3000000000 WHERE id = 1", "tables, id 1, version: a number that is too high"),
        ("UPDATE moves SET events = 'text' WHERE number = 0", "events: a value of another kind"),
        ("UPDATE seats SET name = CAST(x'ff' AS TEXT)", "broke off .OperationalError."),
        ("UPDATE seats SET table_id = 99 WHERE table_id = 1", "rows belong to nothing"),
        ("UPDATE alembic_version SET version_num = '0012'", "before 1\\.1\\.0"),
        ("UPDATE alembic_version SET version_num = '9999'", "newer version of Azala"),
    ],
)
async def test_a_source_that_cannot_be_copied_as_it_is_is_named_without_what_it_holds(
    busy: Path, tmp_path: Path, statement: str, expected: str
):
    change(busy, statement)
    with pytest.raises(CommandFailed, match=expected) as refused:
        await copy(address(busy), address(tmp_path / "to.db"), ignore)
    assert "abcdefghij" not in str(refused.value)


@pytest.mark.costly
async def test_the_command_says_what_it_does_and_keeps_passwords_to_itself(busy: Path, tmp_path: Path, type_in: Typed):
    code, read = await type_in("copy", "sqlite:///busy.db", "sqlite:///made.db")
    assert (code, read.splitlines()[-1]) == (0, "sqlite:///made.db holds everything that sqlite:///busy.db holds.")
    code, read = await type_in("copy", "sqlite:///busy.db", "sqlite:///made.db")
    assert (code, read) == (1, "sqlite:///made.db holds games or people already. Name an empty database.\n")
    assert await type_in("copy", "sqlite:///busy.db", f"sqlite:///{busy}") == (
        1,
        "FROM and TO are the same database.\n",
    )
    code, read = await type_in("copy", "sqlite:///none.db", "sqlite:///other.db")
    assert (code, read) == (1, "There is no database none.db.\n")
    for wrong in ("postgresql://azalai:sesame@127.0.0.1:1/azalai", "postgresql://127.0.0.1:1/a?password=sesame"):
        code, read = await type_in("copy", "sqlite:///busy.db", wrong)
        assert code == 1 and "can't be used" in read and "sesame" not in read
    code, read = await type_in("copy", "sqlite:///busy.db", "mysql://a:sesame@b/c")
    assert code == 1 and read.startswith("TO names 'mysql'") and "sesame" not in read


@pytest.mark.costly(seconds=4)
async def test_a_copy_that_is_interrupted_says_how_it_goes_on(busy: Path, tmp_path: Path, type_in: Typed):
    code = """
import asyncio, signal, sys
from azalai.bot.operations import database_copy
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background has it ignored
async def wait(tx, target, tell):
    print("comparing", flush=True)
    await asyncio.sleep(600)
database_copy._compare = wait
from azalai.bot.__main__ import main
sys.exit(main(["copy", "sqlite:///busy.db", "sqlite:///made.db"]))
"""
    known = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, cwd=tmp_path, env=known, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    async with asyncio.timeout(120):
        while b"comparing" not in await process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        read, _ = await process.communicate()
    assert process.returncode == 1
    assert read.decode() == "The copy was broken off. The same command continues it.\n"
    assert (await type_in("copy", "sqlite:///busy.db", "sqlite:///made.db"))[0] == 0
