"""Those who follow a table from outside: one direct message each, renewed now and then, not at every move."""

from __future__ import annotations

from bot.store import Transaction
from bot.store.addresses import FollowerAddress
from bot.store.rows import MessageKind, Status
from bot.tables.table import LoadedTable

EVERY = 3600.0
"""A follower's message is renewed at most once in so many seconds; the end of the game is told at once."""


async def notify_followers(tx: Transaction, table: LoadedTable, now: float) -> None:
    """Something has happened at a table: those who follow it will be told, inside the caller's transaction. Of many
    changes one message waits: it shows the newest position."""
    over = table.row.status is not Status.RUNNING
    for follower in await tx.followers.of(table.id):
        address = FollowerAddress(table.id, follower.user_id)
        waiting = await tx.outbox.waiting(table.id, address, MessageKind.FOLLOWER)
        due = now if over or follower.told_at is None else max(now, follower.told_at + EVERY)
        if waiting is None:
            await tx.outbox.add_later(table.id, address, MessageKind.FOLLOWER, due)
        elif over:
            await tx.outbox.bring_forward(waiting.id, due)
