"""Databases of older schemas, with the rows that earlier versions wrote into them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import create_async_engine

from azalai.bot.store.migrate import FOLDER

NOW = 1_000_000.0
AMARA, THOMAS, KARINE = 1456074443980800018, 1456074443980800022, 1456074443980800030
ROOM = 1456074443980800777

Rows = Mapping[str, list[dict[str, Any]]]


def a_table(number: int, status: str, *, live: bool, **more: Any) -> dict[str, Any]:
    """A row of `tables` as every schema has it."""
    values: dict[str, Any] = {"id": number, "game": "souk", "version": 1, "options": b"{}", "language": "fr"}
    values |= {"guild_id": 1, "channel_id": ROOM + number, "host_id": AMARA, "random_seats": False, "invited": "[]"}
    values |= {"live_channel_id": ROOM + number if live else None, "status": status, "position": 3, "created_at": NOW}
    values |= {"seed": b"s", "seed_hash": "h", "started_at": NOW, "trouble": None, "ended_at": None}
    return values | more


def a_seat(seat: int, user: int | None, *, deciding: bool) -> dict[str, Any]:
    """A seat of table 1."""
    values = {"table_id": 1, "seat": seat, "user_id": user, "name": f"player {seat}", "decision": 4}
    return values | {"deciding": deciding, "since": NOW if deciding else None}


MOVES: list[dict[str, Any]] = [
    {"table_id": 1, "number": 0, "seat": None, "move": "setup", "events": b"", "played_at": NOW},
    {"table_id": 1, "number": 3, "seat": 1, "move": "draw", "events": b"e", "interaction_id": 5, "played_at": NOW},
]
PEOPLE: list[dict[str, Any]] = [
    {"user_id": AMARA, "locale": "fr", "closed_dms_since": None, "told_of_closed_dms": False}
]
"""Moves and people as every schema has them."""


def fill(connection: sa.Connection, revision: str, rows: Rows) -> None:
    """A database of an older schema with these rows in it."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    older = sa.MetaData()
    older.reflect(connection)
    for name in sorted(rows, key=[table.name for table in older.sorted_tables].index):
        table = older.tables[name]
        for row in rows[name]:
            connection.execute(sa.insert(table).values(**row))
        if "id" in table.c and connection.dialect.name == "postgresql":  # which does not see numbers that were given
            connection.execute(sa.text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), 100)"))


async def older(where: str, revision: str, rows: Rows) -> None:
    """Makes that database one of an older schema."""
    engine = create_async_engine(where)
    async with engine.begin() as connection:
        await connection.run_sync(fill, revision, rows)
    await engine.dispose()
