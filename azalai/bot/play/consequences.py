"""What a seat can tell of a move before it is played: tried in a position that it imagines, never in the true one.

So whatever is confirmed or refused before a move is played follows from the seat's knowledge alone, by the way in which
it is found, and not only because each game keeps to its contract.
"""

from __future__ import annotations

import hashlib

import msgspec

from azalai.bot.tables.table import LoadedTable
from azalai.games.contract import IllegalMove, Move, Turn


def imagined(table: LoadedTable, seat: int) -> LoadedTable:
    """The table in a position that the seat could not tell from the true one: the same one whenever it knows the same
    at the same place."""
    seed = hashlib.sha256(repr(("trial", table.id, table.row.position, seat)).encode()).digest()
    return msgspec.structs.replace(table, state=table.game.imagine(table.state, seat, seed))


def tried(table: LoadedTable, seat: int, move: Move) -> Turn:
    """What the move would do as far as the seat can know: whether something would come to light, not what. IllegalMove
    says what stands against it."""
    return table.game.play(imagined(table, seat).state, seat, move)


def played(table: LoadedTable, seat: int, move: Move) -> Turn:
    """The move carried out. IllegalMove for a reason that the seat could know."""
    try:
        return table.game.play(table.state, seat, move)
    except IllegalMove:
        tried(table, seat, move)
        raise
