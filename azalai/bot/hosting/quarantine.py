"""Tables that can't be read, or whose game is not installed: they are quarantined, tried again, and resumed."""

from __future__ import annotations

import msgspec

from azalai.bot.clocks.seat_clock import restart_clocks
from azalai.bot.errors import Unreadable
from azalai.bot.store import Transaction
from azalai.bot.store.addresses import ChannelAddress, UserAddress
from azalai.bot.store.rows import MessageKind, Status, TableRow
from azalai.bot.tables.host import Host
from azalai.bot.tables.loading import RESTORED, SET_ASIDE, WAITING, load_in, load_with_events, quarantine_away
from azalai.bot.tables.table import log
from azalai.games import GAMES
from azalai.games.guard import GameBroke


async def quarantine_uninstalled(host: Host) -> None:
    """Quarantine the tables whose game is no longer installed."""
    left = await host.store.ask(lambda tx: tx.tables.list_of_other_games(tuple(GAMES), WAITING))
    for table in left:
        async with host.queue(table, even_paused=True):
            async with host.store.read(once=True) as tx:
                row = await tx.tables.get(table)
            if row is not None and row.status in WAITING:
                await quarantine_away(host, row)


async def retry_quarantined(host: Host) -> None:
    """Resume the quarantined tables that can be read now."""
    aside = await host.store.ask(lambda tx: tx.tables.list_numbers((Status.QUARANTINED,)))
    for table in aside:
        game = "unknown"
        try:
            async with host.queue(table, even_paused=True), host.store.write() as tx:
                row = await tx.tables.get(table)
                if row is None or row.status is not Status.QUARANTINED:
                    continue
                game = row.game
                await restore_table(tx, row, host.now())
        except Exception as error:
            reason = error if isinstance(error, Unreadable | GameBroke) else type(error).__name__
            log.warning("table %s of game %s is still quarantined: %s", table, game, reason)
            async with host.store.note() as tx:  # perhaps for another reason than before the start
                await tx.tables.wake_tournament(table)
            continue
        log.info("table %s of game %s can be read again", table, game)
        host.after_commit([table])


async def restore_table(tx: Transaction, row: TableRow, now: float) -> Status:
    """Resume a quarantined table, and return its new status.

    If its channel has another table by now, a running game waits to be moved, and a lobby expires. Raises `Unreadable`
    if the table still can't be read.
    """
    status = await _find_former_status(tx, row)
    live = status in (Status.LOBBY, Status.RUNNING)
    free = live and await tx.tables.find_live(row.channel_id) is None
    if live and not free:
        status = Status.STRANDED if status is Status.RUNNING else Status.EXPIRED
    await tx.tables.change(row.id, status=status, live_channel_id=row.channel_id if free else None)
    if status is Status.STRANDED:
        await tx.outbox.add(row.id, UserAddress(row.host_id), MessageKind.DM_NOTICE, now=now, body="notice-displaced")
    await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.CARD, now=now)
    if any(notice.body == SET_ASIDE for notice in await tx.messages.list_about(row.id, MessageKind.NOTICE)):
        await tx.outbox.add(row.id, ChannelAddress(row.channel_id), MessageKind.NOTICE, now=now, body=RESTORED)
    stored = await tx.tables.get(row.id)
    if stored is not None and status is Status.RUNNING:
        await restart_clocks(tx, await load_in(tx, stored), now)
    return status


async def _find_former_status(tx: Transaction, row: TableRow) -> Status:
    """Return the status of a table before its quarantine. Raises `Unreadable` if it still can't be read."""
    if row.started_at is None:
        status = Status.LOBBY if row.ended_at is None else Status.EXPIRED
        await load_in(tx, msgspec.structs.replace(row, status=status))
        return status
    loaded = await load_with_events(tx, msgspec.structs.replace(row, status=Status.RUNNING))
    if loaded.game.outcome(loaded.state) is not None:
        return Status.FINISHED
    return Status.RUNNING if row.ended_at is None else Status.CANCELLED
