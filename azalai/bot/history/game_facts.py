"""Stored facts of a game that has begun."""

from __future__ import annotations

from typing import Any

import msgspec

from azalai.bot.errors import Refused
from azalai.bot.store.rows import MoveRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import load
from azalai.bot.tables.table import LoadedTable
from azalai.games.earlier import first_position


class History(msgspec.Struct, frozen=True, kw_only=True):
    """A table, all that happened at it (the setup of the game first), and its newest position as bytes.

    `begun_at`: the first position as bytes, if it does not follow from a seed.
    """

    table: LoadedTable
    moves: list[MoveRow]
    final: bytes
    begun_at: bytes | None = None

    @property
    def acts(self) -> list[MoveRow]:
        """Entries after the setup."""
        return self.moves[1:]

    def start(self) -> Any:
        """Return the first position, made from the seed again. Raises ValueError if that fails, under unknown rules."""
        if self.begun_at is not None:
            return self.table.game.decode(self.begun_at)
        row, seats = self.table.row, len(self.table.seats)
        return first_position(
            self.table.game, rules=self.table.rules, seats=seats, options=row.options, seed=row.seed or b""
        )


async def history(host: Host, table: int) -> History:
    """Return the history of a table. Raises `Refused` if the game has not begun, or can't be read."""
    async with host.store.read() as tx:
        loaded = await load(host, table, tx)
        if loaded.row.started_at is None:
            raise Refused("refusal-not-started")
        moves = await tx.moves.list_since(table, -1)
        final = await tx.moves.load_position(table, loaded.row.position)
    if final is None:
        raise Refused("refusal-busy")  # it moved on between two looks
    return History(table=loaded, moves=[move for move in moves if move.number <= loaded.row.position], final=final)
