"""Copy of the database before a newer version changes its schema: named, and deleted when its time is over."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from azalai.bot.errors import CannotStart
from azalai.bot.operations.backup import back_up, find_fault
from azalai.bot.operations.upgrade_copy import MOST, STAYS, keep_a_way_back, tidy
from azalai.bot.store import open_store, visit_store
from azalai.bot.store.migrate import list_revisions
from tests.bot.databases import create_database
from tests.bot.fixtures import address, lay_database, settings
from tests.bot.operations.test_backup import make_old, read
from tests.bot.store.next_schema import add_schema

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
NEWEST = list_revisions()[-1]


@pytest.mark.costly
async def test_a_database_of_an_older_schema_is_kept_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    file = tmp_path / "azalai.db"
    newest = make_old(file, monkeypatch)
    backup = await keep_a_way_back(settings(file), NOON)
    assert backup == tmp_path / f"before-{newest}-20260301-120000.db"
    await (await open_store(address(file))).close()
    assert backup is not None
    assert find_fault(backup) is None and read(backup) == "long ago" and backup.stat().st_mode & 0o077 == 0
    with pytest.raises(CannotStart, match=f"schema {NEWEST}"):
        await visit_store(address(backup))


async def test_the_folder_of_the_backups_is_taken_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    make_old(tmp_path / "azalai.db", monkeypatch)
    backup = await keep_a_way_back(settings(tmp_path / "azalai.db", backup_folder=tmp_path / "copies"), NOON)
    assert backup is not None and backup.parent == tmp_path / "copies"


async def test_a_start_that_changes_no_schema_copies_nothing(tmp_path: Path):
    assert await keep_a_way_back(settings(lay_database(tmp_path / "azalai.db")), NOON) is None
    assert await keep_a_way_back(settings(tmp_path / "new.db"), NOON) is None


async def test_without_the_copy_the_schema_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    make_old(tmp_path / "azalai.db", monkeypatch)
    (tmp_path / "copies").write_text("no folder")
    with pytest.raises(CannotStart, match=r"no copy could be kept before that: .* Nothing was changed"):
        await keep_a_way_back(settings(tmp_path / "azalai.db", backup_folder=tmp_path / "copies"), NOON)


@pytest.mark.costly
async def test_on_postgresql_the_operator_is_reminded(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
):
    async with create_database("postgresql", tmp_path) as database_url:
        await (await open_store(database_url)).close()
        newest = add_schema(monkeypatch, tmp_path)
        with caplog.at_level(logging.WARNING):
            assert await keep_a_way_back(settings(tmp_path / "none.db", database=database_url), NOON) is None
        assert f"is upgraded from schema {NEWEST} to {newest}; only a copy by pg_dump leads back" in caplog.text


def test_the_newest_few_stay_for_a_month_and_other_backups_are_not_touched(tmp_path: Path):
    file = lay_database(tmp_path / "azalai.db")
    copies = tmp_path / "copies"
    back_up(file, copies, NOON - 2 * STAYS)
    for day in range(MOST + 2):
        back_up(file, copies, NOON + timedelta(days=day), f"before-{NEWEST}")
    tidy(copies, NOON)
    assert len(list(copies.glob("before-*"))) == MOST and len(list(copies.iterdir())) == MOST + 1
    tidy(copies, NOON + STAYS + timedelta(days=MOST, hours=1))
    assert [file.name for file in copies.glob("before-*")] == [f"before-{NEWEST}-20260305-120000.db"]
