"""Database with rows in every table and running games of every kind."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from azalai.bot.clocks.pace import encode_pace, make_pace
from azalai.bot.hosting import lobby, lobby_robots
from azalai.bot.play import turns
from azalai.bot.store import open_store
from azalai.bot.store.copying import TABLES
from azalai.bot.store.schema import messages, outbox, timers
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.games import GAMES
from tests.bot.fixtures import address, settings
from tests.bot.without_discord import AMARA, THOMAS, StillClock

NAMED = "é🐪 'quoted' \x01 ok"


async def fill(file: Path) -> None:
    """Play the games and insert rows into the tables that are still empty."""
    host = Host(await open_store(address(file)), StillClock(), settings(file))
    for number, key in enumerate(("souk", *sorted(GAMES.keys() - {"souk"}), "souk", "souk")):
        table = await open_table(host, key, 100 + number)
        if number == len(GAMES) + 1:
            continue
        while len((await load(host, table)).seats) < GAMES[key].seats.start:
            await lobby_robots.add_robot(host, table, AMARA)
        await lobby.start(host, table, AMARA)
        await play_some(host, table, {0: 1, len(GAMES): 99}.get(number, 6))
    await host.store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        for table in TABLES:
            if not connection.execute(f"SELECT 1 FROM {table.name} LIMIT 1").fetchone():
                insert(connection, table, [make_sample(column, len(GAMES) + 1) for column in table.c])
        for table in (messages, outbox, timers):
            for subject in ({"tournament_id": 1}, {"guild_id": 2**63 - 1}):
                about = {"id": None, "table_id": None, **subject}
                insert(connection, table, [about.get(column.name, make_sample(column, 0)) for column in table.c])


def insert(connection: sqlite3.Connection, table: sa.Table, values: Sequence[Any]) -> None:
    """Insert a row of all columns."""
    connection.execute(f"INSERT INTO {table.name} VALUES ({', '.join('?' * len(values))})", values)


async def open_table(host: Host, key: str, channel: int) -> int:
    """Open a table of Amara, let Thomas join and return its number."""
    created = await lobby.open_table(
        host,
        AMARA,
        lobby.NewTable(
            game=key,
            options=GAMES[key].Options(),
            language="fr",
            guild=1,
            channel=channel,
            random_seats=False,
            pace=encode_pace(make_pace(24)),
        ),
    )
    await lobby.join(host, created.table, THOMAS)
    return created.table


async def play_some(host: Host, number: int, most: int) -> None:
    """Play up to `most` moves, the first legal one each time."""
    for _ in range(most):
        table = await load(host, number)
        deciders = table.game.deciders(table.state)
        if not deciders:
            return
        seat = deciders[0]
        move = table.game.moves(table.state, seat)[0]
        await turns.play(host, number, seat, move, user=table.seats[seat].user_id)


def make_sample(column: sa.Column[Any], table: int) -> Any:
    """Return a value that is hard to store; the row belongs to a finished table if it belongs to one."""
    if column.name == "table_id":
        return table
    if column.table in (messages, outbox, timers) and column.name in ("tournament_id", "guild_id"):
        return None
    if column.foreign_keys or column.name == "id":
        return 1
    kind = column.type
    if isinstance(kind, sa.Boolean):
        return True
    if isinstance(kind, sa.Integer):
        return 2**63 - 1 if isinstance(kind, sa.BigInteger) else -(2**31)
    if isinstance(kind, sa.Float):
        return 0.1 + 0.2 if column.name != "until" else float("inf")
    if isinstance(kind, sa.LargeBinary):
        return bytes(range(256))
    return NAMED[: kind.length] if isinstance(kind, sa.String) else None
