"""SQLite file with a damaged page: nothing is dropped, and people whose game needs the page get a true answer."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from azalai.bot.app.client import Azalai
from azalai.bot.store.addresses import ChannelAddress
from azalai.bot.store.rows import MessageKind
from tests.bot.fixtures import open_transaction, start_table
from tests.simulator import Simulator


def damage(file: Path, table: str) -> tuple[int, bytes]:
    """Overwrite the first page of a table like a failing disk, and return its offset and former bytes."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (root,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    with file.open("r+b") as database_file:
        database_file.seek((root - 1) * size)
        was = database_file.read(size)
    repair(file, ((root - 1) * size, b"\xa5" * size))
    return (root - 1) * size, was


def repair(file: Path, page: tuple[int, bytes]) -> None:
    """Write a page at its offset."""
    where, content = page
    with file.open("r+b") as database_file:
        database_file.seek(where)
        database_file.write(content)


@pytest.mark.costly
@pytest.mark.sqlite
async def test_with_a_damaged_page_nothing_is_dropped_and_people_are_told_the_truth(
    tmp_path: Path, simulator: Simulator[Azalai]
):
    """A message that needs damaged rows waits until the file is repaired."""
    await start_table(simulator, "Thomas")
    file = tmp_path / "azalai.db"
    whole = [damage(file, table) for table in ("moves", "messages")]
    answer = await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="3")
    assert "Nothing was changed." in answer.text
    async with open_transaction(simulator) as tx:
        await tx.outbox.add(1, ChannelAddress(simulator.channel().id), MessageKind.CARD, now=0.0)
    with simulator.simulated.as_bot():
        simulator.bot.rooms.delivery.send()
    await simulator.pass_time(120)
    async with open_transaction(simulator) as tx:
        assert [row.kind for row in await tx.outbox.list_about(1)] == [MessageKind.CARD]
    assert simulator.expect_errors()
    for page in whole:
        repair(file, page)
    await simulator.restart()
    await simulator.pass_time(60)
    async with open_transaction(simulator) as tx:
        assert await tx.outbox.list_about(1) == []
    answer = await simulator.person("Amara").slash(simulator.channel(), "souk offer", salt="3")
    assert "You offered 3 salt." in answer.text
