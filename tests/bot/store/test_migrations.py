"""Migrations: an empty database gets the schema of the code; an older one is upgraded, and its games continue."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from azalai.bot.errors import CannotStart
from azalai.bot.people.guild_settings import guild_settings
from azalai.bot.store import open_store
from azalai.bot.store.about import AboutServer
from azalai.bot.store.addresses import UserAddress
from azalai.bot.store.installation import ERASED_KEY
from azalai.bot.store.migrate import FOLDER, list_revisions
from azalai.bot.store.rows import MessageKind, Status, TimerKind
from azalai.bot.store.schema import metadata
from azalai.bot.store.solo_schema import deal_mornings
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from tests.bot.databases import create_database
from tests.bot.fixtures import address, settings
from tests.bot.operations.busy_database import play_some
from tests.bot.store.next_schema import add_schema
from tests.bot.without_discord import StillClock

FIRST_RELEASE = Path(__file__).with_name("release_1_1_0.sql")
"""Database that 1.1.0 made: running games of every kind, a finished one, a lobby, and rows in every table."""


SUBJECT_TABLES = ("messages", "outbox", "timers")
SOLO_OF_FIRST_RELEASE = (
    "CREATE TABLE lessons (id BIGSERIAL PRIMARY KEY, user_id BIGINT NOT NULL, game VARCHAR(32) NOT NULL, "
    "version INTEGER NOT NULL, decision INTEGER NOT NULL, moves TEXT NOT NULL, changed_at FLOAT NOT NULL, "
    "CONSTRAINT uq_lessons_user_id UNIQUE (user_id, game))",
    "CREATE TABLE deal_games (id BIGSERIAL PRIMARY KEY, user_id BIGINT NOT NULL, day INTEGER NOT NULL, "
    "game VARCHAR(32) NOT NULL, name VARCHAR(100) NOT NULL, guild_id BIGINT, decision INTEGER NOT NULL, "
    "moves TEXT NOT NULL, taken_back INTEGER NOT NULL, began_at FLOAT NOT NULL, changed_at FLOAT NOT NULL, "
    "ended_at FLOAT, points INTEGER, course TEXT, review TEXT, "
    "CONSTRAINT uq_deal_games_user_id UNIQUE (user_id, day, game))",
    "CREATE TABLE puzzle_answers (puzzle_id BIGINT NOT NULL REFERENCES puzzles (id), user_id BIGINT NOT NULL, "
    "move TEXT NOT NULL, solved BOOLEAN NOT NULL, day INTEGER, answered_at FLOAT NOT NULL, "
    "CONSTRAINT pk_puzzle_answers PRIMARY KEY (puzzle_id, user_id))",
    "DROP TABLE solo_games",
    "ALTER TABLE puzzles DROP COLUMN starter",
    "INSERT INTO facts (name, value) VALUES ('deal-key', 'x')",
)
AS_FIRST_RELEASE = (
    *SOLO_OF_FIRST_RELEASE,
    "ALTER TABLE tables DROP COLUMN tournament_id",
    "ALTER TABLE tournament_games DROP COLUMN status, DROP COLUMN ended, DROP COLUMN thread_id, DROP COLUMN threads",
    "ALTER TABLE tournaments DROP COLUMN shown, DROP COLUMN trouble, DROP COLUMN round_left, DROP COLUMN reason,"
    " DROP COLUMN many_robots, DROP COLUMN event_id,"
    " ADD COLUMN starts_at FLOAT, ADD COLUMN round_due FLOAT, ADD COLUMN message_id BIGINT",
    *(f"ALTER TABLE {name} DROP COLUMN tournament_id, DROP COLUMN guild_id" for name in SUBJECT_TABLES),
    *(f"ALTER TABLE {name} ALTER COLUMN table_id SET NOT NULL" for name in SUBJECT_TABLES),
    "ALTER TABLE deal_mornings DROP COLUMN chosen_by, DROP COLUMN trouble",
    "ALTER TABLE deal_mornings ADD COLUMN day INTEGER NOT NULL, ADD COLUMN tried_at FLOAT",
    "ALTER TABLE people DROP COLUMN quiet_holds, DROP COLUMN mistakes",
    "ALTER TABLE ratings DROP COLUMN version",
    "DROP TABLE world_servers",
    "DROP TABLE mistakes",
    "ALTER TABLE holidays DROP COLUMN first_day, DROP COLUMN last_day",
    "UPDATE alembic_version SET version_num = '0022'",
)
"""Statements that turn the present schema into the one of the first release, on PostgreSQL."""


async def run_on(where: str, work: Callable[[sa.Connection], Any]) -> Any:
    """Return the result of `work` on a connection to that database."""
    engine = create_async_engine(where)
    async with engine.begin() as connection:
        result = await connection.run_sync(work)
    await engine.dispose()
    return result


def find_differences(connection: sa.Connection) -> list[Any]:
    """Return the differences between a database and the schema of the code: tables, columns, types and defaults."""
    options = {"compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)


@pytest.fixture
def first_release(tmp_path: Path) -> Path:
    """Create a copy of the database of 1.1.0 and return its file."""
    file = tmp_path / "release.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(FIRST_RELEASE.read_text(encoding="utf-8"))
    return file


async def test_an_empty_database_begins_with_the_present_schema_and_its_key(where: str):
    store = await open_store(where)
    async with store.read() as tx:
        key = await tx.facts.get(ERASED_KEY)
        assert len(key or "") == 64 and await tx.facts.get("deal-key") is None
    await store.close()
    assert await run_on(where, find_differences) == []


@pytest.mark.sqlite
async def test_the_games_of_the_first_release_are_played_to_their_end(first_release: Path):
    host = Host(await open_store(address(first_release)), StillClock(), settings(first_release))
    async with host.store.read() as tx:
        running = await tx.tables.list_numbers((Status.RUNNING,))
    assert len(running) >= 6
    for number in running:
        await play_some(host, number, 2000)
        assert (await load(host, number)).row.status is Status.FINISHED
    await host.store.close()


@pytest.mark.sqlite
async def test_a_database_of_the_first_release_has_the_schema_of_the_code(first_release: Path):
    await (await open_store(address(first_release))).close()
    assert await run_on(address(first_release), find_differences) == []


@pytest.mark.sqlite
async def test_ratings_of_the_first_release_are_kept_as_version_1(first_release: Path):
    store = await open_store(address(first_release))
    async with store.read() as tx:
        rows = await tx.results.list_ratings(41)
    await store.close()
    assert [(row.mu, row.games, row.version) for row in rows] == [(25.0, 1, 1)] * 2


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("zone", "first"),
    [(None, date(2026, 1, 9)), ("Europe/Paris", date(2026, 1, 10))],
)
async def test_holidays_of_the_first_release_have_the_days_of_their_person(
    first_release: Path, zone: str | None, first: date
):
    """The holiday is one whole day in Paris."""
    day = 1_768_003_200.0  # 10 January 2026, UTC
    with closing(sqlite3.connect(first_release)) as connection, connection:
        connection.execute("DELETE FROM holidays")
        connection.execute("INSERT INTO holidays VALUES (1, 41, ?, ?)", (day - 3600, day + 23 * 3600))
        connection.execute("DELETE FROM people WHERE user_id = 41")
        connection.execute("INSERT INTO people (user_id, told_of_closed_dms, time_zone) VALUES (41, 0, ?)", (zone,))
    store = await open_store(address(first_release))
    async with store.read() as tx:
        (holiday,) = await tx.holidays.list_for([41])
    await store.close()
    assert holiday.days == (first, date(2026, 1, 10))


SETTINGS = {
    1: {"morning": 71},  # posted on day 12
    2: {"morning": 72, "robots": False},  # chosen after the hour of the last day
    3: {"morning": 73, "deals": False},  # switched off since
    4: {"deals": False},
    5: {"morning": None},
}
"""Settings of servers, by their numbers; server 6 has posted mornings, but its settings are deleted."""


def set_mornings(connection: sa.Connection) -> None:
    """Store these settings, and the last days that were posted, as the first release did."""
    for guild, chosen in SETTINGS.items():
        row = {"guild": guild, "settings": json.dumps(chosen, separators=(",", ":"))}
        connection.execute(sa.text("INSERT INTO guild_settings VALUES (:guild, :settings)"), row)
    for guild, day in ((1, 12), (3, 8), (6, 8)):
        connection.execute(sa.text(f"INSERT INTO deal_mornings (guild_id, day, tried_at) VALUES ({guild}, {day}, 1.5)"))


async def check_mornings(where: str) -> None:
    """Check that each server that wants mornings has a timer, and no other server."""
    store = await open_store(where)
    async with store.read() as tx:
        due = {
            guild: [(timer.kind, timer.due) for timer in await tx.timers.list_about(AboutServer(guild))]
            for guild in range(1, 7)
        }
        assert (await tx.connection.execute(sa.select(deal_mornings))).all() == []
        assert (await guild_settings(tx, 2)).morning == 72
    await store.close()
    morning = TimerKind.MORNING
    assert due == {1: [(morning, 13 * 86_400 + 6 * 3600)], 2: [(morning, 0.0)], 3: [], 4: [], 5: [], 6: []}


@pytest.mark.sqlite
async def test_servers_of_the_first_release_that_want_mornings_have_timers(first_release: Path):
    where = address(first_release)
    await run_on(where, set_mornings)
    await check_mornings(where)


@pytest.mark.costly(seconds=4)
async def test_a_postgresql_of_the_first_release_has_the_schema_of_the_code(tmp_path: Path):
    async with create_database("postgresql", tmp_path) as where:
        await (await open_store(where)).close()
        for statement in AS_FIRST_RELEASE:
            await run_on(where, lambda connection, text=statement: connection.exec_driver_sql(text))
        await run_on(where, set_mornings)
        assert await run_on(where, find_differences) != []
        await check_mornings(where)
        assert await run_on(where, find_differences) == []
        for name in SUBJECT_TABLES:
            constraints = await run_on(
                where, lambda connection, of=name: sa.inspect(connection).get_check_constraints(of)
            )
            assert [rule["name"] for rule in constraints] == [f"ck_{name}_about"]


@pytest.mark.sqlite
async def test_rows_about_nothing_are_refused_in_a_database_of_the_first_release(first_release: Path):
    await (await open_store(address(first_release))).close()
    for name in SUBJECT_TABLES:
        nothing = sa.text(f"UPDATE {name} SET table_id = NULL")
        with pytest.raises(IntegrityError, match=f"CHECK constraint failed: ck_{name}_about"):
            await run_on(address(first_release), lambda connection, text=nothing: connection.execute(text))


@pytest.mark.sqlite
async def test_numbers_of_sent_messages_are_not_reused_after_an_upgrade(first_release: Path):
    with closing(sqlite3.connect(first_release)) as connection, connection:
        connection.execute("DELETE FROM outbox")
        connection.execute("UPDATE sqlite_sequence SET seq = 5000 WHERE name = 'outbox'")
    store = await open_store(address(first_release))
    async with store.write() as tx:
        await tx.outbox.add(1, UserAddress(41), MessageKind.DM, now=0.0)
    async with store.read() as tx:
        assert [message.id for message in await tx.outbox.list_about(1)] == [5001]
    await store.close()


async def test_an_older_database_is_brought_to_the_present_schema(
    where: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    await (await open_store(where)).close()
    newest = add_schema(monkeypatch, tmp_path)
    await (await open_store(where)).close()
    version = sa.text("SELECT version_num FROM alembic_version")
    assert await run_on(where, lambda connection: connection.execute(version).scalar_one()) == newest


async def test_a_database_from_before_the_first_release_is_refused_and_left_as_it_is(where: str):
    await (await open_store(where)).close()
    older = sa.text("UPDATE alembic_version SET version_num = '0021'")
    await run_on(where, lambda connection: connection.execute(older))
    with pytest.raises(CannotStart, match=r"schema 0021\)\. Start version 1\.1\.0 with it once"):
        await open_store(where)
    version = sa.text("SELECT version_num FROM alembic_version")
    assert await run_on(where, lambda connection: connection.execute(version).scalar_one()) == "0021"


def test_the_names_of_the_migrations_tell_their_versions_in_order() -> None:
    """The code finds the newest schema by the names of the files."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    script = ScriptDirectory.from_config(config)
    assert [revision.revision for revision in script.walk_revisions()][::-1] == list_revisions()
