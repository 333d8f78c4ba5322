"""Store that can't be used: the bot stops with one clear sentence and leaves it unchanged."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from azalai.bot.errors import CannotStart
from azalai.bot.store import open_store, visit_store
from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.rows import MessageKind
from azalai.bot.store.schema import metadata
from tests.bot.databases import create_database
from tests.bot.fixtures import A_DAY, address, lay_database, posix

FIRST_RELEASE = Path(__file__).with_name("release_1_1_0.sql")


def list_files(folder: Path) -> list[str]:
    """Return the names of the files in a folder."""
    return sorted(file.name for file in folder.iterdir())


async def execute(where: str, *statements: str) -> None:
    engine = create_async_engine(where)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.execute(sa.text(statement))
    await engine.dispose()


async def list_tables(where: str) -> list[str]:
    engine = create_async_engine(where)
    async with engine.connect() as connection:
        names = await connection.run_sync(lambda sync: sa.inspect(sync).get_table_names())
    await engine.dispose()
    return sorted(names)


@pytest.mark.costly
async def test_the_migrations_make_the_schema_that_the_code_means(where: str):
    await (await open_store(where)).close()

    def differences(connection: sa.Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)

    engine = create_async_engine(where)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


@pytest.mark.costly_cases("postgresql")
async def test_numbers_that_grow_for_ever_have_room(where: str):
    """Numbers from 2^31 on are stored on PostgreSQL, too."""
    await (await open_store(where)).close()
    high = 2**31
    if where.startswith("sqlite"):
        await execute(where, f"INSERT INTO sqlite_sequence VALUES ('outbox', {high})")
    else:
        numbered = ("tables", "messages", "outbox", "timers", "holidays", "seat_history", "proposals")
        await execute(where, *(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), {high})" for table in numbered))
    store = await open_store(where)
    async with store.write() as tx:
        table = await tx.tables.open(
            game="souk",
            version=1,
            options=b"{}",
            language="en",
            guild_id=high,
            channel_id=high,
            host_id=high,
            random_seats=False,
            invited=[],
            created_at=0.0,
            rematch_of=high,
        )
        await tx.outbox.add(table, ChannelAddress(high), MessageKind.NOTICE, now=0.0)
        assert [message.id > high for message in await tx.outbox.list_about(table)] == [True]
        await tx.messages.remember(table, MessageKind.CARD, high, high)
        await tx.holidays.add(high, 0.0, 1.0, *A_DAY)
        await tx.seat_history.record_player(table, 0, high, "Amara", 0.0)
    await store.close()


def test_no_column_of_discords_or_of_a_growing_number_is_too_short():
    short = [
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
        if (column.name == "id" or column.name.endswith("_id") or column.name in ("offered_to", "resigned_by"))
        and not isinstance(column.type, sa.BigInteger)
    ]
    assert short == []


@pytest.mark.costly
async def test_opening_again_changes_nothing(where: str):
    await (await open_store(where)).close()
    before = await list_tables(where)
    await (await open_store(where)).close()
    assert await list_tables(where) == before


@pytest.mark.costly
async def test_a_database_of_a_newer_version_is_refused(where: str):
    await (await open_store(where)).close()
    await execute(where, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(CannotStart, match="written by a newer version"):
        await open_store(where)


async def test_a_database_of_something_else_is_refused(where: str):
    await execute(where, "CREATE TABLE recipes (id INTEGER)")
    with pytest.raises(CannotStart, match="tables of something else"):
        await open_store(where)
    assert await list_tables(where) == ["recipes"]


@pytest.mark.parametrize("kind", ["newer", "foreign", "no-database"])
async def test_a_file_that_is_refused_stays_as_it_was_to_the_byte(tmp_path: Path, kind: str):
    file = tmp_path / "x.db"
    if kind == "no-database":
        file.write_bytes(b"Dear diary, " * 500)
    else:
        name, row = ("alembic_version", "'9999'") if kind == "newer" else ("recipes", "'dates'")
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute(f"CREATE TABLE {name} (version_num TEXT)")
            connection.execute(f"INSERT INTO {name} VALUES ({row})")
    before = file.read_bytes()
    with pytest.raises(CannotStart):
        await open_store(address(file))
    assert file.read_bytes() == before
    assert list_files(tmp_path) == ["x.db"]


@pytest.mark.parametrize("text", ["sqlite+aiosqlite://", "sqlite+aiosqlite:///:memory:"])
async def test_games_in_memory_are_refused(text: str):
    with pytest.raises(CannotStart, match="must name a file"):
        await open_store(text)


async def test_a_missing_folder_is_named_and_not_made(tmp_path: Path):
    with pytest.raises(CannotStart, match="does not exist"):
        await open_store(address(tmp_path / "no" / "azalai.db"))
    assert list_files(tmp_path) == []


async def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path):
    with pytest.raises(CannotStart, match="can't be used"):
        await open_store(address(tmp_path))


async def test_a_server_that_is_not_there_is_refused_without_its_password():
    with pytest.raises(CannotStart, match="can't be used") as refused:
        await open_store("postgresql+asyncpg://azalai:sesame@127.0.0.1:1/azalai")
    assert "sesame" not in str(refused.value)


async def test_a_file_of_no_bytes_is_no_new_database(tmp_path: Path):
    """An empty file is a lost database."""
    (tmp_path / "azalai.db").touch()
    for opening in (open_store, visit_store):
        with pytest.raises(CannotStart, match=r"is empty \(0 bytes\).*Restore a backup"):
            await opening(address(tmp_path / "azalai.db"))
    assert list_files(tmp_path) == ["azalai.db"] and (tmp_path / "azalai.db").stat().st_size == 0


@pytest.mark.costly
async def test_sqlite_keeps_a_write_ahead_log_and_waits_for_the_disk(tmp_path: Path):
    store = await open_store(address(tmp_path / "azalai.db"))
    async with store.write() as tx:
        names = ("journal_mode", "synchronous", "foreign_keys")
        values = [(await tx.connection.execute(sa.text(f"PRAGMA {name}"))).scalar_one() for name in names]
    await store.close()
    assert values == ["wal", 2, 1]


@pytest.mark.costly
async def test_an_error_of_the_database_does_not_tell_the_values(tmp_path: Path):
    store = await open_store(address(tmp_path / "azalai.db"))
    with pytest.raises(IntegrityError) as refused:
        async with store.write() as tx:
            await tx.moves.keep_position(1, 1, b"the hand of Amara", reveals=False)
            await tx.tables.change(1, host_id=None)
            await tx.outbox.add(1, ChannelAddress(1), MessageKind.NOTICE, now=0.0, body="three gold, one salt")
    await store.close()
    assert "three gold" not in str(refused.value)


def list_modes(folder: Path) -> dict[str, int]:
    """Return the permissions of the files in a folder."""
    return {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}


def open_to_others(folder: Path) -> None:
    """Let all users read the files in a folder."""
    for file in folder.iterdir():
        file.chmod(0o664)


@pytest.fixture
def open_umask() -> Iterator[None]:
    """Let all users read new files, as is usual."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@posix
async def test_a_new_database_is_readable_by_its_owner_alone(open_umask: None, tmp_path: Path):
    """The bot sets the permissions itself, without systemd's UMask, too."""
    store = await open_store(address(tmp_path / "azalai.db"))
    found_modes = list_modes(tmp_path)
    await store.close()
    assert {"azalai.db", "azalai.db-wal"} <= set(found_modes) and set(found_modes.values()) == {0o600}


@posix
async def test_opening_a_database_restricts_the_permissions_of_its_files(open_umask: None, tmp_path: Path):
    file, copy, other = (tmp_path / name for name in ("azalai.db", "azalai.db.before-20261122-024100", "notes.txt"))
    store = await open_store(address(file))
    for added in (copy, other):
        added.write_bytes(b"secret")
    open_to_others(tmp_path)
    await (await open_store(address(file))).close()
    modes = list_modes(tmp_path)
    await store.close()
    assert {"azalai.db", "azalai.db-wal", copy.name} <= set(modes)
    assert modes.pop(other.name) == 0o664
    assert set(modes.values()) == {0o600}


@posix
async def test_a_database_that_a_link_leads_to_is_closed(open_umask: None, tmp_path: Path):
    """SQLite keeps its other files next to the database, not next to the link."""
    (tmp_path / "link").mkdir()
    (tmp_path / "link" / "azalai.db").symlink_to(tmp_path / "real.db")
    store = await open_store(address(tmp_path / "link" / "azalai.db"))
    found_modes = list_modes(tmp_path)
    await store.close()
    assert {found_modes[name] for name in ("real.db", "real.db-wal")} == {0o600}


@posix
@pytest.mark.costly
async def test_the_target_of_a_link_next_to_a_database_is_not_changed(open_umask: None, tmp_path: Path):
    """Permissions are never changed through links."""
    (tmp_path / "elsewhere").mkdir()
    other = tmp_path / "elsewhere" / "notes.txt"
    other.write_bytes(b"not ours")
    other.chmod(0o664)
    (tmp_path / "azalai.db.before-20261122-024100").symlink_to(other)
    await (await open_store(address(tmp_path / "azalai.db"))).close()
    assert list_modes(tmp_path / "elsewhere") == {"notes.txt": 0o664}


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ("connections=1", "'connections' must be a number from 2 to 200"),
        ("connections=many", "'connections' must be a number from 2 to 200"),
        ("sslmode=s3cret", "'sslmode' must be one of disable, allow, prefer, require, verify-ca, verify-full"),
        ("timeout=s3cret", "'timeout' is unknown"),
    ],
)
async def test_an_entry_of_the_address_that_makes_no_sense_is_told_in_one_sentence(entry: str, expected: str):
    with pytest.raises(CannotStart) as error:
        await open_store(f"postgresql+asyncpg://azalai:s3cret@localhost/azalai?{entry}")
    assert expected in str(error.value) and "s3cret" not in str(error.value)


@pytest.mark.costly
async def test_the_entries_of_an_address_that_make_sense_are_taken(tmp_path: Path):
    async with create_database("postgresql", tmp_path) as address:
        store = await open_store(f"{address}&connections=3&sslmode=disable")
        async with store.read() as tx:
            assert await tx.tables.get(1) is None
        await store.close()


@pytest.mark.costly(seconds=3)
@pytest.mark.parametrize(
    ("schema", "imported"),
    [
        ("present", "False"),
        pytest.param("none", "False", marks=pytest.mark.long(seconds=4)),
        pytest.param("0022", "True", marks=pytest.mark.long(seconds=4)),
    ],
)
def test_a_bot_that_wakes_up_with_the_present_schema_imports_no_alembic(
    tmp_path: Path, schema: str, imported: str
) -> None:
    """A bot that creates a new database does not need Alembic either; a bot that upgrades an older one does."""
    program = """
import asyncio, sys
import azalai.bot.app.client
from azalai.bot.store import open_store

async def wake_up():
    await (await open_store(sys.argv[1])).close()

asyncio.run(wake_up())
print("alembic" in sys.modules)
"""
    file = tmp_path / "azalai.db"
    if schema == "present":
        lay_database(file)
    elif schema == "0022":
        with closing(sqlite3.connect(file)) as connection:
            connection.executescript(FIRST_RELEASE.read_text(encoding="utf-8"))
    output = subprocess.run(
        [sys.executable, "-c", program, address(file)], stdout=subprocess.PIPE, text=True, check=True
    )
    assert output.stdout.strip() == imported
