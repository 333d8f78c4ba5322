"""Stored histories of games, made by random play."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from azalai.bot.history.takebacks import UNDO
from azalai.bot.store.rows import MoveRow, SeatRow, Status, TableRow
from azalai.bot.tables.table import LoadedTable
from azalai.games import GAMES
from azalai.games.contract import Event
from azalai.testing.play import Played, random_game

NAMES = ("Amara", "Thomas", "Karine", "Idir", "Tin Hinan")
BEGAN = 1_700_000_000.0


def table_of(key: str, seats: int, state: Any, position: int, status: Status, seed: bytes) -> LoadedTable:
    """Return a table of a game with users in all seats."""
    game = GAMES[key]
    row = TableRow(
        id=7,
        game=key,
        version=game.version,
        options=msgspec.json.encode(game.Options()),
        language="en",
        guild_id=1,
        channel_id=2,
        host_id=100,
        status=status,
        random_seats=True,
        invited=(),
        position=position,
        seed=seed,
        seed_hash=hashlib.sha256(seed).hexdigest(),
        missing_permission=None,
        created_at=BEGAN,
        started_at=BEGAN,
        ended_at=BEGAN + 1000 if status is Status.FINISHED else None,
    )
    sitting = tuple(
        SeatRow(table_id=7, seat=seat, user_id=100 + seat, name=NAMES[seat], decision=0, deciding=False, since=None)
        for seat in range(seats)
    )
    return LoadedTable(row=row, seats=sitting, game=game, state=state)


def row(number: int, seat: int | None, move: str, events: Sequence[Event] = ()) -> MoveRow:
    """Return an entry of that table's history."""
    return MoveRow(
        table_id=7,
        number=number,
        seat=seat,
        move=move,
        events=msgspec.msgpack.encode(events),
        interaction_id=None,
        played_at=BEGAN + 10 * number,
    )


def history_of(played: Sequence[Played]) -> list[MoveRow]:
    """Return the history of a game: its setup and moves, some of which are undone once and made again."""
    rows = [row(0, None, "setup")]
    for number, step in enumerate(played):
        mine = row(len(rows), step.seat, str(step.move), step.turn.events)
        rows.append(mine)
        if number % 5 == 0 and not step.turn.reveals:
            rows.append(row(len(rows), step.seat, UNDO))
            rows.append(msgspec.structs.replace(mine, number=len(rows)))
    return rows


def finished_game(key: str, seats: int, seed: bytes) -> tuple[LoadedTable, list[MoveRow], bytes]:
    """Return a finished table, its history and its last position as bytes."""
    played = list(random_game(GAMES[key], seats, seed))
    rows = history_of(played)
    last = played[-1].turn.state
    table = table_of(key, seats, last, len(rows) - 1, Status.FINISHED, seed)
    return table, rows, table.game.encode(last)
