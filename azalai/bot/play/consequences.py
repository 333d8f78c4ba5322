"""Consequences of a move as far as a seat can know them: tried in a position that it imagines, never in the true one.

So every confirmation or refusal before a move is played follows from the seat's knowledge alone, by construction, and
not only because each game keeps to its contract.
"""

from __future__ import annotations

import hashlib

import msgspec

from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import IllegalMove, Move, Turn


def imagine_table(table: LoadedTable, seat: int) -> LoadedTable:
    """Return the table in a position that the seat could not tell from the true one.

    It is the same whenever the seat knows the same at the same decision.
    """
    seed = hashlib.sha256(repr(("trial", table.id, table.row.position, seat)).encode()).digest()
    return msgspec.structs.replace(table, state=table.game.imagine(table.state, seat, seed))


def simulate_move(table: LoadedTable, seat: int, move: Move) -> Turn:
    """Return the result of the move as far as the seat can know it: that something is revealed, not what.

    Raises `IllegalMove` with the reason against it.
    """
    return table.game.play(imagine_table(table, seat).state, seat, move)


def apply_move(table: LoadedTable, seat: int, move: Move) -> Turn:
    """Return the result of the move. Raises `IllegalMove` for a reason that the seat could know."""
    try:
        return table.game.play(table.state, seat, move)
    except IllegalMove:
        simulate_move(table, seat, move)
        raise
