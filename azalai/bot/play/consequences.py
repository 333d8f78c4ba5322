"""Consequences of a move as far as a seat can know them: they are found in a position that the seat imagines.

So every confirmation or refusal before a move is played follows from the seat's knowledge alone, even if a game breaks
its contract.
"""

from __future__ import annotations

import hashlib

import msgspec

from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import IllegalMove, Move, Turn


def imagine_table(table: LoadedTable, seat: int) -> LoadedTable:
    """Return the table in a position that the seat could not tell from the true one.

    It depends only on the decision and on the seat's knowledge.
    """
    seed = hashlib.sha256(repr(("trial", table.id, table.row.position, seat)).encode()).digest()
    return msgspec.structs.replace(table, state=table.game.imagine(table.state, seat, seed))


def simulate_move(table: LoadedTable, seat: int, move: Move) -> Turn:
    """Return the result of the move in an imagined position: it shows that a thing is revealed, not the true thing.

    Raises `IllegalMove` with the reason if the move is not legal.
    """
    return table.game.play(imagine_table(table, seat).state, seat, move)


def apply_move(table: LoadedTable, seat: int, move: Move) -> Turn:
    """Return the result of the move in the true position.

    Raises `IllegalMove`, if possible with a reason that the seat can know.
    """
    try:
        return table.game.play(table.state, seat, move)
    except IllegalMove:
        simulate_move(table, seat, move)
        raise
