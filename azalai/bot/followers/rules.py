"""Followers of a table: one direct message each, renewed now and then, not at every move."""

from __future__ import annotations

from azalai.bot.config import Settings
from azalai.bot.errors import Refused
from azalai.bot.followers.store import Followers
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import Address, FollowerAddress
from azalai.bot.store.rows import MessageKind, Status
from azalai.bot.tables.table import LoadedTable

EVERY = 3600.0
"""Seconds within which a follower's message is renewed once; the end of the game is told at once."""


async def check_room(tx: Transaction, table: int, settings: Settings) -> None:
    """Raise `Refused` if a table has all the followers it may have."""
    if await tx.get(Followers).count(table) >= settings.followers:
        raise Refused("refusal-followers", most=settings.followers)


async def notify_followers(tx: Transaction, table: LoadedTable, now: float) -> None:
    """Queue the followers' messages after a change of a table, inside the caller's transaction.

    One message waits for any number of changes; it shows the newest position. The number of statements does not depend
    on the number of followers.
    """
    over = table.row.status is not Status.RUNNING
    followers = await tx.get(Followers).list_at(table.id)
    if not followers:
        return
    waiting = await tx.outbox.list_addresses_of(table.id, MessageKind.FOLLOWER)
    later: list[tuple[Address, float]] = []
    for follower in followers:
        address = FollowerAddress(table.id, follower.user_id)
        if address not in waiting:
            due = now if over or follower.told_at is None else max(now, follower.told_at + EVERY)
            later.append((address, due))
    await tx.outbox.add_later(table.id, MessageKind.FOLLOWER, later)
    if over and waiting:
        await tx.outbox.bring_forward(table.id, MessageKind.FOLLOWER, now)
