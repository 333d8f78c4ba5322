"""First card of a new table: its outcome is reported to the person who opened the table."""

from __future__ import annotations

import asyncio
import enum
import weakref

from azalai.bot.store import Transaction
from azalai.bot.store.rows import MessageKind, Status


class FirstCard(enum.Enum):
    """Outcome of a table's first card."""

    POSTED = "posted"
    REFUSED = "refused"  # by an obstacle, which the table's row names
    GONE = "gone"  # the table is closed; its channel was deleted
    PENDING = "pending"  # Discord has not answered yet, or has answered with an error


class FirstTries:
    """Tables whose first card this process is about to post."""

    def __init__(self) -> None:
        self._under_way: weakref.WeakValueDictionary[int, asyncio.Event] = weakref.WeakValueDictionary()

    def begin(self, table: int) -> asyncio.Event:
        """Return an event that is set when the card of a table was tried. It lives as long as a caller holds it."""
        return self._under_way.setdefault(table, asyncio.Event())

    def mark_tried(self, table: int) -> None:
        """Note that the card of a table was posted, or that Discord has refused it."""
        event = self._under_way.get(table)
        if event is not None:
            event.set()


async def load_first_card(tx: Transaction, table: int) -> tuple[FirstCard, str | None]:
    """Return the outcome of a table's first card, and the obstacle in its channel (the id of a message) or None."""
    row = await tx.tables.get(table)
    if row is None or row.status not in (Status.LOBBY, Status.RUNNING):
        return FirstCard.GONE, None
    if await tx.messages.list_about(table, MessageKind.CARD):
        return FirstCard.POSTED, row.missing_permission
    if row.missing_permission is not None:
        return FirstCard.REFUSED, row.missing_permission
    return FirstCard.PENDING, None
