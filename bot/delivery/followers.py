"""Sends a table's news to a person who follows it."""

from __future__ import annotations

from bot.store.rows import SeatRow
from bot.tables.table import LoadedTable


def seat_beside(table: LoadedTable, user: int) -> SeatRow:
    """The sender of private text takes a seat: this one is beside the table."""
    return SeatRow(table_id=table.id, seat=-1, user_id=user, name="", decision=0, deciding=False, since=None)
