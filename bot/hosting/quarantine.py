"""Tables that could not be read: looked at again, and taken up where they stood."""

from __future__ import annotations

import msgspec

from bot.clocks.seat_clock import begin_anew
from bot.store import Ledger
from bot.store.rows import Status, TableRow
from bot.tables.host import Host
from bot.tables.loading import Unreadable, load_in
from bot.tables.table import log


async def take_up_again(host: Host) -> None:
    """Looks again at the tables that were set aside: what can be read now goes on where it stood."""
    async with host.store.read() as ledger:
        aside = await ledger.tables_set_aside()
    for table in aside:
        try:
            async with host.queue(table, even_paused=True), host.store.write() as ledger:
                row = await ledger.table(table)
                if row is None or row.status is not Status.SET_ASIDE:
                    continue
                await take_up(ledger, row, host.now())
        except Exception as error:
            reason = error if isinstance(error, Unreadable) else type(error).__name__
            log.warning("table %s is still set aside: %s", table, reason)
            continue
        log.info("table %s can be read again", table)
        host.after_commit([table])


async def take_up(ledger: Ledger, row: TableRow, now: float) -> Status:
    """A table that was set aside goes on where it stood in its life, which is the answer; it waits to be moved where
    its channel has another table by now. Unreadable when it still can't be read."""
    status = await _status_before(ledger, row)
    live = status in (Status.LOBBY, Status.RUNNING)
    free = live and await ledger.live_table(row.channel_id) is None
    if live and not free:
        status = Status.STRANDED if status is Status.RUNNING else Status.EXPIRED
    await ledger.change_table(row.id, status=status, live_channel_id=row.channel_id if free else None)
    if status is Status.STRANDED:
        await ledger.send(row.id, f"u{row.host_id}", "dm-notice", now=now, body="notice-displaced")
    else:
        await ledger.send(row.id, f"c{row.channel_id}", "card", now=now)
    found = await ledger.table(row.id)
    if found is not None and status is Status.RUNNING:
        await begin_anew(ledger, await load_in(ledger, found), now)
    return status


async def _status_before(ledger: Ledger, row: TableRow) -> Status:
    """Where a table that was set aside stood in its life. Unreadable when it still can't be read."""
    if row.started_at is None:
        status = Status.LOBBY if row.ended_at is None else Status.EXPIRED
        await load_in(ledger, msgspec.structs.replace(row, status=status))
        return status
    found = await load_in(ledger, msgspec.structs.replace(row, status=Status.RUNNING))
    if found.game.outcome(found.state) is not None:
        return Status.FINISHED
    return Status.RUNNING if row.ended_at is None else Status.CANCELLED
