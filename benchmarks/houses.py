"""Stores full of tables, made without Discord, for a bot to wake up in."""

from __future__ import annotations

import random
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from bot.clock import SystemClock
from bot.config import Settings
from bot.hosting import lobby
from bot.people.person import Person
from bot.store import open_store, schema
from bot.store.rows import Status
from bot.tables.host import Host
from games import GAMES


async def start_games(
    folder: Path,
    guild: int,
    channels: Sequence[int],
    people: Sequence[tuple[Person, Person]],
    conversations: Mapping[int, int],
) -> None:
    """Two people start a game of Touareg in every channel; all that must be sent waits in the outbox. `conversations`:
    the channel of each person's direct messages, by the person's id: they have been written to before."""
    settings = Settings(database=f"sqlite+aiosqlite:///{folder / 'azalai.db'}", openings=(10**6, 10**6))
    host = Host(await open_store(settings.database), SystemClock(), settings)
    for channel, (first, second) in zip(channels, people, strict=True):
        opened = await lobby.open_table(
            host,
            game="touareg",
            options=GAMES["touareg"].Options(),
            language="en",
            guild=guild,
            channel=channel,
            person=first,
        )
        await lobby.join(host, opened.table, second)
        await lobby.start(host, opened.table, first)
    for person, conversation in conversations.items():
        await host.preferences.keep_dm_channel(person, conversation)
    await host.store.close()


async def add_running_tables(folder: Path, count: int, moves: int) -> None:
    """Adds `count` running tables of four, with `moves` moves and positions each, that nobody is at just now."""
    store = await open_store(f"sqlite+aiosqlite:///{folder / 'azalai.db'}")
    history = _history(moves)
    async with store.schema() as connection:
        first = int((await connection.execute(sa.select(sa.func.max(schema.tables.c.id)))).scalar() or 0) + 1
        for start in range(first, first + count, 500):
            for table, rows in _rows(range(start, min(start + 500, first + count)), history).items():
                await connection.execute(sa.insert(table), rows)
    await store.close()


def _history(moves: int) -> list[tuple[int, str, bytes, bytes]]:
    """Seat, move, events and state of each step of one game."""
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


def _rows(numbers: range, history: list[tuple[int, str, bytes, bytes]]) -> dict[sa.Table, list[dict[str, Any]]]:
    game = GAMES["touareg"]
    awaited = game.deciders(game.decode(zlib.decompress(history[-1][3])))
    tables: list[dict[str, Any]] = []
    seats: list[dict[str, Any]] = []
    played: list[dict[str, Any]] = []
    positions: list[dict[str, Any]] = []
    messages: list[dict[str, Any]] = []
    for number in numbers:
        channel = 10**15 + number
        tables.append(
            {
                "id": number,
                "game": "touareg",
                "version": game.version,
                "options": msgspec.json.encode(game.Options()),
                "language": "en",
                "guild_id": 10**14,
                "channel_id": channel,
                "live_channel_id": channel,
                "host_id": 10**16 + number * 4,
                "status": Status.RUNNING,
                "random_seats": True,
                "invited": "[]",
                "position": len(history),
                "seed": b"a house",
                "seed_hash": "0" * 64,
                "created_at": 1.0,
                "started_at": 2.0,
            }
        )
        seats += [
            {
                "table_id": number,
                "seat": seat,
                "user_id": 10**16 + number * 4 + seat,
                "name": f"player {seat}",
                "decision": 5,
                "deciding": seat in awaited,
                "since": 3.0 if seat in awaited else None,
            }
            for seat in range(4)
        ]
        for step, (seat, move, events, state) in enumerate(history, 1):
            row = {"table_id": number, "number": step, "seat": seat, "move": move, "events": events, "played_at": 3.0}
            played.append(row)
            positions.append({"table_id": number, "number": step, "state": state, "reveals": False})
        messages.append({"table_id": number, "kind": "card", "channel_id": channel, "message_id": channel + 1})
    return {
        schema.tables: tables,
        schema.seats: seats,
        schema.moves: played,
        schema.positions: positions,
        schema.messages: messages,
    }
