"""Stores full of tables, made without Discord, in which a bot can start."""

from __future__ import annotations

import random
import sqlite3
import time
import zlib
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from azalai.bot.clock import SystemClock
from azalai.bot.config import Settings
from azalai.bot.hosting import lobby
from azalai.bot.people.person import Person
from azalai.bot.store import open_store, schema
from azalai.bot.store.rows import Status, TimerKind
from azalai.bot.tables.host import Host
from azalai.games import GAMES

LATER = 30 * 86_400.0
"""Seconds until the first timer of a house is due: no measurement shall meet it."""


async def start_games(
    folder: Path,
    guild: int,
    channels: Sequence[int],
    people: Sequence[tuple[Person, Person]],
    conversations: Mapping[int, int],
) -> None:
    """Start a game of Touareg of two people in every channel, with all its messages in the outbox.

    `conversations`: the channel of each person's direct messages, by the person's id, as if used before.
    """
    settings = Settings(database=f"sqlite+aiosqlite:///{folder / 'azalai.db'}", openings=(10**6, 10**6))
    host = Host(await open_store(settings.database), SystemClock(), settings)
    for channel, (first, second) in zip(channels, people, strict=True):
        options = GAMES["touareg"].Options()
        new = lobby.NewTable(game="touareg", options=options, language="en", guild=guild, channel=channel)
        opened = await lobby.open_table(host, first, new)
        await lobby.join(host, opened.table, second)
        await lobby.start(host, opened.table, first)
    for person, conversation in conversations.items():
        await host.preferences.keep_dm_channel(person, conversation)
    await host.store.close()


async def add_running_tables(folder: Path, count: int, moves: int) -> None:
    """Add `count` running tables of four, with `moves` moves and positions each, at which no player is active.

    One is written, and the database copies it.
    """
    store = await open_store(f"sqlite+aiosqlite:///{folder / 'azalai.db'}")
    async with store.change_schema() as connection:
        first = int((await connection.execute(sa.select(sa.func.max(schema.tables.c.id)))).scalar() or 0) + 1
        for table, rows in _rows(first, _history(moves)).items():
            await connection.execute(sa.insert(table), rows)
            if count > 1:
                await connection.execute(_copy_statement(table, first, first + count - 1))
    await store.close()


def move_to_guild(folder: Path, guild: int) -> None:
    """Move all those tables into that server."""
    with closing(sqlite3.connect(folder / "azalai.db")) as connection, connection:
        connection.execute("UPDATE tables SET guild_id = ?", (guild,))


def _copy_statement(table: sa.Table, first: int, last: int) -> sa.TextClause:
    """Return the statement that copies the rows of the table `first` for every other up to `last`, with its numbers."""
    number = "id" if table is schema.tables else "table_id"
    names = [column.name for column in table.c if column.name == number or column.name != "id"]
    values = [f"series.n + {name} - {first}" if name in _NUMBERED else name for name in names]
    return sa.text(
        f"WITH RECURSIVE series(n) AS (SELECT {first + 1} UNION ALL SELECT n + 1 FROM series WHERE n < {last})"
        f" INSERT INTO {table.name} ({', '.join(names)}) SELECT {', '.join(values)}"
        f" FROM {table.name}, series WHERE {table.name}.{number} = {first}"
    )


_NUMBERED = {"id", "table_id", "channel_id", "live_channel_id", "message_id", "host_id", "user_id", "due"}
"""Columns whose numbers differ from one table to the next by as much as those of the tables.

So each person sits at four tables, and the timers are due one second after the other.
"""


def _history(moves: int) -> list[tuple[int, str, bytes, bytes]]:
    """Return seat, move, events and state of each step of one game."""
    game, chooser = GAMES["touareg"], random.Random(1)
    state = game.setup(seats=4, options=game.Options(), seed=b"a house")
    steps: list[tuple[int, str, bytes, bytes]] = []
    for _ in range(moves):
        seat = game.deciders(state)[0]
        move = chooser.choice(game.moves(state, seat))
        turn = game.play(state, seat, move)
        state = turn.state
        steps.append((seat, str(move), msgspec.msgpack.encode(turn.events), zlib.compress(game.encode(state), 6)))
    return steps


def _rows(number: int, history: list[tuple[int, str, bytes, bytes]]) -> dict[sa.Table, list[dict[str, Any]]]:
    """Return the rows of one table."""
    game, channel, person = GAMES["touareg"], 10**15 + number, 10**16 + number
    awaited = game.deciders(game.decode(zlib.decompress(history[-1][3])))
    table = {
        "id": number,
        "game": "touareg",
        "version": game.version,
        "options": msgspec.json.encode(game.Options()),
        "language": "en",
        "guild_id": 10**14,
        "channel_id": channel,
        "live_channel_id": channel,
        "host_id": person,
        "status": Status.RUNNING,
        "random_seats": True,
        "invited": "[]",
        "position": len(history),
        "seed": b"a house",
        "seed_hash": "0" * 64,
        "created_at": 1.0,
        "started_at": 2.0,
    }
    seats = [
        {
            "table_id": number,
            "seat": seat,
            "user_id": person + seat,
            "name": f"player {seat}",
            "decision": 5,
            "deciding": seat in awaited,
            "since": 3.0 if seat in awaited else None,
        }
        for seat in range(4)
    ]
    moves = [
        {"table_id": number, "number": step, "seat": seat, "move": move, "events": events, "played_at": 3.0}
        for step, (seat, move, events, _) in enumerate(history, 1)
    ]
    positions = [
        {"table_id": number, "number": step, "state": state, "reveals": False}
        for step, (*_, state) in enumerate(history, 1)
    ]
    due = time.time() + LATER
    timers = [
        {"table_id": number, "kind": TimerKind.IDLE, "due": due, "seat": None},
        *({"table_id": number, "kind": TimerKind.REMINDER, "due": due, "seat": seat} for seat in awaited),
    ]
    return {
        schema.tables: [table],
        schema.seats: seats,
        schema.moves: moves,
        schema.positions: positions,
        schema.messages: [{"table_id": number, "kind": "card", "channel_id": channel, "message_id": channel + 1}],
        schema.timers: timers,
    }
