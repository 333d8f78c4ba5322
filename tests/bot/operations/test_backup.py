"""Backups, which are complete or absent, and restores, which bring a game back to the moment of the backup."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import sqlalchemy as sa

from azalai.bot.errors import CommandFailed
from azalai.bot.operations import backup as rooms
from azalai.bot.operations import restore as restoring
from azalai.bot.operations.backup import back_up, find_fault, rotate, select_kept
from azalai.bot.operations.restore import restore
from azalai.bot.solo.store import SoloGames, SoloKind, SoloRow
from azalai.bot.store import open_store
from azalai.bot.store.files import keep_to_owner
from azalai.bot.store.schema import tables
from azalai.bot.tournaments.store import Tournaments
from tests.bot.fixtures import address, lay_database, posix
from tests.bot.store.next_schema import add_schema

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)

administrators = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only an administrator gives files away"
)


@pytest.fixture
def database(tmp_path: Path, fresh_database: Path) -> Path:
    """Create a database with a fact: `day` is `first`."""
    file = tmp_path / "azalai.db"
    shutil.copy(fresh_database, file)
    write(file, "first")
    return file


def write(file: Path, day: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("DELETE FROM facts WHERE name = 'day'")
        connection.execute("INSERT INTO facts VALUES ('day', ?)", (day,))


def read(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        (value,) = connection.execute("SELECT value FROM facts WHERE name = 'day'").fetchone()
    return str(value)


def list_names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


async def test_a_backup_made_while_the_store_is_written_to_holds_what_was_committed(database: Path, tmp_path: Path):
    store = await open_store(address(database))
    async with store.write() as tx:
        await tx.facts.upsert("day", "second")
    async with store.write() as tx:
        await tx.facts.upsert("day", "third")
        backup = back_up(database, tmp_path / "copies", NOON)
    await store.close()
    assert read(backup.file) == "second"
    assert list_names(tmp_path / "copies") == ["azalai-20260301-120000.db"]
    assert backup.size == backup.file.stat().st_size > 0
    assert os.name != "posix" or backup.file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("begun", [False, True], ids=["at-once", "half-way"])
def test_a_full_disk_leaves_no_backup_and_the_earlier_one(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bool
):
    copies = tmp_path / "copies"
    earlier = back_up(database, copies, NOON)
    full = sqlite3.OperationalError("database or disk is full")

    def copy(source: Path, target: Path) -> None:
        if begun:
            target.write_bytes(b"half of it")
        raise full

    monkeypatch.setattr(rooms, "copy", copy)
    with pytest.raises(CommandFailed, match="disk is full"):
        back_up(database, copies, NOON + timedelta(days=1))
    assert list_names(copies) == [earlier.file.name]


def test_a_copy_that_is_not_sound_is_no_backup(database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rooms, "find_fault", lambda _: "row 7 missing from index")
    with pytest.raises(CommandFailed, match="row 7 missing"):
        back_up(database, tmp_path / "copies", NOON)
    assert list_names(tmp_path / "copies") == []


def test_leftovers_of_an_interrupted_backup_are_deleted_by_the_next(database: Path, tmp_path: Path):
    copies = tmp_path / "copies"
    copies.mkdir()
    (copies / "azalai-20260228-120000.unfinished").write_bytes(b"power cut")
    backup = back_up(database, copies, NOON)
    assert list_names(copies) == [backup.file.name]


def test_the_newest_of_each_day_week_and_month_are_kept(tmp_path: Path):
    days = [datetime(2026, 1, 1, 3, tzinfo=UTC) + timedelta(days=number) for number in range(90)]
    for day in days:
        (tmp_path / f"nightly-{day:%Y%m%d-%H%M%S}.db").touch()
    by_hand = tmp_path / "azalai-20250101-000000.db"
    by_hand.touch()
    deleted = rotate(tmp_path, (2, 3, 2))
    # two days, the two weeks before (their Sundays), the month before (its last day)
    remaining = ["20260228", "20260322", "20260329", "20260330", "20260331"]
    assert list_names(tmp_path) == [by_hand.name, *(f"nightly-{day}-030000.db" for day in remaining)]
    assert len(deleted) == 90 - len(remaining)
    assert rotate(tmp_path, (2, 3, 2)) == []


def test_a_day_with_two_backups_keeps_the_later():
    assert select_kept([NOON, NOON + timedelta(hours=1)], (7, 4, 6)) == {NOON + timedelta(hours=1)}


# Restoring


def test_a_restore_keeps_the_files_next_to_the_database(database: Path, tmp_path: Path):
    backup = back_up(database, tmp_path / "copies", NOON)
    write(database, "second")
    restored = restore(backup.file, database, NOON)
    assert read(database) == "first"
    assert restored.earlier is not None
    assert (restored.earlier.name, read(restored.earlier)) == ("azalai.db.before-20260301-120000", "second")


@posix
def test_a_restore_replaces_the_file_that_a_link_leads_to(database: Path, tmp_path: Path):
    backup = back_up(database, tmp_path / "copies", NOON)
    write(database, "second")
    link = tmp_path / "program" / "azalai.db"
    link.parent.mkdir()
    link.symlink_to(database)
    restored = restore(backup.file, link, NOON)
    assert link.is_symlink() and restored.database == database and read(database) == read(link) == "first"
    assert restored.earlier is not None and read(restored.earlier) == "second"
    assert (restored.earlier.parent, list_names(link.parent)) == (tmp_path, ["azalai.db"])
    restored.earlier.chmod(0o644)
    keep_to_owner(link)
    assert restored.earlier.stat().st_mode & 0o077 == 0


def test_windows_has_no_rights_of_others_to_take_away(database: Path, monkeypatch: pytest.MonkeyPatch):
    database.chmod(0o644)
    monkeypatch.setattr(Path, "chmod", None)
    monkeypatch.setattr("azalai.bot.store.files.is_windows", lambda: True)
    keep_to_owner(database)


@posix
def test_files_of_a_restore_are_readable_by_their_owner_alone(database: Path, tmp_path: Path):
    """That includes the replaced database."""
    backup = back_up(database, tmp_path / "copies", NOON)
    database.with_name("azalai.db-journal").write_bytes(b"")
    for file in (database, database.with_name("azalai.db-journal")):
        file.chmod(0o644)
    restored = restore(backup.file, database, NOON)
    assert restored.earlier is not None
    files = [file for file in tmp_path.iterdir() if file.is_file()]
    assert restored.earlier in files and len(files) == 3
    assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


async def test_a_restore_is_refused_while_a_bot_holds_the_database(database: Path, tmp_path: Path):
    backup = back_up(database, tmp_path / "copies", NOON)
    store = await open_store(address(database))
    with pytest.raises(CommandFailed, match="A bot is running"):
        restore(backup.file, database, NOON)
    async with store.read() as tx:
        assert await tx.facts.get("day") == "first"
    await store.close()
    assert list_names(tmp_path) == ["azalai.db", "copies"]
    restore(backup.file, database, NOON)


@pytest.mark.parametrize("kind", ["damaged", "cut", "foreign", "newer", "none"])
def test_a_damaged_backup_is_refused_and_changes_nothing(database: Path, tmp_path: Path, kind: str):
    file = back_up(database, tmp_path / "copies", NOON).file
    if kind == "damaged":
        data = bytearray(file.read_bytes())
        data[4096 : 4096 * 6] = b"\xff" * (4096 * 5)
        file.write_bytes(data)
    elif kind == "cut":
        file.write_bytes(file.read_bytes()[: 4096 * 3])
    elif kind == "none":
        file.unlink()
    else:
        with closing(sqlite3.connect(file)) as connection, connection:
            changed = (
                "DROP TABLE alembic_version" if kind == "foreign" else "UPDATE alembic_version SET version_num = 9"
            )
            connection.execute(changed)
    reasons = {"foreign": "something else", "newer": "newer version", "none": "There is no file"}
    with pytest.raises(CommandFailed, match=reasons.get(kind, "not a sound backup")):
        restore(file, database, NOON)
    assert read(database) == "first"
    assert list_names(tmp_path) == ["azalai.db", "copies"]


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER added AFTER UPDATE ON facts BEGIN DELETE FROM facts; END",
        "CREATE VIEW added AS SELECT * FROM facts",
        "CREATE VIRTUAL TABLE added USING rtree(id, low, high)",
    ],
)
def test_a_backup_that_would_act_by_itself_is_refused(database: Path, tmp_path: Path, statement: str):
    """A backup with triggers or views that the schema lacks is not restored."""
    file = back_up(database, tmp_path / "copies", NOON).file
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)
    with pytest.raises(CommandFailed, match=r"never puts into its database: .*'added'"):
        restore(file, database, NOON)
    assert read(database) == "first"
    assert list_names(tmp_path) == ["azalai.db", "copies"]


async def open_numbered(file: Path, times: int) -> list[tuple[int, ...]]:
    """Open tables, tournaments and lessons, and return their numbers at each time."""
    store, numbers = await open_store(address(file)), list[tuple[int, ...]]()
    values = {"guild_id": 1, "host_id": 2, "language": "en", "game": "souk", "options": b"{}", "created_at": 0.0}
    terms = {"kind": "swiss", "wanted": 2, "rounds": 2, "pace": "", "least": 2, "most": 4, "hours": 0.0, "name": "Cup"}
    for _ in range(times):
        async with store.write() as tx:
            user = 100 + int(await tx.connection.scalar(sa.select(sa.func.count(tables.c.id))) or 0)
            new = SoloRow(kind=SoloKind.LESSON, user_id=user, game="souk", version=1, began_at=0.0, changed_at=0.0)
            rows = (
                await tx.tables.open(invited=[], version=1, channel_id=user, random_seats=True, **values),
                await tx.get(Tournaments).open(channel_id=user, seed=b"seed", **values, **terms),
                (await tx.get(SoloGames).begin(new)).id,
            )
            numbers.append(rows)
    await store.close()
    return numbers


@pytest.mark.parametrize("replaced", ["sound", "twice", "damaged", "missing"])
def test_no_number_given_after_the_backup_is_given_again(database: Path, tmp_path: Path, replaced: str):
    """Numbers continue above those of the replaced database, or 1,000 higher if it can't be read."""
    assert asyncio.run(open_numbered(database, 2)) == [(1, 1, 1), (2, 2, 2)]
    backup = back_up(database, tmp_path / "copies", NOON)
    assert asyncio.run(open_numbered(database, 3)) == [(3, 3, 3), (4, 4, 4), (5, 5, 5)]
    if replaced == "damaged":
        database.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5000)
    elif replaced == "missing":
        database.unlink()
    for times in range(2 if replaced == "twice" else 1):
        restore(backup.file, database, NOON + timedelta(hours=times))
    expected = 6 if replaced in ("sound", "twice") else 1003
    assert asyncio.run(open_numbered(database, 2)) == [(expected,) * 3, (expected + 1,) * 3]


@administrators
def test_a_link_in_the_place_of_the_new_file_gives_nothing_away(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A user who may write in the folder does not become the owner of a file that a link points to."""
    backup = back_up(database, tmp_path / "copies", NOON)
    os.chown(database, 12345, 12345)
    theirs = tmp_path / "copies" / "of-the-administrator"
    theirs.write_bytes(b"root:*:")

    def swap(backup: Path, prepared: Path) -> None:
        prepared.symlink_to(theirs)

    monkeypatch.setattr(restoring, "_prepare", swap)
    with pytest.raises(CommandFailed):
        restore(backup.file, database, NOON)
    assert theirs.stat().st_uid == 0
    assert read(database) == "first"


@administrators
def test_restored_and_kept_files_belong_to_the_owner_of_the_database(database: Path, tmp_path: Path):
    backup = back_up(database, tmp_path / "copies", NOON)
    os.chown(database, 12345, 12346)
    restored = restore(backup.file, database, NOON)
    assert restored.earlier is not None
    for file in (database, restored.earlier):
        assert (file.stat().st_uid, file.stat().st_gid) == (12345, 12346)


def test_a_damaged_database_is_kept_with_the_files_next_to_it(database: Path, tmp_path: Path):
    backup = back_up(database, tmp_path / "copies", NOON)
    database.write_bytes(b"SQLite format 3\x00" + b"\xff" * 5000)
    (tmp_path / "azalai.db-wal").write_bytes(b"of the damaged one")
    restore(backup.file, database, NOON)
    assert read(database) == "first"
    assert list_names(tmp_path) == [
        "azalai.db",
        "azalai.db.before-20260301-120000",
        "azalai.db.before-20260301-120000-wal",
        "copies",
    ]


async def test_a_backup_of_an_older_schema_is_brought_to_the_present_one(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    file = tmp_path / "old.db"
    make_old(file, monkeypatch)
    restore(file, database, NOON)
    store = await open_store(address(database))
    async with store.read() as tx:
        assert await tx.facts.get("day") == "long ago"
        assert await tx.operations.find_pause() is None
    await store.close()
    assert find_fault(database) is None


def make_old(file: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Create a database of the schema before the newest, and return the newest revision."""
    lay_database(file)
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO facts VALUES ('day', 'long ago')")
    return add_schema(monkeypatch, file.parent)
