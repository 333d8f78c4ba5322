"""Benchmarks: they count the right things, and the tables of their stores can be played."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
import time
import zlib
from pathlib import Path
from typing import Any

import aiosqlite.core
import pytest
import sqlalchemy as sa

from azalai.bot.store import open_store, schema
from azalai.games import GAMES
from benchmarks import counts
from benchmarks.counts import Counts
from benchmarks.houses import add_running_tables, move_to_guild
from benchmarks.processes import ProcessorClock, Scheduled, measure_resident, read_scheduled
from benchmarks.random_play import chess_game, our_game


@pytest.fixture
def counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file into which this process counts until the end of the test."""
    monkeypatch.setattr(sqlite3, "connect", sqlite3.connect)
    monkeypatch.setattr(aiosqlite.core, "SimpleQueue", aiosqlite.core.SimpleQueue)  # pyright: ignore
    counts.count_into(tmp_path / "counts")
    return tmp_path / "counts"


async def test_statements_commits_and_hops_are_counted_where_the_driver_meets_sqlite(
    counted: Path, tmp_path: Path
) -> None:
    async with aiosqlite.connect(tmp_path / "a.db", isolation_level=None) as connection:
        before = counts.read(counted)
        await connection.execute("BEGIN")
        await connection.execute("CREATE TABLE t (a)")
        await connection.executemany("INSERT INTO t VALUES (?)", [(1,), (2,)])
        await connection.execute("COMMIT")
        assert counts.read(counted).since(before) == Counts(statements=3, commits=1, hops=4)
        before = counts.read(counted)
        assert [row[0] for row in await connection.execute_fetchall("SELECT a FROM t")] == [1, 2]
        assert counts.read(counted).since(before) == Counts(statements=1, commits=0, hops=1)


@pytest.mark.costly
async def test_the_tables_of_a_house_can_be_played(tmp_path: Path) -> None:
    await add_running_tables(tmp_path, 3, moves=6)
    move_to_guild(tmp_path, 7)
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path / 'azalai.db'}")
    async with store.change_schema() as connection:

        async def rows(*columns: sa.Column[Any]) -> list[tuple[Any, ...]]:
            return [tuple(row) for row in await connection.execute(sa.select(*columns))]

        tables = await rows(schema.tables.c.id, schema.tables.c.guild_id, schema.tables.c.live_channel_id)
        seats = await rows(schema.seats.c.table_id, schema.seats.c.user_id)
        states = await rows(schema.positions.c.state)
        timers = await rows(schema.timers.c.table_id, schema.timers.c.due)
    await store.close()
    assert [(number, guild) for number, guild, _ in tables] == [(1, 7), (2, 7), (3, 7)]
    assert len({channel for *_, channel in tables}) == 3
    assert len(set(seats)) == 12 and len(states) == 18
    assert GAMES["touareg"].decode(zlib.decompress(states[-1][0]))
    assert {table for table, _ in timers} == {1, 2, 3} and all(due > time.time() for _, due in timers)


def test_the_processor_time_and_the_memory_of_another_process_are_read_while_it_runs() -> None:
    program = (
        "import threading\nt = threading.Thread(target=lambda: sum(range(10**6)))\nt.start(); t.join()\ninput('done')"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout is not None
        child.stdout.read(4)
        used, ran = ProcessorClock(child.pid).seconds(), read_scheduled(child.pid).ran
        assert used > ran > 0  # the ended thread counts only for the process
        assert measure_resident(child.pid) > 1
        child.communicate("\n")


def test_a_share_is_the_time_run_divided_by_the_time_run_and_waited() -> None:
    assert (Scheduled(5.0, 3.0) - Scheduled(2.0, 2.0)).share == 0.75
    assert Scheduled().share == 1.0


def test_random_play_continues_to_the_end_of_a_game() -> None:
    game = GAMES["timbuktu"]
    state = game.setup(seats=3, options=game.Options(), seed=b"a game")
    assert our_game(game, state, random.Random(1)) > 50
    assert chess_game(random.Random(1)) > 10
