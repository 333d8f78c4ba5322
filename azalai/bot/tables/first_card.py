"""Whether the card of a new table could be posted: who has opened it is told the truth."""

from __future__ import annotations

import asyncio
import enum
import weakref

from azalai.bot.store import Transaction
from azalai.bot.store.rows import MessageKind, Status


class FirstCard(enum.Enum):
    """What has become of the first card of a table."""

    POSTED = "posted"
    REFUSED = "refused"  # something is in the way there, as the row of the table says
    GONE = "gone"  # its channel is no more
    PENDING = "pending"  # Discord has not answered yet, or not well


class FirstTries:
    """The tables whose first card is under way in this process."""

    def __init__(self) -> None:
        self._under_way: weakref.WeakValueDictionary[int, asyncio.Event] = weakref.WeakValueDictionary()

    def begin(self, table: int) -> asyncio.Event:
        """What is set once the card of that table has been tried. It is kept by who waits for it."""
        return self._under_way.setdefault(table, asyncio.Event())

    def tried(self, table: int) -> None:
        """The card of that table was posted, or Discord has refused it."""
        event = self._under_way.get(table)
        if event is not None:
            event.set()


async def first_card(tx: Transaction, table: int) -> tuple[FirstCard, str | None]:
    """What has become of the first card of a table, and what is in its way there (the id of a message)."""
    row = await tx.tables.get(table)
    if row is None or row.status not in (Status.LOBBY, Status.RUNNING):
        return FirstCard.GONE, None
    if await tx.messages.of(table, MessageKind.CARD):
        return FirstCard.POSTED, row.missing_permission
    if row.missing_permission is not None:
        return FirstCard.REFUSED, row.missing_permission
    return FirstCard.PENDING, None
