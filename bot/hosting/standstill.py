"""Tables that can't go on where they are, for something is in the way: a permission is missing, their thread is locked,
the bot was put out of their server. Their clocks stand still, and start again when they go on."""

from __future__ import annotations

from bot.clocks.seat_clock import restart_clocks
from bot.store import Transaction
from bot.store.addresses import ChannelAddress
from bot.store.rows import MessageKind, Status, TableRow
from bot.tables.host import Host
from bot.tables.loading import load_in
from bot.verdicts import LOCKED, STANDSTILL


async def note_permission_restored(host: Host, table: int, trouble: str) -> None:
    """That is not in the way any more. A card that says otherwise is drawn again, and clocks that stood start again."""
    async with host.store.write() as tx:
        row = await tx.tables.get(table)
        if row is None or row.missing_permission != trouble:
            return
        await tx.tables.change(table, missing_permission=None)
        if trouble in STANDSTILL:
            await _go_on(tx, row, host.now())
    host.after_commit([table])


async def _go_on(tx: Transaction, row: TableRow, now: float) -> None:
    """A table that stood still goes on where it stood."""
    await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.CARD, now=now)
    found = await tx.tables.get(row.id)
    if found is not None and found.status is Status.RUNNING:
        await restart_clocks(tx, await load_in(tx, found), now)


async def thread_opens(host: Host, thread: int, *, woken: bool) -> None:
    """A thread is neither archived nor locked. Its table's card is drawn again where the thread was in the archive
    until now (`woken`), for it could not be changed there; and what waited for a locked thread is sent."""
    async with host.store.read() as tx:
        row = await tx.tables.live_in(thread)
    if row is None or not (woken or row.missing_permission == LOCKED):
        return
    async with host.store.write() as tx:
        await tx.outbox.hurry(row.id, host.now())
        await tx.outbox.add(row.id, ChannelAddress(thread), MessageKind.CARD, now=host.now())
    host.after_commit([row.id], robots=False)
