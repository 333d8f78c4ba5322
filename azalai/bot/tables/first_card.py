"""First card of a new table: its fate is reported to the person who opened it."""

from __future__ import annotations

import asyncio
import enum
import weakref

from azalai.bot.store import Transaction
from azalai.bot.store.rows import MessageKind, Status


class FirstCard(enum.Enum):
    """Fate of the first card of a table."""

    POSTED = "posted"
    REFUSED = "refused"  # an obstacle, which the table's row names
    GONE = "gone"  # its channel is deleted
    PENDING = "pending"  # Discord has not answered yet, or with an error


class FirstTries:
    """Tables whose first card is under way in this process."""

    def __init__(self) -> None:
        self._under_way: weakref.WeakValueDictionary[int, asyncio.Event] = weakref.WeakValueDictionary()

    def begin(self, table: int) -> asyncio.Event:
        """Return an event that is set once the card of that table has been tried. The waiting caller keeps it."""
        return self._under_way.setdefault(table, asyncio.Event())

    def mark_tried(self, table: int) -> None:
        """Note that the card of that table was posted, or that Discord has refused it."""
        event = self._under_way.get(table)
        if event is not None:
            event.set()


async def load_first_card(tx: Transaction, table: int) -> tuple[FirstCard, str | None]:
    """Return the fate of the first card of a table, and the obstacle there (the id of a message)."""
    row = await tx.tables.get(table)
    if row is None or row.status not in (Status.LOBBY, Status.RUNNING):
        return FirstCard.GONE, None
    if await tx.messages.list_about(table, MessageKind.CARD):
        return FirstCard.POSTED, row.missing_permission
    if row.missing_permission is not None:
        return FirstCard.REFUSED, row.missing_permission
    return FirstCard.PENDING, None
